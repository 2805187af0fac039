import type { Route } from 'next'

import { Badge } from '@/components/work/badge'
import { DataTable } from '@/components/work/data-table'
import { ApplicantNumber } from '@/components/hiring/applications/applicant-number'
import { WaitedBadge } from '@/components/hiring/applications/applicant-list'
import { taskPath } from '@/components/hiring/applications/task-path'
import { employerPortal, type ScreenPlace } from '@/components/hiring/screen-place'
import { PageLink } from '@/components/ui/page-link'
import { exampleApplicantWords } from '@/lib/content/dashboards/employer-words'
import { companyApplicantsWords, taskLabels, tasksWords as words } from '@/lib/content/hiring/applicants'
import { timeText, weekdayText } from '@/lib/content/wording/date-text'
import type { ShownTask } from '@/lib/domain/applications/employer-task'
import type { WallTime } from '@/lib/domain/dates/london-time'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

type Task = {
  id: string
  reference: string
  jobTitle: string
  name: string | null
} & ShownTask

type Interview = {
  reference: string
  jobTitle: string
  name: string | null
  on: PlainDate
  at: WallTime
  isLate: boolean
}

type Props = {
  /** Longest wait first; null when they could not be read. */
  waiting: {
    tasks: readonly Task[]
    hasMore: boolean
    interviews: readonly Interview[]
    hasMoreInterviews: boolean
  } | null
  /** @default the portal */
  place?: ScreenPlace
}

/**
 * On the portal's first page: everybody who is waiting for the employer, and for what, and the interviews of the coming
 * week. Each name links to where it is done.
 */
export function EmployerTasks({ waiting, place = employerPortal }: Props) {
  const list = `${place.path}/applications`
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting">{words.title}</h2>
      {waiting === null ? (
        <p className="notice" role="alert">
          {words.unavailable}
        </p>
      ) : waiting.tasks.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <DataTable
          caption={words.caption}
          isCaptionHidden
          rows={waiting.tasks}
          rowKey={({ id, kind }) => `${id} ${kind}`}
          columns={[
            {
              label: companyApplicantsWords.who,
              cell: ({ reference, name, kind }) => (
                <PageLink href={taskPath(place.path, reference, kind)}>
                  {name ?? <ApplicantNumber reference={reference} />}
                </PageLink>
              ),
            },
            { label: words.task, cell: ({ kind }) => taskLabels[kind] },
            { label: exampleApplicantWords.job, cell: ({ jobTitle }) => jobTitle },
            { label: words.waited, isShort: true, cell: (task) => <WaitedBadge task={task} /> },
          ]}
        />
      )}
      {waiting?.hasMore ? <p>{words.more(waiting.tasks.length)}</p> : null}
      {waiting && waiting.interviews.length > 0 ? (
        <>
          <h3>{words.interviews}</h3>
          <DataTable
            caption={words.interviews}
            isCaptionHidden
            rows={waiting.interviews}
            rowKey={({ reference }) => reference}
            columns={[
              {
                label: companyApplicantsWords.who,
                cell: ({ reference, name }) => (
                  <PageLink href={`${list}/${reference}` as Route}>
                    {name ?? <ApplicantNumber reference={reference} />}
                  </PageLink>
                ),
              },
              {
                label: words.when,
                cell: ({ on, at, isLate }) => (
                  <>
                    {weekdayText(on)}, {timeText(at)} {isLate ? <Badge tone="warn">{words.late}</Badge> : null}
                  </>
                ),
              },
              { label: exampleApplicantWords.job, cell: ({ jobTitle }) => jobTitle },
            ]}
          />
          {waiting.hasMoreInterviews ? <p>{words.moreInterviews(waiting.interviews.length)}</p> : null}
        </>
      ) : null}
      <p>
        <PageLink href={list as Route} className="portal-link">
          {companyApplicantsWords.see}
        </PageLink>
      </p>
    </section>
  )
}
