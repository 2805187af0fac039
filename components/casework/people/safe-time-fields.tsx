import type { ContactProps } from '@/components/casework/people/person-fields'
import { TextField } from '@/components/forms/text-field'
import { TickBox } from '@/components/forms/tick-box'
import { problemOf } from '@/components/work/posted-form'
import { optionalLabel, personFields as words, weekDayLabels } from '@/lib/content/casework/people'
import { weekDays } from '@/lib/domain/casework/safe-times'

/** Days and hours that reminders keep to. */
export function SafeTimeFields({ values, back }: ContactProps) {
  const field = (name: 'safe_from' | 'safe_to') => ({
    id: name,
    name,
    label: optionalLabel(words[name]),
    defaultValue: values[name] ?? '',
    error: problemOf(back, name),
    autoComplete: 'off',
  })
  return (
    <>
      <fieldset className="choice-group field" id="safe_days">
        <legend className="field-label">{optionalLabel(words.safeDays)}</legend>
        <p className="field-hint">{words.safeDaysHint}</p>
        <div className="import-answer">
          {weekDays.map((day) => (
            <TickBox
              key={day}
              id={`safe_${day}`}
              name={`safe_${day}`}
              label={weekDayLabels[day]}
              defaultChecked={values[`safe_${day}`] === 'on'}
            />
          ))}
        </div>
      </fieldset>
      <TextField {...field('safe_from')} type="time" hint={words.safeTimesHint} />
      <TextField {...field('safe_to')} type="time" />
    </>
  )
}
