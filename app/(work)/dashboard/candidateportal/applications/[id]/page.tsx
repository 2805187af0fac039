import type { Metadata } from 'next'

import { NotHere } from '@/app/not-here'
import { privateMetadata } from '@/app/(site)/account/account-metadata'
import { DoneNotice } from '@/components/dashboard/parts/done-notice'
import { OwnScreen } from '@/components/hiring/applications/own-screen'
import { PageLink } from '@/components/ui/page-link'
import { ownApplicationsDone, ownApplicationsWords as words } from '@/lib/content/hiring/own-applications'
import { isApplicationReference } from '@/lib/domain/applications/reference'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadOwnApplication } from '@/lib/server/hiring/own-applications'
import { momentNow } from '@/lib/server/hiring/take-step'
import { loadCvFacts } from '@/lib/server/hiring/vault/application-cv'
import { isVaultOpen, loadOwnStatement } from '@/lib/server/hiring/vault/own-statement'
import { loadReleases } from '@/lib/server/hiring/vault/releases'

type Props = PageProps<'/dashboard/candidateportal/applications/[id]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params
  return privateMetadata(isApplicationReference(id) ? id : words.title)
}

export default async function OwnApplicationRoute({ params, searchParams }: Props) {
  const { id: userId } = await requireAccess('/dashboard/candidateportal')
  const { id } = await params
  if (!isApplicationReference(id)) return <NotHere />
  const { again, done } = await searchParams
  const moment = momentNow()
  const [application, kept] = await Promise.all([loadOwnApplication(id, moment), keptInput(again)])
  if (!application) return <NotHere />
  const isAsked = application.disclosure === 'asked' || application.disclosure === 'shared'
  const cv = await loadCvFacts(application.id)
  const [statement, releases] = isAsked
    ? await Promise.all([
        isVaultOpen && application.isOpen ? loadOwnStatement(userId) : null,
        loadReleases(userId, moment.today, application.id),
      ])
    : [null, []]
  return (
    <>
      <p className="not-on-paper">
        <PageLink href="/dashboard/candidateportal/applications" className="text-link">
          {words.back}
        </PageLink>
      </p>
      <DoneNotice words={ownApplicationsDone} done={done} />
      <OwnScreen
        application={application}
        cv={cv}
        versions={statement?.versions ?? null}
        releases={releases}
        kept={kept}
      />
    </>
  )
}
