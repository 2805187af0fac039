import type { Answers } from '@/lib/domain/disclosure-wizard/answers'
import { stepsOf } from '@/lib/domain/disclosure-wizard/steps'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

// What an answer that is still missing usually leads to: a conviction's age, date and sentence, and the length of that.
const usuallyFollow = { type: 5, disposals: 2, cautionKind: 1 } as const

/**
 * About how many questions are left, this one included: those that are known to come, and what usually follows those that
 * decide about others.
 */
export function questionsLeft(answers: Answers, today: PlainDate): number {
  const missing = stepsOf(answers, today).filter(({ id }) => !answers.given[id])
  const follow = missing.reduce((sum, { question }) => {
    const usual =
      question === 'type' || question === 'disposals' || question === 'cautionKind' ? usuallyFollow[question] : 0
    return sum + usual
  }, 0)
  return missing.length + follow
}
