/** Counts from 1 to 4 could tell who somebody is, so they are not shown. Zero tells of nobody and stays. */
export const smallestShown = 5

export type ShownCount = { kind: 'count'; count: number } | { kind: 'hidden' }

const isSmall = (count: number): boolean => count > 0 && count < smallestShown
const shown = (count: number): ShownCount => ({ kind: 'count', count })
const hidden: ShownCount = { kind: 'hidden' }

/** A count alone. */
export const hideSmall = (count: number): ShownCount => (isSmall(count) ? hidden : shown(count))

/**
 * Counts that stand beside their total. Where a single one is hidden, the total would give it away, so the smallest of the
 * others that is not zero is hidden as well; where there is no other, or what is hidden adds up to less than 5, the total.
 * @returns the counts in their order, and the total
 */
export function hideSmallOf(counts: readonly number[]): { counts: ShownCount[]; total: ShownCount } {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const hiddenAt = new Set(counts.flatMap((count, index) => (isSmall(count) ? [index] : [])))
  const others = counts
    .map((count, index) => ({ count, index }))
    .filter(({ count, index }) => count > 0 && !hiddenAt.has(index))
    .sort((one, other) => one.count - other.count)
  const [smallestOther] = others
  if (hiddenAt.size === 1 && smallestOther) hiddenAt.add(smallestOther.index)
  const isTotalTelling = hiddenAt.size === 1 || isSmall(total)
  return {
    counts: counts.map((count, index) => (hiddenAt.has(index) ? hidden : shown(count))),
    total: isTotalTelling && total > 0 ? hidden : shown(total),
  }
}
