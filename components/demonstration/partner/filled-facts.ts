type Pair = readonly [name: string, value: string]

/** Names with values, leaving out those without. */
export const filledFacts = (pairs: readonly Pair[]): { name: string; value: string }[] =>
  pairs.flatMap(([name, value]) => (value === '' ? [] : [{ name, value }]))
