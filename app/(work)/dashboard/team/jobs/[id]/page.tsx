import '@/app/styles/job-card.css'
import '@/app/styles/jobs.css'

import type { Route } from 'next'

import { NotHere } from '@/app/not-here'
import { privatePageMetadata } from '@/app/page-metadata'
import { DoneNotice } from '@/components/work/done-notice'
import { ProblemNotice } from '@/components/work/problem-notice'
import { Typed } from '@/components/work/typed'
import { typedTexts } from '@/components/work/typed-texts'
import { JobPowers } from '@/components/desk/jobs/job-powers'
import { PublicView } from '@/components/desk/jobs/public-view'
import { JobHistory } from '@/components/hiring/jobs/job-history'
import { PageLink } from '@/components/ui/page-link'
import { JobReview } from '@/components/desk/jobs/job-review'
import { deskJobsDoneWords, deskJobsWords as words } from '@/lib/content/desk/desk-job-words'
import { londonDay } from '@/lib/domain/dates/london-time'
import { jobIdPattern } from '@/lib/domain/job-board/job-id'
import { checkLawful } from '@/lib/domain/job-board/lawful-advert'
import { keptInput } from '@/lib/server/auth/kept-input'
import { requireMember } from '@/lib/server/desk/require-member'
import { loadJob, loadJobHistory } from '@/lib/server/hiring/company-jobs'

export const metadata = privatePageMetadata(words.title)

export default async function DeskJobRoute({ params, searchParams }: PageProps<'/dashboard/team/jobs/[id]'>) {
  await requireMember()
  const [{ id }, search] = await Promise.all([params, searchParams])
  if (!jobIdPattern.test(id)) return <NotHere />
  const [job, kept, history] = await Promise.all([loadJob(id), keptInput(search.again), loadJobHistory(id)])
  if (!job) return <NotHere />
  const { draft, review, advert, company, version, status, isTakenOff, letThrough } = job
  const today = londonDay(new Date())
  const shown = draft ?? advert
  const findings = shown && status !== 'closed' ? checkLawful(shown, today) : []
  const waits = review === 'asked' && draft !== null
  const stateText = isTakenOff
    ? words.takenOff
    : waits && status === 'draft'
      ? words.waits
      : waits
        ? words.waitsToo(words.states[status])
        : words.states[status]
  const note = history.find(({ kind }) => kind === 'returned' || kind === 'taken_off')?.note ?? ''
  return (
    <>
      <p className="not-on-paper">
        <PageLink href="/dashboard/team/jobs" className="text-link">
          {words.toList}
        </PageLink>
      </p>
      <DoneNotice words={deskJobsDoneWords} done={search.done} />
      {waits ? null : (
        <ProblemNotice
          kept={kept}
          forms={['job-approve', 'job-return']}
          texts={typedTexts(kept, { words: words.words })}
        />
      )}
      <div className="screen-heading">
        <div>
          <h1>
            <Typed>{draft?.title || job.title || words.untitled}</Typed>
          </h1>
          <p className="lead">
            <PageLink href={`/dashboard/team/companies/${job.companyId}` as Route}>
              <Typed>{company}</Typed>
            </PageLink>
            , {stateText.toLowerCase()}
          </p>
          {waits ? (
            <p>
              <a href="#answer" className="text-link">
                {words.toAnswer}
              </a>
            </p>
          ) : null}
          {status === 'live' ? (
            <p>
              <PageLink href={`/jobs/${id}` as Route} className="text-link">
                {words.onBoard}
              </PageLink>
            </p>
          ) : null}
        </div>
      </div>
      <div className="desk-columns">
        <div>
          {shown ? (
            <PublicView job={job} draft={shown} heading={waits ? words.asSeen : words.asSeenNow} today={today} />
          ) : null}
        </div>
        <div>
          {waits ? (
            <JobReview
              id={id}
              version={version}
              draft={draft}
              advert={advert}
              returned={job.returnedDraft && { draft: job.returnedDraft, note }}
              kept={kept}
              findings={findings}
              letThrough={letThrough}
            />
          ) : null}
          <JobPowers
            id={id}
            version={version}
            isOnBoard={!isTakenOff && (status === 'live' || status === 'paused')}
            findings={findings}
            letThrough={letThrough}
            kept={kept}
          />
          <JobHistory lines={history} />
        </div>
      </div>
    </>
  )
}
