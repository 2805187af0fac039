import type { Application } from '@/lib/domain/applications/application'
import { isOpenStage, type Stage } from '@/lib/domain/applications/stages'
import { earlierOf, type PlainDate } from '@/lib/domain/dates/plain-date'

/** What an employer has to do next about an applicant. */
export type EmployerTask = {
  kind: 'read_application' | 'offer_times' | 'offer_new_times' | 'record_interview' | 'do_checks' | 'read_statement'
  /** The day since which it waits. */
  since: PlainDate
}

/** What decides whose turn it is. */
export type TurnFacts = {
  stage: Stage
  /** `waitsSince` of the application. */
  waitsSince: PlainDate | null
  /** Whether the applicant has chosen a time for the interview. */
  hasChosenTime: boolean
  /** `checksWaitSince` of the application. */
  checksSince: PlainDate | null
  /** The day on which the applicant shared a statement that nobody has read; null for none, and for who may not read it. */
  statementSince: PlainDate | null
}

/** Since when a check of an offer waits for the employer; null for none. The approval is the applicant's to get. */
export function checksWaitSince({ checks }: Pick<Application, 'checks'>): PlainDate | null {
  const days = checks
    .filter(({ kind, state }) => kind !== 'licence_approval' && state === 'waiting')
    .map(({ since }) => since)
  return days.length === 0 ? null : days.reduce(earlierOf)
}

/** What the stage asks of the employer. An interview, and a time that can still be chosen, are over the day after. */
function taskOfStage(
  { stage, waitsSince, hasChosenTime, checksSince }: TurnFacts,
  today: PlainDate,
): EmployerTask | null {
  if (stage === 'offer' || stage === 'accepted') {
    return checksSince === null ? null : { kind: 'do_checks', since: checksSince }
  }
  if (waitsSince === null || waitsSince > today) return null
  if (stage === 'applied') return { kind: 'read_application', since: waitsSince }
  if (stage === 'shortlisted') return { kind: 'offer_times', since: waitsSince }
  if (stage !== 'interview' || waitsSince === today) return null
  return { kind: hasChosenTime ? 'record_interview' : 'offer_new_times', since: waitsSince }
}

/**
 * What an employer has to do about an applicant, and since when; null while it is the applicant's turn, and once nothing is left. A
 * statement that was shared is read before anything is decided.
 */
export function employerTask(facts: TurnFacts, today: PlainDate): EmployerTask | null {
  const task = taskOfStage(facts, today)
  const { stage, statementSince } = facts
  if (statementSince === null || !isOpenStage(stage)) return task
  return { kind: 'read_statement', since: task ? earlierOf(task.since, statementSince) : statementSince }
}
