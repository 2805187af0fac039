import { hoursWanted, type HoursWanted, type Wants } from '@/lib/domain/candidates/profile'
import { districtTyped } from '@/lib/domain/job-board/district'
import { blankBoardQuery, milesChoices, type BoardQuery } from '@/lib/domain/job-board/board-query'
import type { WorkNeeds } from '@/lib/domain/job-board/match-job'
import { chosenOf, givenList, givenText, type AddressQuery } from '@/lib/domain/queries/address-query'

/** What whoever helps somebody looks for with them: from the person's profile where they share it, or by hand. */
export type WorkSearch = Omit<WorkNeeds, 'barred' | 'releaseOn'> & {
  /** The first half of a postcode; empty for anywhere. */
  district: string
}

type Known = {
  /** Of the file. */
  district: string
  /** Null unless the person shares it. */
  profile: { district: string; wants: Partial<Wants>; skills: readonly string[]; tickets: readonly string[] } | null
}

/** Whether somebody shares a profile in which nothing is filled in yet. */
export const isBlankProfile = ({ district, wants, skills, tickets }: NonNullable<Known['profile']>): boolean =>
  [district, ...skills, ...tickets].every((one) => one === '') && Object.keys(wants).length === 0

const usualMiles = 25
export const mostTickets = 12

/** So many of them, each once, in whatever case it is given. */
const distinct = (tickets: readonly string[]): string[] =>
  [...new Map(tickets.map((ticket) => [ticket.toLowerCase(), ticket])).values()].slice(0, mostTickets)

/** What is looked for when nothing was entered: what the profile says, or else the district of the file. */
export function usualSearch({ district, profile }: Known): WorkSearch {
  const hours = profile?.wants.hours
  return {
    district: profile?.district || district,
    miles: usualMiles,
    hours: hoursWanted.find((one) => one === hours) ?? 'any',
    nights: profile?.wants.nights ?? true,
    tickets: distinct([...(profile?.tickets ?? []), ...(profile?.skills ?? [])]),
  }
}

/**
 * Reads what was entered by hand; without a `by` in the address, what is known is looked for. A postcode that is none
 * means anywhere, and other unknown values are not given.
 */
export function readWorkSearch(query: AddressQuery, known: Known): WorkSearch {
  if (query.by === undefined) return usualSearch(known)
  return {
    district: districtTyped(givenText(query.postcode)),
    miles: milesChoices.find((choice) => String(choice) === givenText(query.miles)) ?? usualMiles,
    hours: chosenOf<HoursWanted, HoursWanted>(hoursWanted, query.hours, 'any'),
    nights: givenText(query.nights) !== 'no',
    tickets: distinct(givenList(query.tickets).filter((one) => one.length > 1)),
  }
}

/**
 * The search of the job board that finds the jobs to weigh, nearest first: a little further than wanted, so that what is
 * just too far is named.
 */
export const boardSearchOf = ({ district, miles }: WorkSearch): BoardQuery => ({
  ...blankBoardQuery,
  district,
  miles: milesChoices.find((choice) => choice > miles) ?? milesChoices.at(-1) ?? miles,
  sort: district === '' ? 'newest' : 'nearest',
})

type Restriction = { kind: string; detail: string }

/** The districts in which a person cannot work, from their restrictions. */
export const barredDistricts = (restrictions: readonly Restriction[]): string[] =>
  restrictions.filter(({ kind }) => kind === 'districts').flatMap(({ detail }) => detail.split(', '))
