import '@/app/styles/advert-form.css'
import '@/app/styles/job-card.css'
import '@/app/styles/jobs.css'

import { pageMetadata } from '@/app/page-metadata'
import { requestDay } from '@/app/request-day'
import { NewJobScreen } from '@/components/hiring/jobs/new-job-screen'
import { employerDemonstration } from '@/components/hiring/screen-place'
import { keptInput } from '@/lib/server/auth/kept-input'
import { begunAdvert } from '@/lib/content/demonstration/story/begun-advert'
import { blankDraft } from '@/lib/domain/job-board/advert'
import { storyMembership } from '@/lib/server/demonstration/applicants'
import { companyInStory } from '@/lib/server/demonstration/company'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'

export const metadata = pageMetadata('/dashboard/employer/jobs/new')

/** Every job written here would get the same address: none of them is kept. */
const newKey = '00000000'

export default async function EmployerPostJobPage({ searchParams }: PageProps<'/dashboard/employer/jobs/new'>) {
  const today = await requestDay()
  const story = storyNow()
  const company = companyInStory(story)
  const [site] = company?.sites ?? []
  return (
    <NewJobScreen
      membership={storyMembership(story)}
      sites={company?.sites ?? []}
      company={company?.name ?? ''}
      begun={{ ...blankDraft, ...begunAdvert, siteId: site?.id ?? null, town: site?.town ?? null }}
      newKey={newKey}
      today={today}
      kept={await keptInput((await searchParams).again)}
      owner={null}
      place={employerDemonstration}
    />
  )
}
