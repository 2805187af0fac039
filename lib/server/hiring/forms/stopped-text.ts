import 'server-only'

import { applicantsProblems as problems, stoppedWordsText } from '@/lib/content/hiring/applicants'
import { recordWordsIn } from '@/lib/content/hiring/telling-words'
import type { Application } from '@/lib/domain/applications/application'
import { stoppedWords } from '@/lib/domain/applications/words-to-applicant'

type Options = Partial<Pick<Application, 'disclosure'>> & { isRefusal?: boolean; isNote?: boolean }

/**
 * Which of an employer's words do not go to an applicant, all at once, and why; null if all may. Before the applicant
 * has been asked about a record, they name none.
 * @param isNote whether they are for colleagues: a record is never noted, whatever it would be noted for
 */
export function stoppedText(
  text: string,
  { disclosure, isRefusal = false, isNote = false }: Options,
): { problem: string; reason: string } | null {
  const stopped = stoppedWords(text, { isRefusal: isRefusal || isNote })
  const record = isNote || disclosure === 'not_asked' ? recordWordsIn(text) : null
  if (record !== null && !stopped.some(({ words }) => words.includes(record)))
    stopped.push({ rule: 'early_record_question', words: record })
  if (stopped.length === 0) return null
  const reasons = stopped.map(({ rule }) =>
    isNote && (rule === 'blanket_ban' || rule === 'early_record_question')
      ? problems.noteRecord
      : stoppedWordsText[rule],
  )
  return { problem: problems.stopped(stopped.map(({ words }) => words)), reason: [...new Set(reasons)].join(' ') }
}
