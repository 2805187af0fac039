import { expect } from 'playwright/test'

import { candidateProblems } from '../../lib/content/account/account'
import { aNewAddress, codeIn, cookiesOf, linkIn, mailWith, postForm, sessionOf, tokenOf } from '../support/accounts'
import { addAccount } from '../support/add-account'
import { callFunction, rowsOf } from '../support/database'
import { mailFor } from '../support/mailbox'
import { runRole } from '../support/run-command'
import type { Service } from '../support/service'
import { test } from '../support/test'
import { withinOneMinute } from '../support/within-one-minute'

const apply = '/jobs/any-job-a1b2c3d4/apply'
const verification = 'Your code to verify your email address'

/** What the provider says of whose cookies these are. */
async function roleOf(service: Service, cookie: string): Promise<string> {
  const answer = await fetch(`${service.url}/auth/who`, { headers: { cookie, 'sec-fetch-site': 'same-origin' } })
  return ((await answer.json()) as { landing: string }).landing
}
const nobodyYet = '/dashboard/employerdemo'
const candidate = '/dashboard/candidateportal'

const become = (service: Service, id: string) => callFunction(service, 'become_candidate', { p_user_id: id })

const atProvider = (service: Service, path: string, body: unknown, token?: string, method = 'POST') =>
  fetch(`${service.supabaseUrl}/auth/v1/${path}`, {
    method,
    headers: {
      apikey: service.keys.publishableKey,
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })

async function signedIn(service: Service, account: { email: string; password: string }): Promise<string> {
  const answer = await postForm(service, '/auth/sign-in', account)
  expect(answer.status).toBe(303)
  return cookiesOf(answer)
}

test('a verified address that asks is a candidate at once, with a line in the history of its roles and the log', async ({
  service,
}) => {
  const account = await addAccount(service, 'asks')
  const cookie = await signedIn(service, account)
  const { user } = await tokenOf(service, account)
  expect(await roleOf(service, cookie)).toBe(nobodyYet)
  const asked = await postForm(service, '/api/account/role', { role: 'candidate' }, { cookie })
  expect(asked.headers.get('location')).toBe(candidate)
  expect(await roleOf(service, cookie)).toBe(candidate)
  expect(await rowsOf(service, 'role_changes', `user_id=eq.${user.id}`)).toMatchObject([
    { old_role: null, new_role: 'candidate', changed_by: 'the person themself' },
  ])
  expect(await rowsOf(service, 'audit_log', `subject=eq.${user.id}`)).toMatchObject([
    { action: 'given_candidate', actor_id: null, subject_kind: 'account' },
  ])
  expect(await become(service, user.id)).toBe('has')
  expect(await rowsOf(service, 'role_changes', `user_id=eq.${user.id}`)).toHaveLength(1)
})

test('a role that the team took away is not taken back', async ({ service }) => {
  const account = await addAccount(service, 'closed')
  const { user } = await tokenOf(service, account)
  expect(await become(service, user.id)).toBe('given')
  expect((await runRole(service, [account.email, 'none', '--reason', 'We closed it.'])).code).toBe(0)
  const cookie = await signedIn(service, account)
  for (const [path, form] of [
    ['/api/account/role', { role: 'candidate' }],
    ['/api/candidate/apply-begin', { job: 'any-job-a1b2c3d4' }],
    ['/api/candidate/job-save', { job: 'any-job-a1b2c3d4' }],
    ['/api/job-alerts/save', { search: 'q=chef', rhythm: 'daily' }],
  ] as const) {
    await postForm(service, path, form, { cookie })
    expect(await roleOf(service, cookie), path).toBe(nobodyYet)
  }
  // Nor by a code from an email, asked for where people apply.
  await postForm(service, '/auth/apply', { email: account.email, next: apply })
  const code = codeIn(await mailWith(service, account.email, 'Your code to sign in'))
  const arrived = await postForm(service, '/auth/code', { email: account.email, code, purpose: 'apply', next: apply })
  expect(arrived.headers.get('location')).toBe(apply)
  expect(await roleOf(service, cookiesOf(arrived))).toBe(nobodyYet)
  // They are told in words, and the team can give it back.
  const again = await postForm(service, '/api/account/role', { role: 'candidate' }, { cookie })
  const shown = await fetch(new URL(again.headers.get('location') ?? '', service.url), {
    headers: { cookie: `${cookie}; ${cookiesOf(again)}` },
  })
  expect(await shown.text()).toContain(candidateProblems.taken_away.split('.')[0])
  expect((await runRole(service, [account.email, 'candidate'])).code).toBe(0)
  expect(await roleOf(service, cookie)).toBe(candidate)
})

test('an account of another kind keeps it, whichever form is sent', async ({ service }) => {
  for (const [role, landing] of [
    ['employer', '/dashboard/employerportal'],
    ['partner', '/dashboard/partnerportal'],
    ['caseworker', '/dashboard/caseworkerportal'],
    ['team', '/dashboard/team'],
  ] as const) {
    const cookie = await sessionOf(service, role)
    expect((await postForm(service, '/api/candidate/apply-begin', { job: 'x-a1b2c3d4' }, { cookie })).status).toBe(403)
    await postForm(service, '/api/account/role', { role: 'candidate' }, { cookie })
    expect(await roleOf(service, cookie), role).toBe(landing)
  }
})

test('nothing that a person can write gives a role: not what they sign up with, nor what they say of themself', async ({
  service,
}) => {
  for (const wanted of ['employer', 'partner', 'caseworker', 'team', 'admin'] as const) {
    const account = { email: aNewAddress(), password: 'plum anvil river 7' }
    const claims = { role: wanted, wanted_role: wanted, app_metadata: { role: wanted }, no_password: true }
    await atProvider(service, 'signup', { ...account, data: claims, app_metadata: { role: wanted } })
    const link = new URL(linkIn(await mailWith(service, account.email, verification)), service.url)
    const verified = await postForm(service, '/auth/verify', Object.fromEntries(link.searchParams))
    const cookie = cookiesOf(verified)
    expect(await roleOf(service, cookie), wanted).toBe(nobodyYet)
    await postForm(service, '/api/account/role', { role: wanted, app_metadata: wanted }, { cookie })
    expect(await roleOf(service, cookie), wanted).toBe(nobodyYet)
  }
  const account = await addAccount(service, 'writes')
  const { token, user } = await tokenOf(service, account)
  const cookie = await signedIn(service, account)
  await atProvider(service, 'user', { data: { role: 'team' }, app_metadata: { role: 'team' } }, token, 'PUT')
  const asked = await Promise.all(
    [undefined, token].map((bearer) =>
      fetch(`${service.supabaseUrl}/rest/v1/rpc/become_candidate`, {
        method: 'POST',
        headers: {
          apikey: service.keys.publishableKey,
          'content-type': 'application/json',
          ...(bearer && { authorization: `Bearer ${bearer}` }),
        },
        body: JSON.stringify({ p_user_id: user.id }),
      }),
    ),
  )
  for (const { status } of asked) expect([401, 403, 404]).toContain(status)
  expect(await roleOf(service, cookie)).toBe(nobodyYet)
  expect(await rowsOf(service, 'role_changes', `user_id=eq.${user.id}`)).toEqual([])
})

test('an account that a stranger makes by typing an address is nothing until its owner proves it', async ({
  service,
}) => {
  const email = aNewAddress()
  const asked = await postForm(service, '/auth/apply', { email, next: apply })
  expect(asked.headers.get('location')).toMatch(new RegExp(`^${apply}\\?sent=code&again=`))
  const mail = await mailWith(service, email, verification)
  const strangers = await postForm(service, '/auth/sign-up', {
    email,
    password: 'a stranger wrote this',
    wantedRole: 'partner',
  })
  expect(strangers.status).toBe(303)
  const tried = await postForm(service, '/auth/sign-in', { email, password: 'a stranger wrote this' })
  expect(tried.headers.get('location')).toMatch(/^\/sign-in/)

  // The newest email's code is the owner's: it gives a candidate, whatever the stranger chose, and works once.
  const mails = await mailFor(service, email)
  const code = codeIn(mails.at(-1) ?? mail)
  const arrive = () => postForm(service, '/auth/code', { email, code, purpose: 'apply', next: apply })
  const arrived = await arrive()
  expect(arrived.headers.get('location')).toBe(apply)
  expect(await roleOf(service, cookiesOf(arrived))).toBe(candidate)
  expect((await arrive()).headers.get('location')).toMatch(/again=/)
  const later = await postForm(service, '/auth/sign-in', { email, password: 'a stranger wrote this' })
  expect(later.headers.get('location')).toMatch(/^\/sign-in/)
})

test('a code is guessed five times in a minute and no more, from the page of a job as from any other', async ({
  service,
}) => {
  await withinOneMinute()
  const email = aNewAddress()
  await postForm(service, '/auth/apply', { email, next: apply })
  const code = codeIn(await mailWith(service, email, verification))
  const wrong = code === '111111' ? '222222' : '111111'
  const json = { accept: 'application/json' }
  const guess = (typed: string) =>
    postForm(service, '/auth/code', { email, code: typed, purpose: 'apply', next: apply }, json)
  const statuses: number[] = []
  for (let tries = 0; tries < 5; tries += 1) statuses.push((await guess(wrong)).status)
  expect(statuses).toEqual([403, 403, 403, 403, 403])
  expect((await guess(code)).status).toBe(429)
})

test('nobody can fill a mailbox from the page of a job: three emails a minute, and always the same answer', async ({
  service,
}) => {
  await withinOneMinute()
  const email = aNewAddress()
  const answers: string[] = []
  for (let asked = 0; asked < 6; asked += 1) {
    const { status, headers } = await postForm(service, '/auth/apply', { email, next: apply })
    answers.push(`${status} ${(headers.get('location') ?? '').replace(/again=.*/, '')}`)
  }
  expect(new Set(answers)).toEqual(new Set([`303 ${apply}?sent=code&`]))
  await mailWith(service, email, verification)
  expect((await mailFor(service, email)).length).toBeLessThanOrEqual(3)
})

test('a forged place leads nowhere else', async ({ service }) => {
  for (const next of [
    '//evil.example/jobs/x-a1b2c3d4/apply',
    'https://evil.example/jobs/x-a1b2c3d4/apply',
    '/jobs/x-a1b2c3d4/apply/../../../dashboard/team',
    '/dashboard/team',
    '/\\evil.example',
    '',
  ]) {
    const email = aNewAddress()
    const asked = await postForm(service, '/auth/apply', { email, next })
    expect(asked.headers.get('location'), next).toBe('/jobs')
    expect(await mailFor(service, email)).toEqual([])
    const refused = await postForm(service, '/auth/code', { email, code: '123456', purpose: 'apply', next })
    expect(refused.headers.get('location'), next).toMatch(/^\/sign-in\/code\?/)
  }
  const foreign = await postForm(
    service,
    '/auth/apply',
    { email: aNewAddress(), next: apply },
    { origin: 'https://evil.example' },
  )
  expect(foreign.status).toBe(403)
})
