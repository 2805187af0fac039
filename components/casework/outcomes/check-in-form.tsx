import { Button } from '@/components/ui/button'
import { checkInButtons, checkInWords as words, employerCheckWords } from '@/lib/content/casework/check-ins'
import { dayText } from '@/lib/content/wording/date-text'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { checkInAnswers, type CheckInSide } from '@/lib/domain/outcomes/check-in'
import { employerAnswers } from '@/lib/domain/outcomes/job-check'

type Props = { token: string; side: CheckInSide; startedOn: PlainDate; job: string | null }

/** How a new job goes: one tap is enough. */
export function CheckInForm({ token, side, startedOn, job }: Props) {
  return (
    <>
      <p className="lead">{words.lead(side, dayText(startedOn), job)}</p>
      <p>{words.privacy[side]}</p>
      <form method="post" action="/api/one-question" className="enquiry-form question-form">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="side" value={side} />
        {checkInAnswers.map((answer) => (
          <Button key={answer} type="submit" name="checkIn" value={answer} look="secondary">
            {checkInButtons[answer]}
          </Button>
        ))}
      </form>
    </>
  )
}

type EmployerProps = { token: string; startedOn: PlainDate; job: string }

/** Whether somebody is still with the company that hired them. */
export function EmployerCheckForm({ token, startedOn, job }: EmployerProps) {
  return (
    <>
      <p className="lead">{employerCheckWords.lead(dayText(startedOn), job)}</p>
      <p>{employerCheckWords.privacy}</p>
      <form method="post" action="/api/one-question" className="enquiry-form question-form">
        <input type="hidden" name="token" value={token} />
        {employerAnswers.map((answer) => (
          <Button key={answer} type="submit" name="stillThere" value={answer} look="secondary">
            {employerCheckWords.answers[answer]}
          </Button>
        ))}
      </form>
    </>
  )
}
