/** @jest-environment jsdom */
import { setCapture, whenAnalyticsRuns } from '@/lib/client/analytics/events'

const capture = jest.fn()
const send = () => whenAnalyticsRuns((sendEvent) => sendEvent('uk_stats_viewed', {}))

beforeEach(() => {
  setCapture(null)
  capture.mockReset()
})

test('an event waits for analytics to start, and goes once', () => {
  send()
  expect(capture).not.toHaveBeenCalled()
  setCapture(capture)
  expect(capture.mock.calls).toEqual([['uk_stats_viewed', {}]])
  setCapture(null)
  setCapture(capture)
  expect(capture).toHaveBeenCalledTimes(1)
})

test('while analytics runs an event goes at once, and after it has stopped no more', () => {
  setCapture(capture)
  send()
  setCapture(null)
  const takeBack = send()
  expect(capture).toHaveBeenCalledTimes(1)
  takeBack()
})

test('an event that is taken back is never sent', () => {
  send()()
  setCapture(capture)
  expect(capture).not.toHaveBeenCalled()
})
