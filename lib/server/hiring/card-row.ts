import 'server-only'

import { z } from 'zod'

const lines = z.array(z.string())

/** A row of `candidate_cards`, as its owner and the employers that they apply to read it. */
export const cardRow = z
  .object({
    skills: lines,
    tickets: lines,
    experience: lines,
    availability: z.string(),
    right_to_work: z.boolean(),
  })
  .transform(({ right_to_work, ...card }) => ({ ...card, hasRightToWork: right_to_work }))
