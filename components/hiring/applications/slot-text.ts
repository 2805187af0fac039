import { wayLabels } from '@/lib/content/dashboards/labels'
import { timeText, weekdayText } from '@/lib/content/wording/date-text'
import type { OfferedSlot } from '@/lib/domain/applications/interview-slots'

/** 'Tuesday 24 November, 9am, 30 minutes' */
export const slotText = ({ on, at, minutes }: OfferedSlot): string =>
  `${weekdayText(on)}, ${timeText(at)}, ${minutes} minutes`

/** How and where, as the employer wrote it: 'By phone. We will call you' */
export const slotPlaceText = ({ way, place }: OfferedSlot): string => `${wayLabels[way]}. ${place}`
