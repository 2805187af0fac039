import { useState, type FormEvent } from 'react'

import { ActButton } from '@/components/dashboard/parts/act-button'
import type { useNoted } from '@/components/dashboard/parts/use-noted'
import { SelectField } from '@/components/forms/select-field'
import { FieldError } from '@/components/forms/field'
import { TextField } from '@/components/forms/text-field'
import { refusalLabels, wayLabels } from '@/lib/content/dashboards/labels'
import { supportWords as words } from '@/lib/content/dashboards/partner-words'
import { meetingWays } from '@/lib/domain/appointments/appointment'
import { isAction } from '@/lib/domain/dashboards/actions'
import type { PlainDate } from '@/lib/domain/disclosure/plain-date'

type Props = { personId: string; today: PlainDate; run: ReturnType<typeof useNoted>['run'] }

/** Where something else is at that time, says so, and books when asked again. */
export function BookSession({ personId, today, run }: Props) {
  const [fault, setFault] = useState('')
  const [isClash, setIsClash] = useState(false)
  const book = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    const text = (name: string) => String(given.get(name) ?? '').trim()
    const action = {
      type: 'appointment/book',
      personId,
      kind: 'support',
      title: text('title'),
      on: text('on'),
      at: text('at'),
      minutes: Number(text('minutes')),
      way: text('way'),
      place: text('place'),
      ...(isClash && { isClashAccepted: true }),
    }
    if (!isAction(action)) {
      setFault(words.bookFaults)
      document.getElementById(`${personId}-title`)?.focus()
      return
    }
    const refusal = run(action, { done: words.booked })
    setFault(refusal ? refusalLabels[refusal] : '')
    setIsClash(refusal === 'clash')
    if (!refusal) form.reset()
  }
  const id = (name: string) => `${personId}-${name}`
  return (
    <form
      className="dash-form"
      noValidate
      autoComplete="off"
      aria-describedby={fault ? id('book-error') : undefined}
      onSubmit={book}
      onChange={() => setIsClash(false)}
    >
      <h3>{words.book}</h3>
      <FieldError id={id('book')} {...(fault && { error: fault })} />
      <TextField id={id('title')} name="title" label={words.title} maxLength={160} />
      <div className="dash-form-row">
        <TextField id={id('on')} name="on" type="date" label={words.on} min={today} />
        <TextField id={id('at')} name="at" type="time" label={words.at} />
        <TextField
          id={id('minutes')}
          name="minutes"
          type="number"
          inputMode="numeric"
          label={words.minutes}
          min={5}
          max={480}
          defaultValue={45}
        />
      </div>
      <div className="dash-form-row">
        <SelectField
          id={id('way')}
          name="way"
          label={words.way}
          options={meetingWays.map((value) => ({ value, label: wayLabels[value] }))}
        />
        <TextField id={id('place')} name="place" label={words.place} maxLength={160} />
      </div>
      <div>
        <ActButton type="submit">{isClash ? words.bookAnyway : words.bookButton}</ActButton>
      </div>
    </form>
  )
}
