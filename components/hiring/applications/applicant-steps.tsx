import type { ReactNode } from 'react'

import type { KeptForm } from '@/components/work/posted-form'
import { FirstDayFields, type AdvertTerms } from '@/components/hiring/applications/first-day-fields'
import { RejectionReasons } from '@/components/hiring/applications/rejection-reasons'
import { MessageField } from '@/components/hiring/applications/message-field'
import { SlotFields } from '@/components/hiring/applications/slot-fields'
import { backOf, ApplicationStepForm, type StepOf } from '@/components/hiring/applications/application-step-form'
import { exampleApplicantWords } from '@/lib/content/dashboards/employer-words'
import { stageActions } from '@/lib/content/dashboards/labels'
import { companyApplicantsWords as words } from '@/lib/content/hiring/applicants'
import type { EmployerTask } from '@/lib/domain/applications/employer-task'
import type { FirstDay } from '@/lib/domain/applications/first-day'
import type { SlotDefaults } from '@/lib/domain/applications/interview-slots'
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
  /** The times last offered, to this applicant or otherwise for the job. */
  lastTimes: SlotDefaults | null
  /** What is filled in for the first day. */
  firstDay: Partial<FirstDay>
  /** What is filled in where no times were offered yet. */
  firstTimes: Pick<SlotDefaults, 'postcode' | 'askFor'>
  /** Pay and hours of the advert, in words; '' where it does not say. */
  advertTerms: AdvertTerms
}

type FoldedProps = {
  summary: string
  /** @default secondary */
  look?: 'primary' | 'secondary' | 'warning'
  kept: KeptForm | null
  opened: string
  action: string
  children: ReactNode
}

/**
 * A step that needs more information, behind the line that opens it; open when it came back with a problem, or was
 * asked for.
 */
function Folded({ summary, look = 'secondary', kept, opened, action, children }: FoldedProps) {
  const { isBack } = backOf(kept, action)
  return (
    <details id={action} className={`dash-more dash-more-${look}`} open={opened === action || isBack}>
      {/* Whoever goes back to change something finds the form, not the top of the page. */}
      <summary autoFocus={isBack && kept?.message === ''}>{summary}</summary>
      {children}
    </details>
  )
}

/** The steps with a form of their own, by where the employer may move an application next. */
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

/** Where the employer may move an application next, each as its own form. */
export function ApplicantSteps(props: Props) {
  const { stepOf, opened, template, lastTimes, firstTimes, firstDay, advertTerms } = props
  const { kept } = stepOf
  const steps = shownSteps(props)
  const likely = (action: string) => (likelyStep(props) === action ? 'primary' : 'secondary')
  // What most likely comes next stands first.
  const areTimesFirst = likelyStep(props) === 'applicant-times'
  const times = steps.includes('applicant-times') ? (
    <Folded
      summary={words.slotsAgain}
      look={likely('applicant-times')}
      kept={kept}
      opened={opened}
      action="applicant-times"
    >
      <ApplicationStepForm {...stepOf} action="applicant-times" submit={words.slotsSubmit}>
        <p>{words.slotsAgainHint}</p>
        <SlotFields action="applicant-times" kept={kept} last={lastTimes} first={firstTimes} />
      </ApplicationStepForm>
    </Folded>
  ) : null
  return (
    <>
      {steps.includes('applicant-shortlist') ? <p>{words.shortlistHint}</p> : null}
      <div className="dash-actions">
        {steps.includes('applicant-shortlist') ? (
          <ApplicationStepForm {...stepOf} action="applicant-shortlist" submit={stageActions.shortlisted} />
        ) : null}
        {steps.includes('applicant-interview') ? (
          <Folded
            summary={stageActions.interview}
            look={likely('applicant-interview')}
            kept={kept}
            opened={opened}
            action="applicant-interview"
          >
            <ApplicationStepForm
              {...stepOf}
              action="applicant-interview"
              submit={exampleApplicantWords.interviewSubmit}
            >
              <p>{words.slotsHint}</p>
              <SlotFields
                action="applicant-interview"
                kept={kept}
                last={lastTimes}
                first={firstTimes}
                template={template}
              />
            </ApplicationStepForm>
          </Folded>
        ) : null}
        {areTimesFirst ? times : null}
        {steps.includes('applicant-offer') ? (
          <Folded
            summary={stageActions.offer}
            look={likely('applicant-offer')}
            kept={kept}
            opened={opened}
            action="applicant-offer"
          >
            <ApplicationStepForm {...stepOf} action="applicant-offer" submit={exampleApplicantWords.offerSubmit}>
              {props.mayCallOff ? <p className="notice">{words.offerBesideInterview}</p> : null}
              <p>{exampleApplicantWords.offerTerms}</p>
              <FirstDayFields
                action="applicant-offer"
                kept={kept}
                first={firstDay}
                messageHint={exampleApplicantWords.offerHint}
                template={template}
                advertTerms={advertTerms}
              />
              <p>{exampleApplicantWords.offerWhat}</p>
            </ApplicationStepForm>
          </Folded>
        ) : null}
        {areTimesFirst ? null : times}
        {steps.includes('applicant-call-off') ? (
          <Folded summary={words.callOff} look="warning" kept={kept} opened={opened} action="applicant-call-off">
            <ApplicationStepForm {...stepOf} action="applicant-call-off" submit={words.callOff} look="warning">
              <p>{words.callOffHint}</p>
              <MessageField action="applicant-call-off" kept={kept} />
            </ApplicationStepForm>
          </Folded>
        ) : null}
        {steps.includes('applicant-no') ? (
          <Folded summary={stageActions.unsuccessful} look="warning" kept={kept} opened={opened} action="applicant-no">
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
          <Folded
            summary={stageActions.offer_withdrawn}
            look="warning"
            kept={kept}
            opened={opened}
            action="applicant-take-back"
          >
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
