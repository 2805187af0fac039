/** Accounts of the embedded Supabase, for trying the service out. They exist on no hosted project. */
export const demoPassword = 'second-chance-demo'

export const demoAccounts = [
  { email: 'employer@example.org', role: 'employer' },
  { email: 'candidate@example.org', role: 'candidate' },
  { email: 'partner@example.org', role: 'partner' },
  { email: 'caseworker@example.org', role: 'caseworker' },
  { email: 'no-role@example.org', role: null },
] as const
