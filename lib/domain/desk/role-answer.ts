import { z } from 'zod'

import { emailAddress } from '@/lib/domain/fields/field-rules'

/** The account that a member adds to the team or takes from it. */
export const chosenAddress = z.object({ email: emailAddress })
