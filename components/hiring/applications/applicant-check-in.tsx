import type { FormsAt } from '@/components/hiring/screen-place'
import { Button } from '@/components/ui/button'
import { checkInButtons, checkInWords } from '@/lib/content/casework/check-ins'
import { companyApplicantsWords as words } from '@/lib/content/hiring/applicants'
import { dayText } from '@/lib/content/wording/date-text'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { checkInAnswers } from '@/lib/domain/outcomes/check-in'

type Props = { to: FormsAt; reference: string; checkIn: string; startedOn: PlainDate; job: string }

/** How somebody's new job goes, as the company says: the question of the email, answered with one tap. */
export function ApplicantCheckIn({ to, reference, checkIn, startedOn, job }: Props) {
  return (
    <section className="dash-section not-on-paper" aria-labelledby="check-in">
      <h2 id="check-in">{words.checkIn}</h2>
      <p>{checkInWords.lead('employer', dayText(startedOn), job)}</p>
      <form method="post" action={`/api/${to}/applicant-check-in`} className="button-row">
        <input type="hidden" name="application" value={reference} />
        <input type="hidden" name="asked" value={checkIn} />
        {checkInAnswers.map((answer) => (
          <Button key={answer} type="submit" name="checkIn" value={answer} look="secondary">
            {checkInButtons[answer]}
          </Button>
        ))}
      </form>
      <p className="field-hint">{checkInWords.privacy.employer}</p>
    </section>
  )
}
