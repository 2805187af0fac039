import { expect, test } from 'playwright/test'

import { idOf } from '../support/id-of'
import { startOwnDatabase, type OwnDatabase } from '../support/own-database'
import { giveSecondSteps, prepareTries, refused, resultsOf, takeSecondSteps } from '../support/try-as'

const organisation = idOf(101)
const elsewhere = idOf(102)

const people = {
  lead: { id: idOf(1), role: 'partner' },
  worker: { id: idOf(2), role: 'caseworker' },
  colleague: { id: idOf(3), role: 'caseworker' },
  mentor: { id: idOf(4), role: 'caseworker' },
  stranger: { id: idOf(5), role: 'partner' },
  person: { id: idOf(6), role: 'candidate' },
  another: { id: idOf(7), role: 'candidate' },
} as const
type Person = keyof typeof people

const seed = [
  ...(Object.keys(people) as Person[]).map(
    (name) => `insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data) values
      ('${people[name].id}', '${name}@example.org', now(), '{"role": "${people[name].role}"}', '{"full_name": "The ${name}"}');`,
  ),
  ...[organisation, elsewhere].map(
    (
      id,
      index,
    ) => `insert into organisations (id, kind, name, state, services, areas, safeguarding_name, safeguarding_email) values
      ('${id}', 'partner', 'Charity ${index + 1}', 'approved', '{cv}', '{Leeds}', 'Pat', 'pat@example.org');`,
  ),
  `insert into organisation_members (user_id, organisation_id, support, see_all_people, mentor, manage_people) values
    ('${people.lead.id}', '${organisation}', false, true, false, true),
    ('${people.worker.id}', '${organisation}', true, false, false, false),
    ('${people.colleague.id}', '${organisation}', true, false, false, false),
    ('${people.mentor.id}', '${organisation}', false, false, true, false),
    ('${people.stranger.id}', '${elsewhere}', true, true, false, true);`,
].join('\n')

const quoted = (value: string | null): string => (value === null ? 'null' : `'${value.replaceAll("'", "''")}'`)
const text = (value: unknown): string => quoted(JSON.stringify(value))
const consent = {
  wording: 'They may keep it.',
  wording_version: '2026-11',
  way: 'signed',
  given_on: '2026-11-20',
  ends_on: '2027-11-20',
}
const noShares = { profile: false, applications: false, diary: false, statement: false }
const email = text({ subject: 's', html: 'h', text: 't' })

let database: OwnDatabase
test.beforeAll(async () => {
  database = await startOwnDatabase()
  await database.run(seed)
  await prepareTries(database, 'ours')
})
test.afterAll(() => database.stop())
test.afterEach(() =>
  database.run('delete from supported_people; delete from outgoing_emails; delete from rate_windows'),
)

const call = async (expression: string) =>
  (await database.rows(`select ${expression} as answer`))[0]?.answer as Record<string, unknown>
const add = (who: Person, facts: object, given: object | null = consent) =>
  call(`add_person('${people[who].id}', ${text(facts)}, ${given === null ? `'{}'` : text(given)})`)
/** Somebody whom a caseworker has added. */
const added = async (name = 'Sam', who: Person = 'worker'): Promise<string> => {
  const { reference } = await add(who, { name })
  return String(reference)
}
const row = async (reference: string) =>
  (await database.rows(`select * from supported_people where reference = '${reference}'`))[0] ?? {}
const sightOf = async (who: Person, reference: string) =>
  (
    await database.rows(
      `select sight_of_supported_person('${people[who].id}', p) as sight from supported_people p where p.reference = '${reference}'`,
    )
  )[0]?.sight
const join = (who: Person, digest: string, shares: object = noShares) =>
  call(`join_support('${people[who].id}', '${digest}', ${text(shares)})`)
const invite = (reference: string, digest: string, address: string | null = null) =>
  call(`invite_supported_person('${people.worker.id}', '${reference}', ${quoted(address)}, '${digest}', ${email})`)

test('nothing is kept of somebody who has not agreed', async () => {
  await expect(add('worker', { name: 'Sam' }, null)).rejects.toThrow()
  expect(await database.rows('select * from supported_people')).toEqual([])
  expect(await add('mentor', { name: 'Sam' })).toEqual({ outcome: 'forbidden' })
})

test('a person is seen by whoever helps them, and by whoever may see everybody once they have said why', async () => {
  const reference = await added()
  expect(await row(reference)).toMatchObject({ name: 'Sam', worker_id: people.worker.id, version: 1 })
  const all = ['worker', 'colleague', 'mentor', 'lead', 'stranger', 'person'] as const
  const seen = async () => Promise.all(all.map((who) => sightOf(who, reference)))
  expect(await seen()).toEqual(['file', null, null, 'line', null, null])
  const open = (who: Person) =>
    call(`open_supported_person('${people[who].id}', '${reference}', 'cover', 'She is ill.')`)
  expect(await open('colleague')).toEqual({ outcome: 'missing' })
  expect(await open('lead')).toEqual({ outcome: 'done' })
  expect(await open('lead')).toEqual({ outcome: 'done' })
  expect(await database.rows('select reason, words from support_openings')).toEqual([
    { reason: 'cover', words: 'She is ill.' },
  ])
  expect(await seen()).toEqual(['file', null, null, 'file', null, null])
  await database.run(`update support_openings set opened_at = now() - interval '13 hours'`)
  expect(await seen()).toEqual(['file', null, null, 'line', null, null])
})

test('a colleague without a name is there by the address for colleagues, and never for the person', async () => {
  const reference = await added()
  await invite(reference, 'code')
  await join('person', 'code')
  await database.run(`update auth.users set raw_user_meta_data = '{}' where id = '${people.worker.id}'`)
  const workerIn = async (reader: string) =>
    (
      await database.rows(
        `select support_file(p, ${reader}) ->> 'worker' as worker from supported_people p where p.reference = '${reference}'`,
      )
    )[0]?.worker
  expect(await workerIn('p.organisation_id')).toBe('worker@example.org')
  expect(await workerIn('null')).toBeNull()
  await database.run(
    `update auth.users set raw_user_meta_data = '{"full_name": "The worker"}' where id = '${people.worker.id}'`,
  )
  expect(await workerIn('null')).toBe('The worker')
})

test('two who change one person: the second is told who was faster, and nothing is lost', async () => {
  const reference = await added()
  await database.run(
    `insert into support_openings (supported_person_id, opened_by, reason) select id, '${people.lead.id}', 'cover' from supported_people`,
  )
  const change = (who: Person, town: string) =>
    call(`change_person('${people[who].id}', '${reference}', 1, ${text({ town })})`)
  expect(await change('lead', 'Leeds')).toEqual({ outcome: 'done' })
  expect(await change('worker', 'York')).toMatchObject({ outcome: 'changed', who: 'The lead' })
  expect(await row(reference)).toMatchObject({ town: 'Leeds', version: 2 })
})

test('a consent that has run out stops what is written, and a new one opens it again', async () => {
  const reference = await added()
  await database.run(`update support_consents set given_on = current_date - 60, ends_on = current_date - 1`)
  const change = () => call(`change_person('${people.worker.id}', '${reference}', null, '{"town": "Leeds"}')`)
  expect(await change()).toEqual({ outcome: 'no_consent' })
  expect(await call(`renew_support_consent('${people.worker.id}', '${reference}', ${text(consent)})`)).toEqual({
    outcome: 'done',
  })
  expect(await change()).toEqual({ outcome: 'done' })
  expect(await database.rows('select ended_by from support_consents order by recorded_at')).toEqual([
    { ended_by: 'renewal' },
    { ended_by: null },
  ])
})

test('ending the consent closes the file for everybody but those who may see everybody, and it is deleted after a year', async () => {
  const reference = await added()
  await invite(reference, 'digest')
  expect(await call(`end_support_consent('${people.worker.id}', '${reference}')`)).toEqual({ outcome: 'done' })
  expect(await sightOf('worker', reference)).toBeNull()
  expect(await sightOf('lead', reference)).toBe('line')
  expect(await join('person', 'digest')).toEqual({ outcome: 'ended' })
  await call(`open_supported_person('${people.lead.id}', '${reference}', 'quality', '')`)
  expect(await call(`change_person('${people.lead.id}', '${reference}', null, '{"town": "Leeds"}')`)).toEqual({
    outcome: 'closed',
  })
  expect((await add('worker', { name: 'Sam' })).outcome).toBe('done')
  await database.run(`update supported_people set closed_at = now() - interval '13 months' where closed_at is not null`)
  await database.rows('select purge_supported_people(100)')
  expect(await database.rows('select closed_at from supported_people')).toEqual([{ closed_at: null }])
})

test('a file closes by itself 30 days after its consent ran out', async () => {
  const reference = await added()
  await database.run('update support_consents set given_on = current_date - 90, ends_on = current_date - 31')
  await database.rows('select purge_supported_people(100)')
  expect((await row(reference)).closed_at).not.toBeNull()
  expect(await database.rows('select ended_by from support_consents')).toEqual([{ ended_by: 'time' }])
})

test('a file closes by itself 12 months after its last entry, and every kind of entry keeps it open', async () => {
  const entries: Readonly<Record<string, string>> = {
    note: `insert into support_notes (supported_person_id, kind, words) select id, 'contact', 'Rang.' from supported_people`,
    step: `insert into support_steps (supported_person_id, goal, what, who) select id, 'Work', 'Ring the depot', 'person' from supported_people`,
    need: `insert into support_needs (supported_person_id, need, state, changed_on) select id, 'home', 'met', now() from supported_people`,
    appointment: `insert into support_appointments (supported_person_id, kind, starts_at, ends_at, way, place)
          select id, 'support', now(), now() + interval '1 hour', 'phone', 'by phone' from supported_people`,
    'a step that is done': `update support_steps set done_on = current_date`,
    'an outcome': `update support_appointments set outcome = 'attended'`,
    message: `insert into support_threads (supported_person_id, key_id, wrapped) select id, '0123456789ab', repeat('k', 64) from supported_people;
          insert into support_messages (id, supported_person_id, by_side, sealed, send_at)
            select gen_random_uuid(), id, 'person', repeat('s', 64), now() from supported_people`,
    'the job that they started': `insert into job_starts (supported_person_id, employer, title, started_on) select id, 'A bakery', 'Baker', now() from supported_people`,
  }
  const reference = await added()
  const yearAgo = `update supported_people set changed_at = now() - interval '12 months 1 day'`
  for (const [what, entry] of Object.entries(entries)) {
    await database.run(`${yearAgo}; ${entry}; select purge_supported_people(100)`)
    expect((await row(reference)).closed_at, what).toBeNull()
  }
  await database.run(
    `update supported_people set changed_at = now() - interval '364 days'; select purge_supported_people(100)`,
  )
  expect((await row(reference)).closed_at).toBeNull()
  // A reminder is nothing that anybody entered, and neither is a colleague who leaves.
  await database.run(
    `${yearAgo}; update support_appointments set day_reminder_at = now(); select purge_supported_people(100)`,
  )
  expect((await row(reference)).closed_at).not.toBeNull()
  expect(await database.rows(`select kind, by_side from support_events order by id desc limit 1`)).toEqual([
    { kind: 'closed', by_side: 'service' },
  ])
})

test('a code joins the file to an account once, for 14 days, and only for the address it was sent to', async () => {
  const reference = await added()
  expect(await invite(reference, 'paper')).toEqual({ outcome: 'done' })
  expect(await database.rows('select * from outgoing_emails')).toEqual([])
  expect(await invite(reference, 'sent', 'Person@example.org')).toEqual({ outcome: 'done' })
  expect(await database.rows('select to_address from outgoing_emails')).toEqual([{ to_address: 'person@example.org' }])
  expect(await join('person', 'paper')).toEqual({ outcome: 'ended' })
  expect(await join('another', 'sent')).toEqual({ outcome: 'other_address' })
  expect(await join('lead', 'sent')).toEqual({ outcome: 'other_role' })
  await database.run(`update support_invitations set ends_at = now() - interval '1 minute' where code_digest = 'sent'`)
  expect(await join('person', 'sent')).toEqual({ outcome: 'ended' })
  await invite(reference, 'last')
  expect(await join('person', 'last', { ...noShares, profile: true })).toEqual({ outcome: 'done' })
  expect(await row(reference)).toMatchObject({
    user_id: people.person.id,
    share_profile: true,
    share_applications: false,
  })
  expect(await join('another', 'last')).toEqual({ outcome: 'used' })
  expect(await invite(reference, 'more')).toEqual({ outcome: 'joined' })
})

test('an organisation has us write to at most forty addresses a day, however many files it makes', async () => {
  const outcomes: unknown[] = []
  for (let file = 1; file <= 9; file += 1) {
    const reference = await added(`Sam ${file}`)
    for (let code = 1; code <= 5; code += 1) {
      outcomes.push((await invite(reference, `${file}-${code}`, `somebody-${file}-${code}@example.org`)).outcome)
    }
  }
  expect(outcomes).toEqual([...Array<string>(40).fill('done'), ...Array<string>(5).fill('limited')])
  expect(await database.rows('select id from outgoing_emails')).toHaveLength(40)
  // A code on paper goes to nobody.
  expect(await invite(await added('Tom'), 'on-paper')).toEqual({ outcome: 'done' })
  await database.run(`update support_invitations set created_at = created_at - interval '25 hours'`)
  expect(await invite(await added('Una'), 'the-next-day', 'una@example.org')).toEqual({ outcome: 'done' })
})

test('nobody guesses a code: after a few tries an account waits', async () => {
  const outcomes: unknown[] = []
  for (const guess of 'abcdefg') outcomes.push((await join('another', guess)).outcome)
  expect(outcomes).toEqual([...Array<string>(5).fill('ended'), 'limited', 'limited'])
})

test('the person reads all of it, changes what is shared, corrects, asks, and ends it', async () => {
  const reference = await added()
  await invite(reference, 'code')
  await join('person', 'code')
  const { id } = await row(reference)
  const own = (name: string, ...rest: string[]) =>
    call(`${name}('${people.person.id}', '${String(id)}'${rest.map((one) => `, ${one}`).join('')})`)
  expect(await own('share_with_supporters', text({ ...noShares, diary: true }))).toEqual({ outcome: 'done' })
  expect(await own('correct_own_support', '1', text({ name: 'Samira' }))).toEqual({ outcome: 'changed' })
  const { version } = await row(reference)
  expect(await own('correct_own_support', String(version), text({ name: 'Samira', work_state: 'ready' }))).toEqual({
    outcome: 'done',
  })
  expect(await row(reference)).toMatchObject({ name: 'Samira', work_state: 'not_started', share_diary: true })
  expect(await own('sort_own_support', text({ cv: 'done' }))).toEqual({ outcome: 'done' })
  expect(await own('ask_support_correction', `'The town is wrong.'`)).toEqual({ outcome: 'done' })
  expect(await call(`ask_support_correction('${people.another.id}', '${String(id)}', 'x')`)).toEqual({
    outcome: 'missing',
  })
  // It waits for an answer of whoever helps them, and of nobody else; the answer stays in the file.
  const waits = () =>
    call(
      `(select jsonb_build_object('open', open_corrections(p.id), 'look', needs_a_look(p, 'correction', current_date, current_date),
        'asked', support_alert_facts(p) -> 'correction_asked_at' <> 'null') from supported_people p where p.id = '${String(id)}')`,
    )
  expect(await waits()).toMatchObject({ open: [{ words: 'The town is wrong.' }], look: true, asked: true })
  const answer = (who: Person, { version: read }: Awaited<ReturnType<typeof row>>) =>
    call(`answer_support_correction('${people[who].id}', '${reference}', ${String(read)}, 'It says Leeds now.')`)
  // What the person adds while the answer is being written is not answered by it, and nobody answers twice.
  const seen = await row(reference)
  expect(await answer('another', seen)).toEqual({ outcome: 'missing' })
  await own('ask_support_correction', `'The phone number too.'`)
  expect(await answer('worker', seen)).toMatchObject({ outcome: 'changed' })
  expect(await waits()).toMatchObject({ open: [{ words: 'The town is wrong.' }, { words: 'The phone number too.' }] })
  const both = await row(reference)
  expect(await answer('worker', both)).toEqual({ outcome: 'done' })
  expect(await answer('worker', both)).toMatchObject({ outcome: 'changed' })
  expect(await waits()).toEqual({ open: [], look: false, asked: false })
  const data = JSON.stringify(await call(`support_data_of('${people.person.id}')`))
  for (const written of ['Samira', 'The town is wrong.', 'It says Leeds now.', 'They may keep it.'])
    expect(data).toContain(written)
  expect(await own('end_own_support')).toEqual({ outcome: 'done' })
  expect(await row(reference)).toMatchObject({ worker_id: null, share_diary: false })
  expect(await own('end_own_support')).toEqual({ outcome: 'missing' })
})

test('people are handed over together or not at all, and whoever leaves helps nobody', async () => {
  const references = [await added('Ann'), await added('Bob')]
  const over = (who: Person, list: unknown, to: Person | null) =>
    call(`hand_people_over('${people[who].id}', ${text(list)}, ${to === null ? 'null' : `'${people[to].id}'`})`)
  const both = references.map((reference) => [reference, 1])
  expect(await over('worker', both, 'mentor')).toEqual({ outcome: 'no_worker' })
  expect(await over('worker', both, null)).toEqual({ outcome: 'forbidden' })
  expect(await over('colleague', both, 'colleague')).toEqual({ outcome: 'missing' })
  expect(await over('worker', [both[0], [references[1], 7]], 'colleague')).toEqual({
    outcome: 'changed',
    name: 'Bob',
  })
  expect(await row(references[0] ?? '')).toMatchObject({ worker_id: people.worker.id })
  expect(await over('worker', both, 'colleague')).toEqual({
    outcome: 'done',
    handed: expect.arrayContaining(['Ann', 'Bob']) as unknown,
    worker: 'The colleague',
  })
  expect(await sightOf('worker', references[0] ?? '')).toBeNull()
  // They are handed over first, unless somebody says that they may wait for nobody.
  const leave = (more = '') => call(`end_membership('${people.colleague.id}', '${people.colleague.id}'${more})`)
  expect(await leave()).toEqual({ outcome: 'helps_people' })
  expect(await leave(', true')).toEqual({ outcome: 'done' })
  expect(await row(references[0] ?? '')).toMatchObject({ worker_id: null })
  expect(await database.rows(`select kind from support_events where kind = 'worker_left'`)).toHaveLength(2)
  await database.run(`insert into organisation_members (user_id, organisation_id, support) values
        ('${people.colleague.id}', '${organisation}', true)`)
})

test('a spreadsheet is stored whole or not at all, and twice the same adds nobody twice', async () => {
  const rows = [
    { facts: { name: 'Ann', phone: '07700 900111' }, consent },
    { facts: { name: 'Bob', own_reference: '17' }, consent },
  ]
  const store = (list: unknown) => call(`import_people('${people.worker.id}', ${text(list)})`)
  expect(await store([...rows, { facts: { name: 'Cid' } }])).toEqual({ outcome: 'no_consent' })
  expect(await database.rows('select * from supported_people')).toEqual([])
  expect(await store(rows)).toEqual({ outcome: 'done', known: [], unseen: 0 })
  await database.run(`update supported_people set name = 'Anna' where name = 'Ann'`)
  expect(await store(rows)).toEqual({ outcome: 'done', known: ['Ann', 'Bob'], unseen: 0 })
  // Whom a colleague helps is nobody that one learns of by a name or a number.
  expect(await call(`import_people('${people.colleague.id}', ${text(rows)})`)).toEqual({
    outcome: 'done',
    known: [],
    unseen: 2,
  })
  await expect(store([{ facts: { name: 'Dee', place: 'nowhere' }, consent }])).rejects.toThrow()
  expect(await add('worker', { name: 'ann', phone: '+44 7700 900111' })).toMatchObject({ outcome: 'already' })
  expect(await add('colleague', { name: 'Bob', own_reference: '17' })).toEqual({
    outcome: 'already',
    reference: null,
  })
})

test('somebody with the name of a person on the list is asked about once, and never by a colleague’s list', async () => {
  const reference = await added('Sam Field')
  const other = { name: 'sam field', phone: '07700 900222' }
  expect(await add('worker', other)).toEqual({ outcome: 'namesake' })
  expect(await add('lead', other)).toEqual({ outcome: 'namesake' })
  const rows = [
    { line: 2, facts: { name: 'Sam Field' } },
    { line: 3, facts: other },
    { line: 4, facts: { name: 'Kit Stone' } },
  ]
  const compared = (who: Person) => call(`import_namesakes('${people[who].id}', ${text(rows)})`)
  // Row 2 is the same person, who is left as they are.
  const found = { outcome: 'done', namesakes: [{ line: 3, references: [reference] }] }
  expect(await compared('worker')).toEqual(found)
  expect(await compared('lead')).toEqual(found)
  for (const who of ['colleague', 'stranger'] as const)
    expect(await compared(who)).toEqual({ outcome: 'done', namesakes: [] })
  expect(await compared('mentor')).toEqual({ outcome: 'forbidden' })
  expect(await add('colleague', other)).toMatchObject({ outcome: 'done' })
  expect(await add('worker', { ...other, phone: '07700 900333', is_somebody_else: true })).toMatchObject({
    outcome: 'done',
  })
})

test('each filter and sort of the list finds exactly its people, and each number of the first page is as long as its list', async () => {
  const at = (number: number): string => idOf(300 + number)
  const { lead, worker, colleague } = people
  await database.run(`
        insert into supported_people (id, organisation_id, reference, name, known_by, worker_id, user_id, share_applications, work_state, place,
          release_on, release_unknown, interpreter, access_needs, own_reference, created_at, closed_at)
        values
          ('${at(1)}', '${organisation}', 'SP-000301', 'Ann', 'a', '${worker.id}', null, false, 'ready', 'community', null, null, '', '', '', now(), null),
          ('${at(2)}', '${organisation}', 'SP-000302', 'Ben', 'b', '${worker.id}', null, false, 'not_started', 'custody', current_date + 20, null, 'Polish', '', '',
            now() - interval '15 days', null),
          ('${at(3)}', '${organisation}', 'SP-000303', 'Cal', 'c', '${worker.id}', '${people.person.id}', true, 'ready', 'custody', current_date + 84, null, '', '', '', now(), null),
          ('${at(4)}', '${organisation}', 'SP-000304', 'Dee', 'd', '${colleague.id}', '${people.another.id}', false, 'ready', 'custody', current_date + 85, null, '', '', '17', now(), null),
          ('${at(5)}', '${organisation}', 'SP-000305', 'Eve', 'e', null, null, false, 'needs_help', 'custody', null, 'not_told', '', 'Large print', '', now(), null),
          ('${at(6)}', '${organisation}', 'SP-000306', 'Flo', 'f', null, null, false, 'ready', 'community', null, null, '', '', '', now(), now()),
          ('${at(7)}', '${elsewhere}', 'SP-000307', 'Gus', 'g', '${people.stranger.id}', null, false, 'ready', 'community', null, null, '', '', '', now(), null);
        insert into support_consents (supported_person_id, wording, wording_version, way, given_on, ends_on)
          select id, 'w', 'v', 'signed', current_date - 10, current_date + case name when 'Ann' then 14 else 15 end from supported_people;
        insert into support_threads (supported_person_id, key_id, wrapped)
          values ('${at(1)}', '0123456789ab', repeat('k', 64)), ('${at(3)}', '0123456789ab', repeat('k', 64));
        insert into support_messages (id, supported_person_id, by_side, sealed, send_at, sent_at)
          select id, person, 'person', repeat('x', 40), now() - interval '1 day' * days, now() - interval '1 day' * days
          from (values ('${at(11)}'::uuid, '${at(1)}'::uuid, 3), ('${at(12)}', '${at(3)}', 2)) as given (id, person, days);
        insert into support_events (supported_person_id, version, kind, by_side, note) values ('${at(1)}', 1, 'correction_asked', 'person', 'The town.');
        insert into support_steps (supported_person_id, goal, what, who, by_day) values ('${at(4)}', 'A home', 'Ring the council', 'person', current_date - 2),
          ('${at(2)}', 'A job', 'Ring the depot', 'person', null);
        insert into support_appointments (supported_person_id, kind, starts_at, ends_at, way, place, is_cancelled)
          select person, 'support', now() + days * interval '1 day', now() + days * interval '1 day' + interval '1 hour', 'phone', '', days = 1
          from (values ('${at(2)}'::uuid, -1), ('${at(2)}', 1), ('${at(2)}', 2), ('${at(2)}', 3), ('${at(6)}', 2)) as given (person, days);
        update supported_people set changed_at = now() - interval '1 day' * strpos('.BDCEA', left(name, 1));`)
  const list = (query: object): string =>
    `supported_people_screen((${text(query)}::jsonb || jsonb_build_object('consent_by', current_date + 14, 'contact_by', current_date - 14))::text)`
  const rows: [who: string, query: object, names: string][] = [
    [lead.id, {}, 'Ann Ben Cal Dee Eve'],
    [lead.id, { sort: 'release' }, 'Ben Cal Dee Ann Eve'],
    [lead.id, { sort: 'waiting' }, 'Ann Eve Cal Dee Ben'],
    [lead.id, { sort: 'name', after_key: 'ben', after_id: at(2) }, 'Cal Dee Eve'],
    [lead.id, { find: 'E' }, 'Eve Ben Dee'],
    [lead.id, { find: 'E', after_key: '0eve', after_id: at(5) }, 'Ben Dee'],
    [lead.id, { find: 'sp-000303' }, 'Cal'],
    [lead.id, { find: '17' }, 'Dee'],
    [lead.id, { worker: colleague.id }, 'Dee'],
    [lead.id, { worker: 'none' }, 'Eve'],
    [lead.id, { work_state: 'ready' }, 'Ann Cal Dee'],
    [lead.id, { release: '4_weeks' }, 'Ben'],
    [lead.id, { release: '12_weeks' }, 'Ben Cal'],
    [lead.id, { release: 'later' }, 'Dee'],
    [lead.id, { release: 'unknown' }, 'Eve'],
    [lead.id, { needs_help: true }, 'Ben Eve'],
    [lead.id, { look: 'consent' }, 'Ann'],
    // Nobody learns from the list whether Cal has applied for anything.
    [lead.id, { shares: true }, 'Cal'],
    [lead.id, { look: 'contact' }, 'Ben'],
    [lead.id, { look: 'message' }, 'Ann Cal'],
    [lead.id, { look: 'correction' }, 'Ann'],
    [lead.id, { look: 'step' }, 'Dee'],
    // Nobody learns whether Dee has applied for anything.
    [lead.id, { look: 'ready' }, 'Ann Cal'],
    [lead.id, { is_closed: true }, 'Flo'],
    [lead.id, { work_state: 'ready', release: '12_weeks' }, 'Cal'],
    [worker.id, {}, 'Ann Ben Cal'],
    [worker.id, { worker: colleague.id, is_closed: true }, 'Ann Ben Cal'],
    [worker.id, { look: 'ready' }, 'Ann Cal'],
    [colleague.id, { release: '12_weeks' }, ''],
  ]
  const day = `support_day(current_date, current_date + 14, current_date - 14)`
  const nothing = { message: 0, correction: 0, contact: 0, step: 0, consent: 0, ready: 0 }
  const ofWorker = { ...nothing, message: 2, correction: 1, contact: 1, consent: 1, ready: 2 }
  const tries = [
    ...rows.map(([id, query, names]) => ({
      cell: `${id} ${JSON.stringify(query)}`,
      id,
      statement: `select 1 where jsonb_path_query_array(${list(query)}, '$.rows[*].name') = ${text(names === '' ? [] : names.split(' '))}`,
    })),
    ...[
      { id: lead.id, looks: { ...ofWorker, step: 1 } },
      { id: worker.id, looks: ofWorker },
    ].map(({ id, looks }) => ({
      cell: `${id} counts`,
      id,
      statement: `select 1 where ${day} @> '{"released_soon": 2}' and ${day} -> 'looks' = ${text(looks)}`,
    })),
    {
      cell: 'whom a lead reads first: whoever has nobody, a release, a message unread for three days, no contact, an overdue step',
      id: lead.id,
      statement: `select 1 where jsonb_path_query_array(${day}, '$.first[*].name') = ${text(['Eve', 'Cal', 'Ann', 'Ben', 'Dee'])}
        and jsonb_path_query_array(${day}, '$.first[*].need') = ${text(['nobody', 'release', 'message', 'contact', 'step'])}
        and (${day} #>> '{first,4,since}')::date = current_date - 2
        and (${day} #>> '{first,3,since}')::date = (now() at time zone 'Europe/London' - interval '15 days')::date
        and ${day} #>> '{first,0,worker}' is null and ${day} #>> '{first,2,worker}' is not null`,
    },
    {
      cell: 'the next appointment is neither over nor cancelled, and a closed file has none',
      id: lead.id,
      statement: `select 1 where (${list({})} #>> '{rows,1,next_appointment_at}')::timestamptz
        between now() + interval '47 hours' and now() + interval '48 hours' and ${list({})} #>> '{rows,0,next_appointment_at}' is null
        and ${list({ is_closed: true })} #>> '{rows,0,next_appointment_at}' is null`,
    },
    {
      cell: 'without rows it says what somebody may do, and how many people each helps',
      id: lead.id,
      statement: `select 1 where supported_people_screen('{}', 0) -> 'rows' = '[]'
        and supported_people_screen('{}', 0) - 'rows' = supported_people_screen('{}') - 'rows'`,
    },
    {
      cell: 'whoever sees their own alone has the alerts instead',
      id: worker.id,
      statement: `select 1 where ${day} -> 'first' = '[]'`,
    },
    {
      cell: 'counts of a colleague',
      id: colleague.id,
      statement: `select 1 where ${day} @> '{"released_soon": 0}' and ${day} -> 'looks' = ${text({ ...nothing, step: 1 })}`,
    },
  ].map((one) => ({ ...one, as: 'authenticated', assurance: 'aal1' as const }))
  expect(await resultsOf(database, tries)).toEqual(Object.fromEntries(tries.map(({ cell }) => [cell, '1'])))
  // While an organisation is paused nobody in it reads a name.
  await database.run(`update organisations set state = 'paused' where id = '${organisation}'`)
  const paused = { cell: 'paused', id: lead.id, as: 'authenticated', assurance: 'aal1' as const }
  expect(await resultsOf(database, [{ ...paused, statement: `select 1 where ${day} -> 'first' = '[]'` }])).toEqual({
    paused: '1',
  })
  await database.run(`update organisations set state = 'approved' where id = '${organisation}'`)
  // A release needs nothing once there is a plan: the next reason comes up, which is being ready once it has lasted a week.
  await database.run(
    `insert into support_steps (supported_person_id, goal, what, who) values ('${at(3)}', 'A job', 'Ring the bakery', 'person')`,
  )
  const planned = { ...paused, cell: 'planned', statement: `select 1 where ${day} #>> '{first,4,need}' = 'ready'` }
  await database.run(`update supported_people set ready_on = current_date - 6 where id = '${at(3)}'`)
  expect(await resultsOf(database, [planned])).toEqual({ planned: '0' })
  await database.run(`update supported_people set ready_on = current_date - 7 where id = '${at(3)}'`)
  expect(await resultsOf(database, [planned])).toEqual({ planned: '1' })
  await database.run(`insert into referrals (reference, state, receiver_id, supported_person_id, consent_on, consent_until, accepted_at, contact_due_on)
        values ('RF-000301', 'accepted', '${organisation}', '${at(4)}', now(), now() + interval '1 year', now(), current_date - 1)`)
  const late = `${day} -> 'first' -> 1 @> jsonb_build_object('name', 'Dee', 'need', 'first_contact', 'since', current_date - 1)`
  expect(await resultsOf(database, [{ ...paused, cell: 'late', statement: `select 1 where ${late}` }])).toEqual({
    late: '1',
  })
  // Who is in work is not looked at, until that job has ended.
  const isReady = async () =>
    (
      await database.rows(
        `select needs_a_look(p, 'ready', current_date, current_date) as is_ready from supported_people p where p.name = 'Ann'`,
      )
    )[0]?.is_ready
  await database.run(`insert into job_starts (id, supported_person_id, employer, title, started_on)
        values ('${at(12)}', '${at(1)}', 'A shop', 'Baker', current_date - 50)`)
  expect(await isReady()).toBe(false)
  // The list says since when, and finds them by it.
  const inWork = (since: string | null) =>
    resultsOf(database, [
      {
        cell: 'in work',
        id: worker.id,
        as: 'authenticated',
        assurance: 'aal1',
        statement: `select 1 where ${list({ work_state: 'in_work' })} @@ '$.rows.size() == ${since === null ? 0 : 1}'
          and ${list({})} #>> '{rows,0,in_work_since}' is not distinct from (${since ?? 'null'})::text`,
      },
    ])
  expect(await inWork('current_date - 50')).toEqual({ 'in work': '1' })
  await database.run(`insert into job_checks (job_start_id, milestone, due_on, answer, answered_on, evidence)
        values ('${at(12)}', '6_weeks', current_date - 8, 'ended', current_date, 'person_said')`)
  expect(await isReady()).toBe(true)
  expect(await inWork(null)).toEqual({ 'in work': '1' })
  // An earlier job that they moved on from is not what they are in now.
  await database.run(`insert into job_starts (id, supported_person_id, employer, title, started_on)
        values ('${at(13)}', '${at(1)}', 'A yard', 'Driver', current_date - 200)`)
  expect(await inWork(null)).toEqual({ 'in work': '1' })
})

test('a start that comes from an application they share is in their file and the list of whoever helps them, not in the line of others', async () => {
  await database.run(`
    insert into supported_people (id, organisation_id, reference, user_id, worker_id, name, known_by, share_applications)
      values ('${idOf(301)}', '${organisation}', 'SP-000301', '${people.person.id}', '${people.worker.id}', 'Ann', 'ann', true);
    insert into job_starts (id, user_id, employer, title, started_on)
      values ('${idOf(412)}', '${people.person.id}', 'A shop', 'Baker', current_date - 50)`)
  const since = async (isWhole: boolean) =>
    (await database.rows(`select in_work_since(p, ${isWhole})::text as since from supported_people p`))[0]?.since
  expect(await since(true)).not.toBeNull()
  expect(await since(false)).toBeNull()
})

test('each right sees what it may through the functions, and nothing before the second step', async () => {
  const reference = await added()
  await invite(reference, 'code')
  await join('person', 'code')
  await database.run(`
        insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data) values
          ('${idOf(20)}', 'former@example.org', now(), '{"role": "caseworker"}'), ('${idOf(21)}', 'desk@example.org', now(), '{"role": "team"}'),
          ('${idOf(22)}', 'employer@example.org', now(), '{"role": "employer"}');`)
  const asked = {
    lines: `select * from jsonb_array_elements(supported_people_screen('{}') -> 'rows')`,
    file: `select 1 where supported_person_seen('${reference}') ->> 'outcome' = 'found'`,
    'why first': `select 1 where supported_person_seen('${reference}') ->> 'outcome' = 'why'`,
    timeline: `select 1 where support_timeline('${reference}', '{}', 1) ->> 'name' = 'Sam'`,
    own: 'select * from jsonb_array_elements(my_support())',
  }
  const seen: Record<string, Partial<Record<keyof typeof asked, string>>> = {
    [people.worker.id]: { lines: '1', file: '1', timeline: '1' },
    [people.lead.id]: { lines: '1', 'why first': '1' },
    [people.person.id]: { own: '1' },
  }
  const accounts = [...Object.values(people).map(({ id }) => id), idOf(20), idOf(21), idOf(22)]
  const tries = (assurance: 'aal1' | 'aal2') =>
    accounts.flatMap((id) =>
      Object.entries(asked).map(([what, statement]) => ({
        cell: `${id} ${what}`,
        as: 'authenticated',
        id,
        statement,
        assurance,
      })),
    )
  const expected = (of: (id: string, what: keyof typeof asked) => string) =>
    Object.fromEntries(
      accounts.flatMap((id) =>
        (Object.keys(asked) as (keyof typeof asked)[]).map((what) => [`${id} ${what}`, of(id, what)]),
      ),
    )
  expect(await resultsOf(database, tries('aal1'))).toEqual(expected((id, what) => seen[id]?.[what] ?? '0'))
  const strangers = Object.entries(asked).map(([cell, statement]) => ({ cell, as: 'anon', id: null, statement }))
  expect(Object.values(await resultsOf(database, strangers))).toEqual(Object.keys(asked).map(() => refused))
  await database.run(giveSecondSteps)
  expect(await resultsOf(database, tries('aal1'))).toEqual(expected(() => '0'))
  expect(await resultsOf(database, tries('aal2'))).toEqual(expected((id, what) => seen[id]?.[what] ?? '0'))
  await database.run(takeSecondSteps)
})
