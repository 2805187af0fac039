/** @jest-environment jsdom */
import { render } from '@testing-library/react'

import { StatisticsSeen } from '@/components/marketing/statistics-seen'
import { setCapture } from '@/lib/client/analytics/events'

let see: (isIntersecting: boolean) => void = () => undefined
const stopLooking = jest.fn()

beforeEach(() => {
  setCapture(null)
  window.IntersectionObserver = class {
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      see = (isIntersecting) => tell([{ isIntersecting }])
    }
    observe = () => undefined
    disconnect = stopLooking
  } as unknown as typeof IntersectionObserver
})

const show = () =>
  render(
    <>
      <h2 id="figures">Figures</h2>
      <StatisticsSeen targetId="figures" />
    </>,
  )

test('a yes that comes while the statistics are on screen counts them, once', () => {
  const capture = jest.fn()
  show()
  see(true)
  setCapture(capture)
  expect(capture.mock.calls).toEqual([['uk_stats_viewed', {}]])
  expect(stopLooking).toHaveBeenCalled()
})

test('a yes that comes once they are out of sight again does not', () => {
  const capture = jest.fn()
  show()
  see(true)
  see(false)
  setCapture(capture)
  expect(capture).not.toHaveBeenCalled()
})
