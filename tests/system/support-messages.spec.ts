import { expect, test } from 'playwright/test'

import { londonDay } from '../../lib/domain/dates/london-time'
import { openWrappedMessage, sealIntoThread } from '../../lib/server/hiring/vault/sealed-text'
import { readVaultKeys, type VaultKey } from '../../lib/server/hiring/vault/vault-keys'
import { file, people, seed, type Person } from '../support/a-supported-person'
import { idOf } from '../support/id-of'
import { startOwnDatabase, type OwnDatabase } from '../support/own-database'
import { prepareTries, resultsOf } from '../support/try-as'

const quoted = (value: unknown): string => `'${JSON.stringify(value).replaceAll("'", "''")}'`
const [newKey, oldKey] = ['n', 'o'].map((letter) => readVaultKeys([letter.repeat(43)])[0]) as [VaultKey, VaultKey]

type Side = 'person' | 'worker'
type Thread = {
  side: Side
  id: string
  silence: string | null
  read_by_person_at: string | null
  read_by_worker_at: string | null
  key: { key_id: string; wrapped: string } | null
  messages: { id: string; by_side: Side; sealed: string; sent_at: string | null; stopped_at: string | null }[]
}
type Due = { message: string; account: string; reference: string; role: string }

let database: OwnDatabase
test.beforeAll(async () => void (database = await startOwnDatabase()))
test.beforeEach(async () => {
  await database.reset()
  await database.run(seed)
})
test.afterAll(() => database.stop())

const one = async <T = unknown>(expression: string): Promise<T> =>
  (await database.rows(`select ${expression} as value`))[0]?.value as T
const count = (rows: string) => one(`(select count(*)::int from ${rows})`)
const open = (who: Person, marks = false) =>
  one<Thread | null>(`open_support_thread('${people[who].id}', 'SP-000001', ${marks})`)
let made = 0

/** Sends as the server does. */
const send = async (
  who: Person,
  text: string,
  { at = null, most = 30, id = idOf(900 + (made += 1)) }: { at?: string | null; most?: number; id?: string } = {},
) => {
  const thread = await open(who)
  const key = thread?.key ? { keyId: thread.key.key_id, wrapped: thread.key.wrapped } : null
  const sealed = sealIntoThread(text, key, { threadId: file, id, by: thread?.side ?? 'worker', keys: [newKey] })
  const message = { id, ...sealed, send_at: at, day: londonDay(new Date()), most }
  const answer = await one<{ outcome: string }>(
    `send_support_message('${people[who].id}', 'SP-000001', ${quoted(message)})`,
  )
  return answer.outcome
}
const textsOf = (thread: Thread | null, keys = [newKey]) =>
  (thread?.messages ?? []).map(({ sealed, id, by_side: by }) =>
    openWrappedMessage(sealed, thread?.key ? { keyId: thread.key.key_id, wrapped: thread.key.wrapped } : null, {
      threadId: file,
      id,
      by,
      keys,
    }),
  )
/** One round of the sender. */
const round = async () => {
  const due = await one<Due[]>('support_notices_due(50)')
  for (const { message, account } of due) {
    await one(
      `queue_support_notice('${message}', '${account}', ${quoted({ subject: 's', html: 'h', text: 't', stop_url: 'u' })})`,
    )
  }
  return due.map(({ role }) => role)
}
const emails = async () =>
  (await database.rows(`select to_address from outgoing_emails order by created_at, id`)).map((row) => row.to_address)
const everything = () =>
  database.rows(`select (select jsonb_agg(to_jsonb(m) order by m.id) from support_messages m) as messages,
        (select jsonb_agg(to_jsonb(t)) from support_threads t) as threads`)

test('a message reaches the other side sealed, and an email says only that something is there', async () => {
  expect(await send('worker', 'See you on Tuesday, Quillfeather')).toBe('done')
  expect(await round()).toEqual(['candidate'])
  expect(await emails()).toEqual(['person@example.org'])
  // While it is unread, another soon after it owes no second email.
  expect(await send('worker', 'Or on Wednesday')).toBe('done')
  expect(await round()).toEqual([])
  const thread = await open('person', true)
  expect(thread).toMatchObject({ side: 'person', silence: null, read_by_person_at: null })
  expect(textsOf(thread)).toEqual(['See you on Tuesday, Quillfeather', 'Or on Wednesday'])
  expect((await open('worker'))?.read_by_person_at).not.toBeNull()
  expect(await send('person', 'Tuesday, please')).toBe('done')
  expect(await round()).toEqual(['caseworker'])
  expect(await emails()).toEqual(['person@example.org', 'worker@example.org'])
  expect(JSON.stringify(await everything())).not.toMatch(/Tuesday|Wednesday|Quillfeather/)
  expect(await count('outgoing_emails where html is null')).toBe(0)
})

test('nobody else reads or writes; a lead does once they said why, and leaves it unread for the worker', async () => {
  await send('person', 'Hello')
  for (const who of ['colleague', 'elsewhere', 'another', 'lead'] as const) {
    expect(await open(who), who).toBeNull()
    expect(await send(who, 'Mine'), who).toBe('missing')
  }
  await one(`open_supported_person('${people.lead.id}', 'SP-000001', 'cover', '')`)
  expect((await open('lead', true))?.messages).toHaveLength(1)
  expect((await open('worker'))?.read_by_worker_at).toBeNull()
  // Whoever answers has read it, and so has the worker.
  expect(await send('lead', 'I answer for my colleague')).toBe('done')
  expect((await open('worker'))?.read_by_worker_at).not.toBeNull()
  await database.run(`update supported_people set worker_id = null`)
  expect(await send('person', 'Is anybody there?')).toBe('no_worker')
})

test('sent twice it is one message, and a side has a day’s limit', async () => {
  const id = idOf(800)
  expect([await send('person', 'Twice', { id }), await send('person', 'Twice', { id })]).toEqual(['done', 'done'])
  expect(await count('support_messages')).toBe(1)
  expect(await send('person', 'More', { most: 1 })).toBe('too_many')
  expect(await send('worker', 'Other side', { most: 1 })).toBe('done')
})

test('one for later waits unseen, goes out when its time comes, and can be stopped before', async () => {
  const later = new Date(Date.now() + 3_600_000).toISOString()
  const [goes, stopped] = [idOf(801), idOf(802)]
  expect(await send('worker', 'Good morning', { at: later, id: goes })).toBe('done')
  expect(await send('worker', 'Never mind', { at: later, id: stopped })).toBe('done')
  expect(await round()).toEqual([])
  expect((await open('person'))?.messages).toEqual([])
  expect(textsOf(await open('worker'))).toHaveLength(2)
  const withdraw = async (who: Person, id: string) =>
    (await one<{ outcome: string }>(`withdraw_support_message('${people[who].id}', '${id}')`)).outcome
  expect(await withdraw('person', stopped)).toBe('missing')
  expect(await withdraw('worker', stopped)).toBe('done')
  // What was stopped keeps its words until they are deleted.
  expect(await count('support_messages where stopped_at is not null')).toBe(1)
  await database.run(`update support_messages set send_at = now() - interval '1 second'`)
  expect(await round()).toEqual(['candidate'])
  expect((await open('person'))?.messages.map(({ id }) => id)).toEqual([goes])
  expect(await withdraw('worker', goes)).toBe('changed')
  expect(await withdraw('worker', stopped)).toBe('deleted')
  expect(await count('support_messages')).toBe(1)
})

test('a consent that has ended stops what waits, its emails and every new message, and the worker learns why', async () => {
  const later = new Date(Date.now() + 3_600_000).toISOString()
  await send('worker', 'Now')
  await send('worker', 'Later', { at: later })
  await round()
  expect(await emails()).toHaveLength(1)
  await one(`end_own_support('${people.person.id}', '${file}')`)
  expect(await emails()).toEqual([])
  await database.run(`update support_messages set send_at = now() where sent_at is null`)
  expect(await round()).toEqual([])
  expect(await count('support_messages where stopped_at is not null')).toBe(1)
  // Who helped them no longer sees the file; they and their colleagues learn that it is closed, others nothing.
  for (const who of ['worker', 'colleague', 'lead'] as const) {
    expect(await open(who), who).toEqual({ side: null })
    expect(await send(who, 'Hello?'), who).toBe('consent')
  }
  for (const who of ['elsewhere', 'another'] as const) expect(await open(who), who).toBeNull()
  // The person still reads what was written to them.
  expect(await open('person')).toMatchObject({ side: 'person', silence: 'consent', messages: [{}] })
  expect(await send('person', 'Hello?')).toBe('consent')
})

test('nobody is written to who could not read it, or whose consent has run out', async () => {
  await database.run(`update supported_people set user_id = null`)
  expect(await send('worker', 'Hello')).toBe('no_account')
  await database.run(`update supported_people set user_id = '${people.person.id}';
        update support_consents set given_on = given_on - 400, ends_on = ends_on - 400`)
  expect(await open('worker')).toMatchObject({ side: 'worker', silence: 'consent' })
  expect(await send('worker', 'Hello')).toBe('consent')
})

test('nobody is emailed by a way that is not safe, or who does not want to be', async () => {
  await database.run(`update supported_people set safe_ways = '["call"]'`)
  await send('worker', 'Hello')
  expect(await round()).toEqual([])
  expect(await count('support_messages where told_at is null')).toBe(0)
  await one(`choose_support_emails('${people.worker.id}', false, null)`)
  await send('person', 'Hello')
  expect(await round()).toEqual([])
  expect(await emails()).toEqual([])
  expect(await one(`(select to_jsonb(e) - 'changed_at' from support_email_choices e)`)).toEqual({
    user_id: people.worker.id,
    wants_news: false,
    wants_digest: true,
  })
})

test('what is new is listed for whoever helps and for the person, and unread for days it is an alert', async () => {
  await prepareTries(database, 'ours')
  const unread = async (who: Person) => {
    const statement = `select * from jsonb_array_elements(my_unread_support())`
    return (await resultsOf(database, [{ cell: 'n', as: 'authenticated', id: people[who].id, statement }])).n
  }
  await send('worker', 'Hello')
  await send('person', 'Hello')
  expect([await unread('worker'), await unread('person'), await unread('colleague')]).toEqual(['1', '0', '0'])
  const talks = async (who: Person) => {
    const statement = `select * from jsonb_array_elements(my_support_conversations()) as one where one ->> 'last_at' is not null`
    return (await resultsOf(database, [{ cell: 'n', as: 'authenticated', id: people[who].id, statement }])).n
  }
  expect([await talks('worker'), await talks('person'), await talks('colleague')]).toEqual(['1', '0', '0'])
  // Whoever has not been written to can be chosen, after those who have: by name.
  await database.run(`insert into supported_people
    select (jsonb_populate_record(p, '{"id": "${idOf(77)}", "reference": "SP-000077", "name": "Abe", "user_id": null, "known_by": "abe"}')).* from supported_people p`)
  const listed = `select 1 from (select string_agg(t ->> 'reference', ' ' order by place) as all_of
    from jsonb_array_elements(my_support_conversations()) with ordinality as x (t, place)) y where all_of = 'SP-000001 SP-000077'`
  expect(
    (await resultsOf(database, [{ cell: 'n', as: 'authenticated', id: people.worker.id, statement: listed }])).n,
  ).toBe('1')
  await database.run(`delete from supported_people where reference = 'SP-000077'`)
  await database.run(`update support_messages set sent_at = now() - interval '3 days' where by_side = 'person';
        update support_threads set read_by_worker_at = now() - interval '4 days'`)
  const facts = () =>
    one<{ message_unread_at: string | null }>(`support_alert_facts((select p from supported_people p))`)
  expect((await facts()).message_unread_at).not.toBeNull()
  await open('worker', true)
  expect((await facts()).message_unread_at).toBeNull()
  expect(await unread('worker')).toBe('0')
})

test('the copy of the person’s data has every message, and deleting the file leaves none', async () => {
  await send('worker', 'Hello')
  await send('worker', 'Later', { at: new Date(Date.now() + 3_600_000).toISOString() })
  expect(await one(`support_data_of('${people.person.id}') -> 0`)).toMatchObject({
    support_messages: [{ by_side: 'worker' }, { by_side: 'worker', sent_at: null }],
  })
  expect(await one(`sealed_support_messages_of('${people.person.id}')`)).toHaveLength(2)
  expect(await one(`sealed_support_messages_of('${people.worker.id}')`)).toEqual([])
  await round()
  await database.run('delete from supported_people')
  for (const table of ['support_threads', 'support_messages', 'outgoing_emails']) expect(await count(table)).toBe(0)
})

test('the key of a conversation is wrapped again under a new VAULT_KEY', async () => {
  await send('worker', 'Hello')
  const rows = (await one(`support_keys_to_wrap('${oldKey.id}', null, 10)`)) as { person_id: string }[]
  expect(rows.map(({ person_id }) => person_id)).toEqual([file])
  expect(await one(`support_keys_to_wrap('${newKey.id}', null, 10)`)).toEqual([])
  const thread = await open('worker')
  const wrap = (was: string) => one(`wrap_support_key('${file}', '${was}', '${oldKey.id}', '${'w'.repeat(64)}')`)
  expect(await wrap('something else')).toBe(false)
  expect(await wrap(thread?.key?.wrapped ?? '')).toBe(true)
})
