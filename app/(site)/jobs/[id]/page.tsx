import '@/app/styles/breadcrumbs.css'
import '@/app/styles/job-card.css'
import '@/app/styles/jobs.css'
import '@/app/styles/job-page.css'

import type { Metadata } from 'next'

import { requestDay } from '@/app/request-day'
import { JobData } from '@/app/structured-data'
import { pageMetadata } from '@/app/page-metadata'
import { SaveInAccount } from '@/components/hiring/person/save-in-account'
import { candidateDemonstration } from '@/components/hiring/screen-place'
import { GoneJob } from '@/components/jobs/gone-job'
import { MissingJob } from '@/components/jobs/missing-job'
import { JobPage } from '@/components/jobs/job-page'
import { Breadcrumbs } from '@/components/prose/breadcrumbs'
import { jobAt } from '@/lib/content/demonstration/story/board-jobs'
import { liveJobWords } from '@/lib/content/job-board/live-board'
import { payText } from '@/lib/content/wording/job-text'
import { sides } from '@/lib/domain/access/role'
import { loadApplied } from '@/lib/server/hiring/job-facts'
import { setOwnStatus } from '@/lib/server/http/own-status'
import { savedAmong } from '@/lib/server/hiring/kept-jobs'
import { loadReplyRate } from '@/lib/server/hiring/reply-rate'
import { loadBoardJob, similarJobs, type BoardJob } from '@/lib/server/hiring/board'
import { goOnWith } from '@/lib/server/unexpected'

type Props = { params: Promise<{ id: string }>; searchParams: Promise<{ from?: string | string[] }> }

async function load(id: string): Promise<BoardJob | undefined> {
  const found = await loadBoardJob(id, await requestDay())
  if (found === null) throw new Error('The database did not answer.')
  return found
}

/**
 * A real job is meant for search engines. An example is kept out of them: nobody can apply for a job that does not
 * exist.
 */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params
  const example = jobAt(id, await requestDay())
  const board = pageMetadata('/jobs')
  if (example) {
    const title = `${example.title} at ${example.company} (demonstration)`
    const description = `Demonstration. ${example.title} in ${example.town}: ${payText(example.pay)}. When the employer asks about convictions, and what it may ask.`
    return { ...board, title, description, alternates: { canonical: `/jobs/${id}` }, openGraph: null, twitter: null }
  }
  const found = await load(id)
  if (!found) return { title: liveJobWords.missing.heading, robots: { index: false } }
  if (found.state !== 'live')
    return { ...board, title: liveJobWords[found.state].heading, openGraph: null, twitter: null }
  const { job } = found
  return pageMetadata('/jobs', {
    title: `${job.title} at ${job.company}, ${job.town}`,
    description: liveJobWords.description(job.title, job.town, payText(job.pay)),
    isNoindex: false,
    address: `/jobs/${id}`,
  })
}

export default async function JobDetailsPage({ params, searchParams }: Props) {
  const { id } = await params
  const { from } = await searchParams
  const today = await requestDay()
  const example = jobAt(id, today)
  if (example) {
    return (
      <div className="page jobs-page">
        <Breadcrumbs path="/jobs/examples" below={example.title} />
        <JobPage
          job={example}
          from={sides.find((side) => side === from) ?? null}
          {...(from === 'candidate' && { applyAt: candidateDemonstration.applyAt(id) })}
        />
      </div>
    )
  }
  const found = await load(id)
  // A job posted during a visit to the demonstration exists only in that browser's tab.
  if (!found) {
    setOwnStatus(404)
    return <MissingJob />
  }
  if (found.state !== 'live') {
    // 410 makes search engines drop it at once.
    if (found.state === 'closed') setOwnStatus(410)
    return (
      <div className="page jobs-page">
        <Breadcrumbs path="/jobs" below={found.title} />
        <GoneJob state={found.state} title={found.title} similar={await similarJobs(found, today)} />
      </div>
    )
  }
  const { job, company } = found
  const [replyRate, saved] = await Promise.all([loadReplyRate(job.employerId), savedAmong([job])])
  const own = saved ? (await loadApplied([job.id]).catch(goOnWith('jobs/applied', null)))?.get(job.id) : undefined
  return (
    <div className="page jobs-page">
      <JobData job={job} website={company.website} />
      <Breadcrumbs path="/jobs" below={job.title} />
      <JobPage
        job={job}
        live={{ ...job, company, replyRate, applied: own?.applied ?? null }}
        {...(saved ? { save: <SaveInAccount id={job.id} isSaved={saved.has(job.id)} /> } : {})}
      />
    </div>
  )
}
