/**
 * How sure we are of a rule: read in the Act or an official table; from one secondary source; inferred, and needing a
 * lawyer.
 */
export type Confidence = 'H' | 'M' | 'L'

/**
 * How a disposal's rehabilitation period is found (Rehabilitation of Offenders Act 1974, s.5 as amended on 28 October
 * 2023). 'custody': bands after the end of the term. 'fixed': months from conviction. 'order': to the end of the order.
 */
type Rule =
  | { rule: 'custody' }
  | { rule: 'excluded' }
  | { rule: 'serviceDetention' }
  | { rule: 'fixed'; adultMonths: number; under18Months: number }
  | { rule: 'order' }
  | { rule: 'compensation' }
  | { rule: 'nil' }
  /** Nothing has been passed yet. */
  | { rule: 'awaiting' }
  /** We do not know the rule well enough. */
  | { rule: 'refused' }

export type Disposal = Rule & {
  /** Sections of the 1974 Act. */
  section: string
  confidence: Confidence
  ages: readonly AgeGroup[]
  /** False for orders that only forbid or require something: alone they never extend another conviction (s.6(5)). */
  extendsOthers: boolean
}

export type AgeGroup = 'adult' | 'under18'

const both = ['adult', 'under18'] as const
const adult = ['adult'] as const
const under18 = ['under18'] as const

const custody = { rule: 'custody', section: '5(2), 5(8)', confidence: 'H', extendsOthers: true } as const
const excluded = { rule: 'excluded', section: '5(1)', confidence: 'H', extendsOthers: true } as const
const order = { rule: 'order', section: '5(2), 5(8)', confidence: 'H', extendsOthers: true } as const
const prohibition = { ...order, section: '5(2), 5(8), 6(5)', extendsOthers: false } as const
const nil = { rule: 'nil', section: '5(4)', confidence: 'H', extendsOthers: true } as const
const year = { rule: 'fixed', adultMonths: 12, under18Months: 6, section: '5(2)', confidence: 'H' } as const
// Extended sentences are excluded by the sections they were passed under, which do not include those of the older ones.
// About the others, the table of section 5 says nothing that we could be sure of.
const refused = { rule: 'refused', section: '5', confidence: 'L', extendsOthers: true } as const
// From published guidance and Unlock; the table of section 5 does not give it.
const endorsement = { rule: 'fixed', adultMonths: 60, under18Months: 30, section: '5(2)', confidence: 'M' } as const

export const disposals = {
  prison: { ...custody, ages: adult },
  suspended_prison: { ...custody, section: '5(2), 5(7)(c), 5(8)', ages: adult },
  youth_detention: { ...custody, ages: under18 },
  detention_training_order: { ...custody, ages: under18 },
  life_sentence: { ...excluded, ages: both },
  public_protection_sentence: { ...excluded, ages: both },
  extended_sentence: { ...excluded, ages: both },
  preventive_detention: { ...excluded, ages: adult },
  fine: { ...year, extendsOthers: true, ages: both },
  motoring_fine: { ...year, extendsOthers: true, ages: both },
  compensation_order: { rule: 'compensation', section: '5(2)', confidence: 'H', extendsOthers: true, ages: both },
  community_order: { ...order, ages: adult },
  youth_rehabilitation_order: { ...order, ages: under18 },
  service_community_order: { ...order, ages: both },
  overseas_community_order: { ...order, ages: both },
  conditional_discharge: { ...order, ages: both },
  bind_over: { ...order, ages: both },
  hospital_order: { ...order, ages: both },
  referral_order: { ...order, ages: under18 },
  attendance_centre_order: { ...order, confidence: 'M', ages: both },
  youth_supervision_order: { ...order, confidence: 'M', ages: under18 },
  restraining_order: { ...prohibition, ages: both },
  sexual_harm_prevention_order: { ...prohibition, ages: both },
  criminal_behaviour_order: { ...prohibition, ages: both },
  serious_crime_prevention_order: { ...prohibition, ages: both },
  football_banning_order: { ...prohibition, ages: both },
  other_order_with_requirement: { ...prohibition, ages: both },
  driving_disqualification: { ...prohibition, ages: both },
  // Points last three years. The endorsement that records them lasts longer, so callers must mark the sentence as
  // endorsed.
  penalty_points: {
    rule: 'fixed',
    adultMonths: 36,
    under18Months: 36,
    section: '5(2)',
    confidence: 'L',
    extendsOthers: true,
    ages: both,
  },
  endorsed_fixed_penalty_notice: { ...endorsement, extendsOthers: true, ages: both },
  absolute_discharge: { ...nil, ages: both },
  reparation_order: { ...nil, ages: both },
  service_detention: {
    rule: 'serviceDetention',
    section: '5(2)',
    confidence: 'H',
    extendsOthers: true,
    ages: both,
  },
  service_dismissal: { ...year, extendsOthers: true, ages: both },
  service_reprimand: { ...year, extendsOthers: true, ages: both },
  // Any unpaid amount blocks rehabilitation (s.1(2B)); one source counts the length of the order instead.
  confiscation_order: { rule: 'compensation', section: '1(2B)', confidence: 'L', extendsOthers: true, ages: both },
  // Named among the custodial sentences of section 5(8), or superseded by one of them.
  youth_custody: { ...custody, confidence: 'M', ages: both },
  borstal_training: { ...custody, confidence: 'M', ages: both },
  // Superseded by community and youth rehabilitation orders.
  former_community_order: { ...order, confidence: 'M', ages: both },
  awaiting_sentence: { rule: 'awaiting', section: '6(1)', confidence: 'M', extendsOthers: true, ages: both },
  extended_sentence_before_2005: { ...refused, ages: both },
  particular_concern_sentence: { ...refused, ages: both },
  changed_on_appeal: { ...refused, ages: both },
  not_listed: { ...refused, ages: both },
} as const satisfies Record<string, Disposal>

export type DisposalKind = keyof typeof disposals

/** A disposal's rule, typed with the fields that only some of them have. */
export const disposalOf = (kind: DisposalKind): Disposal => disposals[kind]
