// Tools that a person fills in with their record or their CV, and everything behind an account.
const privateSections = [
  '/job-matcher',
  '/cv-builder',
  '/disclosure-calculator',
  '/sign-in',
  '/account',
  '/auth',
  '/dashboard',
]

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Whether analytics may run on a page, by the path of its address. Nothing runs on a private page or below one. */
export function isAnalyticsAllowed(path: string): boolean {
  const plain = decoded(path).toLowerCase().replace(/\/+/g, '/')
  return !privateSections.some((section) => plain === section || plain.startsWith(`${section}/`))
}
