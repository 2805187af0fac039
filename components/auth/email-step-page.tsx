import { EmailForm } from '@/components/auth/email-form'
import { PageLink } from '@/components/ui/page-link'
import type { AuthStepProblem } from '@/lib/client/auth/post-step'
import { emailSteps, signInModes } from '@/lib/content/account/sign-in'

type Props = { step: keyof typeof emailSteps; next: string | null; problem: AuthStepProblem | null; email?: string }

export function EmailStepPage({ step, next, problem, email }: Props) {
  const { heading, intro } = emailSteps[step]
  return (
    <div className="page sign-in-page">
      <h1>{heading}</h1>
      <p className="lead">{intro}</p>
      <EmailForm step={step} next={next} problem={problem} email={email} />
      <p>
        <PageLink href={next === null ? '/sign-in' : `/sign-in?next=${encodeURIComponent(next)}`}>
          {signInModes['sign-up'].other.link}
        </PageLink>
      </p>
    </div>
  )
}
