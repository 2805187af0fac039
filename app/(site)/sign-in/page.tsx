import '@/app/styles/enquiries.css'

import { cookies } from 'next/headers'

import { pageMetadata } from '@/app/page-metadata'
import { SignInPanel } from '@/components/auth/sign-in-panel'
import { signedInMark } from '@/lib/domain/access/signed-in-mark'
import { readSignInQuery } from '@/lib/server/auth/sign-in-query'
import { signInNotices, signInProblems, type SignInNotice } from '@/lib/content/account/sign-in'

export const metadata = pageMetadata('/sign-in')

/** Rendered per request, because it says what became of the last form. It makes no call to the provider. */
export default async function SignInPage({ searchParams }: PageProps<'/sign-in'>) {
  const { next, problem, values, oneOf } = await readSignInQuery(searchParams)
  const isDown = oneOf('problem', ['unavailable']) !== null
  return (
    <SignInPanel
      mode={oneOf('mode', ['sign-up']) ?? 'sign-in'}
      next={next}
      problem={problem ?? (isDown ? { message: signInProblems.unavailable, field: null } : null)}
      values={values}
      notice={oneOf('sent', Object.keys(signInNotices) as SignInNotice[])}
      isSignedIn={(await cookies()).has(signedInMark)}
    />
  )
}
