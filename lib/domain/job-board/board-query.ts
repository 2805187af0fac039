import { districtTyped } from '@/lib/domain/job-board/district'
import { blankJobQuery, readJobQuery, usualMiles, writeJobQuery, type JobQuery } from '@/lib/domain/job-board/job-query'
import {
  dbsLevels,
  jobSectors,
  recordQuestionStages,
  type DbsLevel,
  type JobSector,
  type RecordQuestionStage,
} from '@/lib/domain/job-board/job'
import { townNamed } from '@/lib/domain/job-board/uk-towns'
import { chosenOf, givenText, type AddressQuery } from '@/lib/domain/queries/address-query'

/** How far a job may be from the middle of a town or postcode district, in miles. */
export const milesChoices = [5, 10, 15, 25, 40] as const
/** The minimum pay that somebody can ask for, in whole pounds an hour. */
export const payChoices = [13, 14, 15, 16, 18, 20, 25] as const

export type BoardQuery = JobQuery & {
  /** The first half of a postcode, such as LS1; empty for anywhere. */
  district: string
  miles: number
  sector: JobSector | null
  /** The minimum, in whole pounds an hour. */
  pay: number | null
  /** The highest level of check that will do. */
  check: DbsLevel | null
  /** The earliest stage at which the question about convictions will do. */
  asked: RecordQuestionStage | null
  dayRelease: boolean
  /** From 1. */
  page: number
}

/** What the filters below the first four fields start with. */
const blankFacts = {
  district: '',
  miles: usualMiles,
  sector: null,
  pay: null,
  check: null,
  asked: null,
  dayRelease: false,
} as const satisfies Partial<BoardQuery>

export const blankBoardQuery: BoardQuery = { ...blankJobQuery, ...blankFacts, page: 1 }

export const jobsOfAPage = 20
/** Beyond this many jobs the board says only that there are more. */
export const mostCounted = 1000
const lastPage = mostCounted / jobsOfAPage

const numberOf = <One extends number>(choices: readonly One[], text: string): One | undefined =>
  choices.find((one) => String(one) === text)

/**
 * Reads the live board's query. Unknown values count as not given. There is one place: a postcode, wherever it was
 * typed, or else a town.
 */
export function readBoardQuery(params: AddressQuery): BoardQuery {
  const page = /^[1-9]\d?$/.test(givenText(params.page)) ? Number(givenText(params.page)) : 1
  const query = readJobQuery(params)
  const district = districtTyped(givenText(params.postcode)) || districtTyped(query.location)
  return {
    ...query,
    location: district === '' ? query.location : '',
    district,
    miles: numberOf(milesChoices, givenText(params.miles)) ?? usualMiles,
    sector: chosenOf(jobSectors, params.sector, null),
    pay: numberOf(payChoices, givenText(params.pay)) ?? null,
    check: chosenOf(dbsLevels, params.check, null),
    asked: chosenOf(recordQuestionStages, params.asked, null),
    dayRelease: givenText(params.release) === 'yes',
    page: Math.min(page, lastPage),
  }
}

/**
 * Where a search measures its miles from: a postcode, or one of the larger towns. Null for none, and for any other place,
 * which is looked for by its name.
 */
export function centreOf({ district, location }: BoardQuery): { name: string; district: string } | null {
  if (district !== '') return { name: district, district }
  const town = townNamed(location)
  return town ? { name: town.town, district: town.district } : null
}

/** The query string, without the question mark and without defaults. */
export function writeBoardQuery(query: BoardQuery): string {
  const params = new URLSearchParams(writeJobQuery(query))
  const { district, miles, sector, pay, check, asked, dayRelease, page } = query
  if (district !== '') params.set('postcode', district)
  if (district !== '' || (miles !== usualMiles && centreOf(query))) params.set('miles', String(miles))
  if (sector !== null) params.set('sector', sector)
  if (pay !== null) params.set('pay', String(pay))
  if (check !== null) params.set('check', check)
  if (asked !== null) params.set('asked', asked)
  if (dayRelease) params.set('release', 'yes')
  if (page > 1) params.set('page', String(page))
  return params.toString()
}

/** Whether any filter is set besides words, place, distance, type and order. */
export const hasFacts = (query: BoardQuery): boolean =>
  writeBoardQuery({ ...query, district: '', miles: usualMiles, page: 1 }) !== writeJobQuery(query)

/** Whether anything is asked for; the page of the results is none of it, their order is. */
export const isSearch = (query: BoardQuery): boolean => writeBoardQuery({ ...query, page: 1 }) !== ''

/** The parts of a search that leave jobs out. The distance belongs to its place. */
const filters = ['words', 'location', 'district', 'type', 'sector', 'pay', 'check', 'asked', 'dayRelease'] as const
export type BoardFilter = (typeof filters)[number]

/**
 * Each filter that leaves jobs out, in the order of the form: the search for it alone, and the search without it, from
 * the first page. The highest check and the earliest question leave nothing out, so they are not among them.
 */
export function eachFilter(query: BoardQuery): { name: BoardFilter; only: BoardQuery; without: BoardQuery }[] {
  return filters.flatMap((name) => {
    const only = { ...blankBoardQuery, [name]: query[name], miles: query.miles }
    const leavesNoneOut =
      (name === 'check' && query.check === 'enhanced') || (name === 'asked' && query.asked === 'after_shortlist')
    if (leavesNoneOut || writeBoardQuery(only) === '') return []
    const miles = name === 'district' || name === 'location' ? blankBoardQuery.miles : query.miles
    return [{ name, only, without: { ...query, [name]: blankBoardQuery[name], miles, page: 1 } }]
  })
}

const upTo = <One extends string>(order: readonly One[], last: One): One[] => order.slice(0, order.indexOf(last) + 1)

/** The checks up to this level; null for any. */
export const checksUpTo = (check: DbsLevel | null): DbsLevel[] | null =>
  check === null ? null : upTo(dbsLevels, check)

/** From the latest stage to the earliest. Never is later than all of them. */
const latestFirst = ['never', 'after_offer', 'at_interview', 'after_shortlist'] as const satisfies RecordQuestionStage[]

/** The stages no earlier than this one; null for any. */
export const askedNoEarlier = (asked: RecordQuestionStage | null): RecordQuestionStage[] | null =>
  asked === null ? null : upTo(latestFirst, asked)
