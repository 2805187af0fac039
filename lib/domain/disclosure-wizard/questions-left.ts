import type { CalculatorAnswers } from '@/lib/domain/disclosure-wizard/answers'
import { stepsOf } from '@/lib/domain/disclosure-wizard/steps'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

// How many questions usually follow one that is unanswered: a conviction's age, date and sentence, and how long that
// was.
const usuallyFollow = { type: 5, disposals: 2, cautionKind: 1 } as const

/** Roughly how many questions are left, including this one: those known to come, and those that usually follow. */
export function questionsLeft(answers: CalculatorAnswers, today: PlainDate): number {
  const missing = stepsOf(answers, today).filter(({ id }) => !answers.given[id])
  const follow = missing.reduce((sum, { question }) => {
    const usual =
      question === 'type' || question === 'disposals' || question === 'cautionKind' ? usuallyFollow[question] : 0
    return sum + usual
  }, 0)
  return missing.length + follow
}
