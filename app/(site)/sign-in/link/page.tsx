import { privatePageMetadata } from '@/app/page-metadata'
import { EmailStepPage } from '@/components/auth/email-step-page'
import { emailSteps, signInProblems } from '@/lib/content/account/sign-in'
import { readSignInQuery } from '@/lib/server/auth/sign-in-query'
import { waysIn } from '@/lib/server/auth/ways-in'

export const metadata = privatePageMetadata(emailSteps.link.heading)

export default async function LinkPage({ searchParams }: PageProps<'/sign-in/link'>) {
  const { next, problem, values, oneOf } = await readSignInQuery(searchParams)
  const isDown = oneOf('problem', ['unavailable']) !== null
  return (
    <EmailStepPage
      step="link"
      next={next}
      problem={problem ?? (isDown ? { message: signInProblems.unavailable, field: null } : null)}
      email={values.email}
      hasPhone={(await waysIn()).hasPhone}
    />
  )
}
