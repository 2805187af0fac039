import type { Route } from 'next'

import { Facts } from '@/components/work/facts'
import { applicantsOf } from '@/components/hiring/applications/applicants-path'
import { ButtonLink } from '@/components/ui/button-link'
import { companyJobWords as words } from '@/lib/content/hiring/company-job-words'
import { dayText } from '@/lib/content/wording/date-text'
import { countIn } from '@/lib/domain/applications/applicant-tabs'
import type { Stage } from '@/lib/domain/applications/stages'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import type { KeptJob } from '@/lib/domain/job-board/job-steps'

type Props = {
  job: Pick<KeptJob, 'status' | 'postedOn'> & {
    id: string
    closesOn: PlainDate | null
    closedOn: PlainDate | null
    hired: number | null
  }
  applicants: Partial<Record<Stage, number>> | null
  /** Where the advert is changed; null for somebody who may not, and where nothing can be changed now. */
  changeAt: Route | null
  /** Whether the page has a section beside or further down with everything that can be done with the job. */
  isManaged: boolean
  /** What comes next: to change it, to send what has changed, or to see who applied. */
  next: 'change' | 'send' | 'applicants'
  /** The portal's own path. */
  portal: string
}

/** How a job that is or was on the board is doing: since when, until when, and who has applied. */
export function JobHeadlines({
  job: { id, status, postedOn, closesOn, closedOn, hired },
  applicants,
  changeAt,
  next,
  isManaged,
  portal,
}: Props) {
  return (
    <div className="dash-section">
      <Facts
        facts={[
          ...(postedOn ? [{ name: words.since, value: dayText(postedOn) }] : []),
          status === 'closed'
            ? { name: words.closedOn, value: closedOn ? dayText(closedOn) : '' }
            : { name: words.lastDay, value: closesOn ? dayText(closesOn) : words.untilFilled },
          ...(status === 'closed' && hired !== null ? [{ name: words.hiredCount, value: hired }] : []),
          ...(applicants
            ? [
                {
                  name: words.applicants,
                  value: words.applicantsText(countIn('open', applicants), countIn('new', applicants)),
                },
              ]
            : []),
        ]}
      />
      <div className="button-row">
        {applicants && Object.values(applicants).some((count) => count > 0) ? (
          <ButtonLink
            href={applicantsOf(portal, id, applicants)}
            look={next === 'applicants' ? 'primary' : 'secondary'}
            isSmall
          >
            {words.seeApplicants}
          </ButtonLink>
        ) : null}
        {changeAt ? (
          <ButtonLink href={changeAt} look={next === 'change' ? 'primary' : 'secondary'} isSmall>
            {words.change}
          </ButtonLink>
        ) : null}
        {isManaged ? (
          <ButtonLink href="#actions" look="secondary" isSmall className="below-the-work">
            {words.actions}
          </ButtonLink>
        ) : null}
      </div>
    </div>
  )
}
