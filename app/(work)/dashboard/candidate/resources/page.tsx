import '@/app/styles/casework.css'

import { pageMetadata } from '@/app/page-metadata'
import { requestDay } from '@/app/request-day'
import { OwnSupport } from '@/components/casework/support/own-support'
import { supportInDemonstration } from '@/components/casework/support/own-support-places'
import { SupporterTabs } from '@/components/casework/support/supporter-tabs'
import { ScreenHeading } from '@/components/demonstration/screen-heading'
import { ProblemNotice } from '@/components/work/problem-notice'
import { givenText } from '@/lib/domain/queries/address-query'
import { keptInput } from '@/lib/server/auth/kept-input'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'
import { supportersInStory } from '@/lib/server/demonstration/own-support'

const path = '/dashboard/candidate/resources'

export const metadata = pageMetadata(path)

export default async function CandidateResourcesPage({ searchParams }: PageProps<'/dashboard/candidate/resources'>) {
  const today = await requestDay()
  const search = await searchParams
  const kept = await keptInput(search.again)
  const supporters = supportersInStory(storyNow())
  const wanted = kept?.values.file ?? givenText(search.of)
  const shown = supporters.find(({ id }) => id === wanted) ?? supporters[0]
  return (
    <>
      <ProblemNotice kept={kept} forms={['support-shares', 'support-sort']} />
      <ScreenHeading path={path} />
      {shown === undefined ? null : (
        <>
          <SupporterTabs supporters={supporters} shown={shown.id} path={path} />
          <OwnSupport {...shown} kept={kept} today={today} place={supportInDemonstration} />
        </>
      )}
    </>
  )
}
