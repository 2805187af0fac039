/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'

import { EnquiryTable } from '@/components/desk/enquiries/enquiry-table'
import { deskListWords as words, stateLabels, tabLabels } from '@/lib/content/desk/enquiries'
import { plainDate } from '@/lib/domain/dates/plain-date'

const enquiry = {
  name: 'Jo Li',
  organisation: null,
  begins: 'Hello',
  urgent: null,
  source: 'general',
  receivedAt: '2026-11-20T10:00:00Z',
  dueOn: plainDate('2026-11-23'),
  ownerId: 'ann',
  isHeld: false,
  version: 2,
  outcome: null,
  closedAt: null,
} as const

const table = (enquiries: ComponentProps<typeof EnquiryTable>['enquiries']) => (
  <EnquiryTable
    caption="Enquiries"
    enquiries={enquiries}
    viewerId="ann"
    members={[]}
    today={plainDate('2026-11-24')}
    here="/dashboard/team/enquiries"
    ticked={[]}
  />
)
const show = (enquiries: ComponentProps<typeof EnquiryTable>['enquiries']) => render(table(enquiries))

test('after the first contact the list shows the day of the next one, if there is one, and what can be done', () => {
  show([
    { ...enquiry, reference: 'SC-00000001', state: 'contacted', nextTryOn: plainDate('2026-11-24') },
    { ...enquiry, reference: 'SC-00000002', state: 'contacted', nextTryOn: null },
  ])
  const [promised, waiting] = screen.getAllByRole('row').slice(1)
  expect(promised?.textContent).toContain(`${words.day(plainDate('2026-11-24'))} Due today`)
  expect(promised?.textContent).toContain(tabLabels.tries)
  expect(waiting?.textContent).toContain(words.nothingDue)
  expect(waiting?.textContent).toContain(stateLabels.contacted)
  for (const row of screen.getAllByRole('row').slice(1)) within(row).getByRole('link', { name: /^Note contact with/ })
})

test('somebody who was tried and not reached has the day promised for the first contact and that of the next try', () => {
  const reference = 'SC-00000001'
  show([
    { ...enquiry, reference, state: 'received', dueOn: plainDate('2026-11-25'), nextTryOn: plainDate('2026-11-24') },
  ])
  const text = screen.getAllByRole('row')[1]?.textContent
  expect(text).toContain('Tried, not reached yet')
  expect(text).toContain('Wednesday 25 November')
  expect(text).toContain('Next contact Tuesday 24 November')
})

test('what may be urgent stands below what was written, above what a phone folds; a closed enquiry folds nothing', () => {
  const reference = 'SC-00000001'
  const open = { ...enquiry, reference, state: 'received', nextTryOn: null, urgent: 'interview tomorrow' } as const
  const { rerender } = show([open])
  const fold = screen.getByText(words.rest).closest('details')
  expect(fold?.open).toBe(false)
  const urgent = screen.getByText(words.urgent('interview tomorrow'))
  expect(urgent.previousElementSibling?.textContent).toContain('General call back')
  // In a cell before those that it folds.
  expect(fold?.closest('td')?.previousElementSibling?.contains(urgent)).toBe(true)
  rerender(table([{ ...open, state: 'closed', outcome: 'spam', closedAt: '2026-11-24T10:00:00Z' }]))
  expect(screen.queryByText(words.rest)).toBeNull()
  expect(screen.queryByText(words.urgent('interview tomorrow'))).toBeNull()
})

test('closed enquiries say how and when they ended, and nothing of what is due', () => {
  const closedAt = '2026-11-24T10:00:00Z'
  show([{ ...enquiry, reference: 'SC-00000001', state: 'closed', outcome: 'spam', closedAt, nextTryOn: null }])
  const text = screen.getAllByRole('row')[1]?.textContent
  expect(text).toContain('Closed: spam')
  expect(text).toContain('24 November 2026')
  expect(text).not.toContain(words.nothingDue)
  expect(screen.queryByRole('columnheader', { name: words.columns.steps })).toBeNull()
})
