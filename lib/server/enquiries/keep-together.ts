import 'server-only'

import { z } from 'zod'

import type { RenderedEmail } from '@/lib/server/emails/render-enquiry-emails'
import type { CheckedEnquiry, Intake } from '@/lib/server/enquiries/intake'
import { serverEnv } from '@/lib/server/env'
import { serviceClient, untilSilent } from '@/lib/server/supabase/service-client'

const answer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('accepted'), reference: z.string(), quarantined: z.boolean() }),
  z.object({ outcome: z.literal('replayed'), reference: z.string() }),
  z.object({ outcome: z.literal('mismatch') }),
  z.object({ outcome: z.literal('in_progress') }),
  z.object({ outcome: z.literal('limited'), retry_after_seconds: z.number() }),
  z.object({ outcome: z.literal('failed'), code: z.string() }),
])
type Answer = z.output<typeof answer>

/** An enquiry, keyed by the names that the database function reads. */
export type Sent = {
  save: Intake['save']
  enquiry: CheckedEnquiry['row']
  emails: readonly RenderedEmail[]
  consents: CheckedEnquiry['consents']
  scope: Intake['route']
  key: string | null
  fingerprint: string
  client: string | null
  quarantined: boolean
}

// Longer than it takes to serve a sudden rush, but shorter than the page with the form waits.
const keptWithinMs = 10_000
// With more, the first would wait too long, and a failed call would fail for too many.
const mostTogether = 8

// The endpoints and the email sender are bundled separately, so they share this through globalThis.
const stateKey = Symbol.for('second-chance-talent.enquiries')
type Waiting = { sent: Sent; endsAt: number; answered: (answer: Answer) => void }
type Enquiries = { isUnderWay: boolean; waiting: Waiting[] }
const shared = globalThis as { [stateKey]?: Enquiries }
const enquiries: Enquiries = (shared[stateKey] ??= { isUnderWay: false, waiting: [] })

/** Whether an enquiry is being stored at this moment: work that can wait gives way to it. */
export const isKeepingEnquiries = (): boolean => enquiries.isUnderWay

const failed = (code: string): Answer => ({ outcome: 'failed', code })

async function keepNext(): Promise<void> {
  const together = enquiries.waiting.splice(0, mostTogether)
  const endsAt = together.at(-1)?.endsAt ?? 0
  const untilAway = untilSilent(endsAt - performance.now())
  const { data, error } = await serviceClient
    .rpc('accept_enquiries', {
      p_enquiries: JSON.stringify(together.map(({ sent }) => sent)),
      p_client_per_minute: serverEnv.CLIENT_ENQUIRIES_PER_MINUTE,
      p_client_per_hour: serverEnv.CLIENT_ENQUIRIES_PER_HOUR,
      p_held_above_per_minute: serverEnv.ENQUIRIES_HELD_ABOVE_PER_MINUTE,
    })
    .abortSignal(untilAway)
  if (error) {
    for (const { answered } of together) answered(failed(error.code || 'no_answer'))
    // It has been silent for so long that it is down, not slow: those still waiting are told at once too.
    if (untilAway.aborted && performance.now() < endsAt)
      for (const { answered } of enquiries.waiting.splice(0)) answered(failed('no_answer'))
    return
  }
  const answers: unknown[] = Array.isArray(data) ? data : []
  together.forEach(({ answered }, at) => answered(answer.safeParse(answers[at]).data ?? failed('not_understood')))
}

async function keepAll(): Promise<void> {
  enquiries.isUnderWay = true
  try {
    while (enquiries.waiting.length > 0) await keepNext()
  } finally {
    enquiries.isUnderWay = false
  }
}

/**
 * Sends an enquiry to the database: at once if no other is under way, otherwise together with those that arrive meanwhile,
 * in order of arrival. Each has its own outcome. It never rejects.
 */
export function keepTogether(sent: Sent): Promise<Answer> {
  return new Promise((resolve) => {
    const waiting = { sent, endsAt: performance.now() + keptWithinMs, answered }
    const tooLate = setTimeout(() => {
      enquiries.waiting = enquiries.waiting.filter((one) => one !== waiting)
      answered(failed('no_answer'))
    }, keptWithinMs)
    function answered(given: Answer): void {
      clearTimeout(tooLate)
      resolve(given)
    }
    enquiries.waiting.push(waiting)
    if (!enquiries.isUnderWay) void keepAll()
  })
}
