import { formatDates } from '@/lib/domain/cv/cv-dates'
import { type CvDraft, type CvLook, type Education, type Experience } from '@/lib/domain/cv/cv-draft'
import { newestEducationFirst, newestFirst } from '@/lib/domain/cv/cv-order'
import { cleanLine, cleanLines } from '@/lib/domain/cv/plain-text'

/**
 * One job or qualification as every file lays it out: `first` with `right` (the dates, or the year) at the end of the
 * same line, `second` below, then the bullets. `second` and `right` may be empty; `first` never is.
 */
export type CvEntry = { id: string; first: string; right: string; second: string; bullets: string[] }

export type CvSection =
  | { kind: 'summary'; heading: string; paragraphs: string[] }
  | { kind: 'work'; heading: string; entries: CvEntry[] }
  | { kind: 'education'; heading: string; entries: CvEntry[] }
  | { kind: 'skills'; heading: string; items: string[] }

type CvContact = { kind: 'email' | 'phone' | 'location'; text: string }

/** The whole CV as it leaves the device, in reading order. Nothing private is in it, so a file can show all of it. */
export type CvDocument = {
  /** The title of a file: `CV - Jordan Taylor`. */
  title: string
  /** Empty until the person types a name. */
  name: string
  contact: CvContact[]
  look: CvLook
  /** Only sections with something in them. */
  sections: CvSection[]
}

export type LetterDocument = { title: string; name: string; paragraphs: { lines: string[] }[] }

/** Applicant tracking systems recognise a section by these exact words, alone on a line. */
const headings = {
  summary: 'SUMMARY',
  work: 'WORK EXPERIENCE',
  education: 'EDUCATION',
  skills: 'SKILLS',
} as const satisfies Record<CvSection['kind'], string>

/** The employer or, for prison work, whoever ran it, unless the person chose to show the place. */
export function employerShown({ isPrisonWork, showPlace, company, awardingBody }: Experience): string {
  return cleanLine(isPrisonWork && !showPlace ? awardingBody : company)
}

/** The college or, for a prison course, whoever made the award, unless the person chose to show the place. */
export function collegeShown({ isPrisonEducation, showPlace, institution, awardingBody }: Education): string {
  return cleanLine(isPrisonEducation && !showPlace ? awardingBody : institution)
}

function entry(id: string, lines: readonly string[], right: string, bullets: string[]): CvEntry[] {
  const [first, second = ''] = lines.filter(Boolean)
  if (first === undefined && bullets.length === 0) return []
  const [lead = '', ...rest] = bullets
  // A job with a description but no title yet: its first line stands where the title will be.
  return first === undefined
    ? [{ id, first: lead, right, second: '', bullets: rest }]
    : [{ id, first, right, second, bullets }]
}

/**
 * Applicant tracking systems parse a job correctly when its employer comes first; people who skim look for the title.
 */
function workEntry(job: Experience, look: CvLook): CvEntry[] {
  const [employer, title] = [employerShown(job), cleanLine(job.jobTitle)]
  const lines = look === 'modern' ? [title, employer] : [employer, title]
  return entry(job.id, lines, formatDates(job), cleanLines(job.description))
}

const educationEntry = (course: Education): CvEntry[] =>
  entry(course.id, [cleanLine(course.qualification), collegeShown(course)], cleanLine(course.year), [])

function sectionsOf(draft: CvDraft): CvSection[] {
  const jobs = draft.hasOwnWorkOrder ? draft.experiences : newestFirst(draft.experiences)
  const courses = draft.hasOwnEducationOrder ? draft.education : newestEducationFirst(draft.education)
  const summary: CvSection = {
    kind: 'summary',
    heading: headings.summary,
    paragraphs: cleanLines(draft.summary, 'paragraphs'),
  }
  const work: CvSection = {
    kind: 'work',
    heading: headings.work,
    entries: jobs.flatMap((job) => workEntry(job, draft.look)),
  }
  const education: CvSection = {
    kind: 'education',
    heading: headings.education,
    entries: courses.flatMap(educationEntry),
  }
  const skills: CvSection = {
    kind: 'skills',
    heading: headings.skills,
    items: draft.skills.map(cleanLine).filter(Boolean),
  }
  return draft.order === 'skills-first' ? [summary, skills, work, education] : [summary, work, education, skills]
}

function isFilled(section: CvSection): boolean {
  switch (section.kind) {
    case 'summary':
      return section.paragraphs.length > 0
    case 'work':
    case 'education':
      return section.entries.length > 0
    case 'skills':
      return section.items.length > 0
  }
}

/** What the preview and every file of the CV show. Carries no answer about prison or disclosure, not even as a flag. */
export function cvDocument(draft: CvDraft): CvDocument {
  const name = cleanLine(draft.fullName)
  const contact = (['email', 'phone', 'location'] as const).map((kind) => ({ kind, text: cleanLine(draft[kind]) }))
  return {
    title: name === '' ? 'CV' : `CV - ${name}`,
    name,
    contact: contact.filter(({ text }) => text !== ''),
    look: draft.look,
    sections: sectionsOf(draft).filter(isFilled),
  }
}

const letterOf = (fullName: string, text: string): LetterDocument => {
  const name = cleanLine(fullName)
  const paragraphs = text.split(/\r?\n\s*\r?\n/).map((each) => ({ lines: cleanLines(each, 'paragraphs') }))
  return {
    title: name === '' ? 'Letter' : `Letter - ${name}`,
    name,
    paragraphs: paragraphs.filter(({ lines }) => lines.length > 0),
  }
}

/** The letter as its own file. Its title says only that it is a letter, because file lists and inboxes show it. */
export const letterDocument = ({ fullName, disclosureLetter }: CvDraft): LetterDocument =>
  letterOf(fullName, disclosureLetter)

/**
 * The letter that goes with the CV. Its file is named like the other letter's, so that neither name gives away which it
 * is.
 */
export const coverLetterDocument = ({ fullName, coverNote }: CvDraft): LetterDocument => letterOf(fullName, coverNote)

/** `Jordan-Taylor-CV.pdf`, `Jordan-Taylor-letter.docx`; without a usable name `CV.pdf`. */
export function fileName(fullName: string, kind: 'CV' | 'letter', extension: string): string {
  const words = cleanLine(fullName).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  // 80 characters keep the whole name within the limits of old file systems.
  const stem = words.join('-').slice(0, 80)
  return `${[stem, kind].filter(Boolean).join('-')}.${extension}`
}
