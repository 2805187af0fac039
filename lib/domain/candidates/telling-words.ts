import { cardLists, saysHowToReach, type CandidateCard, type CardList } from '@/lib/domain/candidates/card'
import { sensitivePattern } from '@/lib/domain/fields/sensitive-words'

/** The longest 'why this job suits me', in characters. */
export const whyLimit = 500

/** What a line tells an employer that may not know it yet. */
export type TellingKind = 'contact' | 'name' | 'record' | 'age' | 'address' | 'number'
export type Telling = { kind: TellingKind; words: string }

type Person = { firstName: string; lastName: string }

// Work that is a surname too: 'Assistant baker' is no name, although somebody is called Baker.
const work: ReadonlySet<string> = new Set(
  (
    'archer baker barber barker bishop brewer butcher butler carpenter carter chandler clerk cook cooper driver dyer farmer ' +
    'fisher fletcher forester gardener glover hunter joiner mason miller naylor painter parker plumber porter potter roofer ' +
    'sawyer shepherd skinner slater smith tailor tanner taylor thatcher tiler tyler turner waiter walker weaver webster welder wright'
  ).split(' '),
)
// First names that are everyday words as well, and so stand at the start of many a line.
const everyday: ReadonlySet<string> = new Set(
  'art bill chase drew faith grace grant hope iris jack joy lance mark max may rob rose sky summer tiger victor will'.split(
    ' ',
  ),
)

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const first = (pattern: RegExp, text: string): string | null => pattern.exec(text)?.[0] ?? null
const alone = (pattern: string): string => `(?<![\\p{L}\\p{N}'’-])${pattern}(?![\\p{L}\\p{N}])`

const ages = [
  /\b(?:aged?|age:)\s*\d{2}\b/iu,
  /\b\d{2}[ -]*(?:years?|yrs?)[ -](?:old|of[ -]age)\b/iu,
  /\bI(?:['’]m| am) \d{2}\b(?! (?:years?|yrs?|months?|weeks?|days?|hours?|minutes?|miles?)\b(?! (?:old|of age)))/iu,
  /\bborn\b[^.,;]{0,20}\d/iu,
  /\b(?:date of birth|d\.?o\.?b\.?)(?![\p{L}\p{N}])/iu,
  // A day in a year in which somebody of working age can have been born.
  /\b\d{1,2}[/.-]\d{1,2}[/.-](?:19\d\d|200\d)\b/u,
]
const addresses = [
  /\b[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}\b/iu,
  /\b\d{1,4}[a-z]?,?\s+(?:\p{Lu}[\p{L}'’-]+\s+){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Close|Drive|Crescent|Terrace|Gardens|Grove)\b/u,
]

// A prisoner's number (A1234BC) and a National Insurance number (gov.uk: two letters, six digits, one letter).
const ownNumbers = [/\b[A-Z]\d{4}[A-Z]{2}\b/u, /\b[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z](?:\s?\d{2}){3}\s?[A-D]\b/iu]

/** The person's own name in a line: in full, with an initial, or the surname where no everyday word would stand. */
function ownName(line: string, { firstName, lastName }: Person): string | null {
  const given = firstName.trim()
  const family = lastName.trim()
  if (given !== '') {
    const said = first(new RegExp(alone(`(?:I am|I['’]m|my name is|call me)\\s+${escaped(given)}`), 'iu'), line)
    if (said && !everyday.has(given.toLowerCase())) return said
  }
  if (given !== '' && line.toLowerCase() === given.toLowerCase() && !everyday.has(given.toLowerCase())) return line
  if (family === '') return null
  if (given !== '') {
    const both = first(new RegExp(alone(`${escaped(given)}\\s+${escaped(family)}`), 'iu'), line)
    if (both) return both
    const turned = first(new RegExp(alone(`${escaped(family)},\\s*${escaped(given)}`), 'iu'), line)
    if (turned) return turned
    // A surname given as its first letter may stand in full in the line.
    if (Array.from(family).length === 1) {
      const spelled = first(
        new RegExp(alone(`${escaped(given)}\\s+${escaped(family.toUpperCase())}\\p{L}*`), 'u'),
        line,
      )
      if (spelled) return spelled
    }
    // 'Dave Tanner' of somebody called David, and 'D. Tanner'.
    const initial = escaped(Array.from(given)[0]?.toUpperCase() ?? '')
    const short = first(new RegExp(alone(`${initial}[\\p{L}.]*\\s+${escaped(family)}`), 'u'), line)
    if (short) return short
  }
  if (Array.from(family).length < 3 || work.has(family.toLowerCase())) return null
  // Capital letters, and not the first word, where any word has one.
  return first(new RegExp(`(?<=[\\p{L}\\p{N}.,:&-]\\s)${alone(escaped(family))}`, 'u'), line)
}

/**
 * What a line says that an employer must not read before it may know who somebody is: their name, how to reach them,
 * where they live, how old they are, or anything about a record. Characters that are not seen are left out before.
 * @param words the words that hint at a record or at prison
 * @returns null if it says none of it
 */
export function tellingWords(text: string, person: Person, words: readonly string[]): Telling | null {
  const line = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
  const found = (kind: TellingKind, said: string | null): Telling | null =>
    said === null ? null : { kind, words: said }
  return (
    (saysHowToReach(line) ? { kind: 'contact', words: line } : null) ??
    found('record', first(sensitivePattern(words), line)) ??
    found('name', ownName(line, person)) ??
    found('age', ages.map((pattern) => first(pattern, line)).find((said) => said !== null) ?? null) ??
    found('number', ownNumbers.map((pattern) => first(pattern, line)).find((said) => said !== null) ?? null) ??
    found('address', addresses.map((pattern) => first(pattern, line)).find((said) => said !== null) ?? null)
  )
}

export type CardText = CardList | 'availability'

/**
 * The fields of a card that tell an employer what it may not know yet, in the order of its form, each with the first
 * thing that it tells.
 * @param words the words that hint at a record or at prison
 */
export function tellingFields(
  card: Pick<CandidateCard, CardText>,
  person: Person,
  words: readonly string[],
): { field: CardText; telling: Telling }[] {
  const fields: [CardText, readonly string[]][] = [
    ...cardLists.map((list): [CardText, readonly string[]] => [list, card[list]]),
    ['availability', [card.availability]],
  ]
  return fields.flatMap(([field, lines]) => {
    const telling = lines.map((line) => tellingWords(line, person, words)).find((found) => found !== null)
    return telling ? [{ field, telling }] : []
  })
}
