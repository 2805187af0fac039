/** Counts from 1 to 4 could tell who somebody is, so they are not shown. Zero tells of nobody and stays. */
const smallestShown = 5

export type ShownCount = { kind: 'count'; count: number } | { kind: 'hidden' }

const isSmall = (count: number): boolean => count > 0 && count < smallestShown
const shown = (count: number): ShownCount => ({ kind: 'count', count })
const hidden: ShownCount = { kind: 'hidden' }
const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

/** A count alone. One that is part of another count on the same page belongs into `hideSmallSteps`. */
export const hideSmall = (count: number): ShownCount => (isSmall(count) ? hidden : shown(count))

/**
 * Counts of which each is part of those before it: a whole and its part, or the steps of a funnel, the largest first. Whoever
 * reads two of them may subtract, so a count is shown only if it differs from every one that is shown before it by nothing,
 * or by 5 or more.
 * @returns the counts in their order
 */
export function hideSmallSteps(counts: readonly number[]): ShownCount[] {
  const seen: number[] = []
  return counts.map((count) => {
    if (isSmall(count) || seen.some((other) => isSmall(Math.abs(other - count)))) return hidden
    seen.push(count)
    return shown(count)
  })
}

/**
 * Of hidden counts the reader may know how many they are and what they add up to. None may follow from that, as it would where
 * all are as small or as large as a small count can be.
 */
function isKeptSecret(counts: readonly number[]): boolean {
  if (counts.length === 0) return true
  const [sum, mostSmall] = [sumOf(counts), smallestShown - 1]
  return counts.length > 1 && sum >= smallestShown && sum > counts.length && sum !== mostSmall * counts.length
}

/**
 * Counts that add up to their total, which stands beside them: nobody is in two of them. Besides the small ones, the smallest of
 * the others that are not zero are hidden, those alike together, until no hidden one can be worked out and those hidden are 5 people
 * or more; where there are no others left, the total.
 * @returns the counts in their order, and the total
 */
export function hideSmallOf(counts: readonly number[]): { counts: ShownCount[]; total: ShownCount } {
  const falling = counts.map((count, index) => ({ count, index })).sort((one, other) => other.count - one.count)
  const others = falling.filter(({ count }) => count >= smallestShown)
  const secret = falling.filter(({ count }) => isSmall(count))
  const secretCounts = () => secret.map(({ count }) => count)
  while (!isKeptSecret(secretCounts())) {
    const smallest = others.at(-1)
    if (!smallest) break
    const from = others.findIndex(({ count }) => count === smallest.count)
    secret.push(...others.splice(from))
  }
  const hiddenAt = new Set(secret.map(({ index }) => index))
  return {
    counts: counts.map((count, index) => (hiddenAt.has(index) ? hidden : shown(count))),
    total: isKeptSecret(secretCounts()) ? shown(sumOf(counts)) : hidden,
  }
}
