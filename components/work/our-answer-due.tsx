import { ourAnswerWords as words } from '@/lib/content/account/our-answer'
import { ourAnswerDueOn } from '@/lib/content/site/call-back-time'
import { weekdayText } from '@/lib/content/wording/date-text'
import { londonDay } from '@/lib/domain/dates/london-time'

type Props = { askedAt: string; now: Date; onceApproved: string }

/** By which day we answer who asked to join; after that day, that we are late. */
export function OurAnswerDue({ askedAt, now, onceApproved }: Props) {
  const dueOn = ourAnswerDueOn(londonDay(new Date(askedAt)))
  const say = londonDay(now) > dueOn ? words.late : words.dueBy
  return (
    <p>
      {say(weekdayText(dueOn))} {onceApproved}
    </p>
  )
}
