/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { OldestTasks } from '@/components/desk/today/oldest-tasks'
import { plainDate } from '@/lib/domain/dates/plain-date'

test('a charity that waits is called an organisation, and a company a company', () => {
  const task = {
    subject: '1',
    since: '2026-11-20T09:00:00Z',
    dueOn: null,
    count: 1,
    urgent: null,
    whose: '',
    source: null,
  }
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

test('an enquiry says who writes, for whom, and how long there is to answer', () => {
  const dueOn = plainDate('2026-12-01')
  const task = { since: '2026-11-27T09:00:00Z', dueOn, count: 1, urgent: null, whose: '', source: 'employer' } as const
  render(
    <OldestTasks
      tasks={[{ ...task, kind: 'enquiry', subject: 'SC-7KX2M9QA', name: 'Helen Marsh, Marsh & Sons Bakery' }]}
      today={plainDate('2026-11-27')}
    />,
  )
  expect(screen.getByRole('listitem').textContent).toBe(
    'Get in touch: Helen Marsh, Marsh & Sons BakeryEmployer, SC-7KX2M9QA. Since 27 November 2026 at 9am, due on Tuesday 1 December, in 2 working days  ',
  )
})

test('an enquiry that may be urgent says by which words, and a data request whose data it is about', () => {
  const task = { since: '2026-11-20T09:00:00Z', dueOn: null, count: 1, urgent: null, whose: '', source: null }
  render(
    <OldestTasks
      tasks={[
        { ...task, kind: 'enquiry', subject: 'SC-7KX2M9QA', name: 'Jo Li', urgent: 'interview tomorrow' },
        { ...task, kind: 'subject_request', subject: '2', name: 'access', whose: 'sam@example.org' },
      ]}
      today={plainDate('2026-11-24')}
    />,
  )
  expect(screen.getByText('Urgent? ‘interview tomorrow’')).toBeTruthy()
  expect(screen.getAllByRole('link').at(-1)?.textContent).toBe(
    'Answer the data request: A copy of their data, sam@example.org',
  )
})
