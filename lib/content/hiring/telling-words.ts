import { ownRecordWords, sensitiveWords } from '@/lib/content/cv-builder/sensitive-words'
import { personWords } from '@/lib/content/hiring/person'
import type { CandidateCard } from '@/lib/domain/candidates/card'
import { sensitivePattern } from '@/lib/domain/fields/sensitive-words'
import { tellingFields, type CardText, type Telling, type TellingKind } from '@/lib/domain/candidates/telling-words'

// On a card these are ordinary words of work: landing gear, a cell phone shop, a school's servery, a school governor.
const ordinaryOnACard: readonly string[] = [
  'cell',
  'cells',
  'wing',
  'wings',
  'landing',
  'landings',
  'officers',
  'governor',
  'governors',
  'servery',
  'Cat A',
  'Cat B',
  'Cat C',
  'Cat D',
]

// Prisons whose names hardly anybody uses of anything else, unlike Leeds, Brixton or Ford (gov.uk, 'Prisons and their
// resettlement providers' and Scottish and Northern Irish services' lists, 26 November 2026).
const prisons: readonly string[] = [
  'Strangeways',
  'Wormwood Scrubs',
  'Belmarsh',
  'Pentonville',
  'Bronzefield',
  'Parkhurst',
  'Long Lartin',
  'Whitemoor',
  'Wymott',
  'Gartree',
  'Swaleside',
  'Littlehey',
  'Huntercombe',
  'Bullingdon',
  'Erlestoke',
  'Guys Marsh',
  'Channings Wood',
  'Eastwood Park',
  'Swinfen Hall',
  'Dovegate',
  'Kirklevington',
  'Lindholme',
  'Wealstun',
  'Altcourse',
  'Low Newton',
  'Hollesley Bay',
  'North Sea Camp',
  'Polmont',
  'Barlinnie',
  'Maghaberry',
]

/** Words that point to a record or to prison, whatever work somebody did. */
export const recordWordsOfACard: readonly string[] = [
  ...sensitiveWords.filter((word) => !ordinaryOnACard.includes(word)),
  ...prisons,
]

const ownRecord = sensitivePattern(ownRecordWords)

// 'Probation' alone is also the first months of a job.
const recordInWriting = sensitivePattern([
  ...recordWordsOfACard.filter((word) => word !== 'probation'),
  'probation officer',
  'probation service',
])

/** The first words of an employer's note or message that point to a record or to prison; null if there are none. */
export const recordWordsIn = (text: string): string | null => recordInWriting.exec(text)?.[0] ?? null

const advice = {
  contact: 'Leave out phone numbers and email addresses.',
  name: 'Leave out your name. Say what you did instead.',
  record: 'Leave that out. If it’s about work, say what the work was, such as ‘kitchen assistant, large site’.',
  age: 'Leave out your age and date of birth.',
  address: 'Leave out addresses and postcodes. A town is fine.',
  number: 'Leave out numbers that say who you are.',
} as const satisfies Record<TellingKind, string>

/** What is wrong with a card, by field and in the order of its form; empty if nothing is. */
export const cardProblems = (
  card: Pick<CandidateCard, CardText>,
  person: { firstName: string; lastName: string },
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    tellingFields(card, person, recordWordsOfACard).map(({ field, telling }) => [
      field,
      tellingText(personWords.cardNames[field], telling),
    ]),
  )

/** What is wrong with a field, what it says, and how to put it. */
export function tellingText(name: string, { kind, words }: Telling): string {
  if (kind === 'record' && ownRecord.test(words)) {
    return `${name}: it says ‘${words}’. Please leave it out. Employers read this before they choose, and they don’t need it. Write what you can do, such as ‘stock control’.`
  }
  return kind === 'contact'
    ? `${name}: ${advice.contact} Employers read this before they can see who you are.`
    : `${name}: it says ‘${words}’. ${advice[kind]} Employers read this before they can see who you are.`
}
