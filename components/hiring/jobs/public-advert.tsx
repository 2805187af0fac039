import { JobAdvert } from '@/components/jobs/job-advert'
import { RecordTags } from '@/components/jobs/record-tags'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { jobOf, type Advert } from '@/lib/domain/job-board/advert'
import type { KeptJob } from '@/lib/domain/job-board/job-steps'
import { viewJob } from '@/lib/domain/job-board/job-view'

type Props = {
  job: Pick<KeptJob, 'status' | 'postedOn'> & {
    id: string
    companyId: string
    company: string
    closedOn: PlainDate | null
    hired: number | null
  }
  advert: Advert
  today: PlainDate
}

/** An advert as the board's own page shows it. */
export function PublicAdvert({ job, advert, today }: Props) {
  const { id, companyId, company, postedOn, closedOn, hired } = job
  const status = job.status === 'draft' ? 'live' : job.status
  // A job that was closed early closed on that day, whatever its last day was to be.
  const said = closedOn === null ? advert : { ...advert, closesOn: closedOn }
  const shown = jobOf({ id, companyId, company, status, advert: said, postedOn: postedOn ?? today, hired })
  return (
    <article className="card dash-card job-page" aria-labelledby="advert-title">
      <h3 id="advert-title">{shown.title}</h3>
      <p>
        {company}, {shown.town}
      </p>
      <RecordTags job={shown} />
      <JobAdvert job={viewJob(shown, today)} live={shown} level="h4" />
    </article>
  )
}
