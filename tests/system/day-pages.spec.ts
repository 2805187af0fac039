import { createHash } from 'node:crypto'
import { load } from 'cheerio'
import { expect } from 'playwright/test'

import { signedInMark } from '@/lib/domain/access/signed-in-mark'

import { postForm, sessionOf } from '../support/accounts'
import { anEnquiry } from '../support/an-enquiry'
import { movableClock } from '../support/movable-clock'
import { startService } from '../support/service'
import { test } from '../support/test'

const pages = [
  '/sign-in',
  '/jobs',
  '/jobs/examples',
  '/dashboard/candidate',
  '/dashboard/caseworker/calendar',
  '/dashboard/employer',
  '/dashboard/partner/referrals',
]
// The first to come is answered by Next.js, and its policy has a nonce.
const visits = 2
const ofOneAnswer = ['date', 'content-security-policy', 'link', 'transfer-encoding', 'content-length', 'vary']

async function ask(url: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url, { headers })
  const { status } = answer
  const policy = answer.headers.get('content-security-policy') ?? ''
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
  const lasting = Object.fromEntries([...answer.headers].filter(([name]) => !ofOneAnswer.includes(name)))
  return { status, policy, nonce, lasting, link: answer.headers.get('link'), html: await answer.text() }
}

/** As Next.js makes it: the listener leaves whoever refuses an encoding to it. */
const askNext = (url: string, headers: Record<string, string> = {}) =>
  ask(url, { ...headers, 'accept-encoding': 'gzip, x;q=0' })

async function askAgain(url: string, headers: Record<string, string> = {}) {
  await ask(url, headers)
  return ask(url, headers)
}

/** What a page says and shows, without the scripts and the styles. */
function shown(html: string): string {
  const page = load(html)
  page('script, style, link[rel="stylesheet"], link[as="script"]').remove()
  page('[nonce]').removeAttr('nonce')
  return page.html()
}

test('a page that was made before is as Next.js makes it, with hashes in place of the nonce', async ({ service }) => {
  for (const path of pages) {
    const own = await askNext(service.url + path)
    expect(own.nonce, path).toBeDefined()
    const kept = await askAgain(service.url + path)
    expect(kept.status, path).toBe(200)
    expect(kept.nonce, path).toBeUndefined()
    expect(kept.html, path).not.toContain('nonce')
    expect(kept.link, path).not.toContain('nonce')
    expect(shown(kept.html), path).toBe(shown(own.html))
    expect(kept.lasting, path).toEqual(own.lasting)
    expect(kept.lasting['cache-control'], path).toContain('no-store')
    expect(kept.policy.replace(/ 'sha256-[^']+'/g, ''), path).toBe(own.policy.replace(/ 'nonce-[^']+'/, ''))
    for (const [directive, inline] of Object.entries({ 'script-src': 'script:not([src])', 'style-src': 'style' })) {
      const hashes = load(kept.html)(inline)
        .toArray()
        .map((element) => load(element).text())
        .map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`)
      expect(hashes.length, path).toBeGreaterThan(0)
      const [named = ''] = new RegExp(`${directive} [^;]+`).exec(kept.policy) ?? []
      expect(new Set(named.match(/'sha256-[^']+'/g)), path).toEqual(new Set(hashes))
    }
  }
})

test('its scripts run under that policy', async ({ service, look: { page, problems } }) => {
  for (const path of pages) {
    for (let visit = 0; visit < visits; visit++) await ask(service.url + path)
    const answer = await page.goto(path)
    expect(answer?.headers()['content-security-policy'], path).toContain("'sha256-")
    await expect(page.locator('body')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(problems, path).toEqual([])
  }
})

test('who is signed in sees so at once, and nobody after them does', async ({ service }) => {
  const address = `${service.url}/sign-in`
  const before = shown((await askAgain(address)).html)
  const mark = { cookie: `${signedInMark}=anna` }
  const signedIn = await askAgain(address, mark)
  expect(signedIn.nonce).toBeUndefined()
  expect(signedIn.html).not.toContain('anna')
  expect(shown(signedIn.html)).not.toBe(before)
  expect(shown(signedIn.html)).toBe(shown((await askNext(address, mark)).html))
  expect(shown((await ask(address)).html)).toBe(before)
})

test('a page that is kept is the same to the byte whoever asked before, and has nothing of them', async ({
  service,
}) => {
  const anna = { cookie: await sessionOf(service, 'candidate') }
  const texts = ['candidate@example.org', ...anna.cookie.split('; ').map((cookie) => cookie.split('=')[1] ?? '')]
  for (const path of pages) {
    const address = service.url + path
    await askAgain(address, anna)
    const hers = await ask(address, anna)
    const others = await ask(address, { cookie: 'a=b' })
    const nobodys = await ask(address)
    expect(others, path).toEqual(nobodys)
    expect(nobodys.nonce, path).toBeUndefined()
    for (const { html, lasting } of [nobodys, hers]) {
      for (const text of texts) expect(html, path).not.toContain(text)
      expect(lasting['set-cookie'], path).toBeUndefined()
    }
    expect(shown(hers.html), path).toBe(shown((await askNext(address, anna)).html))
    // The board asks who looks at it, and the sign-in page whether the browser is known, so they are made for her.
    expect(hers.nonce === undefined, path).toBe(path !== '/jobs' && path !== '/sign-in')
  }
})

test('the thanks have their styles too, and are made anew for each visitor with what they sent alone', async ({
  service,
}) => {
  const send = async (email: string) => {
    const form = Object.entries(anEnquiry('employer', { email })).map(([name, value]) => [
      name,
      value === true ? 'on' : String(value),
    ])
    const answer = await postForm(service, '/api/contact', Object.fromEntries(form) as Record<string, string>)
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    return { email, cookie, address: service.url + (answer.headers.get('location') ?? '') }
  }
  const people = [await send('anna@example.com'), await send('ben@example.com')]
  const visits = people.flatMap((person) => [
    { ...person, says: person.email },
    ...people.map(({ address }) => ({ address, cookie: '', says: '' })),
    { ...person, says: person.email },
  ])
  for (const { address, cookie, says } of visits) {
    const { html, nonce, policy, lasting } = await ask(address, { cookie })
    expect(nonce).toBeUndefined()
    expect(policy).toContain("'sha256-")
    expect(html).toContain('<style>')
    expect(lasting['cache-control']).toContain('no-store')
    for (const { email } of people) expect(html.includes(email)).toBe(email === says)
    expect(shown(html)).toBe(shown((await askNext(address, { cookie })).html))
  }
  const atOnce = await Promise.all(visits.map(({ address, cookie }) => ask(address, { cookie })))
  for (const [index, { html }] of atOnce.entries())
    for (const { email } of people) expect(html.includes(email)).toBe(email === visits[index]?.says)
})

test('an address with a question, one that does not exist and one that is guarded are never kept', async ({
  service,
}) => {
  for (const path of ['/sign-in?mode=sign-up', '/jobs?sector=retail', '/dashboard/employer?a=b', '/jobs/nothing-here'])
    expect((await askAgain(service.url + path)).nonce, path).toBeDefined()
  for (const path of ['/account', '/dashboard/employerportal', '/dashboard/team']) {
    for (let visit = 0; visit < visits; visit++) {
      const { status, headers } = await fetch(service.url + path, { redirect: 'manual' })
      expect([status, headers.get('cache-control')], path).toEqual([307, 'private, no-store'])
    }
  }
})

test('at midnight in London, an hour before that of the clock of the world, the demonstration is of the next day', async () => {
  const clock = movableClock('2027-07-01T22:50:00Z')
  const service = await startService({ env: clock.env })
  for (const path of ['/dashboard/caseworker/calendar', '/dashboard/employer', '/jobs/examples']) {
    const address = service.url + path
    await clock.moveTo('2027-07-01T22:55:00Z')
    const before = await askAgain(address)
    expect(before.nonce).toBeUndefined()
    await clock.moveTo('2027-07-01T23:00:01Z')
    const after = await ask(address)
    expect(after.nonce).toBeUndefined()
    expect(shown(after.html), path).not.toBe(shown(before.html))
    expect(shown(after.html), path).toBe(shown((await askNext(address)).html))
  }
  await service.dispose()
})
