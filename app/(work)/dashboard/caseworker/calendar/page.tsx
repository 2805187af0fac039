import { pageMetadata } from '@/app/page-metadata'
import { requestDay } from '@/app/request-day'
import { SupportCalendar } from '@/components/casework/work/support-calendar'
import { ScreenHeading } from '@/components/demonstration/screen-heading'
import { caseloadQueryOf } from '@/lib/domain/casework/caseload-query'
import { calendarLayouts, openingWeek, sharedInterviews, type DiaryQuery } from '@/lib/domain/casework/diary'
import { parseDate } from '@/lib/domain/dates/plain-date'
import { chosenOf, givenText } from '@/lib/domain/queries/address-query'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'
import { supportCalendarInStory } from '@/lib/server/demonstration/support-day'
import { peopleInStory } from '@/lib/server/demonstration/supported-people'
import { sharedApplicationsInStory } from '@/lib/server/demonstration/work-search'

const path = '/dashboard/caseworker/calendar'

export const metadata = pageMetadata(path)

export default async function CaseworkerCalendarPage({ searchParams }: PageProps<'/dashboard/caseworker/calendar'>) {
  const today = await requestDay()
  const { view, week, find } = await searchParams
  const layout = chosenOf(calendarLayouts, view, 'week')
  const caseload = caseloadQueryOf({ find })
  const story = storyNow()
  const appointmentsIn = (query: DiaryQuery) => supportCalendarInStory(story, 'caseworker', query)
  const interviewsIn = (query: DiaryQuery) =>
    sharedInterviews(sharedApplicationsInStory(story, 'caseworker'), query, today)
  const all: DiaryQuery = { week: today, layout: 'list' }
  const opening = layout === 'week' ? openingWeek([...appointmentsIn(all), ...interviewsIn(all)], story.moment) : today
  const query = { week: parseDate(givenText(week)) ?? opening, layout }
  return (
    <>
      <ScreenHeading path={path} />
      <SupportCalendar
        portal="/dashboard/caseworker"
        appointments={appointmentsIn(query)}
        interviews={interviewsIn(query)}
        query={query}
        people={peopleInStory(story, 'caseworker', caseload).people.filter(({ isOwn }) => isOwn)}
        find={caseload.find}
        moment={story.moment}
      />
    </>
  )
}
