import { z } from 'zod'

import { optionalFreeText, optionalLine, fieldLimits } from '@/lib/domain/fields/field-rules'

/**
 * The account types that have a portal and can therefore be requested. A request grants nothing: a member of the team
 * decides.
 */
export const requestableRoles = ['employer', 'candidate', 'partner'] as const
export type RequestableRole = (typeof requestableRoles)[number]

/** In characters; the database has the same limit. */
export const noteLimit = 500

/** What somebody submits to request an account type. */
export const roleRequest = z.object({
  role: z.enum(requestableRoles, 'Choose the kind of account you want.'),
  organisation: optionalLine('Organisation', fieldLimits.organisation),
  note: optionalFreeText('What you want to tell us', noteLimit),
})
export type RoleRequest = z.output<typeof roleRequest>
