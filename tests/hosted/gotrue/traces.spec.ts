import { expect, test } from 'playwright/test'

import { addAccount } from '../../support/add-account'
import { cookiesOf, postForm } from '../../support/accounts'
import { callFunction } from '../../support/database'
import { startHostedService, type HostedService } from '../../support/hosted/service'

// What GoTrue itself keeps and prints about people. Here its log in the database is on, as in a hosted project.
let service: HostedService
test.beforeAll(async () => {
  service = await startHostedService({ goTrueSettings: { GOTRUE_AUDIT_LOG_DISABLE_POSTGRES: 'false' } })
})
test.afterAll(() => service.dispose())

const linesAbout = (text: string): number => {
  const count = `select 'lines ' || count(*) from auth.audit_log_entries where payload::text like '%${text}%'`
  return Number(/lines (\d+)/.exec(service.project.run(count))?.[1])
}

test('who deletes their account leaves no line in the sign-in server’s log; until then their copy has it', async () => {
  const account = await addAccount(service, 'traceless')
  const cookie = cookiesOf(await postForm(service, '/auth/sign-in', account))
  expect(linesAbout(account.email)).toBeGreaterThan(2)
  const download = await postForm(service, '/api/account/data', {}, { cookie })
  expect(((await download.json()) as { sign_in_log: unknown[] }).sign_in_log.length).toBeGreaterThan(2)
  await postForm(service, '/api/account/delete', { sure: 'on', password: account.password }, { cookie })
  expect(linesAbout(account.email)).toBe(0)
})

test('its lines are deleted after 30 days, and accounts that nobody verified after a week', async () => {
  const kept = await addAccount(service, 'kept')
  const email = `never-verified-${Date.now()}@example.org`
  await postForm(service, '/auth/sign-up', { email, password: 'plum anvil river 7' })
  service.project.run(`
    update auth.audit_log_entries set created_at = now() - interval '31 days' where payload::text like '%${kept.email}%';
    update auth.users set created_at = now() - interval '8 days' where email = '${email}'`)
  await callFunction(service, 'purge_expired')
  expect(linesAbout(kept.email)).toBe(0)
  expect(linesAbout(email)).toBe(0)
  const left = service.project.run(`select 'left ' || count(*) from auth.users where email = '${email}'`)
  expect(left).toContain('left 0')
})

test('what it prints names nobody', async () => {
  const account = await addAccount(service, 'unprinted')
  await postForm(service, '/auth/sign-in', account)
  await postForm(service, '/auth/sign-in', { ...account, password: 'not the password' })
  await postForm(service, '/auth/link', { email: account.email })
  expect(service.project.signInLog()).not.toContain(account.email)
})
