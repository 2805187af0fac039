import type { CvDraft } from '@/lib/domain/cv/cv-draft'
import { cleanLine } from '@/lib/domain/cv/plain-text'
import { publicDraft } from '@/lib/domain/cv/public-draft'
import { sensitivePattern } from '@/lib/domain/fields/sensitive-words'

/** A field of the profile form. The last three are lists, one item per line. */
export type ProfileField = 'firstName' | 'lastName' | 'phone' | 'town' | 'skills' | 'tickets' | 'experience'

/** One item from a CV that can go into a profile field. */
export type FromCv = {
  id: string
  field: ProfileField
  text: string
  /** Whether it concerns prison or a record, so that it is copied only when the person ticks it. */
  isSensitive: boolean
}

type Part = Omit<FromCv, 'isSensitive'> & { isPrison?: boolean }

const joined = (...texts: string[]): string => texts.map(cleanLine).filter(Boolean).join(', ')

/**
 * What could go from a CV into the profile, in form order: no dates, which would show gaps, no prison that the CV
 * itself does not show, and nothing at all from the letter or the disclosure step.
 * @param sensitiveWords words that give away prison or a record
 */
export function profileFromCv(draft: CvDraft, sensitiveWords: readonly string[]): FromCv[] {
  const shown = publicDraft(draft)
  const names = cleanLine(draft.fullName).split(' ')
  const parts: Part[] = [
    { id: 'firstName', field: 'firstName', text: names.slice(0, -1).join(' ') || (names[0] ?? '') },
    { id: 'lastName', field: 'lastName', text: names.length > 1 ? (names.at(-1) ?? '') : '' },
    { id: 'phone', field: 'phone', text: cleanLine(draft.phone) },
    { id: 'town', field: 'town', text: cleanLine(draft.location).replace(/, UK$/, '') },
    ...shown.skills.map((skill, index): Part => ({ id: `skill-${index}`, field: 'skills', text: cleanLine(skill) })),
    ...shown.education.map((course, index): Part => {
      const text = joined(course.qualification, course.institution)
      const isPrison = draft.education[index]?.isPrisonEducation ?? false
      return { id: `course-${index}`, field: 'tickets', text, isPrison }
    }),
    ...shown.experiences.map((job, index): Part => {
      const text = joined(job.jobTitle, job.company)
      return {
        id: `job-${index}`,
        field: 'experience',
        text,
        isPrison: draft.experiences[index]?.isPrisonWork ?? false,
      }
    }),
  ]
  const sensitive = sensitivePattern(sensitiveWords)
  return parts
    .filter(({ text }) => text !== '')
    .map(({ isPrison = false, ...part }) => ({ ...part, isSensitive: isPrison || sensitive.test(part.text) }))
}

const lists: readonly ProfileField[] = ['skills', 'tickets', 'experience']

/**
 * A form field with the chosen items added: a list gets the lines it lacks, any other field gets the new text.
 * @param before what the field holds now
 */
export function filledField(field: ProfileField, before: string, texts: readonly string[]): string {
  if (!lists.includes(field)) return texts.at(-1) ?? before
  const has = new Set(before.split('\n').map((line) => line.trim().toLowerCase()))
  const added = texts.filter((text) => !has.has(text.toLowerCase()))
  return [before.trimEnd(), ...added].filter((text) => text !== '').join('\n')
}
