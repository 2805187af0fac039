import { hiddenCount } from '@/lib/content/dashboards/labels'
import type { ShownCount } from '@/lib/domain/social-value/small-numbers'

/** A number of people as a report writes it; small numbers are not shown. */
export const shownCount = (count: ShownCount): number | string =>
  count.kind === 'count' ? count.count : hiddenCount.text

/** The same as a row of bars: a number that is not shown has words instead of a bar. */
export const shownBar = (label: string, count: ShownCount) =>
  count.kind === 'count' ? { label, value: count.count } : { label, value: null, text: hiddenCount.bar }
