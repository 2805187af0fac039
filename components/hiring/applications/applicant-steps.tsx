import type { ReactNode } from 'react'

import { ApplicationStepForm, type StepOf } from '@/components/hiring/applications/application-step-form'
import { ButtonLink } from '@/components/ui/button-link'
import { stageActions } from '@/lib/content/dashboards/labels'
import { companyApplicantsWords as words, stepPages } from '@/lib/content/hiring/applicants'
import type { EmployerTask } from '@/lib/domain/applications/employer-task'
import type { Stage } from '@/lib/domain/applications/stages'

type Props = {
  stepOf: StepOf
  stage: Stage
  next: readonly Stage[]
  /** What waits for the employer; null for nothing. */
  task: EmployerTask['kind'] | null
  /** Whether the shortlist can still be undone, offered times withdrawn, and an agreed interview called off. */
  mayUndo: boolean
  mayWithdrawTimes: boolean
  mayCallOff: boolean
  /** How many times the person can choose from. */
  offeredTimes: number
}

/** The steps to decide on, by where the employer may move an application next. */
export function shownSteps({
  stage,
  next,
  mayUndo,
  mayWithdrawTimes,
  mayCallOff,
}: Pick<Props, 'stage' | 'next' | 'mayUndo' | 'mayWithdrawTimes' | 'mayCallOff'>): string[] {
  const isShown = {
    'applicant-shortlist': next.includes('shortlisted'),
    'applicant-interview': next.includes('interview'),
    'applicant-offer': next.includes('offer'),
    'applicant-times': next.length > 0 && stage === 'interview',
    'applicant-withdraw-times': mayWithdrawTimes,
    'applicant-call-off': mayCallOff,
    'applicant-unshortlist': mayUndo && stage === 'shortlisted',
    'applicant-no': next.includes('unsuccessful') || next.includes('unsuccessful_after_interview'),
    'applicant-take-back': next.includes('offer_withdrawn'),
  }
  return Object.entries(isShown).flatMap(([action, is]) => (is ? [action] : []))
}

/**
 * The step that an employer most likely takes next, which stands out; null while there is nothing to do but wait. After
 * the interview it is an offer; where no time is agreed and none can still be chosen, other times.
 */
function likelyStep({ stage, task }: Pick<Props, 'stage' | 'task'>): string | null {
  if (task === 'read_statement') return null
  if (stage === 'applied') return 'applicant-shortlist'
  if (stage === 'shortlisted') return 'applicant-interview'
  if (task === 'offer_new_times' || task === 'offer_other_times') return 'applicant-times'
  return stage === 'interview' && task !== null ? 'applicant-offer' : null
}

/** A step with a page of its own. It is a whole page load, so that it begins at its top. */
export function ToStep({
  action,
  isLikely = false,
  look = isLikely ? 'primary' : 'secondary',
  children,
}: {
  action: string
  isLikely?: boolean
  look?: 'primary' | 'secondary' | 'warning'
  children: ReactNode
}) {
  return (
    <ButtonLink anchor="a" href={`?step=${action}`} look={look} isSmall>
      {children}
    </ButtonLink>
  )
}

/** Where the employer may move an application next: each as its own form, or as the way to its page. */
export function ApplicantSteps(props: Props) {
  const { stepOf } = props
  const steps = shownSteps(props)
  const likely = likelyStep(props)
  // What most likely comes next stands first; while the person has to choose a time, what can be done about the times.
  const areTimesFirst = likely === 'applicant-times' || props.mayWithdrawTimes
  const times = steps.includes('applicant-times') ? (
    <>
      <ToStep action="applicant-times" isLikely={likely === 'applicant-times'}>
        {props.task === 'record_interview' ? words.anotherInterview : stepPages['applicant-times'].title}
      </ToStep>
      {steps.includes('applicant-withdraw-times') ? (
        <ToStep action="applicant-withdraw-times" look="warning">
          {words.withdrawTimes(props.offeredTimes)}
        </ToStep>
      ) : null}
    </>
  ) : null
  return (
    <>
      {steps.includes('applicant-shortlist') ? <p>{words.shortlistHint}</p> : null}
      <div className="dash-actions">
        {steps.includes('applicant-shortlist') ? (
          <ApplicationStepForm {...stepOf} action="applicant-shortlist" submit={stageActions.shortlisted} />
        ) : null}
        {steps.includes('applicant-interview') ? (
          <ToStep action="applicant-interview" isLikely={likely === 'applicant-interview'}>
            {stageActions.interview}
          </ToStep>
        ) : null}
        {areTimesFirst ? times : null}
        {steps.includes('applicant-offer') ? (
          <ToStep action="applicant-offer" isLikely={likely === 'applicant-offer'}>
            {stageActions.offer}
          </ToStep>
        ) : null}
        {areTimesFirst ? null : times}
        {steps.includes('applicant-call-off') ? (
          <ToStep action="applicant-call-off" look="warning">
            {words.callOff}
          </ToStep>
        ) : null}
        {steps.includes('applicant-no') ? (
          <ToStep action="applicant-no" look="warning">
            {stageActions.unsuccessful}
          </ToStep>
        ) : null}
        {steps.includes('applicant-take-back') ? (
          <ToStep action="applicant-take-back" look="warning">
            {stageActions.offer_withdrawn}
          </ToStep>
        ) : null}
      </div>
      {steps.includes('applicant-unshortlist') ? (
        <ApplicationStepForm {...stepOf} action="applicant-unshortlist" submit={words.unshortlist} look="secondary">
          <p>{words.unshortlistHint}</p>
        </ApplicationStepForm>
      ) : null}
    </>
  )
}
