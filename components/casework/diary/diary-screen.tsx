import type { Route } from 'next'

import { OwnCalendar } from '@/components/casework/work/own-calendar'
import { SelectField } from '@/components/forms/select-field'
import { TextField } from '@/components/forms/text-field'
import { Button } from '@/components/ui/button'
import { PageLink } from '@/components/ui/page-link'
import { Diary, DiaryTabs } from '@/components/work/diary'
import { PostedForm, problemOf, type KeptForm } from '@/components/work/posted-form'
import { Typed } from '@/components/work/typed'
import { diaryTitle, diaryWords as words } from '@/lib/content/casework/diary'
import { supportWorkWords } from '@/lib/content/casework/support-work'
import { wayLabels } from '@/lib/content/dashboards/labels'
import { timeText, weekdayText } from '@/lib/content/wording/date-text'
import { isOver, type SlotMoment } from '@/lib/domain/applications/interview-slots'
import {
  diaryLayouts,
  diaryMinutes,
  diaryTextLimit,
  isAgreed,
  shownDays,
  withClashes,
  type DiaryEntry,
  type DiaryQuery,
} from '@/lib/domain/casework/diary'
import { weekOf } from '@/lib/domain/dates/london-time'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { pathWithQuery } from '@/lib/domain/queries/address-query'

/** Where the screen and what it leads to are. */
export type DiaryPlace = {
  path: Route
  forms: 'candidate' | 'demonstration/candidate'
  applications: string
  /** Where somebody's plan and appointments are; null where that is not shown. */
  support: string | null
}

type Props = {
  place: DiaryPlace
  /** From the first day that is shown on, earliest first: what comes after the last one is named where no more is shown. */
  entries: readonly DiaryEntry[]
  query: DiaryQuery
  moment: SlotMoment
  kept: KeptForm | null
  /** The calendar file, and since when there is a private address; null in the demonstration. */
  calendar: { file: string; feedMadeAt: string | null } | null
}

/** Somebody's interviews, appointments and own entries: a week, or a list of what is to come. */
export function DiaryScreen({ place, entries, query, moment, kept, calendar }: Props) {
  const { today } = moment
  const isThisWeek = weekOf(query.week).includes(today)
  const { before } = shownDays(query, today)
  const shown = entries.filter((one) => (before === null ? !isOver(one, moment) : one.on < before))
  const next =
    before === null || shown.some(({ on }) => on >= today) ? undefined : entries.slice(shown.length).find(isAgreed)
  const empty =
    query.layout === 'list'
      ? { text: words.emptyList }
      : { text: isThisWeek ? words.emptyWeek.this : words.emptyWeek.other }
  return (
    <>
      <DiaryTabs path={place.path} query={query} today={today} layouts={diaryLayouts} />
      {next ? (
        <p>
          {isThisWeek && shown.length > 0 ? supportWorkWords.calendarNoMore.week : ''} {supportWorkWords.calendarNext}{' '}
          <PageLink href={pathWithQuery(place.path, { week: next.on })}>
            {weekdayText(next.on)}, {timeText(next.at)}, <Typed>{diaryTitle(next)}</Typed>
          </PageLink>
        </p>
      ) : null}
      <Diary path={place.path} query={query} today={today} entries={withClashes(shown)} empty={empty}>
        {(entry) => <Entry entry={entry} place={place} />}
      </Diary>
      <AddEntry to={place.forms} today={today} kept={kept?.values.form === 'diary-add' ? kept : null} />
      {calendar ? (
        <OwnCalendar to="candidate" madeAt={calendar.feedMadeAt} kept={kept} lead={words.feedLead} isFolded>
          <p>
            <a href={calendar.file} className="text-link">
              {words.file}
            </a>
            <span className="dash-aside">{words.fileHint}</span>
          </p>
        </OwnCalendar>
      ) : null}
    </>
  )
}

type EntryProps = { entry: DiaryEntry & { clashesWith: readonly DiaryEntry[] }; place: DiaryPlace }

function Entry({ entry, place: { forms, applications, support } }: EntryProps) {
  const { id, at, minutes, place, about, clashesWith } = entry
  const title = diaryTitle(entry)
  const way = about.kind === 'own' ? '' : wayLabels[about.way]
  const where = [supportWorkWords.minutesOf(minutes), way.toLowerCase(), place === way ? '' : place].filter(Boolean)
  return (
    <div className="dash-entry">
      <p>
        <strong>
          {timeText(at)}, <Typed>{title}</Typed>
        </strong>
        <span className="dash-aside">
          <Typed>{where.join(', ')}</Typed>
        </span>
        {about.kind === 'own' ? <span className="dash-aside">{words.own}</span> : null}
        {about.kind === 'interview' && about.isOffered ? <span className="dash-aside">{words.offered}</span> : null}
      </p>
      {clashesWith.length > 0 ? (
        <p className="dash-warning">
          <strong>{words.clash}</strong> <Typed>{clashesWith.map(diaryTitle).join(', ')}</Typed>
        </p>
      ) : null}
      {about.kind === 'own' ? (
        <form action={`/api/${forms}/diary-remove`} method="post" className="not-on-paper">
          <input type="hidden" name="entry" value={id} />
          <Button type="submit" look="quiet" isSmall>
            {words.remove}
            <span className="visually-hidden">: {title}</span>
          </Button>
        </form>
      ) : about.kind === 'interview' ? (
        <p className="not-on-paper">
          <PageLink href={`${applications}/${about.reference}` as Route}>
            {about.isOffered ? words.choose : words.openInterview}
            <span className="visually-hidden">: {title}</span>
          </PageLink>
        </p>
      ) : support === null ? null : (
        <p className="not-on-paper">
          <PageLink href={`${support}/${about.reference}` as Route}>
            {words.openAppointment}
            <span className="visually-hidden">: {title}</span>
          </PageLink>
        </p>
      )}
    </div>
  )
}

type AddProps = { to: DiaryPlace['forms']; today: PlainDate; kept: KeptForm | null }

function AddEntry({ to, today, kept }: AddProps) {
  const field = (name: string) => ({
    id: name,
    name,
    defaultValue: kept?.values[name] ?? '',
    error: problemOf(kept, name),
  })
  return (
    <details className="dash-more not-on-paper" open={kept !== null}>
      <summary>{words.add}</summary>
      <PostedForm to={to} action="diary-add" submit={words.addSubmit} kept={kept}>
        <TextField {...field('title')} label={words.what} autoComplete="off" maxLength={diaryTextLimit} required />
        <TextField {...field('on')} type="date" min={today} label={words.on} autoComplete="off" required />
        <TextField {...field('at')} type="time" label={words.at} hint={words.atHint} autoComplete="off" required />
        <SelectField
          {...field('minutes')}
          defaultValue={kept?.values.minutes ?? '60'}
          label={words.minutes}
          options={diaryMinutes.map((minutes) => ({
            value: String(minutes),
            label: supportWorkWords.minutesOf(minutes),
          }))}
        />
        <TextField {...field('place')} label={words.place} autoComplete="off" maxLength={diaryTextLimit} />
      </PostedForm>
    </details>
  )
}
