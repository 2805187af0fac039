import { expect } from 'playwright/test'

import { roleAnswers } from '../../lib/content/account/role-emails'
import { aNewAddress, aPassword, cookiesOf, linkIn, postForm } from '../support/accounts'
import { addAccount } from '../support/add-account'
import { callFunction, rowsOf } from '../support/database'
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

const ask = (service: Service, userId: string, role: string, note = '') =>
  callFunction(service, 'request_role', {
    p_user_id: userId,
    p_role: role,
    p_organisation: 'Acme & Sons',
    p_note: note,
    p_to_address: 'team@example.org',
    p_subject: 'Somebody asks for an employer account',
    p_html: '<p>asks</p>',
    p_body_text: 'asks',
  })

test('ops see a request in the list and in their mail, give the role, and take it away; each change is noted', async ({
  service,
}) => {
  const { email, password } = await addAccount(service, 'asks')
  const { id, app_metadata } = await userOf(service, email, password)
  expect(app_metadata.role).toBeUndefined()
  expect((await runRole(service, [])).output).not.toContain(email)

  expect(await ask(service, id, 'employer', 'We hire\u001b[31m drivers\nin Leeds')).toBe('asked')
  expect(await ask(service, id, 'partner')).toBe('already')
  const listed = await runRole(service, [])
  expect(listed.code).toBe(0)
  expect(listed.output).toContain(`${email}  asks for: employer`)
  expect(listed.output).toContain('organisation: Acme & Sons')
  expect(listed.output).toContain('says: We hire [31m drivers in Leeds')
  await waitUntil(
    async () =>
      (await mailFor(service, 'team@example.org')).find(
        ({ subject }) => subject === 'Somebody asks for an employer account',
      ),
    { withinMs: 20_000, failure: 'the team was not told' },
  )

  // Asking gave nothing.
  expect((await userOf(service, email, password)).app_metadata.role).toBeUndefined()

  const given = await runRole(service, [email.toUpperCase(), 'employer'])
  expect(given.code).toBe(0)
  expect(given.output).toContain('was none, is employer')
  expect(given.output).toContain('Their request is now granted.')
  expect((await userOf(service, email, password)).app_metadata.role).toBe('employer')
  expect(given.output).toContain('An email tells them that it is open.')
  expect((await runRole(service, [])).output).not.toContain(email)
  expect((await runRole(service, [email, 'employer'])).output).toContain('already has the role employer')

  expect(await ask(service, id, 'partner')).toBe('asked')
  const taken = await runRole(service, [email, 'none'])
  expect(taken.output).toContain('was employer, is none')
  expect(taken.output).toContain('Their request is now declined.')
  expect((await userOf(service, email, password)).app_metadata.role).toBeUndefined()

  expect(await ask(service, id, 'candidate')).toBe('asked')
  const reason = 'We could not reach you <b>by phone</b> & by email.'
  const refused = await runRole(service, [email, 'none', '--reason', reason])
  expect(refused.output).toContain('An email tells them that the answer is no.')
  expect(await ask(service, id, 'candidate')).toBe('limited')
  const [first] = await rowsOf(service, 'role_requests', `user_id=eq.${id}&requested_role=eq.candidate`)
  expect(first).toMatchObject({ state: 'declined', answer: reason })

  // Each answer reached the person once, and none says to whoever else reads it what kind of account it is about.
  const answers = await waitUntil(
    async () => {
      const mails = (await mailFor(service, email)).filter(({ subject }) => subject === 'News about your account')
      return mails.length === 3 ? mails : undefined
    },
    { withinMs: 30_000, failure: 'the person was not told' },
  )
  expect(answers.map(({ text }) => text.split('\n')[0]).sort()).toEqual(
    [roleAnswers.given.heading, roleAnswers.closed.heading, roleAnswers.refused.heading].sort(),
  )
  const no = answers.find(({ text }) => text.startsWith(roleAnswers.refused.heading))
  expect(no?.text).toContain(`The reason: ${reason}`)
  expect(no?.html).not.toContain('<b>')
  for (const { subject, text, html, from } of answers) {
    expect(from[0]?.name).toBe('The SCT team')
    expect(text).toMatch(/http:\/\/\S+\/account(\/role)?\n/)
    for (const part of [subject, text, html]) {
      expect(part).not.toMatch(/employer|candidate|partner|convict|crimin|second chance|Acme|drivers/i)
    }
  }
  const kept = await rowsOf(service, 'outgoing_emails', `account_id=eq.${id}`)
  expect(kept.map(({ kind, to_address }) => `${kind} ${to_address}`)).toEqual(
    Array.from({ length: 3 }, () => `role_answer ${email}`),
  )

  const changes = await rowsOf(service, 'role_changes', `user_id=eq.${id}`, 'changed_at')
  expect(changes.map(({ old_role, new_role }) => [old_role, new_role])).toEqual([
    [null, 'employer'],
    ['employer', null],
  ])
  for (const { changed_by } of changes) expect(changed_by).toMatch(/^.+@.+$/)
  const logged = await rowsOf(service, 'audit_log', `subject=eq.${id}`)
  expect(logged.map(({ action, actor_id, actor }) => [action, actor_id, actor])).toEqual(
    ['given_employer', 'refused', 'taken_employer', 'refused'].map((action) => [action, null, changes[0]?.changed_by]),
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
  const { id } = await userOf(service, email, aPassword)
  expect(await rowsOf(service, 'role_requests', `user_id=eq.${id}`)).toEqual([])
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
