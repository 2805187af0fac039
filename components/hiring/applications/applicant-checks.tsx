import { RadioRows } from '@/components/forms/radio-rows'
import { FieldError } from '@/components/forms/field'
import { TextField } from '@/components/forms/text-field'
import { CheckStanding } from '@/components/hiring/applications/check-standing'
import { ApplicationStepForm, backOf, type StepOf } from '@/components/hiring/applications/application-step-form'
import { PageLink } from '@/components/ui/page-link'
import { exampleApplicantWords } from '@/lib/content/dashboards/employer-words'
import { offerCheckLabels } from '@/lib/content/dashboards/labels'
import { companyApplicantsWords as words } from '@/lib/content/hiring/applicants'
import { ProseText } from '@/components/prose/prose-text'
import { dayText } from '@/lib/content/wording/date-text'
import {
  checkEvidenceLabels,
  offerCheckAsks,
  offerCheckFirst,
  offerCheckProblems,
} from '@/lib/content/hiring/offer-checks'
import type { Application } from '@/lib/domain/applications/application'
import { evidenceFor } from '@/lib/domain/applications/offer-checks'
import type { Stage } from '@/lib/domain/applications/stages'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

type Check = Application['checks'][number]
type Props = { stepOf: StepOf; stage: Stage; checks: readonly Check[]; today: PlainDate }
type OneProps = Pick<Props, 'stepOf' | 'today'> & { check: Check }

/** What was seen, and on which day. */
function Record({ stepOf, check: { kind }, today }: OneProps) {
  const action = 'applicant-check'
  const back = backOf(stepOf.kept, action)
  const isBack = back.isBack && back.typed('check') === kind
  const seen = evidenceFor[kind]
  const [only] = seen.length === 1 ? seen : []
  return (
    <details id={`${action}-${kind}`} className="dash-more" open={isBack}>
      <summary>
        {words.checkOpen}
        <span className="visually-hidden">: {offerCheckLabels[kind]}</span>
      </summary>
      <ApplicationStepForm
        {...stepOf}
        action={action}
        submit={words.checkDo}
        name={`${words.checkDo}: ${offerCheckLabels[kind]}`}
        hidden={{ check: kind, state: 'done' }}
      >
        <RadioRows
          id={`${action}-${kind}-seen`}
          legend={words.checkSeen}
          name="seen"
          error={back.error(`${kind}-seen`)}
          defaultValue={seen.find((one) => isBack && one === back.typed('seen')) ?? only}
          options={seen.map((value) => ({ value, label: checkEvidenceLabels[value] }))}
        />
        <TextField
          id={`${action}-${kind}-on`}
          name="on"
          type="date"
          label={words.checkOn}
          max={today}
          defaultValue={isBack ? back.typed('on') : today}
          error={back.error(`${kind}-on`)}
        />
      </ApplicationStepForm>
    </details>
  )
}

/** A check that was not passed, with what comes before that is decided. */
function Fail({ stepOf, check: { kind } }: OneProps) {
  const action = 'applicant-check-failed'
  const back = backOf(stepOf.kept, action)
  const id = `${action}-${kind}-talked`
  const error = back.error(`${kind}-talked`)
  return (
    <details className="dash-more dash-more-quiet" open={back.isBack && back.typed('check') === kind}>
      <summary>{offerCheckProblems[kind]}</summary>
      <ApplicationStepForm
        {...stepOf}
        action={action}
        submit={words.checkFailSubmit}
        name={`${words.checkFailSubmit}: ${offerCheckLabels[kind]}`}
        look="warning"
        hidden={{ check: kind }}
      >
        <p>{offerCheckFirst[kind]}</p>
        {kind === 'dbs' ? (
          <p>
            <PageLink href="/employer-guide/risk-assessment" className="text-link">
              {words.checkLaw}
            </PageLink>
          </p>
        ) : null}
        <div className="field-checkbox">
          <FieldError id={id} error={error} />
          <div className="checkbox-row">
            <input id={id} type="checkbox" name="talked" aria-describedby={error ? `${id}-error` : undefined} />
            <label htmlFor={id}>{words.checkFailTalked}</label>
          </div>
        </div>
        <p>{words.checkFailNext}</p>
      </ApplicationStepForm>
    </details>
  )
}

/**
 * What has to be done before the person starts, and can be recorded afterwards too. The approval is theirs to report;
 * the employer records all others.
 */
export function ApplicantChecks({ stepOf, stage, checks, today }: Props) {
  const hasStarted = stage === 'hired'
  const mayNote = hasStarted || stage === 'offer' || stage === 'accepted'
  // Where nobody starts, nothing is left to do.
  const shown = mayNote ? checks : checks.filter(({ state }) => state !== 'waiting')
  if (shown.length === 0) return null
  return (
    <section className="dash-section" aria-labelledby="checks">
      <h2 id="checks">{hasStarted ? exampleApplicantWords.checksOnceStarted : exampleApplicantWords.checks}</h2>
      <ul className="plain-list dash-lines">
        {shown.map((check) => {
          const { kind, state, since } = check
          if (kind === 'licence_approval') {
            return (
              <li key={kind}>
                <p>
                  <strong>{offerCheckLabels[kind]}:</strong>{' '}
                  <span>{state === 'done' ? words.approvalDone : words.approvalWaits(dayText(since))}</span>
                </p>
              </li>
            )
          }
          return (
            <li key={kind}>
              <CheckStanding check={check} />
              {state === 'waiting' && !hasStarted ? (
                <p>
                  <ProseText text={offerCheckAsks[kind]} />
                </p>
              ) : null}
              {hasStarted && state !== 'done' ? <p>{words.checkAfterStart}</p> : null}
              {state === 'not_passed' && mayNote && !hasStarted ? <p>{words.checkFailed}</p> : null}
              {mayNote && !(hasStarted && state === 'done') ? (
                <div className="dash-actions">
                  {state === 'done' ? null : <Record stepOf={stepOf} check={check} today={today} />}
                  {state === 'waiting' ? (
                    hasStarted ? null : (
                      <Fail stepOf={stepOf} check={check} today={today} />
                    )
                  ) : (
                    <ApplicationStepForm
                      {...stepOf}
                      action="applicant-check"
                      submit={words.checkUndo[state]}
                      name={`${words.checkUndo[state]}: ${offerCheckLabels[kind]}`}
                      look="secondary"
                      hidden={{ check: kind, state: 'waiting' }}
                    />
                  )}
                </div>
              ) : null}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
