import 'server-only'

import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'

import { diaryCalendarTitle } from '@/lib/content/casework/diary'
import { supportCalendarWords as words } from '@/lib/content/casework/support-calendar'
import { slotBetween } from '@/lib/domain/appointments/appointment'
import { readerOfPage } from '@/lib/server/auth/current-user'
import { diaryEntry } from '@/lib/server/casework/diary'
import { supportAppointment } from '@/lib/server/casework/support-work'
import { serverEnv } from '@/lib/server/env'
import { noStore } from '@/lib/server/http/no-store'
import { calendarOf, sendCalendarEntry } from '@/lib/server/http/send-calendar'
import { goOnWith } from '@/lib/server/unexpected'
import { serviceClient } from '@/lib/server/supabase/service-client'

const one = z.object({
  side: z.enum(['person', 'worker']),
  reference: z.string(),
  appointment: supportAppointment,
})

/**
 * An appointment as a calendar file, for the person or whoever may read their file, until it is over. The title says
 * neither with whom nor about what, because others often see a calendar.
 * @param guarded the portal of whoever asks
 * @param id the number of the appointment
 */
export const sendSupportAppointment = (guarded: string, id: string): Promise<Response> =>
  sendCalendarEntry(guarded, 'appointment', async () => {
    if (!z.uuid().safeParse(id).success) return null
    const client = await readerOfPage()
    const { data, error } = await client.rpc('support_appointment_for_calendar', { p_id: id })
    if (error) throw new Error('an appointment was not read', { cause: error })
    const found = one.nullable().parse(data)
    if (!found) return null
    const title = found.side === 'worker' ? words.workerEntry(found.reference) : words.entry
    return { ...found.appointment, title }
  })

// A calendar that asks every quarter of an hour is far below both.
const limits = { perMinute: 5, perHour: 60 } as const
const tokenBytes = 32
const tokenPattern = /^[\w-]{43}$/

const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/**
 * Makes the private address of the calendar of a worker, or of somebody who looks for work; the one before stops working.
 * Only a digest of it is stored.
 * @returns null for anybody else
 * @throws when the database did not answer
 */
export async function makeSupportFeed(userId: string): Promise<string | null> {
  const token = randomBytes(tokenBytes).toString('base64url')
  return (await setFeed(userId, digestOf(token))) ? `${serverEnv.SITE_URL}/api/calendar/${token}.ics` : null
}

/**
 * Takes the private address away.
 * @throws when the database did not answer
 */
export const stopSupportFeed = (userId: string): Promise<boolean> => setFeed(userId, null)

async function setFeed(userId: string, digest: string | null): Promise<boolean> {
  const { data, error } = await serviceClient.rpc('set_support_feed', { p_actor: userId, p_token_digest: digest })
  if (error) throw new Error('a calendar address was not stored', { cause: error })
  return data === true
}

const feed = z.union([
  z.object({ wait: z.number() }),
  z.object({ entries: z.array(diaryEntry) }),
  z.object({
    appointments: z.array(
      z.object({ id: z.uuid(), starts_at: z.string(), ends_at: z.string(), reference: z.string() }),
    ),
  }),
])

const say = (text: string, status: number, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(`${text}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', ...noStore, ...headers },
  })

async function readFeed(token: string) {
  const { data, error } = await serviceClient.rpc('support_feed', {
    p_token_digest: digestOf(token),
    p_per_minute: limits.perMinute,
    p_per_hour: limits.perHour,
  })
  if (error) throw new Error('a calendar was not read', { cause: error })
  return feed.nullable().parse(data)
}

/**
 * What a private address answers: a worker's appointments with times and references, or a person's diary with times and
 * their own titles; words when it is asked too often or is no address.
 * @param name the last part of the address
 */
export async function sendSupportFeed(name: string): Promise<Response> {
  const token = name.replace(/\.ics$/, '')
  if (!tokenPattern.test(token)) return say(words.gone, 404)
  const found = await readFeed(token).catch(goOnWith('calendar', 'unavailable' as const))
  if (found === 'unavailable') return say(words.unavailable, 503)
  if (found === null) return say(words.gone, 404)
  if ('wait' in found) return say(words.tooOften(found.wait), 429, { 'Retry-After': String(found.wait) })
  const entries =
    'entries' in found
      ? found.entries.map((entry) => ({ ...entry, title: diaryCalendarTitle(entry), place: '' }))
      : found.appointments.map(({ id, starts_at, ends_at, reference }) => ({
          id,
          ...slotBetween(starts_at, ends_at),
          title: words.workerEntry(reference),
          place: '',
        }))
  return new Response(calendarOf(entries), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8', ...noStore },
  })
}
