import { z } from 'zod'

/**
 * The account types that somebody can choose by themselves. Choosing gives nothing but a candidate's portal: a company or
 * an organisation is approved by the team.
 */
export const requestableRoles = ['employer', 'candidate', 'partner'] as const
export type RequestableRole = (typeof requestableRoles)[number]

/** What somebody chooses on the way to their portal. */
export const roleRequest = z.object({
  role: z.enum(requestableRoles, 'Choose the kind of account you want.'),
})
