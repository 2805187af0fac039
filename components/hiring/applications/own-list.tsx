import type { Route } from 'next'

import { DataTable } from '@/components/dashboard/parts/data-table'
import { EmptyState } from '@/components/dashboard/parts/empty-state'
import { StageBadge } from '@/components/dashboard/parts/stage-badge'
import { ListPages } from '@/components/dashboard/parts/list-pages'
import { PageLink } from '@/components/ui/page-link'
import { ownApplicationsWords as words } from '@/lib/content/hiring/own-applications'
import { dayText, weekdayText } from '@/lib/content/wording/date-text'
import type { DisclosureState } from '@/lib/domain/applications/application'
import { pageKeyText } from '@/lib/domain/applications/page-key'
import { isOpenStage, type Stage } from '@/lib/domain/applications/stages'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { withQuery } from '@/lib/domain/queries/address-query'

export type OwnRow = {
  id: string
  reference: string
  jobTitle: string
  company: string
  stage: Stage
  changedOn: PlainDate
  waited: number | null
  /** The day of a booked interview, until it is over. */
  interviewOn: PlainDate | null
  disclosure: DisclosureState
  hasTimes: boolean
}

type Props = {
  open: readonly OwnRow[]
  ended: readonly OwnRow[]
  hasMore: boolean
  isFirstPage: boolean
}

const path = '/dashboard/candidateportal/applications'

/** What the person can do, or otherwise how long they have waited. */
export function nextOf({ stage, disclosure, hasTimes, waited, interviewOn }: OwnRow): string {
  if (!isOpenStage(stage)) return words.none
  if (stage === 'offer') return words.yourTurn.offer
  if (disclosure === 'asked') return words.yourTurn.question
  // From the day after the last of them, none can be chosen any more.
  if (stage === 'interview' && hasTimes && (waited ?? 0) === 0) return words.yourTurn.times
  if (interviewOn !== null) return words.interviewOn(weekdayText(interviewOn))
  return waited === null ? words.interviewComes : words.waitingShort(waited)
}

function Table({ caption, rows, hasNext }: { caption: string; rows: readonly OwnRow[]; hasNext: boolean }) {
  return (
    <DataTable
      caption={caption}
      isCaptionHidden
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          label: words.job,
          cell: ({ reference, jobTitle }) => <PageLink href={`${path}/${reference}`}>{jobTitle}</PageLink>,
        },
        { label: words.company, cell: ({ company }) => company },
        { label: words.stage, cell: ({ stage }) => <StageBadge stage={stage} /> },
        ...(hasNext ? [{ label: words.now, cell: nextOf }] : []),
        { label: words.changed, cell: ({ changedOn }) => dayText(changedOn) },
      ]}
    />
  )
}

/** A person's applications, open ones first. */
export function OwnList({ open, ended, hasMore, isFirstPage }: Props) {
  const last = ended.at(-1)
  return (
    <>
      <section className="dash-section" aria-labelledby="open">
        <h2 id="open">{words.open}</h2>
        {open.length === 0 ? (
          <EmptyState text={words.openNone} link={{ label: words.find, href: '/jobs' }} />
        ) : (
          <Table caption={words.open} rows={open} hasNext />
        )}
      </section>
      <section className="dash-section" aria-labelledby="ended">
        <h2 id="ended">{words.ended}</h2>
        {ended.length === 0 ? <p>{words.endedNone}</p> : <Table caption={words.ended} rows={ended} hasNext={false} />}
        <ListPages
          label={words.pages}
          first={isFirstPage ? null : { label: words.first, href: path }}
          next={
            hasMore && last
              ? {
                  label: words.nextPage,
                  href: withQuery(path, { after: pageKeyText({ on: last.changedOn, id: last.id }) }) as Route,
                }
              : null
          }
        />
      </section>
    </>
  )
}
