import type { Route } from 'next'

import { privatePageMetadata } from '@/app/page-metadata'
import type { PageSearch } from '@/app/page-search'
import { AccountForm } from '@/components/account/account-form'
import { AccountPage } from '@/components/account/account-page'
import { DownloadButton } from '@/components/account/download-button'
import { OwnerProof, ProveByEmail } from '@/components/account/owner-proof'
import { ConsentField } from '@/components/forms/consent-field'
import { PageLink } from '@/components/ui/page-link'
import { deleteWords, goesLines } from '@/lib/content/account/leaving'
import { loadAccountContents } from '@/lib/server/accounts/own-data'
import { requireAccess } from '@/lib/server/auth/current-user'
import { proofOf } from '@/lib/server/auth/password-permit'
import { keptInput } from '@/lib/server/auth/kept-input'

export const metadata = privatePageMetadata(deleteWords.heading)

export default async function DeleteRoute({ searchParams }: PageSearch) {
  const user = await requireAccess('/account')
  const [kept, contents, proof] = await Promise.all([
    keptInput((await searchParams).again),
    loadAccountContents(user.id),
    proofOf(user),
  ])
  const stays =
    contents?.applications === 0 ? deleteWords.staysList : [deleteWords.staysOfApplications, ...deleteWords.staysList]
  return (
    <AccountPage heading={deleteWords.heading}>
      <p className="lead">{deleteWords.lead}</p>
      {contents && contents.openOffers > 0 ? (
        <div className="notice">
          <p>
            <strong>{deleteWords.offer(contents.openOffers)}</strong>{' '}
            <PageLink href="/dashboard/candidateportal/applications">{deleteWords.toOffer}</PageLink>
          </p>
        </div>
      ) : null}
      <h2>{deleteWords.goes}</h2>
      {contents ? null : <p>{deleteWords.unknown}</p>}
      <Lines lines={goesLines(contents)} />
      <h2>{deleteWords.stays}</h2>
      <Lines lines={stays} />
      <h2>{deleteWords.device}</h2>
      <p>{deleteWords.deviceText}</p>
      <ul className="bullet-list">
        {deleteWords.deviceList.map(({ label, text, href }) => (
          <li key={href}>
            <PageLink href={href as Route}>{label}</PageLink>: {text}
          </li>
        ))}
      </ul>
      <p>{deleteWords.deviceAll}</p>
      <h2>{deleteWords.first}</h2>
      <p>
        {deleteWords.firstText} <PageLink href="/account/data">{deleteWords.firstLink}</PageLink>
      </p>
      <DownloadButton />
      <h2>{deleteWords.confirm}</h2>
      <p className="account-email">{deleteWords.confirmText(user.email)}</p>
      {proof === 'to come' ? (
        <ProveByEmail page="/account/delete" />
      ) : (
        <AccountForm action="delete" submit={deleteWords.submit} look="warning" problem={kept}>
          <OwnerProof proof={proof} error={kept?.field === 'password' ? kept.message : undefined} />
          <ConsentField
            id="sure"
            name="sure"
            label={deleteWords.sure}
            required
            error={kept?.field === 'sure' ? kept.message : undefined}
          />
        </AccountForm>
      )}
    </AccountPage>
  )
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className="bullet-list">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)
