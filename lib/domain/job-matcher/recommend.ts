import type { GapLevel } from '@/lib/domain/job-matcher/callback-rates'

/** From the most cautious to the plainest yes. None of them says not to apply. */
export const recommendations = ['CONSIDER_CAREFULLY', 'APPLY_STRATEGICALLY', 'APPLY', 'DEFINITELY_APPLY'] as const
export type Recommendation = (typeof recommendations)[number]

type Scenario = { hasRecord: boolean; level: GapLevel; asksAboutRecord: boolean; hasDiversityStatement: boolean }

function withoutStatement({ hasRecord, level, asksAboutRecord }: Scenario): Recommendation {
  if (!hasRecord) return 'DEFINITELY_APPLY'
  switch (level) {
    case 'NONE':
      return asksAboutRecord ? 'APPLY' : 'DEFINITELY_APPLY'
    case 'LOW':
      return 'APPLY'
    case 'MODERATE':
    case 'HIGH':
      return 'APPLY_STRATEGICALLY'
    case 'SEVERE':
      return 'CONSIDER_CAREFULLY'
  }
}

const oneStepUp = {
  CONSIDER_CAREFULLY: 'APPLY_STRATEGICALLY',
  APPLY_STRATEGICALLY: 'APPLY',
  APPLY: 'DEFINITELY_APPLY',
  DEFINITELY_APPLY: 'DEFINITELY_APPLY',
} as const satisfies Record<Recommendation, Recommendation>

/**
 * Our judgement, based on the levels of the study (Rovira 2024, doi 10.1093/bjc/azad063), which itself recommends
 * nothing to individuals. The step up for a statement that welcomes different people is also ours; the study did not
 * measure it.
 */
export function recommend(scenario: Scenario): Recommendation {
  const plain = withoutStatement(scenario)
  return scenario.hasDiversityStatement ? oneStepUp[plain] : plain
}
