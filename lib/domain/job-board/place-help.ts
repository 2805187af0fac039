import { townAlmostNamed, townNamed } from '@/lib/domain/job-board/uk-towns'

export type PlaceSuggestions = {
  /** The town that was probably meant; null if the place was found, or looks like no other. */
  meant: string | null
  /** Nothing was found there, and it is none of the larger towns, nor almost one. */
  isUnknown: boolean
}

type FoundJob = { town: string; remoteFriendly: boolean }

const noHelp: PlaceSuggestions = { meant: null, isUnknown: false }

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
 * What to say about the place of a search. One of the larger towns is searched around, as a postcode is. Any other place
 * is looked for by its name, where one wrong letter is forgiven: jobs in a town whose name was not typed are those of the
 * town that was probably meant.
 * @param typed a town as somebody typed it; empty for none
 * @param jobs the first of those found there
 */
export function helpWithPlace(typed: string, jobs: readonly FoundJob[]): PlaceSuggestions {
  const words = wordsOf(typed)
  if (words.length === 0 || townNamed(typed) || jobs.some((job) => isIn(words, job))) return noHelp
  const [found] = jobs
  if (found) return { ...noHelp, meant: found.town }
  const meant = townAlmostNamed(typed)?.town ?? null
  return { meant, isUnknown: meant === null && !isIn(words, { town: '', remoteFriendly: true }) }
}
