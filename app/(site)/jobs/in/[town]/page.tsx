import '@/app/styles/breadcrumbs.css'
import '@/app/styles/job-card.css'
import '@/app/styles/jobs.css'
import '@/app/styles/job-search.css'

import type { Metadata, Route } from 'next'

import { NotHere, notHereMetadata } from '@/app/not-here'
import { requestDay } from '@/app/request-day'
import { fewestOfALanding, LandingPage } from '@/app/(site)/jobs/landing-page'
import { pageMetadata } from '@/app/page-metadata'
import { liveBoardWords } from '@/lib/content/job-board/live-board'
import { blankBoardQuery, readBoardQuery } from '@/lib/domain/job-board/board-query'
import type { AddressQuery } from '@/lib/domain/queries/address-query'
import { searchBoard } from '@/lib/server/hiring/board'

type Props = { params: Promise<{ town: string }>; searchParams: Promise<AddressQuery> }

/** Undefined for a town with too few jobs for a page. */
async function load({ params, searchParams }: Props) {
  const { town: key } = await params
  const { page } = readBoardQuery(await searchParams)
  if (!/^[a-z0-9-]{1,80}$/.test(key)) return undefined
  const found = await searchBoard({ ...blankBoardQuery, page }, await requestDay(), key)
  const [first] = found?.jobs ?? []
  return found && first && found.total >= fewestOfALanding ? { key, page, found, town: first.town } : undefined
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const landing = await load(props)
  if (!landing) return notHereMetadata
  const { key, page, found, town } = landing
  return pageMetadata('/jobs', {
    title: liveBoardWords.inTownTitle(town),
    description: liveBoardWords.inTownDescription(town, liveBoardWords.jobsCount(found.total)),
    isNoindex: page > 1,
    address: `/jobs/in/${key}`,
  })
}

export default async function TownJobsPage(props: Props) {
  const landing = await load(props)
  if (!landing) return <NotHere />
  const { key, page, found, town } = landing
  return (
    <LandingPage
      heading={liveBoardWords.inTown(town)}
      path={`/jobs/in/${key}` as Route}
      page={page}
      found={found}
      search={{ ...blankBoardQuery, location: town }}
    />
  )
}
