import { SelectField } from '@/components/forms/select-field'
import { TextAreaField } from '@/components/forms/text-area-field'
import { TextField } from '@/components/forms/text-field'
import { backOf } from '@/components/hiring/applications/application-step-form'
import { MessageField } from '@/components/hiring/applications/message-field'
import type { KeptForm } from '@/components/work/posted-form'
import { companyApplicantsWords as words } from '@/lib/content/hiring/applicants'
import { companyJobWords } from '@/lib/content/hiring/company-job-words'
import { hoursLimit, type FirstDay } from '@/lib/domain/applications/first-day'
import { detailLimits, shortestPlace, type InterviewDetails } from '@/lib/domain/applications/interview-slots'
import { payFieldsOf } from '@/lib/domain/applications/offered-pay'
import { fieldLimits } from '@/lib/domain/fields/field-rules'
import type { Pay } from '@/lib/domain/job-board/job'

/** What the advert pays and for which hours, in words; '' where it does not say. */
export type AdvertTerms = {
  pay: string
  /** The same as a range, which can be one sum. */
  payRange: Pay | null
  hours: string
}

type FieldsProps = {
  action: string
  kept: KeptForm | null
  /** What is filled in: the day that was agreed, or what is known of the place. */
  first: Partial<FirstDay>
  messageHint?: string
  /** Where pay and hours are offered with it: those of the advert, in words. */
  advertTerms?: AdvertTerms
}

/** The fields of the first day: day and time, where to come, whom to ask for. */
export function FirstDayFields({ action, kept, first, messageHint, advertTerms }: FieldsProps) {
  const { isBack, typed, error } = backOf(kept, action)
  const offered = payFieldsOf(first.pay || (advertTerms?.pay ?? ''))
  const field = (
    name: 'startsOn' | 'startAt' | 'place' | 'pay' | 'payPer' | 'hours' | keyof InterviewDetails,
    value: string | undefined,
  ) => ({
    id: `${action}-${name}`,
    name,
    autoComplete: 'off',
    defaultValue: isBack ? typed(name) : (value ?? ''),
    error: error(name),
  })
  return (
    <>
      {advertTerms ? (
        <>
          <h2 className="fields-heading">{words.terms}</h2>
          <TextField
            {...field('pay', offered?.pay)}
            label={words.pay}
            hint={words.payHint(advertTerms.pay)}
            inputMode="decimal"
            required
            maxLength={12}
          />
          <SelectField
            {...field('payPer', offered?.payPer ?? advertTerms.payRange?.per ?? 'hour')}
            label={companyJobWords.payPer}
            options={[
              { value: 'hour', label: companyJobWords.perHour },
              { value: 'year', label: companyJobWords.perYear },
            ]}
          />
          <TextField
            {...field('hours', first.hours)}
            label={words.hours}
            hint={words.hoursHint(advertTerms.hours)}
            maxLength={hoursLimit}
          />
          <h2 className="fields-heading">{words.theirFirstDay}</h2>
        </>
      ) : null}
      <div className="dash-form-row">
        <TextField {...field('startsOn', first.on)} type="date" label={words.startsOn} required />
        <TextField {...field('startAt', first.at)} type="time" label={words.startAt} required />
      </div>
      <TextField
        {...field('place', first.place)}
        label={words.startPlace}
        required
        minLength={shortestPlace}
        maxLength={160}
      />
      <TextField
        {...field('postcode', first.postcode)}
        label={words.postcode}
        hint={words.startPostcodeHint}
        maxLength={10}
      />
      <TextField
        {...field('askFor', first.askFor)}
        label={words.startAskFor}
        hint={words.askForHint}
        maxLength={detailLimits.askFor}
      />
      <TextAreaField
        {...field('bring', first.bring)}
        label={words.bring}
        hint={words.startBringHint}
        rows={2}
        maxLength={detailLimits.bring}
      />
      <TextField
        {...field('phone', first.phone)}
        type="tel"
        inputMode="tel"
        label={words.phone}
        hint={words.phoneHint}
        maxLength={fieldLimits.phone}
      />
      <MessageField action={action} kept={kept} hint={messageHint} />
    </>
  )
}
