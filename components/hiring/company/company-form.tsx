import type { ReactNode } from 'react'

import { PostedForm, type KeptForm } from '@/components/work/posted-form'
import { SelectField } from '@/components/forms/select-field'
import { TextField } from '@/components/forms/text-field'
import { companyFormWords as words, companySizeWords } from '@/lib/content/hiring/company'
import type { EmployerForms } from '@/components/hiring/screen-place'
import { sectorLabels } from '@/lib/content/job-board/board'
import { companySectors, companySizes } from '@/lib/domain/companies/company'
import { filledSites, mostSites, siteField, siteParts } from '@/lib/domain/companies/company-form'
import { fieldLimits } from '@/lib/domain/fields/field-rules'

type Props = {
  /** Whether somebody asks to join as a company, or changes the one they work in. */
  kind: 'ask' | 'change'
  /** The contents of the fields: what was typed, or what is stored. */
  values: Readonly<Record<string, string>>
  problems: Readonly<Record<string, string>>
  kept: KeptForm | null
  /** The version shown of an existing company; null for a new one. */
  version: number | null
  submit: string
  /** Where the form is sent: by somebody without a company to the account's own. */
  to: 'company' | EmployerForms
  /** The name of the account, which is asked for where there is none. */
  ownName?: string | null
  /** What is said first: below what is wrong with the form. */
  children?: ReactNode
}

const optionsOf = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) => [
  { value: '', label: words.choose },
  ...values.map((value) => ({ value, label: labels[value] })),
]

/** What a company says about itself, in one form that is the same with scripts on and off. */
export function CompanyForm({ kind, values, problems, kept, version, submit, to, ownName = null, children }: Props) {
  const open = filledSites(values)
  const isAsked = kind === 'ask'
  return (
    <PostedForm
      to={to}
      action={isAsked ? 'ask' : 'company-change'}
      submit={submit}
      hidden={version === null ? {} : { version: String(version) }}
      kept={kept}
      problems={problems}
      problemHeading="h2"
    >
      {children}
      <TextField
        id="name"
        name="name"
        label={words.name}
        autoComplete="organization"
        required
        maxLength={fieldLimits.organisation}
        defaultValue={values.name ?? ''}
        error={problems.name}
      />
      <TextField
        id="number"
        name="number"
        label={words.number}
        hint={words.numberHint}
        autoComplete="off"
        maxLength={20}
        defaultValue={values.number ?? ''}
        error={problems.number}
      />
      <SelectField
        id="sector"
        name="sector"
        label={words.sector}
        options={optionsOf(companySectors, sectorLabels)}
        required
        defaultValue={values.sector ?? ''}
        error={problems.sector}
      />
      <SelectField
        id="size"
        name="size"
        label={words.size}
        options={optionsOf(companySizes, companySizeWords)}
        required
        defaultValue={values.size ?? ''}
        error={problems.size}
      />
      <TextField
        id="website"
        name="website"
        label={words.website}
        hint={words.websiteHint}
        autoComplete="url"
        inputMode="url"
        maxLength={200}
        defaultValue={values.website ?? ''}
        error={problems.website}
      />
      <TextField
        id="phone"
        name="phone"
        type="tel"
        label={isAsked ? words.phone : words.phoneOptional}
        hint={isAsked ? words.phoneHint : words.phoneHintApproved}
        autoComplete="tel"
        required={isAsked}
        maxLength={fieldLimits.phone}
        defaultValue={values.phone ?? ''}
        error={problems.phone}
      />
      {isAsked ? <h2 className="dash-heading">{words.aboutYou}</h2> : null}
      {isAsked && ownName === null ? (
        <TextField
          id="your_name"
          name="your_name"
          label={words.yourName}
          hint={words.yourNameHint}
          autoComplete="name"
          required
          maxLength={fieldLimits.name}
          defaultValue={values.your_name ?? ''}
          error={problems.your_name}
        />
      ) : null}
      {isAsked ? (
        <TextField
          id="asked_as"
          name="asked_as"
          label={words.askedAs}
          hint={words.askedAsHint}
          autoComplete="organization-title"
          required
          maxLength={100}
          defaultValue={values.asked_as ?? ''}
          error={problems.asked_as}
        />
      ) : null}
      <h2 className="dash-heading">{words.firstSite}</h2>
      <p>{words.siteHint}</p>
      {Array.from({ length: open }, (_, index) => (
        <Site key={index} number={index + 1} values={values} problems={problems} isRequired={index === 0} />
      ))}
      {open > 1 ? <p>{words.remove}</p> : null}
      <LaterSites from={open + 1} values={values} problems={problems} />
    </PostedForm>
  )
}

/** One more workplace at a time, also with scripts off: each is followed by the line that unfolds the next. */
function LaterSites({ from, values, problems }: Pick<Props, 'values' | 'problems'> & { from: number }) {
  return from > mostSites ? null : (
    <details>
      <summary>{words.anotherSite}</summary>
      <Site number={from} values={values} problems={problems} />
      <LaterSites from={from + 1} values={values} problems={problems} />
    </details>
  )
}

type SiteProps = Pick<Props, 'values' | 'problems'> & { number: number; isRequired?: boolean }

function Site({ number, values, problems, isRequired = false }: SiteProps) {
  const id = siteField(number, 'id')
  return (
    <fieldset className="choice-group">
      <legend className="field-label">{words.site(number)}</legend>
      {values[id] ? <input type="hidden" name={id} value={values[id]} /> : null}
      {siteParts.map((part) => {
        const field = siteField(number, part)
        return (
          <TextField
            key={part}
            id={field}
            name={field}
            label={words.siteParts[part]}
            hint={part === 'name' ? words.siteNameHint : undefined}
            autoComplete="off"
            required={isRequired}
            maxLength={part === 'postcode' ? 10 : part === 'town' ? 60 : 80}
            defaultValue={values[field] ?? ''}
            error={problems[field]}
          />
        )
      })}
    </fieldset>
  )
}
