import '@/app/styles/advert-form.css'
import '@/app/styles/job-card.css'
import '@/app/styles/jobs.css'

import { randomBytes } from 'node:crypto'

import type { Metadata, Route } from 'next'
import { cache } from 'react'

import { NotHere } from '@/app/not-here'
import { privatePageMetadata } from '@/app/page-metadata'
import { ForgetTyped } from '@/components/hiring/applications/forget-typed'
import { typedNewAdvert } from '@/components/hiring/jobs/first-control'
import { JobScreen } from '@/components/hiring/jobs/job-screen'
import { mayPost } from '@/components/hiring/jobs/post-notice'
import { companyJobListWords, companyJobWords } from '@/lib/content/hiring/company-job-words'
import { londonDay } from '@/lib/domain/dates/london-time'
import { advertSteps } from '@/lib/domain/job-board/advert-steps'
import { jobIdPattern } from '@/lib/domain/job-board/job-id'
import { chosenOf } from '@/lib/domain/queries/address-query'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadRightGivers } from '@/lib/server/hiring/colleagues'
import { countApplicants } from '@/lib/server/hiring/load-applicants'
import { loadJob, loadJobHistory } from '@/lib/server/hiring/company-jobs'
import { loadMembershipAndCompany } from '@/lib/server/hiring/membership-and-company'
import { goOnWith } from '@/lib/server/unexpected'

type Props = PageProps<'/dashboard/employerportal/jobs/[id]'>

// Title and page are made from the same row.
const jobOfPage = cache(loadJob)

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  await requireAccess('/dashboard/employerportal')
  const { id } = await params
  const job = jobIdPattern.test(id) ? await jobOfPage(id).catch(goOnWith('employerportal/job', null)) : null
  const { step } = await searchParams
  const name = job && (job.title || companyJobListWords.untitled)
  const title =
    name === null
      ? companyJobListWords.title
      : companyJobWords.pageTitle(
          name,
          advertSteps.find((one) => one === step),
        )
  return privatePageMetadata(title)
}

export default async function JobRoute({ params, searchParams }: Props) {
  const user = await requireAccess('/dashboard/employerportal')
  const [{ id }, search] = await Promise.all([params, searchParams])
  if (!jobIdPattern.test(id)) return <NotHere />
  const step = chosenOf([...advertSteps, 'preview'] as const, search.step, 'preview')
  const [job, { membership, company }, history, applicants, givers, kept] = await Promise.all([
    jobOfPage(id),
    loadMembershipAndCompany(...(step === 'work' ? (['company'] as const) : [])),
    loadJobHistory(id),
    // The rest of the page does not depend on them.
    step === 'preview' ? countApplicants(id).catch(goOnWith('employerportal/applicants', null)) : null,
    step === 'preview' ? loadRightGivers(user.id).catch(goOnWith('employerportal/givers', null)) : null,
    keptInput(search.again),
  ])
  if (!job) return <NotHere />
  return (
    <>
      {/* A new advert that has just been stored is no longer kept on the device. */}
      {search.done === 'begun' || search.done === 'saved-look' ? <ForgetTyped name={typedNewAdvert} /> : null}
      <JobScreen
        job={job}
        step={step}
        at={`/dashboard/employerportal/jobs/${id}` as Route}
        mayPost={mayPost(membership)}
        history={history}
        sites={company?.sites ?? []}
        today={londonDay(new Date())}
        applicants={membership?.rights.see_applicants ? applicants : null}
        newKey={randomBytes(4).toString('hex')}
        givers={givers}
        done={search.done}
        kept={kept}
        owner={user.id}
      />
    </>
  )
}
