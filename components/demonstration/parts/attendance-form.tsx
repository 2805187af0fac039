import { useId, useRef, useState, type SubmitEvent } from 'react'

import { ActButton } from '@/components/work/act-button'
import { RadioRows } from '@/components/forms/radio-rows'
import type { RunNoted } from '@/components/demonstration/parts/use-noted'
import { TextAreaField } from '@/components/forms/text-area-field'
import { attendanceWords as words } from '@/lib/content/demonstration/appointment-words'
import { attendanceLabels } from '@/lib/content/dashboards/labels'
import { attendances, type Appointment } from '@/lib/domain/appointments/appointment'

type Props = {
  appointment: Pick<Appointment, 'id' | 'attendance' | 'note'> & { name: string }
  run: RunNoted
  /** Called when the appointment leaves its list, taking this form with it: moves focus on from there. */
  onSaved?: () => void
}

/** Records who came right where the appointment is listed, without another page. */
export function AttendanceForm({ appointment, run, onSaved }: Props) {
  const id = useId()
  const [error, setError] = useState<string | undefined>()
  const details = useRef<HTMLDetailsElement>(null)
  const { attendance: before, note, name } = appointment

  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const attendance = attendances.find((attendance) => attendance === given.get('attendance'))
    setError(attendance ? undefined : words.missing)
    if (!attendance) return event.currentTarget.querySelector('input')?.focus()
    const text = String(given.get('note') ?? '').trim()
    const refusal = await run(
      { type: 'appointment/attendance', appointmentId: appointment.id, attendance, ...(text && { note: text }) },
      { done: words.done(name, attendanceLabels[attendance]) },
    )
    if (refusal) return
    if (onSaved) return onSaved()
    if (!details.current) return
    details.current.open = false
    details.current.querySelector('summary')?.focus()
  }

  return (
    <details ref={details} className="dash-more needs-script not-on-paper">
      <summary>
        {before ? words.change : words.summary}
        <span className="visually-hidden">: {name}</span>
      </summary>
      <form className="dash-form" onSubmit={save} noValidate>
        <RadioRows
          legend={words.legend}
          name="attendance"
          error={error}
          defaultValue={before ?? undefined}
          options={attendances.map((value) => ({ value, label: attendanceLabels[value] }))}
        />
        <TextAreaField
          id={`${id}-note`}
          name="note"
          label={words.note}
          rows={3}
          maxLength={5000}
          defaultValue={note ?? ''}
        />
        <div>
          <ActButton type="submit" look="primary">
            {words.submit}
          </ActButton>
        </div>
      </form>
    </details>
  )
}
