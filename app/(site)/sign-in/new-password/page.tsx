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
  const [heading, intro] =
    oneOf('why', ['first']) !== null
      ? [words.firstHeading, words.firstIntro]
      : user.hasPassword
        ? [words.heading, words.intro]
        : [words.noneHeading, words.noneIntro]
  return (
    <div className="page sign-in-page">
      <h1>{heading}</h1>
      <p className="lead">{intro}</p>
      <NewPasswordForm email={user.email} next={next} problem={problem} />
    </div>
  )
}
