import { useState, type SubmitEvent } from 'react'

import { ActButton } from '@/components/work/act-button'
import type { RunNoted } from '@/components/demonstration/parts/use-noted'
import { SelectField } from '@/components/forms/select-field'
import { TextAreaField } from '@/components/forms/text-area-field'
import { noteKindLabels } from '@/lib/content/dashboards/labels'
import { supportWords as words } from '@/lib/content/demonstration/partner-words'
import { noteKinds } from '@/lib/domain/dashboards/service-state'

type Props = { personId: string; run: RunNoted }

export function WriteNote({ personId, run }: Props) {
  const [isEmpty, setIsEmpty] = useState(false)
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    const text = String(given.get('text') ?? '').trim()
    setIsEmpty(text === '')
    if (text === '') {
      document.getElementById(`${personId}-note`)?.focus()
      return
    }
    const kind = noteKinds.find((noteKind) => noteKind === given.get('kind')) ?? 'contact'
    const refusal = await run({ type: 'note/add', personId, kind, text, isSensitive: false }, { done: words.noteSaved })
    if (!refusal) form.reset()
  }
  return (
    <form className="dash-form" noValidate autoComplete="off" onSubmit={save}>
      <h3>{words.note}</h3>
      <SelectField
        id={`${personId}-note-kind`}
        name="kind"
        label={words.noteKind}
        options={noteKinds.map((value) => ({ value, label: noteKindLabels[value] }))}
      />
      <TextAreaField
        id={`${personId}-note`}
        name="text"
        label={words.noteText}
        hint={words.noteHint}
        {...(isEmpty && { error: words.noteFaults })}
        rows={3}
        maxLength={5000}
      />
      <div>
        <ActButton type="submit">{words.noteButton}</ActButton>
      </div>
    </form>
  )
}
