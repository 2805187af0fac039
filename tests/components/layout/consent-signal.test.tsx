/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'

import { ConsentBar } from '@/components/layout/consent-bar'
import { ConsentChoices } from '@/components/layout/consent-choices'
import { currentConsent } from '@/lib/client/analytics/consent'

jest.mock('next/navigation', () => ({ usePathname: () => '/about' }))

test('a browser that asks not to be followed is not asked, and may still say yes from the footer', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
  render(
    <>
      <ConsentChoices />
      <ConsentBar />
    </>,
  )
  act(() => void window.dispatchEvent(new Event('scroll')))
  const bar = () => screen.queryByRole('region', { name: 'Cookies and analytics' })
  expect(bar()).toBeNull()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Cookie choices' }))
  expect(bar()?.textContent).toContain('asks websites not to track you')
  await user.click(screen.getByRole('button', { name: 'Accept analytics' }))
  expect(currentConsent()).toMatchObject({ answer: 'yes', isSignalled: true })
})
