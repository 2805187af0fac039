import type { ReactNode } from 'react'

import type { KeptForm } from '@/components/dashboard/parts/posted-form'
import { describedBy, FieldError } from '@/components/forms/field'
import { MessageField, SlotFields } from '@/components/hiring/applications/slot-fields'
import { backOf, StepForm, type StepOf } from '@/components/hiring/applications/step-form'
import { applicantWords } from '@/lib/content/dashboards/employer-words'
import { rejectionLabels, stageActions } from '@/lib/content/dashboards/labels'
import { applicantsWords as words } from '@/lib/content/hiring/applicants'
import { rejectionReasons } from '@/lib/domain/applications/application'
import type { OfferedSlot } from '@/lib/domain/applications/interview-slots'
import type { Stage } from '@/lib/domain/applications/stages'

type Props = {
  stepOf: StepOf
  stage: Stage
  next: readonly Stage[]
  /** The step that the URL asks for, which is open. */
  opened: string
  /** The times last offered, to this applicant or otherwise for the job. */
  lastTimes: Pick<OfferedSlot, 'minutes' | 'way' | 'place'> | null
}

type FoldedProps = { summary: string; kept: KeptForm | null; opened: string; action: string; children: ReactNode }

/**
 * A step that needs more information, behind the line that opens it; open when it came back with a problem, or was
 * asked for.
 */
function Folded({ summary, kept, opened, action, children }: FoldedProps) {
  return (
    <details id={action} className="dash-more" open={opened === action || backOf(kept, action).isBack}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}

function Reasons({ kept }: { kept: KeptForm | null }) {
  const action = 'applicant-no'
  const { typed, error } = backOf(kept, action)
  const id = `${action}-reason`
  return (
    <fieldset
      id={id}
      className="dash-choices field"
      aria-describedby={describedBy({ id, hint: applicantWords.noReasonsHint, error: error('reason') })}
    >
      <legend className="field-label">{applicantWords.noReasons}</legend>
      <p id={`${id}-hint`} className="field-hint">
        {applicantWords.noReasonsHint}
      </p>
      <FieldError id={id} error={error('reason')} />
      {rejectionReasons.map((reason) => (
        <div key={reason} className="field-checkbox dash-check">
          <div className="checkbox-row">
            <input
              id={`${id}-${reason}`}
              type="checkbox"
              name={`reason-${reason}`}
              defaultChecked={typed(`reason-${reason}`) !== ''}
            />
            <label htmlFor={`${id}-${reason}`}>{rejectionLabels[reason]}</label>
          </div>
        </div>
      ))}
    </fieldset>
  )
}

/** Where the employer may move an application next, each as its own form. */
export function ApplicantSteps({ stepOf, stage, next, opened, lastTimes }: Props) {
  const { kept } = stepOf
  return (
    <>
      {next.includes('shortlisted') ? (
        <StepForm {...stepOf} action="applicant-shortlist" submit={stageActions.shortlisted}>
          <p>{words.shortlistHint}</p>
        </StepForm>
      ) : null}
      {next.includes('interview') ? (
        <Folded summary={stageActions.interview} kept={kept} opened={opened} action="applicant-interview">
          <StepForm {...stepOf} action="applicant-interview" submit={applicantWords.interviewSubmit}>
            <p>{words.slotsHint}</p>
            <SlotFields action="applicant-interview" kept={kept} last={lastTimes} />
          </StepForm>
        </Folded>
      ) : null}
      {next.includes('offer') ? (
        <Folded summary={stageActions.offer} kept={kept} opened={opened} action="applicant-offer">
          <StepForm {...stepOf} action="applicant-offer" submit={applicantWords.offerSubmit}>
            <p>{applicantWords.offerWhat}</p>
            <MessageField action="applicant-offer" kept={kept} hint={applicantWords.offerHint} />
          </StepForm>
        </Folded>
      ) : null}
      {stage === 'interview' ? (
        <Folded summary={words.slotsAgain} kept={kept} opened={opened} action="applicant-times">
          <StepForm {...stepOf} action="applicant-times" submit={words.slotsSubmit}>
            <p>{words.slotsAgainHint}</p>
            <SlotFields action="applicant-times" kept={kept} last={lastTimes} />
          </StepForm>
        </Folded>
      ) : null}
      {next.includes('unsuccessful') || next.includes('unsuccessful_after_interview') ? (
        <Folded summary={stageActions.unsuccessful} kept={kept} opened={opened} action="applicant-no">
          <StepForm {...stepOf} action="applicant-no" submit={applicantWords.noSubmit}>
            <Reasons kept={kept} />
            <MessageField
              action="applicant-no"
              kept={kept}
              label={applicantWords.noMessage}
              hint={applicantWords.noMessageHint}
            />
            <p>{applicantWords.noForGood}</p>
          </StepForm>
        </Folded>
      ) : null}
      {next.includes('offer_withdrawn') ? (
        <Folded summary={stageActions.offer_withdrawn} kept={kept} opened={opened} action="applicant-take-back">
          <StepForm {...stepOf} action="applicant-take-back" submit={applicantWords.takeBackYes} look="warning">
            <p>{applicantWords.takeBackQuestion}</p>
            <MessageField action="applicant-take-back" kept={kept} />
          </StepForm>
        </Folded>
      ) : null}
    </>
  )
}
