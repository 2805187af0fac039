import type { Route } from 'next'

import { Badge } from '@/components/work/badge'
import { DataTable } from '@/components/work/data-table'
import { EmptyState } from '@/components/work/empty-state'
import { StageBadge } from '@/components/work/stage-badge'
import { candidatePortal, type CandidatePlace } from '@/components/hiring/screen-place'
import { Typed } from '@/components/work/typed'
import { ListPages } from '@/components/ui/list-pages'
import { PageLink } from '@/components/ui/page-link'
import { applicationMessagesWords } from '@/lib/content/hiring/messages'
import { ownApplicationsWords as words } from '@/lib/content/hiring/own-applications'
import { dayText, weekdayText } from '@/lib/content/wording/date-text'
import type { DisclosureState } from '@/lib/domain/applications/application'
import { pageKeyText, type PageKey } from '@/lib/domain/applications/page-key'
import { silenceDays } from '@/lib/domain/applications/silence'
import { isJobStage, isOpenStage, type Stage } from '@/lib/domain/applications/stages'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { pathWithQuery } from '@/lib/domain/queries/address-query'

export type OwnRow = {
  id: string
  reference: string
  jobTitle: string
  company: string
  stage: Stage
  /** The day of the latest line of its history. */
  updatedOn: PlainDate
  waited: number | null
  /** The day by which the employer is asked to answer; null while nobody waits for them. */
  hearBy: PlainDate | null
  /** The day of a booked interview, until it has passed. */
  interviewOn: PlainDate | null
  /** Whether the day of a booked interview has passed. */
  wasInterviewed: boolean
  disclosure: DisclosureState
  hasTimes: boolean
  /** Whether times were given up, by the person or the employer, and no others are offered yet. */
  hasDeclinedTimes: boolean
  /** How many messages are new. */
  unread: number
}

const lists = ['open', 'ended'] as const
type List = (typeof lists)[number]
type Page = { applications: readonly OwnRow[]; hasMore: boolean }
type Props = Record<List, Page> & {
  /** The last row of the page before, of each list; null on its first page. */
  after: Record<List, PageKey | null>
  /** @default the portal */
  place?: CandidatePlace
}

/** What the page's address calls the last row of the page before. */
const keyNames = { open: 'open', ended: 'after' } as const satisfies Record<List, string>

/** From the day after the last of the times offered, none can be chosen any more. */
export const canChooseTime = ({ stage, hasTimes, waited }: Pick<OwnRow, 'stage' | 'hasTimes' | 'waited'>): boolean =>
  stage === 'interview' && hasTimes && (waited ?? 0) === 0

/** What the employer waits for the person to do, first things first; null while there is nothing. */
export function yourTurn(row: OwnRow): string | null {
  const isAsked = row.disclosure === 'asked' && isOpenStage(row.stage)
  if (row.stage === 'offer') return isAsked ? words.yourTurn.offerAndQuestion : words.yourTurn.offer
  if (canChooseTime(row)) return isAsked ? words.yourTurn.timesAndQuestion : words.yourTurn.times
  return isAsked ? words.yourTurn.question : null
}

/** What the person can do, and a booked interview; without either, by when the employer should answer. */
export function nextOf(row: OwnRow): string {
  const { stage, interviewOn } = row
  // An interview that was booked for a later day does not take place any more.
  if (stage === 'accepted') return words.afterAccepting
  if (!isOpenStage(stage)) return words.none
  const interview = interviewOn === null ? null : words.interviewOn(weekdayText(interviewOn))
  return [yourTurn(row), interview].filter(Boolean).join('. ') || answerOf(row)
}

/** By when the employer should answer, or should have. */
function answerOf({ company, waited, hearBy }: OwnRow): string {
  if (waited === null || hearBy === null) return words.waitsFor.anAnswer(company)
  if (waited >= silenceDays.told) return words.waitsFor.noAnswer(company)
  const { by, passed } = words.waitsFor
  return (waited < silenceDays.second ? by : passed)(weekdayText(hearBy))
}

type TableProps = { caption: string; rows: readonly OwnRow[]; hasNext: boolean; place: CandidatePlace }

function Table({ caption, rows, hasNext, place }: TableProps) {
  return (
    <DataTable
      caption={caption}
      isCaptionHidden
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          label: words.job,
          cell: ({ reference, jobTitle, unread }) => (
            <>
              <PageLink href={`${place.path}/applications/${reference}` as Route}>{jobTitle}</PageLink>{' '}
              {unread > 0 ? <Badge tone="wait">{applicationMessagesWords.unread(unread)}</Badge> : null}
            </>
          ),
        },
        { label: words.company, cell: ({ company }) => company },
        { label: words.stage, cell: ({ stage }) => <StageBadge stage={stage} /> },
        ...(hasNext ? [{ label: words.now, cell: (row: OwnRow) => <Typed>{nextOf(row)}</Typed> }] : []),
        { label: words.changed, cell: ({ updatedOn }) => dayText(updatedOn) },
      ]}
    />
  )
}

type PagesProps = { list: List; page: Page; after: Props['after']; place: CandidatePlace }

/** The pages of one list. The other stays where it is. */
function Pages({ list, page: { applications, hasMore }, after, place }: PagesProps) {
  const last = applications.at(-1)
  const addressOf = (key: PageKey | null) => {
    const keys = { ...after, [list]: key }
    return pathWithQuery(
      `${place.path}/applications`,
      Object.fromEntries(lists.map((one) => [keyNames[one], textOf(keys[one])])),
    ) as Route
  }
  return (
    <ListPages
      label={words.pages[list]}
      back={after[list] ? { label: words.first[list], href: addressOf(null) } : null}
      next={
        hasMore && last ? { label: words.nextPage[list], href: addressOf({ on: last.updatedOn, id: last.id }) } : null
      }
    />
  )
}

const textOf = (key: PageKey | null): string | null => key && pageKeyText(key)

/** A person's applications: the jobs they said yes to, what is open, and what has ended without one. */
export function OwnList({ open, ended, after, place = candidatePortal }: Props) {
  const jobs = ended.applications.filter(({ stage }) => isJobStage(stage))
  const withoutJob = ended.applications.filter(({ stage }) => !isJobStage(stage))
  return (
    <>
      {jobs.length > 0 ? (
        <section className="dash-section" aria-labelledby="own-jobs">
          <h2 id="own-jobs">{words.jobs(jobs.length)}</h2>
          <Table caption={words.jobs(jobs.length)} rows={jobs} hasNext place={place} />
        </section>
      ) : null}
      <section className="dash-section" aria-labelledby="open">
        <h2 id="open">{words.open}</h2>
        {open.applications.length === 0 ? (
          <EmptyState text={words.openNone} link={{ label: words.find, href: '/jobs' }} />
        ) : (
          <Table caption={words.open} rows={open.applications} hasNext place={place} />
        )}
        <Pages list="open" page={open} after={after} place={place} />
      </section>
      <section className="dash-section" aria-labelledby="ended">
        <h2 id="ended">{words.ended}</h2>
        {withoutJob.length === 0 ? (
          <p>{words.endedNone}</p>
        ) : (
          <Table caption={words.ended} rows={withoutJob} hasNext={false} place={place} />
        )}
        <Pages list="ended" page={ended} after={after} place={place} />
      </section>
    </>
  )
}
