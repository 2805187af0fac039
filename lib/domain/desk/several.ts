import { isReference } from '@/lib/domain/enquiries/reference'

/** What the name of a ticked box begins with; the enquiry's reference follows, and its value is the version shown. */
export const tickedName = 'ticked-'

/** A page of the list. */
const mostTicked = 50

/** The enquiries ticked in a list, each with the version that the member was shown; anything else is left out. */
export const tickedEnquiries = (fields: Readonly<Record<string, string>>): { reference: string; version: number }[] =>
  Object.entries(fields)
    .filter(([name]) => name.startsWith(tickedName))
    .map(([name, version]) => ({ reference: name.slice(tickedName.length), version: Number(version) }))
    .filter(({ reference, version }) => isReference(reference) && Number.isSafeInteger(version))
    .slice(0, mostTicked)

/** In a URL, the references of enquiries that stay ticked; anything else is left out. */
export const stillTicked = (text: string): string[] => text.split('.').filter(isReference).slice(0, mostTicked)
