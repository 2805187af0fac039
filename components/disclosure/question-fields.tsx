import { fieldWords as words } from '@/lib/content/disclosure-calculator'

type ChoiceProps = {
  id: string
  type: 'radio' | 'checkbox'
  name: string
  value: string
  label: string
  hint?: string
  isChecked: boolean
  onChoose: (value: string, isChecked: boolean) => void
}

export function Choice({ id, type, name, value, label, hint, isChecked, onChoose }: ChoiceProps) {
  return (
    <div className="choice">
      <input
        id={id}
        type={type}
        name={name}
        value={value}
        checked={isChecked}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChoose(value, event.target.checked)}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        {hint ? (
          <p className="field-hint" id={`${id}-hint`}>
            {hint}
          </p>
        ) : null}
      </div>
    </div>
  )
}

type NumberField = 'day' | 'month' | 'year' | 'years' | 'months' | 'weeks' | 'days'

type NumbersProps = {
  id: string
  fields: readonly NumberField[]
  value: Readonly<Record<string, string>>
  onType: (name: string, text: string) => void
}

/** Short boxes for whole numbers, side by side. */
export function NumberFields({ id, fields, value, onType }: NumbersProps) {
  return (
    <div className="number-fields">
      {fields.map((name) => (
        <div key={name}>
          <label htmlFor={`${id}-${name}`}>{words[name]}</label>
          <input
            id={`${id}-${name}`}
            className="text-input"
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            value={value[name] ?? ''}
            onChange={(event) => onType(name, event.target.value)}
          />
        </div>
      ))}
    </div>
  )
}
