import type { NextRequest, NextResponse } from 'next/server'

import { guardRequest } from '@/lib/server/auth/guard-request'
import { withContentSecurityPolicy } from '@/lib/server/security/page-policy'

/** Guards what is not public, and sends each page with its content security policy. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  return withContentSecurityPolicy(request, () => guardRequest(request))
}

// Not the endpoints: with them here Next.js would buffer, and silently cut, every body before they count it.
export const config = { runtime: 'nodejs', matcher: ['/((?!api/|auth/|_next/|share/|icon.svg|sw.js).*)'] }
