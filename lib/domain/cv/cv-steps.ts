export const cvSteps = [
  'start',
  'personal',
  'summary',
  'experience',
  'skills',
  'education',
  'disclosure',
  'finish',
] as const
export type CvStep = (typeof cvSteps)[number]

/** Reads a step from a URL; undefined for anything else. */
export const parseStep = (text: string): CvStep | undefined => cvSteps.find((step) => step === text)

/** The step after; undefined on the last, where Continue is disabled. */
export const stepAfter = (step: CvStep): CvStep | undefined => cvSteps[cvSteps.indexOf(step) + 1]

/** The step before; undefined on the first, where Previous is disabled. */
export const stepBefore = (step: CvStep): CvStep | undefined => cvSteps[cvSteps.indexOf(step) - 1]

/** A step's position: its number from 1, and how far that is in whole percent: none on the first, all on the last. */
export function progressAt(step: CvStep): { number: number; total: number; percent: number } {
  const index = cvSteps.indexOf(step)
  return { number: index + 1, total: cvSteps.length, percent: Math.round((index / (cvSteps.length - 1)) * 100) }
}
