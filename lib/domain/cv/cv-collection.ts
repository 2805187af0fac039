import { emptyDraft, noDisclosure, type CvDraft, type DisclosureAnswers } from '@/lib/domain/cv/cv-draft'
import { draftOfVersion, draftVersion, isKnownVersion } from '@/lib/domain/cv/cv-schema'
import { integer, isRecord, listOf, decodeValue, recordOf, text, type Decoder } from '@/lib/domain/cv/decoders'

/** One of a person's CVs. Times are milliseconds since 1970. */
export type KeptCv = { id: string; title: string; draft: CvDraft; changedAt: number }
export type CvVersion = { at: number; draft: CvDraft }

export type CvCollection = {
  cvs: KeptCv[]
  /** Newest first, keyed by CV id. */
  versions: Record<string, CvVersion[]>
}

export const mostCvs = 5
const mostVersions = 10
const betweenVersionsMs = 10 * 60 * 1000

const isSame = (one: CvDraft, other: CvDraft): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Whether nothing has been typed or chosen yet. */
export const isBlank = (draft: CvDraft): boolean => isSame(draft, emptyDraft())

export const newCv = (now: number, others: readonly KeptCv[] = []): KeptCv => {
  let id = Math.floor(now)
  while (others.some((cv) => cv.id === String(id))) id += 1
  return { id: String(id), title: '', draft: emptyDraft(), changedAt: now }
}

/** Keeps a version of a CV: at most ten, none blank, none the same as the newest. */
export function withVersion({ cvs, versions }: CvCollection, id: string, draft: CvDraft, now: number): CvCollection {
  const kept = versions[id] ?? []
  const [newest] = kept
  if (isBlank(draft) || (newest && isSame(newest.draft, draft))) return { cvs, versions }
  return { cvs, versions: { ...versions, [id]: [{ at: now, draft }, ...kept].slice(0, mostVersions) } }
}

/** The collection with a CV's current draft, and a new version of it if the last one is ten minutes old. */
export function withDraft(collection: CvCollection, id: string, draft: CvDraft, now: number): CvCollection {
  const cvs = collection.cvs.map((cv) => (cv.id === id ? { ...cv, draft, changedAt: now } : cv))
  const [newest] = collection.versions[id] ?? []
  const changed = { ...collection, cvs }
  return newest && now - newest.at < betweenVersionsMs ? changed : withVersion(changed, id, draft, now)
}

/** Returns the same collection if it is already full. */
export const withCv = (collection: CvCollection, cv: KeptCv): CvCollection =>
  collection.cvs.length < mostCvs ? { ...collection, cvs: [...collection.cvs, cv] } : collection

export const withTitle = (collection: CvCollection, id: string, title: string, now: number): CvCollection => ({
  ...collection,
  cvs: collection.cvs.map((cv) => (cv.id === id ? { ...cv, title, changedAt: now } : cv)),
})

export function withoutCv({ cvs, versions }: CvCollection, id: string): CvCollection {
  return {
    cvs: cvs.filter((cv) => cv.id !== id),
    versions: Object.fromEntries(Object.entries(versions).filter(([owner]) => owner !== id)),
  }
}

/**
 * For when storage is full: drops the oldest version of the CVs that have the most. Null when there is none left to
 * drop.
 */
export function withFewerVersions(collection: CvCollection): CvCollection | null {
  const most = Math.max(0, ...Object.values(collection.versions).map(({ length }) => length))
  if (most === 0) return null
  const fewer = Object.entries(collection.versions).map(([id, kept]) => [id, kept.slice(0, most - 1)] as const)
  return { ...collection, versions: Object.fromEntries(fewer) }
}

const mapDrafts = (collection: CvCollection, change: (draft: CvDraft, id: string) => CvDraft): CvCollection => ({
  cvs: collection.cvs.map((cv) => ({ ...cv, draft: change(cv.draft, cv.id) })),
  versions: Object.fromEntries(
    Object.entries(collection.versions).map(([id, kept]) => [
      id,
      kept.map(({ at, draft }) => ({ at, draft: change(draft, id) })),
    ]),
  ),
})

export const disclosureOf = (draft: CvDraft): DisclosureAnswers => ({
  disclosureNeeded: draft.disclosureNeeded,
  convictionType: draft.convictionType,
  timeframe: draft.timeframe,
  rehabilitationSteps: draft.rehabilitationSteps,
  disclosureLetter: draft.disclosureLetter,
  generatedLetter: draft.generatedLetter,
  previousLetter: draft.previousLetter,
})

/** For a store that must not hold the disclosure answers, not even in versions. */
export const withoutDisclosure = (collection: CvCollection): CvCollection =>
  mapDrafts(collection, (draft) => ({ ...draft, ...noDisclosure }))

/**
 * Restores the answers that were stored separately, in versions too, so that going back to one does not lose the
 * letter.
 */
export const withDisclosure = (
  collection: CvCollection,
  answers: Record<string, DisclosureAnswers | undefined>,
): CvCollection => mapDrafts(collection, (draft, id) => ({ ...draft, ...answers[id] }))

const time = integer(0, Number.MAX_SAFE_INTEGER)

const mapOf =
  <T>(decode: Decoder<T>): Decoder<Record<string, T>> =>
  (value, place) =>
    Object.fromEntries(
      Object.entries(isRecord(value) ? value : {}).map(([key, each]) => [key, decode(each, `${place}.${key}`)]),
    )

/** As it is stored. `version` is that of the draft format. */
export const writeCollection = (collection: CvCollection): string =>
  JSON.stringify({ version: draftVersion, ...collection })

/**
 * Reads what an earlier visit stored, upgraded to the current format; `newer` and `unreadable` must not be overwritten.
 */
export function readCollection(stored: string): CvCollection | 'newer' | 'unreadable' {
  let file: unknown
  try {
    file = JSON.parse(stored)
  } catch {
    return 'unreadable'
  }
  if (!isRecord(file)) return 'unreadable'
  if (typeof file.version === 'number' && file.version > draftVersion) return 'newer'
  if (!isKnownVersion(file.version)) return 'unreadable'
  const draft = draftOfVersion(file.version)
  const read = decodeValue(
    recordOf<CvCollection>({
      cvs: listOf(recordOf<KeptCv>({ id: text, title: text, draft, changedAt: time })),
      versions: mapOf(listOf(recordOf<CvVersion>({ at: time, draft }))),
    }),
    file,
    'stored',
  )
  return read.ok && read.value.cvs.length > 0 ? read.value : 'unreadable'
}

/** The disclosure answers, stored separately and keyed by CV id. Anything unreadable counts as unanswered. */
export function readDisclosure(stored: string | null): Record<string, DisclosureAnswers> {
  try {
    const answers = decodeValue(mapOf(draftOfVersion(draftVersion)), JSON.parse(stored ?? '{}'), 'private')
    if (!answers.ok) return {}
    return Object.fromEntries(Object.entries(answers.value).map(([id, draft]) => [id, disclosureOf(draft)]))
  } catch {
    return {}
  }
}
