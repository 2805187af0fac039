import { Badge } from '@/components/dashboard/parts/badge'
import type { KeptForm } from '@/components/dashboard/parts/posted-form'
import { StageBadge } from '@/components/dashboard/parts/stage-badge'
import { typedTexts } from '@/components/dashboard/parts/typed-texts'
import { OwnExtras, type ShownCv } from '@/components/hiring/applications/application-extras'
import { ApplicationHistory } from '@/components/hiring/applications/application-history'
import {
  ApprovalOfOffer,
  ApprovalWish,
  OfferAnswer,
  OwnInterview,
  RecordAnswer,
  SlotChoice,
  TimesDeclined,
  Withdraw,
} from '@/components/hiring/applications/own-steps'
import { StepProblem, type StepOf } from '@/components/hiring/applications/step-form'
import { ReleaseForm, type OwnVersions } from '@/components/hiring/statement/release-form'
import { ReleaseFacts, type ShownRelease } from '@/components/hiring/statement/releases'
import { applicationWords } from '@/lib/content/dashboards/candidate/applications'
import { checkStateLabels, offerCheckLabels, rejectionLabels, withdrawalLabels } from '@/lib/content/dashboards/labels'
import { ownApplicationsWords as words } from '@/lib/content/hiring/own-applications'
import { statementWords } from '@/lib/content/hiring/statement'
import type {
  Application,
  DisclosureState,
  RejectionReason,
  WithdrawalReason,
} from '@/lib/domain/applications/application'
import type { Step } from '@/lib/domain/applications/history'
import type { Slot } from '@/lib/domain/applications/interview-slots'
import type { Stage } from '@/lib/domain/applications/stages'

type OwnApplication = {
  reference: string
  version: number
  job: { title: string; company: string }
  stage: Stage
  isOpen: boolean
  waited: number | null
  why: string
  isNamed: boolean
  isSilent: boolean
  steps: readonly Step[]
  slots: readonly Slot[]
  interview: Slot | null
  timesDeclined: Step | null
  reasons: readonly RejectionReason[]
  withdrawalReason: WithdrawalReason | null
  checks: Application['checks']
  disclosure: DisclosureState
  needsApproval: boolean
  next: readonly Stage[]
  reasonsToWithdraw: readonly WithdrawalReason[]
}

type Props = {
  application: OwnApplication
  /** Null while there is no question about a record, and where the site stores no statements. */
  versions: OwnVersions | null
  releases: readonly ShownRelease[]
  /** The copy of a CV that went with it. */
  cv: ShownCv | null
  kept: KeptForm | null
}

/** One application as its applicant sees it: what comes next, then what has happened. */
export function OwnScreen({ application, cv, versions, releases, kept }: Props) {
  const { reference, version, job, stage, isOpen, waited, steps, slots, interview, timesDeclined } = application
  const { reasons, checks, next } = application
  const stepOf: StepOf = { to: 'candidate', reference, version, kept }
  const approval = checks.find(({ kind }) => kind === 'licence_approval')
  const hasOffer = stage === 'offer' || stage === 'accepted'
  const isAsked = isOpen && application.disclosure === 'asked'
  const mayRelease = isOpen && versions !== null && !releases.some(({ state }) => state === 'open')
  const release = mayRelease ? <ReleaseForm stepOf={stepOf} company={job.company} versions={versions} /> : null
  const isTheirTurn = stage === 'offer' || isAsked || slots.length > 0
  // The only text is the message about times, whose form is there as long as there are times to choose from.
  const texts = slots.length > 0 ? [] : typedTexts(kept, { message: words.noTimeMessage })
  return (
    <>
      <StepProblem kept={kept} texts={texts} />
      <div className="screen-heading">
        <div>
          <h1>{job.title}</h1>
          <p className="lead">{job.company}</p>
        </div>
        <StageBadge stage={stage} />
      </div>
      {isOpen && !isTheirTurn && (waited !== null || !interview) ? (
        <section className="dash-section" aria-labelledby="now">
          <h2 id="now">{words.now}</h2>
          {waited === null || (timesDeclined && waited === 0) ? null : <p>{words.waiting(waited)}</p>}
          <p>{words.nothing}</p>
        </section>
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
      {stage === 'offer' ? <OfferAnswer stepOf={stepOf} /> : null}
      {isAsked ? <RecordAnswer stepOf={stepOf}>{release}</RecordAnswer> : null}
      {slots.length > 0 ? <SlotChoice stepOf={stepOf} slots={slots} /> : null}
      {timesDeclined ? <TimesDeclined note={timesDeclined.note} /> : null}
      {interview ? <OwnInterview reference={reference} slot={interview} /> : null}
      {checks.length > 0 ? (
        <section className="dash-section" aria-labelledby="checks">
          <h2 id="checks">{words.checks}</h2>
          <ul className="plain-list dash-badges">
            {checks.map(({ kind, state }) => (
              <li key={kind}>
                <Badge tone={state === 'done' ? 'good' : 'wait'}>
                  {offerCheckLabels[kind]}: {checkStateLabels[state].toLowerCase()}
                </Badge>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {hasOffer ? <ApprovalOfOffer stepOf={stepOf} state={approval?.state ?? null} /> : null}
      {isOpen && !hasOffer ? <ApprovalWish stepOf={stepOf} isTold={application.needsApproval} /> : null}
      {isAsked ? null : <p>{applicationWords.record[application.disclosure]}.</p>}
      {releases.length > 0 || (release && application.disclosure === 'shared') ? (
        <section className="dash-section" aria-labelledby="statement">
          <h2 id="statement">{statementWords.title}</h2>
          {releases.map((one) => (
            <div key={one.givenAt} className="card dash-card">
              <ReleaseFacts release={one} from="application" />
            </div>
          ))}
          {application.disclosure === 'shared' ? release : null}
        </section>
      ) : null}
      <OwnExtras stepOf={stepOf} why={application.why} cv={cv} isNamed={application.isNamed} />
      <section className="dash-section" aria-labelledby="history">
        <h2 id="history">{words.history}</h2>
        <ApplicationHistory steps={steps} roleNames={{ candidate: applicationWords.you, employer: words.employer }} />
      </section>
      {next.includes('withdrawn') ? (
        <Withdraw stepOf={stepOf} reasons={application.reasonsToWithdraw} isSilent={application.isSilent} />
      ) : null}
    </>
  )
}
