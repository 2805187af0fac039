import { CodeForm } from '@/components/auth/code-form'
import { MeantAddress } from '@/components/auth/meant-address'
import { Button } from '@/components/ui/button'
import { OtherWay } from '@/components/auth/other-way'
import { EmailText } from '@/components/ui/email-text'
import { PageLink } from '@/components/ui/page-link'
import type { AuthStepProblem } from '@/lib/client/auth/post-step'
import { codeWords as words } from '@/lib/content/account/sign-in'

type Props = {
  sent: 'link' | 'recovery' | 'resend' | null
  next: string | null
  purpose: 'recovery' | null
  problem: AuthStepProblem | null
  email: string | undefined
}

const again = { link: '/sign-in/link', recovery: '/sign-in/forgotten', resend: '/sign-in/resend' } as const
const steps = { link: '/auth/link', recovery: '/auth/forgotten', resend: '/auth/resend' } as const

/** Says that an email is on its way, and takes its code from people who read it on another device. */
export function CodePage({ sent, next, purpose, problem, email }: Props) {
  const path = again[sent ?? purpose ?? 'link']
  return (
    <div className="page sign-in-page">
      <CodeForm
        next={next}
        purpose={purpose}
        problem={problem}
        email={email}
        isEmailKnown={sent !== null && email !== undefined}
      >
        <h1>{sent ? words.sentHeading : words.heading}</h1>
        {sent ? (
          <>
            <p className="lead">{email ? words.sent : words.sentPlain}</p>
            {email ? (
              <p className="sign-in-address">
                <strong>
                  <EmailText email={email} />
                </strong>
              </p>
            ) : null}
            <MeantAddress email={email}>
              {(meant) => (
                <form method="post" action={steps[sent]}>
                  <input type="hidden" name="email" value={meant} />
                  {next === null ? null : <input type="hidden" name="next" value={next} />}
                  <Button type="submit" look="secondary">
                    {words.sendThere}
                  </Button>
                </form>
              )}
            </MeantAddress>
            <p>{words.how}</p>
          </>
        ) : (
          <p className="lead">{words.plainIntro}</p>
        )}
      </CodeForm>
      {sent ? <p className="form-note">{words.late}</p> : null}
      <p>
        <PageLink href={next === null ? path : `${path}?next=${encodeURIComponent(next)}`}>{words.again}</PageLink>
      </p>
      {sent ? <OtherWay /> : null}
    </div>
  )
}
