import { useRef } from 'react'

import { EmployerJobCard } from '@/components/demonstration/employer/employer-job-card'
import { ActionNote } from '@/components/demonstration/parts/action-note'
import { CsvButton } from '@/components/demonstration/parts/csv-button'
import type { Empty } from '@/components/work/empty-state'
import { LinkTabs } from '@/components/work/link-tabs'
import { ListSection } from '@/components/work/list-section'
import type { ScreenProps } from '@/components/demonstration/parts/screen'
import { ScreenLink } from '@/components/work/screen-link'
import { useNoted } from '@/components/demonstration/parts/use-noted'
import { ButtonLink } from '@/components/ui/button-link'
import { employerJobsWords as words } from '@/lib/content/dashboards/employer-words'
import { dbsLabels, jobStatusLabels, recordQuestionLabels, refusalLabels } from '@/lib/content/dashboards/labels'
import {
  employerJobTabs,
  isInJobTab,
  type EmployerJob,
  type EmployerJobTab,
  type loadEmployerJobs,
} from '@/lib/domain/dashboards/employer/load-employer'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { pathWithQuery } from '@/lib/domain/queries/address-query'
import { dayText } from '@/lib/content/wording/date-text'

type Props = ScreenProps<typeof loadEmployerJobs, { tab: EmployerJobTab }> & { empty: Empty }

const path = '/dashboard/employer/jobs'
const tabLabels: Readonly<Record<EmployerJobTab, string>> = {
  all: words.all,
  closing: words.closing,
  ...jobStatusLabels,
}

export function EmployerJobs({ view: jobs, query: { tab }, today, empty, act }: Props) {
  const { note, run, dismiss } = useNoted(act)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = jobs.filter((job) => isInJobTab(job, tab, today))

  const pause = async ({ id, title }: EmployerJob, isPaused: boolean) => {
    const [done, undone] = isPaused ? [words.paused, words.opened] : [words.opened, words.paused]
    const refusal = await run(
      { type: 'job/pause', jobId: id, isPaused },
      { done: done(title), undo: { type: 'job/pause', jobId: id, isPaused: !isPaused }, undone: undone(title) },
    )
    if (refusal === null && tab !== 'all') heading.current?.focus()
  }
  const extend = async (job: EmployerJob, closesOn: PlainDate): Promise<string | null> => {
    const { id, title, closesOn: before } = job
    const refusal = await run(
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
  const close = async ({ id, title, waiting }: EmployerJob, hired: number) => {
    const refusal = await run({ type: 'job/close', jobId: id, hired }, { done: words.closed(title, waiting) })
    if (refusal === null) heading.current?.focus()
  }

  return (
    <>
      <LinkTabs
        label={words.tabs}
        values={employerJobTabs}
        current={tab}
        labelOf={(name) => tabLabels[name]}
        hrefOf={(name) => pathWithQuery(path, { status: name === 'all' ? null : name })}
        countOf={(name) => jobs.filter((job) => isInJobTab(job, name, today)).length}
      />
      <ListSection
        heading={`${tab === 'all' ? words.list : tabLabels[tab]} (${shown.length})`}
        headingRef={heading}
        tools={
          <div className="button-row not-on-paper">
            <ButtonLink anchor={ScreenLink} href="/dashboard/employer/jobs/new" isSmall>
              {words.post}
            </ButtonLink>
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
          </div>
        }
        isEmpty={shown.length === 0}
        empty={empty}
      >
        <div className="dash-cards">
          {shown.map((job) => (
            <EmployerJobCard
              key={job.id}
              job={job}
              today={today}
              onPause={(isPaused) => pause(job, isPaused)}
              onExtend={(closesOn) => extend(job, closesOn)}
              onClose={(hired) => close(job, hired)}
            />
          ))}
        </div>
      </ListSection>
      <ActionNote note={note} onDismiss={dismiss} />
    </>
  )
}
