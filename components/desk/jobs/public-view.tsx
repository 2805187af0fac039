import { JobAdvert } from '@/components/jobs/job-advert'
import { JobCard } from '@/components/jobs/job-card'
import { AdvertView } from '@/components/hiring/advert/advert-view'
import { deskJobsWords as words } from '@/lib/content/desk/desk-job-words'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { finishedAdvert, jobOf, type AdvertDraft } from '@/lib/domain/job-board/advert'
import { viewJob } from '@/lib/domain/job-board/job-view'

type Props = {
  job: { id: string; companyId: string; company: string; postedOn: PlainDate | null }
  draft: AdvertDraft
  heading: string
  today: PlainDate
}

/** An advert as the board's list and its own page show it; one that is not finished, part by part. */
export function PublicView({ job: { id, companyId, company, postedOn }, draft, heading, today }: Props) {
  const advert = finishedAdvert(draft)
  const shown =
    advert && jobOf({ id, companyId, company, status: 'live', advert, postedOn: postedOn ?? today, hired: null })
  const view = shown && viewJob(shown, today)
  return (
    <section className="dash-section" aria-labelledby="seen">
      <h2 id="seen">{heading}</h2>
      {shown && view ? (
        <>
          <h3>{words.card}</h3>
          <JobCard job={view} href={null} actions={null} />
          <h3>{words.page}</h3>
          <article className="card dash-card job-page">
            <JobAdvert job={view} live={shown} level="h4" />
          </article>
        </>
      ) : (
        <AdvertView draft={draft} company={company} untitled={words.untitled} />
      )}
    </section>
  )
}
