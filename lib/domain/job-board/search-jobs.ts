import { districtTyped } from '@/lib/domain/job-board/district'
import type { Job } from '@/lib/domain/job-board/job'
import { usualMiles, type JobQuery } from '@/lib/domain/job-board/job-query'
import { isOneLetterApart } from '@/lib/domain/job-board/one-letter-apart'
import { exampleTownOf, milesBetween } from '@/lib/domain/job-board/town-distance'

type Searchable = Pick<
  Job,
  'title' | 'company' | 'town' | 'type' | 'sector' | 'skills' | 'description' | 'remoteFriendly' | 'postedOn' | 'id'
>
type Weighted = { words: readonly string[]; weight: number }

const shortestForTypo = 4

/** Lower case, no accents, apostrophes dropped, split at anything that is not a letter or digit. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')

/** Without a plural ending: drivers, boxes and deliveries become driver, box and delivery. */
function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 4 && /(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

const stems = (text: string): string[] => wordsOf(text).map(singular)

const fieldsOf = (job: Searchable): Weighted[] => [
  { words: stems(job.title), weight: 8 },
  { words: stems(job.skills.join(' ')), weight: 5 },
  { words: stems(`${job.company} ${job.sector}`), weight: 4 },
  { words: stems(`${job.description}${job.remoteFriendly ? ' remote home' : ''}`), weight: 1 },
]
const placeOf = (job: Searchable): Weighted[] => [
  { words: stems(`${job.town}${job.remoteFriendly ? ' remote home' : ''}`), weight: 1 },
]

type Closeness = (word: string, asked: string) => number

/** A whole word counts double; the beginning of one counts too, because results follow while somebody types. */
const plainly: Closeness = (word, asked) => (word === asked ? 2 : word.startsWith(asked) ? 1 : 0)
const withTypo: Closeness = (word, asked) => (asked.length >= shortestForTypo && isOneLetterApart(word, asked) ? 1 : 0)

const score = (fields: readonly Weighted[], asked: string, closeness: Closeness): number =>
  Math.max(
    0,
    ...fields.map(({ words, weight }) => weight * Math.max(0, ...words.map((word) => closeness(word, asked)))),
  )

type Scored<One> = { job: One; score: number }

/** Each search word must be in the job. A word that no job has is treated as a one-letter typing mistake. */
function matching<One extends Searchable>(
  jobs: readonly Scored<One>[],
  text: string,
  fieldsFor: (job: Searchable) => Weighted[],
): Scored<One>[] {
  return stems(text).reduce<Scored<One>[]>(
    (left, asked) => {
      const isKnown = jobs.some(({ job }) => score(fieldsFor(job), asked, plainly) > 0)
      return left
        .map((one) => ({
          job: one.job,
          found: score(fieldsFor(one.job), asked, isKnown ? plainly : withTypo),
          was: one.score,
        }))
        .filter(({ found }) => found > 0)
        .map(({ job, found, was }) => ({ job, score: was + found }))
    },
    [...jobs],
  )
}

type Posted = Pick<Job, 'postedOn' | 'title' | 'id'>

/** The order of every list of jobs, unless another is asked for. */
export const newestPostedFirst = (one: Posted, other: Posted): number =>
  other.postedOn.localeCompare(one.postedOn) || one.title.localeCompare(other.title) || one.id.localeCompare(other.id)

// Where the distance is not known, a job comes after those where it is.
const farthest = 1_000_000

/** Whole miles from the town or postcode that was typed to a job's town; null where either is not one of the examples'. */
export function milesToJob(typed: string, { town }: Pick<Job, 'town'>): number | null {
  const from = exampleTownOf(typed, districtTyped(typed))
  return from === undefined ? null : milesBetween(from, town)
}

/** The jobs in a town, or near a postcode, where work at home is near everybody. */
function inPlace<One extends Searchable>(jobs: readonly Scored<One>[], typed: string, miles: number): Scored<One>[] {
  if (districtTyped(typed) === '') return matching(jobs, typed, placeOf)
  return jobs.filter(({ job }) => job.remoteFriendly || (milesToJob(typed, job) ?? Infinity) <= miles)
}

/**
 * The jobs that have every search word (in title, company, kind of work, skills or description; plurals and one wrong
 * letter forgiven), in the right place and of the right type, in the order asked for. The place is a town, or a postcode
 * that jobs are near. By relevance, words count most in
 * the title; ties, and all jobs when there are no search words, come newest first.
 */
export function searchJobs<One extends Searchable>(
  jobs: readonly One[],
  { words, location, type, sort, miles = usualMiles }: JobQuery & { miles?: number },
): One[] {
  const all = jobs.map((job) => ({ job, score: 0 }))
  const placed = inPlace(all, location, miles).map(({ job }) => ({ job, score: 0 }))
  const placedIds = new Set(placed.map(({ job }) => job.id))
  // Whether a word is known is checked against all jobs, so that a place does not turn a correct word into a typing
  // mistake.
  const found = matching(all, words, fieldsOf).filter(
    ({ job }) => placedIds.has(job.id) && (type === null || job.type === type),
  )
  return found
    .sort((one, other) => {
      if (sort === 'oldest') return newestPostedFirst(other.job, one.job)
      if (sort === 'nearest') {
        const [miles, others] = [one, other].map(({ job }) => milesToJob(location, job) ?? farthest) as [number, number]
        return miles - others || newestPostedFirst(one.job, other.job)
      }
      return (sort === 'relevance' ? other.score - one.score : 0) || newestPostedFirst(one.job, other.job)
    })
    .map(({ job }) => job)
}
