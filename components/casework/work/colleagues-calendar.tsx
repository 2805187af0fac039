import type { Route } from 'next'

import { SelectField } from '@/components/forms/select-field'
import { NextBooked } from '@/components/casework/work/next-booked'
import { PageLink } from '@/components/ui/page-link'
import { Diary, DiaryTabs } from '@/components/work/diary'
import { FilterBar } from '@/components/work/filter-bar'
import { Typed } from '@/components/work/typed'
import { peopleWords } from '@/lib/content/casework/people'
import { colleaguesCalendarWords as words, supportWorkWords } from '@/lib/content/casework/support-work'
import { timeText } from '@/lib/content/wording/date-text'
import { isOver, type SlotMoment } from '@/lib/domain/applications/interview-slots'
import { calendarLayouts, emptyAs, shownDays, type DiaryQuery } from '@/lib/domain/casework/diary'
import { calendarPath, workPath, type LivePortal } from '@/lib/domain/casework/people-portal'
import type { WallTime } from '@/lib/domain/dates/london-time'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

type ChooseProps = {
  portal: LivePortal
  query: DiaryQuery
  today: PlainDate
  /** 'own', 'everybody', or the number of a colleague. */
  chosen: string
  others: readonly { id: string; name: string | null }[]
  /** Whether the reader helps people too. */
  isOwnOffered: boolean
}

/** Whose calendar is shown, for whoever may see everybody. */
export function ChooseCalendar({ portal, query, today, chosen, others, isOwnOffered }: ChooseProps) {
  return (
    <FilterBar
      label={words.whose}
      action={calendarPath(portal) as Route}
      query={chosen}
      submit={words.show}
      kept={{
        ...(query.layout === 'week' ? {} : { view: query.layout }),
        ...(query.week === today ? {} : { week: query.week }),
      }}
    >
      <SelectField
        id="who"
        name="who"
        label={words.whose}
        defaultValue={chosen}
        options={[
          ...(isOwnOffered ? [{ value: 'own', label: words.own }] : []),
          { value: 'everybody', label: peopleWords.everybody },
          ...others.map(({ id, name }) => ({ value: id, label: name ?? peopleWords.noName })),
        ]}
      />
    </FilterBar>
  )
}

type Booking = {
  id: string
  on: PlainDate
  at: WallTime
  minutes: number
  reference: string
  name: string
  worker: string | null
}
type Props = {
  portal: LivePortal
  query: DiaryQuery
  moment: SlotMoment
  chosen: string
  /** Earliest first. One after the days that are shown is named where no more of them is to come. */
  booked: readonly Booking[]
}

/** When colleagues are booked, with whom and by whom. What it is about is in the file, which is opened with a reason. */
export function ColleaguesCalendar({ portal, query, moment, chosen, booked }: Props) {
  const shown = { path: calendarPath(portal) as Route, query, today: moment.today, kept: { who: chosen } }
  const { before } = shownDays(query, moment.today)
  const isShown = ({ on }: Booking): boolean => before === null || on < before
  const entries = booked.filter((one) => isShown(one) && (query.layout !== 'list' || !isOver(one, moment)))
  const next = entries.every((one) => isOver(one, moment)) ? booked.find((one) => !isShown(one)) : undefined
  return (
    <>
      <DiaryTabs {...shown} layouts={calendarLayouts} />
      {next ? (
        <NextBooked portal={portal} query={query} today={moment.today} isAnyShown={entries.length > 0} next={next} />
      ) : null}
      <Diary {...shown} entries={entries} empty={{ text: words.empty[emptyAs(query, moment.today)] }}>
        {({ at, minutes, reference, name, worker }) => (
          <div className="dash-entry">
            <p>
              <strong>
                {timeText(at)},{' '}
                <PageLink href={workPath(portal, reference) as Route}>
                  <Typed>{name}</Typed>
                </PageLink>
              </strong>
              <span className="dash-aside">
                {supportWorkWords.minutesOf(minutes)},{' '}
                {worker === null ? words.withNobody : <Typed>{supportWorkWords.with(worker)}</Typed>}
              </span>
            </p>
          </div>
        )}
      </Diary>
    </>
  )
}
