import { Facts } from '@/components/work/facts'
import { TelLink } from '@/components/work/tel-link'
import { Typed } from '@/components/work/typed'
import { TextAreaField } from '@/components/forms/text-area-field'
import { TextField } from '@/components/forms/text-field'
import { backOf } from '@/components/hiring/applications/application-step-form'
import { MessageField } from '@/components/hiring/applications/slot-fields'
import type { KeptForm } from '@/components/work/posted-form'
import { companyApplicantsWords as words } from '@/lib/content/hiring/applicants'
import { timeText, weekdayText } from '@/lib/content/wording/date-text'
import { hoursLimit, payLimit, type FirstDay } from '@/lib/domain/applications/first-day'
import { wholePlace } from '@/lib/domain/applications/interview-details'
import { detailLimits, shortestPlace, type InterviewDetails } from '@/lib/domain/applications/interview-slots'
import { fieldLimits } from '@/lib/domain/fields/field-rules'

type Names = { when: string; where: string; askFor: string; bring: string; phone: string }

/** When and where somebody begins, whom to ask for and what to bring, the same for both sides. */
export function FirstDayFacts({ firstDay, names }: { firstDay: FirstDay; names: Names }) {
  const { on, at, askFor, bring, phone } = firstDay
  const facts = [
    { name: names.when, value: `${weekdayText(on)}, ${timeText(at)}` },
    { name: names.where, value: <Typed>{wholePlace(firstDay)}</Typed> },
    ...(askFor === '' ? [] : [{ name: names.askFor, value: <Typed>{askFor}</Typed> }]),
    ...(bring === '' ? [] : [{ name: names.bring, value: <Typed>{bring}</Typed> }]),
    ...(phone === ''
      ? []
      : [
          {
            name: names.phone,
            value: <TelLink phone={phone} />,
          },
        ]),
  ]
  return <Facts facts={facts} />
}

type FieldsProps = {
  action: string
  kept: KeptForm | null
  /** What is filled in: the day that was agreed, or what is known of the place. */
  first: Partial<FirstDay>
  messageHint?: string
  /** The ready words that the URL asks for. */
  template?: string
  /** Where pay and hours are offered with it: those of the advert, in words. */
  advertTerms?: { pay: string; hours: string }
}

/** The fields of the first day: day and time, where to come, whom to ask for. */
export function FirstDayFields({ action, kept, first, messageHint, template, advertTerms }: FieldsProps) {
  const { isBack, typed, error } = backOf(kept, action)
  const field = (
    name: 'startsOn' | 'startAt' | 'place' | 'pay' | 'hours' | keyof InterviewDetails,
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
          <h3>{words.terms}</h3>
          <TextField
            {...field('pay', first.pay)}
            label={words.pay}
            hint={words.payHint(advertTerms.pay)}
            maxLength={payLimit}
          />
          <TextField
            {...field('hours', first.hours)}
            label={words.hours}
            hint={words.hoursHint(advertTerms.hours)}
            maxLength={hoursLimit}
          />
          <h3>{words.theirFirstDay}</h3>
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
      <MessageField action={action} kept={kept} hint={messageHint} template={template} />
    </>
  )
}
