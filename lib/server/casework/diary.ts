import 'server-only'

import { z } from 'zod'

import type { SlotMoment } from '@/lib/domain/applications/interview-slots'
import { meetingWays } from '@/lib/domain/appointments/appointment'
import { isAgreed, nextEntryOf, type DiaryEntry } from '@/lib/domain/casework/diary'
import { supportAppointmentKinds } from '@/lib/domain/casework/support-appointment'
import { nextStepOf, stepDoers } from '@/lib/domain/casework/support-plan'
import { startOfWeek } from '@/lib/domain/dates/london-time'
import { addDays, plainDate, type PlainDate } from '@/lib/domain/dates/plain-date'
import { readerOfPage } from '@/lib/server/auth/current-user'
import { setOwnStatus } from '@/lib/server/http/own-status'
import { serviceClient } from '@/lib/server/supabase/service-client'

const day = z.string().transform((text): PlainDate => plainDate(text))
const slot = {
  id: z.uuid(),
  on_day: day,
  at_time: z.string(),
  minutes: z.number(),
  place: z.string(),
  title: z.string(),
  with: z.string(),
  reference: z.string(),
}

/** An entry as the database returns it. */
export const diaryEntry = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('interview'), ...slot, way: z.enum(meetingWays), is_offered: z.boolean() }),
    z.object({
      kind: z.literal('appointment'),
      ...slot,
      way: z.enum(meetingWays),
      is_for: z.enum(supportAppointmentKinds),
    }),
    z.object({ kind: z.literal('own'), ...slot }),
  ])
  .transform((row): DiaryEntry => {
    const { id, on_day: on, at_time: at, minutes, place, title, with: organisation, reference } = row
    const about: DiaryEntry['about'] =
      row.kind === 'own'
        ? { kind: 'own', title }
        : row.kind === 'interview'
          ? { kind: 'interview', job: title, company: organisation, reference, way: row.way, isOffered: row.is_offered }
          : { kind: 'appointment', isFor: row.is_for, organisation, reference, way: row.way }
    return { id, on, at, minutes, place, about }
  })

const diary = z.object({ entries: z.array(diaryEntry), feed_made_at: z.string().nullable() })

/** The most entries that are read at once. */
const mostRead = 400

async function readDiary(from: PlainDate, before: PlainDate | null, rows: number) {
  const client = await readerOfPage()
  const { data, error } = await client.rpc('my_diary', { p_from: from, p_before: before, p_rows: rows })
  if (error) throw new Error('the diary was not read', { cause: error })
  return diary.nullable().parse(data)
}

/** What is to come in the visitor's diary, from a day on, without times that are only offered; none for somebody who has no diary. */
export async function loadUpcoming(today: PlainDate): Promise<DiaryEntry[]> {
  return ((await readDiary(today, null, mostRead))?.entries ?? []).filter(isAgreed)
}

/**
 * The visitor's diary: the entries of a past week, or those from a week or from today on.
 * @param week any day of the week that is wanted; null for what is to come
 * @throws when the database did not answer; the page is then answered with 503
 */
export async function loadDiary(week: PlainDate | null, today: PlainDate) {
  const from = week === null ? today : startOfWeek(week)
  try {
    const end = addDays(from, 7)
    const found = await readDiary(from, end <= today ? end : null, mostRead)
    return { entries: found?.entries ?? [], feedMadeAt: found?.feed_made_at ?? null }
  } catch (error) {
    setOwnStatus(503)
    throw error
  }
}

const openStep = z.object({
  reference: z.string(),
  id: z.uuid(),
  goal: z.string(),
  what: z.string(),
  who: z.enum(stepDoers),
  by: day.nullable(),
  done_on: z.null(),
})

/**
 * What comes next for the visitor: the first of their diary that has not ended, and the next step of their plans.
 * @throws when the database did not answer
 */
export async function loadNextUp(moment: SlotMoment) {
  const client = await readerOfPage()
  // Some of today's may be over.
  const [found, { data, error }] = await Promise.all([readDiary(moment.today, null, 50), client.rpc('my_open_steps')])
  if (error) throw new Error('the steps were not read', { cause: error })
  const steps = z.array(openStep).parse(data)
  return {
    entry: nextEntryOf((found?.entries ?? []).filter(isAgreed), moment),
    step: nextStepOf(steps.map(({ done_on: doneOn, ...step }) => ({ ...step, doneOn }))),
  }
}

export type DiaryStep = (
  call: 'add_diary_entry' | 'remove_diary_entry',
  actorId: string,
  given: Readonly<Record<string, unknown>>,
) => Promise<'done' | 'too_many' | 'missing'>

/**
 * Adds an entry to somebody's own diary, or takes one out.
 * @throws when the database did not answer
 */
export const takeDiaryStep: DiaryStep = async (call, actorId, given) => {
  const { data, error } = await serviceClient.rpc(call, { p_actor: actorId, ...given })
  if (error) throw new Error(`${call} failed`, { cause: error })
  return z.enum(['done', 'too_many', 'missing']).parse(data)
}
