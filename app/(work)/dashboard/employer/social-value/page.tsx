import { pageMetadata } from '@/app/page-metadata'
import { requestDay } from '@/app/request-day'
import { employerDemonstration } from '@/components/hiring/screen-place'
import { SocialValueScreen } from '@/components/hiring/social-value/social-value-screen'
import { demoWords } from '@/lib/content/demonstration/demo-words'
import { givenText } from '@/lib/domain/queries/address-query'
import { keptInput } from '@/lib/server/auth/kept-input'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'
import { socialValueInStory } from '@/lib/server/demonstration/social-value'

export const metadata = pageMetadata('/dashboard/employer/social-value')

type Props = PageProps<'/dashboard/employer/social-value'>

export default async function EmployerSocialValuePage({ searchParams }: Props) {
  const today = await requestDay()
  const { span, contract, again } = await searchParams
  return (
    <SocialValueScreen
      facts={socialValueInStory(storyNow())}
      chosen={{ span: givenText(span), contract: givenText(contract) || null }}
      today={today}
      kept={await keptInput(again)}
      place={employerDemonstration}
    >
      <p className="dash-report-note">{demoWords.earlierHires}</p>
    </SocialValueScreen>
  )
}
