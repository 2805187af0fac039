import { PostedForm, type KeptForm } from '@/components/work/posted-form'
import { TickBox } from '@/components/forms/tick-box'
import { deskCompanyWords as words } from '@/lib/content/desk/companies'
import { momentText } from '@/lib/content/wording/moment-text'
import { companyChecks, type CompanyCheck } from '@/lib/domain/companies/company-decision'

type Props = {
  /** The organisation's id. */
  company: string
  checks: readonly { what: CompanyCheck; at: string; who: string }[]
  kept: KeptForm | null
}

/** What the team has checked about an organisation, by whom and when, and the form in which a member notes more. */
export function CompanyChecks({ company, checks, kept }: Props) {
  return (
    <section className="dash-section" aria-labelledby="checks">
      <h2 id="checks">{words.checks}</h2>
      {checks.length === 0 ? (
        <p>{words.noChecks}</p>
      ) : (
        <ul className="bullet-list">
          {checks.map(({ what, at, who }) => (
            <li key={`${what} ${at}`}>{words.checkedBy(words.checkNames[what], who, momentText(at))}</li>
          ))}
        </ul>
      )}
      <PostedForm
        to="desk"
        action="company-checked"
        submit={words.noteChecks}
        look="secondary"
        hidden={{ company }}
        kept={kept}
      >
        <fieldset className="choice-group">
          <legend className="field-label">{words.checkLegend}</legend>
          {companyChecks.map((check) => (
            <TickBox key={check} id={`checked_${check}`} name={`checked_${check}`} label={words.checkNames[check]} />
          ))}
        </fieldset>
      </PostedForm>
    </section>
  )
}
