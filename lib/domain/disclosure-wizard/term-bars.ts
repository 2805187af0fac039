import { lengthMeant, type CalculatorAnswers } from '@/lib/domain/disclosure-wizard/answers'
import { sentencesOf, type SentenceSlot } from '@/lib/domain/disclosure-wizard/slots'
import type { DisposalKind } from '@/lib/domain/disclosure/disposals'
import { dayAfter, isSentenceLength } from '@/lib/domain/disclosure/sentence-length'
import { daysBetween, plainDate } from '@/lib/domain/dates/plain-date'

/** Where a term is drawn in its chain, from 0 (the chain's first day) to 1 (its last). */
export type TermBar = { slot: SentenceSlot; from: number; to: number }

const anyDay = plainDate('2001-01-01')

/** The terms of one kind entered so far, in sequence; where the sequence is unknown, a term follows the longest. */
export function termBars(answers: CalculatorAnswers, recordId: string, kind: DisposalKind | undefined): TermBar[] {
  const placed: TermBar[] = []
  for (const slot of sentencesOf(answers, recordId).filter((one) => one.kind === kind)) {
    const length = lengthMeant(answers.given[`${slot.id}-term`])
    if (!length || !isSentenceLength(length)) continue
    const chosen = answers.given[`${slot.id}-link`]?.with
    const others = placed.filter(
      ({ slot: { id } }) => slot.before.includes(id) && (!chosen || chosen === 'not_sure' || id === chosen),
    )
    const isBeside = slot.together === 'concurrent'
    const from = Math.max(0, ...others.map((other) => (isBeside ? other.from : other.to)))
    placed.push({ slot, from, to: from + daysBetween(anyDay, dayAfter(anyDay, length)) })
  }
  const end = Math.max(1, ...placed.map(({ to }) => to))
  return placed.map(({ slot, from, to }) => ({ slot, from: from / end, to: to / end }))
}
