import { expect, test } from 'playwright/test'

import { londonDay } from '../../lib/domain/dates/london-time'
import {
  makeKey,
  openMessage,
  sealMessage,
  unwrapThreadKey,
  wrapThreadKey,
} from '../../lib/server/hiring/vault/sealed-text'
import { readVaultKeys, type VaultKey } from '../../lib/server/hiring/vault/vault-keys'
import { idOf } from '../support/id-of'
import { startOwnDatabase, type OwnDatabase } from '../support/own-database'
import { prepareTries, resultsOf } from '../support/try-as'

const people = {
  person: idOf(1),
  otherPerson: idOf(2),
  member: idOf(3),
  colleague: idOf(4),
  memberWithoutRight: idOf(5),
  stranger: idOf(6),
  team: idOf(7),
} as const
type Who = keyof typeof people
const roles: Record<Who, string> = {
  person: 'candidate',
  otherPerson: 'candidate',
  member: 'employer',
  colleague: 'employer',
  memberWithoutRight: 'employer',
  stranger: 'employer',
  team: 'team',
}
const [company, otherCompany] = [idOf(101), idOf(102)]
const [personId, otherPersonId] = [idOf(201), idOf(202)]
/** Shortlisted; another person's; not shortlisted yet; ended long ago. */
const [application, theirs, unnamed, ended] = [idOf(301), idOf(302), idOf(303), idOf(304)]
// A day of the database's own clock: how many were sent on it is counted by when they were.
const today = londonDay(new Date())

const anApplication = (
  id: string,
  number: number,
  change: { person?: string; stage?: string; endedOn?: string } = {},
) => {
  const { person = personId, stage = 'interview', endedOn } = change
  return `('${id}', 'A-00000${number}', 'baker-leeds-${number}', '${company}', '${person}', 3, '${stage}', '2026-01-20', '2026-01-21',
    'employer', ${stage !== 'applied'}, ${endedOn ? 'null' : `'2026-11-21'`}, ${endedOn ? `'${endedOn}'` : 'null'})`
}

const seed = `
  insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data) values ${Object.entries(people)
    .map(([name, id]) => `('${id}', '${name.toLowerCase()}@example.org', now(), '{"role": "${roles[name as Who]}"}')`)
    .join(',\n')};
  insert into organisations (id, name, sector, size, state) values
    ('${company}', 'One', 'retail', '1_9', 'approved'), ('${otherCompany}', 'Two', 'retail', '1_9', 'approved');
  insert into organisation_members (user_id, organisation_id, see_applicants) values
    ('${people.member}', '${company}', true), ('${people.colleague}', '${company}', true),
    ('${people.memberWithoutRight}', '${company}', false), ('${people.stranger}', '${otherCompany}', true);
  insert into jobs (id, organisation_id, status, advert, title, posted_on)
    select 'baker-leeds-' || i, '${company}', 'live', '{"town": "Leeds"}', 'Baker', '2026-01-01' from generate_series(1, 4) i;
  insert into candidate_profiles (person_id, user_id) values
    ('${personId}', '${people.person}'), ('${otherPersonId}', '${people.otherPerson}');
  insert into candidate_contacts (person_id, first_name, last_name) values ('${personId}', 'Jo', 'Li'), ('${otherPersonId}', 'Al', 'Ng');
  insert into applications (id, reference, job_id, organisation_id, person_id, version, stage, applied_on, changed_on, changed_by, is_named,
    waits_since, ended_on) values
    ${anApplication(application, 1)}, ${anApplication(theirs, 2, { person: otherPersonId })},
    ${anApplication(unnamed, 3, { stage: 'applied' })},
    ${anApplication(ended, 4, { stage: 'unsuccessful_after_interview', endedOn: '2026-01-21' })};`

const quoted = (value: unknown): string => `'${JSON.stringify(value).replaceAll("'", "''")}'`
const [newKey, oldKey] = ['n', 'o'].map((letter) => readVaultKeys([letter.repeat(43)])[0]) as [VaultKey, VaultKey]

type Thread = {
  side: 'candidate' | 'employer'
  has_reader: boolean
  unread: number
  key: { key_id: string; wrapped: string } | null
  messages: { id: string; by_side: 'candidate' | 'employer'; sealed: string; is_reported: boolean }[]
}
type Answer = { outcome: string }

test.describe.configure({ mode: 'serial' })
let database: OwnDatabase
test.beforeAll(async () => {
  database = await startOwnDatabase()
  await database.run(seed)
  await prepareTries(database, 'ours')
})
test.afterAll(() => database.stop())

const ask = async <T = Answer>(call: string) => (await database.rows(`select ${call} as answer`))[0]?.answer as T
const open = (who: Who, { id = application, marks = false } = {}) =>
  ask<Thread | null>(`open_thread('${people[who]}', '${id}', ${marks})`)
const email = { subject: 'You have a message', html: 'h', text: 't', stop_url: 'https://example.org/stop' }
const tokens = { [people.member]: 'token-of-member', [people.stranger]: 'token-of-stranger' }
const membersEmail = { ...email, html: 'stop {token}', stop_url: 'https://example.org/{token}', tokens }
let made = 0

/** Sends as the server does. */
const send = async (
  who: Who,
  text: string,
  {
    to = application,
    stage = 'interview',
    most = 10,
    id = idOf(900 + (made += 1)),
  }: { to?: string; stage?: string; most?: number; id?: string } = {},
) => {
  const thread = await open(who, { id: to })
  const key = thread?.key ? { keyId: thread.key.key_id, wrapped: thread.key.wrapped } : null
  const threadKey = key ? unwrapThreadKey(key, [newKey], to) : makeKey()
  if (!threadKey) throw new Error('no key')
  const wrapped = key ?? wrapThreadKey(threadKey, newKey, to)
  const message = {
    id,
    stage,
    day: today,
    most,
    was: key?.wrapped ?? null,
    sealed: sealMessage(text, threadKey, { threadId: to, id, by: thread?.side ?? 'candidate' }),
    key_id: wrapped.keyId,
    wrapped: wrapped.wrapped,
  }
  return ask(`send_message('${people[who]}', '${to}', ${quoted(message)}, ${quoted(email)}, ${quoted(membersEmail)})`)
}
const textsOf = (thread: Thread | null, id = application, by = [newKey]) => {
  const key = thread?.key && unwrapThreadKey({ keyId: thread.key.key_id, wrapped: thread.key.wrapped }, by, id)
  return thread?.messages.map(
    (one) => key && openMessage(one.sealed, key, { threadId: id, id: one.id, by: one.by_side }),
  )
}
const emails = async () =>
  (await database.rows(`select to_address, html, stop_url from outgoing_emails order by created_at, to_address`)).map(
    ({ to_address, html, stop_url }) => [to_address, html, stop_url],
  )
const history = async () =>
  (
    await database.rows(`select e.by_side, e.note, a.version = 3 as is_no_step from application_events e
          join applications a on a.id = e.application_id where e.kind = 'message_sent' order by e.id`)
  ).map(({ by_side, note, is_no_step }) => [by_side, note, is_no_step])
const kept = () =>
  database.rows(`select (select jsonb_agg(to_jsonb(m) order by m.id) from application_messages m) as messages,
        (select jsonb_agg(to_jsonb(t) order by t.application_id) from application_threads t) as threads,
        (select count(*)::int from application_events) as events, (select count(*)::int from outgoing_emails) as emails`)
const waiting = async (who: Who) => {
  const { n } = await resultsOf(database, [
    { cell: 'n', as: 'authenticated', id: people[who], statement: 'select * from my_unread_messages()' },
  ])
  return n
}

test('a message reaches the other side sealed, with its line of history and one email that says nothing of it', async () => {
  expect(await send('member', 'See you on Tuesday, Quillfeather')).toEqual({ outcome: 'done' })
  expect(await emails()).toEqual([['person@example.org', 'h', 'https://example.org/stop']])
  expect(await waiting('person')).toBe('1')
  expect(await waiting('member')).toBe('0')
  // While it is unread, another soon after it owes no second email and makes no second line.
  expect(await send('colleague', 'Or on Wednesday')).toEqual({ outcome: 'done' })
  expect(await emails()).toHaveLength(1)
  const thread = await open('person')
  expect(thread).toMatchObject({ side: 'candidate', unread: 2, has_reader: true })
  expect(textsOf(thread)).toEqual(['See you on Tuesday, Quillfeather', 'Or on Wednesday'])
  expect(await open('person', { marks: true })).toMatchObject({ unread: 2 })
  expect(await open('person')).toMatchObject({ unread: 0 })
  expect(await waiting('person')).toBe('0')
  expect(await send('person', 'Tuesday, please')).toEqual({ outcome: 'done' })
  // Only to those who may see applicants and have a token: the colleague joined meanwhile, the stranger works elsewhere.
  expect((await emails()).slice(1)).toEqual([
    ['member@example.org', 'stop token-of-member', 'https://example.org/token-of-member'],
  ])
  expect(await waiting('member')).toBe('1')
  expect(await waiting('memberWithoutRight')).toBe('0')
  expect(await open('colleague', { marks: true })).toMatchObject({ side: 'employer', unread: 1 })
  expect(await waiting('member')).toBe('0')
  expect(await history()).toEqual([
    ['employer', null, true],
    ['candidate', null, true],
  ])
  expect(JSON.stringify(await kept())).not.toMatch(/Tuesday|Wednesday|Quillfeather/)
})

test('the same message sent twice is one message', async () => {
  const id = idOf(800)
  expect(await send('person', 'Twice', { id })).toEqual({ outcome: 'done' })
  const before = await kept()
  expect(await send('person', 'Twice', { id })).toEqual({ outcome: 'done' })
  expect(await kept()).toEqual(before)
})

test('nobody else reads or writes, nobody before the shortlist, and not with the table open to them', async () => {
  const before = await kept()
  for (const who of ['otherPerson', 'memberWithoutRight', 'stranger', 'team'] as const) {
    expect(await open(who), who).toBeNull()
    expect(await send(who, 'Mine'), who).toEqual({ outcome: 'forbidden' })
  }
  for (const who of ['person', 'member'] as const) {
    expect(await open(who, { id: unnamed }), who).toBeNull()
    expect(await send(who, 'Too early', { to: unnamed, stage: 'applied' }), who).toEqual({ outcome: 'missing' })
    expect(await send(who, 'Late', { stage: 'offer' }), who).toEqual({ outcome: 'changed' })
    expect(await send(who, 'Too many', { most: 1 }), who).toEqual({ outcome: 'too_many' })
  }
  expect(await kept()).toEqual(before)
})

test('a message of another application or side, or changed by a byte, opens nothing', async () => {
  await send('otherPerson', 'Theirs', { to: theirs })
  const [mine, others] = [await open('person'), await open('otherPerson', { id: theirs })]
  const [first] = mine?.messages ?? []
  if (!mine || !first || !others) throw new Error('no messages')
  const read = (change: Partial<(typeof mine.messages)[number]>, id = application, thread = mine) =>
    textsOf({ ...thread, messages: [{ ...first, ...change }] }, id)?.[0]
  expect(read({})).toBe('See you on Tuesday, Quillfeather')
  expect(read({ by_side: 'candidate' })).toBeNull()
  expect(read({ id: idOf(999) })).toBeNull()
  expect(read({ sealed: others.messages[0]?.sealed ?? '' })).toBeNull()
  expect(read({}, theirs)).toBeNull()
  expect(read({}, application, { ...mine, key: others.key })).toBeNull()
  const bytes = Buffer.from(first.sealed, 'base64url')
  for (const index of [0, 12, 40, bytes.length - 1]) {
    const tampered = Buffer.from(bytes)
    tampered[index] = (tampered[index] ?? 0) ^ 1
    expect(read({ sealed: tampered.toString('base64url') }), `byte ${index}`).toBeNull()
  }
})

test('a paused company, or one that the person hides from, reads nothing, and the person cannot write to it', async () => {
  const blocked = async () => [
    await open('member'),
    (await open('person'))?.has_reader,
    (await send('person', 'Hello?')).outcome,
  ]
  const count = (await open('person'))?.messages.length
  for (const [change, undo] of [
    [
      `update organisations set state = 'paused' where id = '${company}'`,
      `update organisations set state = 'approved' where id = '${company}'`,
    ],
    [
      `insert into hidden_companies (person_id, organisation_id) values ('${personId}', '${company}')`,
      `delete from hidden_companies where person_id = '${personId}'`,
    ],
    [
      `update organisation_members set see_applicants = false where organisation_id = '${company}'`,
      `update organisation_members set see_applicants = true where user_id in ('${people.member}', '${people.colleague}')`,
    ],
  ] as const) {
    await database.run(change)
    expect(await blocked(), change).toEqual([null, false, 'no_reader'])
    // What was written stays the person's to read.
    expect((await open('person'))?.messages).toHaveLength(count ?? 0)
    await database.run(undo)
    expect((await open('person'))?.has_reader).toBe(true)
  }
})

test('a report reaches the team without a word of the message, unless it was sent along', async () => {
  const thread = await open('person')
  const [theirFirst, theirSecond, own] = thread?.messages ?? []
  const report = (who: Who, message: string | undefined, along: boolean) =>
    ask(`report_message('${people[who]}', '${application}', '${message}', 'threat', ${along})`)
  expect(await report('person', own?.id, true)).toEqual({ outcome: 'missing' })
  for (const who of ['otherPerson', 'stranger', 'team'] as const) {
    expect(await report(who, theirFirst?.id, true), who).toEqual({ outcome: 'missing' })
  }
  expect(await report('person', theirFirst?.id, false)).toEqual({ outcome: 'done' })
  expect(await report('person', theirFirst?.id, true)).toEqual({ outcome: 'already' })
  expect(await report('person', theirSecond?.id, true)).toEqual({ outcome: 'done' })
  expect((await open('person'))?.messages.map(({ is_reported }) => is_reported).slice(0, 3)).toEqual([
    true,
    true,
    false,
  ])
  type Report = { id: string; message: { id: string; sealed: string; key_id: string; wrapped: string } | null }
  const list = (who: Who, isClosed = false) =>
    ask<{ outcome: string; reports?: Report[] }>(`desk_message_reports('${people[who]}', ${isClosed})`)
  expect(await list('member')).toEqual({ outcome: 'forbidden' })
  const { reports = [] } = await list('team')
  expect(reports).toHaveLength(2)
  expect(JSON.stringify(reports)).not.toMatch(/sealed|A-00000|application/)
  const opened = (who: Who, id: string | undefined) =>
    ask<{ outcome: string; report?: Report }>(`open_message_report('${people[who]}', '${id}')`)
  expect(await opened('member', reports[0]?.id)).toEqual({ outcome: 'forbidden' })
  expect((await opened('team', reports[0]?.id)).report?.message).toBeNull()
  const along = (await opened('team', reports[1]?.id)).report?.message
  const key = along && unwrapThreadKey({ keyId: along.key_id, wrapped: along.wrapped }, [newKey], application)
  expect(key && openMessage(along.sealed, key, { threadId: application, id: along.id, by: 'employer' })).toBe(
    'Or on Wednesday',
  )
  const waits = () => ask<{ reports: number }>(`desk_waiting('${people.team}', '${today}')`)
  expect(await waits()).toMatchObject({ reports: 2 })
  expect(await ask(`digests_due('${today}')`)).toMatchObject({ reports: 2, members: [{ id: people.team }] })
  const close = (who: Who) => ask(`close_message_report('${people[who]}', '${reports[0]?.id}')`)
  expect(await close('member')).toEqual({ outcome: 'forbidden' })
  expect(await close('team')).toEqual({ outcome: 'done' })
  expect(await close('team')).toEqual({ outcome: 'missing' })
  expect(await waits()).toMatchObject({ reports: 1 })
  expect((await list('team', true)).reports).toHaveLength(1)
  const log = await database.rows(
    `select action, subject from audit_log where subject_kind = 'message_report' order by id`,
  )
  expect(log.map(({ action }) => action)).toEqual(['opened', 'opened', 'closed'])
  await database.run(`update message_reports set closed_at = now() - interval '13 months' where closed_at is not null`)
  await database.run('select purge_expired()')
  expect((await list('team', true)).reports).toEqual([])
  expect((await list('team')).reports).toHaveLength(1)
})

test('each account gets its own messages with its data, and the words only through the site', async () => {
  type Row = { by_side: string; is_own: boolean; application: string }
  const of = (who: Who) => ask<Row[]>(`messages_of('${people[who]}')`)
  const exported = async (who: Who) => (await ask<{ messages: Row[] }>(`account_data('${people[who]}')`)).messages
  const shown = (rows: Row[]) => rows.map(({ by_side, is_own, application: one }) => [one, by_side, is_own])
  expect(shown(await of('person'))).toEqual([
    ['A-000001', 'employer', false],
    ['A-000001', 'employer', false],
    ['A-000001', 'candidate', true],
    ['A-000001', 'candidate', true],
  ])
  expect(shown(await of('colleague'))).toEqual([['A-000001', 'employer', true]])
  expect(await of('stranger')).toEqual([])
  expect(shown(await exported('person'))).toEqual(shown(await of('person')))
  expect(JSON.stringify(await exported('person'))).not.toMatch(/sealed|wrapped/)
})

test('keys are wrapped again for a new key of the server, and only if nobody wrote meanwhile', async () => {
  type Row = { application_id: string; key_id: string; wrapped: string }
  const rows = await ask<Row[]>(`message_keys_to_wrap('${oldKey.id}', null, 10)`)
  expect(rows.map(({ application_id }) => application_id)).toEqual([application, theirs])
  const [row] = rows
  if (!row) throw new Error('no key')
  const key = unwrapThreadKey({ keyId: row.key_id, wrapped: row.wrapped }, [newKey], application)
  if (!key) throw new Error('no key')
  const again = wrapThreadKey(key, oldKey, application)
  const rewrap = (was: string) =>
    ask<boolean>(`wrap_message_key('${application}', '${was}', '${again.keyId}', '${again.wrapped}')`)
  expect(await rewrap('something else')).toBe(false)
  expect(await rewrap(row.wrapped)).toBe(true)
  expect(textsOf(await open('person'), application, [oldKey])?.[0]).toBe('See you on Tuesday, Quillfeather')
  expect(textsOf(await open('person'))?.[0]).toBeNull()
})

test('the messages of somebody who deletes the account go, and those of a member stay without a name', async () => {
  await database.run(`select delete_account('${people.colleague}', 'team@example.org', 's', 'h', 't')`)
  const actors = async () => {
    const rows = await database.rows(`select actor_id from application_messages
          where application_id = '${application}' order by sent_at, id`)
    return rows.map(({ actor_id }) => actor_id)
  }
  expect(await actors()).toEqual([people.member, null, people.person, people.person])
  await database.run(`select delete_account('${people.person}', 'team@example.org', 's', 'h', 't')`)
  expect(await actors()).toEqual([])
  expect(await database.rows('select application_id from application_threads')).toEqual([{ application_id: theirs }])
  expect(await open('member', { id: ended })).toBeNull()
})
