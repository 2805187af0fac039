import { pageMetadata } from '@/app/page-metadata'
import { requestDay } from '@/app/request-day'
import { ProfileScreen } from '@/components/hiring/person/profile-screen'
import { candidateDemonstration } from '@/components/hiring/screen-place'
import { profileParts } from '@/lib/content/hiring/person'
import { chosenOf, givenText } from '@/lib/domain/queries/address-query'
import { keptInput } from '@/lib/server/auth/kept-input'
import { storyNow, viewerOf } from '@/lib/server/demonstration/kept-in-story'
import { companiesInStory, profileInStory } from '@/lib/server/demonstration/own-profile'

export const metadata = pageMetadata('/dashboard/candidate/profile')

export default async function CandidateProfilePage({ searchParams }: PageProps<'/dashboard/candidate/profile'>) {
  await requestDay()
  const search = await searchParams
  const story = storyNow()
  const looked = givenText(search.company).trim()
  return (
    <ProfileScreen
      profile={profileInStory(story)}
      email={viewerOf(story).email}
      part={chosenOf(profileParts, search.part, 'about')}
      companies={{ hidden: [], looked, found: looked === '' ? [] : companiesInStory(story, looked) }}
      kept={await keptInput(search.again)}
      place={candidateDemonstration}
    />
  )
}
