import type { PagePath } from '@/lib/content/site/pages'

/** Paths that people type or that other sites may still link to, with the page each one means. */
export const movedAddresses = {
  '/home': '/',
  '/index.html': '/',
  '/about-us': '/about',
  '/accessibility-statement': '/accessibility',
  '/employer': '/employers',
  '/candidate': '/candidates',
  '/waitlist': '/candidates',
  '/partner': '/partners',
  '/contact-us': '/request-callback',
  '/callback': '/request-callback',
  '/call-back': '/request-callback',
  '/request-a-callback': '/request-callback',
  '/help': '/resources',
  '/legal': '/resources/legal',
  '/faq': '/faqs',
  '/privacy': '/privacy-policy',
  '/terms-of-service': '/terms',
  '/terms-and-conditions': '/terms',
  '/login': '/sign-in',
  '/signin': '/sign-in',
} as const satisfies Record<string, PagePath>
