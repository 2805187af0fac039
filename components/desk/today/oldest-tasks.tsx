import type { Route } from 'next'

import { Badge } from '@/components/work/badge'
import { EmptyState } from '@/components/work/empty-state'
import { Typed } from '@/components/work/typed'
import { PageLink } from '@/components/ui/page-link'
import { deskListWords, sourceLabels } from '@/lib/content/desk/enquiries'
import { taskDueText, taskName, taskWords as words } from '@/lib/content/desk/today'
import { momentDayText, momentText } from '@/lib/content/wording/moment-text'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { isTaskLate, mostTasks, pageOfTask, type DeskTask } from '@/lib/domain/desk/desk-task'

type Props = { tasks: readonly DeskTask[]; today: PlainDate }

/** What to do first, each a link to where it is done. */
export function OldestTasks({ tasks, today }: Props) {
  return (
    <section className="dash-section" aria-labelledby="oldest">
      <h2 id="oldest">{words.heading}</h2>
      {tasks.length === 0 ? (
        <EmptyState text={words.none} />
      ) : (
        <>
          {tasks.length > 1 ? <p className="field-hint">{words.order}</p> : null}
          <ol className="plain-list dash-lines">
            {tasks.map((task) => (
              <li key={`${task.kind} ${task.subject}`}>
                <PageLink href={pageOfTask(task) as Route}>
                  <span>
                    {words.todo[task.kind]}: <Typed>{taskName(task)}</Typed>
                  </span>
                </PageLink>
                <p className="dash-aside">
                  {task.source === null ? '' : `${sourceLabels[task.source]}, ${task.subject}. `}
                  {words.since(task.kind === 'subject_request' ? momentDayText(task.since) : momentText(task.since))}
                  {task.dueOn === null ? '' : `, ${taskDueText(task.dueOn, today)}`}{' '}
                  {isTaskLate(task, today) ? <Badge tone="stop">{words.late}</Badge> : null}{' '}
                  {task.urgent ? <Badge tone="warn">{deskListWords.urgent(task.urgent)}</Badge> : null}
                </p>
              </li>
            ))}
          </ol>
        </>
      )}
      {tasks.length < mostTasks ? null : <p>{words.most}</p>}
    </section>
  )
}
