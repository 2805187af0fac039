import { NextResponse, type NextRequest } from 'next/server'

import { withContentSecurityPolicy } from '@/lib/server/security/page-policy'

/** Sends each page with its content security policy. */
export function middleware(request: NextRequest): NextResponse {
  return withContentSecurityPolicy(request, () => NextResponse.next({ request }))
}

// Not /api: with it here Next.js would buffer, and silently cut, every body before the endpoints count it.
export const config = { runtime: 'nodejs', matcher: ['/((?!api/|_next/|share/|icon.svg).*)'] }
