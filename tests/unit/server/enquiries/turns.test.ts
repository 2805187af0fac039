import { inTurn, isKeepingEnquiries } from '@/lib/server/enquiries/turns'

const atOnce = 8

test('a few are kept at the same time, the others in the order in which they came, and one that fails holds nobody back', async () => {
  const begun: number[] = []
  const ends: (() => void)[] = []
  const all = Array.from({ length: 20 }, (_, index) =>
    inTurn(() => {
      begun.push(index)
      return new Promise<void>((resolve, reject) => ends.push(index % 2 ? resolve : () => reject(new Error('away'))))
    }).catch(() => undefined),
  )
  expect(begun).toHaveLength(atOnce)
  for (let ended = 0; ended < 20; ended += 1) {
    expect(isKeepingEnquiries()).toBe(true)
    ends[ended]?.()
    await all[ended]
    await Promise.resolve()
    expect(begun).toHaveLength(Math.min(20, atOnce + ended + 1))
  }
  expect(begun).toEqual(Array.from({ length: 20 }, (_, index) => index))
  await Promise.all(all)
  expect(isKeepingEnquiries()).toBe(false)
})
