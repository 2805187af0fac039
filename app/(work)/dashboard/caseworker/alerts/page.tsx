import { pageMetadata } from '@/app/page-metadata'
import { requestDay } from '@/app/request-day'
import { SupportAlerts } from '@/components/casework/work/support-alerts'
import { ScreenHeading } from '@/components/demonstration/screen-heading'
import { keptInput } from '@/lib/server/auth/kept-input'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'
import { supportDayInStory } from '@/lib/server/demonstration/support-day'

const path = '/dashboard/caseworker/alerts'

export const metadata = pageMetadata(path)

export default async function CaseworkerAlertsPage({ searchParams }: PageProps<'/dashboard/caseworker/alerts'>) {
  await requestDay()
  const { alerts, putOff } = supportDayInStory(storyNow(), 'caseworker')
  return (
    <>
      <ScreenHeading path={path} />
      <SupportAlerts
        portal="/dashboard/caseworker"
        alerts={alerts}
        putOff={putOff}
        kept={await keptInput((await searchParams).again)}
        at="alerts"
      />
    </>
  )
}
