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
  expect(screen.getByLabelText('I agree to this for 12 months')).toBeTruthy()
  expect(
    screen.getByText(/If they say yes, they’ll contact you within 5 working days.*nothing after 10 working days/),
  ).toBeTruthy()
  // What they agree to is quoted, and speaks of the organisation.
  const own = [...document.querySelectorAll('label, legend, .field-hint')]
    .map(({ textContent }) => textContent)
    .join(' ')
  expect(own).not.toMatch(/\b(?:they|them|their)\b/i)
})

test.each([
  ['name', true],
  ['organisation', false],
])('what they agreed to stays ticked after a mistake, but not for another organisation: %s', (field, isTicked) => {
  render(
    <OwnReferralForm
      taker={{ id: 'a', name: 'A Fresh Start', services: ['cv'], areas: ['Leeds'], placesLeft: null }}
      kept={{ message: 'Enter your name.', field, values: { form: 'refer-yourself', agreed: 'on' } }}
    />,
  )
  expect(screen.getByLabelText<HTMLInputElement>('I agree to this for 12 months').checked).toBe(isTicked)
})
