type Pair = readonly [name: string, value: string]

/** Names with values; those without a value are left out. */
export const filledFacts = (pairs: readonly Pair[]): { name: string; value: string }[] =>
  pairs.flatMap(([name, value]) => (value === '' ? [] : [{ name, value }]))
