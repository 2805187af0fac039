import {
  isBlank,
  mostCvs,
  newCv,
  withCv,
  withVersion,
  type CvCollection,
  type KeptCv,
} from '@/lib/domain/cv/cv-collection'
import type { CvDraft } from '@/lib/domain/cv/cv-draft'

/** One tab's CVs, and which of them it has open. */
export type TabCvs = { collection: CvCollection; activeId: string }

export const cvOf = ({ cvs }: CvCollection, id: string): KeptCv | undefined => cvs.find((cv) => cv.id === id)

/**
 * This tab's CVs, with the others as another tab stored them. The open CV and its versions stay as they are here.
 * @param base the open CV as this tab last knew it to be stored
 * @returns null when the other tab changed or deleted the open CV, which the person must settle
 */
export function mergeTabs(
  { collection, activeId }: TabCvs,
  theirs: CvCollection,
  base: KeptCv | undefined,
): CvCollection | null {
  const mine = cvOf(collection, activeId)
  if (!mine || !base || cvOf(theirs, activeId)?.changedAt !== base.changedAt) return null
  return {
    cvs: theirs.cvs.map((cv) => (cv.id === activeId ? mine : cv)),
    versions: { ...theirs.versions, [activeId]: collection.versions[activeId] ?? [] },
  }
}

/**
 * The person takes the other tab's CV; their own becomes a version of it. If it was deleted there, another CV opens.
 */
export function takeTheirs({ collection, activeId }: TabCvs, theirs: CvCollection, now: number): TabCvs {
  const mine = cvOf(collection, activeId)
  if (mine && cvOf(theirs, activeId)) {
    return { collection: withVersion(theirs, activeId, mine.draft, now), activeId }
  }
  return { collection: theirs, activeId: theirs.cvs[0]?.id ?? activeId }
}

/** The person keeps their own CV; the other tab's becomes a version of it. If it was deleted there, it is restored. */
export function keepMine({ collection, activeId }: TabCvs, theirs: CvCollection | null, now: number): CvCollection {
  const mine = cvOf(collection, activeId)
  if (!mine) return collection
  const stored = theirs && cvOf(theirs, activeId)
  const kept = { ...mine, changedAt: now }
  const cvs = theirs?.cvs ?? []
  const { versions } = stored ? withVersion(collection, activeId, stored.draft, now) : collection
  return {
    cvs: stored ? cvs.map((cv) => (cv.id === activeId ? kept : cv)) : [...cvs, kept],
    versions: { ...theirs?.versions, [activeId]: versions[activeId] ?? [] },
  }
}

/**
 * The CVs plus those of `others` with something typed in them, under new ids. Null when there is nothing to add or no
 * room.
 */
export function withMoreCvs(
  collection: CvCollection,
  others: readonly { title: string; draft: CvDraft }[],
  now: number,
): CvCollection | null {
  const typed = others.filter(({ draft }) => !isBlank(draft))
  if (typed.length === 0 || collection.cvs.length + typed.length > mostCvs) return null
  return typed.reduce((all, { title, draft }) => withCv(all, { ...newCv(now, all.cvs), title, draft }), collection)
}
