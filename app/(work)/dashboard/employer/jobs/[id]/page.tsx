import '@/app/styles/advert-form.css'
import '@/app/styles/job-card.css'
import '@/app/styles/jobs.css'

import type { Metadata, Route } from 'next'

import { NotHere } from '@/app/not-here'
import { privatePageMetadata } from '@/app/page-metadata'
import { requestDay } from '@/app/request-day'
import { JobScreen } from '@/components/hiring/jobs/job-screen'
import { employerDemonstration } from '@/components/hiring/screen-place'
import { companyJobListWords, companyJobWords } from '@/lib/content/hiring/company-job-words'
import { advertSteps } from '@/lib/domain/job-board/advert-steps'
import { chosenOf } from '@/lib/domain/queries/address-query'
import { keptInput } from '@/lib/server/auth/kept-input'
import { companyInStory } from '@/lib/server/demonstration/company'
import { jobInStory } from '@/lib/server/demonstration/jobs'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'

type Props = PageProps<'/dashboard/employer/jobs/[id]'>

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [{ id }, { step }] = await Promise.all([params, searchParams])
  const found = jobInStory(storyNow(), id)
  return privatePageMetadata(
    found
      ? companyJobWords.pageTitle(
          found.job.title,
          advertSteps.find((one) => one === step),
        )
      : companyJobListWords.title,
  )
}

export default async function EmployerJobPage({ params, searchParams }: Props) {
  const today = await requestDay()
  const [{ id }, search] = await Promise.all([params, searchParams])
  const story = storyNow()
  const found = jobInStory(story, id)
  if (!found) return <NotHere />
  return (
    <JobScreen
      {...found}
      step={chosenOf([...advertSteps, 'preview'] as const, search.step, 'preview')}
      at={`/dashboard/employer/jobs/${id}` as Route}
      mayPost
      sites={companyInStory(story)?.sites ?? []}
      today={today}
      newKey=""
      kept={await keptInput(search.again)}
      owner={null}
      place={employerDemonstration}
    />
  )
}
