import type { Route } from 'next'

import { ApplyStart } from '@/components/auth/apply-start'
import { CodeForm } from '@/components/auth/code-form'
import { MeantAddress } from '@/components/auth/meant-address'
import { Button } from '@/components/ui/button'
import { EmailText } from '@/components/ui/email-text'
import { PageLink } from '@/components/ui/page-link'
import type { AuthStepProblem } from '@/lib/client/auth/post-step'
import { phoneWords } from '@/lib/content/account/phone'
import { applyPages } from '@/lib/content/hiring/apply'
import { passwordAddress, phoneAddress } from '@/lib/domain/access/return-path'

type Props = {
  /** The path of the page. */
  next: string
  isCodeSent: boolean
  problem: AuthStepProblem | null
  email: string | undefined
  /** Whether one can sign in with a phone number too. */
  hasPhone: boolean
}

/** The first step of applying, for somebody who is signed out: an email address, then the code that was sent to it. */
export function ApplySignIn({ next, isCodeSent, problem, email, hasPhone }: Props) {
  const { start, code } = applyPages
  if (isCodeSent) {
    return (
      <>
        <CodeForm next={next} purpose="apply" problem={problem} email={email} isEmailKnown={email !== undefined}>
          <h1>{code.heading}</h1>
          <p className="lead">{email ? code.sent : code.sentPlain}</p>
          {email ? (
            <p className="sign-in-address">
              <strong>
                <EmailText email={email} />
              </strong>
            </p>
          ) : null}
          <MeantAddress email={email}>
            {(meant) => (
              <form method="post" action="/auth/apply">
                <input type="hidden" name="email" value={meant} />
                <input type="hidden" name="next" value={next} />
                <Button type="submit" look="secondary">
                  {code.sendThere}
                </Button>
              </form>
            )}
          </MeantAddress>
          <p>{code.how}</p>
        </CodeForm>
        <p>
          <PageLink href={next as Route}>{code.again}</PageLink>
        </p>
        <p className="form-note">{code.late}</p>
      </>
    )
  }
  return (
    <>
      <h1>{start.heading}</h1>
      <p className="lead">{start.lead}</p>
      <p className="form-note">{start.why}</p>
      <ApplyStart next={next} problem={problem} email={email} />
      {hasPhone ? (
        <p>
          <PageLink href={phoneAddress(next) as Route}>{phoneWords.instead.label}</PageLink>
        </p>
      ) : null}
      <p>
        <PageLink href={passwordAddress(next) as Route}>{start.password}</PageLink>
      </p>
    </>
  )
}
