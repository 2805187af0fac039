import { wayLabels } from '@/lib/content/dashboards/labels'
import { timeText, weekdayText } from '@/lib/content/wording/date-text'
import { wholePlace } from '@/lib/domain/applications/interview-details'
import type { OfferedSlot } from '@/lib/domain/applications/interview-slots'

/** 'Tuesday 24 November, 9am, 30 minutes', which never breaks after the number. */
export const slotText = ({ on, at, minutes }: Pick<OfferedSlot, 'on' | 'at' | 'minutes'>): string =>
  `${weekdayText(on)}, ${timeText(at)}, ${minutes}\u00a0minutes`

/** How and where, as the employer wrote it: 'By phone. We will call you', 'In person. 4 Mill Lane, Leeds, LS1 4AP' */
export const slotPlaceText = (slot: Pick<OfferedSlot, 'way' | 'place' | 'postcode'>): string =>
  `${wayLabels[slot.way]}. ${wholePlace(slot)}`
