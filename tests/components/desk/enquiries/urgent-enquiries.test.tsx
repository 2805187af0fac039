/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { UrgentEnquiries } from '@/components/desk/enquiries/urgent-enquiries'
import { deskListWords } from '@/lib/content/desk/enquiries'

const enquiry = {
  reference: 'SC-7F3K9Q2M',
  name: 'Sam O’Neill',
  receivedAt: '2026-11-29T18:32:00Z',
  state: 'received',
  urgent: null,
}

test('what may be urgent is linked above the list with the words that say so, and nothing else is', () => {
  const urgent = { ...enquiry, reference: 'SC-7F3K9Q2N', urgent: 'interview tomorrow' }
  render(<UrgentEnquiries enquiries={[enquiry, urgent, { ...urgent, reference: 'SC-7F3K9Q2P', state: 'closed' }]} />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard/team/enquiries/SC-7F3K9Q2N',
  ])
  expect(screen.getByRole('region', { name: deskListWords.mayBeUrgent }).textContent).toContain(
    'Sam O’Neill: ‘interview tomorrow’, sent on 29 November 2026 at 6:32pm',
  )
})

test('where nothing is urgent, nothing is said', () => {
  const { container } = render(<UrgentEnquiries enquiries={[enquiry]} />)
  expect(container.textContent).toBe('')
})
