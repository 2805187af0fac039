import { createPgliteConnection } from '@supabase/lite/pglite'
import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'

import { aPassword, cookiesOf, linkIn, mailWith, postForm } from '../support/accounts'
import { seededFolder, startService, type Service } from '../support/service'

/** Of one length, so that nothing but the account can make an answer longer. */
const anAddress = (): string => `${randomBytes(8).toString('hex')}@example.com`

const people = { known: anAddress(), unverified: anAddress(), banned: anAddress() } as const

/** A service in which one address has an account, one has not shown to be its owner's, and one is banned. */
async function startWithPeople(): Promise<Service> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'second-chance-'))
  const seeded = seededFolder()
  if (seeded) cpSync(seeded, dataFolder, { recursive: true })
  const first = await startService({ dataFolder })
  for (const email of Object.values(people)) await postForm(first, '/auth/sign-up', { email, password: aPassword })
  for (const email of [people.known, people.banned]) {
    const link = new URL(linkIn(await mailWith(first, email, 'Your code to verify your email address')), first.url)
    await postForm(first, '/auth/verify', Object.fromEntries(link.searchParams))
  }
  await first.stop()
  const { driver } = await createPgliteConnection({ url: join(dataFolder, 'database') })
  await driver.query(`update auth.users set banned_until = now() + interval '1 year' where email = $1`, [people.banned])
  await driver.close()
  return startService({ dataFolder })
}

/** All that an answer tells: what is random in it stands by its length. */
async function toldBy(service: Service, path: string, form: Record<string, string>, accept: string) {
  const startedAt = performance.now()
  const answer = await postForm(service, path, form, { accept })
  const body = await answer.text()
  // Each waits for the end of a second, or for one second (pad-to-interval.ts, hand-over.ts): a busy machine makes any of them later.
  const isHeldBack = performance.now() - startedAt >= 1_000
  const sizes = (text: string) => text.replace(/[0-9a-f]{8,}(?:-[0-9a-f]{4,})*/g, (random) => `<${random.length}>`)
  const cookies = answer.headers.getSetCookie().map((cookie) => {
    const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
    const rest = cookie
      .split(';')
      .slice(1)
      .join(';')
      .replace(/expires=[^;]+/i, 'expires')
    return `${sizes(name)} of ${value.length}:${rest}`
  })
  const headers = [...answer.headers]
    .filter(([name]) => name !== 'set-cookie' && name !== 'date')
    .map(([name, value]) => `${name}: ${sizes(value)}`)
  return { status: answer.status, headers: headers.sort(), cookies: cookies.sort(), body: sizes(body), isHeldBack }
}

const routes: [path: string, more: Record<string, string>][] = [
  ['/auth/sign-in', { password: 'not the password' }],
  ['/auth/sign-up', { password: 'plum anvil river 7' }],
  ['/auth/apply', { next: '/jobs/any-job-a1b2c3d4/apply' }],
  ['/auth/link', { next: '/account' }],
  ['/auth/forgotten', {}],
  ['/auth/resend', {}],
  ['/auth/code', { code: '000000' }],
  ['/auth/code', { code: '000000', purpose: 'recovery' }],
]

test('a known, an unverified and a banned address are answered like one that nobody has, field by field', async () => {
  test.setTimeout(480_000)
  const service = await startWithPeople()
  for (const [path, more] of routes) {
    for (const accept of ['application/json', 'text/html']) {
      // The embedded edition says that an address is not confirmed before it looks at the password; the hosted one looks first.
      const { unverified, ...verified } = people
      const everybody = { ...verified, ...(path !== '/auth/sign-in' && { unverified }) }
      const [nobody, ...others] = await Promise.all(
        Object.entries({ nobody: anAddress(), ...everybody }).map(async ([who, email]) => {
          return [who, await toldBy(service, path, { email, ...more }, accept)] as const
        }),
      )
      expect(nobody?.[1].isHeldBack, path).toBe(true)
      for (const [who, told] of others) expect({ who, path, ...told }).toEqual({ who, path, ...nobody?.[1] })
    }
  }

  // In one browser that asks again and again the answers are alike too, and its cookies do not grow until it is refused.
  for (const path of ['/auth/link', '/auth/forgotten', '/auth/resend', '/auth/sign-up']) {
    const everybody = { nobody: anAddress(), ...people }
    const told = Object.entries(everybody).map(async ([who, email]) => {
      const form = { email, password: aPassword }
      const jar = new Map<string, string>()
      const answers = []
      for (let time = 0; time < 4; time += 1) {
        const cookie = [...jar].map((each) => each.join('=')).join('; ')
        const answer = await postForm(service, path, form, cookie ? { cookie } : {})
        for (const each of cookiesOf(answer).split('; ')) jar.set(...(each.split(/=(.*)/s, 2) as [string, string]))
        answers.push([...jar].map(([name, value]) => `${name} of ${value.length}`).sort())
      }
      expect(answers.at(-1), who).toEqual(answers[0])
      return [who, answers] as const
    })
    const [nobody, ...others] = await Promise.all(told)
    for (const [who, answers] of others) expect({ who, path, answers }).toEqual({ who, path, answers: nobody?.[1] })
  }
  await service.dispose()
})
