import type { RequestableRole } from '@/lib/domain/access/role-request'

/** What the team is told. Nothing that somebody typed is in a subject. */
export const roleRequestEmail = {
  subject: (role: RequestableRole) => `Somebody asks for ${role === 'employer' ? 'an' : 'a'} ${role} account`,
  preview: 'Check who they are before you decide.',
  heading: 'Somebody asks for a kind of account',
  labels: { email: 'Email, verified', role: 'Asks for', organisation: 'Organisation', note: 'What they say' },
  decideLead: 'Check who they are first. To give it, run:',
  declineLead: 'To say no, run:',
  listLead: 'All requests that wait: npm run role',
} as const

export const accountDeletedEmail = {
  subject: 'Delete these enquiries from the mailbox too',
  preview: 'Somebody deleted their account and everything they had sent.',
  heading: 'Delete these enquiries from the mailbox too',
  text: 'Somebody deleted their account and everything they had sent us. It is gone from the database. Delete the emails with these references from the mailbox as well, and do not contact the person about them:',
} as const
