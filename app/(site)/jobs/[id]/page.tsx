import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { demoDay } from '@/app/(site)/dashboard/demo-day'
import { pageMetadata } from '@/app/page-metadata'
import { JobPage } from '@/components/jobs/job-page'
import { Trail } from '@/components/prose/trail'
import { jobAt } from '@/lib/content/demo/board-jobs'

type Props = { params: Promise<{ id: string }> }

/** Kept from search engines and without markup of a job: nobody can apply for a job that does not exist. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const job = jobAt((await params).id, await demoDay())
  const board = pageMetadata('/jobs')
  if (!job) return board
  const title = `${job.title} at ${job.company} (demonstration)`
  const description = `Demonstration. ${job.title} in ${job.town}: ${job.salary}. When the employer asks about convictions, and what it may ask.`
  return { ...board, title, description, alternates: { canonical: `/jobs/${job.id}` }, openGraph: null, twitter: null }
}

export default async function JobDetailsPage({ params }: Props) {
  const job = jobAt((await params).id, await demoDay())
  if (!job) notFound()
  return (
    <div className="page jobs-page">
      <Trail above="/jobs" current={job.title} />
      <JobPage job={job} />
    </div>
  )
}
