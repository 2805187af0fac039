import type { RecordOutcome } from '@/lib/domain/disclosure-wizard/results'
import type { CheckLevel } from '@/lib/domain/disclosure/dbs-visibility'

const fromHighest = ['enhanced', 'standard', 'basic'] as const satisfies readonly CheckLevel[]

/**
 * The highest level of check that shows nothing of a record today; 'none' where even a basic one shows or may show
 * something. Every level shows at least what the one below it does.
 */
export const clearCheck = (records: readonly RecordOutcome[]): CheckLevel =>
  fromHighest.find((level) => records.every(({ shows }) => shows[level].shown === 'will_not_show')) ?? 'none'
