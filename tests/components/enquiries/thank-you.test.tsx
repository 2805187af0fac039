/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { ThankYou } from '@/components/enquiries/thank-you'
import { plainDate } from '@/lib/domain/dates/plain-date'

const sent = {
  source: 'general',
  email: 'jo@example.org',
  phone: '0113 496 0123',
  organisation: '',
  on: plainDate('2026-11-23'),
} as const
const show = (change: Partial<typeof sent> | Record<string, string>) =>
  render(<ThankYou reference="SC-7KX2M9QA" sent={{ ...sent, ...change }} />)

test('with a number and an address it says that we call, and write where that fails', () => {
  show({})
  expect(screen.getByText(/We’ll call 0113 496 0123. If we can’t reach you, we’ll email./)).toBeTruthy()
  expect(screen.getByText(/We send it to jo@example.org./)).toBeTruthy()
  expect(screen.queryByText(/Did you mean/)).toBeNull()
})

test('with a number alone it promises no email', () => {
  show({ email: '' })
  expect(screen.getByText('Keep your reference')).toBeTruthy()
  expect(screen.getByText(/We’ll call 0113 496 0123\./).textContent).not.toContain('email')
  expect(screen.queryByText(/Your confirmation email/)).toBeNull()
  expect(screen.getByText(/^Tell us when we call, or email us at/)).toBeTruthy()
})

test('with an address alone it promises no call', () => {
  show({ phone: '' })
  expect(screen.getByText(/We’ll email jo@example.org./).textContent).not.toContain('We’ll call')
})

test('an address that looks mistyped is asked about', () => {
  show({ email: 'jo@gmial.com' })
  expect(screen.getByText('Did you mean jo@gmail.com? If so, send the form again with the right address.')).toBeTruthy()
})
