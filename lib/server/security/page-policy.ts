import 'server-only'

import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { NextRequest, NextResponse } from 'next/server'

import { isReference } from '@/lib/domain/enquiries/reference'
import { publicEnv } from '@/lib/public-env'
import { isDevelopment } from '@/lib/server/env'
import { contentSecurityPolicy, originsOfAnalytics } from '@/lib/server/security/content-security-policy'
import { inlinePartsOfBuild, type InlineParts } from '@/lib/server/security/inline-parts'

const headerName = 'Content-Security-Policy'
const inlinePartsOf = inlinePartsOfBuild(join(process.cwd(), '.next'))
const analyticsOrigins = publicEnv.posthogKey ? originsOfAnalytics(publicEnv.posthogHost) : []

/** The page that answers: with a reference to show, the thank-you page is rendered per request (see next.config.ts). */
function pathOfPage({ pathname, searchParams }: URL): string {
  const reference = pathname === '/thank-you' ? searchParams.get('reference') : null
  return reference !== null && isReference(reference) ? `/thank-you/${reference}` : pathname
}

const sourcesOf = (parts: InlineParts): Exclude<InlineParts, string> =>
  parts === 'by-nonce' ? { scripts: [`'nonce-${randomUUID()}'`], styles: [] } : parts

/**
 * Adds the content security policy to the response for a page. Next.js reads the nonce from the request's own header
 * when it renders a page per request.
 */
export async function withContentSecurityPolicy(
  request: NextRequest,
  answer: () => Promise<NextResponse>,
): Promise<NextResponse> {
  if (isDevelopment) return answer()
  const policy = contentSecurityPolicy({
    ...sourcesOf(inlinePartsOf(pathOfPage(request.nextUrl))),
    analyticsOrigins,
  })
  request.headers.set(headerName, policy)
  const response = await answer()
  response.headers.set(headerName, policy)
  return response
}
