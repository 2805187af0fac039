import { hideSmallSteps, type ShownCount } from '@/lib/domain/social-value/small-numbers'

/** How far applications got; each counts fewer people than the one before it, or as many. */
export const pilotSteps = ['applications', 'answered', 'accepted', 'started', 'six_weeks'] as const
export type PilotStep = (typeof pilotSteps)[number]

/** Counts from zero up, as the database has them: `pilot_figures()`. */
export type PilotFigures = Record<PilotStep | 'companies' | 'partners' | 'jobs', number>

/**
 * The figures that anybody may read. Organisations and jobs are counted as they are; of people, a number from 1 to 4 is
 * hidden, and so is one from which a small number could be worked out by subtraction.
 */
export function publicFigures({ companies, partners, jobs, ...people }: PilotFigures) {
  const hidden: ShownCount = { kind: 'hidden' }
  const shown = hideSmallSteps(pilotSteps.map((step) => people[step]))
  return {
    organisations: { companies, partners, jobs },
    steps: pilotSteps.map((step, index) => ({ step, people: shown[index] ?? hidden })),
  }
}
