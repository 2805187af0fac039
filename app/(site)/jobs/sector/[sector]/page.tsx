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
import { jobSectors } from '@/lib/domain/job-board/job'
import type { AddressQuery } from '@/lib/domain/queries/address-query'
import { searchBoard } from '@/lib/server/hiring/board'

type Props = { params: Promise<{ sector: string }>; searchParams: Promise<AddressQuery> }

/** Undefined for a kind of work with too few jobs for a page. */
async function load({ params, searchParams }: Props) {
  const { sector: asked } = await params
  const { page } = readBoardQuery(await searchParams)
  const sector = jobSectors.find((one) => one === asked)
  const found = sector && (await searchBoard({ ...blankBoardQuery, sector, page }, await requestDay()))
  return found && found.jobs.length > 0 && found.total >= fewestOfALanding ? { sector, page, found } : undefined
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const landing = await load(props)
  if (!landing) return notHereMetadata
  const { sector, page, found } = landing
  const heading = liveBoardWords.sectorHeading[sector]
  return pageMetadata('/jobs', {
    title: liveBoardWords.sectorTitle(heading),
    description: liveBoardWords.sectorDescription(heading, liveBoardWords.jobsCount(found.total)),
    isNoindex: page > 1,
    address: `/jobs/sector/${sector}`,
  })
}

export default async function SectorJobsPage(props: Props) {
  const landing = await load(props)
  if (!landing) return <NotHere />
  const { sector, page, found } = landing
  return (
    <LandingPage
      heading={liveBoardWords.sectorHeading[sector]}
      path={`/jobs/sector/${sector}` as Route}
      page={page}
      found={found}
      search={{ ...blankBoardQuery, sector }}
    />
  )
}
