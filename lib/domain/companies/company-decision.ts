import { z } from 'zod'

import type { CompanyState } from '@/lib/domain/companies/company'
import { freeText } from '@/lib/domain/fields/field-rules'

/** In characters; the database has the same limit. */
export const decisionWordsLimit = 500

export const companyDecisions = ['approve', 'return', 'pause', 'resume', 'take_change', 'leave_change'] as const
export type CompanyDecision = (typeof companyDecisions)[number]

type Step = {
  from: readonly CompanyState[]
  /** Where the company is after it; absent when it stays where it is. */
  to?: CompanyState
  /** Its line in the history and in the log. */
  kind: string
  /** It is told with words of the team. */
  hasWords: boolean
  /** The asker becomes the first member. */
  givesPlace?: true
  /** What becomes of another name or number that the company asked for. */
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

/** A company as far as the team's answer depends on it. */
type Decidable = { state: CompanyState; hasChange: boolean; answer: string }

/** What the team can answer at this moment, in the order of its screen. */
export function possibleDecisions({ state, hasChange }: Omit<Decidable, 'answer'>): CompanyDecision[] {
  return companyDecisions.filter((decision) => {
    const step: Step = steps[decision]
    return step.from.includes(state) && (step.change === undefined || hasChange)
  })
}

/** What is kept when the team has answered; see the function decide_company of the database. */
type Decided = {
  kind: string
  state: CompanyState
  answer: string
  gives_place: boolean
  change: 'taken' | 'left' | null
}

/**
 * What an answer of the team does to a company.
 * @param words what the company is told; empty where none are asked for
 * @returns null where the company is past it
 */
export function decideCompany(company: Decidable, decision: CompanyDecision, words: string): Decided | null {
  if (!possibleDecisions(company).includes(decision)) return null
  const step: Step = steps[decision]
  // A company that is paused still has to know why after the team has looked at its new name.
  const keepsWords = step.to === undefined && company.state === 'paused' && words === ''
  return {
    kind: step.kind,
    state: step.to ?? company.state,
    answer: keepsWords ? company.answer : words,
    gives_place: step.givesPlace ?? false,
    change: step.change ?? null,
  }
}

export const needsWords = (decision: CompanyDecision): boolean => steps[decision].hasWords

/** What a member of the team says with an answer; empty with one that has no words. @param message what to say when there is nothing */
export const decisionWords = (decision: CompanyDecision, message: string): z.ZodType<string> =>
  needsWords(decision)
    ? freeText({ label: 'What you write', min: 1, max: decisionWordsLimit, message })
    : z.unknown().transform(() => '')

/** What the form about a company must name: which one, and what the member was shown of it. */
export const chosenCompany = z.object({ company: z.uuid(), version: z.coerce.number().int().positive() })
