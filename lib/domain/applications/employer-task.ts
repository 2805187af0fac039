import { changedOn, stageOf, type Application, type DisclosureState } from '@/lib/domain/applications/application'
import { silenceDays } from '@/lib/domain/applications/silence'
import { isOpenStage, type Stage } from '@/lib/domain/applications/stages'
import { earlierOf, laterOf, type PlainDate } from '@/lib/domain/dates/plain-date'

/** What an employer has to do next about an applicant. */
export type EmployerTask = {
  kind:
    | 'read_application'
    | 'offer_times'
    | 'offer_new_times'
    | 'offer_other_times'
    | 'record_interview'
    | 'do_checks'
    | 'record_start'
    | 'six_weeks'
    | 'check_in'
    | 'read_statement'
    | 'read_message'
  /** The day since which it has been waiting. */
  since: PlainDate
}

/** A task as a screen shows it: how many working days it has waited, and whether it arrived today. */
export type ShownTask = Pick<EmployerTask, 'kind'> & { waited: number; isSinceToday: boolean }

/** The facts that decide whose turn it is. */
export type TurnFacts = {
  stage: Stage
  /** The application's `waitsSince`. */
  waitsSince: PlainDate | null
  /** Whether the applicant has chosen an interview time. */
  hasChosenTime: boolean
  /** Whether the applicant has said that none of the times works, and no others have been offered since. */
  hasDeclinedTimes: boolean
  /** The application's `checksWaitSince`. */
  checksSince: PlainDate | null
  /** The day from which the employer can say that they started, or are still there; null if neither is to be said. */
  startDueOn: PlainDate | null
  /**
   * The day on which the applicant shared a statement that nobody has read yet; null if there is none, and for somebody
   * who may not read it.
   */
  statementSince: PlainDate | null
  disclosure: DisclosureState
}

/** What an employer is waiting for: something the applicant must do, or the day of the interview. */
export type AwaitedStep = 'interview' | 'times' | 'offer' | 'question'

/**
 * Whose turn it is, and for what: the employer's task, and what is awaited from the applicant. There may be both, or
 * neither.
 */
export type Turn = { task: EmployerTask | null; awaited: readonly AwaitedStep[] }

/**
 * Since when a check after an offer has been waiting for the employer, to do it or to decide what follows from one that
 * was not passed; null if none is. A check waits from the acceptance on: until then it is the applicant's turn. Getting
 * the approval is up to the applicant.
 */
export function checksWaitSince(application: Pick<Application, 'checks' | 'history'>): PlainDate | null {
  const isAccepted = stageOf(application) === 'accepted'
  const days = application.checks
    .filter(
      ({ kind, state }) => kind !== 'licence_approval' && (state === 'not_passed' || (isAccepted && state !== 'done')),
    )
    .map(({ since, state }) => (state === 'not_passed' ? since : laterOf(since, changedOn(application))))
  return days.length === 0 ? null : days.reduce(earlierOf)
}

/**
 * What the stage requires of the employer. An interview, and a time that can still be chosen, are over the day after.
 */
function taskOfStage(
  { stage, waitsSince, hasChosenTime, hasDeclinedTimes, checksSince, startDueOn }: TurnFacts,
  today: PlainDate,
): EmployerTask | null {
  if (startDueOn !== null && startDueOn <= today) {
    return { kind: stage === 'hired' ? 'six_weeks' : 'record_start', since: startDueOn }
  }
  if (stage === 'offer' || stage === 'accepted') {
    return checksSince === null ? null : { kind: 'do_checks', since: checksSince }
  }
  if (waitsSince === null || waitsSince > today) return null
  if (stage === 'applied') return { kind: 'read_application', since: waitsSince }
  if (stage === 'shortlisted') return { kind: 'offer_times', since: waitsSince }
  if (stage !== 'interview') return null
  if (hasDeclinedTimes) return { kind: 'offer_other_times', since: waitsSince }
  if (waitsSince === today) return null
  return { kind: hasChosenTime ? 'record_interview' : 'offer_new_times', since: waitsSince }
}

/** Between an accepted offer and the first day the question about a record is still open. */
const isStillDecided = (stage: Stage): boolean => isOpenStage(stage) || stage === 'accepted'

/** What the employer has to do. A shared statement need not be read, so it stands behind what the person waits for. */
function taskOf(facts: TurnFacts, today: PlainDate): EmployerTask | null {
  const { stage, statementSince } = facts
  const task = taskOfStage(facts, today)
  if (task || statementSince === null || !isStillDecided(stage)) return task
  return { kind: 'read_statement', since: statementSince }
}

/** Whose turn it is about an applicant, and for what. Every list and page uses this alone. */
export function whoseTurn(facts: TurnFacts, today: PlainDate): Turn {
  const { stage, hasChosenTime, hasDeclinedTimes, disclosure } = facts
  const isOver = hasDeclinedTimes || taskOfStage(facts, today)?.kind === 'offer_new_times'
  const awaited: AwaitedStep[] = []
  if (stage === 'interview' && hasChosenTime) awaited.push('interview')
  if (stage === 'interview' && !hasChosenTime && !isOver) awaited.push('times')
  if (stage === 'offer') awaited.push('offer')
  if (disclosure === 'asked' && isStillDecided(stage)) awaited.push('question')
  return { task: taskOf(facts, today), awaited }
}

const answers: readonly EmployerTask['kind'][] = [
  'read_application',
  'offer_times',
  'offer_new_times',
  'offer_other_times',
  'record_interview',
]

/** Within how many working days of waiting the employer should have done it; null where nobody counts them. */
export const workingDaysFor = (kind: EmployerTask['kind']): number | null =>
  answers.includes(kind) ? silenceDays.second : null

/** A statement need not be read, so it stands behind what somebody waits for. */
const placeOf = (task: ShownTask | null): number => (task === null ? 2 : task.kind === 'read_statement' ? 1 : 0)

/** Whoever waits for the employer first, longest wait first; then everybody else, in the order in which they were. */
export const inOrderOfTurn = <Row extends { task: ShownTask | null }>(rows: readonly Row[]): Row[] =>
  rows.toSorted(({ task: one }, { task: other }) => {
    if (!one || !other || placeOf(one) !== placeOf(other)) return placeOf(one) - placeOf(other)
    return other.waited - one.waited || Number(one.isSinceToday) - Number(other.isSinceToday)
  })
