import { NotHere } from '@/app/not-here'
import { personMetadata } from '@/app/person-metadata'
import { requestDay } from '@/app/request-day'
import { ApplicationSheet } from '@/components/casework/jobs/application-sheet'
import { workSearchWords } from '@/lib/content/casework/work-search'
import { keptInput } from '@/lib/server/auth/kept-input'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'
import { organisationInStory } from '@/lib/server/demonstration/organisations'
import { sheetInStory } from '@/lib/server/demonstration/work-search'

export const generateMetadata = personMetadata(workSearchWords.open)

type Props = PageProps<'/dashboard/caseworker/candidate/[id]/jobs/[application]'>

export default async function CaseworkerApplicationPage({ params, searchParams }: Props) {
  await requestDay()
  const [{ application }, { sheet, again }] = await Promise.all([params, searchParams])
  const story = storyNow()
  const found = sheetInStory(story, 'caseworker', application)
  if (!found) return <NotHere />
  return (
    <ApplicationSheet
      portal="/dashboard/caseworker"
      reference={found.file.reference}
      name={found.file.name}
      application={found.application}
      organisation={organisationInStory(story, 'caseworker')}
      sheet={sheet}
      kept={await keptInput(again)}
    />
  )
}
