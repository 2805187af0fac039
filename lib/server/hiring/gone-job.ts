import 'server-only'

import type { NextRequest, NextResponse } from 'next/server'

import { liveJobPath } from '@/lib/domain/access/access'
import { isJobGone } from '@/lib/server/hiring/board'
import { ownStatusHeader } from '@/lib/server/http/own-status'

/** Gives the page of a job that was closed its status, 410: search engines then drop it at once. Next.js knows no way to say so. */
export async function withStatusOfJob({ nextUrl }: NextRequest, response: NextResponse): Promise<NextResponse> {
  const [, id] = liveJobPath.exec(nextUrl.pathname) ?? []
  if (id !== undefined && (await isJobGone(id))) response.headers.set(ownStatusHeader, '410')
  return response
}
