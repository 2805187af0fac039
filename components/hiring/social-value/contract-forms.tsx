import { SelectField } from '@/components/forms/select-field'
import { TextField } from '@/components/forms/text-field'
import type { EmployerForms } from '@/components/hiring/screen-place'
import { PostedForm, type KeptForm } from '@/components/work/posted-form'
import { frameworkLabels } from '@/lib/content/dashboards/labels'
import { valueMeasureLabels, employerValueWords as words } from '@/lib/content/hiring/social-value'
import { frameworks, valueMeasures, type ValueContract } from '@/lib/domain/social-value/social-value'

type FormProps = { contract: ValueContract | null; kept: KeptForm | null; to: EmployerForms }

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

function ContractForm({ contract, kept, to }: FormProps) {
  const id = contract?.id ?? 'new'
  const back =
    kept?.values.form === 'contract-save' && (kept.values.contract ?? '') === (contract?.id ?? '') ? kept : null
  const values = back?.values ?? (contract ? storedOf(contract) : {})
  const field = (name: string) => ({
    id: `${name}-${id}`,
    name,
    defaultValue: values[name] ?? '',
    error: back?.field === name ? back.message : undefined,
  })
  return (
    <details className="dash-more" open={back !== null}>
      <summary>{contract ? words.change(contract.name) : words.add}</summary>
      <PostedForm
        to={to}
        action="contract-save"
        submit={words.save}
        hidden={{ contract: contract?.id ?? '' }}
        kept={back}
        noValidate
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
        <h3>{words.targets}</h3>
        <p className="field-hint">{words.targetsHint}</p>
        {valueMeasures.map((measure) => (
          <fieldset key={measure} className="choice-group field">
            <legend className="field-label">{valueMeasureLabels[measure]}</legend>
            <div className="dash-target">
              <TextField {...field(`target-${measure}`)} label={words.target} inputMode="numeric" autoComplete="off" />
              <TextField {...field(`code-${measure}`)} label={words.codeField} maxLength={40} autoComplete="off" />
            </div>
          </fieldset>
        ))}
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

type Props = { contracts: readonly ValueContract[]; kept: KeptForm | null; to: EmployerForms }

/** The contracts in which a company promised social value: added, changed and deleted. */
export function ContractForms({ contracts, kept, to }: Props) {
  return (
    <section className="dash-section not-on-paper" aria-labelledby="contracts">
      <h2 id="contracts">{words.contracts}</h2>
      <p>{words.contractsLead}</p>
      {contracts.map((contract) => (
        <ContractForm key={contract.id} contract={contract} kept={kept} to={to} />
      ))}
      <ContractForm contract={null} kept={kept} to={to} />
    </section>
  )
}
