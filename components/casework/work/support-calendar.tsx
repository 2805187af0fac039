import type { Route } from 'next'

import { ChoosePerson } from '@/components/casework/work/choose-person'
import { NextBooked } from '@/components/casework/work/next-booked'
import { AppointmentMarks, AppointmentWhat } from '@/components/casework/work/support-appointments'
import { PageLink } from '@/components/ui/page-link'
import { Badge } from '@/components/work/badge'
import { Diary, DiaryTabs } from '@/components/work/diary'
import { Typed } from '@/components/work/typed'
import { diaryWords } from '@/lib/content/casework/diary'
import { supportWorkWords as words } from '@/lib/content/casework/support-work'
import { timeText } from '@/lib/content/wording/date-text'
import { isOver } from '@/lib/domain/applications/interview-slots'
import { byTime, overlaps } from '@/lib/domain/appointments/appointment'
import {
  calendarLayouts,
  emptyAs,
  shownDays,
  withClashes,
  type DiaryQuery,
  type SharedInterview,
} from '@/lib/domain/casework/diary'
import { calendarPath, jobsPath, peoplePath, workPath, type PeoplePortal } from '@/lib/domain/casework/people-portal'
import { waitsForOutcome, type SupportAppointment } from '@/lib/domain/casework/support-appointment'
import type { WallTime } from '@/lib/domain/dates/london-time'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { pathWithQuery } from '@/lib/domain/queries/address-query'

type Entry = SupportAppointment & { reference: string; name: string }
type Props = {
  portal: PeoplePortal
  /** Earliest first. One after the days that are shown is named where no more of them is to come. */
  appointments: readonly Entry[]
  /** Those of the same days, of people who share their applications. */
  interviews: readonly SharedInterview[]
  query: DiaryQuery
  /** With whom they can book one. */
  people: readonly { reference: string; name: string }[]
  /** A part of a name or reference that they are looked up by; '' for everybody. */
  find: string
  moment: { today: PlainDate; now: WallTime }
}

/** A worker's appointments with everybody they help: a day, a week, or a list of what is to come. */
export function SupportCalendar({ portal, appointments, interviews, query, people, find, moment }: Props) {
  const path = calendarPath(portal) as Route
  const { today } = moment
  const { from, before } = shownDays(query, today)
  // Whoever has turned to other days books on one of them; on the days of today any can be meant.
  const bookOn = query.layout !== 'list' && from > today ? from : 1
  const isShown = ({ on }: Entry): boolean => before === null || on < before
  // The worker is not at the interview: it is at the same time only as what the same person has been booked for.
  const entries = [
    ...withClashes(appointments.filter(isShown)).map((one) => ({ ...one, interview: null })),
    ...interviews.map((one) => ({
      ...one,
      interview: one,
      clashesWith: appointments.filter((other) => other.reference === one.reference && overlaps(other, one)),
    })),
  ]
    .filter((one) => query.layout !== 'list' || !isOver(one, moment))
    .toSorted(byTime)
  const helpsNobody = people.length === 0 && find === ''
  const next = entries.every((one) => isOver(one, moment)) ? appointments.find((one) => !isShown(one)) : undefined
  return (
    <>
      <ChoosePerson
        label={words.book}
        question={words.bookWith}
        people={people}
        hrefOf={(reference) => `${workPath(portal, reference)}?book=${bookOn}#appointments` as Route}
        search={{
          find,
          path,
          kept: {
            ...(query.layout === 'week' ? {} : { view: query.layout }),
            ...(query.week === today ? {} : { week: query.week }),
          },
        }}
        isFirst
      />
      <DiaryTabs path={path} query={query} today={today} layouts={calendarLayouts} />
      {next ? (
        <NextBooked portal={portal} query={query} today={today} isAnyShown={entries.length > 0} next={next} />
      ) : null}
      <Diary
        path={path}
        query={query}
        today={today}
        entries={entries}
        empty={{
          text: helpsNobody ? words.calendarNobody : words.calendarEmpty[emptyAs(query, today)],
          ...(helpsNobody
            ? { link: { label: words.calendarPeople, href: peoplePath(portal) as Route } }
            : next && {
                link: { label: words.calendarComing, href: pathWithQuery(path, { view: 'list' }) as Route },
              }),
        }}
      >
        {(one) => (
          <div className="dash-entry">
            <p>
              <strong>
                {timeText(one.at)},{' '}
                <PageLink href={(one.interview ? jobsPath : workPath)(portal, one.reference) as Route}>
                  <Typed>{one.name}</Typed>
                </PageLink>
              </strong>
              {one.interview ? (
                <span className="dash-aside">
                  <Typed>{words.interviewFor(one.interview.job, one.interview.company)}</Typed>
                </span>
              ) : (
                <>
                  <span className="dash-aside">
                    <AppointmentWhat one={one} />
                  </span>
                  <AppointmentMarks one={one} />
                  {waitsForOutcome(one, moment) ? <Badge tone="wait">{words.waiting}</Badge> : null}
                </>
              )}
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
