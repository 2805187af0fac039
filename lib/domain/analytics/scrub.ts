import { isAnalyticsAllowed } from '@/lib/domain/analytics/analytics-paths'

const reference = /SC-[0-9A-Z]{8}/gi
const word = /[^\s"'<>]+/g
const address = /https?:\/\/[^\s"'<>?#]+/g

/** Cuts a word at the first question mark or hash after a slash. */
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
 * Text that is safe to send: URLs lose their query and fragment, our own private pages are not named, and enquiry
 * references are removed.
 */
export function scrubText(text: string, siteOrigin: string): string {
  return text
    .replace(word, withoutQuery)
    .replace(address, (link) => withoutPrivatePath(link, siteOrigin))
    .replace(reference, 'SC-')
}

/** The same for every string inside a value. */
export function scrubDeep<Value>(value: Value, siteOrigin: string): Value
export function scrubDeep(value: unknown, siteOrigin: string): unknown {
  if (typeof value === 'string') return scrubText(value, siteOrigin)
  if (Array.isArray(value)) return value.map((item) => scrubDeep(item, siteOrigin))
  // Dates and other class instances are not text, and would not survive being rebuilt from their entries.
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, scrubDeep(item, siteOrigin)]))
}
