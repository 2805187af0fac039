import { DataTable } from '@/components/work/data-table'
import { EmptyState, type Empty } from '@/components/work/empty-state'
import type { ScreenProps } from '@/components/demonstration/parts/screen'
import { ScreenLink } from '@/components/work/screen-link'
import { StageBadge } from '@/components/work/stage-badge'
import { StatTiles } from '@/components/work/stat-tiles'
import { ButtonLink } from '@/components/ui/button-link'
import {
  exampleApplicantWords,
  employerHomeWords as words,
  employerJobsWords,
} from '@/lib/content/dashboards/employer-words'
import { hiddenCount } from '@/lib/content/dashboards/labels'
import type { loadEmployerHome } from '@/lib/domain/dashboards/employer/load-employer'
import { timeText, weekdayText } from '@/lib/content/wording/date-text'
import { closingText } from '@/lib/content/wording/job-text'

type Props = ScreenProps<typeof loadEmployerHome> & { empty: Empty }

const applicants = '/dashboard/employer/applications'
const jobs = '/dashboard/employer/jobs'

const tilesOf = (home: Props['view']) => [
  {
    label: words.newApplicants,
    value: home.newApplicants,
    href: applicants,
    isUrgent: true,
  } as const,
  {
    label: words.waitingTile,
    value: home.waiting.length,
    href: `${applicants}?focus=waiting`,
    isUrgent: true,
  } as const,
  { label: words.checks(home.checksWaiting), value: home.checksWaiting, href: `${applicants}?focus=checks` } as const,
  { label: words.liveJobs(home.liveJobs), value: home.liveJobs, href: `${jobs}?status=live` } as const,
  {
    label: words.starts(home.startsThisYear.kind === 'hidden' ? 0 : home.startsThisYear.count),
    value: home.startsThisYear.kind === 'hidden' ? hiddenCount.text : home.startsThisYear.count,
    href: '/dashboard/employer/social-value?period=year',
  } as const,
]

/** Who is waiting comes first; then the numbers, and what the coming week brings. */
export function EmployerHome({ view: home, empty }: Props) {
  return (
    <>
      <section className="dash-section" aria-labelledby="waiting">
        <div className="dash-list-head">
          <h2 id="waiting" className="dash-heading">
            {words.waiting}
          </h2>
          <ButtonLink anchor={ScreenLink} href="/dashboard/employer/jobs/new" isSmall className="not-on-paper">
            {employerJobsWords.post}
          </ButtonLink>
        </div>
        {home.waiting.length === 0 ? (
          <EmptyState {...empty} />
        ) : (
          <DataTable
            caption={words.waitingCaption}
            columns={[
              {
                label: words.who,
                cell: ({ id, name, reference }) => (
                  <ScreenLink href={`${applicants}?focus=waiting#${id}`}>
                    {name ?? exampleApplicantWords.noName(reference)}
                  </ScreenLink>
                ),
              },
              { label: words.job, cell: ({ jobTitle }) => jobTitle },
              { label: words.stage, cell: ({ stage }) => <StageBadge stage={stage} /> },
              { label: words.waited, cell: ({ waitingDays }) => words.days(waitingDays ?? 0), isNumber: true },
            ]}
            rows={home.waiting}
            rowKey={({ id }) => id}
          />
        )}
      </section>
      <StatTiles label={words.numbers} tiles={tilesOf(home)} />
      <div className="dash-cards" data-columns="2">
        <section className="dash-section" aria-labelledby="interviews">
          <h2 id="interviews">{words.interviews}</h2>
          {home.interviews.length === 0 ? (
            <EmptyState {...words.noInterviews} />
          ) : (
            <ul className="plain-list stack">
              {home.interviews.map(({ id, name, title, on, at, minutes, place, applicationId }) => (
                <li key={id} className="card">
                  <p>
                    <strong>
                      <time dateTime={on}>{weekdayText(on)}</time>, {timeText(at)}
                    </strong>{' '}
                    ({words.minutes(minutes)})
                  </p>
                  <p>
                    <ScreenLink href={`${applicants}?tab=interview#${applicationId ?? ''}`}>{name}</ScreenLink>
                  </p>
                  <p>
                    {title}. {place}
                  </p>
                </li>
              ))}
            </ul>
          )}
        </section>
        <section className="dash-section" aria-labelledby="closing">
          <h2 id="closing">{words.closing}</h2>
          {home.closingSoon.length === 0 ? (
            <EmptyState {...words.noClosing} />
          ) : (
            <ul className="plain-list stack">
              {home.closingSoon.map(({ id, title, applications, open, ...job }) => (
                <li key={id} className="card">
                  <p>
                    <ScreenLink href={`${jobs}?status=closing#${id}`}>{title}</ScreenLink>
                  </p>
                  <p>
                    {closingText(job)}. {words.applicants(applications, open)}.
                  </p>
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
    </>
  )
}
