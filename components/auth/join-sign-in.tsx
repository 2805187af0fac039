import type { Route } from 'next'

import { CodeForm } from '@/components/auth/code-form'
import { Button } from '@/components/ui/button'
import { EmailText } from '@/components/ui/email-text'
import { PageLink } from '@/components/ui/page-link'
import type { AuthStepProblem } from '@/lib/client/auth/post-step'
import { joinSignInWords as words } from '@/lib/content/hiring/colleague-words'
import type { OrganisationKind } from '@/lib/domain/companies/member-rights'
import { signInAddress } from '@/lib/domain/access/return-path'

type Props = {
  invitation: { kind: OrganisationKind; company: string; invited_by: string | null; email: string }
  /** The path of the invitation. */
  next: string
  isCodeSent: boolean
  problem: AuthStepProblem | null
}

/**
 * For somebody who was invited to a company and is signed out: who invites them to what, and a code instead of a
 * password. The address is the one that got the link, so it need not be typed.
 */
export function JoinSignIn({ invitation: { kind, company, invited_by, email }, next, isCodeSent, problem }: Props) {
  const intro = (
    <>
      <h1>{words.heading(company)}</h1>
      <p className="lead">{words.lead(invited_by, company, kind)}</p>
    </>
  )
  return (
    <div className="page sign-in-page">
      {isCodeSent ? (
        <>
          <CodeForm next={next} purpose="join" problem={problem} email={email} isEmailKnown>
            {intro}
            <p>{words.sent}</p>
            <p className="sign-in-address">
              <strong>
                <EmailText email={email} />
              </strong>
            </p>
            <p>{words.how}</p>
          </CodeForm>
          <p className="form-note">{words.late}</p>
        </>
      ) : (
        <>
          {intro}
          <p>{words.text}</p>
          {problem ? (
            <p className="form-notice" role="alert">
              {problem.message}
            </p>
          ) : null}
        </>
      )}
      <form className="step-form" method="post" action="/auth/join">
        <input type="hidden" name="next" value={next} />
        <Button type="submit" look={isCodeSent ? 'secondary' : 'primary'}>
          {isCodeSent ? words.again : words.submit}
        </Button>
      </form>
      <p>
        <PageLink href={`${signInAddress(next)}&with=password` as Route}>{words.password}</PageLink>
      </p>
    </div>
  )
}
