import { setTimeout } from 'node:timers/promises'

import { expect, type Browser, type Page } from 'playwright/test'

import { demoPassword } from '../../scripts/run/demo-accounts'
import { mailFor, type Mail } from './mailbox'
import type { Service } from './service'
import { waitUntil } from './wait-until'

export const aPassword = 'coffee tin fish'

let count = 0
/** An address that no other test has used. */
export const aNewAddress = (): string => `person-${process.pid}-${Date.now()}-${(count += 1)}@example.com`

/** Waits for the newest email with a subject, once more than `after` have arrived. */
export function mailWith(service: Service, address: string, subject: string, { after = 0 } = {}): Promise<Mail> {
  return waitUntil(
    async () => {
      const mails = (await mailFor(service, address)).filter((mail) => mail.subject === subject)
      return mails.length > after ? mails.at(-1) : undefined
    },
    { failure: `no email '${subject}' came` },
  )
}

/** The link in an email, as a path on the service under test: the email names the host that people use. */
export function linkIn({ text }: Mail): string {
  const { pathname, search } = new URL(/http\S+/.exec(text)?.[0] ?? '')
  return pathname + search
}

export const codeIn = ({ text }: Mail): string => /^\d{6}$/m.exec(text)?.[0] ?? ''

/** Fills in and submits the sign-in form on the screen. */
export async function fillIn(page: Page, email: string, password: string, button: string): Promise<void> {
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: button, exact: true }).click()
}

/**
 * Signs in to a demo account through the form and waits for the page it leads to. If many tests have just signed in
 * from here, the service asks to wait, and so this does.
 */
export async function signInAs(page: Page, role: string, at = '/sign-in'): Promise<void> {
  await signInWith(page, `${role}@example.org`, demoPassword, at)
}

/** A window of its own in which a demo account has signed in. */
export async function signedInPage(
  browser: Browser,
  baseURL: string,
  role: string,
  { width = 1280, javaScriptEnabled = true } = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width, height: 800 }, javaScriptEnabled })
  const page = await context.newPage()
  await signInAs(page, role)
  return page
}

/** As `signInAs`, for any account; ends wherever the site leads, a second step included. */
export async function signInWith(page: Page, email: string, password: string, at = '/sign-in'): Promise<void> {
  const signedIn = () => page.waitForURL(({ pathname }) => pathname !== '/sign-in')
  const tooMany = page.getByText('Too many tries.')
  for (;;) {
    await page.goto(at)
    await fillIn(page, email, password, 'Sign in')
    await Promise.race([signedIn(), tooMany.waitFor()])
    if (!(await tooMany.isVisible())) return
    await page.waitForTimeout(10_000)
  }
}

/** A form post, as a browser sends it from our own pages. */
export function postForm(
  service: Service,
  path: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${service.url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: service.url, ...headers },
    body: new URLSearchParams(form),
  })
}

/** The cookies of a response, as a browser would send them back. */
export const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .filter((cookie) => !/max-age=0/i.test(cookie))
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

/** The token and account of somebody who signs in at the provider directly. */
export async function tokenOf(service: Service, account: { email: string; password: string }) {
  const answer = await fetch(`${service.supabaseUrl}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: service.keys.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  const { access_token: token, user } = (await answer.json()) as { access_token: string; user: { id: string } }
  return { token, user }
}

/** The cookies of a demo account that has just signed in. If many tests have just signed in from here, it waits as `signInAs` does. */
export async function sessionOf(service: Service, role: string): Promise<string> {
  for (;;) {
    const answer = await postForm(service, '/auth/sign-in', { email: `${role}@example.org`, password: demoPassword })
    expect(answer.status).toBe(303)
    const { pathname } = new URL(answer.headers.get('location') ?? '', service.url)
    if (pathname !== '/sign-in') return cookiesOf(answer)
    await setTimeout(10_000)
  }
}
