import { privatePageMetadata } from '@/app/page-metadata'
import { requestDay } from '@/app/request-day'
import { ChangeCompanyScreen } from '@/components/hiring/company/change-company-screen'
import { employerDemonstration } from '@/components/hiring/screen-place'
import { companyFormWords } from '@/lib/content/hiring/company'
import { keptInput } from '@/lib/server/auth/kept-input'
import { companyInStory } from '@/lib/server/demonstration/company'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'

export const metadata = privatePageMetadata(companyFormWords.changeTitle)

export default async function ChangeEmployerPage({ searchParams }: PageProps<'/dashboard/employer/settings/change'>) {
  await requestDay()
  const { again, latest } = await searchParams
  return (
    <ChangeCompanyScreen
      company={companyInStory(storyNow())}
      kept={await keptInput(again)}
      isLatest={latest !== undefined}
      place={employerDemonstration}
    />
  )
}
