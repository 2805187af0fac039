import type { NextConfig } from 'next'

import { movedAddresses } from './lib/content/site/moved-addresses'
import { serverEnv } from './lib/server/env'

const isSecure = serverEnv.SITE_URL.startsWith('https://')

// For what is not a page. Pages get a whole policy, with the hashes of their scripts, from middleware.ts.
const policyBesidePages = "base-uri 'none'; object-src 'none'; frame-ancestors 'none'; form-action 'self'"
const policyOfSentForms =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; manifest-src 'self'; " +
  "form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'"

const headers = {
  'Content-Security-Policy': policyBesidePages,
  // Browsers ignore it over plain http, so it does no harm on a machine of one's own.
  'Strict-Transport-Security': `max-age=63072000; includeSubDomains${isSecure ? '; preload' : ''}`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy':
    'accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Origin-Agent-Cluster': '?1',
  'X-Permitted-Cross-Domain-Policies': 'none',
}

const nextConfig: NextConfig = {
  poweredByHeader: false,
  typedRoutes: true,
  reactStrictMode: true,
  // `npm start` builds what is checked elsewhere; `npm test` checks the types before it builds. Twice would cost half a minute.
  typescript: { ignoreBuildErrors: process.env.TYPES_CHECKED_ELSEWHERE === 'yes' },
  // Ours is a 301, which every crawler and old client knows, in place of Next.js's 308.
  skipTrailingSlashRedirect: true,
  experimental: {
    // forbidden(), which answers 403 with the forbidden.tsx of the page's own folder.
    authInterrupts: true,
    // app/global-not-found.tsx.
    globalNotFound: true,
  },
  // No page has an image to make smaller, and its address would keep a copy of whatever size is asked for.
  images: { unoptimized: true },
  turbopack: {
    resolveAlias: {
      // Unpacks WOFF2 for PDFKit's font reader. Our typeface is plain TrueType, and this is a quarter of what a person fetches.
      'brotli/decompress.js': false,
    },
  },
  redirects: async () => [
    ...Object.entries(movedAddresses).map(
      ([source, destination]) => ({ source: `${source}{/}?`, destination, statusCode: 301 }) as const,
    ),
    { source: '/:path+/', destination: '/:path+', statusCode: 301 },
  ],
  headers: async () => [
    { source: '/(.*)', headers: Object.entries(headers).map(([key, value]) => ({ key, value })) },
    // An ordinary form post may be answered with its page again, with what was typed in it: no script runs there.
    {
      source: '/api/(contact|applicant-signup)',
      headers: [{ key: 'Content-Security-Policy', value: policyOfSentForms }],
    },
    // The token of an e-mail's link stands in the address: it is told to no other site.
    { source: '/auth/:path*', headers: [{ key: 'Referrer-Policy', value: 'same-origin' }] },
    // The service worker fetches pages and files of ours, and loads nothing else.
    {
      source: '/sw.js',
      headers: [{ key: 'Content-Security-Policy', value: "default-src 'none'; connect-src 'self'" }],
    },
    // Shared links are shown on other sites.
    { source: '/share/(.*)', headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }] },
  ],
  rewrites: async () => ({
    // The thank-you page is prerendered; only with a reference to show is it made for the request.
    beforeFiles: [
      {
        source: '/thank-you',
        has: [{ type: 'query', key: 'reference', value: '(?<reference>SC-[0-9A-HJKMNP-TV-Z]{8})' }],
        destination: '/thank-you/:reference',
      },
      // The pages that Next.js shows in place of others have addresses too, and proxies would keep those answers for a year.
      { source: '/:page(_not-found|_global-error|404|500)', destination: '/no-such-page' },
    ],
    afterFiles: [],
    fallback: [],
  }),
}

export default nextConfig
