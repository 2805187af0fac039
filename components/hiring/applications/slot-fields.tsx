import { SelectField } from '@/components/forms/select-field'
import { TextAreaField } from '@/components/forms/text-area-field'
import { TextField } from '@/components/forms/text-field'
import { backOf } from '@/components/hiring/applications/step-form'
import type { KeptForm } from '@/components/dashboard/parts/posted-form'
import { applicantWords } from '@/lib/content/dashboards/employer-words'
import { wayLabels } from '@/lib/content/dashboards/labels'
import { applicantsWords as words } from '@/lib/content/hiring/applicants'
import { messageLimit } from '@/lib/domain/applications/history'
import { mostSlots, shortestPlace, type OfferedSlot } from '@/lib/domain/applications/interview-slots'
import { meetingWays } from '@/lib/domain/appointments/appointment'

type MessageProps = { action: string; kept: KeptForm | null; label?: string; hint?: string }

/** A message to the applicant, for any step. */
export function MessageField({
  action,
  kept,
  label = applicantWords.message,
  hint = applicantWords.messageHint,
}: MessageProps) {
  const { typed, error } = backOf(kept, action)
  return (
    <TextAreaField
      id={`${action}-message`}
      name="message"
      label={label}
      hint={hint}
      rows={3}
      maxLength={messageLimit}
      defaultValue={typed('message')}
      error={error('message')}
    />
  )
}

const shownAtFirst = 2

type TimeProps = { action: string; kept: KeptForm | null; number: number }

function Time({ action, kept, number }: TimeProps) {
  const { typed, error } = backOf(kept, action)
  return (
    <fieldset className="dash-choices field">
      <legend className="field-label">{words.slot(number)}</legend>
      <div className="dash-filter-fields">
        <TextField
          id={`${action}-day-${number}`}
          name={`day-${number}`}
          type="date"
          label={words.day}
          defaultValue={typed(`day-${number}`)}
          error={error(`day-${number}`)}
        />
        <TextField
          id={`${action}-time-${number}`}
          name={`time-${number}`}
          type="time"
          label={words.time}
          defaultValue={typed(`time-${number}`)}
        />
      </div>
    </fieldset>
  )
}

type SlotFieldsProps = {
  action: string
  kept: KeptForm | null
  /** The times last offered, whose length, way and place are filled in. */
  last: Pick<OfferedSlot, 'minutes' | 'way' | 'place'> | null
}

/** Up to five times for an interview, all of the same length and at one place; two of them are shown at first. */
export function SlotFields({ action, kept, last }: SlotFieldsProps) {
  const { isBack, typed, error } = backOf(kept, action)
  const numbers = Array.from({ length: mostSlots }, (_, index) => index + 1)
  const more = numbers.slice(shownAtFirst)
  const isMoreOpen = more.some((number) => typed(`day-${number}`) !== '' || typed(`time-${number}`) !== '')
  return (
    <>
      {numbers.slice(0, shownAtFirst).map((number) => (
        <Time key={number} action={action} kept={kept} number={number} />
      ))}
      <details className="dash-more" open={isMoreOpen}>
        <summary>{words.more}</summary>
        {more.map((number) => (
          <Time key={number} action={action} kept={kept} number={number} />
        ))}
      </details>
      <TextField
        id={`${action}-minutes`}
        name="minutes"
        type="number"
        inputMode="numeric"
        label={words.minutes}
        min={5}
        max={480}
        required
        defaultValue={typed('minutes') || String(last?.minutes ?? 30)}
        error={error('minutes')}
      />
      <SelectField
        id={`${action}-way`}
        name="way"
        label={words.way}
        options={meetingWays.map((way) => ({ value: way, label: wayLabels[way] }))}
        defaultValue={typed('way') || (last?.way ?? 'in_person')}
        error={error('way')}
      />
      <TextField
        id={`${action}-place`}
        name="place"
        label={words.place}
        hint={words.placeHint}
        required
        minLength={shortestPlace}
        maxLength={160}
        autoComplete="off"
        defaultValue={isBack ? typed('place') : (last?.place ?? '')}
        error={error('place')}
      />
      <MessageField action={action} kept={kept} />
    </>
  )
}
