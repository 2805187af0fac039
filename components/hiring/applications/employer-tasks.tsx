import { DataTable } from '@/components/dashboard/parts/data-table'
import { WaitedBadge } from '@/components/hiring/applications/applicant-list'
import { taskPath } from '@/components/hiring/applications/task-path'
import { PageLink } from '@/components/ui/page-link'
import { applicantWords } from '@/lib/content/dashboards/employer-words'
import { applicantsWords, taskLabels, tasksWords as words } from '@/lib/content/hiring/applicants'
import type { EmployerTask } from '@/lib/domain/applications/employer-task'

type Task = {
  id: string
  reference: string
  jobTitle: string
  name: string | null
  kind: EmployerTask['kind']
  waited: number
}

type Props = {
  /** Whoever has waited longest first; null when they could not be read. */
  waiting: { tasks: readonly Task[]; hasMore: boolean } | null
}

/** On the portal's first page: everybody who waits for the employer, and what for. Each name leads to where it is done. */
export function EmployerTasks({ waiting }: Props) {
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
          rowKey={({ id }) => id}
          columns={[
            {
              label: applicantsWords.who,
              cell: ({ reference, name, kind }) => (
                <PageLink href={taskPath(reference, kind)}>{name ?? applicantWords.noName(reference)}</PageLink>
              ),
            },
            { label: words.task, cell: ({ kind }) => taskLabels[kind] },
            { label: applicantWords.job, cell: ({ jobTitle }) => jobTitle },
            { label: words.waited, isShort: true, cell: ({ waited }) => <WaitedBadge waited={waited} /> },
          ]}
        />
      )}
      {waiting?.hasMore ? <p>{words.more(waiting.tasks.length)}</p> : null}
      <p>
        <PageLink href="/dashboard/employerportal/applications" className="portal-link">
          {applicantsWords.see}
        </PageLink>
      </p>
    </section>
  )
}
