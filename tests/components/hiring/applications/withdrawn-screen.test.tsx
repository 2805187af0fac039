/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { WithdrawnScreen } from '@/components/hiring/applications/withdrawn-screen'
import { withdrawnWords as words } from '@/lib/content/hiring/applicants'
import { plainDate } from '@/lib/domain/dates/plain-date'

const gone = { reference: 'A-7KX2M9', job: { id: 'baker-leeds-1', title: 'Baker' }, endedOn: plainDate('2026-11-23') }

test.each([
  [true, words.heading, words.text('23 November 2026')],
  [false, words.deletedHeading, words.deletedText('23 November 2026')],
])(
  'an application that is gone (withdrawn: %s) says so, and leads to the others for its job',
  (isWithdrawn, heading, text) => {
    render(<WithdrawnScreen {...gone} isWithdrawn={isWithdrawn} />)
    screen.getByRole('heading', { level: 1, name: heading })
    screen.getByText(text)
    expect(screen.getByText('A-7KX2M9').parentElement?.textContent).toBe('A-7KX2M9, Baker')
    expect(screen.getByRole('link', { name: words.others })).toHaveProperty('search', '?job=baker-leeds-1')
  },
)
