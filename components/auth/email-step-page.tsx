import type { Route } from 'next'

import { EmailForm } from '@/components/auth/email-form'
import { PageLink } from '@/components/ui/page-link'
import type { AuthStepProblem } from '@/lib/client/auth/post-step'
import { emailSteps, signInModes, signInWords } from '@/lib/content/account/sign-in'
import { passwordAddress } from '@/lib/domain/access/return-path'

type Props = { step: keyof typeof emailSteps; next: string | null; problem: AuthStepProblem | null; email?: string }

export function EmailStepPage({ step, next, problem, email }: Props) {
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
      <p>
        <PageLink href={passwordAddress(next) as Route}>
          {isToSignIn ? signInWords.havePassword : signInModes['sign-up'].other.link}
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
