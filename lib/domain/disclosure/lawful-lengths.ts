import type { AgeGroup, DisposalKind } from '@/lib/domain/disclosure/disposals'

/** What the law lets a court give, in months: what is outside these was misread or mistyped. */
export type LawfulLength = { atLeast?: number; atMost?: number }

const upTo3Years = { atMost: 36 } as const

// Sentencing Act 2020, and the Acts before it where they allowed more. Orders without a limit in law are left out.
const lawfulLengths: Partial<Record<DisposalKind, LawfulLength>> = {
  suspended_prison: upTo3Years,
  detention_training_order: { atMost: 24 },
  community_order: upTo3Years,
  youth_rehabilitation_order: upTo3Years,
  service_community_order: upTo3Years,
  overseas_community_order: upTo3Years,
  former_community_order: upTo3Years,
  youth_supervision_order: upTo3Years,
  conditional_discharge: upTo3Years,
  referral_order: { atLeast: 3, atMost: 12 },
  sexual_harm_prevention_order: { atLeast: 60 },
  serious_crime_prevention_order: { atMost: 60 },
  football_banning_order: { atMost: 120 },
}

/** The shortest and the longest that a court can make it. Both are left open where the law sets no limit. */
export function lawfulLengthOf(kind: DisposalKind, age: AgeGroup): LawfulLength {
  if (kind === 'criminal_behaviour_order') return { atLeast: age === 'adult' ? 24 : 12 }
  return lawfulLengths[kind] ?? {}
}

// Each runs for a time that the court sets, or until further order. A hospital order runs until the person is
// discharged. So 'nothing was said' would give a day on which the order may well be in force.
const alwaysHasAnEnd: readonly DisposalKind[] = [
  'sexual_harm_prevention_order',
  'restraining_order',
  'criminal_behaviour_order',
  'hospital_order',
]

/** Whether a court can leave open when it ends, so that it counts for 24 months (s.5(3)). */
export const canBeWithoutEnd = (kind: DisposalKind): boolean => !alwaysHasAnEnd.includes(kind)
