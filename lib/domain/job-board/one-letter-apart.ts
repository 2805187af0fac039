const isSameFrom = (one: string, from: number, other: string, otherFrom: number): boolean =>
  one.slice(from) === other.slice(otherFrom)

/**
 * Whether one letter was added, left out, changed, or swapped with its neighbour. A word does not count as apart from
 * itself.
 */
export function isOneLetterApart(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (short.length < long.length) return isSameFrom(short, at, long, at + 1)
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at]
  return isSameFrom(short, at + 1, long, at + 1) || (isSwapped && isSameFrom(short, at + 2, long, at + 2))
}
