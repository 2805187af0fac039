import type { Side } from '@/lib/domain/access/role'
import { stages, type Stage } from '@/lib/domain/applications/stages'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

/** What else is done in an application beside moving it to a stage. */
const otherSteps = [
  'asked',
  'shared',
  'declined',
  'statement_given',
  'statement_taken_back',
  'checked',
  'unchecked',
  'approval_said',
  'approval_given',
  'slots_offered',
  'slot_chosen',
] as const
/** Each line of the history of an application is one of these. */
export const stepKinds = [...stages, ...otherSteps] as const
export type StepKind = (typeof stepKinds)[number]

/** One line of the dated history, which both sides read alike. */
export type Step = { kind: StepKind; on: PlainDate; by: Side; note: string | null }

export const isStage = (kind: StepKind): kind is Stage => stages.some((stage) => stage === kind)
