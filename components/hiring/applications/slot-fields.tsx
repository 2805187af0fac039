import { FieldError } from '@/components/forms/field'
import { TextAreaField } from '@/components/forms/text-area-field'
import { TextField } from '@/components/forms/text-field'
import { backOf } from '@/components/hiring/applications/application-step-form'
import { MeetingFields } from '@/components/hiring/applications/meeting-fields'
import { MessageField } from '@/components/hiring/applications/message-field'
import type { KeptForm } from '@/components/work/posted-form'
import { typedTexts, type TypedText } from '@/components/work/typed-texts'
import { exampleApplicantWords } from '@/lib/content/dashboards/employer-words'
import { companyApplicantsWords as words } from '@/lib/content/hiring/applicants'
import { timeText, weekdayText } from '@/lib/content/wording/date-text'
import {
  detailLimits,
  mostSlots,
  typedTimes,
  type InterviewDetails,
  type SlotDefaults,
} from '@/lib/domain/applications/interview-slots'
import { meetingWays } from '@/lib/domain/appointments/appointment'
import { fieldLimits } from '@/lib/domain/fields/field-rules'

const shownAtFirst = 2
const slotNumbers = Array.from({ length: mostSlots }, (_, index) => index + 1)

type TimeProps = { action: string; kept: KeptForm | null; number: number }

function Time({ action, kept, number }: TimeProps) {
  const { typed, error } = backOf(kept, action)
  const part = (name: 'day' | 'time') => {
    const id = `${action}-${name}-${number}`
    const problem = error(`${name}-${number}`)
    return {
      problem: <FieldError id={id} error={problem} />,
      input: {
        id,
        name: `${name}-${number}`,
        type: name === 'day' ? 'date' : 'time',
        label: words[name],
        defaultValue: typed(`${name}-${number}`),
        ...(problem && { 'aria-describedby': `${id}-error`, 'aria-invalid': true }),
      },
    }
  }
  const [day, time] = [part('day'), part('time')]
  // Another applicant was offered it: it can be offered all the same.
  const clash = error(`clash-${number}`)
  const clashId = `${action}-clash-${number}`
  return (
    <fieldset className="choice-group field one-time">
      <legend className="field-label">{words.slot(number)}</legend>
      {/* Across both boxes, which stay side by side. */}
      {day.problem}
      {time.problem}
      <FieldError id={clashId} error={clash} />
      <div className="dash-form-row">
        <TextField {...day.input} />
        <TextField {...time.input} />
      </div>
      {clash ? (
        <div className="field-checkbox">
          <div className="checkbox-row">
            <input id={clashId} type="checkbox" name="clash" aria-describedby={`${clashId}-error`} />
            <label htmlFor={clashId}>{words.clashAnyway}</label>
          </div>
          <p className="field-hint">{words.clashHint}</p>
        </div>
      ) : null}
    </fieldset>
  )
}

type SlotFieldsProps = {
  action: string
  kept: KeptForm | null
  /** The times last offered, whose length, way, place and details are filled in. */
  last: SlotDefaults | null
  /** What is filled in where no times were offered yet. */
  first: Pick<SlotDefaults, 'postcode' | 'askFor'>
}

/** Up to five times for an interview, all of the same length and at one place; two of them are shown at first. */
export function SlotFields({ action, kept, last, first }: SlotFieldsProps) {
  const { isBack, typed, error } = backOf(kept, action)
  const more = slotNumbers.slice(shownAtFirst)
  const details: InterviewDetails = last
    ? { ...last, postcode: last.postcode || first.postcode, askFor: last.askFor || first.askFor }
    : { ...first, bring: words.bringNothing, phone: '' }
  const detail = (name: keyof InterviewDetails) => ({
    id: `${action}-${name}`,
    name,
    autoComplete: 'off',
    defaultValue: isBack ? typed(name) : details[name],
    error: error(name),
  })
  const way = meetingWays.find((one) => one === typed('way')) ?? last?.way ?? 'in_person'
  const isMoreOpen = more.some((number) => typed(`day-${number}`) !== '' || typed(`time-${number}`) !== '')
  return (
    <>
      {slotNumbers.slice(0, shownAtFirst).map((number) => (
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
      <MeetingFields
        action={action}
        way={{ value: way, error: error('way') }}
        place={{ value: isBack ? typed('place') : (last?.place ?? ''), error: error('place') }}
        postcode={{ value: isBack ? typed('postcode') : details.postcode, error: error('postcode') }}
      />
      <TextField {...detail('askFor')} label={words.askFor} hint={words.askForHint} maxLength={detailLimits.askFor} />
      <TextAreaField
        {...detail('bring')}
        label={words.bring}
        hint={words.bringHint}
        rows={2}
        maxLength={detailLimits.bring}
      />
      <TextField
        {...detail('phone')}
        type="tel"
        inputMode="tel"
        label={words.phone}
        hint={words.phoneHint}
        maxLength={fieldLimits.phone}
      />
      <MessageField action={action} kept={kept} />
    </>
  )
}

/** The times, the place and the message that were typed into a step, for when its form is no longer on the page. */
export function typedOfStep(kept: KeptForm): TypedText[] {
  const times = typedTimes(kept.values).map(({ number, day, on, at }) => ({
    label: words.slot(number),
    text: [on ? weekdayText(on) : day, timeText(at)].filter(Boolean).join(', '),
  }))
  const message = kept.values.form === 'applicant-no' ? exampleApplicantWords.noMessage : exampleApplicantWords.message
  const { place, postcode, askFor, bring, phone, startsOn, startAt, pay, hours } = words
  return [
    ...times,
    ...typedTexts(kept, { startsOn, startAt, place, postcode, askFor, bring, phone, pay, hours, message }),
  ]
}
