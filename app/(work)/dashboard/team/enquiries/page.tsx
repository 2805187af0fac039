import { privatePageMetadata } from '@/app/page-metadata'
import { LinkTabs } from '@/components/work/link-tabs'
import { ListSection } from '@/components/work/list-section'
import { EnquiryFilters } from '@/components/desk/enquiries/enquiry-filters'
import { EnquiryTable, severalForm } from '@/components/desk/enquiries/enquiry-table'
import { UrgentEnquiries } from '@/components/desk/enquiries/urgent-enquiries'
import { HeldList } from '@/components/desk/enquiries/held-list'
import { SelectedLink } from '@/components/desk/enquiries/selected-steps'
import { SeveralForm } from '@/components/desk/enquiries/several-form'
import { ListKeys } from '@/components/desk/enquiries/list-keys'
import { ProblemSummary } from '@/components/forms/problem-summary'
import { ListPages } from '@/components/ui/list-pages'
import { PageLink } from '@/components/ui/page-link'
import {
  deskListWords as words,
  heldWords,
  listDoneText,
  severalWords,
  sourceLabels,
  tabLabels,
} from '@/lib/content/desk/enquiries'
import { londonDay } from '@/lib/domain/dates/london-time'
import { addressValuesOf, enquiryQueryFrom, type EnquiryKey } from '@/lib/domain/desk/enquiry-query'
import { enquiryTabs, tabCountText } from '@/lib/domain/desk/enquiry-tabs'
import { stillTicked } from '@/lib/domain/desk/several'
import { givenText, pathWithQuery } from '@/lib/domain/queries/address-query'
import { keptInput } from '@/lib/server/auth/kept-input'
import { readEnquiries } from '@/lib/server/desk/read-enquiries'
import { requireMember } from '@/lib/server/desk/require-member'

export const metadata = privatePageMetadata(words.title)

const path = '/dashboard/team/enquiries'

export default async function DeskEnquiriesRoute({ searchParams }: PageProps<'/dashboard/team/enquiries'>) {
  const member = await requireMember()
  const address = await searchParams
  const query = enquiryQueryFrom(address)
  const kept = await keptInput(address.again)
  const ticked = stillTicked(givenText(address.ticked))
  const done = listDoneText(givenText(address.done), ticked)
  const isClosing = givenText(address.done).startsWith('closed-')
  const today = londonDay(new Date())
  const list = await readEnquiries(query, today)
  const last = list?.rows.at(-1)
  const pageAfter = (after: EnquiryKey | null) => pathWithQuery(path, addressValuesOf({ ...query, after }))
  const isSearch = query.typed !== ''
  const isHeldTab = query.tab === 'held' && !isSearch
  const here = pathWithQuery(path, addressValuesOf(query))
  const hasOpen = list?.rows.some(({ state, isHeld }) => state !== 'closed' && !isHeld) ?? false
  const { owner, source } = query
  const isFiltered = source !== null || owner !== null
  const ownerText =
    owner === 'me' || owner === member.id
      ? words.me
      : owner === 'nobody'
        ? words.nobody
        : list?.members.find(({ id }) => id === owner)?.email
  const heading = words.filtered(
    isSearch ? words.found(query.typed) : tabLabels[query.tab],
    source && sourceLabels[source],
    ownerText ?? null,
  )
  return (
    <>
      <div className="screen-heading">
        <div>
          <h1>{words.title}</h1>
          <p className="lead">{isHeldTab ? heldWords.lead : words.lead}</p>
        </div>
      </div>
      {kept ? <ProblemSummary id="problem" problems={[{ fieldId: kept.field, message: kept.message }]} /> : null}
      {done ? (
        <p className="notice" role="status">
          {done}{' '}
          {isClosing ? (
            <PageLink href={pathWithQuery(path, { tab: 'closed' })}>{severalWords.seeClosed}</PageLink>
          ) : null}
        </p>
      ) : null}
      {list ? (
        <>
          <LinkTabs
            label={words.tabs}
            values={enquiryTabs}
            // A search covers every tab.
            current={isSearch ? null : query.tab}
            labelOf={(tab) => tabLabels[tab]}
            hrefOf={(tab) => pathWithQuery(path, { tab: tab === 'open' ? null : tab })}
            countOf={(tab) => tabCountText(list.counts[tab])}
          />
          <EnquiryFilters query={query} viewerId={member.id} members={list.members} />
          <ListSection
            heading={heading}
            isEmpty={list.rows.length === 0}
            empty={{ text: isSearch ? words.foundNone : isFiltered ? words.noneHere : words.empty(query.tab) }}
          >
            {isHeldTab ? (
              <HeldList enquiries={list.rows} />
            ) : (
              <>
                <UrgentEnquiries enquiries={list.rows} />
                {hasOpen ? (
                  <p className="dash-aside not-on-paper">
                    {severalWords.hint}{' '}
                    <SelectedLink
                      form={severalForm}
                      ticked={ticked.length}
                      heading={severalWords.toSelected}
                      field="several-outcome"
                    />
                  </p>
                ) : null}
                <ListKeys>
                  <EnquiryTable
                    caption={heading}
                    enquiries={list.rows}
                    viewerId={member.id}
                    members={list.members}
                    today={today}
                    here={here}
                    ticked={ticked}
                  />
                </ListKeys>
                {hasOpen ? <SeveralForm here={here} ticked={ticked.length} kept={kept} /> : null}
              </>
            )}
          </ListSection>
          <ListPages
            label={words.pages}
            back={query.after ? { label: words.first, href: pageAfter(null) } : null}
            next={list.hasMore && last ? { label: words.next, href: pageAfter(last.key) } : null}
          />
        </>
      ) : (
        <p className="notice" role="alert">
          {words.unavailable}
        </p>
      )}
    </>
  )
}
