import '@/app/styles/casework.css'

import { NotHere } from '@/app/not-here'
import { personMetadata } from '@/app/person-metadata'
import { requestDay } from '@/app/request-day'
import { PersonScreen } from '@/components/casework/people/person-screen'
import { fileWords } from '@/lib/content/casework/people'
import { keptInput } from '@/lib/server/auth/kept-input'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'
import { personInStory } from '@/lib/server/demonstration/supported-people'

export const generateMetadata = personMetadata(fileWords.title)

type Props = PageProps<'/dashboard/caseworker/candidate/[id]'>

export default async function CaseworkerPersonPage({ params, searchParams }: Props) {
  const today = await requestDay()
  const [{ id }, { again, show }] = await Promise.all([params, searchParams])
  const seen = personInStory(storyNow(), 'caseworker', id)
  if (!seen) return <NotHere />
  return (
    <PersonScreen portal="/dashboard/caseworker" seen={seen} kept={await keptInput(again)} today={today} show={show} />
  )
}
