import type { PeopleOf } from '@/components/hiring/people/colleague-table'
import { TickBox } from '@/components/forms/tick-box'
import { Button } from '@/components/ui/button'
import { colleagueWordsOf } from '@/lib/content/hiring/colleague-words'

type Props = PeopleOf & { isLastManager: boolean }

/** Leaving asks for confirmation in place; the last member who manages people is told why they cannot leave. */
export function LeaveCompany({ kind, to, isLastManager }: Props) {
  const words = colleagueWordsOf(kind)
  return (
    <section className="dash-section" aria-labelledby="leave">
      <h2 id="leave">{words.leave}</h2>
      {isLastManager ? (
        <p>{words.last}</p>
      ) : (
        <details className="dash-more dash-more-warning">
          <summary>{words.leave}</summary>
          <form action={`/api/${to}/company-leave`} method="post">
            <p>{words.leaveText}</p>
            {kind === 'partner' ? <TickBox name="leaves" label={words.leavesPeopleOwn} /> : null}
            <Button type="submit" look="warning" isSmall>
              {words.leaveYes}
            </Button>
          </form>
        </details>
      )}
    </section>
  )
}
