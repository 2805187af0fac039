import '@/app/styles/applicant.css'

import type { Metadata } from 'next'

import { applicantMetadata } from '@/app/applicant-metadata'
import { NotHere } from '@/app/not-here'
import { privatePageMetadata } from '@/app/page-metadata'
import { DoneNotice } from '@/components/work/done-notice'
import { NextApplicant } from '@/components/hiring/applications/next-applicant'
import { ApplicantScreen } from '@/components/hiring/applications/applicant-screen'
import { WithdrawnScreen } from '@/components/hiring/applications/withdrawn-screen'
import { PageLink } from '@/components/ui/page-link'
import { applicantsDone, companyApplicantsWords as words } from '@/lib/content/hiring/applicants'
import { isApplicationReference } from '@/lib/domain/applications/reference'
import { givenText } from '@/lib/domain/queries/address-query'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadRightGivers } from '@/lib/server/hiring/colleagues'
import { loadApplicant, loadNextWaiting, loadWaitingCheckIn } from '@/lib/server/hiring/load-applicants'
import { loadApplicationThread } from '@/lib/server/hiring/messages'
import { momentNow } from '@/lib/server/hiring/take-application-step'
import { loadCvFacts } from '@/lib/server/hiring/vault/application-cv'
import { loadStatementForMember } from '@/lib/server/hiring/vault/readings'
import { goOnWith } from '@/lib/server/unexpected'
import { loadWithdrawnApplication } from '@/lib/server/hiring/withdrawn-application'

type Props = PageProps<'/dashboard/employerportal/applications/[id]'>

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { id } = await params
  return isApplicationReference(id) ? applicantMetadata(id, { searchParams }) : privatePageMetadata(words.title)
}

export default async function ApplicantRoute({ params, searchParams }: Props) {
  const { id: userId, name } = await requireAccess('/dashboard/employerportal')
  const { id } = await params
  if (!isApplicationReference(id)) return <NotHere />
  const { again, done, step } = await searchParams
  const moment = momentNow()
  const [applicant, kept] = await Promise.all([loadApplicant(id, moment), keptInput(again)])
  if (!applicant) {
    const withdrawn = await loadWithdrawnApplication(id)
    if (!withdrawn) return <NotHere />
    return (
      <>
        <p className="not-on-paper">
          <PageLink href="/dashboard/employerportal/applications" className="text-link">
            {words.back}
          </PageLink>
        </p>
        <WithdrawnScreen {...withdrawn} />
      </>
    )
  }
  const isDone = typeof done === 'string' && Object.hasOwn(applicantsDone, done)
  const [statement, cv, thread, checkIn, next] = await Promise.all([
    applicant.disclosure === 'shared' ? loadStatementForMember(userId, applicant.id) : null,
    applicant.contact ? loadCvFacts(applicant.id) : null,
    loadApplicationThread(userId, applicant, moment.today),
    applicant.stage === 'hired' ? loadWaitingCheckIn(applicant.id) : null,
    // Not while something is still to be done for this one.
    isDone && applicant.task === null
      ? loadNextWaiting(applicant.job.id, id, moment.today).catch(goOnWith('employerportal/next-applicant', null))
      : null,
  ])
  const isRightMissing = !applicant.hasReader || (statement?.state === 'open' && !statement.mayRead)
  const givers = applicant.contact && isRightMissing ? await loadRightGivers(userId) : null
  return (
    <ApplicantScreen
      applicant={{ ...applicant, memberName: name, today: moment.today }}
      cv={cv}
      statement={statement}
      givers={givers}
      checkIn={checkIn}
      thread={thread && { ...thread, nextId: crypto.randomUUID(), done }}
      kept={kept}
      notices={
        <>
          <DoneNotice words={applicantsDone} done={done} />
          {isDone ? (
            <NextApplicant jobId={applicant.job.id} next={next} path="/dashboard/employerportal/applications" />
          ) : null}
        </>
      }
      opened={givenText(step)}
    />
  )
}
