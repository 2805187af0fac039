import type { Route } from 'next'

import { ChoosePerson } from '@/components/casework/work/choose-person'
import { AppointmentMarks, AppointmentWhat } from '@/components/casework/work/support-appointments'
import { PageLink } from '@/components/ui/page-link'
import { Badge } from '@/components/work/badge'
import { Diary, DiaryTabs } from '@/components/work/diary'
import { Typed } from '@/components/work/typed'
import { diaryWords } from '@/lib/content/casework/diary'
import { supportWorkWords as words } from '@/lib/content/casework/support-work'
import { timeText } from '@/lib/content/wording/date-text'
import { calendarLayouts, withClashes, type DiaryQuery } from '@/lib/domain/casework/diary'
import { calendarPath, peoplePath, workPath, type PeoplePortal } from '@/lib/domain/casework/people-portal'
import { waitsForOutcome, type SupportAppointment } from '@/lib/domain/casework/support-appointment'
import type { WallTime } from '@/lib/domain/dates/london-time'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

type Entry = SupportAppointment & { reference: string; name: string }
type Props = {
  portal: PeoplePortal
  /** Those of the day or week, or what is to come, earliest first. */
  appointments: readonly Entry[]
  query: DiaryQuery
  /** With whom they can book one. */
  people: readonly { reference: string; name: string }[]
  moment: { today: PlainDate; now: WallTime }
}

/** A worker's appointments with everybody they help: a day, a week, or a list of what is to come. */
export function SupportCalendar({ portal, appointments, query, people, moment }: Props) {
  const path = calendarPath(portal) as Route
  const { today } = moment
  return (
    <>
      <ChoosePerson
        label={words.book}
        people={people}
        hrefOf={(reference) => `${workPath(portal, reference)}?book=1#appointments` as Route}
      />
      <DiaryTabs path={path} query={query} today={today} layouts={calendarLayouts} />
      <Diary
        path={path}
        query={query}
        today={today}
        entries={withClashes(appointments)}
        empty={{
          text: words.calendarEmpty[query.layout],
          ...(people.length === 0 && { link: { label: words.calendarPeople, href: peoplePath(portal) as Route } }),
        }}
      >
        {(one) => (
          <div className="dash-entry">
            <p>
              <strong>
                {timeText(one.at)},{' '}
                <PageLink href={workPath(portal, one.reference) as Route}>
                  <Typed>{one.name}</Typed>
                </PageLink>
              </strong>
              <span className="dash-aside">
                <AppointmentWhat one={one} />
              </span>
              <AppointmentMarks one={one} />
              {waitsForOutcome(one, moment) ? <Badge tone="wait">{words.waiting}</Badge> : null}
            </p>
            {one.clashesWith.length === 0 ? null : (
              <p className="dash-warning">
                <strong>{diaryWords.clash}</strong>{' '}
                <Typed>{one.clashesWith.map(({ at, name }) => `${timeText(at)}, ${name}`).join('; ')}</Typed>
              </p>
            )}
          </div>
        )}
      </Diary>
    </>
  )
}
