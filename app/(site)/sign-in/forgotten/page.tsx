import { privatePageMetadata } from '@/app/page-metadata'
import { EmailStepPage } from '@/components/auth/email-step-page'
import { emailSteps } from '@/lib/content/account/sign-in'
import { readSignInQuery } from '@/lib/server/auth/sign-in-query'

export const metadata = privatePageMetadata(emailSteps.forgotten.heading)

export default async function ForgottenPage({ searchParams }: PageProps<'/sign-in/forgotten'>) {
  const { next, problem, values } = await readSignInQuery(searchParams)
  return <EmailStepPage step="forgotten" next={next} problem={problem} email={values.email} />
}
