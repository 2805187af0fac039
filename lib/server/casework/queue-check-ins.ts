import 'server-only'

import { z } from 'zod'

import { checkInEmail, checkInNoticeEmail } from '@/lib/content/casework/check-ins'
import type { StopKind } from '@/lib/content/emails/stop-words'
import { londonDay } from '@/lib/domain/dates/london-time'
import { checkInLengths, checkInSides } from '@/lib/domain/outcomes/check-in'
import { newQuestionToken } from '@/lib/server/casework/job-starts'
import { writeApplicationUpdate } from '@/lib/server/emails/kinds/application-update'
import { stopAddressesOf } from '@/lib/server/emails/stop-addresses'
import { serverEnv } from '@/lib/server/env'
import { logEvent } from '@/lib/server/log'
import { serviceClient } from '@/lib/server/supabase/service-client'
import { logUnexpected } from '@/lib/server/unexpected'

// A round comes every few seconds; the rest waits for the next.
const checkInsOfARound = 50

const toAsk = z.array(
  z.object({ check_in: z.uuid(), account: z.uuid(), side: z.enum(checkInSides), is_about_file: z.boolean() }),
)
const toAskEmployer = z.array(z.object({ check: z.uuid(), account: z.uuid() }))
const toTell = z.array(
  z.object({
    check_in: z.uuid(),
    account: z.uuid(),
    role: z.enum(['partner', 'caseworker']),
    reference: z.string(),
  }),
)

/** Calls a function of the database. @throws when it did not answer */
async function call(name: string, given: Record<string, unknown>): Promise<unknown> {
  const { data, error } = await serviceClient.rpc(name, given)
  if (error) throw new Error(name, { cause: error })
  return data
}

/** Which emails its stop link stops: those of the kind that its reader chose to have. */
function stopOf({ side, is_about_file }: z.output<typeof toAsk>[number]): StopKind {
  if (side === 'employer') return 'applicant_news'
  return is_about_file ? 'support_news' : 'job_question'
}

function writeQuestion(account: string, stops: StopKind, token: string) {
  const { forProgram, forPerson } = stopAddressesOf(stops, account)
  const url = `${serverEnv.SITE_URL}/one-question?token=${token}`
  const both = writeApplicationUpdate({ words: checkInEmail, line: checkInEmail.line, url, stopUrl: forPerson })
  return JSON.stringify({ subject: checkInEmail.subject, ...both, stop_url: forProgram })
}

function writeNotice({ account, role, reference }: z.output<typeof toTell>[number]) {
  const { forProgram, forPerson } = stopAddressesOf('support_news', account)
  const url = `${serverEnv.SITE_URL}/dashboard/${role}portal/people/${reference}/work`
  const words = checkInNoticeEmail
  const both = writeApplicationUpdate({ words, line: words.line, url, stopUrl: forPerson })
  return JSON.stringify({ subject: words.subject, ...both, stop_url: forProgram })
}

/**
 * Asks both sides how a new job goes, each once by email, and the company at later checks where the person agreed; tells
 * whoever helps somebody for whom it goes not well.
 * It never throws.
 */
export async function queueCheckIns(now: Date): Promise<void> {
  try {
    await call('open_check_ins', {
      p_today: londonDay(now),
      p_moments: JSON.stringify(checkInLengths),
      p_rows: checkInsOfARound,
    })
    const asked = toAsk.parse(await call('check_ins_due', { p_rows: checkInsOfARound }))
    const employers = toAskEmployer.parse(await call('employer_checks_due', { p_rows: checkInsOfARound }))
    const told = toTell.parse(await call('check_ins_to_tell', { p_rows: checkInsOfARound }))
    let queued = 0
    for (const one of asked) {
      const { token, digest } = newQuestionToken()
      const email = {
        p_token_digest: digest,
        p_email: writeQuestion(one.account, stopOf(one), token),
      }
      const isQueued = await call('queue_check_in', { p_check_in: one.check_in, p_account: one.account, ...email })
      queued += isQueued === true ? 1 : 0
    }
    for (const { check, account } of employers) {
      const { token, digest } = newQuestionToken()
      const email = { p_token_digest: digest, p_email: writeQuestion(account, 'applicant_news', token) }
      const isQueued = await call('queue_employer_check', { p_check: check, p_account: account, ...email })
      queued += isQueued === true ? 1 : 0
    }
    for (const one of told) {
      const email = { p_email: writeNotice(one) }
      const isQueued = await call('tell_check_in', { p_check_in: one.check_in, p_account: one.account, ...email })
      queued += isQueued === true ? 1 : 0
    }
    const due = asked.length + employers.length + told.length
    if (due > 0) logEvent('info', 'check_ins', { due, queued })
  } catch (error) {
    logUnexpected('queue/check_ins', error)
  }
}
