import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { advertFields, advertSchema, type AdvertDraft } from '@/lib/domain/job-board/advert'
import { finding, findingsOf, type AdvertFinding } from '@/lib/domain/job-board/advert-findings'

/**
 * Everything to be said about an advert before it is sent, in field order: what stops it, and advice. Works on a draft
 * too: what is not written yet is `missing`, and the rest is checked as it stands.
 * @param today the day in the UK, with which the closing date is compared
 */
export function checkLawful(draft: AdvertDraft, today: PlainDate): AdvertFinding[] {
  const missing = advertFields
    .filter((field) => !advertSchema.shape[field].safeParse(draft[field]).success)
    .map((field) => finding('missing', field))
  return [...missing, ...findingsOf(draft, today)].toSorted(
    (one, other) => advertFields.indexOf(one.field) - advertFields.indexOf(other.field),
  )
}
