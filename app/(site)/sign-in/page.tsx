import '@/app/styles/enquiries.css'

import type { Metadata, Route } from 'next'
import { cookies } from 'next/headers'

import { pageMetadata } from '@/app/page-metadata'
import { JoinSignIn } from '@/components/auth/join-sign-in'
import { SignInPanel } from '@/components/auth/sign-in-panel'
import { SignUpSent } from '@/components/auth/sign-up-sent'
import { ButtonLink } from '@/components/ui/button-link'
import { ForgetTyped } from '@/components/hiring/applications/forget-typed'
import { invitationIn } from '@/lib/domain/access/access'
import { safeReturnPath } from '@/lib/domain/access/return-path'
import { requestableRoles } from '@/lib/domain/access/role-request'
import { signedInMark } from '@/lib/domain/access/signed-in-mark'
import { isKnownBrowser } from '@/lib/server/auth/device-cookie'
import { waysIn } from '@/lib/server/auth/ways-in'
import { readSignInQuery } from '@/lib/server/auth/sign-in-query'
import { invitationNamed } from '@/lib/server/hiring/colleagues'
import {
  linkProblems,
  signInModes,
  signUpSentWords,
  signInNotices,
  signInProblems,
  stillSignedIn,
  tryAgain,
  type SignInNotice,
} from '@/lib/content/account/sign-in'

export async function generateMetadata({ searchParams }: PageProps<'/sign-in'>): Promise<Metadata> {
  const { mode, sent, problem, next } = await searchParams
  if (problem === 'unavailable' && safeReturnPath(next) !== null && (await cookies()).has(signedInMark))
    return pageMetadata('/sign-in', { title: linkProblems.unavailable.heading })
  if (sent === 'sign-up') return pageMetadata('/sign-in', { title: signUpSentWords.heading })
  return pageMetadata('/sign-in', mode === 'sign-up' ? { title: signInModes['sign-up'].heading } : {})
}

/** Rendered per request, because it says what became of the last form. */
export default async function SignInPage({ searchParams }: PageProps<'/sign-in'>) {
  const { next, problem, values, oneOf } = await readSignInQuery(searchParams)
  const token = invitationIn(next)
  const invitation = token === null || oneOf('with', ['password']) ? null : await invitationNamed(token)
  if (next !== null && invitation) {
    const isCodeSent = oneOf('sent', ['join']) !== null
    return <JoinSignIn invitation={invitation} next={next} isCodeSent={isCodeSent} problem={problem} />
  }
  if (oneOf('sent', ['sign-up'])) return <SignUpSent next={next} problem={problem} email={values.email} />
  const isDown = oneOf('problem', ['unavailable']) !== null
  const isSignedIn = (await cookies()).has(signedInMark)
  if (isDown && isSignedIn && next !== null) {
    // Their session goes on: there is nothing to type.
    return (
      <div className="page plain-page">
        <h1>{linkProblems.unavailable.heading}</h1>
        <p className="lead" role="alert">
          {linkProblems.unavailable.text} {stillSignedIn}
        </p>
        <p>
          <ButtonLink href={next as Route}>{tryAgain}</ButtonLink>
        </p>
      </div>
    )
  }
  const notice = oneOf('sent', Object.keys(signInNotices) as SignInNotice[])
  const { external, hasOrganisations, hasPasskeys, hasPhone } = await waysIn()
  const panel = (
    <SignInPanel
      mode={oneOf('mode', ['sign-up']) ?? 'sign-in'}
      next={next}
      problem={problem ?? (isDown ? { message: signInProblems.unavailable, field: null } : null)}
      values={{ wantedRole: oneOf('as', requestableRoles) ?? undefined, ...values }}
      notice={notice}
      isKnownBrowser={await isKnownBrowser()}
      isSignedIn={isSignedIn}
      providers={external}
      hasOrganisations={hasOrganisations}
      hasPasskeys={hasPasskeys}
      hasPhone={hasPhone}
    />
  )
  // On a shared device nothing that somebody typed stays behind.
  return notice === 'signed-out' || notice === 'signed-out-here' ? (
    <>
      <ForgetTyped />
      {panel}
    </>
  ) : (
    panel
  )
}
