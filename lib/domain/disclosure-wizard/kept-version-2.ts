import type { Given, Kept } from '@/lib/domain/disclosure-wizard/answers'

// Version 2 named a sentence by the place of its kind in this list. The list is how it was then: never change it.
const kindsThen = [
  'prison',
  'suspended_prison',
  'youth_detention',
  'detention_training_order',
  'life_sentence',
  'public_protection_sentence',
  'extended_sentence',
  'preventive_detention',
  'fine',
  'motoring_fine',
  'compensation_order',
  'community_order',
  'youth_rehabilitation_order',
  'service_community_order',
  'overseas_community_order',
  'conditional_discharge',
  'bind_over',
  'hospital_order',
  'referral_order',
  'attendance_centre_order',
  'youth_supervision_order',
  'restraining_order',
  'sexual_harm_prevention_order',
  'criminal_behaviour_order',
  'serious_crime_prevention_order',
  'football_banning_order',
  'other_order_with_requirement',
  'driving_disqualification',
  'penalty_points',
  'endorsed_fixed_penalty_notice',
  'absolute_discharge',
  'reparation_order',
  'service_detention',
  'service_dismissal',
  'service_reprimand',
  'confiscation_order',
  'youth_custody',
  'borstal_training',
  'former_community_order',
  'awaiting_sentence',
  'extended_sentence_before_2005',
  'particular_concern_sentence',
  'changed_on_appeal',
  'not_listed',
] as const

const idThen = /^(r\d+)-s(\d+)(?:n(\d+))?(-\w+)?$/

/** What a sentence or one of its screens is called now. An id of anything else stays as it is. */
function idNow(id: string): string {
  const [, record, place, term, question = ''] = idThen.exec(id) ?? []
  const kind = kindsThen[Number(place) - 1]
  return record && kind ? `${record}-s_${kind}${term ? `_n${term}` : ''}${question}` : id
}

const givenNow = ({ with: other, ...given }: Given): Given => (other ? { ...given, with: idNow(other) } : given)

/** What a device kept in version 2, under the names of today. */
export const fromVersion2 = ({ answers: { records, given }, trail }: Kept): Kept => ({
  answers: {
    records,
    given: Object.fromEntries(Object.entries(given).map(([id, one]) => [idNow(id), givenNow(one)])),
  },
  trail: trail.map(idNow),
})
