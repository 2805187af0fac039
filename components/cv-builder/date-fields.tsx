import { fieldId } from '@/components/cv-builder/field-id'
import type { Today } from '@/components/cv-builder/cv-tool'
import { FieldError } from '@/components/forms/field'
import { SelectField } from '@/components/forms/select-field'
import { experienceWords as words } from '@/lib/content/cv-builder/screens'
import { monthNames } from '@/lib/content/wording/date-text'
import type { CvDate } from '@/lib/domain/cv/cv-draft'

const yearsBack = 70

const forgotten = 'forgotten'

function yearOptions(today: Today, chosen: CvDate['year']) {
  const years = Array.from({ length: yearsBack }, (_, back) => today.year - back)
  const all = typeof chosen !== 'number' || years.includes(chosen) ? years : [chosen, ...years]
  return [
    { value: '', label: words.noYear },
    { value: forgotten, label: words.noMonth },
    ...all.map((year) => ({ value: String(year), label: String(year) })),
  ]
}

const monthOptions = [
  { value: '', label: words.noMonth },
  ...monthNames.map((name, index) => ({ value: String(index + 1), label: name })),
]

const numberOf = (value: string): number | null => (value === '' ? null : Number(value))

type Props = {
  entryId: string
  field: 'startDate' | 'endDate'
  legend: string
  date: CvDate
  today: Today
  error?: string
  onChange: (date: CvDate) => void
}

/** Two lists rather than a calendar: people remember a year, and often a month, of work long ago. */
export function DateFields({ entryId, field, legend, date, today, error, onChange }: Props) {
  const id = fieldId(field, entryId)
  return (
    <fieldset className="choice-group" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="field-label">{legend}</legend>
      <FieldError id={id} error={error} />
      <div className="cv-date">
        <SelectField
          id={`${id}-month`}
          label={words.month}
          options={monthOptions}
          value={date.month ?? ''}
          onChange={({ target }) => onChange({ ...date, month: numberOf(target.value) })}
        />
        <SelectField
          id={id}
          label={words.year}
          options={yearOptions(today, date.year)}
          value={date.year ?? ''}
          onChange={({ target: { value } }) =>
            onChange({ ...date, year: value === forgotten ? forgotten : numberOf(value) })
          }
        />
      </div>
    </fieldset>
  )
}
