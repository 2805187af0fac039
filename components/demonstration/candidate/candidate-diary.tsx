import { ActionNote } from '@/components/demonstration/parts/action-note'
import { ActButton } from '@/components/work/act-button'
import { BookForm } from '@/components/demonstration/parts/book-form'
import { ConfirmButton } from '@/components/demonstration/parts/confirm-button'
import { CalendarFileButton, Diary, DiaryTabs, type DiaryQuery } from '@/components/demonstration/parts/diary'
import type { Empty } from '@/components/work/empty-state'
import type { ScreenProps } from '@/components/demonstration/parts/screen'
import { useNoted, type RunNoted } from '@/components/demonstration/parts/use-noted'
import { diaryWords as words, ownBookWords } from '@/lib/content/demonstration/candidate/diary'
import { appointmentLabels, wayLabels } from '@/lib/content/dashboards/labels'
import type { loadCandidateDiary } from '@/lib/domain/dashboards/candidate/load-candidate'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { timeText } from '@/lib/content/wording/date-text'

const ownKinds = ['other', 'mentoring', 'training', 'probation', 'jobcentre', 'health'] as const
const path = '/dashboard/candidate/diary'

type Props = ScreenProps<typeof loadCandidateDiary, DiaryQuery> & { empty: Empty }
type Entry = Props['view']['upcoming'][number]

export function CandidateDiary({ view, query, today, empty, act }: Props) {
  const { days, upcoming, personId } = view
  const { note, run, dismiss } = useNoted(act)
  return (
    <>
      <DiaryTabs path={path} query={query} today={today} words={words} />
      <Diary path={path} query={query} today={today} words={words} days={days} upcoming={upcoming} empty={empty}>
        {(entry) => <DiaryEntry entry={entry} today={today} run={run} />}
      </Diary>
      <BookForm people={[{ id: personId, name: '' }]} today={today} run={run} words={ownBookWords} kinds={ownKinds} />
      <CalendarFileButton entries={upcoming} fileName={words.fileName} label={words.file} note={words.fileNote} />
      <ActionNote note={note} onDismiss={dismiss} />
    </>
  )
}

type EntryProps = { entry: Entry; today: PlainDate; run: RunNoted }

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
