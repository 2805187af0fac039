import { SelectField } from '@/components/forms/select-field'
import { TickBox } from '@/components/forms/tick-box'
import { Button } from '@/components/ui/button'
import {
  leavingReasonLabels,
  noReasonYet,
  ownAnswerButtons,
  ownJobWords,
  oneQuestionWords as words,
} from '@/lib/content/casework/job-starts'
import { dayText } from '@/lib/content/wording/date-text'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { givenAnswers, leavingReasons } from '@/lib/domain/outcomes/job-check'

type Props = { token: string; startedOn: PlainDate }

/** The question, with a button for each answer: one tap is enough. */
export function QuestionForm({ token, startedOn }: Props) {
  return (
    <>
      <p className="lead">{words.lead(dayText(startedOn))}</p>
      {givenAnswers.map((answer) => (
        <form key={answer} method="post" action="/api/one-question" className="enquiry-form question-form">
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="answer" value={answer} />
          {answer === 'in_post' ? null : (
            <SelectField
              id={`reason-${answer}`}
              name="reason"
              label={words.reason}
              defaultValue=""
              options={[
                { value: '', label: noReasonYet },
                ...leavingReasons.map((value) => ({ value, label: leavingReasonLabels[value] })),
              ]}
            />
          )}
          <Button type="submit" look={answer === 'in_post' ? 'primary' : 'secondary'}>
            {ownAnswerButtons[answer]}
          </Button>
          {answer === 'in_post' ? (
            <>
              <p>{words.agree}</p>
              <TickBox id="mayAsk" name="mayAsk" label={ownJobWords.mayAsk} />
              <TickBox id="mayCount" name="mayCount" label={ownJobWords.mayCount} />
            </>
          ) : null}
        </form>
      ))}
      <p>{words.privacy}</p>
    </>
  )
}
