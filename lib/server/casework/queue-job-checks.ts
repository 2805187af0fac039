import 'server-only'

import { z } from 'zod'

import { jobCheckEmail } from '@/lib/content/casework/job-starts'
import { smsTexts } from '@/lib/content/sms/texts'
import { londonDay } from '@/lib/domain/dates/london-time'
import { milestoneLengths } from '@/lib/domain/outcomes/job-check'
import { isTextTime } from '@/lib/domain/sms/text-hours'
import { newQuestionToken } from '@/lib/server/casework/job-starts'
import { writeApplicationUpdate } from '@/lib/server/emails/kinds/application-update'
import { stopAddressesOf } from '@/lib/server/emails/stop-addresses'
import { serverEnv } from '@/lib/server/env'
import { logEvent } from '@/lib/server/log'
import { smsMost } from '@/lib/server/sms/sms-most'
import { smsTransport } from '@/lib/server/sms/sms-transport'
import { serviceClient } from '@/lib/server/supabase/service-client'
import { logUnexpected } from '@/lib/server/unexpected'

// A round comes every few seconds; the rest waits for the next.
const checksOfARound = 50

const due = z.array(
  z.object({ check: z.uuid(), account: z.uuid(), by: z.enum(['email', 'sms']), is_about_file: z.boolean() }),
)
type Due = z.output<typeof due>[number]

/** What is sent: one question, with a link that opens nothing else. */
function writeQuestion({ account, by, is_about_file }: Due, token: string) {
  const url = `${serverEnv.SITE_URL}/one-question?token=${token}`
  if (by === 'sms') return { text: smsTexts.question(url) }
  const { forProgram, forPerson } = stopAddressesOf(is_about_file ? 'support_news' : 'job_question', account)
  const both = writeApplicationUpdate({ words: jobCheckEmail, line: jobCheckEmail.line, url, stopUrl: forPerson })
  return { subject: jobCheckEmail.subject, ...both, stop_url: forProgram }
}

/**
 * Opens the checks of jobs whose day has come, and asks each person once, with one reminder, by email or by SMS where
 * they chose that. It never throws.
 */
export async function queueJobChecks(now: Date): Promise<void> {
  try {
    const opened = await serviceClient.rpc('open_job_checks', {
      p_today: londonDay(now),
      p_milestones: JSON.stringify(milestoneLengths),
      p_rows: checksOfARound,
    })
    if (opened.error) throw new Error('open_job_checks', { cause: opened.error })
    const { data, error } = await serviceClient.rpc('job_checks_due', {
      p_texts: smsTransport !== null && isTextTime(now),
      p_rows: checksOfARound,
    })
    if (error) throw new Error('job_checks_due', { cause: error })
    const checks = due.parse(data)
    let queued = 0
    for (const one of checks) {
      const { token, digest } = newQuestionToken()
      const answer = await serviceClient.rpc('queue_job_check', {
        p_check: one.check,
        p_account: one.account,
        p_by: one.by,
        p_token_digest: digest,
        p_told: JSON.stringify(writeQuestion(one, token)),
        p_most: smsMost,
      })
      if (answer.error) throw new Error('queue_job_check', { cause: answer.error })
      queued += answer.data === true ? 1 : 0
    }
    if (checks.length > 0) logEvent('info', 'job_checks', { due: checks.length, queued })
  } catch (error) {
    logUnexpected('queue/job_checks', error)
  }
}
