import type { NextRequest, NextResponse } from 'next/server'

import { guardRequest } from '@/lib/server/auth/guard-request'
import { withContentSecurityPolicy } from '@/lib/server/security/page-policy'

/** Guards private routes, and sends every page with its content security policy. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  return withContentSecurityPolicy(request, () => guardRequest(request))
}

// Endpoints are left out: Next.js would buffer, and silently truncate, every request body before they could measure it.
export const config = { runtime: 'nodejs', matcher: ['/((?!api/|auth/|_next/|share/|icon.svg|sw.js).*)'] }
