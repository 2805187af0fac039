import { useId, useRef, useState, type SubmitEvent } from 'react'

import { ActButton } from '@/components/work/act-button'
import type { RunNoted } from '@/components/demonstration/parts/use-noted'
import { ErrorSummary } from '@/components/forms/error-summary'
import { SelectField } from '@/components/forms/select-field'
import { TextField } from '@/components/forms/text-field'
import { bookWords as words } from '@/lib/content/demonstration/appointment-words'
import { appointmentLabels, refusalLabels, wayLabels } from '@/lib/content/dashboards/labels'
import { appointmentKinds, meetingWays } from '@/lib/domain/appointments/appointment'
import { faultsOf, type ActionOf } from '@/lib/domain/dashboards/actions'
import type { Refusal } from '@/lib/domain/dashboards/action-result'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

type FieldName = keyof typeof words.errors
const fieldNames = Object.keys(words.errors) as FieldName[]
// Interviews belong to an application, and come from the employer's invitation.
const kinds = appointmentKinds.filter((kind) => kind !== 'interview')

/** Which field a refusal is about. */
const refusedFields: Partial<Record<Refusal, FieldName>> = { clash: 'at', in_the_past: 'on', too_long: 'minutes' }

type Props = {
  /** The people to choose from; if there is only one, there is no choice. */
  people: readonly { id: string; name: string }[]
  today: PlainDate
  run: RunNoted
}

/** An appointment with somebody. If something else is at that time, it says so and asks again. */
export function BookForm({ people, today, run }: Props) {
  const id = useId()
  const idOf = (name: string) => `${id}-${name}`
  const [errors, setErrors] = useState<Partial<Record<FieldName, string>>>({})
  const [tries, setTries] = useState(0)
  const [clashingWith, setClashingWith] = useState<string | null>(null)
  const details = useRef<HTMLDetailsElement>(null)

  const book = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    const text = (name: string) => String(given.get(name) ?? '').trim()
    // Accepting one clash does not accept the next.
    const slot = [text('person'), text('on'), text('at'), text('minutes')].join(' ')
    const action = {
      type: 'appointment/book',
      personId: text('person'),
      kind: text('kind'),
      title: text('title'),
      on: text('on'),
      at: text('at'),
      minutes: text('minutes') === '' ? Number.NaN : Number(text('minutes')),
      way: text('way'),
      place: text('place'),
      ...(clashingWith === slot && { isClashAccepted: true }),
    } as ActionOf<'appointment/book'>
    setTries((count) => count + 1)
    setClashingWith(null)
    const faults = faultsOf(action)
    if (faults.length > 0) {
      const wrong = fieldNames.filter((name) => faults.includes(name))
      return setErrors(Object.fromEntries(wrong.map((name) => [name, words.errors[name]])))
    }
    const refusal = await run(action, { done: words.done(action.title) })
    if (refusal) {
      const field = refusedFields[refusal]
      setClashingWith(refusal === 'clash' ? slot : null)
      return setErrors(field ? { [field]: refusalLabels[refusal] } : {})
    }
    setErrors({})
    form.reset()
    if (!details.current) return
    details.current.open = false
    details.current.querySelector('summary')?.focus()
  }

  const problems = fieldNames.flatMap((name) => {
    const message = errors[name]
    return message ? [{ fieldId: idOf(name), message }] : []
  })
  const [onlyPerson] = people

  return (
    <details ref={details} className="dash-more dash-section needs-script not-on-paper">
      <summary>{words.summary}</summary>
      <form className="dash-form" onSubmit={book} noValidate>
        {problems.length > 0 ? <ErrorSummary key={tries} formId={id} problems={problems} /> : null}
        {people.length === 1 ? (
          <input type="hidden" name="person" value={onlyPerson?.id} />
        ) : (
          <SelectField
            id={idOf('person')}
            name="person"
            label={words.person}
            options={people.map(({ id: value, name }) => ({ value, label: name }))}
          />
        )}
        <TextField id={idOf('title')} name="title" label={words.title} maxLength={160} error={errors.title} />
        <div className="dash-form-row">
          <SelectField
            id={idOf('kind')}
            name="kind"
            label={words.kind}
            defaultValue={kinds[0]}
            options={kinds.map((kind) => ({ value: kind, label: appointmentLabels[kind] }))}
          />
          <SelectField
            id={idOf('way')}
            name="way"
            label={words.way}
            options={meetingWays.map((way) => ({ value: way, label: wayLabels[way] }))}
          />
        </div>
        <div className="dash-form-row">
          <TextField id={idOf('on')} name="on" type="date" min={today} label={words.on} error={errors.on} />
          <TextField id={idOf('at')} name="at" type="time" label={words.at} error={errors.at} />
          <TextField
            id={idOf('minutes')}
            name="minutes"
            inputMode="numeric"
            defaultValue="30"
            label={words.minutes}
            error={errors.minutes}
          />
        </div>
        <TextField id={idOf('place')} name="place" label={words.place} maxLength={160} error={errors.place} />
        <div>
          <ActButton type="submit" look="primary">
            {clashingWith === null ? words.submit : words.anyway}
          </ActButton>
        </div>
      </form>
    </details>
  )
}
