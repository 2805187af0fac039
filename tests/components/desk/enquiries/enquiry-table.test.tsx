/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'

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
} as const

test('after the first contact the list shows the day of the next one, if there is one, and what can be done', () => {
  render(
    <EnquiryTable
      caption="Enquiries"
      enquiries={[
        { ...enquiry, reference: 'SC-00000001', state: 'contacted', nextTryOn: plainDate('2026-11-24') },
        { ...enquiry, reference: 'SC-00000002', state: 'contacted', nextTryOn: null },
      ]}
      viewerId="ann"
      members={[]}
      today={plainDate('2026-11-24')}
      here="/dashboard/team/enquiries"
      ticked={[]}
    />,
  )
  const [promised, waiting] = screen.getAllByRole('row').slice(1)
  expect(promised?.textContent).toContain(`${words.day(plainDate('2026-11-24'))} Due today`)
  expect(promised?.textContent).toContain(tabLabels.tries)
  expect(waiting?.textContent).toContain(words.nothingDue)
  expect(waiting?.textContent).toContain(stateLabels.contacted)
  for (const row of screen.getAllByRole('row').slice(1)) within(row).getByRole('link', { name: /^Note contact with/ })
})
