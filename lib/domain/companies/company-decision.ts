import { z } from 'zod'

import type { CompanyState } from '@/lib/domain/companies/company'
import type { OrganisationKind } from '@/lib/domain/companies/member-rights'
import { freeText } from '@/lib/domain/fields/field-rules'

/** In characters; the database has the same limit. */
export const decisionWordsLimit = 500

export const companyDecisions = ['approve', 'return', 'pause', 'resume', 'take_change', 'leave_change'] as const
export type CompanyDecision = (typeof companyDecisions)[number]

type Step = {
  from: readonly CompanyState[]
  /** The company's new state; absent when it does not change. */
  to?: CompanyState
  /** Its name in the history and in the log. */
  kind: string
  /** The team explains it in its own words. */
  hasWords: boolean
  /** The person who asked becomes the company's first member. */
  givesPlace?: true
  /** What happens to the new name or number that the company asked for. */
  change?: 'taken' | 'left'
}

const steps = {
  approve: { from: ['waiting'], to: 'approved', kind: 'approved', hasWords: false, givesPlace: true },
  return: { from: ['waiting'], to: 'returned', kind: 'returned', hasWords: true },
  pause: { from: ['approved'], to: 'paused', kind: 'paused', hasWords: true },
  resume: { from: ['paused'], to: 'approved', kind: 'resumed', hasWords: false },
  take_change: { from: ['approved', 'paused'], kind: 'change_approved', hasWords: false, change: 'taken' },
  leave_change: { from: ['approved', 'paused'], kind: 'change_returned', hasWords: true, change: 'left' },
} as const satisfies Record<CompanyDecision, Step>

/** The parts of a company that the team's answer depends on. */
type Decidable = { state: CompanyState; hasChange: boolean; answer: string }

/** The answers open to the team at the moment, in the order of its screen. */
export function possibleDecisions({ state, hasChange }: Omit<Decidable, 'answer'>): CompanyDecision[] {
  return companyDecisions.filter((decision) => {
    const step: Step = steps[decision]
    return step.from.includes(state) && (step.change === undefined || hasChange)
  })
}

/** What is stored once the team has answered; see the database function decide_company. */
type Decided = {
  kind: string
  state: CompanyState
  answer: string
  gives_place: boolean
  change: 'taken' | 'left' | null
}

/**
 * What the team's answer does to a company.
 * @param words what the company is told; empty if the answer needs no explanation
 * @returns null if the company's state no longer allows this answer
 */
export function decideCompany(company: Decidable, decision: CompanyDecision, words: string): Decided | null {
  if (!possibleDecisions(company).includes(decision)) return null
  const step: Step = steps[decision]
  // A paused company must still be told why it is paused after the team has dealt with its new name.
  const keepsWords = step.to === undefined && company.state === 'paused' && words === ''
  return {
    kind: step.kind,
    state: step.to ?? company.state,
    answer: keepsWords ? company.answer : words,
    gives_place: step.givesPlace ?? false,
    change: step.change ?? null,
  }
}

/** Whether it answers a new name or number, rather than concerning the company itself. */
export const answersChange = (decision: CompanyDecision): boolean => (steps[decision] as Step).change !== undefined

export const needsWords = (decision: CompanyDecision): boolean => steps[decision].hasWords

/**
 * What a team member writes with an answer; empty for an answer that needs no explanation.
 * @param message shown when nothing was written
 */
export const decisionWords = (decision: CompanyDecision, message: string): z.ZodType<string> =>
  needsWords(decision)
    ? freeText({ label: 'What you write', min: 1, max: decisionWordsLimit, message })
    : z.unknown().transform(() => '')

/** What the form about a company must carry: which company, and which version of it the team member was shown. */
export const chosenCompany = z.object({ company: z.uuid(), version: z.coerce.number().int().positive() })

/** What the team looks at before it answers a company. The database's log keeps each as 'checked_<name>'. */
export const companyChecks = ['register', 'phone', 'website'] as const
export type CompanyCheck = (typeof companyChecks)[number]

/** What stands in a company's list of checks: one of them, or 'none' with the reason why there was none. */
export const notedChecks = [...companyChecks, 'none'] as const
export type NotedCheck = (typeof notedChecks)[number]

/**
 * What a member writes about a check: what they found, or why they approve without one.
 * @param message shown when nothing was written
 */
export const wordsOfCheck = (message: string): z.ZodType<string> =>
  freeText({ label: 'What you write', min: 1, max: decisionWordsLimit, message })

/** The answers to 'does that match what they told us?', which each check ends with. */
export const checkResults = ['yes', 'no'] as const

/** A check as the desk lists it. */
export type ListedCheck = { what: NotedCheck; bears_out: boolean | null }

/**
 * How the noted checks leave an organisation: the last of each kind counts, because a website that was down may be back.
 * @param checks oldest first
 * @returns 'borne-out' if at least one check bears out what it says and none speaks against it, 'in-doubt' if one
 * speaks against it, 'unchecked' otherwise
 */
export function standingOf(checks: readonly ListedCheck[]): 'borne-out' | 'in-doubt' | 'unchecked' {
  const last = new Map(checks.map(({ what, bears_out }) => [what, bears_out]))
  const results = companyChecks.map((what) => last.get(what))
  if (results.includes(false)) return 'in-doubt'
  return results.includes(true) ? 'borne-out' : 'unchecked'
}

/** What speaks against approving an organisation: a member who does so all the same has to say why. */
export type ApprovalDoubt = 'unchecked' | 'in-doubt' | 'unsigned'

/**
 * The doubts about an organisation: no check bears out what it says, or one speaks against it; a partner, which will keep
 * files about people, has not signed the agreement about data.
 * @param dataAgreementOn the day on which a partner signed it; undefined for a company, which signs none
 */
export function doubtsAbout(
  checks: readonly ListedCheck[],
  { dataAgreementOn }: { kind: OrganisationKind; dataAgreementOn?: string | null },
): ApprovalDoubt[] {
  const standing = standingOf(checks)
  return [...(standing === 'borne-out' ? [] : [standing]), ...(dataAgreementOn === null ? (['unsigned'] as const) : [])]
}

/** Whether a member has to say why: there are doubts, and an organisation that is approved can write to people. */
export const needsReason = (decision: CompanyDecision, open: readonly ApprovalDoubt[]): boolean =>
  decision === 'approve' && open.length > 0
