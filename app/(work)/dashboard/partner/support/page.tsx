import '@/app/styles/casework.css'

import { pageMetadata } from '@/app/page-metadata'
import { requestDay } from '@/app/request-day'
import { PeopleScreen } from '@/components/casework/people/people-screen'
import { caseloadQueryOf } from '@/lib/domain/casework/caseload-query'
import { keptInput } from '@/lib/server/auth/kept-input'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'
import { peopleInStory } from '@/lib/server/demonstration/supported-people'

export const metadata = pageMetadata('/dashboard/partner/support')

export default async function PartnerSupportPage({ searchParams }: PageProps<'/dashboard/partner/support'>) {
  await requestDay()
  const search = await searchParams
  const query = caseloadQueryOf(search)
  return (
    <PeopleScreen
      portal="/dashboard/partner"
      query={query}
      screen={peopleInStory(storyNow(), 'partner', query)}
      kept={await keptInput(search.again)}
    />
  )
}
