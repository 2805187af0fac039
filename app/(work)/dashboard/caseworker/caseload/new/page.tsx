import '@/app/styles/casework.css'

import { privatePageMetadata } from '@/app/page-metadata'
import { requestDay } from '@/app/request-day'
import { NewPerson } from '@/components/casework/people/new-person'
import { newPersonWords } from '@/lib/content/casework/people'
import { keptInput } from '@/lib/server/auth/kept-input'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'
import { organisationInStory } from '@/lib/server/demonstration/organisations'

export const metadata = privatePageMetadata(newPersonWords.title)

export default async function CaseworkerNewPersonPage({
  searchParams,
}: PageProps<'/dashboard/caseworker/caseload/new'>) {
  await requestDay()
  const story = storyNow()
  return (
    <NewPerson
      portal="/dashboard/caseworker"
      organisation={organisationInStory(story, 'caseworker')}
      workers={undefined}
      kept={await keptInput((await searchParams).again)}
    />
  )
}
