import { Facts } from '@/components/work/facts'
import type { KeptForm } from '@/components/work/posted-form'
import { Typed } from '@/components/work/typed'
import { ApplicationStepForm, type StepOf } from '@/components/hiring/applications/application-step-form'
import { FirstDayFacts } from '@/components/hiring/applications/first-day'
import type { AdvertTerms } from '@/components/hiring/applications/first-day-fields'
import { OfferedFacts } from '@/components/hiring/applications/offered-facts'
import { DetailsOfTimes } from '@/components/hiring/applications/own-interview'
import { NoMessage, RejectionToRead, typedIn, WhatTheyRead } from '@/components/hiring/applications/what-they-read'
import { chooseByText, slotPlaceText, slotText } from '@/components/hiring/applications/slot-text'
import { Button } from '@/components/ui/button'
import {
  companyApplicantsWords,
  readAgainOf,
  readAgainWords as words,
  type StepToReadAgain,
} from '@/lib/content/hiring/applicants'
import { ownApplicationsWords as theirWords } from '@/lib/content/hiring/own-applications'
import { weekdayText } from '@/lib/content/wording/date-text'
import { payText } from '@/lib/content/wording/job-text'
import type { FirstDay } from '@/lib/domain/applications/first-day'
import { readAgainFields, readAgainStep } from '@/lib/domain/applications/check-first'
import { readDetails } from '@/lib/domain/applications/interview-details'
import { chooseByDay, typedTimes, type OfferedSlot, type Slot } from '@/lib/domain/applications/interview-slots'
import { areHoursOfAdvert, isPayOfAdvert, readOfferedPay } from '@/lib/domain/applications/offered-pay'
import { byTime, meetingWays } from '@/lib/domain/appointments/appointment'
import { addDays, parseDate, type PlainDate } from '@/lib/domain/dates/plain-date'
import type { Pay } from '@/lib/domain/job-board/job'

type Props = {
  stepOf: StepOf
  action: StepToReadAgain
  typed: KeptForm['values']
  /** The person's name, or the number of their application. */
  who: string
  job: string
  advertTerms: AdvertTerms
  /** The agreed interview, if it is still to come. */
  interview: Slot | null
  /** The times that wait for an answer. */
  times: readonly Slot[]
  /** What was offered; null before that. */
  offered: FirstDay | null
  today: PlainDate
  /** Whether the question about a record can still be asked. */
  mayAsk: boolean
}

/** The step that is to be read once more; null for none. What came back with a problem is a form again. */
export function stepToReadAgain(kept: KeptForm | null, opened: string): StepToReadAgain | null {
  const form = kept?.values.form ?? ''
  const isToRead = opened === readAgainStep && kept?.message === '' && Object.hasOwn(words.steps, form)
  return isToRead ? (form as StepToReadAgain) : null
}

/** Times of one invitation, and where they all are. */
export function TimesAt({ slots }: { slots: readonly OfferedSlot[] }) {
  const [first] = slots
  return (
    <>
      <ul className="bullet-list">
        {slots.map((slot) => (
          <li key={`${slot.on} ${slot.at}`}>{slotText(slot)}</li>
        ))}
      </ul>
      {first ? (
        <p>
          <Typed>{slotPlaceText(first)}</Typed>
        </p>
      ) : null}
    </>
  )
}

function Times({ typed, today }: Pick<Props, 'typed' | 'today'>) {
  const way = meetingWays.find((one) => one === typed.way) ?? 'in_person'
  const common = { minutes: Number(typed.minutes), way, place: typed.place ?? '', ...readDetails(typed, way).details }
  const slots = typedTimes(typed)
    .flatMap(({ on, at }) => (on ? [{ on, at, ...common }] : []))
    .toSorted(byTime)
  if (slots.length === 0) return null
  return (
    <>
      <h3>{theirWords.choose}</h3>
      <TimesAt slots={slots} />
      <p>{chooseByText(slots, chooseByDay(slots, today))}</p>
      <DetailsOfTimes details={common} of={slots.length === 1 ? 'one' : 'more'} />
    </>
  )
}

function NewFirstDay({ typed }: Pick<Props, 'typed'>) {
  const field = typedIn(typed)
  const on = parseDate(field('startsOn'))
  return on ? (
    <FirstDayFacts
      firstDay={{
        on,
        at: field('startAt').slice(0, 5),
        place: field('place'),
        pay: '',
        hours: '',
        // As they are stored, which is how the person reads them.
        ...readDetails(typed, field('postcode') === '' ? 'video' : 'in_person').details,
      }}
      names={theirWords.firstDayNames}
    />
  ) : null
}

const offeredPay = (typed: KeptForm['values']) => {
  const field = typedIn(typed)
  return readOfferedPay({ pay: field('pay'), payPer: field('payPer'), hours: field('hours') }, null)
}

function Offer({ typed, advertTerms }: Pick<Props, 'typed' | 'advertTerms'>) {
  const field = typedIn(typed)
  const offered = offeredPay(typed)
  return (
    <>
      <h3>{theirWords.firstDay}</h3>
      <NewFirstDay typed={typed} />
      <h3>{theirWords.termsJob}</h3>
      <Facts
        facts={[
          { name: theirWords.termsPay, value: offered.ok ? payText(offered.value) : <Typed>{field('pay')}</Typed> },
          { name: theirWords.termsHours, value: <Typed>{field('hours') || advertTerms.hours}</Typed> },
        ]}
      />
    </>
  )
}

/** For whoever sends the offer: what it changes of the advert. */
function OtherThanAdvert({ typed, advertTerms: { pay, payRange, hours } }: Pick<Props, 'typed' | 'advertTerms'>) {
  const offered = offeredPay(typed)
  const others = [
    offered.ok && payRange && !isPayOfAdvert(offered.value, payRange)
      ? words.otherPay[besideAdvert(offered.value, payRange)](payText(offered.value), pay)
      : '',
    areHoursOfAdvert(typedIn(typed)('hours'), hours) || hours === '' ? '' : words.otherHours(hours),
  ].filter(Boolean)
  return others.length > 0 ? <p className="notice">{[...others, words.otherTerms].join(' ')}</p> : null
}

const besideAdvert = (offered: Pay, ofAdvert: Pay) => {
  if (offered.per !== ofAdvert.per) return 'period'
  return offered.from < ofAdvert.from ? 'below' : 'above'
}

function ToRead({
  action,
  typed,
  advertTerms,
  interview,
  times,
  offered,
  today,
}: Omit<Props, 'stepOf' | 'who' | 'job' | 'mayAsk'>) {
  switch (action) {
    case 'applicant-no':
      return <RejectionToRead typed={typed} />
    case 'applicant-withdraw-times':
      return (
        <WhatTheyRead action={action} typed={typed} times={times.length} hint="">
          <TimesAt slots={times.toSorted(byTime)} />
        </WhatTheyRead>
      )
    case 'applicant-call-off':
      return (
        <WhatTheyRead action={action} typed={typed} hint="">
          {interview ? (
            <>
              <p>
                <strong>{slotText(interview)}</strong>
              </p>
              <p>
                <Typed>{slotPlaceText(interview)}</Typed>
              </p>
            </>
          ) : null}
        </WhatTheyRead>
      )
    case 'applicant-take-back':
      return (
        <WhatTheyRead action={action} typed={typed} hint="">
          {offered ? <OfferedFacts offered={offered} advertTerms={advertTerms} /> : null}
        </WhatTheyRead>
      )
    case 'applicant-first-day':
      return (
        <WhatTheyRead action={action} typed={typed}>
          <NewFirstDay typed={typed} />
        </WhatTheyRead>
      )
    case 'applicant-offer':
    case 'applicant-offer-change':
      return (
        <>
          <WhatTheyRead action={action} typed={typed}>
            <Offer typed={typed} advertTerms={advertTerms} />
          </WhatTheyRead>
          <OtherThanAdvert typed={typed} advertTerms={advertTerms} />
        </>
      )
    case 'applicant-interview':
    case 'applicant-times':
      return (
        <WhatTheyRead action={action} typed={typed} times={typedTimes(typed).length}>
          <Times typed={typed} today={today} />
        </WhatTheyRead>
      )
  }
}

/** The steps in which only a message can be written. */
const nothingToChange: readonly StepToReadAgain[] = [
  'applicant-withdraw-times',
  'applicant-call-off',
  'applicant-take-back',
]
/** The steps that end something. */
const endingSteps: readonly StepToReadAgain[] = ['applicant-no', ...nothingToChange]

/**
 * What is about to be sent, as the person will read it. Both buttons send along everything that was typed, so that going
 * back loses nothing, with scripts on and off.
 */
export function CheckBeforeSending(props: Props) {
  const { stepOf, action, typed, who, job, interview, today, mayAsk } = props
  const isWithdrawing = action === 'applicant-withdraw-times'
  const { heading, next, submit } = readAgainOf(action, isWithdrawing ? props.times.length : typedTimes(typed).length)
  // A box that was not ticked stays unticked, and what is sent is for the application as it was when this was written.
  const { version, ...fields } = typed
  const newDay = action === 'applicant-first-day' && mayAsk ? parseDate(typedIn(typed)('startsOn')) : null
  return (
    <>
      <div className="screen-heading">
        <div>
          <h1>{words.pageTitle(heading)}</h1>
          <p className="lead">
            <Typed>{words.to(who, job)}</Typed>
          </p>
        </div>
      </div>
      <div className="work-columns">
        <ToRead {...props} />
        <ApplicationStepForm
          {...stepOf}
          version={Number(version)}
          action={action}
          submit={submit}
          look={endingSteps.includes(action) ? 'warning' : 'primary'}
          submitAs={readAgainFields.send}
          hidden={Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''))}
          more={
            <Button type="submit" name={readAgainFields.change} value="yes" look="secondary" isSmall>
              {nothingToChange.includes(action) && typedIn(typed)('message') === '' ? words.back : words.change}
            </Button>
          }
        >
          <NoMessage typed={typed} />
          <div className="dash-section">
            <h2>{companyApplicantsWords.whatHappensNext}</h2>
            {interview && action === 'applicant-no' ? (
              <p className="notice">{words.callsOff(slotText(interview))}</p>
            ) : null}
            <p>{next}</p>
            {newDay ? (
              <p>{newDay > today ? words.askUntil(weekdayText(addDays(newDay, -1))) : words.askNoMore}</p>
            ) : null}
          </div>
        </ApplicationStepForm>
      </div>
    </>
  )
}
