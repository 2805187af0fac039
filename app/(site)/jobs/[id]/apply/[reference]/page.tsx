import '@/app/styles/job-card.css'
import '@/app/styles/jobs.css'
import '@/app/styles/apply.css'

import type { Route } from 'next'
import { redirect } from 'next/navigation'

import { requestDay } from '@/app/request-day'
import { NotHere } from '@/app/not-here'
import { privatePageMetadata } from '@/app/page-metadata'
import { ApplyFrame } from '@/components/hiring/applications/apply-frame'
import { ApplySent } from '@/components/hiring/applications/apply-sent'
import { ForgetTyped } from '@/components/hiring/applications/forget-typed'
import { SimilarJobs } from '@/components/jobs/similar-jobs'
import { applyPages } from '@/lib/content/hiring/apply'
import { bankHolidayDays } from '@/lib/content/site/bank-holidays'
import { applyPath } from '@/lib/domain/access/access'
import { silenceDays } from '@/lib/domain/applications/silence'
import { addWorkingDays } from '@/lib/domain/dates/working-days'
import { currentUser } from '@/lib/server/auth/current-user'
import { loadApplication } from '@/lib/server/hiring/applications'
import { loadBoardJob, similarJobs } from '@/lib/server/hiring/board'
import { loadApplied, loadJobForPerson } from '@/lib/server/hiring/job-facts'

export const metadata = privatePageMetadata(applyPages.sent.heading)

/** What somebody sees who has applied for a job. Signed out, they go back to the page that asks who they are. */
export default async function SentRoute({ params, searchParams }: PageProps<'/jobs/[id]/apply/[reference]'>) {
  const { id, reference } = await params
  const user = await currentUser()
  if (user?.role !== 'candidate') redirect(applyPath(id) as Route)
  const today = await requestDay()
  const [kept, job, found, { done }] = await Promise.all([
    loadApplication(reference),
    loadJobForPerson(id),
    loadBoardJob(id, today),
    searchParams,
  ])
  if (!job || !kept || kept.application.jobId !== id) return <NotHere />
  const { history } = kept.application
  const sentOn = history[0]?.on ?? today
  const isLive = found?.state === 'live'
  const { sector = null, town = null } = (isLive ? found.job : found) ?? {}
  const others = await similarJobs({ id, sector, town }, today)
  const applied = await loadApplied(others.map((other) => other.id))
  return (
    <ApplyFrame job={{ ...job, pay: isLive ? found.job.pay : null }}>
      <ForgetTyped name={id} />
      <ApplySent
        reference={reference}
        sentOn={sentOn}
        isNew={done === 'applied' && sentOn === today}
        answerDueOn={history.length > 1 ? null : addWorkingDays(sentOn, silenceDays.second, bankHolidayDays)}
        asksOnceShortlisted={job.recordQuestion === 'after_shortlist'}
        canChoosePassword={!user.hasPassword}
        similar={<SimilarJobs jobs={others.filter((other) => !applied.get(other.id)?.applied)} />}
      />
    </ApplyFrame>
  )
}
