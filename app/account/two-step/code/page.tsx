import { redirect } from 'next/navigation'

import { privatePageMetadata } from '@/app/page-metadata'
import type { PageSearch } from '@/app/page-search'
import { AccountForm } from '@/components/account/account-form'
import { AccountPage } from '@/components/account/account-page'
import { CodeField } from '@/components/account/code-field'
import { OwnerProof } from '@/components/account/owner-proof'
import { PageLink } from '@/components/ui/page-link'
import { twoStepWords } from '@/lib/content/account/account'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { proofOf } from '@/lib/server/auth/password-permit'

export const metadata = privatePageMetadata(twoStepWords.codeHeading)

export default async function TwoStepCodeRoute({ searchParams }: PageSearch) {
  const user = await requireAccess('/account')
  const { again, factor } = await searchParams
  const [kept, proof] = await Promise.all([keptInput(again), proofOf(user)])
  if (proof === 'to come') redirect('/account/two-step')
  return (
    <AccountPage heading={twoStepWords.codeHeading}>
      <p>{twoStepWords.codeText}</p>
      <AccountForm action="two-step-on" submit={twoStepWords.confirm} problem={kept}>
        <input type="hidden" name="factor" value={typeof factor === 'string' ? factor : ''} />
        <CodeField label={twoStepWords.code} error={kept?.field === 'code' ? kept.message : undefined} />
        <OwnerProof proof={proof} error={kept?.field === 'password' ? kept.message : undefined} />
      </AccountForm>
      <p>
        <PageLink href="/account/two-step">{twoStepWords.again}</PageLink>
      </p>
    </AccountPage>
  )
}
