import type { EnquiryValues } from '@/components/enquiries/enquiry-fields'
import type { FormSource } from '@/lib/domain/enquiries/callback-enquiry'

type Kept = { values: EnquiryValues; lastTry: { body: string; key: string } | null }

// In memory only, so that a shared computer keeps nothing of it: a new load of the page starts empty.
const keptBySource = new Map<FormSource, Kept>()

/** What was typed and last tried before the person went to another page of the site and came back. */
export const keptAnswers = (source: FormSource): Kept | undefined => keptBySource.get(source)

export function keepAnswers(source: FormSource, kept: Kept): void {
  keptBySource.set(source, kept)
}

export function forgetAnswers(source: FormSource): void {
  keptBySource.delete(source)
}
