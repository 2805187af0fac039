import '@/app/styles/casework.css'

import { pageMetadata } from '@/app/page-metadata'
import { requestDay } from '@/app/request-day'
import { OwnSupport } from '@/components/casework/support/own-support'
import { supportInDemonstration } from '@/components/casework/support/own-support-places'
import { ScreenHeading } from '@/components/demonstration/screen-heading'
import { ProblemNotice } from '@/components/work/problem-notice'
import { keptInput } from '@/lib/server/auth/kept-input'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'
import { supportersInStory } from '@/lib/server/demonstration/own-support'

const path = '/dashboard/candidate/resources'

export const metadata = pageMetadata(path)

export default async function CandidateResourcesPage({ searchParams }: PageProps<'/dashboard/candidate/resources'>) {
  const today = await requestDay()
  const kept = await keptInput((await searchParams).again)
  return (
    <>
      <ProblemNotice kept={kept} forms={['support-shares', 'support-sort']} />
      <ScreenHeading path={path} />
      {/* The charity's alone: what both keep would have the same headings twice. */}
      {supportersInStory(storyNow())
        .slice(0, 1)
        .map((supporter) => (
          <OwnSupport key={supporter.id} {...supporter} kept={kept} today={today} place={supportInDemonstration} />
        ))}
    </>
  )
}
