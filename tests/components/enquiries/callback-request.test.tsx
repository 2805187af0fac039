/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'

import { CallbackRequest } from '@/components/enquiries/callback-request'

test('a candidate reads before the form that the jobs or the waitlist may be what they want', () => {
  render(<CallbackRequest source="candidate" />)
  const [others] = screen.getAllByRole('list')
  if (!others) throw new Error('There is no list of other ways')
  const links = within(others).getAllByRole('link')
  expect(links.slice(0, 2).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Browse jobs', '/jobs'],
    ['Join the waitlist', '/candidates#waitlist'],
  ])
  const form = screen.getByRole('button', { name: 'Request a Call Back' })
  expect(others.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})
