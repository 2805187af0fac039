import { useRef, useState, type SubmitEvent } from 'react'

import { ActButton } from '@/components/dashboard/parts/act-button'
import type { useNoted } from '@/components/dashboard/parts/use-noted'
import { ErrorSummary } from '@/components/forms/error-summary'
import { SelectField } from '@/components/forms/select-field'
import { TextField } from '@/components/forms/text-field'
import { partWords } from '@/lib/content/dashboards/part-words'
import { appointmentLabels, refusalLabels, wayLabels } from '@/lib/content/dashboards/labels'
import { diaryWords as words } from '@/lib/content/dashboards/candidate/diary'
import { appointmentKinds, meetingWays } from '@/lib/domain/appointments/appointment'
import { faultsOf, type ActionOf } from '@/lib/domain/dashboards/actions'
import type { Refusal } from '@/lib/domain/dashboards/performed'
import type { PlainDate } from '@/lib/domain/disclosure/plain-date'

type FieldName = keyof typeof words.errors
const fieldNames = Object.keys(words.errors) as FieldName[]
const idOf = (name: string) => `book-${name}`
const ownKinds = appointmentKinds.filter((kind) => kind !== 'interview' && kind !== 'support')

/** Which field a refusal is about. */
const refusedField = { clash: 'at', in_the_past: 'on', too_long: 'minutes' } as const satisfies Partial<
  Record<Refusal, FieldName>
>
const isFieldRefusal = (refusal: Refusal): refusal is keyof typeof refusedField => refusal in refusedField

type Props = {
  personId: string
  today: PlainDate
  run: ReturnType<typeof useNoted>['run']
}

/** An entry of one's own. Where something else is at that time, it says so and asks once more. */
export function BookEntry({ personId, today, run }: Props) {
  const [errors, setErrors] = useState<Partial<Record<FieldName, string>>>({})
  const [tries, setTries] = useState(0)
  const [isClash, setIsClash] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)

  const book = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    const text = (name: string) => String(given.get(name) ?? '').trim()
    const action = {
      type: 'appointment/book',
      personId,
      kind: text('kind'),
      title: text('title'),
      on: text('on'),
      at: text('at'),
      minutes: text('minutes') === '' ? Number.NaN : Number(text('minutes')),
      way: text('way'),
      place: text('place'),
      ...(isClash && { isClashAccepted: true }),
    } as ActionOf<'appointment/book'>
    setTries((count) => count + 1)
    setIsClash(false)
    const faults = faultsOf(action)
    if (faults.length > 0) {
      const wrong = fieldNames.filter((name) => faults.includes(name))
      return setErrors(Object.fromEntries(wrong.map((name) => [name, words.errors[name]])))
    }
    const refusal = run(action, { done: words.bookDone(action.title) })
    if (refusal) {
      setIsClash(refusal === 'clash')
      return setErrors(isFieldRefusal(refusal) ? { [refusedField[refusal]]: refusalLabels[refusal] } : {})
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
  const errorOf = (name: FieldName) => (errors[name] ? { error: errors[name] } : {})

  return (
    <details ref={details} className="dash-more dash-section needs-script not-on-paper">
      <summary>{words.book}</summary>
      <form className="dash-form" onSubmit={book} noValidate>
        {problems.length > 0 ? (
          <ErrorSummary key={tries} formId="book" title={partWords.errorTitle} problems={problems} />
        ) : null}
        <p className="field-hint">{words.bookIntro}</p>
        <TextField id={idOf('title')} name="title" label={words.bookTitle} maxLength={160} {...errorOf('title')} />
        <div className="dash-form-row">
          <SelectField
            id={idOf('kind')}
            name="kind"
            label={words.bookKind}
            defaultValue="other"
            options={ownKinds.map((kind) => ({ value: kind, label: appointmentLabels[kind] }))}
          />
          <SelectField
            id={idOf('way')}
            name="way"
            label={words.bookWay}
            options={meetingWays.map((way) => ({ value: way, label: wayLabels[way] }))}
          />
        </div>
        <div className="dash-form-row">
          <TextField id={idOf('on')} name="on" type="date" min={today} label={words.bookOn} {...errorOf('on')} />
          <TextField id={idOf('at')} name="at" type="time" label={words.bookAt} {...errorOf('at')} />
          <TextField
            id={idOf('minutes')}
            name="minutes"
            inputMode="numeric"
            defaultValue="30"
            label={words.bookMinutes}
            {...errorOf('minutes')}
          />
        </div>
        <TextField id={idOf('place')} name="place" label={words.bookPlace} maxLength={160} {...errorOf('place')} />
        <div>
          <ActButton type="submit" look="primary">
            {isClash ? words.bookAnyway : words.bookYes}
          </ActButton>
        </div>
      </form>
    </details>
  )
}
