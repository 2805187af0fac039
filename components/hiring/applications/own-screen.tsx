import type { Route } from 'next'
import type { ComponentProps } from 'react'

import type { KeptForm } from '@/components/work/posted-form'
import { StageBadge } from '@/components/work/stage-badge'
import { typedTexts } from '@/components/work/typed-texts'
import { OwnExtras, type ShownCv } from '@/components/hiring/applications/application-extras'
import { ApplicationHistory } from '@/components/hiring/applications/application-history'
import { EmployerNote } from '@/components/hiring/applications/employer-note'
import { OwnEnded } from '@/components/hiring/applications/own-ended'
import { OwnInterview, type OwnInterviewFacts } from '@/components/hiring/applications/own-interview'
import { OwnPart } from '@/components/hiring/applications/own-part'
import {
  AcceptOffer,
  ApprovalOfOffer,
  ApprovalWish,
  OfferAnswer,
  SlotChoice,
  TimesDeclined,
  Withdraw,
} from '@/components/hiring/applications/own-steps'
import { ApplicationMessages, NewMessages, typedOfMessage } from '@/components/hiring/applications/application-messages'
import { OfferTerms } from '@/components/hiring/applications/offer-terms'
import {
  answerToConfirm,
  recordAnswers,
  RecordAnswerSection,
  type StatementToGive,
} from '@/components/hiring/applications/record-answer'
import { ApplicationStepProblem, type StepOf } from '@/components/hiring/applications/application-step-form'
import { CandidateContactFacts } from '@/components/hiring/candidate-facts'
import { ReleaseFacts, type ShownRelease } from '@/components/hiring/statement/releases'
import { candidatePortal, type CandidatePlace } from '@/components/hiring/screen-place'
import { PageLink } from '@/components/ui/page-link'
import { applicationWords } from '@/lib/content/dashboards/candidate/applications'
import { ownApplicationsWords as words, ownTitle } from '@/lib/content/hiring/own-applications'
import { recordAnswerWords } from '@/lib/content/hiring/record-answer'
import { statementWords } from '@/lib/content/hiring/statement'
import { dayText, dayTimeText, weekdayText } from '@/lib/content/wording/date-text'
import type {
  Application,
  DisclosureState,
  RejectionReason,
  WithdrawalReason,
} from '@/lib/domain/applications/application'
import type { FirstDay } from '@/lib/domain/applications/first-day'
import { latestFromEmployer, type ApplicationStep } from '@/lib/domain/applications/history'
import type { Slot } from '@/lib/domain/applications/interview-slots'
import { silenceDays } from '@/lib/domain/applications/silence'
import type { Stage } from '@/lib/domain/applications/stages'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import type { CandidateCard } from '@/lib/domain/candidates/card'
import type { CandidateContact } from '@/lib/domain/candidates/profile'
import type { AdvertDraft } from '@/lib/domain/job-board/advert'
import type { DbsLevel, RecordQuestionStage } from '@/lib/domain/job-board/job'

/** What is asked about once more before it is sent. */
const ownAnswers = [...recordAnswers, 'accept'] as const
type OwnAnswer = (typeof ownAnswers)[number]

/** What the page asks once more, as its address says; null for none. */
export const askedAgain = (answer: unknown): OwnAnswer | null => ownAnswers.find((one) => one === answer) ?? null

/** The title of the page of an application. */
export function titleOfOwn(job: string, answer: unknown): string {
  const asked = askedAgain(answer)
  return ownTitle(job, asked === null || asked === 'accept' ? asked : 'other')
}

type OwnApplication = {
  reference: string
  version: number
  job: {
    id: string
    title: string
    company: string
    isOpen: boolean
    dbsLevel: DbsLevel
    recordQuestion: RecordQuestionStage
  }
  stage: Stage
  isOpen: boolean
  waited: number | null
  /** The day by which the employer is asked to answer; null while it is not the employer's turn. */
  hearBy: PlainDate | null
  why: string
  isNamed: boolean
  isSilent: boolean
  steps: readonly ApplicationStep[]
  slots: readonly Slot[]
  chooseBy: PlainDate | null
  /** Those that somebody else was quicker to choose. */
  takenSlots: readonly Slot[]
  interview: OwnInterviewFacts | null
  timesDeclined: ApplicationStep | null
  reasons: readonly RejectionReason[]
  withdrawalReason: WithdrawalReason | null
  checks: Application['checks']
  firstDay: FirstDay | null
  startedOn: PlainDate | null
  /** Whether there is still time before the first day of an accepted offer. */
  isBeforeStart: boolean
  disclosure: DisclosureState
  needsApproval: boolean
  next: readonly Stage[]
  reasonsToWithdraw: readonly WithdrawalReason[]
}

type Props = {
  application: OwnApplication
  /** Null while there is no question about a record to answer, and where the site stores no statements. */
  statement: StatementToGive | null
  /** The answer that they are about to give, to a question about a record or to an offer. */
  chosen: OwnAnswer | null
  /** What the employer sees of them by now; null before the shortlist. */
  contact: CandidateContact | null
  /** What the employer reads of what they can do; null once the application has ended. */
  card: CandidateCard | null
  /** The advert as it was when they applied; null if it is no longer there. */
  advert: AdvertDraft | null
  releases: readonly ShownRelease[]
  /** The copy of a CV that went with it. */
  cv: ShownCv | null
  /** The messages, with the id of the next one and what was just done; none before the shortlist. */
  thread?: ComponentProps<typeof ApplicationMessages>['thread'] | null
  kept: KeptForm | null
  /** @default the portal */
  place?: CandidatePlace
}

const hearByText = (hearBy: PlainDate, waited: number): string =>
  waited < silenceDays.second ? words.hearBy(weekdayText(hearBy)) : words.hearByPassed(weekdayText(hearBy))

/** One application as its applicant sees it: what comes next, then what has happened. */
export function OwnScreen(props: Props) {
  const {
    application,
    statement,
    chosen,
    contact,
    card,
    advert,
    cv,
    releases,
    thread = null,
    kept,
    place = candidatePortal,
  } = props
  const { reference, version, job, stage, isOpen, waited, hearBy, steps, slots, takenSlots, interview, timesDeclined } =
    application
  const { reasons, checks, next } = application
  const stepOf: StepOf = { to: place.forms, reference, version, kept }
  const approval = checks.find(({ kind }) => kind === 'licence_approval')
  const hasOffer = stage === 'offer' || stage === 'accepted'
  const { disclosure } = application
  // The question does not go away when somebody accepts an offer before they answer it.
  const mayStillAnswer = isOpen || application.isBeforeStart
  const isAsked = mayStillAnswer && disclosure === 'asked'
  const released = releases.find(({ state }) => state === 'open')
  const mayAnswer = mayStillAnswer && disclosure !== 'not_asked' && !released
  const hasTakenBack = disclosure === 'shared' && releases.some(({ state }) => state === 'taken_back')
  const answer =
    mayAnswer && (disclosure !== 'shared' || statement !== null)
      ? {
          answered: hasTakenBack ? ('taken_back' as const) : disclosure,
          statement,
          chosen: chosen === 'accept' ? null : chosen,
        }
      : null
  const question = answer ? <RecordAnswerSection stepOf={stepOf} job={job} place={place} {...answer} /> : null
  const isInvited = interview?.state === 'to_come'
  const offerChangedOn = steps.findLast(({ kind }) => kind === 'offer_changed')?.on ?? null
  const isTheirTurn = stage === 'offer' || isAsked || slots.length + takenSlots.length > 0
  // What was typed into a message about times stays in its form for as long as that is on the page.
  const hasForm = slots.length + takenSlots.length > 0 || isInvited
  const interviewShown = interview ? <OwnInterview stepOf={stepOf} interview={interview} /> : null
  const texts = [
    ...(hasForm ? [] : typedTexts(kept, { message: words.noTimeMessage })),
    ...typedOfMessage(kept, thread),
  ]
  const heading = (
    <div className="screen-heading">
      <div>
        <h1>{job.title}</h1>
        <p className="lead">{job.company}</p>
        <p className="dash-actions">
          <StageBadge stage={stage} />
          {advert ? (
            <PageLink
              href={`${place.path}/applications/${reference}/advert` as Route}
              className="text-link not-on-paper"
            >
              {words.advert}
            </PageLink>
          ) : null}
        </p>
      </div>
    </div>
  )
  const said = latestFromEmployer(steps)
  const isAccepting = stage === 'offer' && chosen === 'accept'
  const checksLeft = checks.flatMap(({ kind, state }) => (state === 'done' ? [] : [kind]))
  // The approval is the person’s own to get.
  const theirChecks = checksLeft.filter((kind) => kind !== 'licence_approval')
  const terms =
    stage === 'offer' || stage === 'accepted' || stage === 'hired' ? (
      <OfferTerms
        heading={isAccepting ? words.accepting.heading(job.company) : stage === 'offer' ? words.offer : words.terms}
        advert={advert}
        checks={isAccepting ? [] : checks}
        stage={stage}
        firstDay={application.firstDay}
        changedOn={stage === 'offer' ? offerChangedOn : null}
      >
        {stage === 'offer' && application.firstDay && !isAccepting ? (
          <p>{words.answerBefore(weekdayText(application.firstDay.on))}</p>
        ) : null}
        {isAccepting && theirChecks.length > 0 ? <p>{words.accepting.checks(theirChecks)}</p> : null}
        {isAccepting && theirChecks.length < checksLeft.length ? <p>{words.accepting.approval}</p> : null}
        {stage === 'offer' && disclosure === 'not_asked' ? (
          <p>
            {words.offerRecord[job.recordQuestion === 'never' ? 'never' : 'mayAsk']}{' '}
            {words.offerRecord[job.dbsLevel === 'none' ? 'noDbs' : 'dbs']}
          </p>
        ) : null}
        {isAccepting ? <AcceptOffer stepOf={stepOf} place={place} job={job} /> : null}
        {stage === 'offer' && !isAccepting ? <OfferAnswer stepOf={stepOf} place={place} /> : null}
      </OfferTerms>
    ) : null
  const comesNext =
    stage === 'shortlisted'
      ? words.shortlisted
      : stage === 'interview' && interview?.state === 'over'
        ? words.interviewed(weekdayText(interview.slot.on))
        : null
  const historyOf = (lines: readonly ApplicationStep[]) => (
    <section className="dash-section" aria-labelledby="history">
      <h2 id="history">{words.history}</h2>
      <ApplicationHistory steps={lines} roleNames={{ candidate: applicationWords.you, employer: words.employer }} />
    </section>
  )
  // Nothing else can be done on the page while they decide whether to send an answer.
  if (isAccepting || (answer && answerToConfirm(answer))) {
    return (
      <>
        <ApplicationStepProblem kept={kept} texts={texts} />
        {heading}
        <div className="work-columns">
          <div>{isAccepting ? terms : question}</div>
          <div>{historyOf(steps)}</div>
        </div>
      </>
    )
  }
  return (
    <>
      <ApplicationStepProblem kept={kept} texts={texts} />
      {heading}
      <NewMessages thread={thread} />
      <div className="work-columns">
        <div>
          {isInvited ? interviewShown : null}
          <EmployerNote step={said} company={job.company} />
          {isOpen && !isTheirTurn && !isInvited && (waited !== null || !interview) ? (
            <section className="dash-section dash-panel" aria-labelledby="now">
              <h2 id="now">{words.now}</h2>
              {job.isOpen ? null : <p>{words.advertClosed}</p>}
              {comesNext === null ? null : <p>{comesNext}</p>}
              {/* Until the day by which they should hear, that day says enough. */}
              {waited === null ||
              (waited === 0 ? timesDeclined || stage !== 'applied' : waited < silenceDays.second) ? null : (
                <p>{words.waiting(waited)}</p>
              )}
              {waited === null || hearBy === null ? null : (
                <p>
                  <strong>{hearByText(hearBy, waited)}</strong> {application.isSilent ? null : words.hearByNext}
                </p>
              )}
              {comesNext !== null || thread?.messages.some(({ isNew }) => isNew) ? null : <p>{words.nothing}</p>}
              {contact === null && disclosure === 'not_asked' ? <p>{applicationWords.record.not_asked}.</p> : null}
              {stage === 'applied' ? <p>{words.seenNow}</p> : null}
            </section>
          ) : null}
          <OwnEnded stage={stage} reasons={reasons} withdrawalReason={application.withdrawalReason} place={place} />
          {isAsked && hasOffer ? (
            <p className="notice">
              <a href="#question" className="text-link">
                {recordAnswerWords.alsoAsked}
              </a>
            </p>
          ) : null}
          {stage === 'accepted' ? (
            <section className="dash-section dash-panel" aria-labelledby="now">
              <h2 id="now">{words.now}</h2>
              <p>
                {words.accepted(
                  application.firstDay && dayTimeText(application.firstDay.on, application.firstDay.at),
                  theirChecks.length > 0,
                )}
              </p>
            </section>
          ) : null}
          {terms}
          {application.startedOn ? <p className="notice">{words.hired(dayText(application.startedOn))}</p> : null}
          {slots.length + takenSlots.length > 0 ? (
            <SlotChoice stepOf={stepOf} slots={slots} chooseBy={application.chooseBy} taken={takenSlots} />
          ) : null}
          {isAsked ? question : null}
          {interview?.state === 'beside_offer' ? interviewShown : null}
          {timesDeclined ? <TimesDeclined {...timesDeclined} /> : null}
          {hasOffer ? <ApprovalOfOffer stepOf={stepOf} state={approval?.state ?? null} /> : null}
          {isOpen && !hasOffer ? <ApprovalWish stepOf={stepOf} isTold={application.needsApproval} /> : null}
          {thread ? <ApplicationMessages stepOf={stepOf} thread={thread} other={job.company} /> : null}
          {contact && isOpen ? (
            <OwnPart id="seen" heading={words.seen(job.company)} isFolded={hasOffer}>
              <p>{words.seenText}</p>
              <CandidateContactFacts contact={contact} isOwn />
              {cv ? <p>{words.seenCv}</p> : null}
              {released ? <p>{words.seenStatement(released.version)}</p> : null}
              {/* An offer says it above. */}
              {disclosure === 'shared' || (stage === 'offer' && disclosure === 'not_asked') ? null : (
                <p>
                  {words.seenNot[disclosure === 'not_asked' ? 'notAsked' : 'asked']}{' '}
                  {job.dbsLevel === 'none' ? null : words.offerRecord.dbs}
                </p>
              )}
            </OwnPart>
          ) : null}
          {question || disclosure === 'not_asked' ? null : (
            <section className="dash-section" aria-labelledby="record">
              <h2 id="record">{words.record}</h2>
              <p>{applicationWords.record[disclosure]}.</p>
            </section>
          )}
          {isAsked ? null : question}
          {releases.length > 0 ? (
            <section className="dash-section" aria-labelledby="statement">
              <h2 id="statement">{statementWords.title}</h2>
              {releases.map((one) => (
                <div key={one.givenAt} className="card dash-card">
                  <ReleaseFacts release={one} from="application" place={place} />
                </div>
              ))}
            </section>
          ) : null}
          <OwnExtras stepOf={stepOf} card={card} why={application.why} cv={cv} isNamed={application.isNamed} />
          {interview?.state === 'over' || interview?.state === 'off' ? interviewShown : null}
        </div>
        <div>
          {/* What is quoted beside it is not said again. */}
          {historyOf(steps.map((step) => (step === said ? { ...step, note: null } : step)))}
          {next.includes('withdrawn') ? (
            <Withdraw
              stepOf={stepOf}
              hint={stage === 'accepted' ? words.withdrawAccepted : null}
              reasons={application.reasonsToWithdraw}
              isSilent={application.isSilent}
            />
          ) : null}
        </div>
      </div>
    </>
  )
}
