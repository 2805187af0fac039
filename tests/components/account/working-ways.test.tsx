/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { WorkingWays } from '@/components/account/working-ways'

const email = 'amina@example.org'
const leadsTo = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

test('somebody with a password reads that it works, beside a code by email, and gets to its page', () => {
  render(<WorkingWays user={{ email, phone: null, hasPassword: true }} hasPhone hasPasskeys={false} />)
  expect(
    screen.getByText('You can sign in with a code that we email to amina@example.org, or with your password.'),
  ).toBeTruthy()
  expect(leadsTo()).toEqual([['Change your password', '/account/password']])
})

test('somebody without a password can choose one, or see their passkeys where there are any', () => {
  render(<WorkingWays user={{ email, phone: null, hasPassword: false }} hasPhone={false} hasPasskeys />)
  expect(screen.getByText('You can sign in with a code that we email to amina@example.org.')).toBeTruthy()
  expect(leadsTo()).toEqual([
    ['Choose a password', '/account/password'],
    ['See your passkeys', '/account/passkeys'],
  ])
})

test('somebody without an email address adds one first', () => {
  render(
    <WorkingWays
      user={{ email: '', phone: '+447700900123', hasPassword: false }}
      hasPhone={false}
      hasPasskeys={false}
    />,
  )
  expect(leadsTo()).toEqual([['Add an email address', '/account/email']])
})

test('somebody with a phone number reads that a code by text works, where texts are sent', () => {
  render(<WorkingWays user={{ email: '', phone: '+447700900123', hasPassword: false }} hasPhone hasPasskeys={false} />)
  expect(screen.getByText('You can sign in with a code that we text to 07700 900123.')).toBeTruthy()
})
