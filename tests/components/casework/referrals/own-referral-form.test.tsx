/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { OwnReferralForm } from '@/components/casework/referrals/own-referral-form'

test('the form of somebody who refers themselves speaks to them', () => {
  render(
    <OwnReferralForm
      taker={{ id: 'a', name: 'A Fresh Start', services: ['cv'], areas: ['Leeds'], placesLeft: null }}
      kept={null}
    />,
  )
  expect(screen.getByText('The language, if you need one.')).toBeTruthy()
  // What they agree to is quoted, and speaks of the organisation.
  const own = [...document.querySelectorAll('label, legend, .field-hint')]
    .map(({ textContent }) => textContent)
    .join(' ')
  expect(own).not.toMatch(/\b(?:they|them|their)\b/i)
})
