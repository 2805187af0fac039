import type { Side } from '@/lib/domain/access/role'
import { stages, type Stage } from '@/lib/domain/applications/stages'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

/** What else happens in an application besides moving it to a stage. */
const otherSteps = [
  'asked',
  'shared',
  'declined',
  'statement_given',
  'statement_read',
  'statement_taken_back',
  'reader_added',
  'checked',
  'unchecked',
  'check_not_passed',
  'first_day_set',
  'offer_changed',
  'shortlist_undone',
  'start_undone',
  'interview_called_off',
  'six_weeks',
  'approval_said',
  'approval_given',
  'slots_offered',
  'slot_chosen',
  'slots_declined',
  'times_withdrawn',
  'time_given_back',
  'interview_cancelled',
  'running_late',
  'message_sent',
] as const
/** The kinds of line in an application's history. */
export const stepKinds = [...stages, ...otherSteps] as const
export type StepKind = (typeof stepKinds)[number]

/** The longest message from one side to the other, in characters. */
export const messageLimit = 1000

/** One line of the dated history, the same for both sides. */
export type ApplicationStep = {
  kind: StepKind
  on: PlainDate
  by: Side
  note: string | null
  /** Which member of the company it was, for its own members only. */
  who?: { isOwn: boolean; name: string | null }
}

export const isStage = (kind: StepKind): kind is Stage => stages.some((stage) => stage === kind)

const refusals: readonly StepKind[] = [
  'slots_declined',
  'times_withdrawn',
  'time_given_back',
  'interview_cancelled',
  'interview_called_off',
]

/**
 * When the interview times last came to nothing: the person said that none works, asked for another than the agreed one
 * or cancelled the interview, or the employer withdrew the times or called the interview off; null if never.
 */
export const timesDeclined = (steps: readonly ApplicationStep[]): ApplicationStep | null =>
  steps.findLast(({ kind }) => refusals.includes(kind)) ?? null

const withWords: readonly StepKind[] = [
  'slots_offered',
  'times_withdrawn',
  'interview_called_off',
  'first_day_set',
  'offer_changed',
  'shortlist_undone',
  'start_undone',
]

/**
 * The employer's latest step to which words can be added: a move to another stage, times to choose from, a first day. What it wrote
 * with an earlier one is no longer what it has to say.
 */
export const latestFromEmployer = (steps: readonly ApplicationStep[]): ApplicationStep | null =>
  steps.findLast(({ kind, by }) => by === 'employer' && (isStage(kind) || withWords.includes(kind))) ?? null
