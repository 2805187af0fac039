import { wayLabels } from '@/lib/content/dashboards/labels'
import { ownApplicationsWords } from '@/lib/content/hiring/own-applications'
import { dayTimeText, timeText, weekdayText } from '@/lib/content/wording/date-text'
import { wholePlace } from '@/lib/domain/applications/interview-details'
import type { OfferedSlot } from '@/lib/domain/applications/interview-slots'
import { byTime } from '@/lib/domain/appointments/appointment'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

/** 'Tuesday 24 November at 9am, for 30 minutes', which never breaks after the number. */
export const slotText = ({ on, at, minutes }: Pick<OfferedSlot, 'on' | 'at' | 'minutes'>): string =>
  `${dayTimeText(on, at)}, for ${minutes}\u00a0minutes`

/** How and where, as the employer wrote it: 'By phone. We will call you', 'In person. 4 Mill Lane, Leeds, LS1 4AP' */
export const slotPlaceText = (slot: Pick<OfferedSlot, 'way' | 'place' | 'postcode'>): string =>
  `${wayLabels[slot.way]}. ${wholePlace(slot)}`

/** The day by which one of the times has to be chosen and, if it is that very day, when the first begins. */
export function chooseByText(slots: readonly Pick<OfferedSlot, 'on' | 'at'>[], chooseBy: PlainDate): string {
  const [first] = slots.toSorted(byTime)
  const isThatDay = first?.on === chooseBy
  return ownApplicationsWords.chooseBy(weekdayText(chooseBy), isThatDay ? timeText(first.at) : null, slots.length)
}
