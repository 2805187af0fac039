import { expect, test } from 'playwright/test'

import { signInProblems } from '../../../lib/content/account/sign-in'
import { demoPassword } from '../../../scripts/run/demo-accounts'
import { aNewAddress, aPassword, mailWith, postForm, sessionOf } from '../../support/accounts'
import { limitsOfProduction } from '../../support/hosted/gotrue'
import { startCopyOf, startHostedService, type HostedService } from '../../support/hosted/service'
import { mailFor } from '../../support/mailbox'
import type { Service } from '../../support/service'
import { SmtpStandIn } from '../../support/smtp-stand-in'
import { waitUntil } from '../../support/wait-until'

// GoTrue's own limits, as production has them.

const from = (index: number) => ({ 'x-forwarded-for': `198.51.100.${index}` })
const metricsSecret = 'only-for-the-tests-of-limits'

test.describe('with the limits of production', () => {
  let service: HostedService
  test.beforeAll(async () => {
    service = await startHostedService({ env: { TRUST_PROXY_HOPS: '1' }, goTrueSettings: limitsOfProduction })
  })
  test.afterAll(() => service.dispose())

  const tryPassword = (site: Service, index: number, email: string, password: string) =>
    postForm(site, '/auth/sign-in', { email, password }, { ...from(index), accept: 'application/json' })

  test('forty wrong passwords from forty networks keep nobody else out', async () => {
    const wrong = await Promise.all(
      Array.from({ length: 40 }, (_, index) => tryPassword(service, index, aNewAddress(), 'not the password')),
    )
    expect(wrong.map(({ status }) => status)).toEqual(wrong.map(() => 400))
    expect((await tryPassword(service, 99, 'candidate@example.org', demoPassword)).status).toBe(200)
  })

  test('forty requests for a link from forty networks leave the next person theirs', async () => {
    const asked = await Promise.all(
      Array.from({ length: 40 }, (_, index) => postForm(service, '/auth/link', { email: aNewAddress() }, from(index))),
    )
    expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 303))
    await postForm(service, '/auth/link', { email: 'partner@example.org' }, from(98))
    await mailWith(service, 'partner@example.org', 'Your code to sign in')
  })

  test('a site that cannot tell its visitors apart says so in our words once their common allowance is used up', async () => {
    const blind = await startCopyOf(service)
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => tryPassword(blind, index, aNewAddress(), 'not the password')),
    )
    const turnedAway = answers.filter(({ status }) => status !== 400)
    expect(turnedAway.length).toBeGreaterThan(0)
    for (const answer of turnedAway) {
      expect(answer.status).toBe(503)
      expect(await answer.json()).toMatchObject({ message: signInProblems.unavailable })
    }
    const link = await postForm(blind, '/auth/link', { email: 'partner@example.org' }, { accept: 'application/json' })
    expect(link.status).toBe(200)
    await blind.dispose()
  })
})

test('when the hour’s emails are used up, everybody reads the same, and the log and a metric say what is lost', async () => {
  const service = await startHostedService({
    env: { METRICS_SECRET: metricsSecret },
    goTrueSettings: { GOTRUE_RATE_LIMIT_EMAIL_SENT: '1' },
  })
  const people = [aNewAddress(), aNewAddress(), aNewAddress()]
  for (const email of people) {
    const answer = await postForm(service, '/auth/sign-up', { email, password: aPassword })
    expect(answer.headers.get('location')).toMatch(/^\/sign-in\?sent=sign-up/)
  }
  const arrived = async () => (await Promise.all(people.map((email) => mailFor(service, email)))).flat()
  await waitUntil(async () => ((await arrived()).length > 0 ? true : undefined), { failure: 'no email came' })
  expect(await arrived()).toHaveLength(1)
  expect(service.output()).toContain('"outcome":"hourly_limit"')
  const metrics = await fetch(`${service.url}/api/metrics`, { headers: { authorization: `Bearer ${metricsSecret}` } })
  expect(await metrics.text()).toContain('second_chance_sign_in_emails_lost_total{reason="hourly_limit"} 2')
  for (const email of people) expect(service.output()).not.toContain(email)
  await service.dispose()
})

test('a mail server that takes six seconds shows in no answer of ours: known and unknown read the same, as quickly', async () => {
  const slow = await new SmtpStandIn().start()
  slow.slownessMs = 6000
  const service = await startHostedService({ goTrueSettings: { GOTRUE_SMTP_PORT: new URL(slow.url).port } })
  for (const path of ['/auth/link', '/auth/forgotten', '/auth/resend']) {
    const told = async (email: string) => {
      const startedAt = performance.now()
      const answer = await postForm(service, path, { email })
      const location = answer.headers.get('location')?.replace(/again=[0-9a-f]+/, 'again')
      return { status: answer.status, location, seconds: (performance.now() - startedAt) / 1000 }
    }
    // The quickest of three, by turns: the mail server would slow down each, and other work on this machine does not.
    const known: Awaited<ReturnType<typeof told>>[] = []
    const unknown: typeof known = []
    for (const role of ['candidate', 'employer', 'partner']) {
      known.push(await told(`${role}@example.org`))
      unknown.push(await told(`nobody-${role}@example.org`))
    }
    const withoutTime = (answers: typeof known) => answers.map((answer) => ({ ...answer, seconds: 0 }))
    expect(withoutTime(known), path).toEqual(withoutTime(unknown))
    const [quickest, other] = [known, unknown].map((answers) => Math.min(...answers.map(({ seconds }) => seconds)))
    expect(Math.abs((quickest ?? 0) - (other ?? 0)), path).toBeLessThan(0.4)
    expect(quickest, path).toBeLessThan(2)
  }
  // One that takes nothing at all says no more, not even to an account that asks for another address.
  await slow.stop()
  service.project.run('delete from public.rate_windows')
  const cookie = await sessionOf(service, 'employer')
  const asked: string[] = []
  for (const email of ['candidate@example.org', aNewAddress()]) {
    service.project.run('delete from public.rate_windows')
    const changed = await postForm(service, '/api/account/email', { email, password: demoPassword }, { cookie })
    const link = await postForm(service, '/auth/link', { email })
    asked.push([changed, link].map(({ status, headers }) => `${status} ${headers.get('location')}`).join('; '))
  }
  expect(asked[0]?.replace(/again=\w+/, '')).toBe(asked[1]?.replace(/again=\w+/, ''))
  expect(asked[0]).toContain('/account?done=email')
  await service.dispose()
})
