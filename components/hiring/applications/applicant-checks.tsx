import { ApplicationStepForm, type StepOf } from '@/components/hiring/applications/application-step-form'
import { exampleApplicantWords } from '@/lib/content/dashboards/employer-words'
import { checkStateLabels, offerCheckLabels } from '@/lib/content/dashboards/labels'
import { companyApplicantsWords as words } from '@/lib/content/hiring/applicants'
import type { Application } from '@/lib/domain/applications/application'

type Props = { stepOf: StepOf; checks: Application['checks']; mayNote: boolean }

/** What has to be done before the person starts. The approval is theirs to report; the employer records all others. */
export function ApplicantChecks({ stepOf, checks, mayNote }: Props) {
  return (
    <section className="dash-section" aria-labelledby="checks">
      <h2 id="checks">{exampleApplicantWords.checks}</h2>
      <ul className="plain-list dash-lines">
        {checks.map(({ kind, state }) => (
          <li key={kind}>
            {kind === 'licence_approval' ? (
              <p>{state === 'done' ? words.approvalDone : words.approvalWaits}</p>
            ) : (
              <>
                <p>
                  {offerCheckLabels[kind]}: {checkStateLabels[state].toLowerCase()}
                </p>
                {mayNote ? (
                  <ApplicationStepForm
                    {...stepOf}
                    action="applicant-check"
                    submit={state === 'done' ? words.checkUndo : words.checkDo}
                    name={`${state === 'done' ? words.checkUndo : words.checkDo}: ${offerCheckLabels[kind]}`}
                    look="secondary"
                    hidden={{ check: kind, state: state === 'done' ? 'waiting' : 'done' }}
                  />
                ) : null}
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
