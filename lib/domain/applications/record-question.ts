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
  after_shortlist: ['shortlisted', 'interview', 'offer'],
  at_interview: ['interview', 'offer'],
  after_offer: ['offer'],
} as const satisfies Record<RecordQuestionStage, readonly Stage[]>

/** Whether an employer may ask about a record at a stage: not before the one named in its own advert. */
export const mayAskAt = (question: RecordQuestionStage, stage: Stage): boolean =>
  stagesToAsk[question].some((allowed) => allowed === stage)

type Asked = { question: RecordQuestionStage; by: Side; on: PlainDate }

/**
 * The employer asks about a record, within the limits of {@link moveDisclosure} and its own advert: refused if the
 * advert says that it never asks, and before the stage that it names.
 */
export function askAboutRecord(
  application: Application,
  { question, by, on }: Asked,
): Result<Application, DisclosureRefusal | 'before_agreed_stage'> {
  if (question === 'never') return refuse('not_allowed')
  const asked = moveDisclosure(application, { to: 'asked', by, on })
  return asked.ok && !mayAskAt(question, stageOf(application)) ? refuse('before_agreed_stage') : asked
}
