import '@/app/styles/forms.css'

import type { Route } from 'next'

import { privatePageMetadata } from '@/app/page-metadata'
import { MeantAddress } from '@/components/auth/meant-address'
import { AlertForm } from '@/components/jobs/alert-form'
import { PageLink } from '@/components/ui/page-link'
import { jobAlertWords as words, searchText } from '@/lib/content/job-board/job-alerts'
import { readBoardQuery } from '@/lib/domain/job-board/board-query'
import { savedSearch, searchToSave } from '@/lib/domain/job-board/saved-search'
import { currentUser } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'

export const metadata = privatePageMetadata(words.title)

export default async function JobAlertsPage({ searchParams }: PageProps<'/job-alerts'>) {
  const params = await searchParams
  const address = searchToSave(savedSearch(searchToSave(readBoardQuery(params))))
  if (params.state === 'asked') {
    const email = (await keptInput(params.again))?.values.email
    return (
      <div className="page plain-page">
        <h1>{words.askedTitle}</h1>
        <p className="lead">{words.asked}</p>
        <MeantAddress email={email}>
          {() => (
            <PageLink href={(address === '' ? '/job-alerts' : `/job-alerts?${address}`) as Route}>
              {words.otherAddress}
            </PageLink>
          )}
        </MeantAddress>
        <p>{words.askedHelp}</p>
        <p>
          <PageLink href="/jobs">{words.back}</PageLink>
        </p>
      </div>
    )
  }
  const [user, kept] = await Promise.all([currentUser(), keptInput(params.again)])
  return (
    <div className="page plain-page">
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      <p>
        {words.search}: <strong>{searchText(savedSearch(address))}</strong>
        <br />
        <PageLink href={(address === '' ? '/jobs' : `/jobs?${address}`) as Route}>{words.change}</PageLink>
      </p>
      <AlertForm search={address} ownEmail={user?.email || null} kept={kept} />
    </div>
  )
}
