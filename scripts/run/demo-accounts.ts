/** Accounts in the embedded Supabase, for trying out the service. No hosted project has them. */
export const demoPassword = 'second-chance-demo'

export const demoAccounts = [
  // Before the company that they approved.
  { email: 'team@example.org', role: 'team' },
  { email: 'employer@example.org', role: 'employer' },
  { email: 'hiring@example.org', role: 'employer', worksAt: 'Example Bakery' },
  { email: 'candidate@example.org', role: 'candidate' },
  { email: 'partner@example.org', role: 'partner' },
  { email: 'caseworker@example.org', role: 'caseworker' },
  { email: 'no-role@example.org', role: null },
] as const satisfies readonly {
  email: string
  role: string | null
  /** The made-up company, approved from the start, whose people and jobs this account manages. */
  worksAt?: string
}[]
