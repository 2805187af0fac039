import { useRef, useState, type SubmitEvent } from 'react'

import type { CasePersonView } from '@/components/demonstration/caseworker/case-person-view'
import { ActButton } from '@/components/work/act-button'
import { Badge } from '@/components/work/badge'
import { TickBox } from '@/components/forms/tick-box'
import type { RunNoted } from '@/components/demonstration/parts/use-noted'
import { SelectField } from '@/components/forms/select-field'
import { TextAreaField } from '@/components/forms/text-area-field'
import { casePersonWords as words } from '@/lib/content/demonstration/caseworker-words'
import { noteKindLabels } from '@/lib/content/dashboards/labels'
import { noteKinds } from '@/lib/domain/dashboards/service-state'
import { dayText } from '@/lib/content/wording/date-text'

type Props = { person: CasePersonView; run: RunNoted }

export function PersonNotes({ person, run }: Props) {
  const { id: personId, notes } = person
  const [isMissing, setIsMissing] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)

  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    const text = String(given.get('text') ?? '').trim()
    setIsMissing(text === '')
    if (text === '') return form.querySelector('textarea')?.focus()
    const kind = noteKinds.find((noteKind) => noteKind === given.get('kind')) ?? 'contact'
    const isSensitive = given.has('sensitive')
    const refusal = await run({ type: 'note/add', personId, kind, text, isSensitive }, { done: words.noteSaved })
    if (refusal) return
    form.reset()
    if (!details.current) return
    details.current.open = false
    details.current.querySelector('summary')?.focus()
  }

  return (
    <section className="dash-section" aria-labelledby="notes">
      <h2 id="notes">
        {words.notes} ({notes.length})
      </h2>
      <details ref={details} className="dash-more dash-section needs-script not-on-paper">
        <summary>{words.add}</summary>
        <form className="dash-form" onSubmit={save} noValidate>
          <SelectField
            id="note-kind"
            name="kind"
            label={words.noteKind}
            options={noteKinds.map((value) => ({ value, label: noteKindLabels[value] }))}
          />
          <TextAreaField
            id="note-text"
            name="text"
            label={words.noteText}
            hint={words.noteHint}
            error={isMissing ? words.noteMissing : undefined}
            rows={4}
            maxLength={5000}
          />
          <TickBox name="sensitive" label={words.sensitive} />
          <div>
            <ActButton type="submit" look="primary">
              {words.saveNote}
            </ActButton>
          </div>
        </form>
      </details>
      {notes.length === 0 ? (
        <p>{words.noNotes}</p>
      ) : (
        <ol className="plain-list dash-lines">
          {notes.map(({ id, on, kind, by, text, isSensitive }) => (
            <li key={id}>
              <strong>
                {dayText(on)}, {by}
              </strong>
              <span className="case-tags">
                <Badge>{noteKindLabels[kind]}</Badge>
                {isSensitive ? <Badge tone="warn">{words.isSensitive}</Badge> : null}
              </span>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
