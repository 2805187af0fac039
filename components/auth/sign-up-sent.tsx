import type { Route } from 'next'

import { CodeForm } from '@/components/auth/code-form'
import { MeantAddress } from '@/components/auth/meant-address'
import { OtherWay } from '@/components/auth/other-way'
import { EmailText } from '@/components/ui/email-text'
import { PageLink } from '@/components/ui/page-link'
import type { AuthStepProblem } from '@/lib/client/auth/post-step'
import { codeWords, signInModes, signUpSentWords as words } from '@/lib/content/account/sign-in'
import { passwordAddress } from '@/lib/domain/access/return-path'

type Props = { next: string | null; problem: AuthStepProblem | null; email: string | undefined }

/** After signing up: an email is on its way, and here is the box for its code. */
export function SignUpSent({ next, problem, email }: Props) {
  const startAgain = `/sign-in?mode=sign-up${next === null ? '' : `&next=${encodeURIComponent(next)}`}` as Route
  return (
    <div className="page callback-page">
      <div className="sign-in-page">
        <CodeForm next={next} purpose="sign-up" problem={problem} email={email} isEmailKnown={email !== undefined}>
          <h1>{words.heading}</h1>
          <p className="lead" role="status">
            {words.text}
          </p>
          {email ? (
            <p className="sign-in-address">
              <strong>
                <EmailText email={email} />
              </strong>
            </p>
          ) : null}
          <MeantAddress email={email}>{() => <PageLink href={startAgain}>{words.otherAddress}</PageLink>}</MeantAddress>
          <p>{codeWords.how}</p>
        </CodeForm>
      </div>
      <aside className="callback-aside sign-in-aside">
        <div>
          <h2>{words.notThere}</h2>
          <p>{words.more}</p>
          <ul className="plain-list route-list">
            <li>
              <PageLink
                href={next === null ? '/sign-in/resend' : (`/sign-in/resend?next=${encodeURIComponent(next)}` as Route)}
              >
                {codeWords.again}
              </PageLink>
            </li>
            <li>
              <PageLink href={startAgain}>{words.wrongAddress}</PageLink>
            </li>
            <li>
              <PageLink href={passwordAddress(next) as Route}>{signInModes['sign-up'].other.link}</PageLink>
            </li>
          </ul>
          <OtherWay />
        </div>
      </aside>
    </div>
  )
}
