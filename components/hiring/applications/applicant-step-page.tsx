import type { Route } from 'next'
import type { ReactNode } from 'react'

import type { KeptForm } from '@/components/work/posted-form'
import { Typed } from '@/components/work/typed'
import {
  ApplicationStepForm,
  ApplicationStepProblem,
  type StepOf,
} from '@/components/hiring/applications/application-step-form'
import { TimesAt } from '@/components/hiring/applications/check-before-sending'
import { FirstDayFields, type AdvertTerms } from '@/components/hiring/applications/first-day-fields'
import { MessageField } from '@/components/hiring/applications/message-field'
import { RejectionReasons } from '@/components/hiring/applications/rejection-reasons'
import { SlotFields } from '@/components/hiring/applications/slot-fields'
import { PageLink } from '@/components/ui/page-link'
import { exampleApplicantWords } from '@/lib/content/dashboards/employer-words'
import { companyApplicantsWords as words, readAgainWords, stepPages } from '@/lib/content/hiring/applicants'
import { byTime } from '@/lib/domain/appointments/appointment'
import type { FirstDay } from '@/lib/domain/applications/first-day'
import type { Slot, SlotDefaults } from '@/lib/domain/applications/interview-slots'
import type { Stage } from '@/lib/domain/applications/stages'

type PagedStep = keyof typeof stepPages
type StepPage = Readonly<Record<'title' | 'intro' | 'submit', string>> & {
  next: readonly string[]
  /** The link to what to do instead. */
  otherTimes?: string
}

type Props = {
  stepOf: StepOf
  action: PagedStep
  /** The person's name, or the number of their application. */
  who: string
  job: string
  /** The applicant's page. */
  back: Route
  /** Whether an interview that was agreed is still to come. */
  hasInterviewToCome: boolean
  /** Whether an interview that was agreed is over. */
  isInterviewOver: boolean
  /** The first day that was offered or agreed; null before the offer. */
  firstDay: FirstDay | null
  /** What is filled in for a first day that nobody has named yet. */
  firstDayHints: Partial<FirstDay>
  /** The times last offered, to this applicant or otherwise for the job. */
  lastTimes: SlotDefaults | null
  /** The times that wait for an answer. */
  times: readonly Slot[]
  /** What is filled in where no times were offered yet. */
  firstTimes: Pick<SlotDefaults, 'postcode' | 'askFor'>
  /** Pay and hours of the advert, in words; '' where it does not say. */
  advertTerms: AdvertTerms
}

/**
 * The step that the URL asks for, or whose form came back, if it has a page of its own and can still be taken.
 * @param shown the steps to decide on
 */
export function stepWithPage(
  kept: KeptForm | null,
  opened: string,
  { stage, shown }: { stage: Stage; shown: readonly string[] },
): PagedStep | null {
  const wanted = kept?.values.form ?? opened
  const isThere = {
    'applicant-interview': shown.includes('applicant-interview'),
    'applicant-times': shown.includes('applicant-times'),
    'applicant-offer': shown.includes('applicant-offer'),
    'applicant-offer-change': stage === 'offer',
    'applicant-first-day': stage === 'accepted',
    'applicant-no': shown.includes('applicant-no'),
    'applicant-withdraw-times': shown.includes('applicant-withdraw-times'),
    'applicant-call-off': shown.includes('applicant-call-off'),
    'applicant-take-back': shown.includes('applicant-take-back'),
  } satisfies Record<PagedStep, boolean>
  return Object.hasOwn(isThere, wanted) && isThere[wanted as PagedStep] ? (wanted as PagedStep) : null
}

function fieldsOf(props: Props): ReactNode {
  const { action, stepOf, lastTimes, firstTimes, firstDay, firstDayHints, advertTerms } = props
  const { kept } = stepOf
  const times = { action, kept, last: lastTimes, first: firstTimes }
  // A day that was agreed without a postcode is not refused for that unseen.
  const first = { ...firstDayHints, ...firstDay, postcode: firstDay?.postcode || firstDayHints.postcode }
  const day = { action, kept, first }
  switch (action) {
    case 'applicant-interview':
    case 'applicant-times':
      return <SlotFields {...times} />
    case 'applicant-offer':
      return (
        <FirstDayFields
          {...day}
          first={firstDayHints}
          messageHint={exampleApplicantWords.offerHint}
          advertTerms={advertTerms}
        />
      )
    case 'applicant-offer-change':
      return <FirstDayFields {...day} advertTerms={advertTerms} />
    case 'applicant-first-day':
      return <FirstDayFields {...day} />
    case 'applicant-withdraw-times':
      return (
        <>
          <TimesAt slots={props.times.toSorted(byTime)} />
          <MessageField action={action} kept={kept} />
        </>
      )
    case 'applicant-call-off':
    case 'applicant-take-back':
      return <MessageField action={action} kept={kept} />
    case 'applicant-no':
      return (
        <>
          <RejectionReasons action={action} kept={kept} />
          <MessageField
            action={action}
            kept={kept}
            label={exampleApplicantWords.noMessage}
            hint={exampleApplicantWords.noMessageHint}
            isMet={props.isInterviewOver}
          />
        </>
      )
  }
}

function headingOf({ action, times, isInterviewOver }: Props): string {
  if (action === 'applicant-withdraw-times') return words.withdrawTimes(times.length)
  return action === 'applicant-times' && isInterviewOver ? words.anotherInterview : stepPages[action].title
}

/** A step whose form is too long for the applicant's page, and beside it what happens next. */
export function ApplicantStepPage(props: Props) {
  const { stepOf, action, who, job, back, hasInterviewToCome } = props
  const { intro, submit, next, otherTimes }: StepPage = stepPages[action]
  return (
    <>
      <p className="not-on-paper">
        <PageLink href={back} className="text-link">
          {words.backToApplicant}
        </PageLink>
      </p>
      <div className="screen-heading">
        <div>
          <h1>{headingOf(props)}</h1>
          <p className="lead">
            <Typed>{readAgainWords.to(who, job)}</Typed>
          </p>
        </div>
      </div>
      <div id={action} className="work-columns">
        <ApplicationStepForm {...stepOf} action={action} submit={submit}>
          <ApplicationStepProblem kept={stepOf.kept} />
          {action === 'applicant-offer' && hasInterviewToCome ? (
            <p className="notice">
              {words.offerBesideInterview} <a href="?step=applicant-call-off">{words.callOff}</a>
            </p>
          ) : null}
          {action === 'applicant-no' && hasInterviewToCome ? <p className="notice">{words.noCallsOff}</p> : null}
          {intro === '' ? null : <p>{intro}</p>}
          {otherTimes ? (
            <p>
              <a href="?step=applicant-times" className="text-link">
                {otherTimes}
              </a>
            </p>
          ) : null}
          {fieldsOf(props)}
        </ApplicationStepForm>
        <section className="dash-section" aria-labelledby="then">
          <h2 id="then">{words.whatHappensNext}</h2>
          {next.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      </div>
    </>
  )
}
