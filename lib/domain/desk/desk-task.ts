import type { PlainDate } from '@/lib/domain/dates/plain-date'
import type { EnquirySource } from '@/lib/domain/enquiries/enquiry-source'

/** The kinds of things that wait for the team. */
export const taskKinds = [
  'enquiry',
  'try',
  'company',
  'partner',
  'job',
  'report',
  'subject_request',
  'held',
  'dead_email',
] as const
export type TaskKind = (typeof taskKinds)[number]

/** One thing to do. `subject` is what its page is found by; `count` is above 1 where one line stands for several. */
export type DeskTask = {
  kind: TaskKind
  subject: string
  name: string
  since: string
  dueOn: PlainDate | null
  count: number
  /** The words of an enquiry that ask for an answer before the others. */
  urgent: string | null
  /** The address that a data request is about, or the reference of its enquiry; empty for anything else. */
  whose: string
  /** The form with which an enquiry was sent; null for anything else. */
  source: EnquirySource | null
}

const desk = '/dashboard/team'
const pages: Readonly<Record<TaskKind, (subject: string) => string>> = {
  enquiry: (reference) => `${desk}/enquiries/${reference}`,
  try: (reference) => `${desk}/enquiries/${reference}`,
  company: (id) => `${desk}/companies/${id}`,
  partner: (id) => `${desk}/companies/${id}`,
  job: (id) => `${desk}/jobs/${id}`,
  report: (id) => `${desk}/reports/${id}`,
  subject_request: (id) => `${desk}/subjects/${id}`,
  held: () => `${desk}/enquiries?tab=held`,
  dead_email: () => `${desk}/emails`,
}

/** The page on which it is done. */
export const pageOfTask = ({ kind, subject }: Pick<DeskTask, 'kind' | 'subject'>): string => pages[kind](subject)

/** Whether the day that was promised, or set by law, is past. */
export const isTaskLate = ({ dueOn }: DeskTask, today: PlainDate): boolean => dueOn !== null && dueOn < today

/** As many as are shown. */
export const mostTasks = 10

/** What may be urgent, wherever it stands among what waits, and then what has waited longest. */
export function tasksToShow<Task extends Pick<DeskTask, 'urgent'> & { isOldest: boolean }>(
  tasks: readonly Task[],
): Task[] {
  const urgent = tasks.filter((task) => task.urgent !== null)
  const others = tasks.filter((task) => task.urgent === null && task.isOldest)
  return [...urgent, ...others].slice(0, mostTasks)
}
