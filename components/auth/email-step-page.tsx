import type { Route } from 'next'

import { EmailForm } from '@/components/auth/email-form'
import { PageLink } from '@/components/ui/page-link'
import type { AuthStepProblem } from '@/lib/client/auth/post-step'
import { phoneWords } from '@/lib/content/account/phone'
import { emailSteps, signInModes, signInWords } from '@/lib/content/account/sign-in'
import { passwordAddress, phoneAddress } from '@/lib/domain/access/return-path'

type Props = {
  step: keyof typeof emailSteps
  next: string | null
  problem: AuthStepProblem | null
  email?: string
  /** Whether one can sign in with a phone number too. */
  hasPhone?: boolean
}

export function EmailStepPage({ step, next, problem, email, hasPhone = false }: Props) {
  const { heading, intro } = emailSteps[step]
  const { question, link } = signInModes['sign-in'].other
  const isToSignIn = step === 'link'
  return (
    <div className="page sign-in-page">
      <h1>{heading}</h1>
      <p className="lead">
        {intro} {isToSignIn && next !== null ? signInWords.afterwards : null}
      </p>
      <EmailForm step={step} next={next} problem={problem} email={email} />
      {hasPhone ? (
        <p>
          <PageLink href={phoneAddress(next) as Route}>{phoneWords.instead.label}</PageLink>
        </p>
      ) : null}
      <p>
        <PageLink href={passwordAddress(next) as Route}>
          {isToSignIn ? signInWords.havePassword : signInWords.back}
        </PageLink>
      </p>
      {isToSignIn ? (
        <p>
          {question}{' '}
          <PageLink href={`/sign-in?mode=sign-up${next === null ? '' : `&next=${encodeURIComponent(next)}`}` as Route}>
            {link}
          </PageLink>
        </p>
      ) : null}
    </div>
  )
}
