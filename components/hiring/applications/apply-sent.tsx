import type { Route } from 'next'
import type { ReactNode } from 'react'

import { ButtonLink } from '@/components/ui/button-link'
import { PageLink } from '@/components/ui/page-link'
import { applyPages } from '@/lib/content/hiring/apply'
import { dayText, weekdayText } from '@/lib/content/wording/date-text'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

const words = applyPages.sent

type Props = {
  reference: string
  sentOn: PlainDate
  /** They have just sent it. */
  isNew: boolean
  /** The day by which the employer is asked to answer; null once it has. */
  answerDueOn: PlainDate | null
  /** Whether the employer asks about convictions once it has shortlisted somebody. */
  asksOnceShortlisted: boolean
  /** Whether the person can choose a password, because they have none. */
  canChoosePassword: boolean
  /** Other jobs they might apply for. */
  similar: ReactNode
}

/** After applying, and whenever somebody comes back to it: what happens next, and by when. */
export function ApplySent({
  reference,
  sentOn,
  isNew,
  answerDueOn,
  asksOnceShortlisted,
  canChoosePassword,
  similar,
}: Props) {
  return (
    <>
      <h1>{isNew ? words.heading : words.headingLater}</h1>
      <p className="lead" role="status">
        {isNew ? words.lead : words.sentOn(dayText(sentOn))}
      </p>
      {answerDueOn === null ? null : (
        <section aria-labelledby="what-next">
          <h2 id="what-next">{words.nextHeading}</h2>
          <ol className="step-list">
            {words.steps.map((step, index) => (
              <li key={step}>
                {step} {asksOnceShortlisted && index === words.steps.length - 1 ? words.asksThen : null}
              </li>
            ))}
          </ol>
          <p>
            <strong>{words.by(weekdayText(answerDueOn))}</strong> {words.late}
          </p>
        </section>
      )}
      <p>
        <ButtonLink href={`/dashboard/candidateportal/applications/${reference}` as Route}>{words.see}</ButtonLink>
      </p>
      {canChoosePassword ? (
        <p>
          {words.passwordText} <PageLink href="/account/password">{words.password}</PageLink>
        </p>
      ) : null}
      {similar}
    </>
  )
}
