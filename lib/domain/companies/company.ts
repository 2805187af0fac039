import { jobSectors } from '@/lib/domain/job-board/job'

/** How far a company is: it waits for the team, was returned with words, works here, or is paused by the team. */
export const companyStates = ['waiting', 'returned', 'approved', 'paused'] as const
export type CompanyState = (typeof companyStates)[number]

export const companySectors = jobSectors
export type CompanySector = (typeof companySectors)[number]

/** How many people work there: from and to, or from. */
export const companySizes = ['1_9', '10_49', '50_249', '250'] as const
export type CompanySize = (typeof companySizes)[number]

/** Where its people work; a job names it by its id. */
export type CompanySite = { id: string; name: string; town: string; postcode: string }

/** What a company says of itself. */
export type CompanyFacts = {
  name: string
  /** At Companies House; empty for what is not registered there. */
  number: string
  sector: CompanySector
  size: CompanySize
  /** Empty for none. */
  website: string
  sites: readonly CompanySite[]
}

type Registered = Pick<CompanyFacts, 'name' | 'number'>

/**
 * The name and number that the team looks at before they stand: those say in law who employs somebody. Null when both stay as
 * they are; everything else that a company changes stands at once.
 */
export function changeToReview(now: Registered, { name, number }: Registered): Registered | null {
  return name === now.name && number === now.number ? null : { name, number }
}
