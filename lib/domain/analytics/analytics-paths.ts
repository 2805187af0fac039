// Tools where people enter their record or CV, and everything behind an account.
const privateSections = [
  '/job-matcher',
  '/cv-builder',
  '/disclosure-calculator',
  '/sign-in',
  '/account',
  '/account-deleted',
  '/auth',
  '/dashboard',
  '/stop-emails',
  '/job-alerts',
  '/one-question',
  '/refer-yourself',
]

// Where somebody applies for a job: what they can do and who they are is on it.
const applying = /^\/jobs\/[^/]+\/apply(\/|$)/

function plainPath(path: string): string {
  let decoded = path
  try {
    decoded = decodeURIComponent(path)
  } catch {
    // An address that cannot be decoded is judged as it stands.
  }
  return decoded.toLowerCase().replace(/\/+/g, '/')
}

// Pages where somebody is joining the waitlist, or reading what happens to what they have just sent us.
const unaskedSections = ['/candidates', '/thank-you']

const isIn = (plain: string, sections: readonly string[]): boolean =>
  sections.some((section) => plain === section || plain.startsWith(`${section}/`))

/** Whether analytics may run on the page at this path. It never runs on a private page or below one. */
export function isAnalyticsAllowed(path: string): boolean {
  const plain = plainPath(path)
  return !isIn(plain, privateSections) && !applying.test(plain)
}

/**
 * Whether a page may ask about analytics unprompted. The question can also be opened from the footer of every public
 * page.
 */
export const isQuestionWelcome = (path: string): boolean =>
  isAnalyticsAllowed(path) && !isIn(plainPath(path), unaskedSections)
