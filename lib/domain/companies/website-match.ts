import { matchDomain } from '@/lib/domain/desk/organisation-domain'

/** How the asker's email address compares with the company's website. It informs the team and decides nothing. */
export type WebsiteMatch = 'equal' | 'different' | 'free_mail' | 'no_website'

/**
 * @param email the asker's address
 * @param website the company's website; empty if there is none
 */
export function matchWebsite(email: string, website: string): WebsiteMatch {
  const match = matchDomain(email, website === '' ? '' : new URL(website).hostname)
  return match === 'no_organisation' ? 'no_website' : match
}
