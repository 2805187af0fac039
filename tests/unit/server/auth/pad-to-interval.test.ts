import { padToInterval } from '@/lib/server/auth/pad-to-interval'

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now()
  await padToInterval(work, 100).catch(() => undefined)
  return performance.now() - startedAt
}
const takes = (ms: number) => () => new Promise((resolve) => setTimeout(resolve, ms))

test('quick, slow and failing work answers after one interval, and longer work after a later one', async () => {
  for (const work of [takes(0), takes(60), () => Promise.reject(new Error('down'))]) {
    expect(await timed(work)).toBeGreaterThanOrEqual(100)
  }
  expect(await timed(takes(130))).toBeGreaterThanOrEqual(200)
})

test('the answer and the failure come through', async () => {
  expect(await padToInterval(async () => 'sent', 10)).toBe('sent')
  const startedAt = performance.now()
  expect(
    await padToInterval(
      async () => 'right',
      1000,
      (answer) => answer === 'right',
    ),
  ).toBe('right')
  expect(performance.now() - startedAt).toBeLessThan(500)
  await expect(padToInterval(() => Promise.reject(new Error('down')), 10)).rejects.toThrow('down')
})
