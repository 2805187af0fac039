import type { Route } from 'next'

import { Badge } from '@/components/work/badge'
import { TickBox } from '@/components/forms/tick-box'
import { DataTable } from '@/components/work/data-table'
import { Typed } from '@/components/work/typed'
import { EmailText } from '@/components/ui/email-text'
import { Button } from '@/components/ui/button'
import { PageLink } from '@/components/ui/page-link'
import { deskListWords as words, dueText, sourceLabels, stateText } from '@/lib/content/desk/enquiries'
import { bankHolidayDays } from '@/lib/content/site/bank-holidays'
import { momentDayText, momentText } from '@/lib/content/wording/moment-text'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import type { WorkOutcome } from '@/lib/domain/desk/enquiry-steps'
import { dueStateOf, type EnquiryState } from '@/lib/domain/desk/enquiry-tabs'
import { tickedName } from '@/lib/domain/desk/several'
import type { EnquirySource } from '@/lib/domain/enquiries/enquiry-source'

type Enquiry = {
  reference: string
  name: string
  organisation: string | null
  /** How the message begins, and the words in it that ask for an answer soon. */
  begins: string
  urgent: string | null
  source: EnquirySource
  receivedAt: string
  dueOn: PlainDate
  nextTryOn: PlainDate | null
  ownerId: string | null
  state: EnquiryState
  isHeld: boolean
  version: number
  outcome: WorkOutcome | null
  closedAt: string | null
}

type Props = {
  caption: string
  enquiries: readonly Enquiry[]
  /** The member who is looking. */
  viewerId: string
  members: readonly { id: string; email: string }[]
  today: PlainDate
  /** The URL of this very list, to come back to. */
  here: string
  /** References that are ticked already. */
  ticked: readonly string[]
}

/** The form that acts on the enquiries that are ticked in the list. */
export const severalForm = 'several'

/** The list, with a row or card for each enquiry and the steps that members take most often. */
export function EnquiryTable({ caption, enquiries, viewerId, members, today, here, ticked }: Props) {
  const ownerOf = (id: string | null): string =>
    id === null
      ? words.nobody
      : id === viewerId
        ? words.you
        : (members.find((member) => member.id === id)?.email ?? words.formerMember)
  const isClosed = enquiries.every(({ state }) => state === 'closed')
  return (
    <DataTable
      caption={caption}
      isCaptionHidden
      rows={enquiries}
      rowKey={({ reference }) => reference}
      columns={[
        {
          label: words.columns.reference,
          cell: ({ reference, version, state, isHeld }) => (
            <div className={isClosed ? undefined : 'row-tick'}>
              {isHeld || state === 'closed' ? null : (
                <TickBox
                  form={severalForm}
                  name={`${tickedName}${reference}`}
                  value={version}
                  defaultChecked={ticked.includes(reference)}
                  label={words.chooseName(reference)}
                />
              )}
              <PageLink href={`/dashboard/team/enquiries/${reference}` as Route} className="row-link">
                {reference}
              </PageLink>
            </div>
          ),
        },
        {
          label: words.columns.who,
          isPlain: true,
          cell: ({ reference, name, organisation, begins, source, receivedAt, urgent, state }) => (
            <span className="dash-cell">
              <PageLink href={`/dashboard/team/enquiries/${reference}` as Route}>
                <Typed>{organisation ? `${name}, ${organisation}` : name}</Typed>
              </PageLink>
              <span className="dash-aside">
                <Typed>{begins}</Typed>
              </span>
              <span className="dash-aside">{words.came(sourceLabels[source], momentText(receivedAt))}</span>
              {urgent && state !== 'closed' ? <Badge tone="warn">{words.urgent(urgent)}</Badge> : null}
            </span>
          ),
        },
        ...(isClosed
          ? []
          : [
              {
                label: words.columns.due,
                isPlain: true,
                cell: (enquiry: Enquiry) => (
                  <>
                    <DueCell {...enquiry} today={today} />
                    {/* What it opens on a phone stands beside it where there is room, and is never folded there. */}
                    <details className="desk-rest dash-fold not-on-paper">
                      <summary aria-label={words.restOf(enquiry.reference)}>{words.rest}</summary>
                    </details>
                  </>
                ),
              },
            ]),
        {
          label: isClosed ? words.columns.ended : words.columns.state,
          isPlain: true,
          cell: ({ state, nextTryOn, outcome, closedAt, isHeld, ownerId }) => (
            <>
              <div className="dash-badges">
                <Badge>{isHeld ? words.held : stateText(state, nextTryOn, outcome)}</Badge>
              </div>
              {closedAt === null ? null : <span className="dash-aside">{momentDayText(closedAt)}</span>}
              <span className="dash-aside">
                {words.owner}: <EmailText email={ownerOf(ownerId)} />
              </span>
            </>
          ),
        },
        ...(isClosed
          ? []
          : [
              {
                label: words.columns.steps,
                isPlain: true,
                cell: (enquiry: Enquiry) => <Steps {...enquiry} isMine={enquiry.ownerId === viewerId} here={here} />,
              },
            ]),
      ]}
    />
  )
}

type DueCellProps = Pick<Enquiry, 'dueOn' | 'nextTryOn' | 'state' | 'isHeld'> & { today: PlainDate }

/** The day of the first contact or, once that has been, of the next, and how far away it is. */
function DueCell({ dueOn, nextTryOn, state, isHeld, today }: DueCellProps) {
  const day = state === 'received' ? dueOn : nextTryOn
  if (day === null || state === 'closed') return words.nothingDue
  if (isHeld) return words.day(day)
  const due = dueStateOf(day, today, bankHolidayDays)
  const tone = due.is === 'late' ? 'stop' : due.is === 'today' ? 'warn' : 'plain'
  return (
    <>
      {words.day(day)} <Badge tone={tone}>{dueText(due)}</Badge>
      {state === 'received' && nextTryOn !== null ? (
        <span className="dash-aside">{words.nextTry(nextTryOn)}</span>
      ) : null}
    </>
  )
}

type StepsProps = Pick<Enquiry, 'reference' | 'version' | 'state' | 'isHeld'> & { isMine: boolean; here: string }

function Steps({ reference, version, state, isHeld, isMine, here }: StepsProps) {
  if (isHeld || state === 'closed') return null
  const step = { reference, version, here }
  return (
    <div className="button-row desk-steps">
      {isMine ? null : <TakeForm {...step} />}
      <PageLink
        href={`/dashboard/team/enquiries/${reference}?note=contact#contact` as Route}
        className="text-link"
        aria-label={words.contactedName(reference)}
      >
        {words.contacted}
      </PageLink>
    </div>
  )
}

type TakeFormProps = { reference: string; version: number; here: string }

function TakeForm({ reference, version, here }: TakeFormProps) {
  return (
    <form method="post" action="/api/desk/enquiry-take">
      <input type="hidden" name="reference" value={reference} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="at" value={here} />
      <Button type="submit" look="secondary" isSmall aria-label={words.takeName(reference)}>
        {words.take}
      </Button>
    </form>
  )
}
