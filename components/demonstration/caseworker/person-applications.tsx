import type { SubmitEvent } from 'react'

import type { CasePersonView } from '@/components/demonstration/caseworker/case-person-view'
import { ActButton } from '@/components/work/act-button'
import { ApplicationTimeline } from '@/components/demonstration/parts/application-timeline'
import { ActCheck } from '@/components/demonstration/parts/act-check'
import { Facts } from '@/components/work/facts'
import { StageBadge } from '@/components/work/stage-badge'
import type { RunNoted } from '@/components/demonstration/parts/use-noted'
import { SelectField } from '@/components/forms/select-field'
import { useHydrated } from '@/lib/client/use-hydrated'
import { casePersonWords as words } from '@/lib/content/demonstration/caseworker-words'
import {
  checkResultLabels,
  checkStateLabels,
  disclosureLabels,
  evidenceLabels,
  milestoneLabels,
  offerCheckLabels,
} from '@/lib/content/dashboards/labels'
import { dayText } from '@/lib/content/wording/date-text'
import { checkResults, evidenceKinds, type Milestone } from '@/lib/domain/outcomes/job-start'

type Props = { person: CasePersonView; run: RunNoted }
type Application = CasePersonView['applications'][number]
type Start = CasePersonView['starts'][number]

function Approval({ application, run }: { application: Application; run: RunNoted }) {
  const isReady = useHydrated()
  const approval = application.checks.find(({ kind }) => kind === 'licence_approval')
  if (!approval) return null
  const change = { type: 'application/check', applicationId: application.id, check: 'licence_approval' } as const
  return (
    <div role="group" aria-label={words.approval}>
      <p className="dash-warning">{words.approvalWhat}</p>
      <ActCheck
        label={words.approvalYes}
        isTicked={approval.state === 'done'}
        disabled={!isReady}
        onTick={(isGiven) =>
          isGiven
            ? run({ ...change, state: 'done' }, { done: words.approvalDone })
            : run({ ...change, state: 'waiting' }, { done: words.approvalUndone })
        }
      />
    </div>
  )
}

function ApplicationCard({ application, run }: { application: Application; run: RunNoted }) {
  const { id, jobTitle, company, stage, reference, changedOn, disclosure, history, checks } = application
  return (
    <article id={id} className="card dash-card" aria-labelledby={`${id}-job`}>
      <div className="dash-card-head">
        <h3 id={`${id}-job`}>
          {jobTitle}, {company}
        </h3>
        <StageBadge stage={stage} />
      </div>
      <Facts
        facts={[
          { name: words.changed, value: dayText(changedOn) },
          { name: words.record, value: disclosureLabels[disclosure] },
          ...checks.map(({ kind, state }) => ({ name: offerCheckLabels[kind], value: checkStateLabels[state] })),
        ]}
      />
      <Approval application={application} run={run} />
      <details className="dash-more">
        <summary>
          {words.history}
          <span className="visually-hidden">: {reference}</span>
        </summary>
        <ApplicationTimeline history={history} />
      </details>
    </article>
  )
}

function StartCard({ start, run }: { start: Start; run: RunNoted }) {
  const { id, jobTitle, startedOn, checks, due } = start
  const save = (milestone: Milestone) => async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const result = checkResults.find((checkResult) => checkResult === given.get('result'))
    const evidence = evidenceKinds.find((evidenceKind) => evidenceKind === given.get('evidence'))
    if (!result || !evidence) return
    const refusal = await run(
      { type: 'start/check', startId: id, milestone, result, evidence },
      { done: words.checkSaved },
    )
    if (refusal === null) document.getElementById('starts')?.focus()
  }
  return (
    <div className="card dash-card">
      <h3>{words.started(jobTitle, dayText(startedOn))}</h3>
      <ul className="plain-list">
        {checks.map(({ milestone, result, evidence }) => (
          <li key={milestone}>
            {words.checked(milestoneLabels[milestone], checkResultLabels[result], evidenceLabels[evidence])}
          </li>
        ))}
      </ul>
      {due.map((milestone) => (
        <form key={milestone} className="dash-form needs-script not-on-paper" onSubmit={save(milestone)}>
          <fieldset className="choice-group">
            <legend className="field-label">{words.checkLegend(milestoneLabels[milestone])}</legend>
            <div className="dash-form-row">
              <SelectField
                id={`${id}-${milestone}-result`}
                name="result"
                label={words.result}
                options={checkResults.map((value) => ({ value, label: checkResultLabels[value] }))}
              />
              <SelectField
                id={`${id}-${milestone}-evidence`}
                name="evidence"
                label={words.evidence}
                options={evidenceKinds.map((value) => ({ value, label: evidenceLabels[value] }))}
              />
            </div>
          </fieldset>
          <div>
            <ActButton type="submit" look="primary">
              {words.saveCheck}
            </ActButton>
          </div>
        </form>
      ))}
    </div>
  )
}

/** The state of each application, what a start is waiting for, and whether jobs last. */
export function PersonApplications({ person, run }: Props) {
  const { applications, starts } = person
  return (
    <>
      <section className="dash-section" aria-labelledby="applications">
        <h2 id="applications">
          {words.applications} ({applications.length})
        </h2>
        {applications.length === 0 ? <p>{words.noApplications}</p> : null}
        <div className="dash-cards">
          {applications.map((application) => (
            <ApplicationCard key={application.id} application={application} run={run} />
          ))}
        </div>
      </section>
      <section className="dash-section" aria-labelledby="starts">
        <h2 id="starts" tabIndex={-1}>
          {words.starts}
        </h2>
        {starts.length === 0 ? <p>{words.noStarts}</p> : null}
        <div className="dash-cards">
          {starts.map((start) => (
            <StartCard key={start.id} start={start} run={run} />
          ))}
        </div>
      </section>
    </>
  )
}
