import { resultWords as words } from '@/lib/content/disclosure/results'
import { dayText } from '@/lib/content/wording/date-text'
import type { RecordOutcome } from '@/lib/domain/disclosure-wizard/results'
import type { Period } from '@/lib/domain/disclosure/period'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

const isRange = ({ earliest, latest }: RecordOutcome): boolean =>
  earliest.outcome !== latest.outcome ||
  (earliest.outcome === 'dated' && latest.outcome === 'dated' && earliest.firstSpentDay !== latest.firstSpentDay)

export function presentPeriod(period: Period): string {
  switch (period.outcome) {
    case 'dated':
      return `${words.spentFrom} ${dayText(period.firstSpentDay)}.`
    case 'never':
      return `${words.never} ${words.neverOtherJobs}`
    case 'until_further_order':
      return words.untilFurtherOrder
    case 'until_paid':
      return words.untilPaid
    case 'awaiting_sentence':
      return words.awaitingSentence
    case 'cannot_tell':
      return words.cannotTell
  }
}

const wasSpentOnItsDay = (from: PlainDate, period: Period): boolean =>
  period.outcome === 'dated' && period.firstSpentDay === from

/** When a conviction or caution is spent, in one to three sentences. */
export function presentRecord(record: RecordOutcome): string {
  const { earliest, latest, isSpent, from } = record
  if (latest.outcome !== 'dated') {
    const maybe = earliest.outcome === 'dated' ? ` ${words.atLeastFrom} ${dayText(earliest.firstSpentDay)}.` : ''
    return `${presentPeriod(latest)}${maybe}`
  }
  const { firstSpentDay, lastUnspentDay } = latest
  if (isRange(record) && earliest.outcome === 'dated') {
    if (isSpent) return `${words.betweenPast} ${dayText(firstSpentDay)}.`
    const range = `${dayText(earliest.firstSpentDay)} ${words.and} ${dayText(firstSpentDay)}`
    return `${words.between} ${range}. ${words.useLater}`
  }
  if (!isSpent) {
    return `${words.notSpent} ${dayText(lastUnspentDay)}. ${words.spentFrom} ${dayText(firstSpentDay)}.`
  }
  if (wasSpentOnItsDay(from, latest)) return `${words.spentOnTheDay} ${dayText(from)}.`
  return `${words.spentSince} ${dayText(firstSpentDay)}.`
}

/** Its day in a few words, beside its name; empty where there is none. */
export function presentDay(record: RecordOutcome): string {
  const { latest, isSpent } = record
  if (latest.outcome !== 'dated') return ''
  if (!isSpent) return `: ${words.countsUntil} ${dayText(latest.lastUnspentDay)}`
  return `: ${isRange(record) ? words.spentByDay : words.spentSinceDay} ${dayText(latest.firstSpentDay)}`
}

/** Whether it may be spent already, on one of the possible dates. */
export const isPerhapsSpent = ({ earliest, isSpent }: RecordOutcome, today: PlainDate): boolean =>
  !isSpent && earliest.outcome === 'dated' && earliest.firstSpentDay <= today
