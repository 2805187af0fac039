import { SelectField } from '@/components/forms/select-field'
import { TextField } from '@/components/forms/text-field'
import { problemOf, type KeptForm } from '@/components/work/posted-form'
import { consentFields as words, supportConsentWayLabels } from '@/lib/content/casework/people'
import { consentMonths, supportConsentWays } from '@/lib/domain/casework/consent'

type Props = { back: KeptForm | null }

/** How somebody agreed, on which day and for how long. */
export function ConsentFields({ back }: Props) {
  const errorOf = (field: string) => problemOf(back, field)
  return (
    <>
      <SelectField
        id="consent_way"
        name="consent_way"
        label={words.way}
        defaultValue={back?.values.consent_way ?? ''}
        error={errorOf('consent_way')}
        options={[
          { value: '', label: words.choose },
          ...supportConsentWays.map((way) => ({ value: way, label: supportConsentWayLabels[way] })),
        ]}
      />
      <TextField
        id="consent_on"
        name="consent_on"
        type="date"
        label={words.on}
        defaultValue={back?.values.consent_on ?? ''}
        error={errorOf('consent_on')}
        autoComplete="off"
      />
      <SelectField
        id="consent_months"
        name="consent_months"
        label={words.months}
        defaultValue={back?.values.consent_months ?? '12'}
        options={consentMonths.map((months) => ({ value: String(months), label: words.monthsOf(months) }))}
      />
    </>
  )
}
