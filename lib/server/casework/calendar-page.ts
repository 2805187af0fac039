import 'server-only'

import { z } from 'zod'

import type { CaseloadQuery } from '@/lib/domain/casework/caseload-query'
import { sharedInterviews, shownDays, type DiaryQuery } from '@/lib/domain/casework/diary'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
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

/** More than anybody has in a year. */
const mostAppointments = 1000

/**
 * What the calendar of the visitor shows, read in one question: their appointments in a day or week or from today on, the
 * interviews that the people they help share, and with whom they can book another. Nothing for somebody who helps nobody.
 * @param caseload whose appointments can be booked
 * @throws when the database did not answer; the page is then answered with 503
 */
export async function loadCalendarPage(query: DiaryQuery, caseload: CaseloadQuery, today: PlainDate) {
  const { from, before } = shownDays(query, today)
  const client = await readerOfPage()
  const { data, error } = await client.rpc('support_calendar_page', {
    p_query: writtenCaseloadQuery(caseload),
    p_day: today,
    p_from: from,
    p_before: before,
    p_rows: mostAppointments,
  })
  if (error) {
    setOwnStatus(503)
    throw new Error('the calendar was not read', { cause: error })
  }
  const { appointments, people, sharing } = answered.parse(data)
  return {
    appointments: appointments ?? [],
    interviews: sharedInterviews(sharing ?? [], query, today),
    // Whoever sees everybody opens a file only after a reason, so only their own people are here.
    people: people?.rows.filter(({ isOwn }) => isOwn) ?? [],
  }
}
