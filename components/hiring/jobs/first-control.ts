import type { AdvertField } from '@/lib/domain/job-board/advert'
import type { AdvertFinding } from '@/lib/domain/job-board/advert-findings'
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
export const firstControlOf = (field: AdvertField): string => firstControls[field] ?? field

/** Where a link to a field leads: town and postcode are only shown once ‘Another place’ is chosen. */
export const linkedControlOf = (field: AdvertField): string =>
  field === 'town' || field === 'postcode' ? 'siteId' : firstControlOf(field)

/** Where a link to what was found leads: of several convictions, to the reason for that one. */
export const controlOf = ({ field, part }: Pick<AdvertFinding, 'field' | 'part'>): string =>
  part === null ? linkedControlOf(field) : `reason-${part}`

/** The name under which the device keeps a new advert, until it is stored. */
export const typedNewAdvert = 'new advert'
