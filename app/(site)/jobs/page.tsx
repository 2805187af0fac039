import '@/app/styles/forms.css'
import '@/app/styles/breadcrumbs.css'
import '@/app/styles/job-card.css'
import '@/app/styles/jobs.css'
import '@/app/styles/job-search.css'

import type { Metadata, Route } from 'next'
import { redirect } from 'next/navigation'

import { requestDay } from '@/app/request-day'
import { ExampleBoard } from '@/app/(site)/jobs/example-board'
import { pageMetadata } from '@/app/page-metadata'
import { ChosenFilters } from '@/components/jobs/chosen-filters'
import { LandingLinks, LiveResults } from '@/components/jobs/live-board'
import { LiveSearchForm } from '@/components/jobs/live-search-form'
import { PlaceHelp } from '@/components/jobs/place-help'
import { QuickFilters } from '@/components/jobs/quick-filters'
import { WiderSearches } from '@/components/jobs/wider-searches'
import { Breadcrumbs } from '@/components/prose/breadcrumbs'
import { PageLink } from '@/components/ui/page-link'
import { jobBoardWords } from '@/lib/content/job-board/board'
import { liveBoardWords } from '@/lib/content/job-board/live-board'
import { isSearch, readBoardQuery, writeBoardQuery, type BoardQuery } from '@/lib/domain/job-board/board-query'
import { helpWithPlace } from '@/lib/domain/job-board/place-help'
import { searchToSave } from '@/lib/domain/job-board/saved-search'
import { widerSearches } from '@/lib/domain/job-board/wider-searches'
import { givenText, type AddressQuery } from '@/lib/domain/queries/address-query'
import { savedAmong } from '@/lib/server/hiring/kept-jobs'
import { loadLandings, searchBoard, thatFind } from '@/lib/server/hiring/board'

type Props = { searchParams: Promise<AddressQuery> }

const linkedTowns = 30

async function load(searchParams: Props['searchParams']) {
  const params = await searchParams
  const query = readBoardQuery(params)
  const typedPostcode = givenText(params.postcode).trim()
  const today = await requestDay()
  return { query, typedPostcode, today, found: await searchBoard(query, today) }
}

const addressOf = (query: BoardQuery): Route => {
  const written = writeBoardQuery(query)
  return (written === '' ? '/jobs' : `/jobs?${written}`) as Route
}

/** Indexed once there is a real job here; the results of a search are not. */
export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { query, found } = await load(searchParams)
  if (!found?.isAnyLive) return pageMetadata('/jobs')
  const { title, description } = liveBoardWords
  return pageMetadata('/jobs', { title, description, isNoindex: writeBoardQuery(query) !== '' })
}

export default async function JobsPage({ searchParams }: Props) {
  const { query, typedPostcode, today, found } = await load(searchParams)
  // Somebody who typed a whole postcode finds only its first half in the URL: that is all we need, and URLs are logged
  // and shared.
  if (query.district !== '' && query.district !== typedPostcode) redirect(addressOf(query))
  // Past the last page, as after some of its jobs have closed.
  if (query.page > 1 && found?.jobs.length === 0) redirect(addressOf({ ...query, page: 1 }))
  if (found && !found.isAnyLive) return <ExampleBoard path="/jobs" today={today} />
  const { towns, sectors } = await loadLandings(today)
  const placeHelp = helpWithPlace(query.location, found?.jobs ?? [])
  const wider = found?.total === 0 ? await thatFind(widerSearches(query, placeHelp.meant), today) : null
  const placeProblem =
    found?.isDistrictKnown === false
      ? liveBoardWords.unknownPostcode(query.district)
      : placeHelp.isUnknown
        ? liveBoardWords.unknownPlace(query.location.trim())
        : undefined
  const aboutPlace = <PlaceHelp help={placeHelp} query={query} hrefOf={addressOf} isNone={found?.total === 0} />
  return (
    <div className="page jobs-page">
      <Breadcrumbs path="/jobs" />
      <h1>{jobBoardWords.heading}</h1>
      {isSearch(query) ? null : <p className="lead">{liveBoardWords.lead}</p>}
      <LiveSearchForm key={writeBoardQuery(query)} query={query} placeProblem={placeProblem} />
      {found === null ? (
        <p className="notice">
          <strong>{liveBoardWords.unavailable}</strong>
        </p>
      ) : (
        <>
          <LiveResults
            total={found.total}
            jobs={found.jobs}
            page={query.page}
            pageHref={(page) => addressOf({ ...query, page })}
            search={found.isDistrictKnown ? searchToSave(query) : null}
            saved={(await savedAmong(found.jobs)) ?? undefined}
            noneHelp={
              wider && (
                <>
                  {aboutPlace}
                  <WiderSearches searches={wider} hrefOf={addressOf} />
                </>
              )
            }
          >
            <ChosenFilters query={query} hrefOf={addressOf} isNone={found.total === 0} />
            {wider ? null : <QuickFilters query={query} hrefOf={addressOf} />}
            {wider ? null : aboutPlace}
          </LiveResults>
          {found.jobs.some(({ miles }) => miles !== null) ? <p className="small">{liveBoardWords.mapCredit}</p> : null}
        </>
      )}
      <LandingLinks
        heading={liveBoardWords.byTown}
        links={towns
          .slice(0, linkedTowns)
          .map(({ key, name, jobs }) => ({ href: `/jobs/in/${key}` as Route, label: name, jobs }))}
      />
      <LandingLinks
        heading={liveBoardWords.bySector}
        links={sectors.map(({ key, jobs }) => ({
          href: `/jobs/sector/${key}` as Route,
          label: liveBoardWords.sectorHeading[key],
          jobs,
        }))}
      />
      <p className="not-on-paper">
        <PageLink href="/jobs/examples" className="text-link">
          {liveBoardWords.examples}
        </PageLink>
      </p>
    </div>
  )
}
