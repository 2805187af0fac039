/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { OldestTasks } from '@/components/desk/today/oldest-tasks'
import { plainDate } from '@/lib/domain/dates/plain-date'

test('a charity that waits is called an organisation, and a company a company', () => {
  const task = { subject: '1', since: '2026-11-20T09:00:00Z', dueOn: null, count: 1 }
  render(
    <OldestTasks
      tasks={[
        { ...task, kind: 'company', name: 'Example Bakery' },
        { ...task, kind: 'partner', name: 'A Fresh Start' },
      ]}
      today={plainDate('2026-11-24')}
    />,
  )
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Check the company and answer: Example Bakery',
    'Check the organisation and answer: A Fresh Start',
  ])
})
