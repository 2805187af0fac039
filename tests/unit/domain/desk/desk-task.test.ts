import { plainDate } from '@/lib/domain/dates/plain-date'
import { isTaskLate, mostTasks, pageOfTask, taskKinds, tasksToShow, type DeskTask } from '@/lib/domain/desk/desk-task'

test('each kind of task leads to the page on which it is done', () => {
  expect(taskKinds.map((kind) => pageOfTask({ kind, subject: 'x1' }))).toEqual([
    '/dashboard/team/enquiries/x1',
    '/dashboard/team/enquiries/x1',
    '/dashboard/team/companies/x1',
    '/dashboard/team/companies/x1',
    '/dashboard/team/jobs/x1',
    '/dashboard/team/reports/x1',
    '/dashboard/team/subjects/x1',
    '/dashboard/team/enquiries?tab=held',
    '/dashboard/team/emails',
  ])
})

test.each([
  ['2026-11-23', true],
  ['2026-11-24', false],
  [null, false],
] as const)('one due on %s is late on 24 November: %s', (dueOn, isLate) => {
  const task: DeskTask = {
    kind: 'enquiry',
    subject: 'SC-00000001',
    name: 'Jo Li',
    since: '2026-11-20T09:00:00Z',
    dueOn: dueOn && plainDate(dueOn),
    count: 1,
    urgent: null,
    whose: '',
    source: 'general',
  }
  expect(isTaskLate(task, plainDate('2026-11-24'))).toBe(isLate)
})

test('what may be urgent comes first, also where others have waited longer, and then what has waited longest', () => {
  const task = (subject: number, urgent: string | null = null) => ({ subject, urgent, isOldest: subject < mostTasks })
  const all = Array.from({ length: 30 }, (_, subject) =>
    task(subject, subject === 3 || subject === 17 ? 'interview tomorrow' : null),
  )
  expect(tasksToShow(all).map(({ subject }) => subject)).toEqual([3, 17, 0, 1, 2, 4, 5, 6, 7, 8])
  expect(tasksToShow([task(0), task(1)])).toHaveLength(2)
})
