import 'server-only'

import { z } from 'zod'

import { ourAnswerDueOn } from '@/lib/content/site/call-back-time'
import { londonDay } from '@/lib/domain/dates/london-time'
import { plainDate, type PlainDate } from '@/lib/domain/dates/plain-date'
import { taskKinds, tasksToShow, type DeskTask, type TaskKind } from '@/lib/domain/desk/desk-task'
import { enquirySources } from '@/lib/domain/desk/enquiry-query'
import { urgentWordsIn } from '@/lib/domain/desk/urgency'
import { serviceClient } from '@/lib/server/supabase/service-client'

const isPromised: readonly TaskKind[] = ['company', 'partner', 'job']
/** The day promised to whoever asked; null for a task that nobody was promised. */
const answerDueOf = ({ kind, since }: { kind: TaskKind; since: string }): PlainDate | null =>
  isPromised.includes(kind) ? ourAnswerDueOn(londonDay(new Date(since))) : null

const found = z.object({
  outcome: z.literal('found'),
  tasks: z.array(
    z
      .object({
        kind: z.enum(taskKinds),
        subject: z.string(),
        name: z.string(),
        since: z.string(),
        due_on: z.string().transform(plainDate).nullable(),
        count: z.number(),
        about: z.string(),
        source: z.enum(enquirySources).nullable(),
        is_oldest: z.boolean(),
      })
      .transform(({ due_on, about, is_oldest: isOldest, ...task }): DeskTask & { isOldest: boolean } => ({
        ...task,
        isOldest,
        dueOn: due_on ?? answerDueOf(task),
        urgent: task.kind === 'enquiry' || task.kind === 'try' ? urgentWordsIn(about) : null,
        whose: task.kind === 'subject_request' ? about : '',
      })),
  ),
})

/** What may be urgent of what waits for the team, then what has waited longest; null when the database did not answer. */
export async function loadTasks(memberId: string, today: PlainDate): Promise<DeskTask[] | null> {
  const { data, error } = await serviceClient.rpc('desk_tasks', { p_actor: memberId, p_today: today })
  const tasks = error ? undefined : found.safeParse(data).data?.tasks
  return tasks === undefined ? null : tasksToShow(tasks)
}
