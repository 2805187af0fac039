import { FieldError } from '@/components/forms/field'
import { TextAreaField } from '@/components/forms/text-area-field'
import { TickBox } from '@/components/forms/tick-box'
import { referralHelpWords as words } from '@/lib/content/casework/referrals'
import { serviceLabels } from '@/lib/content/dashboards/labels'
import type { ReferralService } from '@/lib/domain/referrals/referral'
import { mostReferralWords, referralServiceField } from '@/lib/domain/referrals/referral-form'

type Props = {
  values: Readonly<Record<string, string | undefined>>
  offered: readonly ReferralService[]
  errorOf: (field: string) => string | undefined
  /** Whether the person fills it in about themselves. */
  isOwn?: boolean
}

/** What somebody would like help with, of what is offered, and in their own words. */
export function HelpFields({ values, offered, errorOf, isOwn = false }: Props) {
  return (
    <>
      <fieldset className="choice-group field" id="services">
        <legend className="field-label">{words.services}</legend>
        <FieldError id="services" error={errorOf('services')} />
        {offered.map((service) => {
          const name = referralServiceField(service)
          return (
            <TickBox
              key={service}
              id={name}
              name={name}
              label={serviceLabels[service]}
              defaultChecked={values[name] === 'on'}
            />
          )
        })}
      </fieldset>
      <TextAreaField
        id="words"
        name="words"
        label={isOwn ? words.ownWords : words.words}
        hint={isOwn ? words.ownWordsHint : words.wordsHint}
        rows={4}
        defaultValue={values.words ?? ''}
        error={errorOf('words')}
        maxLength={mostReferralWords}
      />
    </>
  )
}
