import { Badge } from '@/components/work/badge'
import { PostedForm, problemOf, type KeptForm } from '@/components/work/posted-form'
import { Typed } from '@/components/work/typed'
import { RadioRows } from '@/components/forms/radio-rows'
import { TextAreaField } from '@/components/forms/text-area-field'
import { deskCompanyWords as words } from '@/lib/content/desk/companies'
import { momentText } from '@/lib/content/wording/moment-text'
import {
  checkResults,
  companyChecks,
  decisionWordsLimit,
  notedChecks,
  standingOf,
  type ListedCheck,
  type NotedCheck,
} from '@/lib/domain/companies/company-decision'

type Check = ListedCheck & { found: string; at: string; who: string | null }

type Props = {
  /** The organisation's id. */
  company: string
  checks: readonly Check[]
  kept: KeptForm | null
}

const nameOf = (what: NotedCheck): string => (what === 'none' ? words.withoutCheck : words.checkNames[what])

/** Each thing the team checks about an organisation, with what was found, by whom and when, and the form to note more. */
export function CompanyChecks({ company, checks, kept }: Props) {
  const back = kept?.values.form === 'company-checked' ? kept : null
  const isMore = companyChecks.some((check) => checks.some(({ what }) => what === check))
  const form = (
    <PostedForm
      to="desk"
      action="company-checked"
      submit={words.noteChecks}
      look={standingOf(checks) === 'borne-out' ? 'secondary' : 'primary'}
      hidden={{ company }}
      kept={back}
    >
      <RadioRows
        id="checked"
        name="checked"
        legend={words.checkLegend}
        options={companyChecks.map((value) => ({ value, label: words.checkNames[value] }))}
        defaultValue={companyChecks.find((check) => check === back?.values.checked)}
        error={problemOf(back, 'checked')}
      />
      <TextAreaField
        id="found"
        name="found"
        label={words.found}
        hint={words.foundHint}
        rows={2}
        maxLength={decisionWordsLimit}
        autoComplete="off"
        defaultValue={back?.values.found ?? ''}
        error={problemOf(back, 'found')}
      />
      <RadioRows
        id="result"
        name="result"
        legend={words.result}
        options={checkResults.map((value) => ({ value, label: words.results[value] }))}
        defaultValue={checkResults.find((result) => result === back?.values.result)}
        error={problemOf(back, 'result')}
      />
    </PostedForm>
  )
  return (
    <section className="dash-section" aria-labelledby="checks">
      <h2 id="checks">{words.checks}</h2>
      <dl className="dash-facts desk-long">
        {notedChecks.map((what) => {
          const noted = checks.filter((check) => check.what === what)
          return noted.length === 0 && what === 'none' ? null : (
            <div key={what} data-wide>
              <dt>{nameOf(what)}</dt>
              {noted.length === 0 ? <dd>{words.notChecked}</dd> : null}
              {noted.map(({ found, bears_out, at, who }) => (
                <dd key={at}>
                  {bears_out === false ? <Badge tone="warn">{words.againstIt}</Badge> : null}{' '}
                  {found === '' ? words.foundGone : <Typed>{found}</Typed>}
                  <span className="dash-aside">{words.byWhom(who, momentText(at))}</span>
                </dd>
              ))}
            </div>
          )
        })}
      </dl>
      {isMore ? (
        <details className="dash-more" open={back !== null}>
          <summary>{words.noteCheck}</summary>
          {form}
        </details>
      ) : (
        form
      )}
    </section>
  )
}
