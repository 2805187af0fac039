import { expect } from 'playwright/test'

import { roleAnswers } from '../../lib/content/account/role-emails'
import { aNewAddress, aPassword, cookiesOf, linkIn, postForm } from '../support/accounts'
import { addAccount } from '../support/add-account'
import { rowsOf } from '../support/database'
import { mailFor } from '../support/mailbox'
import { runRole } from '../support/run-command'
import type { Service } from '../support/service'
import { test } from '../support/test'
import { waitUntil } from '../support/wait-until'

type User = { id: string; app_metadata: { role?: string } }

/** What the provider itself says of an account. */
async function userOf(service: Service, email: string, password: string): Promise<User> {
  const answer = await fetch(`${service.supabaseUrl}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: service.keys.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  return ((await answer.json()) as { user: User }).user
}

test('ops give a role and take it away: each change is noted, and the person told without a word of what it is about', async ({
  service,
}) => {
  const { email, password } = await addAccount(service, 'asks')
  const { id, app_metadata } = await userOf(service, email, password)
  expect(app_metadata.role).toBeUndefined()

  const given = await runRole(service, [email.toUpperCase(), 'employer'])
  expect(given.code).toBe(0)
  expect(given.output).toContain('was none, is employer')
  expect((await userOf(service, email, password)).app_metadata.role).toBe('employer')
  expect(given.output).toContain('An email tells them that it is open.')
  expect((await runRole(service, [email, 'employer'])).output).toContain('already has the role employer')

  const reason = 'We could not reach you <b>by phone</b> & by email.'
  const taken = await runRole(service, [email, 'none', '--reason', reason.replace('reach ', 'reach\u001b\n')])
  expect(taken.output).toContain('was employer, is none')
  expect(taken.output).toContain('An email tells them that it is closed.')
  expect((await userOf(service, email, password)).app_metadata.role).toBeUndefined()

  const answers = await waitUntil(
    async () => {
      const mails = (await mailFor(service, email)).filter(({ subject }) => subject === 'News about your account')
      return mails.length === 2 ? mails : undefined
    },
    { withinMs: 30_000, failure: 'the person was not told' },
  )
  expect(answers.map(({ text }) => text.split('\n')[0]).sort()).toEqual(
    [roleAnswers.given.heading, roleAnswers.closed.heading].sort(),
  )
  const closed = answers.find(({ text }) => text.startsWith(roleAnswers.closed.heading))
  expect(closed?.text).toContain(`The reason: ${reason}`)
  expect(closed?.html).not.toContain('<b>')
  for (const { subject, text, html, from } of answers) {
    expect(from[0]?.name).toBe('The SCT team')
    expect(text).toMatch(/http:\/\/\S+\/account(\/role)?\n/)
    for (const part of [subject, text, html]) {
      expect(part).not.toMatch(/employer|candidate|partner|convict|crimin|second chance/i)
    }
  }
  const kept = await rowsOf(service, 'outgoing_emails', `account_id=eq.${id}`)
  expect(kept.map(({ kind, to_address }) => `${kind} ${to_address}`)).toEqual(
    Array.from({ length: 2 }, () => `role_answer ${email}`),
  )

  const changes = await rowsOf(service, 'role_changes', `user_id=eq.${id}`, 'changed_at')
  expect(changes.map(({ old_role, new_role }) => [old_role, new_role])).toEqual([
    [null, 'employer'],
    ['employer', null],
  ])
  for (const { changed_by } of changes) expect(changed_by).toMatch(/^.+@.+$/)
  const logged = await rowsOf(service, 'audit_log', `subject=eq.${id}`)
  expect(logged.map(({ action, actor_id, actor }) => [action, actor_id, actor])).toEqual(
    ['given_employer', 'taken_employer'].map((action) => [action, null, changes[0]?.changed_by]),
  )
})

test('whoever signs up to support people is led to their organisation, and nothing is asked in their name', async ({
  service,
}) => {
  const email = aNewAddress()
  const asked = await postForm(service, '/auth/sign-up', { email, password: aPassword, wantedRole: 'partner' })
  const mail = await waitUntil(
    async () => (await mailFor(service, email)).find(({ text }) => text.includes('token_hash=')),
    { withinMs: 20_000, failure: 'no link came' },
  )
  const link = new URL(linkIn(mail), service.url)
  // In the browser in which the password was typed: anywhere else it counts as a stranger's.
  const here = { cookie: cookiesOf(asked) }
  const verified = await postForm(service, '/auth/verify', Object.fromEntries(link.searchParams), here)
  expect(verified.headers.get('location')).toBe('/account/organisation')
  const { id, app_metadata } = await userOf(service, email, aPassword)
  expect(app_metadata.role).toBeUndefined()
  expect(await rowsOf(service, 'organisations', `asked_by=eq.${id}`)).toEqual([])
})

test('the command says what is wrong and what to do, and changes nothing', async ({ service }) => {
  const publishable = service.keys.publishableKey
  const address = `new-${Date.now()}@example.org`
  await fetch(`${service.supabaseUrl}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: publishable, 'content-type': 'application/json' },
    body: JSON.stringify({ email: address, password: 'three words that fit' }),
  })
  const cases: [string[], Record<string, string>, string][] = [
    [[address, 'employer'], {}, 'has not been verified yet'],
    [['nobody@example.org', 'employer'], {}, 'No account has the address nobody@example.org'],
    [['no-role@example.org', 'admin'], {}, 'There is no role "admin"'],
    [[], {}, 'npm run role -- name@example.org'],
    [['no-role@example.org'], {}, 'npm run role -- name@example.org'],
    [['not an address', 'employer'], {}, 'npm run role -- name@example.org'],
    [['--give', 'employer'], {}, 'npm run role -- name@example.org'],
    [['no-role@example.org', 'employer', '--reason', 'why'], {}, 'A reason goes with none alone'],
    [['no-role@example.org', 'none', '--reason', 'x'.repeat(501)], {}, 'at most 500 characters'],
    [['team@example.org', 'none'], {}, 'is the last member of the team'],
    [['no-role@example.org', 'employer'], { SUPABASE_PORT: '9' }, 'Run npm start first'],
    [
      ['no-role@example.org', 'employer'],
      {
        NEXT_PUBLIC_SUPABASE_URL: service.supabaseUrl,
        SUPABASE_SECRET_KEY: publishable,
        SUPABASE_PUBLISHABLE_KEY: publishable,
      },
      'refused the key',
    ],
  ]
  for (const [args, env, sentence] of cases) {
    const { code, output } = await runRole(service, args, env)
    expect(code, args.join(' ')).toBe(1)
    expect(output, args.join(' ')).toContain(sentence)
  }
  // The same command against a project that is named by its address, as a hosted one is.
  const hosted = await runRole(service, ['candidate@example.org', 'candidate'], {
    NEXT_PUBLIC_SUPABASE_URL: service.supabaseUrl,
    SUPABASE_SECRET_KEY: service.keys.secretKey,
    SUPABASE_PUBLISHABLE_KEY: publishable,
  })
  expect(hosted.output).toContain('already has the role candidate')
})
