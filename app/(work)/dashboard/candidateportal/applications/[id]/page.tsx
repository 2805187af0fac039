import type { Metadata } from 'next'

import { NotHere } from '@/app/not-here'
import { privatePageMetadata } from '@/app/page-metadata'
import { DoneNotice } from '@/components/work/done-notice'
import { askedAgain, OwnScreen, titleOfOwn } from '@/components/hiring/applications/own-screen'
import type { StatementToGive } from '@/components/hiring/applications/record-answer'
import { PageLink } from '@/components/ui/page-link'
import { ownApplicationsDone, ownApplicationsWords as words, timeChosen } from '@/lib/content/hiring/own-applications'
import { dayTimeText } from '@/lib/content/wording/date-text'
import { isApplicationReference } from '@/lib/domain/applications/reference'
import { contactOf } from '@/lib/domain/candidates/profile'
import { givenText } from '@/lib/domain/queries/address-query'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadApplicationThread } from '@/lib/server/hiring/messages'
import { loadAppliedFor, loadOwnApplication } from '@/lib/server/hiring/own-applications'
import { loadProfile } from '@/lib/server/hiring/profile'
import { momentNow } from '@/lib/server/hiring/take-application-step'
import { loadCvFacts } from '@/lib/server/hiring/vault/application-cv'
import { loadOwnStatement } from '@/lib/server/hiring/vault/own-statement'
import { isVaultOpen } from '@/lib/server/hiring/vault/own-vault-keys'
import { loadReaders, loadReleases } from '@/lib/server/hiring/vault/releases'

type Props = PageProps<'/dashboard/candidateportal/applications/[id]'>

/** The job's name, by which people tell their tabs apart. */
export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  await requireAccess('/dashboard/candidateportal')
  const { id } = await params
  const application = isApplicationReference(id) ? await loadOwnApplication(id, momentNow()) : null
  const { answer } = await searchParams
  return privatePageMetadata(application ? titleOfOwn(application.job.title, answer) : words.title)
}

async function loadStatement(
  userId: string,
  applicationId: string,
  wanted: string | string[] | undefined,
): Promise<StatementToGive> {
  const version = /^[1-9]\d{0,5}$/.exec(givenText(wanted))?.[0]
  const [{ versions, shown }, readers] = await Promise.all([
    loadOwnStatement(userId, version === undefined ? null : Number(version)),
    loadReaders(userId, applicationId),
  ])
  return { versions, readers, shown: shown?.text == null ? null : { version: shown.version, text: shown.text } }
}

export default async function OwnApplicationRoute({ params, searchParams }: Props) {
  const { id: userId, email } = await requireAccess('/dashboard/candidateportal')
  const { id } = await params
  if (!isApplicationReference(id)) return <NotHere />
  const { again, answer, done, statement: wanted } = await searchParams
  const moment = momentNow()
  const [application, appliedFor, kept] = await Promise.all([
    loadOwnApplication(id, moment),
    loadAppliedFor(id),
    keptInput(again),
  ])
  if (!application) return <NotHere />
  const agreed = application.interview?.slot
  const interview = agreed && dayTimeText(agreed.on, agreed.at)
  const isAsked = application.disclosure !== 'not_asked'
  const [statement, releases, profile, cv, thread] = await Promise.all([
    isAsked && isVaultOpen && application.isOpen ? loadStatement(userId, application.id, wanted) : null,
    isAsked ? loadReleases(userId, moment.today, application.id) : [],
    application.isOpen ? loadProfile() : null,
    loadCvFacts(application.id),
    loadApplicationThread(userId, application, moment.today),
  ])
  return (
    <>
      <p className="not-on-paper">
        <PageLink href="/dashboard/candidateportal/applications" className="text-link">
          {words.back}
        </PageLink>
      </p>
      <DoneNotice words={{ ...ownApplicationsDone, ...(interview && { slot: timeChosen(interview) }) }} done={done} />
      <OwnScreen
        application={application}
        statement={statement}
        chosen={askedAgain(answer)}
        contact={profile && application.isNamed ? contactOf(profile, email) : null}
        card={profile && profile.card}
        advert={appliedFor?.advert ?? null}
        cv={cv}
        releases={releases}
        thread={thread && { ...thread, nextId: crypto.randomUUID(), done }}
        kept={kept}
      />
    </>
  )
}
