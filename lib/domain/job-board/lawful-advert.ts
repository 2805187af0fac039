import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { advertFields, advertSchema, type AdvertDraft } from '@/lib/domain/job-board/advert'
import { finding, findingsOf, type AdvertFinding } from '@/lib/domain/job-board/advert-findings'

const fewestSentences = 2

/** How many sentences or lines say something: of two words or more. */
const sentencesIn = (text: string): number =>
  text.split(/[.!?]+(?=\s|$)|\n+/).filter((part) => /\S\s+\S/.test(part.trim())).length

/**
 * Everything to be said about an advert before it is sent, in field order: what stops it, and advice. Works on a draft
 * too: what is not written yet is `missing`, and the rest is checked as it stands.
 * @param today the day in the UK, with which the closing date is compared
 */
export function checkLawful(draft: AdvertDraft, today: PlainDate): AdvertFinding[] {
  const missing = advertFields
    .filter((field) => !advertSchema.shape[field].safeParse(draft[field]).success)
    .map((field) => finding('missing', field))
  const { description } = draft
  const short =
    description && sentencesIn(description) < fewestSentences ? [finding('description_short', 'description')] : []
  return [...missing, ...short, ...findingsOf(draft, today)].toSorted(
    (one, other) => advertFields.indexOf(one.field) - advertFields.indexOf(other.field),
  )
}
