import 'server-only'

import { signInProblems } from '@/lib/content/account/sign-in'
import { safeReturnPath } from '@/lib/domain/access/return-path'
import { domainIn, externalProviderOf, type ExternalProvider } from '@/lib/domain/access/ways-in'
import type { AuthClient } from '@/lib/server/auth/auth-client'
import { authClientOfHandler, userOfHandler } from '@/lib/server/auth/current-user'
import { endLinkPermit, mayLink } from '@/lib/server/auth/link-permit'
import { returnAddress } from '@/lib/server/auth/mail-steps'
import { signInProblem } from '@/lib/server/auth/sign-in-problem'
import { wrong, type StepInput, type StepOutcome } from '@/lib/server/auth/step-outcome'
import { waysIn } from '@/lib/server/auth/ways-in'
import { serverEnv } from '@/lib/server/env'
import { addToQuery } from '@/lib/server/http/add-to-query'
import { noStore } from '@/lib/server/http/no-store'
import { seeOther } from '@/lib/server/http/see-other'
import { logEvent } from '@/lib/server/log'
import { goOnWith } from '@/lib/server/unexpected'

const answerWithinMs = 3000

/** Somebody says which organisation they belong to: on to the page that leads there. Nothing is looked up yet. */
export async function nameOrganisation({ values }: StepInput): Promise<StepOutcome> {
  const domain = domainIn(values.email ?? '')
  if (domain === null) return wrong('email', signInProblems.email)
  return { outcome: 'go', to: addToQuery('/sign-in/organisation', { domain, next: safeReturnPath(values.next) }) }
}

/** Where an answer of the sign-in service leads, without going there. */
async function locationOf(address: string): Promise<string | null> {
  const answer = await fetch(address, {
    headers: { apikey: serverEnv.SUPABASE_PUBLISHABLE_KEY },
    redirect: 'manual',
    cache: 'no-store',
    signal: AbortSignal.timeout(answerWithinMs),
  }).catch(() => null)
  await answer?.body?.cancel()
  return answer?.headers.get('location') ?? null
}

/** The provider's page, for signing in. The browser gets a code verifier, without which nobody can end what begins here. */
async function addressToSignIn(client: AuthClient, provider: ExternalProvider, redirectTo: string) {
  const { data } = await client.auth.signInWithOAuth({ provider, options: { redirectTo, skipBrowserRedirect: true } })
  // The sign-in service need not be on the internet: it is asked from here where it would send the browser.
  return data.url === null ? null : locationOf(data.url)
}

async function addressToLink(client: AuthClient, provider: ExternalProvider, redirectTo: string) {
  const { data } = await client.auth.linkIdentity({ provider, options: { redirectTo, skipBrowserRedirect: true } })
  return data.url
}

/** On to the sign-in page of the organisation that has a domain. */
async function goToOrganisation(domain: string | null, next: string | null): Promise<Response> {
  if (domain === null || !(await waysIn()).hasOrganisations) return signInProblem('organisation', next)
  const client = await authClientOfHandler()
  const { data, error } = await client.auth
    .signInWithSSO({
      domain,
      options: { redirectTo: returnAddress(serverEnv.SITE_URL, next), skipBrowserRedirect: true },
    })
    .catch(goOnWith('auth/provider', { data: null, error: null }))
  if (error?.code === 'sso_provider_not_found') return signInProblem('organisation', next)
  return data?.url && URL.canParse(data.url) ? onTo(data.url) : signInProblem('unavailable', next)
}

const onTo = (address: string): Response =>
  new Response(null, { status: 302, headers: { ...noStore, Location: address, 'Referrer-Policy': 'no-referrer' } })

/**
 * GET /auth/with/<provider>: on to another service's sign-in page; with `link=yes`, to add that service to the account
 * of whoever is signed in. A link and not a form, because our policy lets no form lead to another site.
 */
export async function goToProvider(request: Request, name: string): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const next = safeReturnPath(searchParams.get('next'))
  // A page of another site must not begin it, nor a browser that fetches ahead.
  const isOurs = request.headers.get('sec-fetch-site') !== 'cross-site' && !request.headers.has('sec-purpose')
  if (!isOurs) return seeOther(addToQuery('/sign-in', { next }))
  if (name === 'organisation') return goToOrganisation(domainIn(searchParams.get('domain') ?? ''), next)
  const provider = externalProviderOf(name)
  if (provider === null || !(await waysIn()).external.includes(provider)) return signInProblem('refused', next)
  const isLink = searchParams.get('link') === 'yes'
  if (isLink) {
    const verdict = await userOfHandler()
    const isPermitted = verdict.state === 'signed-in' && !verdict.user.needsSecondStep
    if (!isPermitted || !(await mayLink(verdict.user.id, provider))) return seeOther('/account/ways')
    await endLinkPermit()
  }
  const back = returnAddress(serverEnv.SITE_URL, isLink ? '/account/ways' : next)
  const client = await authClientOfHandler()
  const address = await (isLink ? addressToLink : addressToSignIn)(client, provider, back).catch(
    goOnWith('auth/provider', null),
  )
  return address !== null && URL.canParse(address) ? onTo(address) : signInProblem('unavailable', next)
}

/**
 * GET /auth/provider, where the other service sends the browser back to when the sign-in service is not on the internet
 * itself: passes the answer on, and sends the browser where the sign-in service says, if that is our own callback.
 */
export async function returnFromProvider(request: Request): Promise<Response> {
  const { search } = new URL(request.url)
  const location = await locationOf(`${serverEnv.NEXT_PUBLIC_SUPABASE_URL}/auth/v1/callback${search}`)
  if (location === null) return signInProblem('state', null)
  if (!URL.canParse(location)) return signInProblem('refused', null)
  const { origin, pathname, search: query } = new URL(location)
  if (origin !== serverEnv.SITE_URL) return signInProblem('state', null)
  logEvent('info', 'auth.callback', { outcome: 'from_provider' })
  // Without the state that it gave, it knows no page to go back to, and names the site alone.
  return pathname === '/auth/callback' ? seeOther(`${pathname}${query}`) : signInProblem('state', null)
}
