/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'

import { ReportList } from '@/components/desk/reports/report-list'
import { ReportScreen } from '@/components/desk/reports/report-screen'
import { deskReportWords as words } from '@/lib/content/desk/reports'
import { reportReasonLabels } from '@/lib/content/hiring/messages'

type Report = ComponentProps<typeof ReportScreen>['report']

const report = (change: Partial<Report> = {}): Report => ({
  id: '00000000-0000-4000-8000-000000000001',
  companyId: '00000000-0000-4000-8000-000000000101',
  company: 'Example Bakery',
  by: 'candidate',
  reason: 'money',
  isSentAlong: true,
  reportedAt: '2026-11-23T09:30:00Z',
  closedAt: null,
  message: null,
  ...change,
})

test.each<[string, Partial<Report>, string]>([
  ['it was not sent along', { isSentAlong: false }, words.notSent],
  ['it is no longer kept', {}, words.gone],
  ['its key is lost', { message: { by: 'employer', sentAt: '2026-11-22T09:30:00Z', text: null } }, words.unreadable],
  [
    'it is there',
    { message: { by: 'employer', sentAt: '2026-11-22T09:30:00Z', text: 'Pay <b>me</b>' } },
    'Pay <b>me</b>',
  ],
])('the message of a report, when %s', (_, change, text) => {
  render(<ReportScreen report={report(change)} kept={null} />)
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(reportReasonLabels.money)
  expect(screen.getByRole('link', { name: words.toCompany }).getAttribute('href')).toBe(
    '/dashboard/team/companies/00000000-0000-4000-8000-000000000101',
  )
})

test('a closed report cannot be closed again', () => {
  const { rerender } = render(<ReportScreen report={report()} kept={null} />)
  expect(screen.getByRole('button', { name: words.close })).toBeTruthy()
  rerender(<ReportScreen report={report({ closedAt: '2026-11-24T10:00:00Z' })} kept={null} />)
  expect(screen.queryByRole('button', { name: words.close })).toBeNull()
  expect(screen.getByText('24 November 2026 at 10am')).toBeTruthy()
})

test('the list leads to each report and to the next page', () => {
  const found = { reports: [report()], next: '2026-11-23T09:30:00Z' }
  const { rerender } = render(<ReportList list="waits" found={found} isFirst waits={1} />)
  expect(screen.getByRole('link', { name: '23 November 2026 at 9:30am' }).getAttribute('href')).toBe(
    '/dashboard/team/reports/00000000-0000-4000-8000-000000000001',
  )
  expect(screen.getByRole('link', { name: words.next }).getAttribute('href')).toContain('after=2026-11-23')
  expect(screen.getByRole('link', { name: `${words.lists.waits} (1)` })).toBeTruthy()
  rerender(<ReportList list="closed" found={{ reports: [], next: null }} isFirst waits={null} />)
  expect(screen.getByText(words.empty.closed)).toBeTruthy()
  rerender(<ReportList list="waits" found={null} isFirst waits={null} />)
  expect(screen.getByText(words.unavailable)).toBeTruthy()
})
