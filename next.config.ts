import type { NextConfig } from 'next'

import { movedAddresses } from './lib/content/site/moved-addresses'
import { serverEnv } from './lib/server/env'

const isSecure = serverEnv.SITE_URL.startsWith('https://')

// For everything except pages, which get a full policy with the hashes of their scripts from middleware.ts.
const policyBesidePages = "base-uri 'none'; object-src 'none'; frame-ancestors 'none'; form-action 'self'"
const policyOfSentForms =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; manifest-src 'self'; " +
  "form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'"

const headers = {
  'Content-Security-Policy': policyBesidePages,
  // Browsers ignore this over plain HTTP, so it does no harm on a developer's machine.
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
  // `npm start` builds code that is checked elsewhere, and `npm test` checks types before it builds: a second check would
  // cost half a minute.
  typescript: { ignoreBuildErrors: process.env.TYPES_CHECKED_ELSEWHERE === 'yes' },
  // Our own redirect is a 301, which every crawler and old client knows, instead of Next.js's 308.
  skipTrailingSlashRedirect: true,
  experimental: {
    // Enables forbidden(), which answers 403 with the forbidden.tsx of the page's own folder.
    authInterrupts: true,
    // Enables app/global-not-found.tsx.
    globalNotFound: true,
  },
  // No page has an image to resize, and the optimiser's endpoint would store a copy in every size requested.
  images: { unoptimized: true },
  turbopack: {
    resolveAlias: {
      // Decompresses WOFF2 for PDFKit's font reader. Our typeface is plain TrueType, and this is a quarter of the download.
      'brotli/decompress.js': false,
    },
  },
  redirects: async () => [
    ...Object.entries(movedAddresses).map(
      ([source, destination]) => ({ source: `${source}{/}?`, destination, statusCode: 301 }) as const,
    ),
    { source: '/sign-up{/}?', destination: '/sign-in?mode=sign-up', statusCode: 301 },
    // Where people applied before, which saved links may still name.
    { source: '/dashboard/candidateportal/apply/:job{/}?', destination: '/jobs/:job/apply', statusCode: 301 },
    { source: '/:path+/', destination: '/:path+', statusCode: 301 },
  ],
  headers: async () => [
    { source: '/(.*)', headers: Object.entries(headers).map(([key, value]) => ({ key, value })) },
    // An ordinary form post may be answered with its page, filled in as it was sent: no script runs there.
    {
      source: '/api/(contact|applicant-signup)',
      headers: [{ key: 'Content-Security-Policy', value: policyOfSentForms }],
    },
    // URLs of email links contain a token, which must not be sent to other sites.
    { source: '/auth/:path*', headers: [{ key: 'Referrer-Policy', value: 'same-origin' }] },
    // The service worker fetches only our own pages and files.
    {
      source: '/sw.js',
      headers: [{ key: 'Content-Security-Policy', value: "default-src 'none'; connect-src 'self'" }],
    },
    // Other sites show these images with shared links.
    { source: '/share/(.*)', headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }] },
  ],
  rewrites: async () => ({
    // The thank-you page is prerendered; it is rendered per request only when it has a reference to show.
    beforeFiles: [
      {
        source: '/thank-you',
        has: [{ type: 'query', key: 'reference', value: '(?<reference>SC-[0-9A-HJKMNP-TV-Z]{8})' }],
        destination: '/thank-you/:reference',
      },
      // The pages that Next.js shows instead of others have URLs too, and proxies would cache those responses for a year.
      { source: '/:page(_not-found|_global-error|404|500)', destination: '/no-such-page' },
    ],
    afterFiles: [],
    fallback: [],
  }),
}

export default nextConfig
