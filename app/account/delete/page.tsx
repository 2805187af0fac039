import { privatePageMetadata } from '@/app/page-metadata'
import type { PageSearch } from '@/app/page-search'
import { AccountForm } from '@/components/account/account-form'
import { AccountPage } from '@/components/account/account-page'
import { DownloadButton } from '@/components/account/download-button'
import { OwnerProof, ProveByCode } from '@/components/account/owner-proof'
import { LeavingCompany } from '@/components/account/leaving-company'
import { LeftOnDevice } from '@/components/account/left-on-device'
import { ConsentField } from '@/components/forms/consent-field'
import { SelectField } from '@/components/forms/select-field'
import { PageLink } from '@/components/ui/page-link'
import { deleteWords, goesLines, leavingCompanyWords } from '@/lib/content/account/leaving'
import { openStages } from '@/lib/domain/applications/stages'
import { leavingOf } from '@/lib/domain/companies/member-rights'
import { loadAccountContents } from '@/lib/server/accounts/load-account-data'
import { requireAccess } from '@/lib/server/auth/current-user'
import { ownNameOf } from '@/lib/server/auth/judge-session'
import { proofOf } from '@/lib/server/auth/password-permit'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadColleagues } from '@/lib/server/hiring/colleagues'
import { loadOwnCompany } from '@/lib/server/hiring/companies'
import { countApplicants } from '@/lib/server/hiring/load-applicants'
import { loadMembershipAndCompany } from '@/lib/server/hiring/membership-and-company'
import { goOnWith } from '@/lib/server/unexpected'

export const metadata = privatePageMetadata(deleteWords.heading)

export default async function DeleteRoute({ searchParams }: PageSearch) {
  const user = await requireAccess('/account')
  const isEmployer = user.role === 'employer' || user.role === null
  const [kept, contents, proof, company, work, applicants] = await Promise.all([
    keptInput((await searchParams).again),
    loadAccountContents(user.id),
    proofOf(user),
    isEmployer ? loadOwnCompany() : null,
    user.role === 'employer' ? Promise.all([loadColleagues(), loadMembershipAndCompany('job_counts')]) : null,
    // The rest of the page does not depend on it.
    user.role === 'employer' ? countApplicants(null).catch(goOnWith('account/applicants', null)) : null,
  ])
  const colleagues = work?.[0].colleagues ?? []
  const stays = [
    ...(contents?.applications === 0 ? [] : [deleteWords.staysOfApplications]),
    ...((user.role === 'partner' || user.role === 'caseworker') && contents?.company !== null
      ? [deleteWords.staysOfFiles]
      : []),
    ...deleteWords.staysList,
  ]
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
      <Lines lines={goesLines(contents, company !== null)} />
      {company ? (
        <LeavingCompany
          company={company}
          leaving={colleagues.length === 0 ? 'asked' : leavingOf(colleagues, user.id)}
          liveJobs={work?.[1].jobCounts?.live ?? 0}
          openApplications={openStages.reduce((sum, stage) => sum + (applicants?.[stage] ?? 0), 0)}
        />
      ) : null}
      <h2>{deleteWords.stays}</h2>
      <Lines lines={stays} />
      <h2>{deleteWords.device}</h2>
      {user.role === 'employer' || company ? <p>{deleteWords.deviceOfEmployer}</p> : <LeftOnDevice />}
      <h2>{deleteWords.first}</h2>
      <p>
        {deleteWords.firstText} <PageLink href="/account/data">{deleteWords.firstLink}</PageLink>
      </p>
      <DownloadButton />
      <h2>{deleteWords.confirm}</h2>
      <p className="account-email">{deleteWords.confirmText(ownNameOf(user))}</p>
      {proof === 'to come' ? (
        <ProveByCode page="/account/delete" user={user} />
      ) : (
        <AccountForm action="delete" submit={deleteWords.submit} look="warning" problem={kept}>
          {leavingOf(colleagues, user.id) === 'last_manager' ? (
            <SelectField
              id="successor"
              name="successor"
              label={leavingCompanyWords.successor}
              hint={leavingCompanyWords.successorHint}
              options={[
                { value: '', label: leavingCompanyWords.choose },
                ...colleagues
                  .filter(({ id }) => id !== user.id)
                  .map(({ id, name, email }) => ({ value: id, label: name === '' ? email : `${name} (${email})` })),
              ]}
              defaultValue={kept?.values.successor ?? ''}
              error={kept?.field === 'successor' ? kept.message : undefined}
            />
          ) : null}
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
