import { Badge } from '@/components/work/badge'
import { firstContactWords as words } from '@/lib/content/casework/referrals'
import { dayText } from '@/lib/content/wording/date-text'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

type Props = {
  clock: { left: number } | { late: number } | null
  dueOn: PlainDate | null
  madeOn: PlainDate | null
}

/** How long there is until the first contact, or the day on which it was made. */
export function ContactClock({ clock, dueOn, madeOn }: Props) {
  if (madeOn !== null) return words.made(dayText(madeOn))
  if (clock === null || dueOn === null) return null
  return 'late' in clock ? (
    <Badge tone="warn">{words.late(clock.late, dayText(dueOn))}</Badge>
  ) : (
    words.left(clock.left, dayText(dueOn))
  )
}
