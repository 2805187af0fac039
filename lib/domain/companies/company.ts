import { jobSectors } from '@/lib/domain/job-board/job'

/** How far a company has got: waiting for the team, returned with an explanation, approved, or paused by the team. */
export const companyStates = ['waiting', 'returned', 'approved', 'paused'] as const
export type CompanyState = (typeof companyStates)[number]

export const companySectors = jobSectors
export type CompanySector = (typeof companySectors)[number]

/** The number of employees: from and to, or a minimum. */
export const companySizes = ['1_9', '10_49', '50_249', '250'] as const
export type CompanySize = (typeof companySizes)[number]

/** Where its people work; jobs refer to it by id. */
export type CompanySite = { id: string; name: string; town: string; postcode: string }

/** What a company says about itself. */
export type CompanyFacts = {
  name: string
  /** At Companies House; empty if it is not registered there. */
  number: string
  sector: CompanySector
  size: CompanySize
  /** Empty if there is none. */
  website: string
  /** For the team to call; empty if none was given. */
  phone: string
  sites: readonly CompanySite[]
}

type Registered = Pick<CompanyFacts, 'name' | 'number'>

/**
 * A new name or number, which the team must check before it takes effect, because they say in law who the employer is.
 * Null when both stay the same; every other change takes effect at once.
 */
export function changeToReview(now: Registered, { name, number }: Registered): Registered | null {
  return name === now.name && number === now.number ? null : { name, number }
}
