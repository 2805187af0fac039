import { titleWord } from '@/lib/domain/cv/old-work'
import { cleanLine } from '@/lib/domain/cv/plain-text'

export const emailIn = /[^\s@|<>,;]+@[^\s@|<>,;]+\.[^\s@|<>,;.]+/
export const phoneIn = /(?:\+|\b0)[\d ()-]{8,}\d/
const address = /https?:\/\/\S+|www\.\S+|\b\w+\.com\/\S*/i
const postcode = /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/i
// "Leeds, UK" or "Telford, Shropshire" is a place, whatever stands around it.
const region = /,.*(?:shire|\b(?:uk|united kingdom|england|scotland|wales|northern ireland))$/i
const paperName = /^(?:curriculum vitae|c\.?v\.?|r[eé]sum[eé])$/i

const label = /^(?:address|e-?mail|tel(?:ephone)?|phone|mobile|location|name)\b\s*:?\s*/i

const partsOf = (line: string): string[] =>
  line
    .split(/\s*[|•·▪●\t]\s*| {3,}/)
    .map((part) => part.trim())
    .filter(Boolean)

/** What was read for one field: as it stood, and the ways in which it may be meant, the likeliest first. */
type OldField = { lines: string[]; ways: string[]; isSure: boolean }

/** The top of an old CV: who it is and how to reach them. A way is empty, or there is none, where nothing was found. */
type OldTop = {
  fullName: OldField
  location: OldField
  email: string
  phone: string
  about: string[]
  rest: string[]
}

const nothing: OldField = { lines: [], ways: [], isSure: true }

// "St Helens" is a town; "Moor St" is none.
const streetWord =
  /\b(?:street|road|rd|lane|avenue|ave|close|drive|way|court|house|flat|terrace|crescent|place|grove|gardens|square|walk)\b|\sst\b/i
const isStreet = (part: string): boolean => /^\d/.test(part) || streetWord.test(part)

/** The town of an address, and the rest of it: a CV needs no street. */
function townOf(text: string, line: string, isLabelled: boolean): { town: OldField; others: string[] } {
  const parts = text.split(/\s*,\s*/).filter(Boolean)
  const streets = parts.filter(isStreet)
  const joined = (places: readonly string[]) =>
    places
      .map((place) => place.replace(postcode, '').trim())
      .filter(Boolean)
      .join(', ')
  // An address that is nothing but a street is not a town.
  if (streets.length === 0)
    return { town: { lines: [line], ways: [text], isSure: isLabelled || postcode.test(text) }, others: [] }
  const town = joined(parts.filter((part) => !isStreet(part)))
  // Without a number it may be a town called so, like Chester-le-Street.
  const isCertain = streets.some((part) => /\d/.test(part.replace(postcode, '')))
  const ways = [town, ...(isCertain ? [] : [joined(parts)])].filter(Boolean)
  return { town: { lines: [line], ways, isSure: isCertain }, others: isCertain ? [streets.join(', ')] : [] }
}

/** Two to four words with a capital each, and no job title, are taken for a name. */
const isName = (text: string): boolean =>
  /^\p{Lu}[\p{L}'’.-]*(?: [\p{L}'’.-]+){0,2} \p{Lu}[\p{L}'’.-]*$/u.test(text) && !titleWord.test(text)

/** The name comes first, a place has a comma or a postcode, and long lines are about the person. */
export function readOldTop(lines: readonly string[]): OldTop {
  const top: OldTop = { fullName: nothing, location: nothing, email: '', phone: '', about: [], rest: [] }
  const isFound = ({ lines: from }: OldField): boolean => from.length > 0
  const placeAt = (text: string, line: string, isLabelled: boolean) => {
    const { town, others } = townOf(text, line, isLabelled || region.test(text))
    top.location = town
    top.rest.push(...others)
  }
  for (const [line, written] of lines.flatMap((each) => partsOf(each).map((part) => [each, part] as const))) {
    const part = written.replace(label, '').trim()
    const isAddress = /^(?:address|location)\b/i.test(written)
    const [mail = '', number = ''] = [emailIn.exec(part)?.[0], phoneIn.exec(part)?.[0]]
    const [site = ''] = address.exec(part.replace(mail, '')) ?? []
    // A second address or number has no field, and neither has a web site.
    top.rest.push(...[top.email && mail, top.phone && number.trim(), site].filter(Boolean))
    top.email ||= mail
    top.phone ||= number.trim()
    const left = cleanLine(part.replace(mail, '').replace(number, '').replace(site, '')).replace(
      /^[,;:\s]+|[,;:\s]+$/g,
      '',
    )
    if (left === '' || paperName.test(left)) continue
    const words = left.split(' ').length
    if (!isFound(top.fullName) && !isAddress && words <= 5 && !/\d/.test(left))
      top.fullName = { lines: [line], ways: [left], isSure: /^name\b/i.test(written) || isName(left) }
    else if (words >= 8) top.about.push(left)
    else if (postcode.test(left) && !top.location.lines.some((from) => postcode.test(from))) {
      // An address over several lines: its town stands with the postcode.
      top.rest.push(...top.location.ways.slice(-1))
      placeAt(left, line, isAddress)
    } else if (!isFound(top.location) && (isAddress || /,/.test(left) || /^\p{Lu}[\p{L}-]+$/u.test(left)))
      placeAt(left, line, isAddress)
    else top.rest.push(left)
  }
  return top
}
