import type { RecordOutcome } from '@/lib/domain/disclosure-wizard/results'
import type { CheckLevel } from '@/lib/domain/disclosure/dbs-visibility'

/** The check that a job requires, or 'unknown' when the person cannot tell. */
export type JobLevel = CheckLevel | 'unknown'

export const jobLevels = ['none', 'basic', 'standard', 'enhanced', 'unknown'] as const satisfies readonly JobLevel[]

/** A job's level as given in a link; undefined for anything else. */
export const jobLevelOf = (text: string | null): JobLevel | undefined => jobLevels.find((level) => level === text)

export type EmployerAnswer = {
  /** What a truthful answer includes today. */
  mustAnswer: readonly RecordOutcome[]
  /** Depends on the job, or on whether the offence is one of the DBS's specified ones. */
  depends: readonly RecordOutcome[]
  needNotAnswer: readonly RecordOutcome[]
  /** A fixed penalty with points that still counts: no conviction, but a question about points or driving covers it. */
  ifAboutDriving: readonly RecordOutcome[]
}

type Part = keyof EmployerAnswer

function partOf({ shows, isFixedPenalty, isSpent }: RecordOutcome, level: JobLevel): Part {
  if (isFixedPenalty) return isSpent ? 'needNotAnswer' : 'ifAboutDriving'
  // The law on spent convictions is the same without a check: anything unspent must be disclosed to an employer who
  // asks.
  if (shows.basic.shown === 'will_show') return 'mustAnswer'
  if (level === 'none' || level === 'basic') return 'needNotAnswer'
  const { shown } = shows[level === 'unknown' ? 'enhanced' : level]
  if (shown === 'will_not_show') return 'needNotAnswer'
  return shown === 'may_show' || level === 'unknown' ? 'depends' : 'mustAnswer'
}

/**
 * What an employer who asks must be told, in England and Wales (Rehabilitation of Offenders Act 1974, s.4; for jobs with a
 * standard or enhanced check the Exceptions Order 1975): each conviction and caution in exactly one part.
 */
export function employerAnswer(records: readonly RecordOutcome[], level: JobLevel): EmployerAnswer {
  const of = (part: Part) => records.filter((record) => partOf(record, level) === part)
  return {
    mustAnswer: of('mustAnswer'),
    depends: of('depends'),
    needNotAnswer: of('needNotAnswer'),
    ifAboutDriving: of('ifAboutDriving'),
  }
}
