import { Typed } from '@/components/work/typed'
import { TextAreaField } from '@/components/forms/text-area-field'
import { ApplicationStepForm, backOf, type StepOf } from '@/components/hiring/applications/application-step-form'
import { companyApplicantsWords as words } from '@/lib/content/hiring/applicants'
import { momentText } from '@/lib/content/wording/moment-text'
import { mostNotes, applicantNoteLimit } from '@/lib/domain/applications/applicant-notes'

export type ApplicantNote = { words: string; writtenAt: string; who: { isOwn: boolean; name: string | null } }

const action = 'applicant-note'

type Props = { stepOf: StepOf; notes: readonly ApplicantNote[]; mayWrite: boolean }

/** What colleagues note about an applicant for one another; nobody changes a note. */
export function ApplicantNotes({ stepOf, notes, mayWrite }: Props) {
  const { isBack, typed, error } = backOf(stepOf.kept, action)
  if (notes.length === 0 && !mayWrite) return null
  return (
    <section className="dash-section not-on-paper" aria-labelledby="notes">
      <h2 id="notes">{words.notes}</h2>
      {notes.length === 0 ? null : (
        <ul className="plain-list dash-lines">
          {notes.map((note, index) => (
            <li key={index}>
              <p>
                <Typed>{note.words}</Typed>
              </p>
              <p className="field-hint">
                {words.noteBy(
                  note.who.isOwn ? words.you : (note.who.name ?? words.formerColleague),
                  momentText(note.writtenAt),
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
      {mayWrite && notes.length < mostNotes ? (
        <details id={action} className="dash-more" open={isBack}>
          <summary>{words.noteAdd}</summary>
          <ApplicationStepForm {...stepOf} action={action} submit={words.noteSubmit} look="secondary">
            <TextAreaField
              id={`${action}-words`}
              name="words"
              label={words.noteField}
              hint={words.noteHint}
              rows={3}
              required
              maxLength={applicantNoteLimit}
              defaultValue={typed('words')}
              error={error('words')}
            />
          </ApplicationStepForm>
        </details>
      ) : null}
    </section>
  )
}
