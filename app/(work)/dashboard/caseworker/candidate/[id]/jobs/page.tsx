import '@/app/styles/job-card.css'

import { NotHere } from '@/app/not-here'
import { personMetadata } from '@/app/person-metadata'
import { requestDay } from '@/app/request-day'
import { WorkSearchScreen } from '@/components/casework/jobs/work-search-screen'
import { ProblemNotice } from '@/components/work/problem-notice'
import { workSearchWords } from '@/lib/content/casework/work-search'
import { keptInput } from '@/lib/server/auth/kept-input'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'
import { jobsWithInStory, workSearchInStory } from '@/lib/server/demonstration/work-search'

export const generateMetadata = personMetadata(workSearchWords.open)

type Props = PageProps<'/dashboard/caseworker/candidate/[id]/jobs'>

export default async function CaseworkerWorkSearchPage({ params, searchParams }: Props) {
  await requestDay()
  const [{ id }, search] = await Promise.all([params, searchParams])
  const story = storyNow()
  const file = workSearchInStory(story, 'caseworker', id)
  if (!file) return <NotHere />
  const kept = await keptInput(search.again)
  return (
    <>
      <ProblemNotice kept={kept} forms={['job-take-back', ...(kept?.field ? [] : ['job-suggest'])]} />
      <WorkSearchScreen
        portal="/dashboard/caseworker"
        reference={file.reference}
        file={file}
        kept={kept}
        {...jobsWithInStory(file, search, story)}
      />
    </>
  )
}
