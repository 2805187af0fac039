import type { Route } from 'next'

import { RadioRows } from '@/components/forms/radio-rows'
import { Typed } from '@/components/work/typed'
import { OwnPart } from '@/components/hiring/applications/own-part'
import { DetailsOfTimes } from '@/components/hiring/applications/own-interview'
import { chooseByText, slotPlaceText, slotText } from '@/components/hiring/applications/slot-text'
import { TextAreaField } from '@/components/forms/text-area-field'
import { backOf, ApplicationStepForm, type StepOf } from '@/components/hiring/applications/application-step-form'
import type { CandidatePlace } from '@/components/hiring/screen-place'
import { ButtonLink } from '@/components/ui/button-link'
import { PageLink } from '@/components/ui/page-link'
import { withdrawalLabels } from '@/lib/content/dashboards/labels'
import { ownApplicationsWords as words } from '@/lib/content/hiring/own-applications'
import type { CheckState, WithdrawalReason } from '@/lib/domain/applications/application'
import { messageLimit, type ApplicationStep, type StepKind } from '@/lib/domain/applications/history'
import type { Slot } from '@/lib/domain/applications/interview-slots'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

type OfferProps = { stepOf: StepOf; place: CandidatePlace }

const pageOf = ({ stepOf, place }: OfferProps): string => `${place.path}/applications/${stepOf.reference}`

/** Accept, which is asked about once more, or decline. */
export function OfferAnswer({ stepOf, place }: OfferProps) {
  return (
    <>
      <p>
        <ButtonLink href={`${pageOf({ stepOf, place })}?answer=accept#offer` as Route}>{words.accept}</ButtonLink>
      </p>
      <details className="dash-more dash-more-quiet">
        <summary>{words.decline}</summary>
        <ApplicationStepForm {...stepOf} action="application-decline" submit={words.declineSubmit} look="secondary">
          <p>{words.declineHint}</p>
        </ApplicationStepForm>
      </details>
    </>
  )
}

/** Under the terms: what accepting them does, the button that does it, and the way back. */
export function AcceptOffer({ stepOf, place, job }: OfferProps & { job: { title: string; company: string } }) {
  const { what, tells, after, submit, goBack } = words.accepting
  return (
    <>
      <p>
        <strong>{what(job.title, job.company)}</strong>
      </p>
      <p>
        {tells(job.company)} {after}
      </p>
      <ApplicationStepForm {...stepOf} action="application-accept" submit={submit} />
      <p>
        <PageLink href={pageOf({ stepOf, place }) as Route} className="text-link">
          {goBack}
        </PageLink>
      </p>
    </>
  )
}

/** For somebody who can manage none of the times: asks the employer for others. */
function NoTimeWorks({ stepOf, of }: { stepOf: StepOf; of: 'one' | 'more' }) {
  const action = 'application-no-time'
  const { isBack, typed, error } = backOf(stepOf.kept, action)
  return (
    <details className="dash-more" open={isBack}>
      <summary>{words.noTime[of]}</summary>
      <ApplicationStepForm {...stepOf} action={action} submit={words.noTimeSubmit} look="secondary">
        <TextAreaField
          id={`${action}-message`}
          name="message"
          label={words.noTimeMessage}
          hint={words.noTimeMessageHint}
          rows={3}
          maxLength={messageLimit}
          defaultValue={typed('message')}
          error={error('message')}
        />
      </ApplicationStepForm>
    </details>
  )
}

const declinedTexts = {
  times_withdrawn: words.timesWithdrawn,
  time_given_back: words.timeGivenBack,
  interview_cancelled: words.interviewCancelled,
  interview_called_off: words.interviewCalledOff,
} as const satisfies Partial<Record<StepKind, string>>

/**
 * What the person said when none of the times worked, or gave back the agreed one, until others are offered. What the
 * employer wrote with theirs stands at the top of the page.
 */
export function TimesDeclined({ kind, note, by }: Pick<ApplicationStep, 'kind' | 'note' | 'by'>) {
  return (
    <section className="dash-section" aria-labelledby="times">
      <h2 id="times">{words.times}</h2>
      <p>{kind in declinedTexts ? declinedTexts[kind as keyof typeof declinedTexts] : words.timesDeclined}</p>
      {note && by === 'candidate' ? (
        <p>
          {words.timesMessage} <Typed>{note}</Typed>
        </p>
      ) : null}
    </section>
  )
}

type SlotChoiceProps = {
  stepOf: StepOf
  slots: readonly Slot[]
  chooseBy: PlainDate | null
  taken: readonly Slot[]
}

/** Chooses one of the times that the employer offers, and says which of them somebody else has taken. */
export function SlotChoice({ stepOf, slots, chooseBy, taken }: SlotChoiceProps) {
  const action = 'application-time'
  const { error } = backOf(stepOf.kept, action)
  const of = slots.length === 1 ? 'one' : 'more'
  return (
    <section className="dash-section dash-panel" aria-labelledby="times">
      <h2 id="times">{words.choose}</h2>
      {taken.length > 0 ? <p>{slots.length === 0 ? words.allTaken : words.takenTimes(taken.map(slotText))}</p> : null}
      {slots.length === 0 ? null : (
        <ApplicationStepForm {...stepOf} action={action} submit={words.chooseSubmit}>
          <RadioRows
            id={`${action}-slot`}
            legend={words.chooseLegend[of]}
            hint={[chooseBy && chooseByText(slots, chooseBy), words.chooseHint[of]].filter(Boolean).join(' ')}
            error={error('slot')}
            name="slot"
            defaultValue={of === 'one' ? slots[0]?.id : undefined}
            options={slots.map((slot) => ({ value: slot.id, label: slotText(slot), hint: slotPlaceText(slot) }))}
          />
        </ApplicationStepForm>
      )}
      {slots[0] ? <DetailsOfTimes details={slots[0]} of={of} /> : null}
      <NoTimeWorks stepOf={stepOf} of={of} />
    </section>
  )
}

/** Whether the employer is told, with an offer and not before, that a supervising officer has to approve the job. */
export function ApprovalWish({ stepOf, isTold }: { stepOf: StepOf; isTold: boolean }) {
  return (
    <OwnPart id="approval" heading={words.approval} isFolded>
      <p>{words.approvalHint}</p>
      <ApplicationStepForm
        {...stepOf}
        action="application-approval"
        submit={isTold ? words.approvalDoNotTell : words.approvalTell}
        look="secondary"
        hidden={{ approval: isTold ? 'do_not_tell' : 'tell' }}
      >
        <p>{isTold ? words.approvalTold : words.approvalNotTold}</p>
      </ApplicationStepForm>
    </OwnPart>
  )
}

/**
 * Once there is an offer: the employer is told at once.
 * @param state null while the employer has not been told
 */
export function ApprovalOfOffer({ stepOf, state }: { stepOf: StepOf; state: CheckState | null }) {
  if (state === 'done') return null
  return (
    <OwnPart id="approval" heading={words.approval} isFolded={state === null}>
      <ApplicationStepForm
        {...stepOf}
        action="application-approval"
        submit={state === null ? words.approvalSay : words.approvalGiven}
        look="secondary"
        hidden={{ approval: state === null ? 'say' : 'given' }}
      >
        <p>{state === null ? words.approvalHint : words.approvalWaits}</p>
      </ApplicationStepForm>
    </OwnPart>
  )
}

type WithdrawProps = { stepOf: StepOf; hint: string | null; reasons: readonly WithdrawalReason[]; isSilent: boolean }

/** Withdraws an application, with a reason that only the person sees. */
export function Withdraw({ stepOf, hint, reasons, isSilent }: WithdrawProps) {
  const action = 'application-withdraw'
  const { isBack, typed, error } = backOf(stepOf.kept, action)
  const given = reasons.find((reason) => reason === typed('reason'))
  return (
    <section className="dash-section" aria-label={words.withdraw}>
      {isSilent ? (
        <ApplicationStepForm {...stepOf} action={action} submit={words.silenceClose} hidden={{ reason: 'no_reply' }}>
          <p>{words.silence}</p>
          <p>{words.silenceNext}</p>
        </ApplicationStepForm>
      ) : null}
      <details className="dash-more" open={isBack}>
        <summary>{words.withdraw}</summary>
        <ApplicationStepForm {...stepOf} action={action} submit={words.withdrawSubmit} look="secondary">
          {hint ? <p>{hint}</p> : null}
          <RadioRows
            id={`${action}-reason`}
            legend={words.withdrawLegend}
            error={error('reason')}
            name="reason"
            defaultValue={given ?? 'rather_not_say'}
            options={reasons.map((reason) => ({ value: reason, label: withdrawalLabels[reason] }))}
          />
        </ApplicationStepForm>
      </details>
    </section>
  )
}
