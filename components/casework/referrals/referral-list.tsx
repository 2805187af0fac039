import type { Route } from 'next'

import { membersPath, organisationPath, type PeoplePortal } from '@/lib/domain/casework/people-portal'
import { ContactClock } from '@/components/casework/referrals/contact-clock'
import { ReferralStateBadge } from '@/components/casework/referrals/referral-state-badge'
import { SelectField } from '@/components/forms/select-field'
import { TextField } from '@/components/forms/text-field'
import { ButtonLink } from '@/components/ui/button-link'
import { ListPages } from '@/components/ui/list-pages'
import { PageLink } from '@/components/ui/page-link'
import { DataTable } from '@/components/work/data-table'
import { EmptyState } from '@/components/work/empty-state'
import { FilterBar } from '@/components/work/filter-bar'
import { LinkTabs } from '@/components/work/link-tabs'
import {
  referralDirectionLabels,
  referralFilterLabels,
  referralListWords as words,
  referralReasonLabels,
} from '@/lib/content/casework/referrals'
import { referralOutcomeLabels } from '@/lib/content/dashboards/labels'
import { momentDayText } from '@/lib/content/wording/moment-text'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { pathWithQuery } from '@/lib/domain/queries/address-query'
import type { ReferralOutcome } from '@/lib/domain/referrals/referral'
import type { ReferralLifeState, ReferralReason } from '@/lib/domain/referrals/referral-life'
import {
  dueFirst,
  referralAddress,
  referralDirections,
  referralFilters,
  type ReferralQuery,
} from '@/lib/domain/referrals/referral-query'

type Row = {
  id: string
  reference: string
  state: ReferralLifeState
  isOwn: boolean
  isInternal: boolean
  other: string | null
  /** Null for whoever may not know it. */
  name: string | null
  changedAt: string
  contactDueOn: PlainDate | null
  firstContactOn: PlainDate | null
  clock: { left: number } | { late: number } | null
  outcome: ReferralOutcome | null
  reason: ReferralReason | null
  key: string
}

type Props = {
  portal: PeoplePortal
  query: ReferralQuery
  mayRefer: boolean
  /** Whether the organisation takes referrals now, and how many more this month; null for whoever may not refer. */
  taking: { isOpen: boolean; placesLeft: number | null } | null
  referrals: readonly Row[]
  hasMore: boolean
}

const isWhole = ({ state, find }: ReferralQuery): boolean => state === null && find === ''

function Filters({ portal, query }: Pick<Props, 'portal' | 'query'>) {
  const path = `${portal}/referrals` as Route
  const asked = referralAddress({ ...query, after: null })
  const { direction } = asked
  return (
    <FilterBar
      label={words.filter}
      foldedAs={words.filterAndSort}
      action={path}
      query={Object.values(asked).join(' ')}
      kept={direction ? { direction } : {}}
      clearHref={isWhole(query) ? undefined : (pathWithQuery(path, { direction: direction ?? null }) as Route)}
    >
      <SelectField
        id="state"
        name="state"
        label={words.state}
        defaultValue={query.state ?? ''}
        options={[
          { value: '', label: words.anyState },
          ...referralFilters.map((value) => ({ value, label: referralFilterLabels[value] })),
        ]}
      />
      <TextField id="find" name="find" type="search" label={words.find} defaultValue={query.find} maxLength={80} />
    </FilterBar>
  )
}

/** The referrals that a member may see, those of one direction at a time. */
export function ReferralList({ portal, query, mayRefer, taking, referrals, hasMore }: Props) {
  const path = `${portal}/referrals` as const
  const here = referralAddress({ ...query, after: null })
  const last = referrals.at(-1)
  const empty = !isWhole(query)
    ? { text: words.notFound }
    : !mayRefer
      ? { text: words.empty.others, link: { label: words.empty.whoAnswers, href: membersPath(portal) as Route } }
      : query.direction === 'sent'
        ? { text: words.empty.sent }
        : { text: words.empty.received }
  return (
    <div className="people-list caseload">
      {taking ? (
        <p className="not-on-paper">
          {words.taking(taking.isOpen, taking.placesLeft)}{' '}
          <PageLink href={organisationPath(portal) as Route}>{words.takingSet}</PageLink>
        </p>
      ) : null}
      {mayRefer ? (
        <>
          <p className="not-on-paper">
            <ButtonLink href={`${path}/new` as Route}>{words.add}</ButtonLink>
          </p>
          <LinkTabs
            label={words.direction}
            values={referralDirections}
            current={query.direction}
            labelOf={(value) => referralDirectionLabels[value]}
            hrefOf={(direction) => pathWithQuery(path, { direction }) as Route}
          />
        </>
      ) : null}
      {isWhole(query) && referrals.length === 0 ? null : <Filters portal={portal} query={query} />}
      {query.direction === 'received' && referrals.length > 1 ? <p>{words.order}</p> : null}
      {referrals.length === 0 ? (
        <EmptyState {...empty} />
      ) : (
        <DataTable
          caption={words.title}
          isCaptionHidden
          rows={query.direction === 'received' ? dueFirst(referrals) : referrals}
          rowKey={({ id }) => id}
          columns={[
            {
              label: words.who,
              cell: ({ reference, name }) => (
                <span className="dash-cell">
                  <PageLink href={`${path}/${reference}` as Route}>{name ?? reference}</PageLink>
                  {name === null ? null : <span className="dash-aside">{reference}</span>}
                </span>
              ),
            },
            {
              label: words.other[query.direction],
              cell: ({ isOwn, isInternal, other }) =>
                isOwn ? words.self : isInternal ? words.own : (other ?? words.gone),
            },
            {
              label: words.state,
              cell: ({ state, reason, outcome }) => (
                <span className="dash-cell">
                  <ReferralStateBadge state={state} />
                  {reason === null && outcome === null ? null : (
                    <span className="dash-aside">
                      {outcome === null ? reason && referralReasonLabels[reason] : referralOutcomeLabels[outcome]}
                    </span>
                  )}
                </span>
              ),
            },
            {
              label: words.contact,
              cell: ({ clock, contactDueOn, firstContactOn }) => (
                <ContactClock clock={clock} dueOn={contactDueOn} madeOn={firstContactOn} />
              ),
              // Before it is accepted there is none to wait for.
              isOnlyWide: ({ clock, firstContactOn }) => clock === null && firstContactOn === null,
            },
            {
              label: words.changed,
              cell: ({ changedAt }) => momentDayText(changedAt),
              isShort: true,
            },
          ]}
        />
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
    </div>
  )
}
