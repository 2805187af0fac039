import { type CvDraft } from '@/lib/domain/cv/cv-draft'
import { changeCv, type CvChange } from '@/lib/domain/cv/edit-cv-draft'

/** What an undo reverses. The wording is in lib/content/cv-builder/undo-words. */
export type ChangeLabel =
  Exclude<CvChange['type'], 'replace' | 'put-in-order'> | `replace-${Extract<CvChange, { type: 'replace' }>['reason']}`

/** A draft, and the change that was made to it next. */
type Step = { draft: CvDraft; label: ChangeLabel }

export type CvHistory = {
  present: CvDraft
  /** Oldest first; at most `mostSteps`. */
  past: readonly Step[]
  /** What was undone; the next to redo is last. */
  future: readonly Step[]
  /** The field being typed in, when typing began, and when the last key was pressed. */
  typing: { field: string; since: number; last: number } | null
}

export const mostSteps = 50
const pauseMs = 1000
// Somebody who never pauses still gets steps to go back to.
const longestTypingMs = 15_000

const typedFields: readonly string[] = [
  'jobTitle',
  'company',
  'description',
  'awardingBody',
  'qualification',
  'institution',
  'year',
]

/** The field that a change types into; undefined for a separate act, such as ticking a box or removing an entry. */
function fieldTyped(change: CvChange): string | undefined {
  if (change.type === 'write') return change.field
  if (change.type !== 'change-experience' && change.type !== 'change-education') return undefined
  const [field, ...others] = Object.keys(change.change)
  return field !== undefined && others.length === 0 && typedFields.includes(field)
    ? `${change.type} ${change.id} ${field}`
    : undefined
}

function labelOf(change: CvChange): ChangeLabel | undefined {
  switch (change.type) {
    case 'replace':
      return `replace-${change.reason}`
    case 'put-in-order':
      return undefined
    default:
      return change.type
  }
}

export const startHistory = (draft: CvDraft): CvHistory => ({ present: draft, past: [], future: [], typing: null })

/**
 * The history after a change at `now`, in milliseconds. Typing in one field without pausing for a second is one step,
 * and putting entries in order belongs to the step before. Returns the same object when nothing changes.
 */
export function recordChange(history: CvHistory, change: CvChange, now: number): CvHistory {
  const { present, past, typing } = history
  const next = changeCv(present, change)
  if (next === present) return history
  const label = labelOf(change)
  if (label === undefined) return { ...history, present: next }
  const field = fieldTyped(change)
  const goesOn =
    typing !== null &&
    typing.field === field &&
    now >= typing.last &&
    now - typing.last <= pauseMs &&
    now - typing.since <= longestTypingMs
  return {
    present: next,
    past: goesOn ? past : [...past, { draft: present, label }].slice(-mostSteps),
    future: [],
    typing: field === undefined ? null : { field, since: goesOn ? typing.since : now, last: now },
  }
}

/** One step back. The same object when there is none. */
export function undo(history: CvHistory): CvHistory {
  const step = history.past.at(-1)
  if (!step) return history
  return {
    present: step.draft,
    past: history.past.slice(0, -1),
    future: [...history.future, { draft: history.present, label: step.label }],
    typing: null,
  }
}

/** One step forward again. The same object when nothing was undone. */
export function redo(history: CvHistory): CvHistory {
  const step = history.future.at(-1)
  if (!step) return history
  return {
    present: step.draft,
    past: [...history.past, { draft: history.present, label: step.label }],
    future: history.future.slice(0, -1),
    typing: null,
  }
}
