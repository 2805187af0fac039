import 'server-only'

import { applicantsProblems as problems, stoppedWordsText } from '@/lib/content/hiring/applicants'
import { recordWordsIn } from '@/lib/content/hiring/telling-words'
import type { Application } from '@/lib/domain/applications/application'
import { stoppedWords } from '@/lib/domain/applications/words-to-applicant'

type Options = Partial<Pick<Application, 'disclosure'>> & { isRefusal?: boolean }

/**
 * Which of an employer's words do not go to an applicant, and why; null if all may. Before the applicant has been asked
 * about a record, they name none.
 */
export function stoppedText(
  text: string,
  { disclosure, isRefusal = false }: Options,
): { problem: string; reason: string } | null {
  const stopped = stoppedWords(text, { isRefusal })
  if (stopped) return { problem: problems.stopped(stopped.words), reason: stoppedWordsText[stopped.rule] }
  const record = disclosure === 'not_asked' ? recordWordsIn(text) : null
  return record === null ? null : { problem: problems.stopped(record), reason: stoppedWordsText.early_record_question }
}
