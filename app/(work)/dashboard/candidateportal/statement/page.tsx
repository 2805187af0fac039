import type { Route } from 'next'

import { privatePageMetadata } from '@/app/page-metadata'
import { DoneNotice } from '@/components/work/done-notice'
import { ApplicationStepProblem } from '@/components/hiring/applications/application-step-form'
import { StatementScreen } from '@/components/hiring/statement/statement-screen'
import { PageLink } from '@/components/ui/page-link'
import { statementDone, statementWords as words } from '@/lib/content/hiring/statement'
import { londonDay } from '@/lib/domain/dates/london-time'
import { givenText } from '@/lib/domain/queries/address-query'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadApplicationNews } from '@/lib/server/hiring/own-applications'
import { loadOwnStatement } from '@/lib/server/hiring/vault/own-statement'
import { isVaultOpen } from '@/lib/server/hiring/vault/own-vault-keys'
import { loadReleases } from '@/lib/server/hiring/vault/releases'

export const metadata = privatePageMetadata(words.title)

export default async function StatementRoute({ searchParams }: PageProps<'/dashboard/candidateportal/statement'>) {
  const { id } = await requireAccess('/dashboard/candidateportal')
  const search = await searchParams
  const wanted = /^[1-9]\d{0,5}$/.exec(givenText(search.version))?.[0]
  const today = londonDay(new Date())
  const [statement, releases, news, kept] = await Promise.all([
    loadOwnStatement(id, wanted === undefined ? null : Number(wanted)),
    loadReleases(id, today),
    loadApplicationNews(today),
    keptInput(search.again),
  ])
  const isOfText = kept?.values.form === 'statement-save'
  return (
    <div className="dash-reading">
      <DoneNotice words={statementDone} done={search.done} />
      {isOfText ? null : <ApplicationStepProblem kept={kept} />}
      {(news ?? [])
        .filter(({ disclosure }) => disclosure === 'asked')
        .map(({ reference, company }) => (
          <p key={reference} className="notice">
            {words.askedBy(company)}{' '}
            <PageLink href={`/dashboard/candidateportal/applications/${reference}#question` as Route}>
              {words.toQuestion}
            </PageLink>
          </p>
        ))}
      <StatementScreen
        statement={statement}
        releases={releases}
        isVaultOpen={isVaultOpen}
        owner={id}
        kept={isOfText ? kept : null}
      />
    </div>
  )
}
