import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { advertFields, advertSchema, type AdvertDraft } from '@/lib/domain/job-board/advert'
import { finding, findingsOf, type Finding } from '@/lib/domain/job-board/advert-findings'

/**
 * All that is to be said about an advert before it is sent, in the order of its fields: what stops it, and advice. For a draft
 * too: what is not written yet is `missing`, and everything else is looked at as it stands.
 * @param today the day in the United Kingdom: a closing date is held against it
 */
export function checkLawful(draft: AdvertDraft, today: PlainDate): Finding[] {
  const missing = advertFields
    .filter((field) => !advertSchema.shape[field].safeParse(draft[field]).success)
    .map((field) => finding('missing', field))
  return [...missing, ...findingsOf(draft, today)].toSorted(
    (one, other) => advertFields.indexOf(one.field) - advertFields.indexOf(other.field),
  )
}
