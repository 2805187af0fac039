import type { Stage } from '@/lib/domain/applications/stages'
import type { RecordQuestionStage } from '@/lib/domain/job-board/job'

const stagesToAsk = {
  never: [],
  after_shortlist: ['shortlisted', 'interview', 'offer'],
  at_interview: ['interview', 'offer'],
  after_offer: ['offer'],
} as const satisfies Record<RecordQuestionStage, readonly Stage[]>

/** Whether an employer may ask about a record at the stage: not before the one that its own advert names. */
export const mayAskAt = (question: RecordQuestionStage, stage: Stage): boolean =>
  stagesToAsk[question].some((one) => one === stage)
