import 'server-only'

import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'

import { logEvent } from '@/lib/server/log'
import { serviceClient } from '@/lib/server/supabase/service-client'

const rowsAtOnce = 200
const pauseMs = 100
const budgetMs = 60_000
// Nobody is waiting for it, and a call that is given up as too slow is completed anyway.
const answerWithinMs = 20_000

const purgeAnswer = z.object({ enquiries_deleted: z.number(), emails_emptied: z.number(), is_finished: z.boolean() })

/**
 * Deletes whatever is past its retention period, as /privacy-policy promises, a little at a time, so that an enquiry
 * arriving meanwhile does not wait. The periods are listed in docs/operations.md, with the database functions that
 * define them. Running it again changes nothing; it never throws.
 * @returns whether all of it was done, within a minute
 */
export async function purgeExpired(): Promise<boolean> {
  const startedAt = Date.now()
  let enquiriesDeleted = 0
  let emailsEmptied = 0
  for (;;) {
    const { data, error } = await serviceClient
      .rpc('purge_expired', { p_rows: rowsAtOnce })
      .abortSignal(AbortSignal.timeout(answerWithinMs))
    const answer = purgeAnswer.safeParse(data)
    if (error || !answer.success) {
      logEvent('error', 'purge_failed', { error_code: error?.code || 'no_answer' })
      return false
    }
    enquiriesDeleted += answer.data.enquiries_deleted
    emailsEmptied += answer.data.emails_emptied
    const isFinished = answer.data.is_finished
    if (isFinished || Date.now() - startedAt > budgetMs) {
      logEvent('info', 'purged', {
        enquiries_deleted: enquiriesDeleted,
        emails_emptied: emailsEmptied,
        is_finished: isFinished,
      })
      return isFinished
    }
    await pause(pauseMs)
  }
}
