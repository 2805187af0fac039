export type PercentInterval = { lowPercent: number; highPercent: number }

/** The standard normal quantile of a two-sided 95% interval. */
const z = 1.959964

/**
 * Wilson's 95% interval for a proportion (Wilson E. B. 1927, Journal of the American Statistical Association 22,
 * 209-212). Unlike the simple interval, it stays between 0 and 100 and holds for the few pairs in the cells where the
 * employer asks.
 */
export function wilsonInterval(count: number, total: number): PercentInterval {
  if (!Number.isInteger(count) || !Number.isInteger(total) || total < 1 || count < 0 || count > total) {
    throw new RangeError(`Not a share: ${count} of ${total}`)
  }
  const share = count / total
  const scale = 1 + z ** 2 / total
  const middle = (share + z ** 2 / (2 * total)) / scale
  const half = (z * Math.sqrt((share * (1 - share)) / total + z ** 2 / (4 * total ** 2))) / scale
  return { lowPercent: Math.max(0, middle - half) * 100, highPercent: Math.min(1, middle + half) * 100 }
}

/** The interval for a published percentage, by first working out the whole number of callbacks that it fits. */
export function intervalOfPercent(percent: number, pairs: number): PercentInterval {
  return wilsonInterval(Math.round((percent / 100) * pairs), pairs)
}
