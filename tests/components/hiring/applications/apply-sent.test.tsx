/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { ApplySent } from '@/components/hiring/applications/apply-sent'
import { plainDate } from '@/lib/domain/dates/plain-date'

test.each([
  [true, 1],
  [false, 0],
] as const)('where the employer asks once it has shortlisted somebody (%s), the last step says so', (asks, times) => {
  const day = plainDate('2026-11-25')
  render(
    <ApplySent
      reference="A-7KX2M9"
      sentOn={day}
      isNew
      answerDueOn={day}
      asksOnceShortlisted={asks}
      canChoosePassword={false}
      similar={null}
    />,
  )
  expect(screen.queryAllByText(/They may also ask about convictions then/)).toHaveLength(times)
  expect(screen.getAllByRole('listitem').at(-1)?.textContent).toContain('If they shortlist you')
})
