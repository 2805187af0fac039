/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'

import { currentToasts, dismissToast, showToast } from '@/components/ui/toast-queue'
import { Toaster } from '@/components/ui/toaster'

const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

beforeAll(() => {
  // jsdom has no pointer capture, which Radix asks about when a pointer is lifted.
  Object.assign(Element.prototype, { hasPointerCapture: () => false })
})

beforeEach(() => {
  jest.useFakeTimers()
  currentToasts().forEach(({ id }) => dismissToast(id))
})

afterEach(() => jest.useRealTimers())

test('the server renders nothing of it', () => {
  expect(renderToString(<Toaster />)).toBe('')
})

test('a toast goes after 4000 ms', async () => {
  render(<Toaster />)
  await act(async () => showToast('One'))
  await act(async () => jest.advanceTimersByTime(3900))
  expect(shown()).toEqual(['One'])
  await act(async () => jest.advanceTimersByTime(200))
  expect(shown()).toEqual([])
})

test('three are visible at once: the oldest makes room', async () => {
  render(<Toaster />)
  await act(async () => ['One', 'Two', 'Three', 'Four'].forEach(showToast))
  expect(shown()).toEqual(['Two', 'Three', 'Four'])
})

test('a toast waits while the pointer is on it, and can be dismissed', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  render(<Toaster />)
  await act(async () => showToast('One'))
  await user.hover(screen.getByRole('listitem'))
  await act(async () => jest.advanceTimersByTime(10_000))
  expect(shown()).toEqual(['One'])

  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(shown()).toEqual([])
})
