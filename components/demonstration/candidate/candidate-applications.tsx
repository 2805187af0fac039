import type { SubmitEvent } from 'react'

import { ActButton } from '@/components/work/act-button'
import { ActionNote } from '@/components/demonstration/parts/action-note'
import { ApplicationTimeline } from '@/components/demonstration/parts/application-timeline'
import { Badge } from '@/components/work/badge'
import { ConfirmButton } from '@/components/demonstration/parts/confirm-button'
import { EmptyState, type Empty } from '@/components/work/empty-state'
import { RadioRows } from '@/components/forms/radio-rows'
import type { ScreenProps } from '@/components/demonstration/parts/screen'
import { StageBadge } from '@/components/work/stage-badge'
import { useNoted, type RunNoted } from '@/components/demonstration/parts/use-noted'
import { jobPathFrom } from '@/components/demonstration/parts/job-path'
import { PageLink } from '@/components/ui/page-link'
import { applicationWords as words } from '@/lib/content/dashboards/candidate/applications'
import { checkStateLabels, offerCheckLabels, rejectionLabels, withdrawalLabels } from '@/lib/content/dashboards/labels'
import { withdrawalReasons, type WithdrawalReason } from '@/lib/domain/applications/application'
import type { ApplicationView } from '@/lib/domain/dashboards/application-view'
import type { loadCandidateApplications } from '@/lib/domain/dashboards/candidate/load-candidate'
import { dayText, timeText, weekdayText } from '@/lib/content/wording/date-text'

const longWait = 10

type Props = ScreenProps<typeof loadCandidateApplications> & { empty: Empty }

export function CandidateApplications({ view: { open, closed }, empty, act }: Props) {
  const { note, run, dismiss } = useNoted(act)
  if (open.length + closed.length === 0) return <EmptyState {...empty} />
  const groups = [
    { id: 'open', heading: words.open, none: words.openNone, applications: open },
    { id: 'closed', heading: words.closed, none: words.closedNone, applications: closed },
  ]
  return (
    <>
      {groups.map(({ id, heading, none, applications }) => (
        <section key={id} className="dash-section" aria-labelledby={id}>
          <h2 id={id}>
            {heading} ({applications.length})
          </h2>
          {applications.length === 0 ? <p>{none}</p> : null}
          <ul className="plain-list dash-cards" data-columns="2">
            {applications.map((application) => (
              <li key={application.id} className="dash-cell">
                <ApplicationCard application={application} run={run} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <ActionNote note={note} onDismiss={dismiss} />
    </>
  )
}

type CardProps = { application: ApplicationView; run: RunNoted }

function ApplicationCard({ application, run }: CardProps) {
  const { id, jobId, jobTitle, company, stage, isOpen, waitingDays, interview, checks, reasons, history } = application
  return (
    <article className="card dash-card dash-fill" id={id} aria-labelledby={`${id}-job`}>
      <div className="dash-card-head">
        <h3 id={`${id}-job`}>
          <PageLink href={jobPathFrom('candidate', jobId)}>{jobTitle}</PageLink>
          <span className="dash-aside">{company}</span>
        </h3>
        <StageBadge stage={stage} />
      </div>
      {interview ? (
        <p className="dash-highlight">
          <strong>
            {words.interview}: {weekdayText(interview.on)}, {timeText(interview.at)}
          </strong>
          <span className="dash-aside">{interview.place}</span>
        </p>
      ) : null}
      {isOpen && waitingDays !== null && !interview ? (
        <p>
          {words.waiting(waitingDays)} {waitingDays >= longWait ? words.waitingLong : ''}
        </p>
      ) : null}
      {reasons.length > 0 ? (
        <p>
          <strong>{words.reasons}:</strong> {reasons.map((reason) => rejectionLabels[reason].toLowerCase()).join('; ')}.
        </p>
      ) : null}
      {application.withdrawalReason ? (
        <p>
          <strong>{words.withdrawnBecause}:</strong> {withdrawalLabels[application.withdrawalReason].toLowerCase()}.
        </p>
      ) : null}
      {checks.length > 0 ? (
        <>
          <h4>{words.checks}</h4>
          <ul className="plain-list dash-badges">
            {checks.map(({ kind, state }) => (
              <li key={kind}>
                <Badge tone={state === 'done' ? 'good' : 'wait'}>
                  {offerCheckLabels[kind]}: {checkStateLabels[state].toLowerCase()}
                </Badge>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <p>
        {words.record[application.disclosure]}
        {application.disclosureOn ? `, ${dayText(application.disclosureOn)}` : ''}.
      </p>
      <h4>{words.history}</h4>
      <ApplicationTimeline history={history} roleNames={{ candidate: words.you }} />
      <Answers application={application} run={run} />
    </article>
  )
}

function Answers({ application: { id, jobTitle, next }, run }: CardProps) {
  if (next.length === 0) return null
  const move = (to: 'accepted' | 'offer_declined', done: string): void => {
    run({ type: 'application/move', applicationId: id, to }, { done })
  }
  return (
    <div className="dash-actions not-on-paper">
      {next.includes('accepted') ? (
        <ActButton look="primary" onClick={() => move('accepted', words.acceptDone(jobTitle))}>
          {words.accept}
        </ActButton>
      ) : null}
      {next.includes('offer_declined') ? (
        <ConfirmButton
          label={words.decline}
          question={words.declineQuestion}
          yes={words.declineYes}
          onConfirm={() => move('offer_declined', words.declineDone(jobTitle))}
        />
      ) : null}
      {next.includes('withdrawn') ? <Withdraw id={id} jobTitle={jobTitle} run={run} /> : null}
    </div>
  )
}

type WithdrawProps = { id: string; jobTitle: string; run: RunNoted }

function Withdraw({ id, jobTitle, run }: WithdrawProps) {
  const withdraw = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = new FormData(event.currentTarget).get('reason') as WithdrawalReason
    run(
      { type: 'application/move', applicationId: id, to: 'withdrawn', withdrawalReason: reason },
      { done: words.withdrawDone(jobTitle) },
    )
  }
  return (
    <details className="dash-more needs-script">
      <summary>{words.withdraw}</summary>
      <form className="dash-form" onSubmit={withdraw}>
        <RadioRows
          legend={words.withdrawLegend}
          name="reason"
          defaultValue="rather_not_say"
          options={withdrawalReasons.map((reason) => ({ value: reason, label: withdrawalLabels[reason] }))}
        />
        <p className="small">{words.hardToUndo}</p>
        <div>
          <ActButton type="submit" look="primary">
            {words.withdrawYes}
          </ActButton>
        </div>
      </form>
    </details>
  )
}
