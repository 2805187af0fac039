import { Facts } from '@/components/work/facts'
import type { KeptForm } from '@/components/work/posted-form'
import { Typed } from '@/components/work/typed'
import { ApplicationStepForm, type StepOf } from '@/components/hiring/applications/application-step-form'
import { FirstDayFacts } from '@/components/hiring/applications/first-day'
import type { AdvertTerms } from '@/components/hiring/applications/first-day-fields'
import { InterviewFacts } from '@/components/hiring/applications/interview-facts'
import { slotPlaceText, slotText } from '@/components/hiring/applications/slot-text'
import { Button } from '@/components/ui/button'
import { companyApplicantsWords, readAgainWords as words, type StepToReadAgain } from '@/lib/content/hiring/applicants'
import { weekdayText } from '@/lib/content/wording/date-text'
import { payText } from '@/lib/content/wording/job-text'
import { readAgainFields, readAgainStep } from '@/lib/domain/applications/check-first'
import { readDetails } from '@/lib/domain/applications/interview-details'
import { chooseByDay, typedTimes } from '@/lib/domain/applications/interview-slots'
import { readOfferedPay } from '@/lib/domain/applications/offered-pay'
import { byTime, meetingWays } from '@/lib/domain/appointments/appointment'
import { parseDate, type PlainDate } from '@/lib/domain/dates/plain-date'

type Typing = (field: string) => string
type Props = {
  stepOf: StepOf
  action: StepToReadAgain
  typed: KeptForm['values']
  /** The person's name, or the number of their application. */
  who: string
  job: string
  advertTerms: Pick<AdvertTerms, 'pay' | 'hours'>
  today: PlainDate
}

/** The step that is to be read once more; null for none. What came back with a problem is a form again. */
export function stepToReadAgain(kept: KeptForm | null, opened: string): StepToReadAgain | null {
  const form = kept?.values.form ?? ''
  const isToRead = opened === readAgainStep && kept?.message === '' && Object.hasOwn(words.steps, form)
  return isToRead ? (form as StepToReadAgain) : null
}

/** The details as they are stored, which is how the person reads them. */
function detailsIn(typed: KeptForm['values'], way: (typeof meetingWays)[number]) {
  const read = readDetails(typed, way)
  return 'details' in read ? read.details : { postcode: '', askFor: '', bring: '', phone: '' }
}

function Times({ typed, today }: Pick<Props, 'typed' | 'today'>) {
  const way = meetingWays.find((one) => one === typed.way) ?? 'in_person'
  const common = { minutes: Number(typed.minutes), way, place: typed.place ?? '', ...detailsIn(typed, way) }
  const slots = typedTimes(typed)
    .flatMap(({ on, at }) => (on ? [{ on, at, ...common }] : []))
    .toSorted(byTime)
  if (slots.length === 0) return null
  return (
    <>
      <h3>{words.times}</h3>
      <ul className="bullet-list">
        {slots.map((slot) => (
          <li key={`${slot.on} ${slot.at}`}>{slotText(slot)}</li>
        ))}
      </ul>
      <p>
        <Typed>{slotPlaceText(common)}</Typed>
      </p>
      <p>{words.chooseBy(weekdayText(chooseByDay(slots, today)))}</p>
      <InterviewFacts details={common} />
    </>
  )
}

function Offer({ typed, advertTerms }: Pick<Props, 'typed' | 'advertTerms'>) {
  const field: Typing = (name) => typed[name]?.trim() ?? ''
  const [pay, hours] = [field('pay'), field('hours')]
  const offered = readOfferedPay({ pay, payPer: field('payPer'), hours }, null)
  const on = parseDate(field('startsOn'))
  const others = [
    offered.ok && payText(offered.value) !== advertTerms.pay ? advertTerms.pay : '',
    hours !== '' && hours !== advertTerms.hours ? advertTerms.hours : '',
  ].filter(Boolean)
  return (
    <>
      <Facts
        facts={[
          { name: companyApplicantsWords.payFact, value: offered.ok ? payText(offered.value) : <Typed>{pay}</Typed> },
          { name: companyApplicantsWords.hoursFact, value: <Typed>{hours || advertTerms.hours}</Typed> },
        ]}
      />
      {others.length > 0 ? <p>{words.inAdvert(others.join('; '))}</p> : null}
      {on ? (
        <>
          <h3>{companyApplicantsWords.theirFirstDay}</h3>
          <FirstDayFacts
            firstDay={{
              on,
              at: field('startAt').slice(0, 5),
              place: field('place'),
              pay,
              hours,
              ...detailsIn(typed, field('postcode') === '' ? 'video' : 'in_person'),
            }}
            names={companyApplicantsWords.firstDayNames}
          />
        </>
      ) : null}
    </>
  )
}

/**
 * What is about to be sent, in the terms of whoever sends it. Both buttons send along everything that was typed, so that going
 * back loses nothing, with scripts on and off.
 */
export function CheckBeforeSending({ stepOf, action, typed, who, job, advertTerms, today }: Props) {
  const { heading, next, submit } = words.steps[action]
  const isOffer = action === 'applicant-offer' || action === 'applicant-offer-change'
  const message = typed.message?.trim() ?? ''
  // A box that was not ticked stays unticked, and what is sent is for the application as it was when this was written.
  const { version, ...fields } = typed
  return (
    <>
      <div className="screen-heading">
        <div>
          <h1>{words.title}</h1>
          <p className="lead">
            <Typed>{words.to(who, job)}</Typed>
          </p>
        </div>
      </div>
      <div className="dash-form">
        <section className="dash-section dash-panel" aria-labelledby="to-read">
          <h2 id="to-read">{heading}</h2>
          {isOffer ? <Offer typed={typed} advertTerms={advertTerms} /> : <Times typed={typed} today={today} />}
          {message === '' ? (
            <p>{words.noMessage}</p>
          ) : (
            <>
              <h3>{words.message}</h3>
              <p>
                <Typed>{message}</Typed>
              </p>
            </>
          )}
        </section>
        <ApplicationStepForm
          {...stepOf}
          version={Number(version)}
          action={action}
          submit={submit}
          submitAs={readAgainFields.send}
          hidden={Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''))}
          more={
            <Button type="submit" name={readAgainFields.change} value="yes" look="secondary" isSmall>
              {words.change}
            </Button>
          }
        >
          <p>{next}</p>
        </ApplicationStepForm>
      </div>
    </>
  )
}
