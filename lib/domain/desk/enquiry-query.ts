import { z } from 'zod'

import { parseDate, type PlainDate } from '@/lib/domain/dates/plain-date'
import { enquiryTabs, type EnquiryTab } from '@/lib/domain/desk/enquiry-tabs'
import { formSources } from '@/lib/domain/enquiries/callback-enquiry'
import type { EnquirySource } from '@/lib/domain/enquiries/enquiry-source'
import { chosenOf, givenText, type AddressQuery } from '@/lib/domain/queries/address-query'

export const enquirySources = [...formSources, 'waitlist'] as const satisfies readonly EnquirySource[]
/** Oldest first where somebody is waiting, latest first where nobody is; or the reverse. */
const enquiryOrders = ['usual', 'reversed'] as const

/** The last row of a page, after which the next one begins: the promised day, the time it is sorted by, and its id. */
export type EnquiryKey = { dueOn: PlainDate; sortedAt: string; id: string }
export type EnquiryQuery = {
  tab: EnquiryTab
  /** The search text, which covers every tab. */
  typed: string
  source: EnquirySource | null
  /** An account's id, 'me' or 'nobody'. */
  owner: string | null
  order: (typeof enquiryOrders)[number]
  after: EnquiryKey | null
}

const moment = z.iso.datetime({ offset: true })
const number = z.uuid()

/** For the URL of the next page. */
export const keyText = ({ dueOn, sortedAt, id }: EnquiryKey): string => `${dueOn}_${sortedAt}_${id}`

/** Reads what keyText wrote; null for anything else. */
export function enquiryKeyFrom(text: string): EnquiryKey | null {
  const [day = '', sortedAt = '', id = '', ...more] = text.split('_')
  const dueOn = parseDate(day)
  const isKey = dueOn && more.length === 0 && moment.safeParse(sortedAt).success && number.safeParse(id).success
  return isKey ? { dueOn, sortedAt, id } : null
}

function ownerFrom(text: string): string | null {
  return text === 'me' || text === 'nobody' || number.safeParse(text).success ? text : null
}

/** What the list's URL asks for; unknown values count as not given. */
export const enquiryQueryFrom = (query: AddressQuery): EnquiryQuery => ({
  tab: chosenOf(enquiryTabs, query.tab, 'open'),
  typed: givenText(query.q).trim(),
  source: chosenOf(enquirySources, query.source, null),
  owner: ownerFrom(givenText(query.owner)),
  order: chosenOf(enquiryOrders, query.order, 'usual'),
  after: enquiryKeyFrom(givenText(query.after)),
})

/** The same as URL query values, leaving out defaults. */
export const addressValuesOf = (query: EnquiryQuery): Record<string, string | null> => ({
  tab: query.tab === 'open' ? null : query.tab,
  q: query.typed,
  source: query.source,
  owner: query.owner,
  order: query.order === 'usual' ? null : query.order,
  after: query.after && keyText(query.after),
})
