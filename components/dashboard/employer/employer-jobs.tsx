import { useRef } from 'react'

import { JobCard } from '@/components/dashboard/employer/job-card'
import { ActionNote } from '@/components/dashboard/parts/action-note'
import { CsvButton } from '@/components/dashboard/parts/csv-button'
import { EmptyState, type Empty } from '@/components/dashboard/parts/empty-state'
import { LinkTabs } from '@/components/dashboard/parts/link-tabs'
import { useNoted, type Act } from '@/components/dashboard/parts/use-noted'
import { employerJobsWords as words } from '@/lib/content/dashboards/employer-words'
import { dbsLabels, jobStatusLabels, recordQuestionLabels, refusalLabels } from '@/lib/content/dashboards/labels'
import {
  employerJobTabs,
  isInJobTab,
  type EmployerJob,
  type EmployerJobTab,
} from '@/lib/domain/dashboards/employer/load-employer'
import type { PlainDate } from '@/lib/domain/disclosure/plain-date'
import { withQuery } from '@/lib/domain/lists/address-query'
import { dayText } from '@/lib/domain/lists/day-words'

type Props = { jobs: readonly EmployerJob[]; tab: EmployerJobTab; today: PlainDate; empty: Empty; act: Act }

const path = '/dashboard/employer/jobs'
const tabLabels: Readonly<Record<EmployerJobTab, string>> = {
  all: words.all,
  closing: words.closing,
  ...jobStatusLabels,
}

export function EmployerJobs({ jobs, tab, today, empty, act }: Props) {
  const { note, run, dismiss } = useNoted(act)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = jobs.filter((job) => isInJobTab(job, tab, today))

  const pause = ({ id, title }: EmployerJob, isPaused: boolean) => {
    const [done, undone] = isPaused ? [words.paused, words.opened] : [words.opened, words.paused]
    const refusal = run(
      { type: 'job/pause', jobId: id, isPaused },
      { done: done(title), undo: { type: 'job/pause', jobId: id, isPaused: !isPaused }, undone: undone(title) },
    )
    if (refusal === null && tab !== 'all') heading.current?.focus()
  }
  const extend = ({ id, title, closesOn: before }: EmployerJob, closesOn: PlainDate): string | null => {
    const refusal = run(
      { type: 'job/extend', jobId: id, closesOn },
      {
        done: words.extended(title, dayText(closesOn)),
        ...(before && {
          undo: { type: 'job/extend', jobId: id, closesOn: before },
          undone: words.extended(title, dayText(before)),
        }),
      },
    )
    return refusal && refusalLabels[refusal]
  }
  const close = ({ id, title, waiting }: EmployerJob, hired: number) => {
    const refusal = run({ type: 'job/close', jobId: id, hired }, { done: words.closed(title, waiting) })
    if (refusal === null) heading.current?.focus()
  }

  return (
    <>
      <LinkTabs
        label={words.tabs}
        tabs={employerJobTabs.map((one) => ({
          label: tabLabels[one],
          href: withQuery(path, { status: one === 'all' ? null : one }),
          count: jobs.filter((job) => isInJobTab(job, one, today)).length,
          isCurrent: one === tab,
        }))}
      />
      <section className="dash-section">
        <div className="dash-list-head">
          <h2 ref={heading} className="dash-heading" tabIndex={-1}>
            {tab === 'all' ? words.list : tabLabels[tab]} ({shown.length})
          </h2>
          {shown.length === 0 ? null : (
            <CsvButton
              fileName={`${words.filePrefix}-${today}.csv`}
              head={[words.job, words.status, words.posted, words.closes, words.applicants, words.asks, words.check]}
              rows={shown.map((job) => [
                job.title,
                jobStatusLabels[job.status],
                job.postedOn,
                job.closesOn,
                job.applications,
                recordQuestionLabels[job.recordQuestion],
                dbsLabels[job.dbsLevel],
              ])}
            />
          )}
        </div>
        {shown.length === 0 ? (
          <EmptyState {...empty} />
        ) : (
          <div className="dash-cards">
            {shown.map((job) => (
              <JobCard
                key={job.id}
                job={job}
                today={today}
                onPause={(isPaused) => pause(job, isPaused)}
                onExtend={(closesOn) => extend(job, closesOn)}
                onClose={(hired) => close(job, hired)}
              />
            ))}
          </div>
        )}
      </section>
      <ActionNote note={note} onDismiss={dismiss} />
    </>
  )
}
