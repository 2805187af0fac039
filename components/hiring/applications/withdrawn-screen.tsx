import { ButtonLink } from '@/components/ui/button-link'
import { withdrawnWords as words } from '@/lib/content/hiring/applicants'
import { dayText } from '@/lib/content/wording/date-text'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { pathWithQuery } from '@/lib/domain/queries/address-query'

type Props = {
  reference: string
  job: { id: string; title: string }
  /** False if it had ended in another way before it was deleted. */
  isWithdrawn: boolean
  endedOn: PlainDate
}

/** At the address of an application whose person has deleted their account: that it is gone, and nothing about them. */
export function WithdrawnScreen({ reference, job, isWithdrawn, endedOn }: Props) {
  return (
    <>
      <div className="screen-heading">
        <div>
          <h1>{isWithdrawn ? words.heading : words.deletedHeading}</h1>
          <p className="lead">
            <span className="unbroken">{reference}</span>, {job.title}
          </p>
        </div>
      </div>
      <p>{isWithdrawn ? words.text(dayText(endedOn)) : words.deletedText(dayText(endedOn))}</p>
      <p>{words.nothingToDo}</p>
      <p>
        <ButtonLink href={pathWithQuery('/dashboard/employerportal/applications', { job: job.id })} look="secondary">
          {words.others}
        </ButtonLink>
      </p>
    </>
  )
}
