import {
  emptyEducation,
  emptyExperience,
  type CvDraft,
  type Education,
  type Experience,
} from '@/lib/domain/cv/cv-draft'
import { newestFirst, newestEducationFirst } from '@/lib/domain/cv/cv-order'

/**
 * What a kind of prison work fills in. Each line of the description is one bullet. The wording is in
 * lib/content/cv-builder/prison-work.
 */
export type PrisonWorkWords = { jobTitle: string; description: string; skills: readonly string[] }

type TextField =
  'fullName' | 'email' | 'phone' | 'location' | 'summary' | 'rehabilitationSteps' | 'disclosureLetter' | 'coverNote'
type ChoiceField =
  'order' | 'look' | 'needsSupport' | 'supportType' | 'disclosureNeeded' | 'convictionType' | 'timeframe'

type Choice = { [Field in ChoiceField]: { type: 'choose'; field: Field; value: CvDraft[Field] } }[ChoiceField]

/** Every change a person can make to a CV. `now` is milliseconds since 1970; a new entry's id is derived from it. */
export type CvChange =
  | Choice
  | { type: 'write'; field: TextField; value: string }
  | { type: 'add-skill'; text: string }
  | { type: 'suggest-skill'; text: string }
  | { type: 'remove-skill'; index: number }
  | { type: 'add-experience'; now: number }
  | { type: 'change-experience'; id: string; change: Partial<Omit<Experience, 'id'>> }
  /**
   * `others` is the wording for every kind of work: wherever it was left unedited it is replaced, and what was typed
   * stays.
   */
  | { type: 'fill-prison-work'; id: string; words: PrisonWorkWords; others: readonly PrisonWorkWords[] }
  /** Shortened descriptions, by job id, which bring the longest CVs down to two pages. */
  | { type: 'shorten-work'; descriptions: Readonly<Record<string, string>> }
  | { type: 'remove-experience'; id: string }
  | { type: 'move-experience'; id: string; by: -1 | 1 }
  | { type: 'add-education'; now: number }
  | { type: 'change-education'; id: string; change: Partial<Omit<Education, 'id'>> }
  | { type: 'remove-education'; id: string }
  | { type: 'move-education'; id: string; by: -1 | 1 }
  /** Sent on leaving a step: the list on screen then takes the CV's order, rather than jumping about during typing. */
  | { type: 'put-in-order' }
  | { type: 'set-letter'; text: string }
  | { type: 'bring-back-letter' }
  /** Replaces the draft: with an opened file, a CV read from one, an older version, or a new start. */
  | { type: 'replace'; draft: CvDraft; reason: 'opened' | 'read' | 'restored' | 'started-again' }

type Entry = { id: string }

/** An id no other entry has: the time, or the next free number after it when two are added in one millisecond. */
function idAt(now: number, entries: readonly Entry[]): string {
  let id = Math.floor(now)
  while (entries.some((entry) => entry.id === String(id))) id += 1
  return String(id)
}

/** Returns the same list when the entry is unknown or already has these values. */
function changed<T extends Entry>(entries: T[], id: string, change: Partial<Omit<T, 'id'>>): T[] {
  const entry = entries.find((each) => each.id === id)
  if (!entry) return entries
  const next = { ...entry, ...change }
  const fields = Object.keys(change) as (keyof T)[]
  if (fields.every((field) => next[field] === entry[field])) return entries
  return entries.map((each) => (each === entry ? next : each))
}

const withoutEntry = <T extends Entry>(entries: T[], id: string): T[] =>
  entries.some((entry) => entry.id === id) ? entries.filter((entry) => entry.id !== id) : entries

const withWork = (draft: CvDraft, experiences: Experience[]): CvDraft =>
  experiences === draft.experiences ? draft : { ...draft, experiences }

const withEducation = (draft: CvDraft, education: Education[]): CvDraft =>
  education === draft.education ? draft : { ...draft, education }

/** Returns the same list when the entry is unknown or already at that end. */
function moved<T extends Entry>(entries: T[], id: string, by: -1 | 1): T[] {
  const from = entries.findIndex((entry) => entry.id === id)
  const entry = entries[from]
  const neighbour = entries[from + by]
  if (!entry || !neighbour) return entries
  return entries.map((each) => (each === entry ? neighbour : each === neighbour ? entry : each))
}

const isSameSkill = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

const hasSkill = (skills: readonly string[], text: string): boolean => skills.some((skill) => isSameSkill(skill, text))

function addSuggested(skills: string[], suggested: readonly string[]): string[] {
  return suggested.reduce((all, skill) => (hasSkill(all, skill) ? all : [...all, skill]), skills)
}

/** The wording for a kind of work, added to what the person typed. Unedited wording for another kind is replaced. */
function filledIn(
  { jobTitle, description }: Experience,
  words: PrisonWorkWords,
  others: readonly PrisonWorkWords[],
): Pick<Experience, 'jobTitle' | 'description'> {
  const untouched = new Set(others.flatMap((other) => other.description.split('\n')))
  const typed = description.split('\n').filter((line) => line.trim() !== '' && !untouched.has(line))
  const isOwnTitle = jobTitle.trim() !== '' && !others.some((other) => other.jobTitle === jobTitle)
  const added = words.description.split('\n').filter((line) => !typed.includes(line))
  return { jobTitle: isOwnTitle ? jobTitle : words.jobTitle, description: [...typed, ...added].join('\n') }
}

/** Puts a new letter in place. If it replaces the person's own text, that can be brought back. */
function withLetter(draft: CvDraft, text: string): CvDraft {
  const old = draft.disclosureLetter
  const isOwnText = old.trim() !== '' && old !== draft.generatedLetter && old !== text
  return {
    ...draft,
    disclosureLetter: text,
    generatedLetter: text,
    previousLetter: isOwnText ? old : draft.previousLetter,
  }
}

const sameOrder = <T>(sorted: T[], entries: T[]): T[] =>
  sorted.every((entry, index) => entry === entries[index]) ? entries : sorted

function putInOrder(draft: CvDraft): CvDraft {
  const { experiences, education, hasOwnWorkOrder, hasOwnEducationOrder } = draft
  const jobs = hasOwnWorkOrder ? experiences : sameOrder(newestFirst(experiences), experiences)
  const courses = hasOwnEducationOrder ? education : sameOrder(newestEducationFirst(education), education)
  return withEducation(withWork(draft, jobs), courses)
}

function changeWork(draft: CvDraft, change: CvChange): CvDraft | undefined {
  const { experiences } = draft
  switch (change.type) {
    case 'add-experience':
      return { ...draft, experiences: [...experiences, emptyExperience(idAt(change.now, experiences))] }
    case 'change-experience':
      return withWork(draft, changed(experiences, change.id, change.change))
    case 'fill-prison-work': {
      const job = experiences.find(({ id }) => id === change.id)
      if (!job) return draft
      return {
        ...draft,
        experiences: changed(experiences, change.id, {
          ...filledIn(job, change.words, change.others),
          isPrisonWork: true,
        }),
        skills: addSuggested(draft.skills, change.words.skills),
      }
    }
    case 'shorten-work': {
      const shorter = Object.entries(change.descriptions)
      return withWork(
        draft,
        shorter.reduce((jobs, [id, description]) => changed(jobs, id, { description }), experiences),
      )
    }
    case 'remove-experience':
      return withWork(draft, withoutEntry(experiences, change.id))
    case 'move-experience': {
      const order = moved(experiences, change.id, change.by)
      return order === experiences ? draft : { ...draft, experiences: order, hasOwnWorkOrder: true }
    }
  }
}

function changeEducation(draft: CvDraft, change: CvChange): CvDraft | undefined {
  const { education } = draft
  switch (change.type) {
    case 'add-education':
      return { ...draft, education: [...education, emptyEducation(idAt(change.now, education))] }
    case 'change-education':
      return withEducation(draft, changed(education, change.id, change.change))
    case 'remove-education':
      return withEducation(draft, withoutEntry(education, change.id))
    case 'move-education': {
      const order = moved(education, change.id, change.by)
      return order === education ? draft : { ...draft, education: order, hasOwnEducationOrder: true }
    }
  }
}

function changeSkills(draft: CvDraft, change: CvChange): CvDraft | undefined {
  const { skills } = draft
  switch (change.type) {
    case 'add-skill': {
      const text = change.text.trim()
      return text === '' ? draft : { ...draft, skills: [...skills, text] }
    }
    case 'suggest-skill':
      return hasSkill(skills, change.text) ? draft : { ...draft, skills: [...skills, change.text] }
    case 'remove-skill':
      return change.index in skills ? { ...draft, skills: skills.filter((_, index) => index !== change.index) } : draft
  }
}

/** Returns the same object when nothing changes: an unknown id, a blank skill, a move past the end. */
export function changeCv(draft: CvDraft, change: CvChange): CvDraft {
  switch (change.type) {
    case 'write':
    case 'choose':
      return draft[change.field] === change.value ? draft : { ...draft, [change.field]: change.value }
    case 'put-in-order':
      return putInOrder(draft)
    case 'set-letter':
      return withLetter(draft, change.text)
    case 'bring-back-letter':
      return { ...draft, disclosureLetter: draft.previousLetter, previousLetter: draft.disclosureLetter }
    case 'replace':
      return change.draft
    default:
      return changeWork(draft, change) ?? changeEducation(draft, change) ?? changeSkills(draft, change) ?? draft
  }
}
