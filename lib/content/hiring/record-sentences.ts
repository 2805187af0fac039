import { capitalised, dayText } from '@/lib/content/wording/date-text'
import type { DisclosureState } from '@/lib/domain/applications/application'
import type { ApplicationStep, StepKind } from '@/lib/domain/applications/history'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import type { RecordQuestionStage } from '@/lib/domain/job-board/job'

const advertSays: Readonly<Record<RecordQuestionStage, string>> = {
  never: 'Your advert says you won’t ask about convictions.',
  after_shortlist: 'Your advert says you’ll ask about convictions after shortlisting.',
  at_interview: 'Your advert says you’ll ask about convictions at the interview.',
  after_offer: 'Your advert says you’ll ask about convictions after an offer.',
}

const answers: readonly StepKind[] = ['shared', 'declined', 'statement_given']

const advertSaid: Readonly<Record<RecordQuestionStage, string>> = {
  never: 'you wouldn’t ask about convictions',
  after_shortlist: 'you’d ask about convictions after shortlisting',
  at_interview: 'you’d ask about convictions at the interview',
  after_offer: 'you’d ask about convictions after an offer',
}

type Asked = {
  recordQuestion: RecordQuestionStage
  /** Whether the advert has asked something else since. */
  hasOtherQuestion?: boolean
  disclosure: DisclosureState
  steps: readonly Pick<ApplicationStep, 'kind' | 'on'>[]
  /** A first name, or 'the applicant'. */
  who: string
}

const answeredOn = (answered: PlainDate, asked: PlainDate | undefined): string =>
  answered === asked ? 'the same day' : `on ${dayText(answered)}`

function askedAndAnswered({ disclosure, steps, who }: Asked): string {
  if (disclosure === 'not_asked') return `You haven’t asked ${who}.`
  const asked = steps.find(({ kind }) => kind === 'asked')?.on
  const answered = steps.find(({ kind }) => answers.includes(kind))?.on
  const question = asked === undefined ? 'You asked' : `You asked on ${dayText(asked)}`
  if (disclosure === 'asked' || answered === undefined) return `${question}. ${capitalised(who)} hasn’t answered yet.`
  const when = answeredOn(answered, asked)
  return disclosure === 'declined'
    ? `${question}, and ${who} answered ${when} that they’d rather not say.`
    : `${question}, and ${who} answered ${when}.`
}

/** For the employer: what its advert says about records, and what it has asked and the applicant has answered, with dates. */
export const recordSentences = (asked: Asked): string =>
  `${
    asked.hasOtherQuestion
      ? `When ${asked.who} applied, your advert said ${advertSaid[asked.recordQuestion]}. That still holds here, although you’ve changed it since.`
      : advertSays[asked.recordQuestion]
  } ${askedAndAnswered(asked)}`
