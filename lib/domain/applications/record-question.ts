import type { Side } from '@/lib/domain/access/role'
import {
  moveDisclosure,
  stageOf,
  type Application,
  type DisclosureRefusal,
} from '@/lib/domain/applications/application'
import type { Stage } from '@/lib/domain/applications/stages'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import type { RecordQuestionStage } from '@/lib/domain/job-board/job'
import { refuse, type Result } from '@/lib/domain/result'

const stagesToAsk = {
  never: [],
  after_shortlist: ['shortlisted', 'interview', 'offer', 'accepted'],
  at_interview: ['interview', 'offer', 'accepted'],
  after_offer: ['offer', 'accepted'],
} as const satisfies Record<RecordQuestionStage, readonly Stage[]>

type Day = {
  on: PlainDate
  /** The day of the agreed interview; null if none is agreed. */
  interviewOn: PlainDate | null
}

/**
 * Whether an employer may ask about a record at a stage: not before the one named in its own advert. 'At the interview'
 * opens on the day of the interview, not with the invitation.
 */
export const mayAskAt = (question: RecordQuestionStage, stage: Stage, { on, interviewOn }: Day): boolean =>
  stagesToAsk[question].some((allowed) => allowed === stage) &&
  (question !== 'at_interview' || stage !== 'interview' || (interviewOn !== null && interviewOn <= on))

type Asked = Day & { question: RecordQuestionStage; by: Side; startsOn?: PlainDate | null }

/**
 * The employer asks about a record, within the limits of {@link moveDisclosure} and its own advert: refused if the
 * advert says that it never asks, and before the stage, or the day of the interview, that it names.
 */
export function askAboutRecord(
  application: Application,
  { question, by, on, interviewOn, startsOn = null }: Asked,
): Result<Application, DisclosureRefusal | 'before_agreed_stage'> {
  if (question === 'never') return refuse('not_allowed')
  const asked = moveDisclosure(application, { to: 'asked', by, on, startsOn })
  return asked.ok && !mayAskAt(question, stageOf(application), { on, interviewOn })
    ? refuse('before_agreed_stage')
    : asked
}
