import type { Route } from 'next'
import type { ReactNode } from 'react'

import { ExternalWays } from '@/components/auth/external-ways'
import { PasskeySignIn } from '@/components/auth/passkey-sign-in'
import { SignInForm } from '@/components/auth/sign-in-form'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { PageLink } from '@/components/ui/page-link'
import type { AuthStepProblem } from '@/lib/client/auth/post-step'
import { phoneWords } from '@/lib/content/account/phone'
import {
  firstSignInHeading,
  organisationWords,
  signInModes,
  signInNotices,
  signInWords as words,
  signUpIntros,
  type SignInMode,
  type SignInNotice,
} from '@/lib/content/account/sign-in'
import type { ExternalProvider } from '@/lib/domain/access/ways-in'

type Props = {
  mode: SignInMode
  next: string | null
  problem: AuthStepProblem | null
  values: Partial<Record<string, string>>
  notice: SignInNotice | null
  /** Somebody has signed in with this browser before. */
  isKnownBrowser: boolean
  isSignedIn: boolean
  /** The other services that one can sign in with. */
  providers: readonly ExternalProvider[]
  /** Whether organisations are connected, whose members sign in there. */
  hasOrganisations: boolean
  hasPasskeys: boolean
  hasPhone: boolean
}

export function SignInPanel({
  mode,
  next,
  problem,
  values,
  notice,
  isKnownBrowser,
  isSignedIn,
  providers,
  hasOrganisations,
  hasPasskeys,
  hasPhone,
}: Props) {
  const { heading, intro, other } = signInModes[mode]
  const after = next === null ? '' : `next=${encodeURIComponent(next)}`
  const isNew = mode === 'sign-up'
  return (
    <div className="page callback-page">
      <div className="sign-in-page">
        <h1>{isNew || isKnownBrowser || notice ? heading : firstSignInHeading}</h1>
        {isSignedIn ? <AlreadyIn next={next} /> : null}
        {notice ? <Notice notice={notice} /> : null}
        <p className="lead">
          {next !== null && !isNew && !notice
            ? words.wanted
            : (isNew && signUpIntros[values.wantedRole ?? '']) || intro}
        </p>
        {isNew ? null : (
          <>
            <div className="sign-in-code">
              <ButtonLink href={(after ? `${words.link.href}?${after}` : words.link.href) as Route} look="secondary">
                {words.link.label}
              </ButtonLink>
              <p className="form-note">{words.codeNote}</p>
            </div>
            {hasPhone ? (
              <div className="sign-in-code">
                <ButtonLink
                  href={(after ? `${phoneWords.link.href}?${after}` : phoneWords.link.href) as Route}
                  look="secondary"
                >
                  {phoneWords.link.label}
                </ButtonLink>
                <p className="form-note">{phoneWords.note}</p>
              </div>
            ) : null}
            {hasPasskeys ? <PasskeySignIn next={next} /> : null}
            <h2>{words.passwordHeading}</h2>
          </>
        )}
        {/* One form for both, so that what was typed stays when somebody changes their mind. */}
        <SignInForm mode={mode} next={next} problem={problem} values={values} />
        <p>
          {other.question}{' '}
          <PageLink href={`/sign-in?mode=${isNew ? 'sign-in' : 'sign-up'}${after && `&${after}`}`}>
            {other.link}
          </PageLink>
        </p>
        <ExternalWays providers={providers} next={next} />
      </div>
      <aside className="callback-aside sign-in-aside">
        {isNew ? null : (
          <nav aria-labelledby="sign-in-help">
            <h2 id="sign-in-help">{words.help}</h2>
            <ul className="plain-list route-list">
              {[words.resend, words.code, ...(hasOrganisations ? [organisationWords.link] : [])].map(
                ({ label, href }) => (
                  <li key={href}>
                    <PageLink href={after ? `${href}?${after}` : href}>{label}</PageLink>
                  </li>
                ),
              )}
            </ul>
          </nav>
        )}
        <div>
          <h2>{words.safety}</h2>
          <p>{words.neverAsk}</p>
          <p>{words.sharedComputer}</p>
        </div>
        <div>
          <h2>{words.callBack.question}</h2>
          <p>
            <PageLink href={words.callBack.href}>{words.callBack.label}</PageLink>
          </p>
        </div>
      </aside>
    </div>
  )
}

function Panel({ children }: { children: ReactNode }) {
  return <section className="sign-in-note">{children}</section>
}

function Notice({ notice }: { notice: SignInNotice }) {
  const { text, more } = signInNotices[notice]
  return (
    <div role="status">
      <Panel>
        <p>
          <strong>{text}</strong>
        </p>
        {more ? <p>{more}</p> : null}
      </Panel>
    </div>
  )
}

function AlreadyIn({ next }: { next: string | null }) {
  const { heading, text, goOn, signOut } = words.alreadyIn
  return (
    <Panel>
      <p>
        <strong>{heading}.</strong> {text}
      </p>
      <div className="button-row">
        {/* A full page load: the server decides where it leads. */}
        <ButtonLink href={next ?? '/auth/home'} anchor="a">
          {goOn}
        </ButtonLink>
        <form method="post" action="/auth/sign-out">
          <Button type="submit" look="secondary">
            {signOut}
          </Button>
        </form>
      </div>
    </Panel>
  )
}
