import type { Route } from 'next'
import { Fragment } from 'react'

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

const When = ({ interview: { on, at, isLate } }: { interview: Interview }) => (
  <>
    {weekdayText(on)}, {timeText(at)} {isLate ? <Badge tone="warn">{words.late}</Badge> : null}
  </>
)

/** Each person once, with all that is to be done about them, in the order of the longest wait. */
function byPerson(tasks: readonly Task[]): [Task, ...Task[]][] {
  const people = new Map<string, [Task, ...Task[]]>()
  for (const task of tasks) {
    const others = people.get(task.id)
    if (others) others.push(task)
    else people.set(task.id, [task])
  }
  return [...people.values()]
}

/**
 * On the portal's first page: everybody who is waiting for the employer, and for what, and the interviews of the coming
 * week. Each name links to where it is done.
 */
export function EmployerTasks({ waiting, place = employerPortal }: Props) {
  const list = `${place.path}/applications`
  const people = byPerson(waiting?.tasks ?? [])
  const isWaiting = (reference: string) => people.some(([task]) => task.reference === reference)
  const interviewOf = (reference: string) => waiting?.interviews.find((one) => one.reference === reference)
  const others = waiting?.interviews.filter(({ reference }) => !isWaiting(reference)) ?? []
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
          rows={people}
          rowKey={([{ id }]) => id}
          columns={[
            {
              label: companyApplicantsWords.who,
              cell: ([{ reference, name, kind }]) => (
                <PageLink href={taskPath(place.path, reference, kind)}>
                  {name ?? <ApplicantNumber reference={reference} />}
                </PageLink>
              ),
            },
            {
              label: words.task,
              cell: ([first, ...more]) => {
                const interview = interviewOf(first.reference)
                return (
                  <>
                    {taskLabels[first.kind]}
                    {more.map(({ kind, reference }) => (
                      <Fragment key={kind}>
                        <br />
                        <PageLink href={taskPath(place.path, reference, kind)}>{taskLabels[kind]}</PageLink>
                      </Fragment>
                    ))}
                    {interview ? (
                      <>
                        <br />
                        {words.interview} <When interview={interview} />
                      </>
                    ) : null}
                  </>
                )
              },
            },
            { label: exampleApplicantWords.job, cell: ([{ jobTitle }]) => jobTitle },
            { label: words.waited, isShort: true, cell: ([longest]) => <WaitedBadge task={longest} /> },
          ]}
        />
      )}
      {waiting?.hasMore ? <p>{words.more(people.length)}</p> : null}
      {waiting && others.length > 0 ? (
        <>
          <h3>{words.interviews(others.length < waiting.interviews.length)}</h3>
          <DataTable
            caption={words.interviews(false)}
            isCaptionHidden
            rows={others}
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
                cell: (interview) => <When interview={interview} />,
              },
              { label: exampleApplicantWords.job, cell: ({ jobTitle }) => jobTitle },
            ]}
          />
        </>
      ) : null}
      {waiting?.hasMoreInterviews ? <p>{words.moreInterviews(waiting.interviews.length)}</p> : null}
      <p>
        <PageLink href={list as Route} className="portal-link">
          {companyApplicantsWords.see}
        </PageLink>
      </p>
    </section>
  )
}
