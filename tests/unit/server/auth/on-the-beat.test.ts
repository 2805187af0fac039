import { onTheBeat } from '@/lib/server/auth/on-the-beat'

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now()
  await onTheBeat(work, 100).catch(() => undefined)
  return performance.now() - startedAt
}
const takes = (ms: number) => () => new Promise((resolve) => setTimeout(resolve, ms))

test('quick, slow and failing work answers on the same beat, and longer work on a later one', async () => {
  for (const work of [takes(0), takes(60), () => Promise.reject(new Error('down'))]) {
    expect(await timed(work)).toBeGreaterThanOrEqual(99)
  }
  expect(await timed(takes(130))).toBeGreaterThanOrEqual(199)
})

test('the answer and the failure come through', async () => {
  expect(await onTheBeat(async () => 'sent', 10)).toBe('sent')
  const startedAt = performance.now()
  expect(
    await onTheBeat(
      async () => 'right',
      1000,
      (answer) => answer === 'right',
    ),
  ).toBe('right')
  expect(performance.now() - startedAt).toBeLessThan(500)
  await expect(onTheBeat(() => Promise.reject(new Error('down')), 10)).rejects.toThrow('down')
})
