import type { CvDraft } from '@/lib/domain/cv/cv-draft'
import type { CvStep } from '@/lib/domain/cv/cv-steps'
import { cleanLine } from '@/lib/domain/cv/plain-text'

/** A part that an employer looks for and that is still empty or plainly unfinished, and where it is typed. */
export type MissingPart = {
  rule: 'name-missing' | 'contact-missing' | 'email-shape' | 'summary-missing' | 'work-missing' | 'skills-missing'
  step: CvStep
  field: string
}

const isBlank = (...texts: readonly string[]): boolean => texts.every((text) => cleanLine(text) === '')

/** Whether an email address that was typed cannot be one. */
export const isOddEmail = (email: string): boolean =>
  !isBlank(email) && !/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(cleanLine(email))

/** What a CV still lacks before it is one, in the order of the steps. */
export function missingParts(draft: CvDraft): MissingPart[] {
  const { fullName, email, phone, summary, experiences, education, skills } = draft
  const parts: MissingPart[] = []
  if (isBlank(fullName)) parts.push({ rule: 'name-missing', step: 'personal', field: 'fullName' })
  if (isBlank(email, phone)) parts.push({ rule: 'contact-missing', step: 'personal', field: 'email' })
  if (isOddEmail(email)) parts.push({ rule: 'email-shape', step: 'personal', field: 'email' })
  if (isBlank(summary)) parts.push({ rule: 'summary-missing', step: 'summary', field: 'summary' })
  if (experiences.length === 0 && education.length === 0)
    parts.push({ rule: 'work-missing', step: 'experience', field: 'experiences' })
  if (isBlank(...skills)) parts.push({ rule: 'skills-missing', step: 'skills', field: 'skills' })
  return parts
}
