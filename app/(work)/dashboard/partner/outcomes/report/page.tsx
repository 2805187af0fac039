import { privatePageMetadata } from '@/app/page-metadata'
import { requestDay } from '@/app/request-day'
import { FunderReportScreen } from '@/components/casework/outcomes/funder-report-screen'
import { funderReportWords } from '@/lib/content/casework/partner-report'
import { givenText } from '@/lib/domain/queries/address-query'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'
import { outcomesInStory } from '@/lib/server/demonstration/outcomes'

export const metadata = privatePageMetadata(funderReportWords.title)

type Props = PageProps<'/dashboard/partner/outcomes/report'>

export default async function PartnerReportPage({ searchParams }: Props) {
  const today = await requestDay()
  const { span, part } = await searchParams
  return (
    <FunderReportScreen
      portal="/dashboard/partner"
      facts={outcomesInStory(storyNow(), 'partner')}
      chosen={{ span: givenText(span), part: givenText(part) }}
      today={today}
    />
  )
}
