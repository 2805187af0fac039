import { z } from 'zod'

import type { Role } from '@/lib/domain/access/role'
import { emailAddress, freeText } from '@/lib/domain/fields/field-rules'

/** The roles that the team decides about. A candidate's opens only the person's own rows, and is given at once. */
export const decidedRoles = ['employer', 'partner', 'caseworker'] as const satisfies readonly Role[]

/** The length of a reason or a question, in characters; the database has the same limit. */
export const answerLimit = 500

/**
 * What a member sends when refusing: the person is told the reason.
 * @param message shown when there is none
 */
export const refusal = (message: string) =>
  z.object({ request: z.uuid(), reason: freeText({ label: 'Reason', min: 1, max: answerLimit, message }) })

/**
 * What a member asks before deciding.
 * @param message shown when there is no question
 */
export const roleQuestion = (message: string) =>
  z.object({ request: z.uuid(), question: freeText({ label: 'Question', min: 1, max: answerLimit, message }) })

export const chosenRequest = z.object({ request: z.uuid() })
export const chosenAddress = z.object({ email: emailAddress })
