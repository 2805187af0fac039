import { Facts } from '@/components/work/facts'
import { RadioRows } from '@/components/forms/radio-rows'
import { Typed } from '@/components/work/typed'
import { TextAreaField } from '@/components/forms/text-area-field'
import { TextField } from '@/components/forms/text-field'
import { OwnPart } from '@/components/hiring/applications/own-part'
import { slotPlaceText, slotText } from '@/components/hiring/applications/slot-text'
import { backOf, ApplicationStepForm, type StepOf } from '@/components/hiring/applications/application-step-form'
import { ownApplicationsWords as words } from '@/lib/content/hiring/own-applications'
import { telephoneUri } from '@/lib/domain/fields/phone-number'
import { messageLimit, type ApplicationStep } from '@/lib/domain/applications/history'
import {
  lateMessageLimit,
  lateMinutes,
  type InterviewDetails,
  type InterviewState,
  type Slot,
} from '@/lib/domain/applications/interview-slots'

function Telephone({ phone }: { phone: string }) {
  const uri = telephoneUri(phone)
  return uri === null ? (
    <Typed>{phone}</Typed>
  ) : (
    <a href={uri} className="text-link">
      {phone}
    </a>
  )
}

/** Whom to ask for, what to bring and whom to call; nothing for what the employer left out. */
const detailFacts = ({ askFor, bring, phone }: InterviewDetails) => [
  ...(askFor === '' ? [] : [{ name: words.details.askFor, value: <Typed>{askFor}</Typed> }]),
  ...(bring === '' ? [] : [{ name: words.details.bring, value: <Typed>{bring}</Typed> }]),
  ...(phone === ''
    ? []
    : [
        {
          name: words.details.phone,
          value: <Telephone phone={phone} />,
        },
      ]),
]

/** Under the times that can be chosen: what goes for all of them. */
export function DetailsOfTimes({ details, of }: { details: InterviewDetails; of: 'one' | 'more' }) {
  const facts = detailFacts(details)
  return facts.length === 0 ? null : (
    <>
      <h3>{words.detailsOfTimes[of]}</h3>
      <Facts facts={facts} />
    </>
  )
}

function RunningLate({ stepOf }: { stepOf: StepOf }) {
  const action = 'application-late'
  const { isBack, typed, error } = backOf(stepOf.kept, action)
  return (
    <details className="dash-more" open={isBack}>
      <summary>{words.late}</summary>
      <ApplicationStepForm {...stepOf} action={action} submit={words.lateSubmit}>
        <RadioRows
          id={`${action}-minutes`}
          legend={words.lateLegend}
          hint={words.toldAtOnce}
          error={error('minutes')}
          name="minutes"
          defaultValue={lateMinutes.map(String).find((one) => one === typed('minutes'))}
          options={lateMinutes.map((minutes) => ({ value: String(minutes), label: words.lateChoice(minutes) }))}
        />
        <TextField
          id={`${action}-message`}
          name="message"
          label={words.lateMessage}
          maxLength={lateMessageLimit}
          autoComplete="off"
          defaultValue={typed('message')}
          error={error('message')}
        />
      </ApplicationStepForm>
    </details>
  )
}

type GiveBackProps = {
  stepOf: StepOf
  action: 'application-other-time' | 'application-cancel'
  summary: string
  lead: string
  messageHint: string
  submit: string
  look: 'secondary' | 'warning'
}

/** Asks for another time, or cancels: both give the agreed time back. */
function GiveBack({ stepOf, action, summary, lead, messageHint, submit, look }: GiveBackProps) {
  const { isBack, typed, error } = backOf(stepOf.kept, action)
  return (
    <details className="dash-more" open={isBack}>
      <summary>{summary}</summary>
      <ApplicationStepForm {...stepOf} action={action} submit={submit} look={look}>
        <p>
          {lead} {words.toldAtOnce}
        </p>
        <TextAreaField
          id={`${action}-message`}
          name="message"
          label={words.cancelMessage}
          hint={messageHint}
          rows={3}
          maxLength={messageLimit}
          defaultValue={typed('message')}
          error={error('message')}
        />
      </ApplicationStepForm>
    </details>
  )
}

/** An agreed interview: its time, what became of it, and what the person can still do about it. */
export type OwnInterviewFacts = {
  slot: Slot
  state: InterviewState
  mayTellLate: boolean
  late: ApplicationStep | null
}

type Props = { stepOf: StepOf; interview: OwnInterviewFacts }

/**
 * The agreed interview: when and where, whom to ask for, what to bring and whom to call, and what the person can still
 * do about it. It stays when there is an offer, and afterwards as what has been.
 */
export function OwnInterview({ stepOf, interview }: Props) {
  const { slot, state } = interview
  const what = (
    <>
      <strong>{slotText(slot)}</strong>
      <span className="dash-aside">
        <Typed>{slotPlaceText(slot)}</Typed>
      </span>
    </>
  )
  if (state === 'over' || state === 'off') {
    return (
      <OwnPart id="interview" heading={words.interview} isFolded>
        <p>{words.interviewStates[state]}</p>
        <p>{what}</p>
      </OwnPart>
    )
  }
  return (
    <section className="dash-section dash-panel" aria-labelledby="interview">
      <h2 id="interview">{words.interview}</h2>
      {state === 'to_come' ? null : <p>{words.interviewStates[state]}</p>}
      <p className="dash-highlight">{what}</p>
      <Facts facts={detailFacts(slot)} />
      {/* The demonstration has no files. */}
      {stepOf.to === 'candidate' ? (
        <p>
          <a href={`/api/candidate/interviews/${stepOf.reference}`} className="text-link" download>
            {words.calendar}
          </a>
        </p>
      ) : null}
      {state === 'to_come' ? <Changes stepOf={stepOf} interview={interview} /> : null}
    </section>
  )
}

/** Being late, another time, and cancelling. */
function Changes({ stepOf, interview: { mayTellLate, late } }: Props) {
  return (
    <>
      {late ? (
        <p className="notice">
          {words.lateTold} <Typed>{late.note ?? words.late}</Typed>
        </p>
      ) : null}
      {late && !mayTellLate ? <p>{words.lateNoMore}</p> : null}
      <div className="dash-actions">
        {mayTellLate ? <RunningLate stepOf={stepOf} /> : null}
        <GiveBack
          stepOf={stepOf}
          action="application-other-time"
          summary={words.otherTime}
          lead={words.otherTimeHint}
          messageHint={words.noTimeMessageHint}
          submit={words.otherTimeSubmit}
          look="secondary"
        />
        <GiveBack
          stepOf={stepOf}
          action="application-cancel"
          summary={words.cancel}
          lead={words.cancelHint}
          messageHint={words.cancelMessageHint}
          submit={words.cancelSubmit}
          look="warning"
        />
      </div>
    </>
  )
}
