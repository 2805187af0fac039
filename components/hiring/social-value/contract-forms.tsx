import { describedBy, FieldError } from '@/components/forms/field'
import { SelectField } from '@/components/forms/select-field'
import { TextField } from '@/components/forms/text-field'
import { SourceList } from '@/components/prose/source-list'
import type { EmployerForms } from '@/components/hiring/screen-place'
import { Bar } from '@/components/work/bars'
import { DataTable } from '@/components/work/data-table'
import { Facts } from '@/components/work/facts'
import { PostedForm, problemOf, type KeptForm } from '@/components/work/posted-form'
import { Typed } from '@/components/work/typed'
import { frameworkLabels } from '@/lib/content/dashboards/labels'
import {
  hiddenOrCount,
  valueSources,
  valueMeasureLabels,
  employerValueWords as words,
} from '@/lib/content/hiring/social-value'
import { dayText } from '@/lib/content/wording/date-text'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import type { ShownCount } from '@/lib/domain/social-value/small-numbers'
import { frameworks, valueMeasures, type ValueContract, type ValueTarget } from '@/lib/domain/social-value/social-value'

type FormProps = {
  /** Null for a new one. */
  contract: ValueContract | null
  kept: KeptForm | null
  to: EmployerForms
  /** What opens the form of a new one. */
  add?: string
  /** Whether that is the one thing to do on the page. */
  isFirst?: boolean
}

const storedOf = (contract: ValueContract): Record<string, string> => ({
  name: contract.name,
  buyer: contract.buyer,
  framework: contract.framework,
  startsOn: contract.startsOn,
  endsOn: contract.endsOn,
  ...Object.fromEntries(
    contract.targets.flatMap(({ measure, target, code }) => [
      [`target-${measure}`, String(target)],
      [`code-${measure}`, code],
    ]),
  ),
})

function ContractForm({ contract, kept, to, add, isFirst = false }: FormProps) {
  const id = contract?.id ?? 'new'
  const back =
    kept?.values.form === 'contract-save' && (kept.values.contract ?? '') === (contract?.id ?? '') ? kept : null
  const values = back?.values ?? (contract ? storedOf(contract) : {})
  const field = (name: string) => ({
    id: `${name}-${id}`,
    name,
    defaultValue: values[name] ?? '',
    error: problemOf(back, name),
  })
  const [targets, noTarget] = [`targets-${id}`, problemOf(back, 'targets')]
  const codeOf = (measure: string) => `code-${measure}`
  const hasCodes = valueMeasures.some((measure) => values[codeOf(measure)] || problemOf(back, codeOf(measure)))
  return (
    <details className={isFirst ? 'dash-more dash-more-primary' : 'dash-more'} open={back !== null}>
      <summary>
        {contract ? (
          <>
            {words.change} <span className="visually-hidden">{`‘${contract.name}’`}</span>
          </>
        ) : (
          add
        )}
      </summary>
      <PostedForm
        to={to}
        action="contract-save"
        submit={words.save}
        hidden={{ contract: contract?.id ?? '' }}
        kept={back}
        idOf={(name) => `${name}-${id}`}
      >
        <h3>{words.theContract}</h3>
        <TextField {...field('name')} label={words.name} maxLength={120} autoComplete="off" />
        <TextField {...field('buyer')} label={words.buyer} maxLength={120} autoComplete="off" />
        <SelectField
          {...field('framework')}
          label={words.framework}
          options={frameworks.map((value) => ({ value, label: frameworkLabels[value] }))}
        />
        <div className="dash-form-row">
          <TextField {...field('startsOn')} type="date" label={words.startsOn} autoComplete="off" />
          <TextField {...field('endsOn')} type="date" label={words.endsOn} autoComplete="off" />
        </div>
        <fieldset
          id={targets}
          className="choice-group field"
          aria-describedby={describedBy({ id: targets, hint: words.targetsHint, error: noTarget })}
        >
          <legend>
            <h3>{words.targets}</h3>
          </legend>
          <p id={`${targets}-hint`} className="field-hint">
            {words.targetsHint}
          </p>
          <FieldError id={targets} error={noTarget} />
          <div className="dash-promises">
            {valueMeasures.map((measure) => (
              <TextField
                key={measure}
                {...field(`target-${measure}`)}
                label={valueMeasureLabels[measure]}
                inputMode="numeric"
                autoComplete="off"
              />
            ))}
          </div>
        </fieldset>
        <details className="dash-more" open={hasCodes}>
          <summary>{words.codes}</summary>
          <p className="field-hint">{words.codesHint}</p>
          <div className="dash-promises">
            {valueMeasures.map((measure) => (
              <TextField
                key={measure}
                {...field(codeOf(measure))}
                label={words.codeOf(valueMeasureLabels[measure])}
                maxLength={40}
                autoComplete="off"
              />
            ))}
          </div>
        </details>
      </PostedForm>
      {contract ? (
        <PostedForm
          to={to}
          action="contract-delete"
          submit={words.remove(contract.name)}
          look="warning"
          hidden={{ contract: contract.id }}
          kept={null}
        />
      ) : null}
    </details>
  )
}

type Kept = { contract: ValueContract; promises: readonly (ValueTarget & { people: ShownCount })[] }

type Counted = {
  /** The last day that is counted. */
  until: PlainDate
  today: PlainDate
}

/** Why nothing of a contract is counted yet; null once something could be. */
export function notCountedText(
  { startsOn }: Pick<ValueContract, 'startsOn'>,
  { until, today }: Counted,
): string | null {
  if (startsOn <= until) return null
  return (startsOn > today ? words.begins : words.began)(dayText(startsOn))
}

/** What was promised in a contract, beside what came of it once it has begun. */
function Promises({ contract, promises, isCounted }: Kept & { isCounted: boolean }) {
  return (
    <DataTable
      caption={words.promises(contract.name)}
      isCaptionHidden
      rows={promises}
      rowKey={({ measure }) => measure}
      columns={[
        { label: words.measure, cell: ({ measure }) => valueMeasureLabels[measure] },
        { label: words.promised, cell: ({ target }) => target.toLocaleString('en-GB') },
        ...(isCounted
          ? [
              {
                label: words.delivered,
                cell: ({ target, people }: Kept['promises'][number]) => (
                  <>
                    {people.kind === 'count' ? words.of(people.count, target) : hiddenOrCount(people)}
                    {people.kind === 'count' ? (
                      <Bar value={people.count} most={Math.max(people.count, target)} />
                    ) : null}
                  </>
                ),
              },
            ]
          : []),
        ...(promises.some(({ code }) => code !== '')
          ? [{ label: words.code, cell: ({ code }: ValueTarget) => <Typed>{code || '–'}</Typed> }]
          : []),
      ]}
    />
  )
}

type Props = Counted & {
  contracts: readonly Kept[]
  kept: KeptForm | null
  to: EmployerForms
}

/** The contracts in which a company promised social value: what came of each, and how to add, change or delete one. */
export function ContractForms({ contracts, until, today, kept, to }: Props) {
  const hasAny = contracts.length > 0
  return (
    <section className="dash-section not-on-paper" aria-labelledby="contracts">
      <h2 id="contracts">{words.contracts}</h2>
      <p>
        {hasAny ? words.contractsKept : words.contractsLead}
        {contracts.some(({ contract }) => contract.startsOn <= until) ? ` ${words.countedUntil(dayText(until))}` : null}
      </p>
      {hasAny ? (
        <ul className="plain-list dash-cards">
          {contracts.map(({ contract, promises }) => {
            const notCounted = notCountedText(contract, { until, today })
            return (
              <li key={contract.id} className="card dash-card">
                <h3>
                  <Typed>{contract.name}</Typed>
                </h3>
                <Facts
                  facts={[
                    { name: words.buyerFact, value: <Typed>{contract.buyer}</Typed> },
                    { name: words.dates, value: words.fromTo(dayText(contract.startsOn), dayText(contract.endsOn)) },
                    { name: words.frameworkFact, value: frameworkLabels[contract.framework] },
                  ]}
                />
                {notCounted === null ? null : <p>{notCounted}</p>}
                <Promises contract={contract} promises={promises} isCounted={notCounted === null} />
                <ContractForm contract={contract} kept={kept} to={to} />
              </li>
            )
          })}
        </ul>
      ) : null}
      <ContractForm contract={null} kept={kept} to={to} add={hasAny ? words.addAnother : words.add} isFirst={!hasAny} />
      <SourceList sources={valueSources} />
    </section>
  )
}
