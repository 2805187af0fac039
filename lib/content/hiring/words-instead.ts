import { findingsWords as words } from '@/lib/content/hiring/advert'
import type { AdvertField } from '@/lib/domain/job-board/advert'
import type { AdvertFinding } from '@/lib/domain/job-board/advert-findings'
import { isInstruction } from '@/lib/domain/job-board/advert-phrases'

/** In these each line is one item: a line that turns people away has no better wording, it is deleted. */
const listFields: readonly AdvertField[] = ['requirements', 'benefits', 'skills']

/** What to write instead of the words found. */
export const wordsInstead = ({ rule, field, better, stops }: AdvertFinding): string => {
  if (rule === 'blanket_ban' && listFields.includes(field)) return words.deleteLine
  if (better === '') return stops ? words.leaveOutToSend : words.leaveOut
  return isInstruction(better) ? words.instruction(better) : words.better(better)
}

/** The same for findings of one rule at one place, each piece of advice once. */
export const adviceOn = (findings: readonly AdvertFinding[]): string =>
  [...new Set(findings.filter(({ isPhrase }) => isPhrase).map(wordsInstead))].join(' ')
