import { ChooseCalendar, ColleaguesCalendar } from '@/components/casework/work/colleagues-calendar'
import { SupportCalendar } from '@/components/casework/work/support-calendar'
import { DetailHeading } from '@/components/work/detail-heading'
import { colleaguesCalendarWords, supportWorkWords } from '@/lib/content/casework/support-work'
import type { LivePortal } from '@/lib/domain/casework/people-portal'
import { caseloadQueryOf } from '@/lib/domain/casework/caseload-query'
import { calendarLayouts } from '@/lib/domain/casework/diary'
import { parseDate } from '@/lib/domain/dates/plain-date'
import { chosenOf, givenText, type AddressQuery } from '@/lib/domain/queries/address-query'
import { requireAccess } from '@/lib/server/auth/current-user'
import { loadCalendarPage } from '@/lib/server/casework/calendar-page'
import { momentNow } from '@/lib/server/hiring/take-application-step'

type Props = { portal: LivePortal; searchParams: Promise<AddressQuery> }

/** The calendar of whoever helps people, in either portal; of colleagues too for whoever may see everybody. */
export async function SupportCalendarRoute({ portal, searchParams }: Props) {
  const { id } = await requireAccess(portal)
  const { view, week, find, who } = await searchParams
  const moment = momentNow()
  const asked = { week: parseDate(givenText(week)) ?? null, layout: chosenOf(calendarLayouts, view, 'week') }
  const caseload = caseloadQueryOf({ worker: id, find })
  const { colleagues, query, ...page } = await loadCalendarPage(asked, caseload, givenText(who), moment)
  const isOwn = colleagues === null || colleagues.chosen === 'own'
  return (
    <>
      <DetailHeading
        heading={supportWorkWords.calendar}
        shows={isOwn ? supportWorkWords.calendarLead : colleaguesCalendarWords.lead}
        isPrinted
      />
      {colleagues === null ? null : (
        <ChooseCalendar {...colleagues} portal={portal} query={query} today={moment.today} />
      )}
      {isOwn ? (
        <SupportCalendar portal={portal} {...page} query={query} find={caseload.find} moment={moment} />
      ) : (
        <ColleaguesCalendar {...colleagues} portal={portal} query={query} moment={moment} />
      )}
    </>
  )
}
