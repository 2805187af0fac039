import 'server-only'

import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { NextRequest, NextResponse } from 'next/server'

import { publicEnv } from '@/lib/public-env'
import { isDevelopment } from '@/lib/server/env'
import { contentSecurityPolicy } from '@/lib/server/security/content-security-policy'
import { inlineScriptsOfBuild } from '@/lib/server/security/inline-scripts'

const headerName = 'Content-Security-Policy'
const inlineScriptsOf = inlineScriptsOfBuild(join(process.cwd(), '.next'))
const analyticsOrigin = publicEnv.posthogKey ? new URL(publicEnv.posthogHost).origin : undefined

/**
 * Adds the content security policy to what answers a request for a page. Next.js reads the nonce from the request's own
 * header when it makes a page for a request; a prerendered page has hashes and leaves the nonce unused.
 */
export async function withContentSecurityPolicy(
  request: NextRequest,
  answer: () => Promise<NextResponse>,
): Promise<NextResponse> {
  if (isDevelopment) return answer()
  const policy = contentSecurityPolicy({
    inlineScripts: inlineScriptsOf(request.nextUrl.pathname),
    nonce: randomUUID(),
    analyticsOrigin,
  })
  request.headers.set(headerName, policy)
  const response = await answer()
  response.headers.set(headerName, policy)
  return response
}
