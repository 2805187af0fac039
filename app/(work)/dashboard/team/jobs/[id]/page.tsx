import '@/app/styles/job-card.css'
import '@/app/styles/jobs.css'

import type { Metadata, Route } from 'next'
import { cache } from 'react'

import { NotHere } from '@/app/not-here'
import { privatePageMetadata } from '@/app/page-metadata'
import { DoneNotice } from '@/components/work/done-notice'
import { ProblemNotice } from '@/components/work/problem-notice'
import { Typed } from '@/components/work/typed'
import { typedTexts } from '@/components/work/typed-texts'
import { ChangesToReview } from '@/components/desk/jobs/changes-to-review'
import { JobPowers } from '@/components/desk/jobs/job-powers'
import { PublicView } from '@/components/desk/jobs/public-view'
import { JobHistory } from '@/components/hiring/jobs/job-history'
import { PageLink } from '@/components/ui/page-link'
import { JobReview } from '@/components/desk/jobs/job-review'
import { deskJobsDoneWords, deskJobState, deskJobsWords as words } from '@/lib/content/desk/desk-job-words'
import { londonDay } from '@/lib/domain/dates/london-time'
import { jobIdPattern } from '@/lib/domain/job-board/job-id'
import { checkLawful } from '@/lib/domain/job-board/lawful-advert'
import { keptInput } from '@/lib/server/auth/kept-input'
import { requireMember } from '@/lib/server/desk/require-member'
import { loadJob, loadJobHistory } from '@/lib/server/hiring/company-jobs'
import { goOnWith } from '@/lib/server/unexpected'

type Props = PageProps<'/dashboard/team/jobs/[id]'>

// Title and page are made from the same row.
const jobOfDeskPage = cache(loadJob)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await requireMember()
  const { id } = await params
  const job = jobIdPattern.test(id) ? await jobOfDeskPage(id).catch(goOnWith('team/job', null)) : null
  return privatePageMetadata(job ? job.draft?.title || job.title || words.untitled : words.title)
}

export default async function DeskJobRoute({ params, searchParams }: Props) {
  await requireMember()
  const [{ id }, search] = await Promise.all([params, searchParams])
  if (!jobIdPattern.test(id)) return <NotHere />
  const [job, kept, history] = await Promise.all([jobOfDeskPage(id), keptInput(search.again), loadJobHistory(id)])
  if (!job) return <NotHere />
  const { draft, review, advert, company, version, status, isTakenOff, letThrough } = job
  const today = londonDay(new Date())
  const shown = draft ?? advert
  const findings = shown && status !== 'closed' ? checkLawful(shown, today) : []
  const waits = review === 'asked' && draft !== null
  const isOnBoard = !isTakenOff && (status === 'live' || status === 'paused')
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
            , {deskJobState(job).toLowerCase()}
          </p>
          {waits || isOnBoard ? (
            <div className="button-row">
              {waits ? (
                <a href="#answer" className="text-link">
                  {words.toAnswer}
                </a>
              ) : null}
              {isOnBoard ? (
                // A field in it: a browser opens what is closed around the target of a link.
                <a href="#off-field" className="text-link">
                  {words.takeOffHeading}
                </a>
              ) : null}
              {status === 'live' ? (
                <PageLink href={`/jobs/${id}` as Route} className="text-link">
                  {words.onBoard}
                </PageLink>
              ) : null}
            </div>
          ) : null}
        </div>
      </div>
      <div className="desk-columns">
        <div>
          {waits ? (
            <ChangesToReview
              job={job}
              draft={draft}
              advert={advert}
              returned={job.returnedDraft && { draft: job.returnedDraft, note }}
            />
          ) : null}
          {shown ? (
            <PublicView
              job={job}
              draft={shown}
              heading={waits ? words.asSeen : isTakenOff ? words.asSeenBefore : words.asSeenNow}
              today={today}
            />
          ) : null}
        </div>
        <div>
          {waits ? (
            <JobReview id={id} version={version} kept={kept} findings={findings} letThrough={letThrough} />
          ) : null}
          <JobPowers
            id={id}
            version={version}
            isOnBoard={isOnBoard}
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
