import { isAnalyticsAllowed } from '@/lib/domain/analytics/analytics-paths'

const reference = /SC-[0-9A-Z]{8}/gi
const word = /[^\s"'<>]+/g
const address = /https?:\/\/[^\s"'<>?#]+/g

/** A word up to the first question mark or hash that follows a slash. */
function withoutQuery(text: string): string {
  const path = text.indexOf('/')
  const length = path < 0 ? -1 : text.slice(path).search(/[?#]/)
  return length < 0 ? text : text.slice(0, path + length)
}

function withoutPrivatePath(link: string, siteOrigin: string): string {
  if (!link.startsWith(`${siteOrigin}/`)) return link
  return isAnalyticsAllowed(link.slice(siteOrigin.length)) ? link : `${siteOrigin}/`
}

/**
 * A text as it may be sent: no address in it has a query or a fragment, our own private pages are not named, and the
 * reference of an enquiry is struck out.
 */
export function scrubText(text: string, siteOrigin: string): string {
  return text
    .replace(word, withoutQuery)
    .replace(address, (link) => withoutPrivatePath(link, siteOrigin))
    .replace(reference, 'SC-')
}

/** The same for every text inside a value. */
export function scrubDeep<Value>(value: Value, siteOrigin: string): Value
export function scrubDeep(value: unknown, siteOrigin: string): unknown {
  if (typeof value === 'string') return scrubText(value, siteOrigin)
  if (Array.isArray(value)) return value.map((item) => scrubDeep(item, siteOrigin))
  // A date or another object of a class is not text, and would not survive being taken apart.
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, scrubDeep(item, siteOrigin)]))
}
