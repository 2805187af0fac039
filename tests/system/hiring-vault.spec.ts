import { expect, test } from 'playwright/test'

import { addDays, addMonths, plainDate } from '../../lib/domain/dates/plain-date'
import { releaseState } from '../../lib/domain/vault/statement-release'
import { makeKey, openStatement, sealStatement, unwrapKey, wrapKey } from '../../lib/server/hiring/vault/sealed-text'
import { readVaultKeys, type VaultKey } from '../../lib/server/hiring/vault/vault-keys'
import { idOf } from '../support/id-of'
import { startOwnDatabase, type OwnDatabase } from '../support/own-database'
import { prepareTries, resultsOf } from '../support/try-as'

const people = {
  person: idOf(1),
  otherPerson: idOf(2),
  reader: idOf(3),
  secondReader: idOf(4),
  member: idOf(5),
  readerWithoutApplicants: idOf(6),
  stranger: idOf(7),
  team: idOf(8),
  newcomer: idOf(9),
} as const
type Who = keyof typeof people
const company = idOf(101)
const otherCompany = idOf(102)
const [personId, otherPersonId] = [idOf(201), idOf(202)]
const [application, otherApplication] = [idOf(301), idOf(302)]
const today = '2026-11-24'

const roles: Record<Who, string> = {
  person: 'candidate',
  otherPerson: 'candidate',
  newcomer: 'candidate',
  team: 'team',
  reader: 'employer',
  secondReader: 'employer',
  member: 'employer',
  readerWithoutApplicants: 'employer',
  stranger: 'employer',
}

const anApplication = (id: string, number: number, person: string): string =>
  `('${id}', 'A-00000${number}', 'baker-leeds-1', '${company}', '${person}', 3, 'shortlisted', '2026-11-20', '2026-11-21', 'employer',
    true, 'asked', '2026-11-22')`

const seed = `
  insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data) values ${Object.entries(
    people,
  )
    .map(
      ([name, id]) =>
        `('${id}', '${name.toLowerCase()}@example.org', now(), '{"role": "${roles[name as Who]}"}', '{"full_name": "${name}"}')`,
    )
    .join(',\n')};
  insert into organisations (id, name, sector, size, state) values
    ('${company}', 'One', 'retail', '1_9', 'approved'), ('${otherCompany}', 'Two', 'retail', '1_9', 'approved');
  insert into organisation_members (user_id, organisation_id, see_applicants, read_disclosures) values
    ('${people.reader}', '${company}', true, true), ('${people.secondReader}', '${company}', true, true),
    ('${people.member}', '${company}', true, false), ('${people.readerWithoutApplicants}', '${company}', false, true),
    ('${people.stranger}', '${otherCompany}', true, true);
  insert into jobs (id, organisation_id, status, advert, title, posted_on) values
    ('baker-leeds-1', '${company}', 'live', '{"town": "Leeds"}', 'Baker', '2026-11-01');
  insert into candidate_profiles (person_id, user_id) values
    ('${personId}', '${people.person}'), ('${otherPersonId}', '${people.otherPerson}');
  insert into applications (id, reference, job_id, organisation_id, person_id, version, stage, applied_on, changed_on, changed_by, is_named,
    disclosure, disclosure_on) values
    ${anApplication(application, 1, personId)}, ${anApplication(otherApplication, 2, otherPersonId)};`

const quoted = (value: unknown): string =>
  value === null ? 'null' : `'${JSON.stringify(value).replaceAll("'", "''")}'`
const [newKey, oldKey, strangeKey] = ['n', 'o', 's'].map((letter) => readVaultKeys([letter.repeat(43)])[0]) as [
  VaultKey,
  VaultKey,
  VaultKey,
]

type Answer = { outcome: string; reading?: string }
type Vault = {
  person_id: string
  key: { key_id: string; wrapped: string } | null
  versions: { version: number; sealed: string | null }[]
}

test.describe.configure({ mode: 'serial' })
let database: OwnDatabase
test.beforeAll(async () => {
  database = await startOwnDatabase()
  await database.run(seed)
  await prepareTries(database, 'ours')
})
test.afterAll(() => database.stop())

const ask = async <T = Answer>(call: string) => (await database.rows(`select ${call} as answer`))[0]?.answer as T
const vaultOf = (who: Who, version: number | null = null) =>
  ask<Vault>(`vault_of('${people[who]}', ${version ?? 'null'})`)

/** Writes as the server does. */
const write = async (who: Who, shown: number, text: string, by = [newKey]) => {
  const { person_id, key } = await ask<Vault>(`vault_to_write('${people[who]}')`)
  const personKey = key ? unwrapKey({ keyId: key.key_id, wrapped: key.wrapped }, by, person_id) : makeKey()
  const [first] = by
  if (!personKey || !first) throw new Error('no key')
  const wrapped = wrapKey(personKey, first, person_id)
  const statement = {
    sealed: sealStatement(text, personKey, { personId: person_id, version: shown + 1 }),
    key_id: wrapped.keyId,
    wrapped: wrapped.wrapped,
    was: key?.wrapped ?? null,
    keep: 3,
  }
  return ask(`keep_statement('${people[who]}', ${shown}, ${quoted(statement)})`)
}
const read = ({ person_id, key, versions }: Vault, version: number, by = [newKey]) => {
  const sealed = versions.find((one) => one.version === version)?.sealed
  const personKey = key && unwrapKey({ keyId: key.key_id, wrapped: key.wrapped }, by, person_id)
  return sealed && personKey ? openStatement(sealed, personKey, { personId: person_id, version }) : null
}

const versionOf = async (id: string) =>
  Number((await database.rows(`select version from applications where id = '${id}'`))[0]?.version)
const shared = { disclosure: 'shared', disclosure_on: today }
const release = async (
  who: Who,
  id: string,
  statement: number,
  { version, change = shared }: { version?: number; change?: object } = {},
) =>
  ask(
    `release_statement('${people[who]}', '${id}', ${version ?? (await versionOf(id))}, ${statement}, ${quoted(change)},
          ${quoted({ kind: 'statement_given', happened_on: today })})`,
  )
const takeBack = (who: Who, id = application) => ask(`take_statement_back('${people[who]}', '${id}', '${today}')`)
const email = { subject: 'You have an update', html: 'h', text: 't', stop_url: 'https://example.org/stop' }
const tellOfReaders = async () => {
  const toTell = await ask<{ release: string }[]>('releases_with_new_readers(10)')
  const news = quoted({ ...email, subject: 'A new reader' })
  return Promise.all(toTell.map(({ release }) => ask(`tell_of_new_reader('${release}', '${today}', ${news})`)))
}
const begin = (who: Who, { id = application, on = today } = {}) =>
  ask(`begin_reading('${people[who]}', '${id}', '${on}', ${quoted(email)})`)
const open = (who: Who, reading: string | undefined, { id = application, on = today } = {}) =>
  ask<Answer & { version?: number; sealed?: string }>(
    `statement_of_reading('${people[who]}', '${id}', '${reading ?? idOf(999)}', '${on}', 15)`,
  )
const kept = async () =>
  database.rows(`select (select coalesce(jsonb_agg(r order by r.given_at), '[]') from statement_releases r) as releases,
        (select count(*)::int from statement_readings) as readings, (select count(*)::int from application_events) as events,
        (select coalesce(jsonb_agg(a order by a.id), '[]') from applications a) as applications,
        (select count(*)::int from outgoing_emails) as emails, (select count(*)::int from statements) as statements`)

const unreadSince = () =>
  ask<string | null>(`(select statement_since::text from applications where id = '${application}')`)

test('each version is stored under its person’s key, and one based on an old version changes nothing', async () => {
  expect(await vaultOf('newcomer')).toEqual({ person_id: null, key: null, versions: [] })
  expect(await write('person', 0, 'The first words')).toEqual({ outcome: 'done' })
  expect(await write('person', 0, 'From another window')).toEqual({ outcome: 'changed' })
  expect(await write('person', 1, 'The second words')).toEqual({ outcome: 'done' })
  // Who has no profile yet gets one: a text is sealed for its person.
  expect(await write('newcomer', 0, 'Mine')).toEqual({ outcome: 'done' })
  expect(await write('otherPerson', 0, 'Theirs')).toEqual({ outcome: 'done' })
  for (const who of ['reader', 'team'] as const) {
    expect(await ask(`vault_to_write('${people[who]}')`)).toBeNull()
    expect(await ask(`keep_statement('${people[who]}', 0, '{}')`)).toEqual({ outcome: 'forbidden' })
  }
  const all = await vaultOf('person', 0)
  expect([2, 1].map((version) => read(all, version))).toEqual(['The second words', 'The first words'])
  const newest = await vaultOf('person')
  expect(newest.versions.map(({ version, sealed }) => [version, sealed !== null])).toEqual([
    [2, true],
    [1, false],
  ])
  expect(read(await vaultOf('person', 1), 1)).toBe('The first words')
  const everything = JSON.stringify(await database.rows('select * from statements, statement_keys'))
  expect(everything).not.toMatch(/words|Mine|Theirs/)
})

test('of two saves at the same moment one is stored', async () => {
  const { key } = await vaultOf('newcomer')
  const statement = {
    sealed: 's'.repeat(64),
    key_id: key?.key_id,
    wrapped: key?.wrapped,
    was: key?.wrapped,
    keep: 3,
  }
  const call = `keep_statement('${people.newcomer}', 1, ${quoted(statement)})`
  const outcomes = (await database.atOnce([call, call])) as Answer[]
  expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['changed', 'done'])
})

test('a row of another person or version, or with one byte changed, cannot be decrypted', async () => {
  const [mine, theirs] = [await vaultOf('person', 0), await vaultOf('otherPerson', 0)]
  const [second, first] = mine.versions
  const swapped = (versions: Vault['versions']): Vault => ({ ...mine, versions })
  expect(read(swapped([{ version: 2, sealed: first?.sealed ?? '' }]), 2)).toBeNull()
  expect(read(swapped([{ version: 2, sealed: theirs.versions[0]?.sealed ?? '' }]), 2)).toBeNull()
  expect(read({ ...mine, key: theirs.key }, 2)).toBeNull()
  expect(read({ ...theirs, person_id: mine.person_id }, 1)).toBeNull()
  expect(read(mine, 2, [strangeKey])).toBeNull()
  const bytes = Buffer.from(second?.sealed ?? '', 'base64url')
  for (const index of [0, 12, 40, bytes.length - 1]) {
    const tampered = Buffer.from(bytes)
    tampered[index] = (tampered[index] ?? 0) ^ 1
    expect(read(swapped([{ version: 2, sealed: tampered.toString('base64url') }]), 2), `byte ${index}`).toBeNull()
  }
  expect(read(swapped([{ version: 2, sealed: bytes.subarray(0, 20).toString('base64url') }]), 2)).toBeNull()
  expect(read(mine, 2)).toBe('The second words')
})

test('a statement is not released before it was asked for, by anybody else, or in a version that does not exist', async () => {
  const before = await kept()
  const asked = async (disclosure: string) =>
    database.run(`update applications set disclosure = '${disclosure}' where id = '${application}'`)
  await asked('not_asked')
  // The rule of lib/domain refuses it; the database does too, whatever it is told.
  expect(await release('person', application, 1, { change: {} }).catch(() => 'refused')).toBe('refused')
  await asked('asked')
  for (const [what, outcome, answer] of [
    ['another person', 'missing', release('otherPerson', application, 1)],
    ['the employer', 'missing', release('reader', application, 1)],
    ['an application that is not there', 'missing', release('person', idOf(77), 1, { version: 1 })],
    ['a version that is not there', 'no_statement', release('person', application, 7)],
    ['an old version of the application', 'changed', release('person', application, 1, { version: 2 })],
  ] as const) {
    expect([what, await answer]).toMatchObject([what, { outcome }])
  }
  await database.run(`update organisations set state = 'paused' where id = '${company}'`)
  expect(await release('person', application, 1)).toEqual({ outcome: 'no_reader' })
  await database.run(`update organisations set state = 'approved' where id = '${company}'`)
  expect(await begin('reader')).toEqual({ outcome: 'ended' })
  expect(await kept()).toEqual(before)
})

test('a record is asked about, and a statement released, only while a member can read it', async () => {
  const before = await kept()
  const hasReader = async () => {
    const statement = `select 1 where (applicant_seen('A-000001') ->> 'has_reader')::boolean`
    const { seen } = await resultsOf(database, [{ cell: 'seen', as: 'authenticated', id: people.member, statement }])
    return seen === '1'
  }
  expect(await hasReader()).toBe(true)
  await database.run(
    `update organisation_members set read_disclosures = false where user_id = '${people.secondReader}'`,
  )
  const [account, membership] = [`id = '${people.reader}'`, `user_id = '${people.reader}'`]
  for (const [what, table, change, undo, row] of [
    ['no right to read', 'organisation_members', 'read_disclosures = false', 'read_disclosures = true', membership],
    [
      'no right to see applicants',
      'organisation_members',
      'see_applicants = false',
      'see_applicants = true',
      membership,
    ],
    [
      'another role',
      'auth.users',
      `raw_app_meta_data = '{"role": "partner"}'`,
      `raw_app_meta_data = '{"role": "employer"}'`,
      account,
    ],
    ['not verified', 'auth.users', 'email_confirmed_at = null', 'email_confirmed_at = now()', account],
    ['banned', 'auth.users', `banned_until = now() + interval '1 day'`, 'banned_until = null', account],
    ['deleted', 'auth.users', 'deleted_at = now()', 'deleted_at = null', account],
  ] as const) {
    await database.run(`update ${table} set ${change} where ${row}`)
    expect([what, await release('person', application, 1)]).toEqual([what, { outcome: 'no_reader' }])
    expect([what, await hasReader()]).toEqual([what, false])
    await database.run(`update ${table} set ${undo} where ${row}`)
    expect([what, await hasReader()]).toEqual([what, true])
  }
  expect(await kept()).toEqual(before)
  await database.run(`update organisation_members set read_disclosures = true where user_id = '${people.secondReader}'`)
})

test('a member with both rights reads it, and each reading is recorded before the text is returned', async () => {
  expect(await unreadSince()).toBeNull()
  expect(await release('person', application, 1)).toMatchObject({ outcome: 'done' })
  expect(await unreadSince()).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(await release('person', application, 2)).toMatchObject({ outcome: 'changed' })
  const forMember = (who: Who) => ask(`statement_for_member('${people[who]}', '${application}', '${today}')`)
  expect(await forMember('reader')).toMatchObject({ state: 'open', may_read: true, read_at: null })
  expect(await forMember('member')).toMatchObject({ state: 'open', may_read: false })
  const before = await kept()
  for (const who of ['member', 'readerWithoutApplicants', 'stranger', 'team', 'person', 'otherPerson'] as const) {
    expect([who, await begin(who)]).toEqual([who, { outcome: 'forbidden' }])
    if (who !== 'member') expect(await forMember(who), who).toBeNull()
  }
  expect(await begin('reader', { id: idOf(77) })).toEqual({ outcome: 'forbidden' })
  expect(await begin('reader', { id: otherApplication })).toEqual({ outcome: 'ended' })
  expect(await kept()).toEqual(before)

  const { reading } = await begin('reader')
  // Once anybody has read it, it waits to be read no more.
  expect(await unreadSince()).toBeNull()
  const opened = await open('reader', reading)
  const { key, person_id } = await vaultOf('person')
  expect(opened).toMatchObject({ outcome: 'done', version: 1, person_id, key })
  expect(read({ key, person_id, versions: [{ version: 1, sealed: opened.sealed ?? '' }] }, 1)).toBe('The first words')
  // Both sides read it in the history, and the form of nobody else is refused for it.
  const history = () =>
    database.rows(`select e.kind, e.by_side, e.happened_on::text, e.actor_id, e.note, e.version = a.version as is_no_step
          from application_events e join applications a on a.id = e.application_id
          where e.application_id = '${application}' and e.kind = 'statement_read'`)
  const line = {
    kind: 'statement_read',
    by_side: 'employer',
    happened_on: today,
    actor_id: people.reader,
    note: null,
  }
  expect(await history()).toEqual([{ ...line, is_no_step: true }])
  // A double click is one reading; another member's, and one a minute later, are others.
  expect((await begin('reader')).reading).toBe(reading)
  expect(await open('secondReader', reading)).toEqual({ outcome: 'missing' })
  expect(await open('reader', undefined)).toEqual({ outcome: 'missing' })
  expect(await open('reader', reading, { id: otherApplication })).toEqual({ outcome: 'missing' })
  const second = await begin('secondReader')
  expect(second.reading).not.toBe(reading)
  // Each is shown when they read it themselves, and not when a colleague did.
  expect(await forMember('reader')).toMatchObject({ read_at: expect.any(String) })
  await database.run(`update statement_readings set read_at = '2026-11-22T19:32:00Z' where id = '${second.reading}'`)
  const { read_at } = (await forMember('secondReader')) as unknown as { read_at: string }
  expect(new Date(read_at).toISOString()).toBe('2026-11-22T19:32:00.000Z')
  expect(await forMember('member')).toMatchObject({ read_at: null })
  await database.run(`update statement_readings set read_at = now() where id = '${second.reading}'`)
  expect(await ask(`statement_releases_of('${people.person}')`)).toMatchObject([
    {
      job: 'Baker',
      company: 'One',
      version: 1,
      readings: [{ name: 'reader (reader@example.org)' }, { name: 'secondReader (secondreader@example.org)' }],
    },
  ])
  expect(await ask(`statement_releases_of('${people.otherPerson}')`)).toEqual([])
  // The person is told of the first one, and the history has no line of any further.
  expect(await history()).toHaveLength(1)
  expect(await database.rows('select kind, to_address from outgoing_emails')).toEqual([
    { kind: 'application_update', to_address: 'person@example.org' },
  ])
})

test('the day after, only members who may read it are told in their daily email', async () => {
  const due = (day: string, before: string) => {
    const early = {
      five_days_since: '2026-01-02',
      five_days_since_before: '2026-01-01',
      ten_days_since: '2026-01-02',
      ten_days_since_before: '2026-01-01',
    }
    return ask<{ id: string; to_read: number; answered: number }[]>(
      `applicants_digests_due(${quoted({ day, before, ...early })})`,
    )
  }
  await database.run(`update statement_releases set given_at = '2026-11-24T23:30Z'`)
  // For those who want to hear of it once a day, the right to read is still asked for.
  for (const id of [people.reader, people.secondReader, people.member]) {
    await ask(`choose_member_events('${id}', '{"statement": "daily"}')`)
  }
  // Whoever has read it, it is new for nobody.
  expect(await due('2026-11-25', '2026-11-24')).toEqual([])
  await database.run(`create table kept as select * from statement_readings; delete from statement_readings`)
  const told = await due('2026-11-25', '2026-11-24')
  expect(told.map(({ id, to_read }) => [id, to_read]).sort()).toEqual([
    [people.reader, 1],
    [people.secondReader, 1],
  ])
  expect(await due('2026-11-24', '2026-11-23')).toEqual([])
  expect(await due('2026-11-26', '2026-11-25')).toEqual([])
  // An answer without a statement is for the same people.
  await database.run(`insert into application_events (application_id, happened_on, version, kind, by_side)
        values ('${application}', '2026-11-24', 1, 'declined', 'candidate')`)
  const answered = (await due('2026-11-25', '2026-11-24')).map(({ id, answered }) => [id, answered])
  expect(answered.sort()).toEqual(expect.arrayContaining([people.reader, people.secondReader].map((id) => [id, 1])))
  expect(answered).not.toContainEqual([people.member, 1])
  await database.run(`delete from application_events where application_id = '${application}' and kind = 'declined'`)
  await database.run(`insert into statement_readings select * from kept; drop table kept`)
  // Given before what the next tests give.
  await database.run(`update statement_releases set given_at = now()`)
})

test('the text is available for a limited time, and a reading a minute later counts as another', async () => {
  await database.run(`update statement_readings set read_at = read_at - interval '16 minutes'`)
  const [row] = await database.rows(`select id from statement_readings where reader_id = '${people.reader}'`)
  expect(await open('reader', String(row?.id))).toEqual({ outcome: 'over' })
  const again = await begin('reader')
  expect(again.reading).not.toBe(row?.id)
  expect((await open('reader', again.reading)).outcome).toBe('done')
})

test('a double click records one reading', async () => {
  await database.run(`update statement_readings set read_at = read_at - interval '16 minutes'`)
  const before = await database.rows('select id from statement_readings')
  const call = `begin_reading('${people.reader}', '${application}', '${today}')`
  const [first, second] = (await database.atOnce([call, call])) as Answer[]
  expect(first?.reading).toBe(second?.reading)
  expect(await database.rows('select id from statement_readings')).toHaveLength(before.length + 1)
})

test('a member who loses the right reads nothing more, not even what they opened a minute ago', async () => {
  const { reading } = await begin('reader')
  const rights = (right: string, has: boolean) =>
    database.run(`update organisation_members set ${right} = ${has} where user_id = '${people.reader}'`)
  for (const right of ['read_disclosures', 'see_applicants']) {
    await rights(right, false)
    expect(await begin('reader')).toEqual({ outcome: 'forbidden' })
    expect(await open('reader', reading)).toEqual({ outcome: 'ended' })
    await rights(right, true)
    // They count as a new reader now, of whom the person is told first.
    expect(await open('reader', reading)).toEqual({ outcome: 'ended' })
    await tellOfReaders()
    expect((await open('reader', reading)).outcome).toBe('done')
  }
})

test('a new reader opens a statement only after its person has been told of them', async () => {
  const forMember = () => ask(`statement_for_member('${people.member}', '${application}', '${today}')`)
  const told = () => database.rows(`select kind, by_side from application_events where kind = 'reader_added'`)
  const before = await told()
  await database.run(`update organisation_members set read_disclosures = true where user_id = '${people.member}'`)
  expect(await forMember()).toMatchObject({ state: 'open', may_read: false, is_telling: true })
  expect(await begin('member')).toEqual({ outcome: 'ended' })
  // Those who could read it before still can.
  expect((await begin('reader')).outcome).toBe('done')
  const emails = `outgoing_emails where kind = 'application_update' and subject = 'A new reader'`
  expect(await tellOfReaders()).toEqual([true])
  expect(await told()).toEqual([...before, { kind: 'reader_added', by_side: 'employer' }])
  expect(await database.rows(`select to_address from ${emails}`)).toContainEqual({
    to_address: 'person@example.org',
  })
  expect(await forMember()).toMatchObject({ may_read: true, is_telling: false })
  expect((await begin('member')).outcome).toBe('done')
  expect(await tellOfReaders()).toEqual([])

  // An authority's name, and one with characters that cannot be seen, is replaced by the address.
  const shown = () => ask<string[]>(`statement_readers_of('${people.person}', '${application}')`)
  expect(await shown()).toContain('member (member@example.org)')
  for (const name of ['Probation Service', 'HM Prison', 'The Home Office', 'Jo\u200b Li']) {
    await database.run(
      `update auth.users set raw_user_meta_data = '${JSON.stringify({ full_name: name })}' where id = '${people.member}'`,
    )
    expect(await shown(), name).toContain('member@example.org')
  }
  const long = 'x'.repeat(200)
  await database.run(
    `update auth.users set raw_user_meta_data = '{"full_name": "${long}"}' where id = '${people.member}'`,
  )
  expect(await shown()).toContain(`${long.slice(0, 80)} (member@example.org)`)
  await database.run(`update auth.users set raw_user_meta_data = '{"full_name": "member"}' where id = '${people.member}';
        update organisation_members set read_disclosures = false where user_id = '${people.member}';
        delete from statement_readings where reader_id = '${people.member}'`)
})

test('nobody reads a statement that was taken back, whatever the employer did meanwhile, and it can be released again', async () => {
  const { reading } = await begin('reader')
  await database.run(`update applications set version = version + 1 where id = '${application}'`)
  expect(await takeBack('otherPerson')).toEqual({ outcome: 'missing' })
  expect(await takeBack('reader')).toEqual({ outcome: 'missing' })
  expect(await takeBack('person')).toEqual({ outcome: 'done' })
  expect(await takeBack('person')).toEqual({ outcome: 'missing' })
  expect(await open('reader', reading)).toEqual({ outcome: 'ended' })
  expect(await begin('reader')).toEqual({ outcome: 'ended' })
  expect(await ask(`statement_for_member('${people.reader}', '${application}', '${today}')`)).toMatchObject({
    state: 'taken_back',
    may_read: false,
  })
  expect(
    await database.rows(
      `select kind, by_side from application_events where application_id = '${application}' and kind <> 'reader_added' order by id`,
    ),
  ).toEqual([
    { kind: 'statement_given', by_side: 'candidate' },
    { kind: 'statement_read', by_side: 'employer' },
    { kind: 'statement_taken_back', by_side: 'candidate' },
  ])
  expect(await release('person', application, 2)).toMatchObject({ outcome: 'done' })
  expect(await unreadSince()).not.toBeNull()
  expect(await takeBack('person')).toEqual({ outcome: 'done' })
  expect(await unreadSince()).toBeNull()
  await database.run(`update applications set disclosure = 'asked' where id = '${application}'`)
  expect(await release('person', application, 2)).toMatchObject({ outcome: 'done' })
  const again = await begin('reader')
  expect((await open('reader', again.reading)).version).toBe(2)
  // What was opened of the first one stays closed.
  expect(await open('reader', reading)).toEqual({ outcome: 'ended' })
})

test('reading and taking back at the same moment happen one after the other, and nobody reads afterwards', async () => {
  const [begun, taken] = (await database.atOnce([
    `begin_reading('${people.secondReader}', '${application}', '${today}')`,
    `take_statement_back('${people.person}', '${application}', '${today}')`,
  ])) as [Answer, Answer]
  expect(taken.outcome).toBe('done')
  expect(['done', 'ended']).toContain(begun.outcome)
  expect((await open('secondReader', begun.reading)).outcome).not.toBe('done')
})

test('access ends for good when the company is paused or the person hides or withdraws', async () => {
  const ends = {
    company_paused: [
      `update organisations set state = 'paused' where id = '${company}'`,
      `update organisations set state = 'approved' where id = '${company}'`,
    ],
    hidden: [
      `insert into hidden_companies (person_id, organisation_id) values ('${personId}', '${company}')`,
      `delete from hidden_companies`,
    ],
    withdrawn: [
      `update applications set stage = 'withdrawn', ended_on = '${today}' where id = '${application}'`,
      `update applications set stage = 'shortlisted', ended_on = null where id = '${application}'`,
    ],
  } as const
  for (const [because, [end, undo]] of Object.entries(ends)) {
    expect(await release('person', application, 2), because).toMatchObject({ outcome: 'done' })
    const { reading } = await begin('reader')
    await database.run(end)
    expect((await begin('reader')).outcome, because).not.toBe('done')
    await database.run(undo)
    expect(await begin('reader'), because).toEqual({ outcome: 'ended' })
    expect(await open('reader', reading), because).toEqual({ outcome: 'ended' })
    const [last] = await database.rows(`select ended_because from statement_releases order by given_at desc limit 1`)
    expect(last).toEqual({ ended_because: because })
  }
})

test('access ends by itself six months after the application ended, on the day that the screen says', async () => {
  expect(await release('person', application, 2)).toMatchObject({ outcome: 'done' })
  // The last days of long months, where six months later has fewer.
  for (const endedOn of ['2026-11-24', '2026-08-31', '2027-08-31', '2026-02-28', '2028-02-29'].map(plainDate)) {
    await database.run(
      `update applications set stage = 'unsuccessful', ended_on = '${endedOn}' where id = '${application}'`,
    )
    const last = addMonths(endedOn, 6)
    for (const on of [endedOn, addDays(last, -1), last, addDays(last, 1)]) {
      const state = releaseState({ endedBecause: null, applicationEndedOn: endedOn }, on)
      expect([on, (await begin('reader', { on })).outcome]).toEqual([on, state === 'open' ? 'done' : 'ended'])
      expect(await ask(`statement_for_member('${people.reader}', '${application}', '${on}')`)).toMatchObject({
        state: state === 'open' ? 'open' : 'closed',
        may_read: state === 'open',
      })
    }
  }
  await database.run(`update applications set stage = 'shortlisted', ended_on = null where id = '${application}'`)
})

test('the oldest versions are deleted, except one that can be read; deleting ends every release and leaves no text', async () => {
  for (const version of [2, 3, 4]) {
    expect(await write('person', version, `Words ${version + 1}`)).toEqual({ outcome: 'done' })
  }
  expect((await vaultOf('person')).versions.map(({ version }) => version)).toEqual([5, 4, 3, 2])
  expect(await ask(`delete_statements('${people.reader}', '${today}')`)).toEqual({ outcome: 'forbidden' })
  const { reading } = await begin('reader')
  expect(await ask(`delete_statements('${people.person}', '${today}')`)).toEqual({ outcome: 'done' })
  expect(await vaultOf('person', 0)).toEqual({ person_id: personId, key: null, versions: [] })
  expect(await open('reader', reading)).toEqual({ outcome: 'ended' })
  expect(await database.rows(`select ended_because from statement_releases where ended_at is null`)).toEqual([])
  expect(
    await database.rows(
      `select kind from application_events where application_id = '${application}' order by id desc limit 1`,
    ),
  ).toEqual([{ kind: 'statement_taken_back' }])
  expect((await vaultOf('otherPerson', 0)).versions).toHaveLength(1)
})

test('with a new server key the old one still decrypts, and every key is wrapped again', async () => {
  const both = [newKey, oldKey]
  expect(await write('person', 0, 'Under the old key', [oldKey])).toEqual({ outcome: 'done' })
  expect(read(await vaultOf('person'), 1, [newKey])).toBeNull()
  expect(read(await vaultOf('person'), 1, both)).toBe('Under the old key')
  // The next version that is written wraps it anew.
  expect(await write('person', 1, 'Under the new key', both)).toEqual({ outcome: 'done' })
  const all = await vaultOf('person', 0)
  expect([1, 2].map((version) => read(all, version))).toEqual(['Under the old key', 'Under the new key'])

  type Row = { person_id: string; key_id: string; wrapped: string }
  const toWrap = (after: string | null) =>
    ask<Row[]>(`statement_keys_to_wrap('${oldKey.id}', ${after ? `'${after}'` : 'null'}, 2)`)
  const rows = await toWrap(null)
  expect(rows).toHaveLength(2)
  const [row] = rows
  if (!row) throw new Error('no key')
  const personKey = unwrapKey({ keyId: row.key_id, wrapped: row.wrapped }, both, row.person_id)
  if (!personKey) throw new Error('no key')
  const wrapped = wrapKey(personKey, oldKey, row.person_id)
  const rewrap = `wrap_statement_key('${row.person_id}', '${row.wrapped}', '${wrapped.keyId}', '${wrapped.wrapped}')`
  expect(await ask(rewrap)).toBe(true)
  expect(await ask(rewrap)).toBe(false)
  expect((await toWrap(null)).map(({ person_id }) => person_id)).not.toContain(row.person_id)
  expect(await toWrap(rows[1]?.person_id ?? null)).toHaveLength(1)
})

test('a deleted account leaves neither texts nor readers', async () => {
  await database.run(`delete from auth.users where id in ('${people.otherPerson}', '${people.reader}')`)
  expect(await database.rows(`select 1 as row from statements where person_id = '${otherPersonId}'`)).toEqual([])
  const [left] = await database.rows(
    `select count(*)::int as n from statement_readings where reader_id = '${people.reader}'`,
  )
  expect(left).toEqual({ n: 0 })
  await database.run(`delete from auth.users where id = '${people.person}'`)
  expect(await database.rows(`select 1 as row from statement_releases`)).toEqual([])
})
