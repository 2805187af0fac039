import { rightWords } from '@/lib/content/hiring/colleague-words'
import { memberRights, type MemberRights } from '@/lib/domain/companies/member-rights'

type Props = {
  /** Prefixed to each checkbox's id, where several such groups are on a page. */
  idPrefix?: string
  legend: string
  hint?: string
  error?: string
  rights: MemberRights
}

/** What somebody may do in their company, with a checkbox for each right. */
export function RightsBoxes({ idPrefix = '', legend, hint, error, rights }: Props) {
  return (
    <fieldset className="choice-group">
      <legend className="field-label">{legend}</legend>
      {hint ? <p className="field-hint">{hint}</p> : null}
      {error ? <p className="field-error">{error}</p> : null}
      {memberRights.map((right) => (
        <div key={right} className="field-checkbox">
          <div className="checkbox-row">
            <input id={`${idPrefix}${right}`} name={right} type="checkbox" defaultChecked={rights[right]} />
            <label htmlFor={`${idPrefix}${right}`}>{rightWords[right]}</label>
          </div>
        </div>
      ))}
    </fieldset>
  )
}
