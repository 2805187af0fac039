import type { AdvertField } from '@/lib/domain/job-board/advert'
import { isOfHighestPay, type AdvertFinding } from '@/lib/domain/job-board/advert-findings'
import { checkDuties } from '@/lib/domain/job-board/check-duty'
import { dbsLevels, recordQuestionStages } from '@/lib/domain/job-board/job'

const firstControls: Partial<Record<AdvertField, string>> = {
  pay: 'payFrom',
  dbsLevel: `dbsLevel-${dbsLevels[0]}`,
  duty: `duty-${checkDuties[0]}`,
  recordQuestion: `recordQuestion-${recordQuestionStages[0]}`,
  exclusions: 'exclusions',
}

/** The id of the first control of an advert's field in its form. */
const firstControlOf = (field: AdvertField): string => firstControls[field] ?? field

/** Where a link to a field leads: town and postcode are only shown once ‘Another place’ is chosen. */
export const linkedControlOf = (field: AdvertField): string =>
  field === 'town' || field === 'postcode' ? 'siteId' : firstControlOf(field)

/** Where a link to what was found leads: of several convictions, to the reason for that one. */
export const controlOf = ({ rule, field, part }: Pick<AdvertFinding, 'rule' | 'field' | 'part'>): string => {
  if (isOfHighestPay({ rule })) return 'payTo'
  return part === null ? linkedControlOf(field) : `reason-${part}`
}

/** The name of the control at which a finding of a step stands. */
export const nameOfFinding = (finding: AdvertFinding): string | undefined =>
  isOfHighestPay(finding) ? 'payTo' : firstControlOf(finding.field).split('-')[0]

/** The name under which the device keeps a new advert, until it is stored. */
export const typedNewAdvert = 'new advert'
