import { pageMetadata } from '@/app/page-metadata'
import { requestDay } from '@/app/request-day'
import { PartnerReportScreen } from '@/components/casework/outcomes/partner-report-screen'
import { reportFilterOf } from '@/lib/domain/outcomes/partner-report'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'
import { outcomesInStory } from '@/lib/server/demonstration/outcomes'

const path = '/dashboard/partner/outcomes'

export const metadata = pageMetadata(path)

export default async function PartnerOutcomesPage({ searchParams }: PageProps<'/dashboard/partner/outcomes'>) {
  const today = await requestDay()
  return (
    <PartnerReportScreen
      portal="/dashboard/partner"
      facts={outcomesInStory(storyNow(), 'partner')}
      filter={reportFilterOf(await searchParams)}
      today={today}
    />
  )
}
