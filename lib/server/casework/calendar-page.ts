import 'server-only'

import { z } from 'zod'

import { isOver, type SlotMoment } from '@/lib/domain/applications/interview-slots'
import { mostNamesListed, type CaseloadQuery } from '@/lib/domain/casework/caseload-query'
import { slotBetween } from '@/lib/domain/appointments/appointment'
import {
  openingWeek,
  sharedInterviews,
  shownDays,
  type DiaryLayout,
  type DiaryQuery,
} from '@/lib/domain/casework/diary'
import { addDays, type PlainDate } from '@/lib/domain/dates/plain-date'
import { readerOfPage } from '@/lib/server/auth/current-user'
import { caseloadScreen, writtenCaseloadQuery } from '@/lib/server/casework/people'
import { appointmentLines } from '@/lib/server/casework/support-work'
import { sharedApplications } from '@/lib/server/casework/work-search'
import { setOwnStatus } from '@/lib/server/http/own-status'

const answered = z.object({
  appointments: appointmentLines.nullable(),
  people: caseloadScreen.nullable(),
  sharing: sharedApplications.nullable(),
})

/** What colleagues have booked: when, with whom and by whom. */
const bookings = z
  .array(
    z
      .object({
        id: z.string(),
        starts_at: z.string(),
        ends_at: z.string(),
        reference: z.string(),
        name: z.string(),
        worker: z.string().nullable(),
      })
      .transform(({ starts_at, ends_at, ...one }) => ({ ...one, ...slotBetween(starts_at, ends_at) })),
  )
  .nullable()

/** More than anybody has in a year. */
const mostAppointments = 1000
const mostNamesFound = 50

/** What the address asks for; without a day, `openingWeek()` says which week is shown. */
type Asked = { week: PlainDate | null; layout: DiaryLayout }

/**
 * What the calendar of the visitor shows: the days; the appointments and, where no more of them is to come in a day or week that is shown, the
 * one after it; the interviews that the people they help share; and with whom they can book another. Nothing for somebody who helps nobody.
 * Whoever may see everybody can ask for what a colleague, or everybody, has booked; without people of their own they are
 * shown everybody's.
 * @param caseload whose appointments can be booked
 * @param whose a colleague, 'everybody', or '' for the visitor's own
 * @throws when the database did not answer; the page is then answered with 503
 */
export async function loadCalendarPage(asked: Asked, caseload: CaseloadQuery, whose: string, moment: SlotMoment) {
  const { today } = moment
  const { layout } = asked
  const isOpening = asked.week === null && layout === 'week'
  const first = shownDays({ week: asked.week ?? today, layout }, today)
  const days = {
    p_from: first.from,
    p_before: isOpening && first.before ? addDays(first.before, 7) : first.before,
    p_rows: mostAppointments,
  }
  const client = await readerOfPage()
  const read = async (name: string, asked: Record<string, unknown>): Promise<unknown> => {
    const { data, error } = await client.rpc(name, asked)
    if (error) {
      setOwnStatus(503)
      throw new Error('the calendar was not read', { cause: error })
    }
    return data
  }
  const { appointments, people, sharing } = answered.parse(
    await read('support_calendar_page', {
      p_query: writtenCaseloadQuery(caseload),
      // Of more, none is listed before one has been searched for.
      p_people: caseload.find === '' ? mostNamesListed + 1 : mostNamesFound,
      p_day: today,
      ...days,
    }),
  )
  const lead = people?.membership.seeAll === true ? people : null
  const others = lead?.workers.members.filter(({ isOwn }) => !isOwn) ?? []
  const isChosen = lead !== null && (whose === 'everybody' || others.some(({ id }) => id === whose))
  const chosen = isChosen ? whose : lead === null || lead.membership.support ? 'own' : 'everybody'
  const isOwn = chosen === 'own'
  const ofColleagues = async (span: Record<string, unknown>) =>
    bookings.parse(await read('colleagues_calendar', { p_worker: chosen === 'everybody' ? null : chosen, ...span })) ??
    []
  const bookedIn = isOwn ? [] : await ofColleagues(days)
  const interviewsIn = (query: DiaryQuery) => sharedInterviews(sharing ?? [], query, today)
  const toCome = isOwn ? [...(appointments ?? []), ...interviewsIn({ week: today, layout: 'list' })] : bookedIn
  const query: DiaryQuery = { week: asked.week ?? (isOpening ? openingWeek(toCome, moment) : today), layout }
  const { from, before } = shownDays(query, today)
  const isFrom = ({ on }: { on: PlainDate }): boolean => on >= from
  const own = (appointments ?? []).filter(isFrom)
  const booked = bookedIn.filter(isFrom)
  const isNoneLeft = before !== null && before > today && (isOwn ? own : booked).every((one) => isOver(one, moment))
  const after = { p_from: before, p_before: null, p_rows: 1 }
  const next = isNoneLeft && isOwn ? await read('support_calendar', after) : null
  return {
    query,
    appointments: [...own, ...(appointmentLines.nullable().parse(next) ?? [])],
    interviews: interviewsIn(query),
    // Whoever sees everybody opens a file only after a reason, so only their own people are here.
    people: people?.rows.filter(({ isOwn }) => isOwn) ?? [],
    /** Null for whoever sees only their own calendar. */
    colleagues: lead && {
      chosen,
      others,
      isOwnOffered: lead.membership.support,
      booked: [...booked, ...(isNoneLeft && !isOwn ? await ofColleagues(after) : [])],
    },
  }
}
