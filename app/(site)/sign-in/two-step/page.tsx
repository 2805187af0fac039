import '@/app/styles/account.css'

import type { Route } from 'next'
import { redirect } from 'next/navigation'

import { privatePageMetadata } from '@/app/page-metadata'
import type { PageSearch } from '@/app/page-search'
import { AccountForm } from '@/components/account/account-form'
import { CodeField } from '@/components/account/code-field'
import { StepCodeField } from '@/components/account/second-step-phone'
import { TextField } from '@/components/forms/text-field'
import { Button } from '@/components/ui/button'
import { PageLink } from '@/components/ui/page-link'
import { twoStepWords } from '@/lib/content/account/account'
import { phoneWords, secondStepPhoneWords } from '@/lib/content/account/phone'
import { safeReturnPath, secondStepAddress, signInAddress } from '@/lib/domain/access/return-path'
import { stepPhoneOfPage } from '@/lib/server/accounts/second-step'
import { userOfFirstStep } from '@/lib/server/auth/current-user'
import { landingPageOf } from '@/lib/server/auth/landing-page'
import { keptInput } from '@/lib/server/auth/kept-input'
import { addToQuery } from '@/lib/server/http/add-to-query'

export const metadata = privatePageMetadata(twoStepWords.challengeHeading)

export default async function SecondStepRoute({ searchParams }: PageSearch) {
  const { next, again, with: by, factor, challenge } = await searchParams
  const wanted = safeReturnPath(next)
  const user = await userOfFirstStep()
  if (!user) redirect(signInAddress(wanted) as Route)
  if (!user.needsSecondStep) redirect((wanted ?? (await landingPageOf(user))) as Route)
  const kept = await keptInput(again, 'sign-in')
  const isRecovery = by === 'recovery'
  const question = typeof factor === 'string' && typeof challenge === 'string' ? { factor, challenge } : null
  const phone = isRecovery ? null : await stepPhoneOfPage()
  const withRecovery = addToQuery(secondStepAddress(wanted), { with: 'recovery' })
  return (
    <div className="page plain-page account-page">
      <h1>{twoStepWords.challengeHeading}</h1>
      <p>
        {isRecovery
          ? twoStepWords.recoveryText
          : question && phone
            ? secondStepPhoneWords.sent(phone.number.slice(-3))
            : twoStepWords.challengeText}
      </p>
      <AccountForm action="second-step" submit={twoStepWords.challenge} problem={kept}>
        <input type="hidden" name="next" value={wanted ?? ''} />
        {isRecovery ? (
          <TextField
            id="recovery"
            name="recovery"
            label={twoStepWords.recovery}
            hint={twoStepWords.recoveryHint}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            required
            error={kept?.field === 'recovery' ? kept.message : undefined}
          />
        ) : question && phone ? (
          <>
            <input type="hidden" name="factor" value={question.factor} />
            <input type="hidden" name="challenge" value={question.challenge} />
            <StepCodeField error={kept?.field === 'code' ? kept.message : undefined} />
          </>
        ) : (
          <CodeField label={twoStepWords.code} error={kept?.field === 'code' ? kept.message : undefined} />
        )}
      </AccountForm>
      {phone ? (
        <form action="/api/account/second-step-text" method="post">
          <input type="hidden" name="next" value={wanted ?? ''} />
          <Button type="submit" look="secondary">
            {question ? phoneWords.again : secondStepPhoneWords.ask}
          </Button>
        </form>
      ) : null}
      {question && phone ? (
        <p>
          <PageLink href={secondStepAddress(wanted) as Route}>{twoStepWords.useApp}</PageLink>
        </p>
      ) : null}
      <p>
        <PageLink href={(isRecovery ? secondStepAddress(wanted) : withRecovery) as Route}>
          {isRecovery ? twoStepWords.useApp : twoStepWords.useRecovery}
        </PageLink>
      </p>
      <p>{twoStepWords.lost}</p>
      <form action="/auth/sign-out" method="post">
        <Button type="submit" look="secondary">
          {twoStepWords.otherAccount}
        </Button>
      </form>
    </div>
  )
}
