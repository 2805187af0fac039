import '@/app/styles/casework.css'

import { NotHere } from '@/app/not-here'
import { privatePageMetadata } from '@/app/page-metadata'
import { requestDay } from '@/app/request-day'
import { PersonScreen } from '@/components/casework/people/person-screen'
import { fileWords } from '@/lib/content/casework/people'
import { keptInput } from '@/lib/server/auth/kept-input'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'
import { personInStory } from '@/lib/server/demonstration/supported-people'

export const metadata = privatePageMetadata(fileWords.title)

type Props = PageProps<'/dashboard/partner/support/[id]'>

export default async function PartnerPersonPage({ params, searchParams }: Props) {
  const today = await requestDay()
  const [{ id }, { again, show }] = await Promise.all([params, searchParams])
  const seen = personInStory(storyNow(), 'partner', id)
  if (!seen) return <NotHere />
  return (
    <PersonScreen portal="/dashboard/partner" seen={seen} kept={await keptInput(again)} today={today} show={show} />
  )
}
