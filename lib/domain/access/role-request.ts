import { z } from 'zod'

import { optionalFreeText, optionalLine, fieldLimits } from '@/lib/domain/fields/field-rules'

/** The kinds of account that have a portal, and so can be asked for. Asking gives nothing: a person of ours decides. */
export const requestableRoles = ['employer', 'candidate', 'partner'] as const
export type RequestableRole = (typeof requestableRoles)[number]

/** In characters; the database has the same limit. */
export const noteLimit = 500

/** What somebody says when they ask for a kind of account. */
export const roleRequest = z.object({
  role: z.enum(requestableRoles, 'Choose the kind of account you want.'),
  organisation: optionalLine('Organisation', fieldLimits.organisation),
  note: optionalFreeText('What you want to tell us', noteLimit),
})
export type RoleRequest = z.output<typeof roleRequest>
