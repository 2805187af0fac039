import { endsBeforeStart, firstMonth, hasYear } from '@/lib/domain/cv/cv-dates'
import { collegeShown, employerShown } from '@/lib/domain/cv/cv-document'
import { type CvDraft, type Education, type Experience } from '@/lib/domain/cv/cv-draft'
import { type CvStep } from '@/lib/domain/cv/cv-steps'
import { wordCount } from '@/lib/domain/cv/disclosure-letter'
import { findGaps } from '@/lib/domain/cv/find-gaps'
import { missingParts, type MissingPart } from '@/lib/domain/cv/missing-parts'
import { cleanLine, cleanLines } from '@/lib/domain/cv/plain-text'
import { sensitivePattern } from '@/lib/domain/fields/sensitive-words'

export type CheckRule =
  | MissingPart['rule']
  | 'email-tone'
  | 'phone-length'
  | 'summary-long'
  | 'job-title-missing'
  | 'job-lines-missing'
  | 'dates-order'
  | 'date-missing'
  | 'month-missing'
  | 'date-ahead'
  | 'gap'
  | 'line-long'
  | 'course-name-missing'
  | 'skills-few'
  | 'skills-many'
  | 'skill-twice'
  | 'sensitive-word'
  | 'example-unedited'
  | 'pages-many'
  | 'letters-missing'

/** Something to look at, and where: the step, the draft's field name, and the job or course it belongs to. */
export type CvFinding = { rule: CheckRule; step: CvStep; field: string; entryId?: string; found?: string }

/**
 * Word lists come from lib/content/cv-builder/check-words; pages and missing letters from the code that lays out the
 * files.
 */
export type CheckContext = {
  today: { year: number; month: number }
  sensitiveWords: readonly string[]
  /** The example summaries: what they claim about a person may not be true of this one. */
  examples: readonly string[]
  unfitEmailWords: readonly string[]
  pages?: number
  missingLetters?: readonly string[]
}

const missingAt = (draft: CvDraft, step: CvStep): CvFinding[] =>
  missingParts(draft).filter((part) => part.step === step)

const mostSummaryWords = 100
const mostLineWords = 35
const fewestSkills = 3
const mostSkills = 20
const mostPages = 2

function personal(draft: CvDraft, { unfitEmailWords }: CheckContext): CvFinding[] {
  const findings = missingAt(draft, 'personal')
  const at = (rule: CheckRule, field: string, found?: string) => findings.push({ rule, step: 'personal', field, found })
  const email = cleanLine(draft.email)
  const phone = cleanLine(draft.phone)
  const [local = ''] = email.toLowerCase().split('@')
  if (unfitEmailWords.some((word) => local.includes(word))) at('email-tone', 'email', email)
  const digits = phone.replace(/\D/g, '').length
  // UK numbers have 10 or 11 digits, and no number in the world has more than 15 (ITU-T E.164).
  if (phone !== '' && (digits < 10 || digits > 15)) at('phone-length', 'phone', phone)
  return findings
}

function summary(draft: CvDraft): CvFinding[] {
  const words = wordCount(draft.summary)
  if (words === 0) return missingAt(draft, 'summary')
  return words > mostSummaryWords
    ? [{ rule: 'summary-long', step: 'summary', field: 'summary', found: String(words) }]
    : []
}

function job(experience: Experience, { today }: CheckContext): CvFinding[] {
  const findings: CvFinding[] = []
  const { id, startDate, endDate, current } = experience
  const at = (rule: CheckRule, field: string, found?: string) =>
    findings.push({ rule, step: 'experience', field, entryId: id, found })
  const lines = cleanLines(experience.description)
  if (cleanLine(experience.jobTitle) === '') at('job-title-missing', 'jobTitle')
  if (lines.length === 0) at('job-lines-missing', 'description')
  const long = lines.find((line) => wordCount(line) > mostLineWords)
  if (long !== undefined) at('line-long', 'description', long)
  // A year that was forgotten is an answer.
  if (startDate.year === null) at('date-missing', 'startDate')
  else if (!current && endDate.year === null) at('date-missing', 'endDate')
  if (endsBeforeStart(experience)) at('dates-order', 'endDate')
  const name = cleanLine(experience.jobTitle) || employerShown(experience) || undefined
  if (hasYear(startDate) && startDate.month === null) at('month-missing', 'startDate', name)
  else if (!current && hasYear(endDate) && endDate.month === null) at('month-missing', 'endDate', name)
  if ((firstMonth(startDate) ?? 0) > today.year * 12 + (today.month - 1)) at('date-ahead', 'startDate')
  return findings
}

function work(draft: CvDraft, context: CheckContext): CvFinding[] {
  const gaps = findGaps(draft.experiences, context.today).map(({ months }): CvFinding => ({
    rule: 'gap',
    step: 'experience',
    field: 'experiences',
    found: String(months),
  }))
  return [
    ...missingAt(draft, 'experience'),
    ...draft.experiences.flatMap((experience) => job(experience, context)),
    // One is enough to send the person to the gap helper, which lists them all.
    ...gaps.slice(0, 1),
  ]
}

const courses = ({ education }: CvDraft): CvFinding[] =>
  education
    .filter(({ qualification }) => cleanLine(qualification) === '')
    .map(({ id }) => ({ rule: 'course-name-missing', step: 'education', field: 'qualification', entryId: id }))

function skills(draft: CvDraft): CvFinding[] {
  const { skills: typed } = draft
  const all = typed.map((skill) => cleanLine(skill).toLowerCase()).filter(Boolean)
  const twice = typed.find((_, index) => all.indexOf(all[index] ?? '') !== index)
  const at = (rule: CheckRule, found: string): CvFinding => ({ rule, step: 'skills', field: 'skills', found })
  if (all.length === 0) return missingAt(draft, 'skills')
  return [
    ...(all.length < fewestSkills ? [at('skills-few', String(all.length))] : []),
    ...(all.length > mostSkills ? [at('skills-many', String(all.length))] : []),
    ...(all.length === typed.length && twice !== undefined ? [at('skill-twice', twice)] : []),
  ]
}

type Shown = Pick<CvFinding, 'step' | 'field' | 'entryId'> & { text: string }

const shownOfJob = (experience: Experience): Shown[] => {
  const at = (field: string, text: string): Shown => ({ step: 'experience', field, entryId: experience.id, text })
  const isHidden = experience.isPrisonWork && !experience.showPlace
  return [
    at('jobTitle', experience.jobTitle),
    at(isHidden ? 'awardingBody' : 'company', employerShown(experience)),
    at('description', experience.description),
  ]
}

const shownOfCourse = (course: Education): Shown[] => {
  const at = (field: string, text: string): Shown => ({ step: 'education', field, entryId: course.id, text })
  const isHidden = course.isPrisonEducation && !course.showPlace
  return [
    at('qualification', course.qualification),
    at(isHidden ? 'awardingBody' : 'institution', collegeShown(course)),
    at('year', course.year),
  ]
}

/** Every piece of text that leaves the device with the CV or the letter beside it, with the field it was typed in. */
const everythingShown = (draft: CvDraft): Shown[] => [
  ...(['fullName', 'email', 'location'] as const).map((field): Shown => ({
    step: 'personal',
    field,
    text: draft[field],
  })),
  { step: 'summary', field: 'summary', text: draft.summary },
  ...draft.experiences.flatMap(shownOfJob),
  ...draft.education.flatMap(shownOfCourse),
  ...draft.skills.map((text): Shown => ({ step: 'skills', field: 'skills', text })),
  { step: 'finish', field: 'coverNote', text: draft.coverNote },
]

function sensitive(draft: CvDraft, { sensitiveWords }: CheckContext): CvFinding[] {
  const pattern = sensitivePattern(sensitiveWords)
  return everythingShown(draft).flatMap(({ text, ...where }) => {
    const [found] = pattern.exec(text) ?? []
    return found === undefined ? [] : [{ rule: 'sensitive-word', ...where, found }]
  })
}

const sentencesIn = (text: string): string[] =>
  cleanLine(text)
    .split(/(?<=[.!?])\s+/)
    .filter(Boolean)

/** A claim in an example that somebody else cannot simply keep: what they have done, and for how long. */
const claim = /\bI have (?!good\b)/

/** An example that was inserted and left unedited: all of it, or a sentence of it about somebody's past. */
function examples({ summary: typed }: CvDraft, { examples: known }: CheckContext): CvFinding[] {
  const ours = new Set(known.flatMap(sentencesIn))
  const sentences = sentencesIn(typed)
  const isAllOurs = sentences.length > 0 && sentences.every((sentence) => ours.has(sentence))
  const found = sentences.find((sentence) => ours.has(sentence) && (isAllOurs || claim.test(sentence)))
  return found === undefined ? [] : [{ rule: 'example-unedited', step: 'summary', field: 'summary', found }]
}

function files({ pages = 1, missingLetters = [] }: CheckContext): CvFinding[] {
  const at = (rule: CheckRule, found: string): CvFinding => ({ rule, step: 'finish', field: 'preview', found })
  return [
    ...(pages > mostPages ? [at('pages-many', String(pages))] : []),
    ...(missingLetters.length > 0 ? [at('letters-missing', missingLetters.join(' '))] : []),
  ]
}

/** What a person would regret sending, so it is shown above the downloads without being asked for. */
export const isUrgent = ({ rule }: CvFinding): boolean =>
  rule === 'sensitive-word' || rule === 'example-unedited' || rule === 'email-tone'

/** What to look at before the CV goes out, in the order of the steps. Advice without a score: the person decides. */
export const checkCv = (draft: CvDraft, context: CheckContext): CvFinding[] => [
  ...personal(draft, context),
  ...summary(draft),
  ...work(draft, context),
  ...skills(draft),
  ...courses(draft),
  ...sensitive(draft, context),
  ...examples(draft, context),
  ...files(context),
]
