import '@/app/styles/advert-form.css'
import '@/app/styles/job-card.css'
import '@/app/styles/jobs.css'

import { pageMetadata } from '@/app/page-metadata'
import { requestDay } from '@/app/request-day'
import { NewJobScreen } from '@/components/hiring/jobs/new-job-screen'
import { employerDemonstration } from '@/components/hiring/screen-place'
import { keptInput } from '@/lib/server/auth/kept-input'
import { storyMembership } from '@/lib/server/demonstration/applicants'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'

export const metadata = pageMetadata('/dashboard/employer/jobs/new')

/** Every job written here would get the same address: none of them is kept. */
const newKey = '00000000'

export default async function EmployerPostJobPage({ searchParams }: PageProps<'/dashboard/employer/jobs/new'>) {
  const today = await requestDay()
  return (
    <NewJobScreen
      membership={storyMembership(storyNow())}
      sites={[]}
      newKey={newKey}
      today={today}
      kept={await keptInput((await searchParams).again)}
      owner={null}
      place={employerDemonstration}
    />
  )
}
