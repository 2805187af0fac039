import { pageMetadata } from '@/app/page-metadata'
import { requestDay } from '@/app/request-day'
import { OwnCompanyScreen } from '@/components/hiring/company/own-company-screen'
import { employerDemonstration } from '@/components/hiring/screen-place'
import { keptInput } from '@/lib/server/auth/kept-input'
import { companyInStory } from '@/lib/server/demonstration/company'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'

export const metadata = pageMetadata('/dashboard/employer/settings')

export default async function EmployerSettingsPage({ searchParams }: PageProps<'/dashboard/employer/settings'>) {
  await requestDay()
  return (
    <OwnCompanyScreen
      membership={{ isManager: true }}
      company={companyInStory(storyNow())}
      replyRate={null}
      kept={await keptInput((await searchParams).again)}
      done={undefined}
      now={new Date()}
      place={employerDemonstration}
    />
  )
}
