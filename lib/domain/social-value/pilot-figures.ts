import { hideSmall } from '@/lib/domain/social-value/small-numbers'

/** How far applications got; each counts fewer people than the one before it, or as many. */
export const pilotSteps = ['applications', 'answered', 'accepted', 'started', 'six_weeks'] as const
export type PilotStep = (typeof pilotSteps)[number]

/** Counts from zero up, as the database has them: `pilot_figures()`. */
export type PilotFigures = Record<PilotStep | 'companies' | 'partners' | 'jobs', number>

/** Numbers of people are shown in fives. */
const roundedTo = 5

/**
 * The figures that anybody may read. Organisations and jobs are counted as they are. Numbers of people are rounded down
 * to fives, so that somebody who reads them before and after an event mostly sees no difference and never a difference
 * of one; a number from 1 to 4 is hidden.
 */
export function publicFigures({ companies, partners, jobs, ...people }: PilotFigures) {
  return {
    organisations: { companies, partners, jobs },
    steps: pilotSteps.map((step) => {
      const shown = hideSmall(people[step])
      return {
        step,
        people: shown.kind === 'count' ? { ...shown, count: shown.count - (shown.count % roundedTo) } : shown,
      }
    }),
  }
}
