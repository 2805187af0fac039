import { privatePageMetadata } from '@/app/page-metadata'
import type { PageSearch } from '@/app/page-search'
import { AccountDoneNotice } from '@/components/account/account-done-notice'
import { AccountForm } from '@/components/account/account-form'
import { AccountPage } from '@/components/account/account-page'
import { OwnerProof, ProveByCode } from '@/components/account/owner-proof'
import { SecondStepPhone } from '@/components/account/second-step-phone'
import { SecondStepApps } from '@/components/account/second-step-apps'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { PageLink } from '@/components/ui/page-link'
import { accountWords, emailWords, twoStepWords } from '@/lib/content/account/account'
import { secondStepPhoneWords } from '@/lib/content/account/phone'
import { countRecoveryCodes } from '@/lib/server/accounts/recovery-codes'
import { secondSteps } from '@/lib/server/accounts/second-step'
import { requireAccess } from '@/lib/server/auth/current-user'
import { proofOf } from '@/lib/server/auth/password-permit'
import { keptInput } from '@/lib/server/auth/kept-input'
import { waysIn } from '@/lib/server/auth/ways-in'

export const metadata = privatePageMetadata(twoStepWords.heading)

export default async function TwoStepRoute({ searchParams }: PageSearch) {
  const user = await requireAccess('/account')
  const { again, done, change, factor, challenge } = await searchParams
  const [steps, kept, proof, codesLeft, { hasPhone }] = await Promise.all([
    secondSteps(),
    keptInput(again),
    proofOf(user),
    countRecoveryCodes(user.id),
    waysIn(),
  ])
  const { state } = steps
  const isOf = ({ id }: { id: string }) => id === (change ?? kept?.values.factor)
  const removed = steps.state === 'on' ? [...steps.apps, ...steps.phones].find(isOf) : undefined
  const removeWords = removed && 'number' in removed ? secondStepPhoneWords.remove : twoStepWords.removeApp
  const question = typeof factor === 'string' && typeof challenge === 'string' ? { factor, challenge } : null
  return (
    <AccountPage heading={twoStepWords.heading}>
      <AccountDoneNotice done={done} />
      <p>{twoStepWords.text}</p>
      <p className="notice">
        <strong>{twoStepWords.states[state]}</strong>
      </p>
      {state === 'absent' ? (
        <p>
          <PageLink href="/account/password">
            {user.hasPassword ? accountWords.links.password : accountWords.links.noPassword}
          </PageLink>
        </p>
      ) : null}
      {state === 'off' ? (
        <>
          {user.role === 'team' ? <p className="notice">{twoStepWords.team}</p> : null}
          <p>{twoStepWords.need}</p>
          <p>{twoStepWords.lost}</p>
          {kept ? (
            <p className="form-notice" role="alert">
              {kept.message}
            </p>
          ) : null}
          {user.email === '' ? (
            <>
              <p>{twoStepWords.addressFirst}</p>
              <ButtonLink href="/account/email">{emailWords.add}</ButtonLink>
            </>
          ) : proof === 'to come' ? (
            <ProveByCode page="/account/two-step" user={user} />
          ) : (
            // A form rather than a link: every visit to the page behind it creates a new key.
            <form action="/account/two-step/set-up" method="get">
              <Button type="submit">{twoStepWords.start}</Button>
            </form>
          )}
        </>
      ) : null}
      {steps.state === 'on' ? (
        <>
          <h2>{twoStepWords.apps}</h2>
          <SecondStepApps apps={steps.apps} />
          {steps.hasOthers ? <p>{twoStepWords.others}</p> : null}
          <p>{twoStepWords.addAppText}</p>
          <form action="/account/two-step/set-up" method="get">
            <Button type="submit" look="secondary">
              {twoStepWords.addApp}
            </Button>
          </form>
          {codesLeft === null ? null : <p>{twoStepWords.codesLeft(codesLeft)}</p>}
          {proof === 'to come' ? (
            <ProveByCode page="/account/two-step" user={user} />
          ) : removed ? (
            <>
              <h2>{removeWords}</h2>
              <AccountForm action="two-step-app-remove" submit={removeWords} problem={kept}>
                <input type="hidden" name="factor" value={removed.id} />
                <OwnerProof proof={proof} error={kept?.field === 'password' ? kept.message : undefined} />
              </AccountForm>
            </>
          ) : change === 'phone' && hasPhone ? (
            <SecondStepPhone
              phones={steps.phones}
              hasTexts
              question={question}
              isAdding
              kept={kept}
              proof={<OwnerProof proof={proof} error={kept?.field === 'password' ? kept.message : undefined} />}
            />
          ) : change === 'codes' ? (
            <>
              <h2>{twoStepWords.makeCodes}</h2>
              <p>{twoStepWords.makeCodesText}</p>
              <AccountForm action="two-step-codes" submit={twoStepWords.makeCodes} problem={kept}>
                <OwnerProof proof={proof} error={kept?.field === 'password' ? kept.message : undefined} />
              </AccountForm>
            </>
          ) : (
            <>
              <p>
                <PageLink href="/account/two-step?change=codes">{twoStepWords.makeCodes}</PageLink>
              </p>
              {hasPhone || steps.phones.length > 0 ? (
                <SecondStepPhone
                  phones={steps.phones}
                  hasTexts={hasPhone}
                  question={null}
                  isAdding={false}
                  kept={null}
                  proof={null}
                />
              ) : null}
              <h2>{twoStepWords.remove}</h2>
              <p>{twoStepWords.removeText}</p>
              <AccountForm action="two-step-off" submit={twoStepWords.remove} problem={kept}>
                <OwnerProof proof={proof} error={kept?.field === 'password' ? kept.message : undefined} />
              </AccountForm>
            </>
          )}
        </>
      ) : null}
    </AccountPage>
  )
}
