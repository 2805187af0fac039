/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'

import { EmployerTasks } from '@/components/hiring/applications/employer-tasks'
import { taskLabels, tasksWords as words } from '@/lib/content/hiring/applicants'
import { plainDate } from '@/lib/domain/dates/plain-date'

const carla = { id: '1', reference: 'A-9R5P4C', jobTitle: 'Driver', name: 'Carla Example' }
const erin = { id: '2', reference: 'A-YZTJHC', jobTitle: 'Baker', name: 'Erin Example' }
const interview = { on: plainDate('2026-11-30'), at: '10:00', isLate: true }
const waited = { waited: 3, isSinceToday: false }

test('a person stands on the first page once, with all that is to be done and their interview', () => {
  render(
    <EmployerTasks
      waiting={{
        tasks: [
          { ...carla, ...waited, kind: 'read_statement' },
          { ...carla, ...waited, waited: 1, kind: 'read_message' },
        ],
        hasMore: false,
        interviews: [
          { ...carla, ...interview },
          { ...erin, ...interview },
        ],
        hasMoreInterviews: false,
      }}
    />,
  )
  expect(screen.getAllByText('Carla Example')).toHaveLength(1)
  const [row] = within(screen.getByRole('table', { name: words.caption }))
    .getAllByRole('row')
    .slice(1)
  expect(row?.textContent).toContain(taskLabels.read_statement)
  expect(row?.textContent).toContain('Interview: Monday 30 November, 10am Running late')
  const other = within(row as HTMLElement).getByRole('link', { name: taskLabels.read_message })
  expect(other.getAttribute('href')).toContain('A-9R5P4C#messages')
  expect(screen.getByRole('heading', { name: words.interviews(true) })).toBeTruthy()
  expect(screen.getAllByText('Erin Example')).toHaveLength(1)
})
