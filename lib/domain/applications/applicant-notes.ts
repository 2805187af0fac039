import { freeText } from '@/lib/domain/fields/field-rules'

/** The longest note about an applicant, in characters, and how many there can be. */
export const applicantNoteLimit = 1000
export const mostNotes = 50

/** A note about an applicant for colleagues. @param message shown for an empty one */
export const noteText = (message: string) => freeText({ label: 'The note', min: 1, max: applicantNoteLimit, message })
