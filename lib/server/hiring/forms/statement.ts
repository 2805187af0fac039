import 'server-only'

import { z } from 'zod'

import { formWords } from '@/lib/content/forms/form-words'
import { ownApplicationsProblems, type OwnApplicationsDone } from '@/lib/content/hiring/own-applications'
import { statementProblems as problems, type StatementDone } from '@/lib/content/hiring/statement'
import { isApplicationReference } from '@/lib/domain/applications/reference'
import { releaseStatement } from '@/lib/domain/vault/statement-release'
import { statementText } from '@/lib/domain/vault/statement'
import type { FormOutcome, GuardedForm } from '@/lib/server/forms/guarded-form'
import { loadApplication } from '@/lib/server/hiring/applications'
import { tellMembers } from '@/lib/server/hiring/members-email'
import { applicationPage, momentNow, type Sent as SentForm } from '@/lib/server/hiring/take-application-step'
import { deleteStatements, keepStatement, loadOwnStatement } from '@/lib/server/hiring/vault/own-statement'
import { isVaultOpen } from '@/lib/server/hiring/vault/own-vault-keys'
import { commitRelease, loadReleases, takeStatementBack } from '@/lib/server/hiring/vault/releases'

/** Where a statement is kept and shared. The demonstration has its own, which keeps nothing. */
export type StatementStore = {
  isOpen: boolean
  load: typeof loadOwnStatement
  keep: typeof keepStatement
  deleteAll: typeof deleteStatements
  application: typeof loadApplication
  releases: typeof loadReleases
  release: typeof commitRelease
  takeBack: typeof takeStatementBack
  tell: typeof tellMembers
}
const database: StatementStore = {
  isOpen: isVaultOpen,
  load: loadOwnStatement,
  keep: keepStatement,
  deleteAll: deleteStatements,
  application: loadApplication,
  releases: loadReleases,
  release: commitRelease,
  takeBack: takeStatementBack,
  tell: tellMembers,
}
type Sent = SentForm & { store?: StatementStore }
type StatementForm = Omit<GuardedForm, 'run'> & { run: (sent: Sent) => Promise<FormOutcome> }

const own = '/dashboard/candidateportal/statement'
const ownPage = () => own
const list = '/dashboard/candidateportal/applications'
const page = applicationPage(list)

type Problem = Exclude<FormOutcome, { done: string }>
const problem = (words: string, field: string | null = null): Problem => ({ problem: words, field })
const done = (what: StatementDone): FormOutcome => ({ done: what, at: own })

const versionNumber = z.coerce.number().int().min(1).max(1_000_000)
const shownVersion = z.coerce.number().int().min(0).max(1_000_000)
const text = statementText(problems.name, problems.empty)

type Keeping = { userId: string; shown: number; words: string; told: StatementDone; store: StatementStore }

async function keep({ userId, shown, words, told, store }: Keeping): Promise<FormOutcome> {
  const outcome = await store.keep(userId, shown, words)
  if (outcome === 'done') return done(told)
  if (outcome === 'same') return done('same')
  return problem(outcome === 'forbidden' ? formWords.unavailable : problems[outcome])
}

async function save({ fields, user, store = database }: Sent): Promise<FormOutcome> {
  if (!store.isOpen) return problem(problems.closed)
  const words = text.safeParse(fields.text)
  if (!words.success) return problem(words.error.issues[0]?.message ?? problems.empty, 'text')
  const shown = shownVersion.safeParse(fields.version)
  return shown.success
    ? keep({ userId: user.id, shown: shown.data, words: words.data, told: 'saved', store })
    : problem(problems.changed)
}

/** An earlier version becomes the newest: its text is sealed again for its new position. */
async function useAgain({ fields, user, store = database }: Sent): Promise<FormOutcome> {
  if (!store.isOpen) return problem(problems.closed)
  const wanted = versionNumber.safeParse(fields.version)
  const { versions, shown } = await store.load(user.id, wanted.success ? wanted.data : null)
  const newest = versions[0]?.version
  if (!shown || !wanted.success || shown.version !== wanted.data || newest === undefined)
    return problem(problems.version)
  return shown.text === null
    ? problem(problems.unreadable)
    : keep({ userId: user.id, shown: newest, words: shown.text, told: 'again', store })
}

async function deleteAll({ user, store = database }: Sent): Promise<FormOutcome> {
  return (await store.deleteAll(user.id)) === 'done' ? done('deleted') : problem(formWords.unavailable)
}

const missing = { ...problem(ownApplicationsProblems.missing), at: list }

async function release({ fields, user, store = database }: Sent): Promise<FormOutcome> {
  const { application: reference = '' } = fields
  const kept = isApplicationReference(reference) ? await store.application(reference) : null
  if (!kept) return missing
  if (!store.isOpen) return problem(problems.closed)
  if (kept.version !== Number(fields.version)) return problem(ownApplicationsProblems.changed)
  const wanted = versionNumber.safeParse(fields.statement)
  if (!wanted.success) return problem(problems.none, 'statement')
  const { today } = momentNow()
  const [{ shown }, releases] = await Promise.all([
    store.load(user.id, wanted.data),
    store.releases(user.id, today, kept.application.id),
  ])
  if (shown?.version !== wanted.data) return problem(problems.version, 'statement')
  // Nobody could read it, and it is better to say so now than when the employer opens it.
  if (shown.text === null) return problem(problems.unreadable)
  const hasOpenRelease = releases.some(({ state }) => state === 'open')
  const after = releaseStatement(kept.application, {
    on: today,
    hasOpenRelease,
    startsOn: kept.start.firstDay?.on ?? null,
  })
  if (!after.ok) return problem(ownApplicationsProblems.notAllowed)
  const outcome = await store.release({ actorId: user.id, kept, after: after.value, version: wanted.data, on: today })
  switch (outcome) {
    case 'done':
      await store.tell(kept.application, { kind: 'statement' })
      return { done: 'statement-given' satisfies OwnApplicationsDone, at: page(fields) }
    case 'missing':
      return missing
    case 'no_statement':
      return problem(problems.version, 'statement')
    case 'no_reader':
      return problem(problems.noReader)
    default:
      return problem(ownApplicationsProblems[outcome])
  }
}

/** It requires no version: whatever the employer did in the meantime, people can always take back what is theirs. */
async function takeBack({ fields, user, store = database }: Sent): Promise<FormOutcome> {
  const { application: reference = '' } = fields
  const kept = isApplicationReference(reference) ? await store.application(reference) : null
  if (!kept) return missing
  const isFromOwnPage = fields.from === 'statement'
  const outcome = await store.takeBack(user.id, kept.application.id)
  if (outcome === 'missing') return { ...problem(problems.notOpen), at: isFromOwnPage ? own : page(fields) }
  return isFromOwnPage ? done('taken-back') : { done: 'statement-back' satisfies OwnApplicationsDone, at: page(fields) }
}

/** What a person does with their statement. */
export const statementForms: Readonly<Record<string, StatementForm>> = {
  'statement-save': { page: ownPage, keep: ['text'], isPrivate: true, run: save },
  'statement-again': { page: ownPage, keep: [], run: useAgain },
  'statement-delete': { page: ownPage, keep: [], run: deleteAll },
  'statement-release': { page, keep: ['statement'], run: release },
  'statement-take-back': { page, keep: [], run: takeBack },
}
