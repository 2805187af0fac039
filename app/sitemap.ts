import type { MetadataRoute } from 'next'

import { londonDay } from '@/lib/domain/dates/london-time'
import { requestDay } from '@/app/request-day'
import { indexedPaths } from '@/lib/content/site/pages'
import { serverEnv } from '@/lib/server/env'
import { listBoardJobs, loadLandings } from '@/lib/server/hiring/board'

const urlOf = (path: string): string => new URL(path, serverEnv.SITE_URL).href

/**
 * The board, once there is a real job on it: itself, each open job, and each town and kind of work with a page of its
 * own.
 */
async function boardPages(): Promise<MetadataRoute.Sitemap> {
  const today = await requestDay()
  const [jobs, { towns, sectors }] = await Promise.all([listBoardJobs(today), loadLandings(today)])
  if (!jobs || jobs.length === 0) return []
  return [
    ...['/jobs', ...towns.map(({ key }) => `/jobs/in/${key}`), ...sectors.map(({ key }) => `/jobs/sector/${key}`)].map(
      (path) => ({ url: urlOf(path) }),
    ),
    ...jobs.map(({ id, changed_at: changedAt }) => ({
      url: urlOf(`/jobs/${id}`),
      lastModified: londonDay(new Date(changedAt)),
    })),
  ]
}

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const pages = indexedPaths.map((path) => ({ url: urlOf(path) }))
  return [...pages, ...(await boardPages())]
}
