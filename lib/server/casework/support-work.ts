import 'server-only'

import { z } from 'zod'

import { attendances, meetingWays, slotBetween } from '@/lib/domain/appointments/appointment'
import {
  alertsAbout,
  alertsPutOff,
  byUrgency,
  firstNeeds,
  lookDays,
  looks,
  supportAlertKinds,
  type AlertFacts,
} from '@/lib/domain/casework/support-alerts'
import {
  changeAskers,
  supportAppointmentKinds,
  type SupportAppointment,
} from '@/lib/domain/casework/support-appointment'
import { supportNoteKinds, type SupportNote } from '@/lib/domain/casework/support-note'
import { reminderTroubles } from '@/lib/domain/casework/support-reminder'
import { weekDays } from '@/lib/domain/casework/safe-times'
import { safeWays } from '@/lib/domain/casework/supported-person'
import { needStates, stepDoers, supportNeeds, type ChangeableStep } from '@/lib/domain/casework/support-plan'
import { londonDay } from '@/lib/domain/dates/london-time'
import { plainDate, type PlainDate } from '@/lib/domain/dates/plain-date'
import { startedJob } from '@/lib/server/casework/job-starts'
import { readerOfPage } from '@/lib/server/auth/current-user'
import { setOwnStatus } from '@/lib/server/http/own-status'
import { smsTransport } from '@/lib/server/sms/sms-transport'
import { serviceClient } from '@/lib/server/supabase/service-client'

const day = z.string().transform((text): PlainDate => plainDate(text))
const momentDay = z.string().transform((text): PlainDate => londonDay(new Date(text)))

/** An appointment as the database returns it. */
export const supportAppointment = z
  .object({
    id: z.uuid(),
    version: z.number(),
    kind: z.enum(supportAppointmentKinds),
    starts_at: z.string(),
    ends_at: z.string(),
    way: z.enum(meetingWays),
    place: z.string(),
    worker: z.string().nullable(),
    is_cancelled: z.boolean(),
    asked_by: z.enum(changeAskers).nullable(),
    outcome: z.enum(attendances).nullable(),
  })
  .transform(({ starts_at, ends_at, worker, is_cancelled, asked_by, ...row }): SupportAppointment => {
    return {
      ...row,
      ...slotBetween(starts_at, ends_at),
      workerName: worker,
      state: is_cancelled ? 'cancelled' : 'booked',
      askedBy: asked_by,
    }
  })

const note = z
  .object({
    id: z.uuid(),
    kind: z.enum(supportNoteKinds),
    words: z.string(),
    is_for_colleagues: z.boolean(),
    reason: z.string(),
    corrects: z.uuid().nullable(),
    written_at: z.string(),
    author: z.string().nullable(),
    is_mine: z.boolean(),
  })
  .transform(({ is_for_colleagues, written_at, author, is_mine, ...row }): SupportNote => ({
    ...row,
    isForColleagues: is_for_colleagues,
    writtenAt: written_at,
    authorName: author,
    isMine: is_mine,
  }))

const planStep = z
  .object({
    id: z.uuid(),
    goal: z.string(),
    what: z.string(),
    who: z.enum(stepDoers),
    by: day.nullable(),
    version: z.number(),
    done_on: day.nullable(),
  })
  .transform(({ done_on, ...row }): ChangeableStep => ({ ...row, doneOn: done_on }))

const work = z.object({
  name: z.string(),
  organisation: z.string(),
  /** Who helps them, and whether that is the visitor. */
  worker: z.string().nullable(),
  is_worker: z.boolean(),
  is_open: z.boolean(),
  has_account: z.boolean(),
  has_number: z.boolean(),
  safe_ways: z.array(z.enum(safeWays)),
  safe_hours: z.string(),
  safe_days: z.array(z.enum(weekDays)),
  safe_from: z.string(),
  safe_to: z.string(),
  reminder_troubles: z.record(z.uuid(), z.enum(reminderTroubles)),
  /** The person's messages that whoever helps them has not read; 0 for anybody else. */
  unread: z.number(),
  appointments: z.array(supportAppointment),
  notes: z.array(note),
  steps: z.array(planStep),
  needs: z.partialRecord(z.enum(supportNeeds), z.enum(needStates)),
  job_starts: z.array(startedJob),
})

/**
 * The work in a file, read as the visitor: somebody who may read the file now, or the person it is about. Null for
 * everybody else.
 * @param reference such as SP-7KX2M9
 * @throws when the database did not answer; the page is then answered with 503
 */
export async function loadSupportWork(
  reference: string,
): Promise<(z.output<typeof work> & { can_be_texted: boolean }) | null> {
  const client = await readerOfPage()
  const { data, error } = await client.rpc('support_work', { p_reference: reference })
  if (error) {
    setOwnStatus(503)
    throw new Error('the work was not read', { cause: error })
  }
  const found = work.nullable().parse(data)
  return found && { ...found, can_be_texted: found.has_number && smsTransport !== null }
}

/** What the rules of alerts count, as the database returns it. */
export const alertFacts = z
  .object({
    missed: z.number(),
    missed_at: momentDay.nullable(),
    message_unread_at: momentDay.nullable(),
    contact_at: momentDay,
    release_on: day.nullable(),
    has_plan: z.boolean(),
    next_step_by: day.nullable(),
    consent_until: day.nullable(),
    entry_at: momentDay,
    outcome_missing_at: momentDay.nullable(),
    job_check_since: day.nullable(),
    not_well_since: day.nullable(),
    correction_asked_at: momentDay.nullable(),
    put_offs: z.partialRecord(z.enum(supportAlertKinds), z.object({ until: day, reason: z.string() })),
  })
  .transform((row): AlertFacts => ({
    missedInARow: row.missed,
    lastMissedOn: row.missed_at,
    messageUnreadSince: row.message_unread_at,
    lastContactOn: row.contact_at,
    expectedRelease: row.release_on,
    hasPlan: row.has_plan,
    nextStepBy: row.next_step_by,
    consentUntil: row.consent_until,
    lastEntryOn: row.entry_at,
    outcomeMissingSince: row.outcome_missing_at,
    jobCheckSince: row.job_check_since,
    notWellSince: row.not_well_since,
    correctionAskedOn: row.correction_asked_at,
    putOff: row.put_offs,
  }))

const whose = z.object({ reference: z.string(), name: z.string() })
/** Appointments of a worker, each with whom it is. */
export const appointmentLines = z.array(z.intersection(supportAppointment, whose))

const supportDay = z.object({
  appointments: appointmentLines,
  to_note: appointmentLines,
  people: z.array(whose.extend({ facts: alertFacts })),
  looks: z.record(z.enum(looks), z.number()),
  released_soon: z.number(),
  first: z.array(whose.extend({ need: z.enum(firstNeeds), since: day, worker: z.string().nullable() })),
  helps: z.boolean(),
  feed_made_at: z.string().nullable(),
})

/** A day as the database answers it, with the alerts that follow from it; null for anybody who is not a member. */
export function supportDayOf(answer: unknown, today: PlainDate) {
  const found = supportDay.nullable().parse(answer)
  return (
    found && {
      appointments: found.appointments,
      toNote: found.to_note,
      people: found.people.length,
      alerts: byUrgency(
        found.people.flatMap(({ facts, reference, name }) =>
          alertsAbout(facts, today).map((alert) => ({ ...alert, reference, name })),
        ),
      ),
      /** What the member put off, the first to come back first. */
      putOff: found.people
        .flatMap(({ facts, reference, name }) =>
          alertsPutOff(facts, today).map((alert) => ({ ...alert, reference, name })),
        )
        .toSorted((one, other) => one.until.localeCompare(other.until)),
      /** How many need a look, and how many are released within 12 weeks: of everybody whom the member's list has. */
      looks: found.looks,
      releasedSoon: found.released_soon,
      /** Of the people of colleagues, whom to look at first; nobody for whoever does not see them. */
      first: found.first,
      helps: found.helps,
      feedMadeAt: found.feed_made_at,
    }
  )
}

/**
 * What a member has to look at on a day: their appointments of a week, those without an outcome, and the alerts about
 * the people they help. Null for anybody who is not a member.
 * @throws when the database did not answer; the page is then answered with 503
 */
export async function loadSupportDay(today: PlainDate) {
  const { consentBy, contactBy } = lookDays(today)
  const client = await readerOfPage()
  const { data, error } = await client.rpc('support_day', {
    p_day: today,
    p_consent_by: consentBy,
    p_contact_by: contactBy,
  })
  if (error) {
    setOwnStatus(503)
    throw new Error('the day was not read', { cause: error })
  }
  return supportDayOf(data, today)
}

const clash = z.object({ from: z.string(), to: z.string(), is_own: z.boolean(), is_interview: z.boolean() })
const workStep = z.object({
  outcome: z.enum(['done', 'missing', 'closed', 'no_consent', 'changed', 'clash', 'over', 'too_many']),
  clashes: z.array(clash).optional(),
})

/**
 * Takes one step of the work in a file.
 * @param call the database function
 * @throws when the database did not answer
 */
export async function takeWorkStep(call: string, actorId: string, given: Readonly<Record<string, unknown>>) {
  const { data, error } = await serviceClient.rpc(call, { p_actor: actorId, ...given })
  if (error) throw new Error(`${call} failed`, { cause: error })
  return workStep.parse(data)
}
