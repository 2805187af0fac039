import { useRef } from 'react'

import { CaseEntry } from '@/components/demonstration/caseworker/case-entry'
import { ActionNote } from '@/components/demonstration/parts/action-note'
import { BookForm } from '@/components/demonstration/parts/book-form'
import { CalendarFileButton } from '@/components/demonstration/parts/calendar-file-button'
import { Diary, DiaryLines, DiaryTabs, type DiaryQuery } from '@/components/work/diary'
import type { Empty } from '@/components/work/empty-state'
import type { ScreenProps } from '@/components/demonstration/parts/screen'
import { useNoted } from '@/components/demonstration/parts/use-noted'
import { calendarWords as words } from '@/lib/content/demonstration/caseworker-words'
import type { loadCalendar } from '@/lib/domain/dashboards/caseworker/load-caseworker'

type Props = ScreenProps<typeof loadCalendar, DiaryQuery> & { empty: Empty }

const path = '/dashboard/caseworker/calendar'

export function CaseCalendar({ view, query, today, empty, act }: Props) {
  const { note, run, dismiss } = useNoted(act)
  const toWrite = useRef<HTMLHeadingElement>(null)
  const { days, upcoming, outcomesMissing, people } = view

  return (
    <>
      <DiaryTabs path={path} query={query} today={today} words={words} />
      <BookForm people={people} today={today} run={run} />
      <Diary path={path} query={query} today={today} words={words} days={days} upcoming={upcoming} empty={empty}>
        {(entry) => <CaseEntry entry={entry} today={today} run={run} />}
      </Diary>
      <section className="dash-section" aria-labelledby="to-write">
        <h2 id="to-write" ref={toWrite} tabIndex={-1}>
          {words.toWrite} ({outcomesMissing.length})
        </h2>
        {outcomesMissing.length === 0 ? (
          <p>{words.toWriteNone}</p>
        ) : (
          <DiaryLines entries={outcomesMissing}>
            {(entry) => <CaseEntry entry={entry} today={today} run={run} onSaved={() => toWrite.current?.focus()} />}
          </DiaryLines>
        )}
      </section>
      <CalendarFileButton entries={upcoming} fileName={words.fileName} label={words.file} note={words.fileNote} />
      <ActionNote note={note} onDismiss={dismiss} />
    </>
  )
}
