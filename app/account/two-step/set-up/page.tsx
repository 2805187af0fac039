import { redirect } from 'next/navigation'

import { privatePageMetadata } from '@/app/page-metadata'
import { AccountForm } from '@/components/account/account-form'
import { AccountPage } from '@/components/account/account-page'
import { CodeField } from '@/components/account/code-field'
import { KeyForApp } from '@/components/account/key-for-app'
import { OwnerProof } from '@/components/account/owner-proof'
import { twoStepWords } from '@/lib/content/account/account'
import { beginSecondStep } from '@/lib/server/accounts/second-step'
import { requireAccess } from '@/lib/server/auth/current-user'
import { proofOf } from '@/lib/server/auth/password-permit'

export const metadata = privatePageMetadata(twoStepWords.setUpHeading)

export default async function SetUpRoute() {
  const user = await requireAccess('/account')
  const proof = await proofOf(user)
  const key = proof === 'to come' ? null : await beginSecondStep()
  if (proof === 'to come' || !key) redirect('/account/two-step')
  return (
    <AccountPage heading={twoStepWords.setUpHeading}>
      <KeyForApp {...key} />
      <AccountForm action="two-step-on" submit={twoStepWords.confirm}>
        <input type="hidden" name="factor" value={key.factorId} />
        <CodeField label={twoStepWords.code} />
        <OwnerProof proof={proof} />
      </AccountForm>
    </AccountPage>
  )
}
