import { measuredWords as words } from '@/lib/content/job-matcher/matcher'
import { callbackRates, type JobAsks } from '@/lib/domain/job-matcher/callback-rates'
import { intervalOfPercent } from '@/lib/domain/job-matcher/wilson-interval'

const groups = ['White', 'Black'] as const

/** How many in every 100 were called back: as a range where the study's percentages fit one number of pairs only. */
function inWords(percent: number, pairs: number | 'unknown'): string {
  if (pairs === 'unknown') return `${words.about} ${Math.round(percent)}`
  const { lowPercent, highPercent } = intervalOfPercent(percent, pairs)
  return `${words.between} ${Math.round(lowPercent)} ${words.and} ${Math.round(highPercent)}`
}

/**
 * The groups that the study measured, in words, each beside its own equal without a record. For somebody of a group that
 * was not measured, any one figure would be a guess.
 */
export function MeasuredGroups({ asks }: { asks: JobAsks }) {
  const rates = callbackRates[asks]
  return (
    <ul className="bullet-list">
      {groups.map((group) => {
        const { percent, withoutRecordPercent, pairs } = rates[group]
        return (
          <li key={group}>
            {words[group]} {words.withRecord} {inWords(percent, pairs)} {words.inHundred} {words.withoutRecord}{' '}
            {inWords(withoutRecordPercent, pairs)}.
          </li>
        )
      })}
    </ul>
  )
}
