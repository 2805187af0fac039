/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'

import { PhoneAgain } from '@/components/auth/phone-again'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('it counts down until another code may be asked for, and the button works all along', () => {
  const { container } = render(
    <PhoneAgain next="/account" phone="+447700900123" sentAt="2026-11-25T12:00:00Z" seconds={2} />,
  )
  const said = () => screen.getByRole('timer').textContent
  expect(said()).toBe('You can ask for a new code in 2 seconds.')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Text me a new code' }).disabled).toBe(false)
  act(() => void jest.advanceTimersByTime(1000))
  expect(said()).toBe('You can ask for a new code in 1 second.')
  act(() => void jest.advanceTimersByTime(5000))
  expect(said()).toContain('You can ask for a new code now.')
  const form = container.querySelector('form') ?? undefined
  expect(Object.fromEntries(new FormData(form))).toEqual({
    next: '/account',
    phone: '+447700900123',
    sentAt: '2026-11-25T12:00:00Z',
  })
})
