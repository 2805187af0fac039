import 'server-only'

import { z } from 'zod'

import { formSources } from '@/lib/domain/enquiries/callback-enquiry'
import { plainDate } from '@/lib/domain/dates/plain-date'
import { londonDay } from '@/lib/domain/dates/london-time'
import { sealedCookie } from '@/lib/server/auth/sealed-cookie'
import type { CheckedEnquiry } from '@/lib/server/enquiries/intake'

// Long enough to read and reload the thank-you page, short enough for a shared computer.
const cookie = sealedCookie('sent-enquiry', 15 * 60)

const sent = z.object({
  reference: z.string(),
  source: z.enum([...formSources, 'waitlist']),
  /** Empty if not given, as the phone number. */
  email: z.string(),
  phone: z.string(),
  organisation: z.string(),
  /** The UK date on which it arrived. */
  on: z.string().transform(plainDate),
})

export type SentEnquiry = z.output<typeof sent>

/** Stores on the person's own device what the thank-you page says about their enquiry, which must not be in a URL. */
export async function keepSentEnquiry({ source, email, answers }: CheckedEnquiry, reference: string): Promise<void> {
  const { phoneNumber = '', companyName, organisation } = answers
  const on = londonDay(new Date())
  await cookie.keep(
    JSON.stringify({
      reference,
      source,
      email: email ?? '',
      phone: phoneNumber,
      organisation: companyName ?? organisation ?? '',
      on,
    }),
  )
}

/** What this browser has just sent, if it is the enquiry with this reference; otherwise null. */
export async function readSentEnquiry(reference: string): Promise<SentEnquiry | null> {
  const text = await cookie.read()
  const kept = text === null ? null : sent.safeParse(JSON.parse(text)).data
  return kept?.reference === reference ? kept : null
}
