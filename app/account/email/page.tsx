import type { Metadata } from 'next'

import { privatePageMetadata } from '@/app/page-metadata'
import type { PageSearch } from '@/app/page-search'
import { AccountForm } from '@/components/account/account-form'
import { AccountPage } from '@/components/account/account-page'
import { OwnerProof, ProveByCode } from '@/components/account/owner-proof'
import { TextField } from '@/components/forms/text-field'
import { EmailText } from '@/components/ui/email-text'
import { emailWords } from '@/lib/content/account/account'
import { company } from '@/lib/content/site/company'
import { fieldLimits } from '@/lib/domain/fields/field-rules'
import { requireAccess } from '@/lib/server/auth/current-user'
import { proofOf } from '@/lib/server/auth/password-permit'
import { keptInput } from '@/lib/server/auth/kept-input'

export async function generateMetadata(): Promise<Metadata> {
  const user = await requireAccess('/account')
  return privatePageMetadata(user.email === '' ? emailWords.add : emailWords.heading)
}

export default async function EmailRoute({ searchParams }: PageSearch) {
  const user = await requireAccess('/account')
  const [kept, proof] = await Promise.all([keptInput((await searchParams).again), proofOf(user)])
  return (
    <AccountPage heading={user.email === '' ? emailWords.add : emailWords.heading}>
      {user.email === '' ? (
        <p>{emailWords.none}</p>
      ) : (
        <>
          <p>
            {emailWords.now}{' '}
            <strong className="account-email">
              <EmailText email={user.email} />
            </strong>
          </p>
          <p>{emailWords.next}</p>
          <p>{emailWords.text}</p>
          <p>
            {emailWords.lost} <a href={`mailto:${company.contactEmail}`}>{company.contactEmail}</a>
          </p>
        </>
      )}
      {proof === 'to come' ? (
        <ProveByCode page="/account/email" user={user} />
      ) : (
        <AccountForm action="email" submit={user.email === '' ? emailWords.add : emailWords.submit} problem={kept}>
          <TextField
            id="email"
            name="email"
            type="email"
            label={user.email === '' ? emailWords.addLabel : emailWords.label}
            autoComplete="email"
            spellCheck={false}
            required
            maxLength={fieldLimits.email}
            defaultValue={kept?.values.email ?? ''}
            error={kept?.field === 'email' ? kept.message : undefined}
          />
          <OwnerProof proof={proof} error={kept?.field === 'password' ? kept.message : undefined} />
        </AccountForm>
      )}
    </AccountPage>
  )
}
