import { earliestYear, latestYear } from '@/lib/domain/cv/cv-dates'
import {
  cvOrders,
  emptyDraft,
  emptyEducation,
  emptyExperience,
  noDate,
  type CvDate,
  type CvDraft,
  type Education,
  type Experience,
} from '@/lib/domain/cv/cv-draft'
import { cvDocument } from '@/lib/domain/cv/cv-document'
import { newestEducationFirst, newestFirst } from '@/lib/domain/cv/cv-order'
import { cleanLine, cleanLines } from '@/lib/domain/cv/plain-text'
import { publicDraft } from '@/lib/domain/cv/public-draft'
import {
  flag,
  isRecord,
  listOf,
  oneOf,
  orElse,
  decodeValue,
  recordOf,
  text,
  WrongShape,
  type Decoder,
} from '@/lib/domain/cv/decoders'

/** What JSON Resume has no field for, kept in its `meta`, where its schema allows a tool's own data. */
type Extension = {
  order: CvDraft['order']
  hasOwnWorkOrder: boolean
  hasOwnEducationOrder: boolean
  /** As typed, in case it is not a valid address, which the schema requires. */
  email: string
  /** One per job, in order. JSON Resume takes a job without an end date for a current one. */
  isCurrent: boolean[]
  /** One per qualification, in order, as typed: "2019-2021", "in progress". */
  years: string[]
}

const jsonResumeSchema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'
const fourDigits = /^[12]\d{3}$/
// RFC 5321: no address is longer.
const mostEmailLength = 254
// Matches only addresses that the schema's "email" format would accept.
const emailShape =
  /^[A-Za-z0-9._%+-]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/

const writeDate = ({ year, month }: CvDate): string | undefined =>
  typeof year !== 'number' ? undefined : month === null ? String(year) : `${year}-${String(month).padStart(2, '0')}`

function writeJob({ company, jobTitle, startDate, endDate, current, description }: Experience): object {
  return {
    name: company,
    position: cleanLine(jobTitle),
    startDate: writeDate(startDate),
    endDate: current ? undefined : writeDate(endDate),
    highlights: cleanLines(description),
  }
}

function writeCourse({ qualification, institution, year }: Education): object {
  const end = cleanLine(year)
  return { institution, area: cleanLine(qualification), endDate: fourDigits.test(end) ? end : undefined }
}

/** The CV as JSON Resume 1.0. Like every file it carries nothing about prison, disclosure or support. */
export function toJsonResume(draft: CvDraft): string {
  const shown = publicDraft(draft)
  const entries = new Set(
    cvDocument(shown).sections.flatMap((section) => ('entries' in section ? section.entries.map(({ id }) => id) : [])),
  )
  const isShown = ({ id }: { id: string }) => entries.has(id)
  const jobs = (shown.hasOwnWorkOrder ? shown.experiences : newestFirst(shown.experiences)).filter(isShown)
  const courses = (shown.hasOwnEducationOrder ? shown.education : newestEducationFirst(shown.education)).filter(isShown)
  const email = cleanLine(shown.email)
  const extension: Extension = {
    order: shown.order,
    hasOwnWorkOrder: shown.hasOwnWorkOrder,
    hasOwnEducationOrder: shown.hasOwnEducationOrder,
    email,
    isCurrent: jobs.map(({ current }) => current),
    years: courses.map(({ year }) => cleanLine(year)),
  }
  return JSON.stringify(
    {
      $schema: jsonResumeSchema,
      basics: {
        name: cleanLine(shown.fullName),
        email: email.length <= mostEmailLength && emailShape.test(email) ? email : undefined,
        phone: cleanLine(shown.phone),
        summary: cleanLines(shown.summary, 'paragraphs').join('\n'),
        location: { city: cleanLine(shown.location) },
      },
      work: jobs.map(writeJob),
      education: courses.map(writeCourse),
      skills: shown.skills
        .map(cleanLine)
        .filter(Boolean)
        .map((name) => ({ name })),
      meta: { version: 'v1.0.0', cvBuilder: extension },
    },
    null,
    2,
  )
}

const words = orElse(text, '')
const someWords = orElse(listOf(text), [])

const date: Decoder<CvDate> = (value, place) => {
  const [, years, months] = /^(\d{4})(?:-(\d\d))?(?:-\d\d)?(?:T.*)?$/.exec(words(value, place).trim()) ?? []
  if (years === undefined) return noDate
  const year = Number(years)
  const month = months === undefined ? null : Number(months)
  if (year < earliestYear || year > latestYear || month === 0 || (month ?? 1) > 12) throw new WrongShape(place)
  return { year, month }
}

// Some programs write null for a missing value.
const nothingIfNull =
  <T>(decode: Decoder<T>): Decoder<T> =>
  (value, place) =>
    decode(value ?? undefined, place)

const work = recordOf({
  name: nothingIfNull(words),
  // Version 0's name for the employer.
  company: nothingIfNull(words),
  position: nothingIfNull(words),
  startDate: nothingIfNull(date),
  endDate: nothingIfNull(date),
  summary: nothingIfNull(words),
  highlights: nothingIfNull(someWords),
})

const course = recordOf({
  institution: nothingIfNull(words),
  area: nothingIfNull(words),
  studyType: nothingIfNull(words),
  endDate: nothingIfNull(words),
})

const skill = recordOf({ name: nothingIfNull(words), keywords: nothingIfNull(someWords) })

const basics = recordOf({
  name: nothingIfNull(words),
  email: nothingIfNull(words),
  phone: nothingIfNull(words),
  summary: nothingIfNull(words),
  location: nothingIfNull(orElse(recordOf({ city: nothingIfNull(words) }), { city: '' })),
})

const noExtension: Extension = {
  order: 'work-first',
  hasOwnWorkOrder: false,
  hasOwnEducationOrder: false,
  email: '',
  isCurrent: [],
  years: [],
}
const extension = recordOf<Extension>({
  order: orElse(oneOf(cvOrders), 'work-first'),
  hasOwnWorkOrder: orElse(flag, false),
  hasOwnEducationOrder: orElse(flag, false),
  email: words,
  isCurrent: orElse(listOf(flag), []),
  years: someWords,
})
const meta = recordOf({ cvBuilder: orElse(extension, noExtension) })

const resume = recordOf({
  basics: nothingIfNull(orElse(basics, { name: '', email: '', phone: '', summary: '', location: { city: '' } })),
  work: nothingIfNull(orElse(listOf(work), [])),
  education: nothingIfNull(orElse(listOf(course), [])),
  skills: nothingIfNull(orElse(listOf(skill), [])),
  meta: nothingIfNull(orElse(meta, { cvBuilder: noExtension })),
})

/** Whether an object is worth reading as JSON Resume, that is, has one of the sections of a CV. */
export const looksLikeJsonResume = (file: Record<string, unknown>): boolean =>
  isRecord(file.basics) || Array.isArray(file.work) || Array.isArray(file.education)

const readResume: Decoder<CvDraft> = (value, place) => {
  const file = resume(value, place)
  const own = file.meta.cvBuilder
  return {
    ...emptyDraft(),
    order: own.order,
    hasOwnWorkOrder: own.hasOwnWorkOrder,
    hasOwnEducationOrder: own.hasOwnEducationOrder,
    fullName: file.basics.name,
    email: own.email || file.basics.email,
    phone: file.basics.phone,
    summary: file.basics.summary,
    location: file.basics.location.city,
    experiences: file.work.map((job, index) => ({
      ...emptyExperience(String(index + 1)),
      jobTitle: job.position,
      company: job.name || job.company,
      startDate: job.startDate,
      endDate: job.endDate,
      current: own.isCurrent[index] ?? (job.startDate !== noDate && job.endDate === noDate),
      description: [...cleanLines(job.summary, 'paragraphs'), ...job.highlights].join('\n'),
    })),
    education: file.education.map((one, index) => ({
      ...emptyEducation(String(index + 1)),
      qualification: [one.studyType, one.area].filter(Boolean).join(' '),
      institution: one.institution,
      year: own.years[index] ?? one.endDate.slice(0, 4),
    })),
    skills: file.skills.flatMap(({ name, keywords }) => [name, ...keywords]).filter((each) => each.trim() !== ''),
  }
}

/**
 * Reads a CV that another program wrote as JSON Resume. Missing fields stay empty; a wrong value is reported by its
 * place.
 */
export const fromJsonResume = (file: unknown) => decodeValue(readResume, file, 'resume')
