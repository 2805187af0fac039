import { MessageForm } from '@/components/demonstration/employer/message-form'
import { NoForm } from '@/components/demonstration/employer/no-form'
import { RecordQuestion } from '@/components/demonstration/employer/record-question'
import { ActButton } from '@/components/work/act-button'
import { ApplicationTimeline } from '@/components/demonstration/parts/application-timeline'
import { Badge } from '@/components/work/badge'
import { ActCheck } from '@/components/demonstration/parts/act-check'
import { ConfirmButton } from '@/components/demonstration/parts/confirm-button'
import { Facts } from '@/components/work/facts'
import { StageBadge } from '@/components/work/stage-badge'
import { useHydrated } from '@/lib/client/use-hydrated'
import { exampleApplicantWords as words } from '@/lib/content/dashboards/employer-words'
import { distanceLabels, offerCheckLabels, rejectionLabels, stageActions } from '@/lib/content/dashboards/labels'
import type { OfferCheckKind } from '@/lib/domain/applications/application'
import { longWaitDays } from '@/lib/domain/dashboards/employer/load-employer'
import type { Applicant } from '@/lib/domain/dashboards/employer/fields-employers-see'
import type { ActionOf } from '@/lib/domain/dashboards/actions'
import { dayText, timeText, weekdayText } from '@/lib/content/wording/date-text'

export type ApplicantMove = Omit<ActionOf<'application/move'>, 'type' | 'applicationId'>

type Props = {
  applicant: Applicant
  readers: readonly string[]
  onMove: (move: ApplicantMove) => void
  onCheck: (check: OfferCheckKind, isDone: boolean) => Promise<unknown>
  onAsk: () => void
}

export const applicantName = ({ name, reference }: Pick<Applicant, 'name' | 'reference'>): string =>
  name ?? words.noName(reference)

const listed = (items: readonly string[]): string => (items.length === 0 ? words.none : items.join(', '))

const contactOf = ({ contact }: Applicant) => {
  if (contact === null) return []
  const { phone, email } = contact
  if (phone === null && email === null) return [{ name: words.contact, value: words.contactNone }]
  return [
    ...(phone === null ? [] : [{ name: words.phone, value: phone }]),
    ...(email === null ? [] : [{ name: words.email, value: email }]),
  ]
}

const factsOf = (applicant: Applicant) => [
  { name: words.job, value: applicant.jobTitle },
  { name: words.reference, value: applicant.reference },
  ...contactOf(applicant),
  { name: words.applied, value: dayText(applicant.appliedOn) },
  { name: words.skills, value: listed(applicant.skills) },
  { name: words.tickets, value: listed(applicant.tickets) },
  { name: words.hours, value: applicant.availability === '' ? words.none : applicant.availability },
  { name: words.distance, value: distanceLabels[applicant.distance] },
  { name: words.rightToWork, value: applicant.hasRightToWork ? words.yes : words.no },
]

function Checks({ applicant, onCheck }: Pick<Props, 'applicant' | 'onCheck'>) {
  const isReady = useHydrated()
  return (
    <fieldset className="choice-group">
      <legend>
        <h4>{words.checks}</h4>
      </legend>
      {applicant.checks.map(({ kind, state }) =>
        kind === 'licence_approval' ? (
          <p key={kind}>{state === 'done' ? words.approvalDone : words.approvalWaits}</p>
        ) : (
          <ActCheck
            key={kind}
            label={words.checkDone(offerCheckLabels[kind])}
            isTicked={state === 'done'}
            disabled={!isReady || applicant.stage !== 'offer'}
            onTick={(isDone) => onCheck(kind, isDone)}
          />
        ),
      )}
    </fieldset>
  )
}

function Steps({ applicant, onMove }: Pick<Props, 'applicant' | 'onMove'>) {
  const { id, next } = applicant
  const no = next.find((stage) => stage === 'unsuccessful' || stage === 'unsuccessful_after_interview')
  return (
    <div className="employer-steps not-on-paper">
      {next.includes('shortlisted') ? (
        <div>
          <ActButton look="primary" onClick={() => onMove({ to: 'shortlisted' })}>
            {stageActions.shortlisted}
          </ActButton>
        </div>
      ) : null}
      {next.includes('interview') ? (
        <MessageForm
          id={`${id}-interview`}
          summary={stageActions.interview}
          hint={words.interviewHint}
          submit={words.interviewSubmit}
          onSend={(note) => onMove({ to: 'interview', note })}
        />
      ) : null}
      {next.includes('offer') ? (
        <MessageForm
          id={`${id}-offer`}
          summary={stageActions.offer}
          what={words.offerWhat}
          hint={words.offerHint}
          submit={words.offerSubmit}
          onSend={(note) => onMove({ to: 'offer', note })}
        />
      ) : null}
      {no ? <NoForm id={id} onSend={(reasons, note) => onMove({ to: no, reasons, note })} /> : null}
      {next.includes('offer_withdrawn') ? (
        <ConfirmButton
          label={stageActions.offer_withdrawn}
          question={words.takeBackQuestion}
          yes={words.takeBackYes}
          onConfirm={() => onMove({ to: 'offer_withdrawn' })}
        />
      ) : null}
    </div>
  )
}

/** One applicant: what they can do, how far they have got, and what the employer may do next. */
export function ApplicantCard({ applicant, readers, onMove, onCheck, onAsk }: Props) {
  const { id, stage, waitingDays, interview, reasons, history, checks } = applicant
  return (
    <article id={id} className="card dash-card" aria-labelledby={`${id}-name`}>
      <div className="dash-card-head">
        <h3 id={`${id}-name`}>{applicantName(applicant)}</h3>
        <StageBadge stage={stage} />
      </div>
      {waitingDays === null ? (
        interview ? (
          <p className="dash-badges">
            <Badge tone="plain">{words.interviewOn(weekdayText(interview.on))}</Badge>
          </p>
        ) : null
      ) : (
        <p className="dash-badges">
          <Badge tone={waitingDays >= longWaitDays ? 'warn' : 'plain'}>{words.waited(waitingDays)}</Badge>
        </p>
      )}
      <Facts facts={factsOf(applicant)} />
      {interview ? (
        <p>
          <strong>{words.interview}:</strong> {weekdayText(interview.on)}, {timeText(interview.at)}. {interview.place}
        </p>
      ) : null}
      {reasons.length === 0 ? null : (
        <p>
          <strong>{words.reasons}:</strong> {reasons.map((reason) => rejectionLabels[reason]).join(', ')}
        </p>
      )}
      {applicant.name === null ? null : <RecordQuestion applicant={applicant} readers={readers} onAsk={onAsk} />}
      {checks.length === 0 ? null : <Checks applicant={applicant} onCheck={onCheck} />}
      <Steps applicant={applicant} onMove={onMove} />
      <details className="dash-more">
        <summary>{words.history}</summary>
        <ApplicationTimeline history={history} roleNames={words.you} />
      </details>
    </article>
  )
}
