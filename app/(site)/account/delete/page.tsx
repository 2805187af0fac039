import { privateMetadata, type Search } from '@/app/(site)/account/account-metadata'
import { AccountForm } from '@/components/account/account-form'
import { AccountPage } from '@/components/account/account-page'
import { DownloadButton } from '@/components/account/download-button'
import { PasswordNow } from '@/components/account/password-now'
import { ConsentField } from '@/components/forms/consent-field'
import { deleteWords } from '@/lib/content/account/account'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'

export const metadata = privateMetadata(deleteWords.heading)

export default async function DeleteRoute({ searchParams }: Search) {
  await requireAccess('/account')
  const kept = await keptInput((await searchParams).again)
  return (
    <AccountPage heading={deleteWords.heading}>
      <h2>{deleteWords.goes}</h2>
      <ul className="bullet-list">
        {deleteWords.goesList.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <h2>{deleteWords.stays}</h2>
      <ul className="bullet-list">
        {deleteWords.staysList.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <h2>{deleteWords.first}</h2>
      <DownloadButton />
      <h2>{deleteWords.confirm}</h2>
      <AccountForm action="delete" submit={deleteWords.submit} problem={kept}>
        <PasswordNow error={kept?.field === 'password' ? kept.message : undefined} />
        <ConsentField
          id="sure"
          name="sure"
          label={deleteWords.sure}
          required
          error={kept?.field === 'sure' ? kept.message : undefined}
        />
      </AccountForm>
    </AccountPage>
  )
}
