import { describedBy, FieldError } from '@/components/forms/field'

type Props = {
  id: string
  legend: string
  hint?: string
  error?: string
  name: string
  options: readonly { value: string; label: string }[]
}

/** Several of a few options, all in view. The id is the first checkbox's, so that an error's link leads to it. */
export function CheckGroup({ id, legend, hint, error, name, options }: Props) {
  return (
    <fieldset className="choice-group field" aria-describedby={describedBy({ id, hint, error })}>
      <legend className="field-label">{legend}</legend>
      {hint ? (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      ) : null}
      <FieldError id={id} error={error} />
      {options.map(({ value, label }, index) => {
        const boxId = index === 0 ? id : `${id}-${value}`
        return (
          <div key={value} className="field-checkbox">
            <div className="checkbox-row">
              <input id={boxId} type="checkbox" name={name} value={value} />
              <label htmlFor={boxId}>{label}</label>
            </div>
          </div>
        )
      })}
    </fieldset>
  )
}
