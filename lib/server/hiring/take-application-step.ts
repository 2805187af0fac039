import 'server-only'

import { isApplicationReference } from '@/lib/domain/applications/reference'
import { londonDay, londonTime } from '@/lib/domain/dates/london-time'
import type { SlotMoment } from '@/lib/domain/applications/interview-slots'
import type { FormFields, FormOutcome, GuardedForm } from '@/lib/server/forms/guarded-form'
import type { commitApplicationStep, KeptApplication } from '@/lib/server/hiring/applications'

export type Sent = Parameters<GuardedForm['run']>[0]
type Outcome = Awaited<ReturnType<typeof commitApplicationStep>>

/** An application's page in a portal, or the list when the form names no valid one. */
export const applicationPage =
  (list: string) =>
  ({ application = '' }: FormFields): string =>
    isApplicationReference(application) ? `${list}/${application}` : list

export const momentNow = (): SlotMoment => {
  const now = new Date()
  return { today: londonDay(now), now: londonTime(now) }
}

type Words = Readonly<Record<'missing' | 'changed' | 'forbidden', string>> & {
  /** For whoever can choose a time. */
  taken?: string
}
type Step<Opened> = {
  list: string
  words: Words
  open: (reference: string) => Promise<Opened | null>
  keptOf: (opened: Opened) => KeptApplication
  /** What the rules say: the problem, or how the step is stored. */
  decide: (opened: Opened) => Exclude<FormOutcome, { done: string }> | (() => Promise<Outcome>)
  done: string
}

/** Performs a step on the version that was shown, or not at all, so that nobody else's step is overwritten. */
export async function takeApplicationStep<Opened>(
  { fields }: Sent,
  { list, words, open, keptOf, decide, done }: Step<Opened>,
): Promise<FormOutcome> {
  const { application: reference = '' } = fields
  const missing = { problem: words.missing, field: null, at: list }
  if (!isApplicationReference(reference)) return missing
  const opened = await open(reference)
  if (!opened) return missing
  if (keptOf(opened).version !== Number(fields.version)) return { problem: words.changed, field: null }
  const decided = decide(opened)
  if (typeof decided !== 'function') return decided
  const outcome = await decided()
  if (outcome === 'done') return { done, at: `${list}/${reference}` }
  return outcome === 'missing' ? missing : { problem: words[outcome] ?? words.changed, field: null }
}
