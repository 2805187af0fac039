/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { DetailsLink } from '@/components/jobs/details-link'
import { choose } from '@/lib/client/analytics/consent'
import { setCapture } from '@/lib/client/analytics/events'

test('View Details tells analytics which job, only after a yes, and never of a job seen before it', () => {
  const capture = jest.fn()
  const viewDetails = (id: string, company: string) => {
    const { unmount } = render(<DetailsLink id={id} company={company} />)
    const link = screen.getByRole('link', { name: 'View Details' })
    link.addEventListener('click', (event) => event.preventDefault())
    link.click()
    unmount()
  }
  viewDetails('retail-assistant', 'Samplewick Retail')
  choose('yes')
  // It may begin some time after the yes.
  viewDetails('kitchen-assistant', 'Samplewick Hospitality')
  setCapture(capture)
  expect(capture.mock.calls).toEqual([
    ['applied_to_job', { job_id: 'kitchen-assistant', employer: 'Samplewick Hospitality' }],
  ])
})
