import type { Route } from 'next'
import type { ComponentProps, ReactNode } from 'react'

import { Badge } from '@/components/work/badge'
import { Facts } from '@/components/work/facts'
import type { KeptForm } from '@/components/work/posted-form'
import { StageBadge } from '@/components/work/stage-badge'
import { Typed } from '@/components/work/typed'
import { CheckBeforeSending, stepToReadAgain } from '@/components/hiring/applications/check-before-sending'
import { ApplicantName, ApplicantNumber } from '@/components/hiring/applications/applicant-number'
import { ApplicantChecks } from '@/components/hiring/applications/applicant-checks'
import { WaitedBadge } from '@/components/hiring/applications/applicant-list'
import { ApplicantNotes, type ApplicantNote } from '@/components/hiring/applications/applicant-notes'
import { ApplicantCheckIn } from '@/components/hiring/applications/applicant-check-in'
import { ApplicantStart } from '@/components/hiring/applications/applicant-start'
import { ApplicantStepPage, stepWithPage } from '@/components/hiring/applications/applicant-step-page'
import { ApplicantSteps, shownSteps } from '@/components/hiring/applications/applicant-steps'
import { ApplicationHistory } from '@/components/hiring/applications/application-history'
import { InterviewFacts } from '@/components/hiring/applications/interview-facts'
import { TheirExtras, type ShownCv } from '@/components/hiring/applications/application-extras'
import { slotPlaceText, slotText } from '@/components/hiring/applications/slot-text'
import { typedOfStep } from '@/components/hiring/applications/slot-fields'
import { ApplicationMessages, NewMessages, typedOfMessage } from '@/components/hiring/applications/application-messages'
import {
  ApplicationStepForm,
  ApplicationStepProblem,
  type StepOf,
} from '@/components/hiring/applications/application-step-form'
import { employerPortal, type ScreenPlace } from '@/components/hiring/screen-place'
import { reasonsShown } from '@/components/hiring/applications/reasons-given'
import { taskPlace } from '@/components/hiring/applications/task-path'
import { CandidateCardFacts, CandidateContactFacts } from '@/components/hiring/candidate-facts'
import {
  StatementToRead,
  WhoGives,
  type RightGivers,
  type StatementForMember,
} from '@/components/hiring/statement/statement-to-read'
import { PageLink } from '@/components/ui/page-link'
import { exampleApplicantWords } from '@/lib/content/dashboards/employer-words'
import { rejectionLabels } from '@/lib/content/dashboards/labels'
import {
  companyApplicantsWords as words,
  distanceBandLabels,
  taskLabels,
  taskLinks,
} from '@/lib/content/hiring/applicants'
import { hoursOfAdvert } from '@/lib/content/hiring/advert-text'
import { dayTimeText, weekdayText } from '@/lib/content/wording/date-text'
import { payText } from '@/lib/content/wording/job-text'
import { recordSentences } from '@/lib/content/hiring/record-sentences'
import type { Application, DisclosureState, RejectionReason } from '@/lib/domain/applications/application'
import type { AwaitedStep, ShownTask } from '@/lib/domain/applications/employer-task'
import type { DistanceBand } from '@/lib/domain/applications/distance-band'
import { sixWeekDays, type StartFacts } from '@/lib/domain/applications/first-day'
import { isStage, timesDeclined, type ApplicationStep, type StepKind } from '@/lib/domain/applications/history'
import { chosenSlot, declinedSlots, type Slot, type SlotDefaults } from '@/lib/domain/applications/interview-slots'
import { overlaps } from '@/lib/domain/appointments/appointment'
import { isOpenStage, type Stage } from '@/lib/domain/applications/stages'
import { closesOn } from '@/lib/domain/vault/statement-release'
import { addDays, type PlainDate } from '@/lib/domain/dates/plain-date'
import type { CandidateCard } from '@/lib/domain/candidates/card'
import type { CandidateContact } from '@/lib/domain/candidates/profile'
import type { Pay, RecordQuestionStage } from '@/lib/domain/job-board/job'

type Applicant = {
  reference: string
  version: number
  job: {
    title: string
    postcode: string
    town: string
    /** As in the advert that they applied for; null or '' if it cannot be read. */
    pay: Pay | null
    hoursPerWeek: number | null
    pattern: string
    recordQuestion: RecordQuestionStage
    hasOtherQuestion: boolean
  }
  stage: Stage
  isOpen: boolean
  isForgotten: boolean
  why: string
  /** What the employer has to do next; null while it is the applicant's turn, and once nothing is left. */
  task: ShownTask | null
  /** The day by which the applicant should hear; null where nothing is promised, or the day has passed. */
  answerBy: PlainDate | null
  awaited: readonly AwaitedStep[]
  /** Whether the agreed interview is over. */
  isInterviewOver: boolean
  steps: readonly ApplicationStep[]
  slots: readonly Slot[]
  /** Those of their times that are also another applicant's. */
  sharedTimes: readonly {
    reference: string
    name: string | null
    slot: Pick<Slot, 'on' | 'at' | 'state'>
    theirs: Pick<Slot, 'on' | 'at' | 'minutes'>
    isAgreed: boolean
    /** Whether this one can no longer be chosen because of it. */
    isTaken: boolean
  }[]
  /** The day by which they have to choose one of the times; null where none can be chosen. */
  chooseBy: PlainDate | null
  /** The times last offered, to them or otherwise for the job. */
  lastTimes: SlotDefaults | null
  /** What they last said about being late for the agreed interview. */
  late: ApplicationStep | null
  reasons: readonly RejectionReason[]
  checks: Application['checks']
  disclosure: DisclosureState
  distance: DistanceBand
  card: CandidateCard | null
  contact: CandidateContact | null
  /** How the job begins. */
  start: StartFacts
  /** Whether there is still time before the first day of an accepted offer. */
  isBeforeStart: boolean
  /** Whether the shortlist or the start can still be undone, offered times withdrawn, and an agreed interview called off. */
  mayUndo: boolean
  mayWithdrawTimes: boolean
  mayCallOff: boolean
  next: readonly Stage[]
  hasReader: boolean
  mayAsk: boolean
  /** The name of the member who is looking; null if they gave none. */
  memberName: string | null
  /** What colleagues noted, oldest first. */
  notes: readonly ApplicantNote[]
  today: PlainDate
}

type Props = {
  applicant: Applicant
  /** Null while there is none to mention. */
  /** The copy of a CV that went with the application; null before the shortlist. */
  cv: ShownCv | null
  statement: StatementForMember | null
  /** Who can give the right to read statements, where somebody lacks it. */
  givers?: RightGivers | null
  /** The question how the new job goes, while it waits for an answer. */
  checkIn?: { checkIn: string; startedOn: PlainDate } | null
  /** The messages, with the id of the next one and what was just done; none before the shortlist. */
  thread?: ComponentProps<typeof ApplicationMessages>['thread'] | null
  kept: KeptForm | null
  /** What was just done, and what comes after it. */
  notices?: ReactNode
  /** The step that the URL asks for. */
  opened: string
  /** @default the portal */
  place?: ScreenPlace
}

type RecordProps = Pick<Props, 'applicant' | 'statement'> & { stepOf: StepOf; givers: RightGivers | null }

function RecordQuestion({ applicant, statement, stepOf, givers }: RecordProps) {
  const { disclosure, job, stage, mayAsk, isOpen, isBeforeStart, hasReader, steps, contact } = applicant
  const who = contact?.firstName || words.theApplicant
  const isEnded = !isOpen && !isBeforeStart
  const isOver = disclosure === 'not_asked' && isEnded
  const ended = isEnded ? steps.find(({ kind }) => isStage(kind) && !isOpenStage(kind)) : undefined
  return (
    <section className="dash-section" aria-labelledby="record">
      <h2 id="record">{exampleApplicantWords.record}</h2>
      <p>
        {recordSentences({ ...job, disclosure, steps, who })}
        {disclosure === 'asked' ? ` ${words.upToThem}` : null}
        {disclosure === 'declined' ? ` ${words.declined}` : null}
      </p>
      {disclosure === 'shared' && !statement ? <p>{words.shared}</p> : null}
      {statement ? (
        <StatementToRead
          statement={statement}
          who={who}
          hasName={applicant.memberName !== null}
          stepOf={stepOf}
          givers={givers}
          closes={ended ? closesOn(ended.on) : null}
        />
      ) : null}
      {isOver ? <p>{words.askOver[stage === 'hired' ? 'hired' : 'ended']}</p> : null}
      {disclosure === 'shared' || (isOver && stage === 'hired') ? (
        <p>
          <PageLink href="/employer-guide/risk-assessment">
            {isOver ? words.checkLaw : exampleApplicantWords.assess}
          </PageLink>
        </p>
      ) : null}
      {disclosure === 'not_asked' && (isOpen || isBeforeStart) && !mayAsk ? (
        <p>{exampleApplicantWords.notYet[job.recordQuestion]}</p>
      ) : null}
      {mayAsk && !hasReader ? (
        <>
          <p>{words.noReader}</p>
          <WhoGives givers={givers} />
        </>
      ) : null}
      {mayAsk && hasReader ? (
        <details className="dash-more">
          <summary>{exampleApplicantWords.ask}</summary>
          <ApplicationStepForm
            {...stepOf}
            action="applicant-ask"
            submit={exampleApplicantWords.askYes}
            look="secondary"
          >
            <p>{words.askHint}</p>
          </ApplicationStepForm>
        </details>
      ) : null}
    </section>
  )
}

type SharedTimeProps = { shared: Applicant['sharedTimes'][number]; path: string }

const OtherApplicant = ({ shared: { reference, name }, path }: SharedTimeProps) => (
  <PageLink href={`${path}/applications/${reference}` as Route}>
    <ApplicantName name={name} reference={reference} />
  </PageLink>
)

/** Whether this applicant can no longer choose the time, which the list of their times says. */
const isGone = ({ slot, isTaken }: Applicant['sharedTimes'][number]): boolean => isTaken && slot.state === 'offered'

/** A time that is also another applicant's. */
function SharedTime(props: SharedTimeProps) {
  const { slot, theirs, isAgreed } = props.shared
  const when = dayTimeText(slot.on, slot.at)
  return (
    <p>
      {isAgreed ? words.agreedTime(when) : words.offeredTime(when)} <OtherApplicant {...props} />
      {`, ${slotText(theirs)}.`}
    </p>
  )
}

/** Whose turn it is: what the employer has to do and how long it has waited, or what the applicant has to do. */
function Turn({
  task,
  answerBy,
  awaited,
  isInterviewOver,
  slots,
  sharedTimes,
  chooseBy,
  late,
  contact,
  start,
  checks,
  isOpen,
  isBeforeStart,
  path,
  statement,
}: Applicant & { path: string } & Pick<Props, 'statement'>) {
  const who = contact?.firstName || words.theApplicant
  const chosen = chosenSlot(slots)
  const due = task?.kind === 'read_statement' ? null : task
  const theirs = awaited.flatMap((step) => {
    if (step === 'times') return words.theirTurn.times(who, chooseBy && weekdayText(chooseBy))
    if (step !== 'interview' || !chosen) return words.theirTurn[step](who)
    if (!isInterviewOver) return words.theirTurn.interview(slotText(chosen))
    // Beside what is to be done, its part of the page says when it was.
    return due ? [] : words.interviewWas(slotText(chosen))
  })
  const isUnread =
    statement?.state === 'open' && statement.mayRead && statement.readAt === null && (isOpen || isBeforeStart)
  const isReady = isBeforeStart && !due && checks.length > 0 && checks.every(({ state }) => state === 'done')
  const hasProblem = due?.kind === 'do_checks' && checks.some(({ state }) => state === 'not_passed')
  if (!due && theirs.length === 0 && !isUnread) return null
  return (
    <div className="dash-section">
      <div className="notice">
        {late?.note ? (
          <p>
            <strong>{words.late(who)}</strong> <Typed>{late.note}</Typed>
          </p>
        ) : null}
        {due ? (
          <>
            <p>
              <strong>
                {words.nextForYou}: {hasProblem ? words.problemNext : `${taskLabels[due.kind]}.`}
              </strong>{' '}
              {answerBy ? words.answerBy(weekdayText(answerBy)) : null}
              {due.kind === 'do_checks' && !hasProblem && isBeforeStart && start.firstDay
                ? words.checksBy(weekdayText(start.firstDay.on))
                : null}
            </p>
            <p>
              <WaitedBadge task={due} />
            </p>
            <p className={taskPlace(due.kind) === '#next' ? 'to-decision' : undefined}>
              <a href={taskPlace(due.kind)} className="text-link">
                {taskLinks[due.kind]}
              </a>
            </p>
          </>
        ) : null}
        {isReady && start.firstDay ? (
          <p>
            <strong>{words.readyToStart(who, dayTimeText(start.firstDay.on, start.firstDay.at))}</strong>
          </p>
        ) : null}
        {theirs.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {isUnread ? (
          <>
            <p>{words.statementShared(who)}</p>
            <p>
              <a href={taskPlace('read_statement')} className="text-link">
                {taskLinks.read_statement}
              </a>
            </p>
          </>
        ) : null}
        {sharedTimes.map((shared) =>
          isGone(shared) ? null : <SharedTime key={shared.reference} shared={shared} path={path} />,
        )}
      </div>
    </div>
  )
}

const declinedWords = (kind: StepKind, count: number) => {
  if (kind === 'times_withdrawn') return () => words.timesWithdrawn(count)
  if (kind === 'interview_called_off') return () => words.calledOff
  if (kind === 'time_given_back') return words.timeGivenBack
  return kind === 'interview_cancelled' ? words.interviewCancelled : words.slotsDeclined
}

type InterviewProps = Applicant & Pick<StepOf, 'to'> & { path: string }

function Interview({ reference, slots, sharedTimes, steps, contact, isInterviewOver, to, path }: InterviewProps) {
  const chosen = chosenSlot(slots)
  const declined = declinedSlots(slots)
  const offered = slots.filter(({ state }) => state === 'offered')
  if (!chosen && declined.length === 0 && offered.length === 0) return null
  const said = declined.length === 0 ? null : timesDeclined(steps)
  const note = said?.note
  const listed = chosen ? [chosen] : [...declined, ...offered]
  return (
    <section className="dash-section" aria-labelledby="interview">
      <h2 id="interview">{chosen ? exampleApplicantWords.interview : words.slots(listed.length)}</h2>
      {said ? <p>{declinedWords(said.kind, declined.length)(contact?.firstName || words.theApplicant)}</p> : null}
      <ul className="plain-list dash-lines">
        {listed.map((slot) => (
          <li key={slot.id}>
            <p>
              <strong>{slotText(slot)}</strong> {slot.isTaken ? <Badge tone="stop">{words.takenTime}</Badge> : null}{' '}
              {sharedTimes.map((shared) =>
                slot.isTaken && isGone(shared) && overlaps(slot, shared.theirs) ? (
                  <OtherApplicant key={shared.reference} shared={shared} path={path} />
                ) : null,
              )}
            </p>
            <p>
              <Typed>{slotPlaceText(slot)}</Typed>
            </p>
            <InterviewFacts details={slot} />
          </li>
        ))}
      </ul>
      {/* The demonstration has no files. */}
      {chosen && !isInterviewOver && to === 'employer' ? (
        <p className="not-on-paper">
          <a href={`/api/employer/interviews/${reference}`} className="text-link" download>
            {words.calendar}
          </a>
        </p>
      ) : null}
      {note ? (
        <p>
          {said?.by === 'employer' ? words.ownMessage : words.slotsMessage} <Typed>{note}</Typed>
        </p>
      ) : null}
    </section>
  )
}

/** Why there is nothing to decide, and what comes next where something does. */
function nothingNow(stage: Stage, { firstDay, startedOn, sixWeeks }: StartFacts): string {
  if (stage === 'hired' && startedOn !== null && sixWeeks === null)
    return words.untilSixWeeks(weekdayText(addDays(startedOn, sixWeekDays)))
  if (stage === 'unsuccessful' || stage === 'unsuccessful_after_interview') return words.rejected
  if (stage === 'withdrawn') return words.withdrawn
  if (stage !== 'accepted') return words.nothing
  return firstDay ? words.untilStart(weekdayText(firstDay.on)) : words.setFirstDay
}

/** What comes after an offer that waits for its answer, and when. */
const afterOffer = ({
  contact,
  checks,
  start: { firstDay },
}: Pick<Applicant, 'contact' | 'checks' | 'start'>): string =>
  words.afterOffer(
    contact?.firstName || words.theApplicant,
    firstDay && weekdayText(firstDay.on),
    checks.some(({ kind, state }) => kind !== 'licence_approval' && state === 'waiting') &&
      checks.every(({ state }) => state !== 'not_passed'),
  )

/** Whether an interview that was agreed before there was an offer is still to come: it stands until somebody calls it off. */
const hasInterviewToCome = ({ slots, isInterviewOver }: Pick<Applicant, 'slots' | 'isInterviewOver'>): boolean =>
  !isInterviewOver && slots.some(({ state }) => state === 'chosen')

/** Forms that keep what was typed in a part of the page of their own. */
const formsElsewhere = ['applicant-note', 'applicant-started', 'applicant-check', 'applicant-check-failed']

/**
 * One applicant: whose turn it is, what to know before a decision, and beside it, where there is room, the decision. What
 * was said about a record comes after it, because it is no reason to read on.
 */
export function ApplicantScreen({
  applicant,
  cv,
  statement,
  givers = null,
  checkIn = null,
  thread = null,
  kept,
  notices,
  opened,
  place = employerPortal,
}: Props) {
  const { reference, version, job, stage, steps, checks, distance, card, contact, next, start, today } = applicant
  const stepOf: StepOf = { to: place.forms, reference, version, kept }
  const offered = applicant.slots.filter(({ state }) => state === 'offered')
  const free = offered.filter(({ isTaken }) => !isTaken)
  // What another applicant has taken is no longer on offer; where that is all of it, it still waits.
  const waiting = free.length > 0 ? free : offered
  const reasons = reasonsShown(applicant.reasons)
  const { mayUndo, mayWithdrawTimes, mayCallOff } = applicant
  const shown = shownSteps({ stage, next, mayUndo, mayWithdrawTimes, mayCallOff })
  const paged = stepWithPage(kept, opened, { stage, shown })
  const isFormHere = paged !== null || [...shown, ...formsElsewhere].includes(kept?.values.form ?? '')
  const texts = kept && !isFormHere ? typedOfStep(kept) : []
  const name = contact ? `${contact.firstName} ${contact.lastName}`.trim() : exampleApplicantWords.noName(reference)
  const advertTerms = {
    pay: job.pay ? payText(job.pay) : '',
    payRange: job.pay,
    hours: hoursOfAdvert(job),
  }
  const list = `${place.path}/applications`
  const backToList = (
    <p className="not-on-paper">
      <PageLink href={list as Route} className="text-link">
        {words.back}
      </PageLink>
    </p>
  )
  const toReadAgain = stepToReadAgain(kept, opened)
  if (kept && toReadAgain && isFormHere) {
    return (
      <>
        <p className="not-on-paper">
          <PageLink href={`${list}/${reference}` as Route} className="text-link">
            {words.backToApplicant}
          </PageLink>
        </p>
        <CheckBeforeSending
          stepOf={stepOf}
          action={toReadAgain}
          typed={kept.values}
          who={name}
          job={job.title}
          advertTerms={advertTerms}
          interview={hasInterviewToCome(applicant) ? chosenSlot(applicant.slots) : null}
          times={waiting}
          offered={start.firstDay}
          today={today}
          mayAsk={applicant.mayAsk}
        />
      </>
    )
  }
  if (paged) {
    const { lastTimes, memberName } = applicant
    return (
      <ApplicantStepPage
        stepOf={stepOf}
        action={paged}
        who={name}
        job={job.title}
        back={`${list}/${reference}` as Route}
        hasInterviewToCome={mayCallOff}
        isInterviewOver={applicant.isInterviewOver}
        firstDay={start.firstDay}
        firstDayHints={{
          place: lastTimes?.way === 'in_person' ? lastTimes.place : job.town,
          postcode: lastTimes?.postcode || job.postcode,
          askFor: lastTimes?.askFor || (memberName ?? ''),
        }}
        lastTimes={lastTimes}
        times={waiting}
        firstTimes={{ postcode: job.postcode, askFor: memberName ?? '' }}
        advertTerms={advertTerms}
      />
    )
  }
  const checksPart =
    checks.length === 0 ? null : <ApplicantChecks stepOf={stepOf} stage={stage} checks={checks} today={today} />
  // None is due before the offer is accepted: until then what was offered, and what waits, come first.
  const isOfferOpen = stage === 'offer' && applicant.task?.kind !== 'do_checks'
  return (
    <>
      {backToList}
      {notices}
      <ApplicationStepProblem kept={kept} texts={[...texts, ...typedOfMessage(kept, thread)]} />
      <div className="screen-heading">
        <div>
          <h1>{contact ? <Typed>{name}</Typed> : <ApplicantNumber reference={reference} />}</h1>
          <p className="lead">
            {job.title}
            {contact ? (
              <>
                {' '}
                · <span className="unbroken">{reference}</span>
              </>
            ) : null}
          </p>
          <StageBadge stage={stage} isForEmployer />
        </div>
      </div>
      <NewMessages thread={thread} />
      <Turn {...applicant} path={place.path} statement={statement} />
      <div className="person-columns">
        <div>
          <section className="dash-section" aria-labelledby="card">
            <h2 id="card">{contact ? words.cardNamed : words.card}</h2>
            <div className="dash-fact-rows">
              {contact ? <CandidateContactFacts contact={contact} hasCv={cv !== null} /> : null}
              {card ? (
                <CandidateCardFacts
                  card={card}
                  isRightToWorkSeen={checks.some(({ kind, state }) => kind === 'right_to_work' && state === 'done')}
                />
              ) : null}
              {applicant.isForgotten ? null : (
                <Facts facts={[{ name: exampleApplicantWords.distance, value: distanceBandLabels[distance] }]} />
              )}
            </div>
            {applicant.isForgotten ? <p>{words.forgotten}</p> : null}
          </section>
          <TheirExtras reference={reference} why={applicant.why} cv={cv} />
        </div>
        <div>
          {stage === 'interview' || (stage === 'offer' && hasInterviewToCome(applicant)) ? (
            <Interview {...applicant} to={place.forms} path={place.path} />
          ) : null}
          {isOfferOpen || stage === 'hired' ? null : checksPart}
          <ApplicantStart
            stepOf={stepOf}
            stage={stage}
            start={start}
            advertTerms={advertTerms}
            mayUndo={mayUndo}
            hasChecksLeft={checks.some(({ kind, state }) => kind !== 'licence_approval' && state !== 'done')}
            isAskedAfterSixWeeks={applicant.task?.kind === 'six_weeks'}
            today={today}
          />
          {stage === 'hired' ? checksPart : null}
          {checkIn ? (
            <ApplicantCheckIn
              to={place.forms}
              reference={reference}
              checkIn={checkIn.checkIn}
              startedOn={checkIn.startedOn}
              job={job.title}
            />
          ) : null}
          {shown.length > 0 || reasons.length > 0 || !applicant.task ? (
            <section className="dash-section" aria-labelledby="next">
              <h2 id="next">{shown.length > 0 || reasons.length > 0 ? words.now : words.whatsNext}</h2>
              {shown.length === 0 ? (
                applicant.task ? null : (
                  <p>{nothingNow(stage, start)}</p>
                )
              ) : (
                <>
                  {stage === 'offer' ? <p>{afterOffer(applicant)}</p> : null}
                  {mayWithdrawTimes ? <p>{words.beforeChoice(contact?.firstName || words.theApplicant)}</p> : null}
                  {stage === 'interview' && hasInterviewToCome(applicant) ? <p>{words.beforeInterview}</p> : null}
                  <ApplicantSteps
                    stepOf={stepOf}
                    stage={stage}
                    next={next}
                    task={applicant.task?.kind ?? null}
                    mayUndo={mayUndo}
                    mayWithdrawTimes={mayWithdrawTimes}
                    offeredTimes={waiting.length}
                    mayCallOff={mayCallOff}
                  />
                </>
              )}
              {reasons.length === 0 ? null : (
                <p>
                  <strong>{exampleApplicantWords.reasons}:</strong>{' '}
                  {reasons.map((reason) => rejectionLabels[reason]).join('; ')}
                </p>
              )}
            </section>
          ) : null}
          {isOfferOpen ? checksPart : null}
          {contact ? (
            <RecordQuestion applicant={applicant} statement={statement} stepOf={stepOf} givers={givers} />
          ) : null}
          {thread ? <ApplicationMessages stepOf={stepOf} thread={thread} other={name} /> : null}
        </div>
        <div>
          <ApplicantNotes stepOf={stepOf} notes={applicant.notes} mayWrite={!applicant.isForgotten} />
          <section className="dash-section" aria-labelledby="history">
            <h2 id="history">{exampleApplicantWords.history}</h2>
            <ApplicationHistory steps={steps} roleNames={exampleApplicantWords.you} isForEmployer />
          </section>
        </div>
      </div>
    </>
  )
}
