import type { Route } from 'next'

import { PageLink } from '@/components/ui/page-link'
import { Typed } from '@/components/work/typed'
import { supportWorkWords as words } from '@/lib/content/casework/support-work'
import { timeText, weekdayText } from '@/lib/content/wording/date-text'
import { shownDays, type DiaryQuery } from '@/lib/domain/casework/diary'
import { workPath, type PeoplePortal } from '@/lib/domain/casework/people-portal'
import type { WallTime } from '@/lib/domain/dates/london-time'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

type Props = {
  portal: PeoplePortal
  query: DiaryQuery
  today: PlainDate
  /** Whether the days that are shown have anything; where they have not, the calendar itself says so. */
  isAnyShown: boolean
  next: { on: PlainDate; at: WallTime; reference: string; name: string }
}

/** The first appointment after the days that are shown, where no more of them is to come. */
export const NextBooked = ({ portal, query, today, isAnyShown, next }: Props) => (
  <p>
    {isAnyShown && shownDays(query, today).from <= today ? words.calendarNoMore[query.layout] : ''} {words.calendarNext}{' '}
    <PageLink href={workPath(portal, next.reference) as Route}>
      {weekdayText(next.on)}, {timeText(next.at)}, <Typed>{next.name}</Typed>
    </PageLink>
  </p>
)
