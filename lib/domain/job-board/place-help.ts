import type { milesChoices } from '@/lib/domain/job-board/board-query'
import { townAlmostNamed, townNamed } from '@/lib/domain/job-board/uk-towns'

export type PlaceSuggestions = {
  /** The town that was probably meant; null if the place was found, or looks like no other. */
  meant: string | null
  /** Where to look instead of a town without jobs; null if it has some, or is not known. */
  around: { town: string; district: string; miles: (typeof milesChoices)[number] } | null
  /** Nothing was found there, and it is none of the larger towns, nor almost one. */
  isUnknown: boolean
}

type FoundJob = { town: string; remoteFriendly: boolean }

const noHelp: PlaceSuggestions = { meant: null, around: null, isUnknown: false }
const milesAround = 25

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')

/** Whether every word that was typed begins a word of the job's place, as the search matches it. */
const isIn = (typed: readonly string[], { town, remoteFriendly }: FoundJob): boolean => {
  const place = wordsOf(`${town}${remoteFriendly ? ' remote home' : ''}`)
  return typed.every((word) => place.some((other) => other.startsWith(word)))
}

/**
 * What to say about the place of a search. The search itself forgives one wrong letter, so jobs in a town whose name was
 * not typed are those of the town that was probably meant.
 * @param typed a town as somebody typed it; empty for none
 * @param jobs the first of those found there
 */
export function helpWithPlace(typed: string, jobs: readonly FoundJob[]): PlaceSuggestions {
  const words = wordsOf(typed)
  if (words.length === 0 || jobs.some((job) => isIn(words, job))) return noHelp
  const [found] = jobs
  if (found) return { ...noHelp, meant: found.town }
  const meant = townAlmostNamed(typed)
  const town = meant ?? townNamed(typed)
  return {
    meant: meant?.town ?? null,
    around: town ? { ...town, miles: milesAround } : null,
    isUnknown: !town && !isIn(words, { town: '', remoteFriendly: true }),
  }
}
