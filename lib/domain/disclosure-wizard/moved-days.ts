import { daysMeant, lengthMeant, type CalculatorAnswers } from '@/lib/domain/disclosure-wizard/answers'
import { historyOf } from '@/lib/domain/disclosure-wizard/history-from-answers'
import { answerOf, isTotalKnown, sentencesOf, typeOf, type SentenceSlot } from '@/lib/domain/disclosure-wizard/slots'
import { possibleDays, waysToDate } from '@/lib/domain/disclosure-wizard/ways-to-date'
import { assessHistory } from '@/lib/domain/disclosure/assess-history'
import { disposalOf } from '@/lib/domain/disclosure/disposals'
import type { History } from '@/lib/domain/disclosure/history'
import { averageMonths, isSentenceLength } from '@/lib/domain/disclosure/sentence-length'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

// No single offence that only a magistrates' court can try carries more than 6 months.
const mostForSummaryOnly = 6.1

const isTooLongForSummaryOnly = (answers: CalculatorAnswers, slot: SentenceSlot): boolean => {
  const length = lengthMeant(answerOf(answers, `${slot.id}-${isTotalKnown(answers, slot) ? 'total' : 'term'}`))
  const isCustody = disposalOf(slot.kind).rule === 'custody'
  return isCustody && length !== undefined && isSentenceLength(length) && averageMonths(length) > mostForSummaryOnly
}

// How much rougher than for the result.
const roughCut = 20

/** Whether its sentence already says that the offence was not summary-only. */
export const isKnownNotSummaryOnly = (answers: CalculatorAnswers, recordId: string): boolean =>
  sentencesOf(answers, recordId).some((slot) => isTooLongForSummaryOnly(answers, slot))

/** The same history with one conviction that extends no earlier one, or that can. */
const withNeverExtends = (history: History, recordId: string, isMinor: boolean): History => ({
  ...history,
  convictions: history.convictions.map((one) =>
    one.id === recordId ? { ...one, isSummaryOnly: isMinor, isMinorServiceOffence: false } : one,
  ),
})

/** Whether some other conviction may have come before it, as far as the dates are known. */
function isFurther(answers: CalculatorAnswers, recordId: string, today: PlainDate): boolean {
  const last = daysMeant(answerOf(answers, `${recordId}-date`), today).at(-1)
  if (!last) return false
  return answers.records.some((other) => {
    if (other === recordId || typeOf(answers, other) !== 'conviction') return false
    const [first] = daysMeant(answerOf(answers, `${other}-date`), today)
    return first !== undefined && first < last
  })
}

function findMoved(answers: CalculatorAnswers, recordId: string, today: PlainDate): readonly string[] {
  if (!isFurther(answers, recordId, today)) return []
  const firstDays = new Map(
    possibleDays(answers, today).flatMap(([id, [first]]) => (first ? [[id, first] as const] : [])),
  )
  const moved = new Set<string>()
  const isUnsure = Object.entries(answers.given).some(
    ([id, { answer }]) => /-(?:schedule18|singleTerm)$/.test(id) && answer === 'not_sure',
  )
  const listedToTry = isUnsure ? [new Set<string>(), new Set(answers.records)] : [new Set<string>()]
  // Where dates are not known, a rough cut of what they may be will do: a question too few leaves the later day.
  for (const way of waysToDate(answers, today, roughCut)) {
    for (const listed of listedToTry) {
      const history = historyOf(answers, { ...way, listed, firstDays, today, isActivated: true })
      for (const convention of ['cautious', 'statute'] as const) {
        const [may, never] = [false, true].map((isMinor) =>
          assessHistory(withNeverExtends(history, recordId, isMinor), { asOf: today, convention }),
        )
        if (may?.outcome !== 'assessed' || never?.outcome !== 'assessed') continue
        for (const [index, { convictionId, period }] of may.convictions.entries()) {
          if (JSON.stringify(period) !== JSON.stringify(never.convictions[index]?.period)) moved.add(convictionId)
        }
      }
    }
  }
  return answers.records.filter((id) => moved.has(id))
}

// Asked for again and again about the same answers, which never change.
const found = new WeakMap<CalculatorAnswers, Map<string, readonly string[]>>()

/**
 * The convictions whose day depends on whether this one, which came later, was for an offence that extends no other
 * (summary-only, or a minor service offence). Empty where the answer changes nothing, or where something else has to be
 * answered first.
 */
export function daysMovedBy(answers: CalculatorAnswers, recordId: string, today: PlainDate): readonly string[] {
  const known = found.get(answers) ?? new Map<string, readonly string[]>()
  found.set(answers, known)
  const key = `${recordId} ${today}`
  const moved = known.get(key) ?? findMoved(answers, recordId, today)
  known.set(key, moved)
  return moved
}
