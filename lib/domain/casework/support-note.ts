import { z } from 'zod'

import { freeText, optionalLine } from '@/lib/domain/fields/field-rules'

/** What a note is about. */
export const supportNoteKinds = ['contact', 'meeting', 'phone', 'work', 'home', 'money', 'other'] as const
export type SupportNoteKind = (typeof supportNoteKinds)[number]

/** The longest note, in characters. */
export const supportNoteLimit = 12_000

export const supportNoteMessages = {
  kind: 'Choose what the note is about.',
  words: 'Write the note.',
  reason:
    'Say why the person should not read this in their file. They still get it when they ask for a copy of their data.',
} as const

/**
 * A note in somebody's file. The person reads it, unless it is marked for colleagues, which needs a reason. A correction
 * is a new note that names the one it corrects.
 */
export const supportNoteForm = z
  .object({
    kind: z.enum(supportNoteKinds, supportNoteMessages.kind),
    words: freeText({ label: 'The note', min: 2, max: supportNoteLimit, message: supportNoteMessages.words }),
    audience: z.enum(['person', 'colleagues']).default('person'),
    reason: optionalLine('The reason', 300),
    corrects: z.uuid().optional().catch(undefined),
  })
  .refine(({ audience, reason }) => audience === 'person' || reason.length >= 3, {
    path: ['reason'],
    error: supportNoteMessages.reason,
  })
  .transform(({ audience, reason, ...note }) => ({
    ...note,
    isForColleagues: audience === 'colleagues',
    reason: audience === 'colleagues' ? reason : '',
  }))

export type SupportNote = {
  id: string
  kind: SupportNoteKind
  words: string
  isForColleagues: boolean
  reason: string
  /** The note that this one corrects, which stays. */
  corrects: string | null
  writtenAt: string
  authorName: string | null
  isMine: boolean
}

/** The notes, newest first, each with the corrections of it, oldest first. */
export function withCorrections<Note extends Pick<SupportNote, 'id' | 'corrects' | 'writtenAt'>>(
  notes: readonly Note[],
): { note: Note; corrections: Note[] }[] {
  const ids = new Set(notes.map(({ id }) => id))
  return notes
    .filter(({ corrects }) => corrects === null || !ids.has(corrects))
    .toSorted((one, other) => other.writtenAt.localeCompare(one.writtenAt))
    .map((note) => ({
      note,
      corrections: notes
        .filter(({ corrects }) => corrects === note.id)
        .toSorted((one, other) => one.writtenAt.localeCompare(other.writtenAt)),
    }))
}
