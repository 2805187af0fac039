import { folded } from '@/lib/domain/fields/fold-text'

/** How many organisations a page shows at once, as of people and referrals. Up to here there is nothing to search. */
export const takersAtOnce = 50

/**
 * The organisations in whose words each word of a search begins a word, in any order; all of them for an empty search.
 * @param textOf what is known of an organisation in words: its name, areas and services
 */
export function foundTakers<One>(takers: readonly One[], find: string, textOf: (taker: One) => string): readonly One[] {
  const wordsOf = (text: string) =>
    folded(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '')
  const wanted = wordsOf(find)
  if (wanted.length === 0) return takers
  return takers.filter((taker) => {
    const has = wordsOf(textOf(taker))
    return wanted.every((word) => has.some((other) => other.startsWith(word)))
  })
}
