import { rightWords } from '@/lib/content/hiring/colleague-words'
import { rightsOfKind, type MemberRights, type OrganisationKind } from '@/lib/domain/companies/member-rights'

type Props = {
  kind: OrganisationKind
  /** Prefixed to each checkbox's id, where several such groups are on a page. */
  idPrefix?: string
  legend: string
  hint?: string
  error?: string
  rights: MemberRights
}

/** What somebody may do in their organisation, with a checkbox for each right. */
export function RightsBoxes({ kind, idPrefix = '', legend, hint, error, rights }: Props) {
  return (
    <fieldset className="choice-group">
      <legend className="field-label">{legend}</legend>
      {hint ? <p className="field-hint">{hint}</p> : null}
      {error ? <p className="field-error">{error}</p> : null}
      {rightsOfKind[kind].map((right) => (
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
