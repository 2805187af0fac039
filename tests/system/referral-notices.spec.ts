import { expect, test } from 'playwright/test'

import { callFunction, rowsOf, startServiceWith } from '../support/database'
import { idOf } from '../support/id-of'
import { mailFor } from '../support/mailbox'
import type { Service } from '../support/service'
import { waitUntil } from '../support/wait-until'

const [sender, receiver] = [idOf(801), idOf(802)]
const [referrer, colleague, taker, leader, quiet, helper] = [1, 2, 3, 4, 5, 6].map(idOf)

const member = (id = '', name: string, at: string, rights: string): string => `
  insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
    values ('${id}', '${name}@example.org', now(), '{"role": "${rights === 'support' ? 'caseworker' : 'partner'}"}', '{}');
  insert into organisation_members (user_id, organisation_id, ${rights}) values ('${id}', '${at}', true);`

/** Two members who refer; in the other organisation whoever may answer, one of them without emails, and a caseworker who may not. */
const seed = `
  insert into organisations (id, kind, name, state, services, areas, safeguarding_name, safeguarding_email, takes_referrals) values
    ('${sender}', 'partner', 'Moorside Resettlement', 'approved', '{cv}', '{Leeds}', 'Pat Green', 'pat@example.org', false),
    ('${receiver}', 'partner', 'A Fresh Start', 'approved', '{cv}', '{Leeds}', 'Lee Moss', 'lee@example.org', true);
  ${member(referrer, 'referrer', sender, 'refer')}
  ${member(colleague, 'colleague', sender, 'refer')}
  ${member(taker, 'taker', receiver, 'refer')}
  ${member(leader, 'leader', receiver, 'see_all_people')}
  ${member(quiet, 'quiet', receiver, 'refer')}
  ${member(helper, 'helper', receiver, 'support')}
  update organisation_members set manage_people = true where user_id in ('${colleague}', '${leader}');
  insert into support_email_choices (user_id, wants_news) values ('${quiet}', false);`

const consent = {
  wording: 'They may pass it on.',
  wording_version: 'v',
  way: 'signed',
  given_on: '2026-11-20',
  ends_on: '2099-11-20',
}
const facts = { name: 'Quill Feather', phone: '0113 496 0000', safe_ways: ['call'] }

let service: Service
test.beforeAll(async () => {
  service = await startServiceWith(seed)
})
test.afterAll(() => service?.dispose())

type Answer = { outcome: string; reference?: string }

async function step(actor: string | undefined, reference: string, change: object): Promise<void> {
  const [row] = await rowsOf(service, 'referrals', `reference=eq.${reference}`)
  const answer = await callFunction(service, 'commit_referral', {
    p_actor: actor,
    p_reference: reference,
    p_version: row?.version,
    p_change: JSON.stringify(change),
  })
  expect(answer).toMatchObject({ outcome: 'done' })
}

async function refer(name: string, to = receiver): Promise<string> {
  const begun = (await callFunction(service, 'begin_referral', {
    p_actor: referrer,
    p_receiver: to,
    p_consent: JSON.stringify(consent),
  })) as Answer
  const reference = String(begun.reference)
  const said = { kind: 'changed', by: 'sender', facts: { ...facts, name }, services: ['cv'], words: 'A CV.' }
  await step(referrer, reference, said)
  await step(referrer, reference, { kind: 'sent', by: 'sender', state: 'sent' })
  return reference
}

/** Two rounds at the same moment, until nothing waits. */
async function round(): Promise<void> {
  const ask = () =>
    fetch(`${service.url}/api/outbox`, { headers: { authorization: `Bearer ${service.keys.cronSecret}` } })
  for (const { status } of await Promise.all([ask(), ask()])) expect(status).toBe(200)
  await waitUntil(
    async () =>
      (await rowsOf(service, 'outgoing_emails')).every(({ status }) => status === 'sent') ? true : undefined,
    { withinMs: 30_000, failure: 'the emails were not sent' },
  )
}

const subjectsOf = async (name: string): Promise<string[]> =>
  (await mailFor(service, `${name}@example.org`)).map(({ subject }) => subject)

test('whoever may answer a referral is emailed that it came, and whoever sent it that it was answered, without a name', async () => {
  const reference = await refer('Quill Feather')
  await round()
  await round()
  const came = ['A referral has arrived']
  expect(await Promise.all(['taker', 'leader', 'quiet', 'helper', 'referrer', 'colleague'].map(subjectsOf))).toEqual([
    came,
    came,
    [],
    [],
    [],
    [],
  ])
  const [email] = await mailFor(service, 'taker@example.org')
  expect(email?.text).toContain('/dashboard/partnerportal/referrals?state=sent')
  expect(`${email?.subject} ${email?.html} ${email?.text}`).not.toMatch(/Quill|Feather|RF-|Moorside|Fresh/)

  const due = { state: 'accepted', due_on: '2026-12-02', worker_id: helper }
  await step(taker, reference, { kind: 'accepted', by: 'receiver', ...due })
  await round()
  await round()
  expect(await Promise.all(['referrer', 'colleague', 'taker'].map(subjectsOf))).toEqual([
    ['A referral was answered'],
    [],
    came,
  ])
  const [answer] = await mailFor(service, 'referrer@example.org')
  expect(answer?.text).toContain('/dashboard/partnerportal/referrals?direction=sent')
  expect(`${answer?.html}`).not.toMatch(/Quill|Feather|RF-|Moorside|Fresh|[Aa]ccepted/)
})

test('the link in it stops these emails, a colleague is told once whoever sent it has left, and a withdrawn one tells nobody', async () => {
  const [email] = await mailFor(service, 'leader@example.org')
  const stop = /<(.*)>/.exec(email?.headers['list-unsubscribe'] ?? '')?.[1] ?? ''
  const stopped = await fetch(service.url + stop.slice(stop.indexOf('/api/')), {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
  })
  expect(stopped.status).toBe(200)

  const second = await refer('Somebody Else')
  const third = await refer('A Third')
  const gone = { kind: 'withdrawn', by: 'sender', state: 'withdrawn', reason: 'sent_in_error' }
  await step(referrer, third, gone)
  await round()
  expect(await subjectsOf('leader')).toHaveLength(1)
  expect(await subjectsOf('taker')).toHaveLength(2)

  const left = await callFunction(service, 'end_membership', { p_actor: referrer, p_member: referrer })
  expect(left).toEqual({ outcome: 'done' })
  await step(taker, second, { kind: 'declined', by: 'receiver', state: 'declined', reason: 'full' })
  await round()
  expect(await Promise.all(['referrer', 'colleague'].map(subjectsOf))).toEqual([
    ['A referral was answered'],
    ['A referral was answered'],
  ])
})

test('nobody gets more than ten a day', async () => {
  for (let number = 1; number <= 10; number += 1) {
    const from = { receiver_id: receiver, facts: { ...facts, name: `Person ${number}` }, services: ['cv'], words: '' }
    const given = { ...from, consent: { ...consent, way: 'online' } }
    const answer = await callFunction(service, 'refer_oneself', {
      p_referral: JSON.stringify(given),
      p_client: null,
      p_client_per_minute: 5,
      p_client_per_hour: 20,
    })
    expect(answer).toMatchObject({ outcome: 'done' })
  }
  await round()
  expect(await subjectsOf('taker')).toHaveLength(10)
})
