import { redirect } from 'next/navigation'

import { privatePageMetadata } from '@/app/page-metadata'
import { NewPasswordForm } from '@/components/auth/new-password-form'
import { newPasswordWords as words } from '@/lib/content/account/sign-in'
import { requireAccess } from '@/lib/server/auth/current-user'
import { mayChoosePassword } from '@/lib/server/auth/password-permit'
import { readSignInQuery } from '@/lib/server/auth/sign-in-query'

export const metadata = privatePageMetadata(words.heading)

export default async function NewPasswordPage({ searchParams }: PageProps<'/sign-in/new-password'>) {
  const user = await requireAccess('/sign-in/new-password')
  // Without an email that led here, the old password is required.
  if (!(await mayChoosePassword(user.id))) redirect('/account/password')
  const { problem, next, oneOf } = await readSignInQuery(searchParams)
  const isFirst = oneOf('why', ['first']) !== null
  return (
    <div className="page sign-in-page">
      <h1>{isFirst ? words.firstHeading : words.heading}</h1>
      <p className="lead">{isFirst ? words.firstIntro : words.intro}</p>
      <NewPasswordForm email={user.email} next={next} problem={problem} />
    </div>
  )
}
