/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { OwnCompanyScreen } from '@/components/hiring/company/own-company-screen'
import { employerPortal } from '@/components/hiring/screen-place'
import { companyWords as words } from '@/lib/content/hiring/company'

test('whoever has just left reads that, and what they can do; whoever never belonged to one is asked for it', () => {
  const nothing = {
    membership: null,
    company: null,
    replyRate: null,
    kept: null,
    now: new Date(),
    place: employerPortal,
  }
  const { rerender } = render(<OwnCompanyScreen {...nothing} done="left" />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words.leftTitle)
  expect(screen.getByText(words.left)).toBeTruthy()
  expect(screen.getByRole('link', { name: words.ask }).getAttribute('href')).toBe('/account/company')
  rerender(<OwnCompanyScreen {...nothing} done={undefined} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words.title)
  expect(screen.queryByText(words.left)).toBeNull()
})
