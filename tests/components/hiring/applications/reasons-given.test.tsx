/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { ReasonsGiven } from '@/components/hiring/applications/reasons-given'
import { rejectionLabels } from '@/lib/content/dashboards/labels'

test('somebody reads each reason, but not that it was something else, which the message says', () => {
  const { container, rerender } = render(<ReasonsGiven reasons={['distance', 'other']} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([rejectionLabels.distance])
  expect(screen.getByRole('heading').textContent).toBe('The employer’s reason')
  rerender(<ReasonsGiven reasons={['other']} />)
  expect(container.textContent).toBe('')
})
