import { PostedForm, type KeptForm } from '@/components/work/posted-form'
import { TextAreaField } from '@/components/forms/text-area-field'
import { TextField } from '@/components/forms/text-field'
import { TickBox } from '@/components/forms/tick-box'
import { partnerFormWords as words } from '@/lib/content/casework/organisation'
import { serviceLabels } from '@/lib/content/dashboards/labels'
import type { PeopleForms } from '@/lib/domain/casework/people-portal'
import { serviceFields } from '@/lib/domain/companies/partner-form'
import { fieldLimits } from '@/lib/domain/fields/field-rules'

type Props = {
  /** Where it is sent: somebody asks to join as an organisation, or a member changes theirs in a portal. */
  to: 'company' | PeopleForms
  /** The contents of the fields: what was typed, or what is stored. */
  values: Readonly<Record<string, string>>
  problems: Readonly<Record<string, string>>
  kept: KeptForm | null
  /** The version shown of an existing organisation; null for a new one. */
  version: number | null
  submit: string
  /** The name of the account, which is asked for where there is none. */
  ownName?: string | null
}

/** What an organisation that supports people says about itself, in one form that is the same with scripts on and off. */
export function PartnerForm({ to, values, problems, kept, version, submit, ownName = null }: Props) {
  const isAsked = to === 'company'
  const text = (name: string) => ({ id: name, name, defaultValue: values[name] ?? '', error: problems[name] })
  return (
    <PostedForm
      to={to}
      action={isAsked ? 'ask-partner' : 'organisation-change'}
      submit={submit}
      hidden={version === null ? {} : { version: String(version) }}
      kept={kept}
      problems={problems}
      problemHeading="h2"
    >
      <TextField
        {...text('name')}
        label={words.name}
        autoComplete="organization"
        required
        maxLength={fieldLimits.organisation}
      />
      <TextField
        {...text('charity_number')}
        label={words.charityNumber}
        hint={words.charityNumberHint}
        autoComplete="off"
        maxLength={20}
      />
      <TextField {...text('number')} label={words.number} hint={words.numberHint} autoComplete="off" maxLength={20} />
      <TextField
        {...text('website')}
        label={words.website}
        hint={words.websiteHint}
        autoComplete="url"
        inputMode="url"
        maxLength={200}
      />
      <fieldset className="choice-group" id="services">
        <legend className="field-label">{words.services}</legend>
        <p className="field-hint">{words.servicesHint}</p>
        {problems.services ? <p className="field-error">{problems.services}</p> : null}
        {serviceFields.map(({ service, field }) => (
          <TickBox
            key={field}
            id={field}
            name={field}
            label={serviceLabels[service]}
            defaultChecked={values[field] === 'on'}
          />
        ))}
      </fieldset>
      <TextAreaField {...text('areas')} label={words.areas} hint={words.areasHint} rows={4} required maxLength={1300} />
      <h2 className="dash-heading">{words.safeguardingHeading}</h2>
      <p>{words.safeguardingText}</p>
      <TextField
        {...text('safeguarding_name')}
        label={words.safeguardingName}
        autoComplete="off"
        required
        maxLength={fieldLimits.name}
      />
      <TextField
        {...text('safeguarding_email')}
        label={words.safeguardingEmail}
        type="email"
        autoComplete="off"
        required
        maxLength={fieldLimits.email}
      />
      <h2>{words.agreementHeading}</h2>
      <TextField
        {...text('data_agreement_on')}
        label={words.agreement}
        hint={words.agreementHint}
        type="date"
        autoComplete="off"
      />
      <h2 className="dash-heading">{words.referralsHeading}</h2>
      <TickBox
        id="takes_referrals"
        name="takes_referrals"
        label={words.takesReferrals}
        hint={words.takesHint}
        defaultChecked={values.takes_referrals === 'on'}
      />
      <TextField
        {...text('places_a_month')}
        label={words.places}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
      />
      {isAsked ? <h2 className="dash-heading">{words.youHeading}</h2> : null}
      {isAsked && ownName === null ? (
        <TextField
          {...text('your_name')}
          label={words.yourName}
          hint={words.yourNameHint}
          autoComplete="name"
          required
          maxLength={fieldLimits.name}
        />
      ) : null}
      {isAsked ? (
        <TextField
          {...text('asked_as')}
          label={words.askedAs}
          hint={words.askedAsHint}
          autoComplete="organization-title"
          required
          maxLength={100}
        />
      ) : null}
    </PostedForm>
  )
}
