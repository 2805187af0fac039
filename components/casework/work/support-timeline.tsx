import type { Route } from 'next'

import { PersonHeading } from '@/components/casework/people/person-heading'
import { ChangeAsked } from '@/components/casework/work/support-appointments'
import { SelectField } from '@/components/forms/select-field'
import { ListPages } from '@/components/ui/list-pages'
import { Badge } from '@/components/work/badge'
import { DoneNotice } from '@/components/work/done-notice'
import { EmptyState } from '@/components/work/empty-state'
import { FilterBar } from '@/components/work/filter-bar'
import { Typed } from '@/components/work/typed'
import { openedDone } from '@/lib/content/casework/people'
import { supportNoteLabels, supportOutcomeLabels, supportWorkWords } from '@/lib/content/casework/support-work'
import {
  timelineKindLabels,
  timelineTitle,
  supportTimelineWords as words,
} from '@/lib/content/casework/support-timeline'
import { momentDayText, momentText } from '@/lib/content/wording/moment-text'
import type { Attendance } from '@/lib/domain/appointments/appointment'
import { timelinePath, type LivePortal } from '@/lib/domain/casework/people-portal'
import type { ChangeAsker } from '@/lib/domain/casework/support-appointment'
import { supportNoteKinds } from '@/lib/domain/casework/support-note'
import {
  timelineAddress,
  timelineKinds,
  type TimelineKind,
  type TimelineQuery,
} from '@/lib/domain/casework/support-timeline'
import { pathWithQuery } from '@/lib/domain/queries/address-query'

type Entry = {
  kind: TimelineKind
  what: string
  at: string
  id: string
  words: string
  who: string | null
  /** Null where the file does not keep it. */
  side: 'organisation' | 'person' | 'service' | null
  key: string
  is_for_colleagues: boolean
  is_correction: boolean
  reason: string
  outcome: Attendance | null
  is_cancelled: boolean
  asked_by: ChangeAsker | null
}

type Props = {
  portal: LivePortal
  reference: string
  query: TimelineQuery
  timeline: {
    name: string
    authors: readonly { id: string; name: string | null }[]
    entries: readonly Entry[]
    hasMore: boolean
  }
  /** What is later is coming up. */
  now: Date
  /** What the URL says was just done. */
  done?: unknown
}

/** Of these the file keeps the day and no time. */
const dayAlone: readonly string[] = ['step_done', 'started']

const byWhom = ({ side, who }: Entry, name: string): string =>
  side === null
    ? ''
    : side === 'organisation'
      ? `, ${who ?? supportWorkWords.unnamed}`
      : `, ${side === 'person' ? name : words.service}`

/** An appointment that is still to take place. */
const isComingUp = ({ kind, at, is_cancelled: isCancelled, outcome }: Entry, now: Date): boolean =>
  kind === 'appointment' && !isCancelled && outcome === null && new Date(at) > now

function TimelineEntryLine({ entry, name, now }: { entry: Entry; name: string; now: Date }) {
  return (
    <li>
      <strong>
        {timelineTitle(entry.kind, entry.what)}{' '}
        {entry.is_for_colleagues ? <Badge>{supportWorkWords.forColleagues}</Badge> : null}
        {entry.is_correction ? <Badge tone="plain">{supportWorkWords.correction}</Badge> : null}
        {isComingUp(entry, now) ? <Badge>{words.comingUp}</Badge> : null}
        {entry.is_cancelled ? <Badge tone="stop">{supportWorkWords.cancelled}</Badge> : null}
        {entry.outcome === null ? null : <Badge tone="plain">{supportOutcomeLabels[entry.outcome]}</Badge>}
      </strong>
      <span>
        {(dayAlone.includes(entry.what) ? momentDayText : momentText)(entry.at)}
        <Typed>{byWhom(entry, name)}</Typed>
      </span>
      {entry.words === '' ? null : (
        <p className="dash-timeline-note pre-line">
          <Typed>{entry.words}</Typed>
        </p>
      )}
      {entry.reason === '' ? null : (
        <p className="dash-timeline-note">
          <Typed>{entry.reason}</Typed>
        </p>
      )}
      <ChangeAsked askedBy={entry.asked_by} isCancelled={entry.is_cancelled} isOwn={false} />
    </li>
  )
}

/** Everything in a file by its moment, with filters by kind, and for notes by what they are about and by author. */
export function SupportTimeline({ portal, reference, query, timeline, now, done }: Props) {
  const path = timelinePath(portal, reference) as Route
  const here = timelineAddress({ ...query, after: null })
  const { name, authors, entries, hasMore } = timeline
  const last = entries.at(-1)
  const isWhole = Object.values(here).every((value) => value === null)
  return (
    <>
      <PersonHeading
        portal={portal}
        reference={reference}
        current="timeline"
        heading={<Typed>{words.title(name)}</Typed>}
        shows={words.lead}
        notices={<DoneNotice words={openedDone} done={done} />}
        isPrinted
      />
      <FilterBar
        label={words.filter}
        foldedAs={words.filterFold}
        action={path}
        query={Object.values(here).join(' ')}
        clearHref={isWhole ? undefined : path}
      >
        <SelectField
          id="kind"
          name="kind"
          label={words.kind}
          defaultValue={query.kind ?? ''}
          options={[
            { value: '', label: words.everything },
            ...timelineKinds.map((value) => ({ value, label: timelineKindLabels[value] })),
          ]}
        />
        <SelectField
          id="about"
          name="about"
          label={words.about}
          defaultValue={query.noteKind ?? ''}
          options={[
            { value: '', label: words.anyNote },
            ...supportNoteKinds.map((value) => ({ value, label: supportNoteLabels[value] })),
          ]}
        />
        <SelectField
          id="by"
          name="by"
          label={words.author}
          defaultValue={query.author ?? ''}
          options={[
            { value: '', label: words.anybody },
            ...authors.map((author) => ({ value: author.id, label: author.name ?? supportWorkWords.unnamed })),
          ]}
        />
      </FilterBar>
      {entries.length === 0 ? (
        <EmptyState text={words.none} />
      ) : (
        <ol className="plain-list dash-timeline">
          {entries.map((entry) => (
            <TimelineEntryLine key={`${entry.kind} ${entry.id}`} {...{ entry, name, now }} />
          ))}
        </ol>
      )}
      <ListPages
        label={words.pages}
        back={query.after === null ? null : { label: words.first, href: pathWithQuery(path, here) as Route }}
        next={
          hasMore && last
            ? { label: words.next, href: pathWithQuery(path, { ...here, after: `${last.key}~${last.id}` }) as Route }
            : null
        }
      />
    </>
  )
}
