import type { Route } from 'next'

import { PostedForm, type KeptForm } from '@/components/work/posted-form'
import { Button } from '@/components/ui/button'
import { PageLink } from '@/components/ui/page-link'
import { applyPages } from '@/lib/content/hiring/apply'
import { applyPath } from '@/lib/domain/access/access'
import type { Role } from '@/lib/domain/access/role'

type BeginProps = { jobId: string; email: string; kept: KeptForm | null }

/** The first step of applying, for somebody who is signed in to an account that is for nothing in particular yet. */
export function ApplyBegin({ jobId, email, kept }: BeginProps) {
  const words = applyPages.begin
  return (
    <>
      <h1>{words.heading}</h1>
      <p>
        {words.text} <strong>{email}</strong>
      </p>
      <PostedForm
        to="candidate"
        action="apply-begin"
        submit={words.submit}
        hidden={{ job: jobId }}
        kept={kept}
        problemHeading="h2"
      />
      <SignOut label={words.other} jobId={jobId} />
    </>
  )
}

type OtherRoleProps = { jobId: string; role: Exclude<Role, 'candidate'>; portal: string }

/** For somebody whose account is for something else. */
export function ApplyOtherRole({ jobId, role, portal }: OtherRoleProps) {
  const words = applyPages.otherRole
  return (
    <>
      <h1>{words.heading}</h1>
      <p className="lead">{words.text[role]}</p>
      <p>{words.next}</p>
      <SignOut label={words.signOut} jobId={jobId} />
      <p>
        <PageLink href={portal as Route} className="text-link">
          {words.portal}
        </PageLink>
      </p>
    </>
  )
}

function SignOut({ label, jobId }: { label: string; jobId: string }) {
  return (
    <form className="apply-other" action="/auth/sign-out" method="post">
      <input type="hidden" name="next" value={applyPath(jobId)} />
      <Button type="submit" look="secondary">
        {label}
      </Button>
    </form>
  )
}
