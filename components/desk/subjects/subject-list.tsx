import type { Route } from 'next'

import { Badge } from '@/components/work/badge'
import { DataTable } from '@/components/work/data-table'
import { DetailHeading } from '@/components/work/detail-heading'
import { EmptyState } from '@/components/work/empty-state'
import type { KeptForm } from '@/components/work/posted-form'
import { DoneNotice } from '@/components/work/done-notice'
import { ProblemNotice } from '@/components/work/problem-notice'
import { Typed } from '@/components/work/typed'
import { BeginRequest } from '@/components/desk/subjects/begin-request'
import { PageLink } from '@/components/ui/page-link'
import {
  daysLeftText,
  subjectDoneWords,
  subjectKindWords,
  subjectListWords,
  subjectOutcomeWords,
} from '@/lib/content/desk/subjects'
import { dayText } from '@/lib/content/wording/date-text'
import { momentDayText } from '@/lib/content/wording/moment-text'
import { daysBetween, type PlainDate } from '@/lib/domain/dates/plain-date'
import type { SubjectRequestKind, SubjectRequestOutcome } from '@/lib/domain/desk/subject-request'

export type ListedRequest = {
  id: string
  kind: SubjectRequestKind
  email: string | null
  digest: string
  receivedOn: PlainDate
  dueOn: PlainDate
  doneAt: string | null
  outcome: SubjectRequestOutcome | null
  /** How we knew that it was them, and what was sent, once it is closed. */
  identity: string
  answer: string
}

type Props = {
  open: readonly ListedRequest[]
  closed: readonly ListedRequest[]
  today: PlainDate
  /** Where older closed requests are; null when these are all. */
  olderHref: Route | null
  isLatest: boolean
  done: unknown
  kept: KeptForm | null
}

const { columns } = subjectListWords

const whose = {
  label: columns.address,
  cell: ({ id, email, digest }: ListedRequest) => (
    <PageLink href={`/dashboard/team/subjects/${id}`}>
      <Typed>{email ?? subjectListWords.erased(digest)}</Typed>
    </PageLink>
  ),
}
const kind = { label: columns.kind, cell: (request: ListedRequest) => subjectKindWords[request.kind] }
const received = { label: columns.received, cell: (request: ListedRequest) => dayText(request.receivedOn) }
const due = { label: columns.due, cell: (request: ListedRequest) => dayText(request.dueOn) }

/** Everybody who asked about their data, in a form fit for a regulator: open requests first. */
export function SubjectList({ open, closed, today, olderHref, isLatest, done, kept }: Props) {
  const timeLeft = ({ dueOn }: ListedRequest) => {
    const days = daysBetween(today, dueOn)
    return <Badge tone={days < 0 ? 'stop' : days <= 7 ? 'warn' : 'plain'}>{daysLeftText(days)}</Badge>
  }
  return (
    <>
      <DoneNotice words={subjectDoneWords} done={done} />
      <ProblemNotice kept={kept} forms={['subject-close', 'subject-erase']} />
      <DetailHeading heading={subjectListWords.heading} shows={subjectListWords.lead} isPrinted />
      <div className="work-columns">
        <div>
          <section className="dash-section" aria-labelledby="open">
            <h2 id="open" className="dash-heading">
              {subjectListWords.open(open.length)}
            </h2>
            {open.length === 0 ? (
              <EmptyState text={subjectListWords.openEmpty} />
            ) : (
              <DataTable
                caption={subjectListWords.open(open.length)}
                isCaptionHidden
                columns={[whose, kind, received, due, { label: columns.left, cell: timeLeft }]}
                rows={open}
                rowKey={({ id }) => id}
              />
            )}
          </section>
          <section className="dash-section" aria-labelledby="closed">
            <h2 id="closed" className="dash-heading">
              {subjectListWords.closed}
            </h2>
            {closed.length === 0 ? (
              <EmptyState text={subjectListWords.closedEmpty} />
            ) : (
              <>
                <DataTable
                  caption={subjectListWords.closedCaption}
                  isCaptionHidden
                  columns={[
                    whose,
                    kind,
                    received,
                    due,
                    {
                      label: columns.done,
                      cell: ({ doneAt }) => (doneAt === null ? null : momentDayText(doneAt)),
                    },
                    {
                      label: columns.outcome,
                      cell: ({ outcome }) => (outcome === null ? null : subjectOutcomeWords[outcome]),
                    },
                  ]}
                  rows={closed}
                  rowKey={({ id }) => id}
                />
                <p>{subjectListWords.erasedNote}</p>
              </>
            )}
            {isLatest ? null : (
              <p>
                <PageLink href="/dashboard/team/subjects" className="text-link">
                  {subjectListWords.newest}
                </PageLink>
              </p>
            )}
            {olderHref ? (
              <p>
                <PageLink href={olderHref}>{subjectListWords.older}</PageLink>
              </p>
            ) : null}
          </section>
        </div>
        <BeginRequest today={today} kept={kept} />
      </div>
    </>
  )
}
