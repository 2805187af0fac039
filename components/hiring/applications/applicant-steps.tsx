import type { ReactNode } from 'react'

import type { KeptForm } from '@/components/work/posted-form'
import { RejectionReasons } from '@/components/hiring/applications/rejection-reasons'
import { MessageField } from '@/components/hiring/applications/message-field'
import { backOf, ApplicationStepForm, type StepOf } from '@/components/hiring/applications/application-step-form'
import { ButtonLink } from '@/components/ui/button-link'
import { exampleApplicantWords } from '@/lib/content/dashboards/employer-words'
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
  /** Whether the shortlist can still be undone, and an agreed interview called off. */
  mayUndoShortlist: boolean
  mayCallOff: boolean
  /** The step that the URL asks for, which is open. */
  opened: string
  /** The ready words that the URL asks for, for the step that is open. */
  template: string
}

type FoldedProps = {
  summary: string
  kept: KeptForm | null
  opened: string
  action: string
  children: ReactNode
}

/**
 * A step that ends something, behind the line that opens it; open when it came back with a problem, or was asked for.
 */
function Folded({ summary, kept, opened, action, children }: FoldedProps) {
  return (
    <details
      id={action}
      className="dash-more dash-more-warning"
      open={opened === action || backOf(kept, action).isBack}
    >
      <summary>{summary}</summary>
      {children}
    </details>
  )
}

/** The steps to decide on, by where the employer may move an application next. */
export function shownSteps({
  stage,
  next,
  mayUndoShortlist,
  mayCallOff,
}: Pick<Props, 'stage' | 'next' | 'mayUndoShortlist' | 'mayCallOff'>): string[] {
  const isShown = {
    'applicant-shortlist': next.includes('shortlisted'),
    'applicant-interview': next.includes('interview'),
    'applicant-offer': next.includes('offer'),
    'applicant-times': next.length > 0 && stage === 'interview',
    'applicant-call-off': mayCallOff,
    'applicant-unshortlist': mayUndoShortlist,
    'applicant-no': next.includes('unsuccessful') || next.includes('unsuccessful_after_interview'),
    'applicant-take-back': next.includes('offer_withdrawn'),
  }
  return Object.entries(isShown).flatMap(([action, is]) => (is ? [action] : []))
}

/**
 * The step that an employer most likely takes next, which stands out; null while there is nothing to do but wait. After the interview it is an offer; where no time is agreed and none can still be chosen, other times.
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
  children,
}: {
  action: string
  isLikely?: boolean
  children: ReactNode
}) {
  return (
    <ButtonLink anchor="a" href={`?step=${action}`} look={isLikely ? 'primary' : 'secondary'} isSmall>
      {children}
    </ButtonLink>
  )
}

/** Where the employer may move an application next: each as its own form, or as the way to its page. */
export function ApplicantSteps(props: Props) {
  const { stepOf, opened, template } = props
  const { kept } = stepOf
  const steps = shownSteps(props)
  const likely = likelyStep(props)
  // What most likely comes next stands first.
  const areTimesFirst = likely === 'applicant-times'
  const times = steps.includes('applicant-times') ? (
    <ToStep action="applicant-times" isLikely={areTimesFirst}>
      {stepPages['applicant-times'].title}
    </ToStep>
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
          <Folded summary={words.callOff} kept={kept} opened={opened} action="applicant-call-off">
            <ApplicationStepForm {...stepOf} action="applicant-call-off" submit={words.callOff} look="warning">
              <p>{words.callOffHint}</p>
              <MessageField action="applicant-call-off" kept={kept} />
            </ApplicationStepForm>
          </Folded>
        ) : null}
        {steps.includes('applicant-no') ? (
          <Folded summary={stageActions.unsuccessful} kept={kept} opened={opened} action="applicant-no">
            <ApplicationStepForm
              {...stepOf}
              action="applicant-no"
              submit={exampleApplicantWords.noSubmit}
              look="warning"
            >
              <RejectionReasons action="applicant-no" kept={kept} />
              <MessageField
                action="applicant-no"
                kept={kept}
                label={exampleApplicantWords.noMessage}
                hint={exampleApplicantWords.noMessageHint}
                template={template}
              />
              <p>{exampleApplicantWords.noForGood}</p>
            </ApplicationStepForm>
          </Folded>
        ) : null}
        {steps.includes('applicant-take-back') ? (
          <Folded summary={stageActions.offer_withdrawn} kept={kept} opened={opened} action="applicant-take-back">
            <ApplicationStepForm
              {...stepOf}
              action="applicant-take-back"
              submit={exampleApplicantWords.takeBackYes}
              look="warning"
            >
              <p>{exampleApplicantWords.takeBackQuestion}</p>
              <MessageField action="applicant-take-back" kept={kept} />
            </ApplicationStepForm>
          </Folded>
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
