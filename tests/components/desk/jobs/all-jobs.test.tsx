/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { AllJobs } from '@/components/desk/jobs/all-jobs'
import { deskJobsWords as words } from '@/lib/content/desk/desk-job-words'

const none = { rows: [], next: null, isFirst: true }

test('an empty tab says what would be in it, and an empty search that nothing matches', () => {
  const { rerender } = render(<AllJobs {...none} tab="paused" typed="" />)
  expect(screen.getByText(words.empty.paused)).toBeTruthy()
  rerender(<AllJobs {...none} tab="all" typed="baker" />)
  expect(screen.getByText(words.foundNone)).toBeTruthy()
})

const job = {
  id: 'baker-1',
  title: 'Baker',
  company: 'Example Bakery',
  companyId: 'c',
  changedAt: '2026-11-20T10:00:00Z',
}

test.each([
  [{ status: 'draft', review: 'none' }, words.states.draft],
  [{ status: 'draft', review: 'asked' }, words.tabLabels.asked],
  [{ status: 'paused', review: 'returned' }, words.tabLabels.returned],
  [{ status: 'live', review: 'asked' }, 'On the board, with a change that is waiting for us'],
  [{ status: 'paused', review: 'asked', isTakenOff: true }, 'Off the board, and sent to us again'],
] as const)('%o says the list that it is in', (state, text) => {
  render(<AllJobs {...none} rows={[{ ...job, isTakenOff: false, ...state }]} tab="all" typed="" />)
  expect(screen.getByRole('cell', { name: text })).toBeTruthy()
})
