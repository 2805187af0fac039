import 'server-only'

import { after } from 'next/server'
import { setTimeout as pause } from 'node:timers/promises'

import { noteMailTrouble } from '@/lib/server/auth/mail-trouble'
import { unavailable, type StepOutcome } from '@/lib/server/auth/step-outcome'
import { goOnWith } from '@/lib/server/unexpected'

// Longer than the provider takes to refuse a password or to be found away.
const answerAfterMs = 1000

/**
 * Asks for an email or SMS, and answers after a fixed time whether or not the email has been handed over by then: only an
 * address with an account has one to wait for, so a mail server that is slow or away must not show in the answer. What
 * goes wrong later stands in the log.
 * @param noteLoss logs and counts what goes wrong later
 * @returns what went wrong within that time; null when the answer is that an email is on its way
 */
export async function handOver(
  ask: () => Promise<StepOutcome | null>,
  noteLoss: () => void = () => noteMailTrouble('not_sent'),
): Promise<StepOutcome | null> {
  const asked = ask()
  // Nobody waits for it until the time is over, and it may have failed by then.
  void Promise.allSettled([asked])
  let isAnswered = false
  after(async () => {
    // What fails before the answer is told and logged there.
    if (!isAnswered) return
    const problem = await asked.catch(goOnWith('auth/hand-over', unavailable))
    if (problem) noteLoss()
  })
  await pause(answerAfterMs)
  const answer = await Promise.race([asked, Promise.resolve('under way' as const)])
  isAnswered = answer === 'under way'
  return answer === 'under way' ? null : answer
}
