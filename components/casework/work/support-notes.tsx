import type { Route } from 'next'
import type { ReactNode } from 'react'

import { RadioRows } from '@/components/forms/radio-rows'
import { SelectField } from '@/components/forms/select-field'
import { TextAreaField } from '@/components/forms/text-area-field'
import { TextField } from '@/components/forms/text-field'
import { PageLink } from '@/components/ui/page-link'
import { Badge } from '@/components/work/badge'
import { PostedForm, problemOf, type KeptForm } from '@/components/work/posted-form'
import { Typed } from '@/components/work/typed'
import type { WritesTo } from '@/components/casework/work/support-appointments'
import { supportNoteLabels, supportWorkWords as words } from '@/lib/content/casework/support-work'
import { momentText } from '@/lib/content/wording/moment-text'
import {
  supportNoteKinds,
  supportNoteLimit,
  withCorrections,
  type SupportNote,
} from '@/lib/domain/casework/support-note'

type Props = {
  notes: readonly SupportNote[]
  writes: WritesTo
  kept: KeptForm | null
  /** Whether writing a note is what the page is for now. @default false */
  isFirst?: boolean
  /** The page with the forms; '' where nothing is written. @default '' */
  at?: string
  /** The id of the note that the page was opened to correct. @default '' */
  correcting?: string
  /** What was just done here. */
  notice?: ReactNode
}

function Note({ note }: { note: SupportNote }) {
  return (
    <>
      <p className="pre-line">
        <Typed>{note.words}</Typed>
      </p>
      <p className="field-hint">
        {words.noteAbout(supportNoteLabels[note.kind])}{' '}
        {words.noteBy(note.isMine ? words.you : (note.authorName ?? words.unnamed), momentText(note.writtenAt))}{' '}
        {note.isForColleagues ? <Badge>{words.forColleagues}</Badge> : null}
        {note.reason === '' ? null : (
          <>
            {' '}
            <Typed>{note.reason}</Typed>
          </>
        )}
      </p>
    </>
  )
}

type FormProps = {
  writes: NonNullable<WritesTo>
  corrects: SupportNote | null
  /** The note as it stands now, with what was corrected before: mostly one word of it is wrong. @default null */
  standing?: SupportNote | null
  kept: KeptForm | null
  look: '' | 'dash-more-primary' | 'dash-more-quiet'
}

function NoteForm({ writes: { to, reference }, corrects, standing = null, kept, look }: FormProps) {
  const isThis = kept?.values.form === 'note-add' && (kept.values.corrects ?? '') === (corrects?.id ?? '')
  const back = isThis ? kept : null
  const id = (name: string) => (corrects ? `${name}-${corrects.id}` : name)
  const error = (name: string) => problemOf(back, name)
  return (
    <details
      id={corrects ? 'correct' : undefined}
      className={`dash-more not-on-paper ${look}`}
      open={corrects !== null || back !== null}
    >
      <summary>{corrects ? words.correct : words.note}</summary>
      <PostedForm
        to={to}
        action="note-add"
        submit={corrects ? words.correctSubmit : words.noteSubmit}
        look={corrects ? 'secondary' : 'primary'}
        hidden={{ reference, ...(corrects && { corrects: corrects.id }) }}
        kept={back}
        idOf={id}
        wordsKeptAs={`note ${corrects?.id ?? ''}`}
      >
        {corrects ? <p>{words.correctHint}</p> : null}
        <SelectField
          id={id('note_kind')}
          name="note_kind"
          label={words.noteKind}
          defaultValue={back?.values.note_kind ?? standing?.kind ?? 'contact'}
          options={supportNoteKinds.map((value) => ({ value, label: supportNoteLabels[value] }))}
        />
        <TextAreaField
          id={id('words')}
          name="words"
          label={corrects ? words.correctWords : words.noteWords}
          hint={words.noteHintChoice}
          rows={5}
          required
          maxLength={supportNoteLimit}
          defaultValue={back?.values.words ?? standing?.words ?? ''}
          error={error('words')}
        />
        <RadioRows
          id={id('audience')}
          legend={words.noteAudience}
          name="audience"
          defaultValue={back?.values.audience ?? (standing?.isForColleagues ? 'colleagues' : 'person')}
          options={(['person', 'colleagues'] as const).map((value) => ({ value, label: words.audiences[value] }))}
        />
        <div className="if-last-choice">
          <TextField
            id={id('reason')}
            name="reason"
            label={words.noteReason}
            hint={words.noteReasonHint}
            maxLength={300}
            autoComplete="off"
            defaultValue={back?.values.reason ?? standing?.reason ?? ''}
            error={error('reason')}
          />
        </div>
      </PostedForm>
    </details>
  )
}

/** What was written about somebody, newest first; a correction stands under the note that it corrects. */
export function SupportNotes({ notes, writes, kept, isFirst = false, at = '', correcting = '', notice }: Props) {
  const corrected = kept?.values.form === 'note-add' ? kept.values.corrects : correcting
  return (
    <section className="dash-section" aria-labelledby="notes">
      <h2 id="notes">{words.notes}</h2>
      {notice}
      <div className="stack">
        {writes ? (
          <NoteForm writes={writes} corrects={null} kept={kept} look={isFirst ? 'dash-more-primary' : ''} />
        ) : null}
        {notes.length === 0 ? <p>{words.noNotes}</p> : null}
        <ul className="plain-list dash-lines">
          {withCorrections(notes).map(({ note, corrections }) => (
            <li key={note.id}>
              <Note note={note} />
              {corrections.map((correction) => (
                <div key={correction.id} className="notice">
                  <p>
                    <strong>{words.correction}</strong>
                  </p>
                  <Note note={correction} />
                </div>
              ))}
              {writes && corrected === note.id ? (
                <NoteForm
                  writes={writes}
                  corrects={note}
                  standing={corrections.at(-1) ?? note}
                  kept={kept}
                  look="dash-more-quiet"
                />
              ) : null}
              {writes && corrected !== note.id ? (
                // One form alone, where it is asked for: one below each note would be most of the page.
                <p className="not-on-paper">
                  <PageLink href={`${at}?correct=${note.id}#correct` as Route} className="text-link">
                    {words.correct}
                  </PageLink>
                </p>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
