import { pageMetadata } from '@/app/page-metadata'
import { requestDay } from '@/app/request-day'
import { SeenPart } from '@/components/hiring/person/seen-part'
import { candidateDemonstration } from '@/components/hiring/screen-place'
import { ScreenHeading } from '@/components/demonstration/screen-heading'
import { givenText } from '@/lib/domain/queries/address-query'
import { keptInput } from '@/lib/server/auth/kept-input'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'
import { companiesInStory, profileInStory } from '@/lib/server/demonstration/own-profile'

const path = '/dashboard/candidate/settings'

export const metadata = pageMetadata(path)

export default async function CandidateSettingsPage({ searchParams }: PageProps<'/dashboard/candidate/settings'>) {
  await requestDay()
  const { again, company } = await searchParams
  const story = storyNow()
  const looked = givenText(company).trim()
  return (
    <>
      <ScreenHeading path={path} />
      <SeenPart
        profile={profileInStory(story)}
        kept={await keptInput(again)}
        place={candidateDemonstration}
        hidden={[]}
        looked={looked}
        found={looked === '' ? [] : companiesInStory(story, looked)}
      />
    </>
  )
}
