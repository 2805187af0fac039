import type { Route } from 'next'

import { privatePageMetadata } from '@/app/page-metadata'
import type { PageSearch } from '@/app/page-search'
import { AccountForm } from '@/components/account/account-form'
import { AccountPage } from '@/components/account/account-page'
import { TextField } from '@/components/forms/text-field'
import { PageLink } from '@/components/ui/page-link'
import { nameWords } from '@/lib/content/account/account'
import { fieldLimits } from '@/lib/domain/fields/field-rules'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'

export const metadata = privatePageMetadata(nameWords.heading)

export default async function NameRoute({ searchParams }: PageSearch) {
  const user = await requireAccess('/account')
  const kept = await keptInput((await searchParams).again)
  return (
    <AccountPage heading={nameWords.heading}>
      {user.role === 'candidate' ? (
        <p>
          {nameWords.candidate} {nameWords.toProfile.before}{' '}
          <PageLink href={'/dashboard/candidateportal/profile' as Route}>{nameWords.toProfile.link}</PageLink>.
        </p>
      ) : (
        <p>{nameWords.others}</p>
      )}
      <AccountForm action="name" submit={nameWords.submit} problem={kept}>
        <TextField
          id="name"
          name="name"
          label={nameWords.label}
          autoComplete="name"
          maxLength={fieldLimits.name}
          defaultValue={kept?.values.name ?? user.name ?? ''}
          error={kept?.field === 'name' ? kept.message : undefined}
        />
      </AccountForm>
    </AccountPage>
  )
}
