/** The tables of live hiring; hiring-rights.spec.ts says who may do what to each. */
export const hiringTables = [
  'applications',
  'applicants_digests',
  'application_cvs',
  'application_email_choices',
  'application_events',
  'application_messages',
  'application_notes',
  'application_threads',
  'candidate_cards',
  'candidate_contacts',
  'candidate_profiles',
  'hidden_companies',
  'interview_slots',
  'job_adverts',
  'job_events',
  'jobs',
  'kept_jobs',
  'message_reports',
  'organisation_events',
  'organisation_invitations',
  'organisation_members',
  'organisations',
  'own_application_parts',
  'saved_searches',
  'statement_keys',
  'statement_readings',
  'statement_releases',
  'statements',
  'withdrawn_applications',
] as const
export type HiringTable = (typeof hiringTables)[number]

/**
 * Nobody reads these tables, not even with the secret key: the vault, the messages, the steps of applications, and the
 * adverts that people applied for. All access is through functions.
 */
export const vaultTables: readonly HiringTable[] = [
  'job_adverts',
  'application_cvs',
  'application_events',
  'application_messages',
  'application_notes',
  'application_threads',
  'message_reports',
  'statement_keys',
  'statement_readings',
  'statement_releases',
  'statements',
]
