/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'

import { forgetSavedJobs, saveJob, useSavedJobs } from '@/lib/client/saved-jobs'

beforeEach(() => localStorage.clear())

test('a job is saved on this device, the latest first, and forgotten', () => {
  const { result } = renderHook(useSavedJobs)
  expect(result.current).toEqual([])
  act(() => void saveJob('kitchen-assistant', true))
  act(() => void saveJob('delivery-driver', true))
  act(() => void saveJob('kitchen-assistant', true))
  expect(result.current).toEqual(['kitchen-assistant', 'delivery-driver'])
  act(() => void saveJob('kitchen-assistant', false))
  expect(result.current).toEqual(['delivery-driver'])
  act(forgetSavedJobs)
  expect(result.current).toEqual([])
  expect(localStorage).toHaveLength(0)
})

test('what another program kept under the name does no harm', () => {
  localStorage.setItem('saved-jobs', '<b>x</b> warehouse-operative ../../etc')
  expect(renderHook(useSavedJobs).result.current).toEqual(['warehouse-operative'])
})

test('a browser that keeps nothing is told of', () => {
  const refusing = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(saveJob('kitchen-assistant', true)).toBe(false)
  refusing.mockRestore()
})
