/** Counts from 1 to 4 could identify somebody, so they are not shown. Zero identifies nobody and stays. */
const smallestShown = 5

export type ShownCount = { kind: 'count'; count: number } | { kind: 'hidden' }

const isSmall = (count: number): boolean => count > 0 && count < smallestShown
const shown = (count: number): ShownCount => ({ kind: 'count', count })
const hidden: ShownCount = { kind: 'hidden' }
const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

/** For a count by itself. One that is part of another count on the same page belongs in `hideSmallSteps`. */
export const hideSmall = (count: number): ShownCount => (isSmall(count) ? hidden : shown(count))

/**
 * Counts in which each includes the next: a whole and its part, or the steps of a funnel, largest first.
 * Readers can subtract, so a count is shown only if it differs from each count shown before it by nothing, or by 5 or
 * more.
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
 * The reader may know how many counts are hidden and what they add up to. No count may follow from that, as it would if
 * all were as small, or as large, as a small count can be.
 */
function isKeptSecret(counts: readonly number[]): boolean {
  if (counts.length === 0) return true
  const [sum, mostSmall] = [sumOf(counts), smallestShown - 1]
  return counts.length > 1 && sum >= smallestShown && sum > counts.length && sum !== mostSmall * counts.length
}

/**
 * Counts that add up to a total shown beside them, with nobody in two of them. Besides the small ones, the smallest of
 * the others above zero are hidden, equal ones together, until no hidden count can be worked out and 5 or more people
 * are hidden; if there are no others left, the total is hidden.
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

/**
 * Any sets of people that one reader may see counted, whatever the filters and periods: the whole family of a report, in
 * the order of importance. A count is shown only if every group that the shown sets can tell apart stays empty or has 5
 * people or more. However counts are added and subtracted, what comes out counts such groups whole, so nobody works out
 * a number from 1 to 4. For sets that include one another it says what `hideSmallSteps` says.
 * @returns the counts in their order
 */
export function hideSmallSets<Person>(sets: readonly ReadonlySet<Person>[]): ShownCount[] {
  // The groups so far: people in the same of the shown sets. Group 0 is everybody in none of them.
  const groupOf = new Map<Person, number>()
  const sizes = [0]
  return sets.map((set) => {
    const within = new Map<number, Person[]>()
    for (const person of set) {
      const group = groupOf.get(person) ?? 0
      const known = within.get(group)
      if (known) known.push(person)
      else within.set(group, [person])
    }
    const splits = [...within].some(
      ([group, people]) => isSmall(people.length) || (group !== 0 && isSmall((sizes[group] ?? 0) - people.length)),
    )
    if (splits) return hidden
    for (const [group, people] of within) {
      if (group !== 0 && people.length === sizes[group]) continue
      sizes[group] = (sizes[group] ?? 0) - people.length
      for (const person of people) groupOf.set(person, sizes.length)
      sizes.push(people.length)
    }
    return shown(set.size)
  })
}
