import { RadioRows } from '@/components/forms/radio-rows'
import { TextField } from '@/components/forms/text-field'
import { ApplicationStepForm, backOf, type StepOf } from '@/components/hiring/applications/application-step-form'
import { OfferedFacts } from '@/components/hiring/applications/offered-facts'
import { ToStep } from '@/components/hiring/applications/applicant-steps'
import type { AdvertTerms } from '@/components/hiring/applications/first-day-fields'
import { companyApplicantsWords as words, stepPages } from '@/lib/content/hiring/applicants'
import { dayText } from '@/lib/content/wording/date-text'
import { sixWeekAnswers, type StartFacts } from '@/lib/domain/applications/first-day'
import type { Stage } from '@/lib/domain/applications/stages'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

type Props = {
  stepOf: StepOf
  stage: Stage
  start: StartFacts
  advertTerms: AdvertTerms
  /** Whether the start can still be undone. */
  mayUndo: boolean
  /** Whether a check of the employer's is not done. */
  hasChecksLeft: boolean
  /** Whether six weeks have passed and nobody has said whether they are still there. */
  isAskedAfterSixWeeks: boolean
  today: PlainDate
}

/** The agreed first day, and from that day on whether they came and stayed. */
export function ApplicantStart({
  stepOf,
  stage,
  start,
  advertTerms,
  mayUndo,
  hasChecksLeft,
  isAskedAfterSixWeeks,
  today,
}: Props) {
  const { firstDay, startedOn, sixWeeks } = start
  const isSettable = stage === 'offer' || stage === 'accepted'
  if (!isSettable && startedOn === null) return null
  const { kept } = stepOf
  const started = backOf(kept, 'applicant-started')
  const isDue = firstDay === null || firstDay.on <= today
  return (
    <>
      <section className="dash-section" aria-labelledby="start">
        <h2 id="start">{stage === 'offer' ? words.offered : isSettable ? words.agreed : words.start}</h2>
        {isSettable && firstDay ? <OfferedFacts offered={firstDay} advertTerms={advertTerms} /> : null}
        {stage === 'offer' && !firstDay ? <p>{words.offeredNothing}</p> : null}
        {isSettable ? (
          <div className="dash-actions">
            {stage === 'offer' ? (
              <ToStep action="applicant-offer-change">{stepPages['applicant-offer-change'].title}</ToStep>
            ) : (
              <ToStep action="applicant-first-day" isLikely={firstDay === null}>
                {stepPages['applicant-first-day'].title}
              </ToStep>
            )}
          </div>
        ) : null}
        {startedOn ? <p>{words.hiredOn(dayText(startedOn))}</p> : null}
        {mayUndo && stage === 'hired' ? (
          <ApplicationStepForm {...stepOf} action="applicant-unstarted" submit={words.unstart} look="secondary">
            <p>{words.unstartHint}</p>
          </ApplicationStepForm>
        ) : null}
        {sixWeeks ? <p>{words.sixWeeksSaid[sixWeeks]}</p> : null}
        {isAskedAfterSixWeeks ? (
          <ApplicationStepForm {...stepOf} action="applicant-six-weeks" submit={words.startedAnswer}>
            <RadioRows
              id="applicant-six-weeks-answer"
              legend={words.sixWeeks}
              hint={words.sixWeeksHint}
              name="answer"
              error={backOf(kept, 'applicant-six-weeks').error('answer')}
              options={sixWeekAnswers.map((value) => ({ value, label: words.sixWeeksAnswers[value] }))}
            />
          </ApplicationStepForm>
        ) : null}
      </section>
      {stage === 'accepted' && isDue ? (
        <section className="dash-section" aria-labelledby="started">
          <h2 id="started">{words.started}</h2>
          <p>{words.startedNext}</p>
          <ApplicationStepForm {...stepOf} action="applicant-started" submit={words.startedSubmit}>
            {hasChecksLeft ? <p className="notice">{words.checksLeft}</p> : null}
            <TextField
              id="applicant-started-startedOn"
              name="startedOn"
              type="date"
              label={words.startedOn}
              max={today}
              defaultValue={started.isBack ? started.typed('startedOn') : (firstDay?.on ?? today)}
              error={started.error('startedOn')}
            />
          </ApplicationStepForm>
          <details className="dash-more">
            <summary>{words.notStarted}</summary>
            <ApplicationStepForm
              {...stepOf}
              action="applicant-not-started"
              submit={words.notStartedSubmit}
              look="warning"
            >
              <p>{words.notStartedHint}</p>
            </ApplicationStepForm>
          </details>
        </section>
      ) : null}
    </>
  )
}
