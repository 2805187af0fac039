import { pageMetadata } from '@/app/page-metadata'
import { requestDay } from '@/app/request-day'
import { SupportToday } from '@/components/casework/work/support-today'
import { ScreenHeading } from '@/components/demonstration/screen-heading'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'
import { supportDayInStory } from '@/lib/server/demonstration/support-day'

const path = '/dashboard/caseworker/calendar'

export const metadata = pageMetadata(path)

export default async function CaseworkerCalendarPage() {
  const today = await requestDay()
  return (
    <>
      <ScreenHeading path={path} />
      <SupportToday portal="/dashboard/caseworker" day={supportDayInStory(storyNow(), 'caseworker')} today={today} />
    </>
  )
}
