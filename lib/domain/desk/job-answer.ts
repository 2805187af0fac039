import { z } from 'zod'

import { freeText } from '@/lib/domain/fields/field-rules'
import { advertParts } from '@/lib/domain/job-board/advert'
import { jobIdPattern } from '@/lib/domain/job-board/job-id'

/** In characters; the database has the same limit. */
export const returnedWordsLimit = 500

export const chosenJob = z.object({
  job: z.string().regex(jobIdPattern),
  version: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
})

/** A line that a member lets through: the finding, and why. */
export const letThroughLine = (message: string) =>
  chosenJob.extend({
    line: z.string().min(1).max(2000),
    reason: freeText({ label: 'The reason', min: 1, max: returnedWordsLimit, message }),
  })

/** An advert that a member sends back or takes off the board: the part it is about, and what the company will read. */
export const returnedJob = (messages: { field: string; words: string }) =>
  chosenJob.extend({
    field: z.enum(advertParts, messages.field),
    words: freeText({ label: 'Your words', min: 1, max: returnedWordsLimit, message: messages.words }),
  })
