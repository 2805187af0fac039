import '@/app/styles/casework.css'

import { privatePageMetadata } from '@/app/page-metadata'
import { requestDay } from '@/app/request-day'
import { NewPerson } from '@/components/casework/people/new-person'
import { workerOptions } from '@/components/casework/people/people-list'
import { newPersonWords, peopleWords } from '@/lib/content/casework/people'
import { caseloadQueryOf } from '@/lib/domain/casework/caseload-query'
import { keptInput } from '@/lib/server/auth/kept-input'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'
import { organisationInStory } from '@/lib/server/demonstration/organisations'
import { peopleInStory } from '@/lib/server/demonstration/supported-people'

export const metadata = privatePageMetadata(newPersonWords.title)

export default async function PartnerNewPersonPage({ searchParams }: PageProps<'/dashboard/partner/support/new'>) {
  await requestDay()
  const story = storyNow()
  const { workers } = peopleInStory(story, 'partner', caseloadQueryOf({}))
  return (
    <NewPerson
      portal="/dashboard/partner"
      organisation={organisationInStory(story, 'partner')}
      workers={[{ value: '', label: peopleWords.nobody }, ...workerOptions(workers, false)]}
      kept={await keptInput((await searchParams).again)}
    />
  )
}
