import { supportNoteKinds, type SupportNoteKind } from '@/lib/domain/casework/support-note'
import { chosenOf, givenText, type AddressQuery } from '@/lib/domain/queries/address-query'

/** What stands in the timeline of a file; 'file' is the file itself: consents, what is shared, and changes. */
export const timelineKinds = ['note', 'appointment', 'message', 'plan', 'job', 'referral', 'handover', 'file'] as const
export type TimelineKind = (typeof timelineKinds)[number]

export type TimelineQuery = {
  /** Null for everything. */
  kind: TimelineKind | null
  /** What notes are about, and who wrote them; null for any. Each of them leaves only notes. */
  noteKind: SupportNoteKind | null
  author: string | null
  /** The last entry of the page before. */
  after: { at: string; id: string } | null
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const moment = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d{1,6})?[+-]\d{2}(:\d{2})?$/
const entryId = /^[\da-f-]{1,36}( done)?$/

function placeIn(text: string): TimelineQuery['after'] {
  const [at = '', id = ''] = text.split('~')
  return moment.test(at) && entryId.test(id) ? { at, id } : null
}

/** What a timeline was asked for, from the query of its URL. Whatever is none of it is left out. */
export function timelineQueryOf(query: AddressQuery): TimelineQuery {
  const noteKind = chosenOf(supportNoteKinds, query.about, null)
  const typed = givenText(query.by)
  const author = uuid.test(typed) ? typed : null
  return {
    kind: noteKind === null && author === null ? chosenOf(timelineKinds, query.kind, null) : 'note',
    noteKind,
    author,
    after: placeIn(givenText(query.after)),
  }
}

/** The query as values of a URL; null is left out there. */
export const timelineAddress = ({
  kind,
  noteKind,
  author,
  after,
}: TimelineQuery): Readonly<Record<string, string | null>> => ({
  kind,
  about: noteKind,
  by: author,
  after: after && `${after.at}~${after.id}`,
})
