import { looks, type Look } from '@/lib/domain/casework/support-alerts'
import { timesToRelease, type TimeToRelease } from '@/lib/domain/casework/time-to-release'
import { workFilters, type WorkFilter } from '@/lib/domain/casework/supported-person'
import { chosenOf, givenText, type AddressQuery } from '@/lib/domain/queries/address-query'

/** By what a caseload is sorted: 'release' is the soonest release first, 'waiting' the longest without an entry first. */
export const peopleSorts = ['name', 'release', 'waiting'] as const
export type PeopleSort = (typeof peopleSorts)[number]

export type CaseloadQuery = {
  /** A part of a name or reference; '' for everybody. */
  find: string
  /** A member, 'none' for people whom nobody helps yet, or null for everybody. */
  worker: string | null
  workState: WorkFilter | null
  release: TimeToRelease | null
  needsHelp: boolean
  /** Why they are looked at; null for any reason or none. */
  look: Look | null
  /** Only those who share their applications, whether they have made any or not. */
  sharesApplications: boolean
  isClosed: boolean
  sort: PeopleSort
  /** The last person of the page before. */
  after: { key: string; id: string } | null
}

/** How many names are listed before one has been searched for. */
export const mostNamesListed = 10

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const mostToFind = 80

// What the database sorts by: a name, a day or a moment. Anything else would be an error there.
const keyPattern: Record<PeopleSort, RegExp> = {
  name: /^.{1,100}$/u,
  release: /^\d{4}-\d{2}-\d{2}$/,
  waiting: /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d{1,6})?[+-]\d{2}(:\d{2})?$/,
}

function placeIn(text: string, sort: PeopleSort): CaseloadQuery['after'] {
  const cut = text.lastIndexOf('~')
  const [key, id] = [text.slice(0, cut), text.slice(cut + 1)]
  return cut > 0 && uuid.test(id) && keyPattern[sort].test(key) ? { key, id } : null
}

/** What a list of people was asked for, from the query of its URL. Whatever is none of it is left out. */
export function caseloadQueryOf(query: AddressQuery): CaseloadQuery {
  const sort = chosenOf(peopleSorts, query.sort, 'name')
  const worker = givenText(query.worker)
  return {
    find: givenText(query.find).trim().slice(0, mostToFind),
    worker: worker === 'none' || uuid.test(worker) ? worker : null,
    workState: chosenOf(workFilters, query.state, null),
    release: chosenOf(timesToRelease, query.release, null),
    needsHelp: givenText(query.help) === 'on',
    look: chosenOf(looks, query.look, null),
    sharesApplications: givenText(query.shares) === 'on',
    isClosed: givenText(query.closed) === 'on',
    sort,
    after: placeIn(afterText(query.after), sort),
  }
}

// A name with its id is longer than other values of a query may be.
const afterText = (value: AddressQuery[string]): string =>
  (typeof value === 'string' ? value : '').replace(/[\p{Cc}\p{Cs}]/gu, ' ').slice(0, 150)

/** The query as values of a URL; '' and null are left out there. */
export const caseloadAddress = (query: CaseloadQuery): Readonly<Record<string, string | null>> => ({
  find: query.find,
  worker: query.worker,
  state: query.workState,
  release: query.release,
  help: query.needsHelp ? 'on' : null,
  look: query.look,
  shares: query.sharesApplications ? 'on' : null,
  closed: query.isClosed ? 'on' : null,
  sort: query.sort === 'name' ? null : query.sort,
  after: query.after && `${query.after.key}~${query.after.id}`,
})

/** Whether everybody is shown, sorted as usual. */
export const isWholeCaseload = (query: CaseloadQuery): boolean =>
  Object.values(caseloadAddress({ ...query, after: null })).every((value) => value === null || value === '')
