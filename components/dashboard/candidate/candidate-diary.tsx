import { ActionNote } from '@/components/dashboard/parts/action-note'
import { ActButton } from '@/components/dashboard/parts/act-button'
import { BookForm } from '@/components/dashboard/parts/book-form'
import { ConfirmButton } from '@/components/dashboard/parts/confirm-button'
import { DayRows } from '@/components/dashboard/parts/day-rows'
import { EmptyState, type Empty } from '@/components/dashboard/parts/empty-state'
import { LinkTabs } from '@/components/dashboard/parts/link-tabs'
import { useNoted, type Act } from '@/components/dashboard/parts/use-noted'
import { WeekLinks } from '@/components/dashboard/parts/week-links'
import { downloadText } from '@/lib/client/download'
import { diaryWords as words, ownBookWords } from '@/lib/content/dashboards/candidate/diary'
import { appointmentLabels, wayLabels } from '@/lib/content/dashboards/labels'
import { neutralName } from '@/lib/content/neutral-name'
import { londonDay, utcStamp } from '@/lib/domain/appointments/london-time'
import { toIcs } from '@/lib/domain/appointments/to-ics'
import type { loadCandidateDiary } from '@/lib/domain/dashboards/candidate/load-candidate'
import type { PlainDate } from '@/lib/domain/disclosure/plain-date'
import { withQuery } from '@/lib/domain/lists/address-query'
import { timeText, weekdayText } from '@/lib/domain/lists/day-words'

const ownKinds = ['other', 'mentoring', 'training', 'probation', 'jobcentre', 'health'] as const
const path = '/dashboard/candidate/diary'

type View = ReturnType<typeof loadCandidateDiary>
type Props = {
  view: View
  layout: 'week' | 'list'
  week: PlainDate
  today: PlainDate
  empty: Empty
  act: Act
}
type Entry = View['upcoming'][number]
type Run = ReturnType<typeof useNoted>['run']

const nowStamp = () => {
  const now = new Date()
  return utcStamp(londonDay(now), '00:00')
}

export function CandidateDiary({ view: { days, upcoming, personId }, layout, week, today, empty, act }: Props) {
  const { note, run, dismiss } = useNoted(act)
  const entry = (one: Entry) => <DiaryEntry entry={one} today={today} run={run} />

  return (
    <>
      <LinkTabs
        label={words.views}
        tabs={(['week', 'list'] as const).map((one) => ({
          label: words[one],
          href: withQuery(path, { view: one === 'week' ? null : one, week: week === today ? null : week }),
          isCurrent: one === layout,
        }))}
      />
      <div className="dash-section">
        {layout === 'week' ? (
          <>
            <WeekLinks week={week} today={today} hrefOf={(to) => withQuery(path, { week: to === today ? null : to })} />
            {days.every(({ entries }) => entries.length === 0) ? <EmptyState {...empty} /> : null}
            <DayRows days={days} today={today}>
              {entry}
            </DayRows>
          </>
        ) : (
          <>
            <h2 className="dash-heading">
              {words.upcoming} ({upcoming.length})
            </h2>
            {upcoming.length === 0 ? <EmptyState {...empty} /> : null}
            <ul className="plain-list dash-lines">
              {upcoming.map((one) => (
                <li key={one.id}>
                  <h3 className="dash-line-day">{weekdayText(one.on)}</h3>
                  {entry(one)}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <BookForm people={[{ id: personId, name: '' }]} today={today} run={run} words={ownBookWords} kinds={ownKinds} />
      <p className="not-on-paper">
        <ActButton
          onClick={() =>
            downloadText(toIcs(upcoming, { name: neutralName, stamp: nowStamp() }), {
              fileName: 'my-diary.ics',
              type: 'text/calendar;charset=utf-8',
            })
          }
        >
          {words.calendarFile}
        </ActButton>{' '}
        <span className="small needs-script">{words.calendarNote}</span>
      </p>
      <ActionNote note={note} onDismiss={dismiss} />
    </>
  )
}

type EntryProps = { entry: Entry; today: PlainDate; run: Run }

function DiaryEntry({ entry, today, run }: EntryProps) {
  const { id, at, minutes, title, kind, way, place, isOwn, sharedWith, clashesWith, on } = entry
  const isShared = sharedWith.length > 0
  const share = (to: boolean) =>
    [
      { type: 'appointment/share', appointmentId: id, isShared: to },
      {
        done: to ? words.shareDone : words.unshareDone,
        undo: { type: 'appointment/share', appointmentId: id, isShared: !to },
        undone: to ? words.unshareDone : words.shareDone,
      },
    ] as const
  return (
    <div className="dash-entry">
      <p>
        <strong>
          {timeText(at)}, {title}
        </strong>
        <span className="dash-aside">
          {appointmentLabels[kind]}, {minutes} {words.minutes}.{' '}
          {way === 'in_person' || place === wayLabels[way] ? place : `${wayLabels[way]}. ${place}`}
        </span>
        {isOwn ? <span className="dash-aside">{isShared ? words.seen : words.private}</span> : null}
      </p>
      {clashesWith.length > 0 ? (
        <p className="dash-warning">
          <strong>{words.clash}</strong> {clashesWith.join(', ')}
        </p>
      ) : null}
      {on >= today ? (
        <div className="dash-actions not-on-paper">
          {isOwn ? (
            <ActButton
              onClick={() => run(...share(!isShared))}
              aria-label={`${isShared ? words.unshare : words.share}: ${title}`}
            >
              {isShared ? words.unshare : words.share}
            </ActButton>
          ) : null}
          <ConfirmButton
            look="quiet"
            label={isOwn ? words.cancel : words.cancelOther}
            name={`${isOwn ? words.cancel : words.cancelOther}: ${title}`}
            question={isOwn ? words.cancelQuestion : words.cancelOtherQuestion}
            yes={words.cancelYes}
            onConfirm={() => run({ type: 'appointment/cancel', appointmentId: id }, { done: words.cancelDone(title) })}
          />
        </div>
      ) : null}
    </div>
  )
}
