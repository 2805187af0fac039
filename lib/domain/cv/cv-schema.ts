import { earliestYear, latestYear } from '@/lib/domain/cv/cv-dates'
import {
  convictionTypes,
  cvLooks,
  cvOrders,
  emptyDraft,
  noDate,
  supportTypes,
  timeframes,
  type CvDate,
  type CvDraft,
  type Education,
  type Experience,
} from '@/lib/domain/cv/cv-draft'
import {
  flag,
  integer,
  isRecord,
  listOf,
  oneOf,
  orElse,
  orNull,
  recordOf,
  text,
  type Decoder,
} from '@/lib/domain/cv/decoders'

/** The version stored with each draft. Raise it when the shape changes, and add the step up to `upgrades`. */
export const draftVersion = 3

const words = orElse(text, '')
const off = orElse(flag, false)

const year: Decoder<number | 'forgotten'> = (value, place) =>
  value === 'forgotten' ? value : integer(earliestYear, latestYear)(value, place)

const date: Decoder<CvDate> = recordOf<CvDate>({
  year: orElse(orNull(year), null),
  month: orElse(orNull(integer(1, 12)), null),
})

const experience = recordOf<Experience>({
  id: text,
  jobTitle: words,
  company: words,
  startDate: orElse(date, noDate),
  endDate: orElse(date, noDate),
  current: off,
  description: words,
  isPrisonWork: off,
  awardingBody: words,
  showPlace: off,
})

const education = recordOf<Education>({
  id: text,
  qualification: words,
  institution: words,
  year: words,
  isPrisonEducation: off,
  awardingBody: words,
  showPlace: off,
})

/** Two entries with the same id would change together, so a list with a repeated id is renumbered. */
const withOwnIds =
  <T extends { id: string }>(decode: Decoder<T[]>): Decoder<T[]> =>
  (value, place) => {
    const entries = decode(value, place)
    const isEachOnce = new Set(entries.map(({ id }) => id)).size === entries.length
    return isEachOnce ? entries : entries.map((entry, index) => ({ ...entry, id: String(index + 1) }))
  }

const currentDraft = recordOf<CvDraft>({
  fullName: words,
  email: words,
  phone: words,
  location: words,
  summary: words,
  experiences: orElse(withOwnIds(listOf(experience)), []),
  skills: orElse(listOf(text), []),
  education: orElse(withOwnIds(listOf(education)), []),
  order: orElse(oneOf(cvOrders), emptyDraft().order),
  look: orElse(oneOf(cvLooks), emptyDraft().look),
  hasOwnWorkOrder: off,
  hasOwnEducationOrder: off,
  coverNote: words,
  needsSupport: orElse(orNull(flag), null),
  supportType: orElse(orNull(oneOf(supportTypes)), null),
  disclosureNeeded: orElse(orNull(flag), null),
  convictionType: orElse(orNull(oneOf(convictionTypes)), null),
  timeframe: orElse(orNull(oneOf(timeframes)), null),
  rehabilitationSteps: words,
  disclosureLetter: words,
  generatedLetter: words,
  previousLetter: words,
})

const yearMonth = (value: unknown): unknown => {
  if (typeof value !== 'string') return value
  const [, year, month] = /^(\d{4})(?:-(\d\d))?$/.exec(value.trim()) ?? []
  return { year: year === undefined ? null : Number(year), month: month === undefined ? null : Number(month) }
}

const mapList = (value: unknown, change: (entry: Record<string, unknown>) => object): unknown =>
  Array.isArray(value) ? value.map((entry: unknown) => (isRecord(entry) ? change(entry) : entry)) : value

const nullIfBlank = (value: unknown): unknown => (value === '' ? null : value)

/** Version 1 wrote dates as `2024-03`, ids as numbers, and an unanswered question as an empty string. */
function fromVersion1(draft: Record<string, unknown>): Record<string, unknown> {
  return {
    ...draft,
    experiences: mapList(draft.experiences, (job) => ({
      ...job,
      id: String(job.id),
      startDate: yearMonth(job.startDate),
      endDate: yearMonth(job.endDate),
    })),
    education: mapList(draft.education, (course) => ({ ...course, id: String(course.id) })),
    supportType: nullIfBlank(draft.supportType),
    convictionType: nullIfBlank(draft.convictionType),
    timeframe: nullIfBlank(draft.timeframe),
    // That version did not record whether the letter was the person's own, so it is treated as if it were.
    generatedLetter: '',
    previousLetter: '',
  }
}

const upgrades: Record<number, (draft: Record<string, unknown>) => Record<string, unknown>> = {
  1: fromVersion1,
  // Version 2 had no forgotten years, looks or cover letter: what it wrote is valid as it is.
  2: (draft) => draft,
}

/** Whether a draft of this version can be read, that is, whether it is no newer than this code. */
export const isKnownVersion = (version: unknown): version is number =>
  typeof version === 'number' && Number.isInteger(version) && version >= 1 && version <= draftVersion

/**
 * Reads a draft written by a given version of this tool, upgraded to the current shape.
 * @throws WrongShape with the place of the first wrong value
 */
export const draftOfVersion =
  (version: number): Decoder<CvDraft> =>
  (value, place) => {
    let draft = value
    for (let from = version; from < draftVersion; from += 1) {
      const upgrade = upgrades[from]
      if (upgrade && isRecord(draft)) draft = upgrade(draft)
    }
    return currentDraft(draft, place)
  }
