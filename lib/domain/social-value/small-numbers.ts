/** Counts from 1 to 4 could identify somebody, so they are not shown. Zero identifies nobody and stays. */
const smallestShown = 5

export type ShownCount = { kind: 'count'; count: number } | { kind: 'hidden' }

const isSmall = (count: number): boolean => count > 0 && count < smallestShown
const shown = (count: number): ShownCount => ({ kind: 'count', count })
const hidden: ShownCount = { kind: 'hidden' }

/** For a count by itself. One that is part of another count on the same page belongs in `hideSmallSets`. */
export const hideSmall = (count: number): ShownCount => (isSmall(count) ? hidden : shown(count))

/**
 * Any sets of people that one reader may see counted, whatever the filters and periods: the whole family of a report, in
 * the order of importance. A count is shown only if every group that the shown sets can tell apart stays empty or has 5
 * people or more. However counts are added and subtracted, what comes out counts such groups whole, so nobody works out
 * a number from 1 to 4.
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
