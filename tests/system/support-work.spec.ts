import { expect, test } from 'playwright/test'

import { file, people, seed, type Person } from '../support/a-supported-person'
import { idOf } from '../support/id-of'
import { startOwnDatabase, type OwnDatabase } from '../support/own-database'
import { prepareTries, resultsOf } from '../support/try-as'

const text = (value: unknown): string => `'${JSON.stringify(value).replaceAll("'", "''")}'`

let database: OwnDatabase
test.beforeAll(async () => void (database = await startOwnDatabase()))
test.beforeEach(async () => {
  await database.reset()
  await database.run(seed)
})
test.afterAll(() => database.stop())

const one = async (expression: string): Promise<unknown> =>
  (await database.rows(`select ${expression} as value`))[0]?.value
const outcome = async (call: string) => ((await one(call)) as { outcome: string }).outcome
const count = (rows: string) => one(`(select count(*)::int from ${rows})`)
const book = (who: Person, times: readonly [string, string][], anyway = false) =>
  outcome(
    `book_support_appointments('${people[who].id}', 'SP-000001', ${text({
      kind: 'support',
      times: times.map(([from, to]) => ({ from, to })),
      way: 'phone',
      place: 'by phone',
      anyway,
    })})`,
  )
const write = (who: Person, more: object = {}) =>
  outcome(
    `add_support_note('${people[who].id}', 'SP-000001', ${text({
      kind: 'contact',
      words: 'We talked.',
      is_for_colleagues: false,
      reason: '',
      corrects: null,
      ...more,
    })})`,
  )
const change = (who: Person, id: unknown, version: number, step: object) =>
  outcome(`change_support_appointment('${people[who].id}', '${String(id)}', ${version}, ${text(step)})`)

/** Whether something is true of what a function gives somebody as `v`. */
const sees = async (who: Person, call: string, where: string) => {
  const statement = `select 1 from (select ${call} as v) s where ${where}`
  return (await resultsOf(database, [{ cell: 'it', as: 'authenticated', id: people[who].id, statement }])).it === '1'
}

test('the timeline has everything of a file by its moment, page by page, for whoever may read it', async () => {
  await prepareTries(database, 'ours')
  await database.run(`
        insert into support_notes (supported_person_id, kind, words, author_id, written_at) values
          ('${file}', 'phone', 'Rang.', '${people.worker.id}', '2026-11-05T10:00Z'),
          ('${file}', 'home', 'The flat.', '${people.lead.id}', '2026-11-04T10:00Z');
        insert into support_appointments (supported_person_id, kind, starts_at, ends_at, way, place, worker_id, is_cancelled, change_asked_by)
          values ('${file}', 'support', '2026-11-06T10:00Z', '2026-11-06T11:00Z', 'phone', 'by phone', '${people.worker.id}', true, 'person');
        insert into support_threads (supported_person_id, key_id, wrapped) values ('${file}', '0123456789ab', repeat('k', 64));
        insert into support_messages (id, supported_person_id, by_side, sealed, send_at, sent_at) values
          ('${idOf(301)}', '${file}', 'person', repeat('x', 40), '2026-11-03T10:00Z', '2026-11-03T10:00Z');
        insert into support_steps (supported_person_id, goal, what, who, added_at, done_on, added_by, done_by)
          values ('${file}', 'A flat', 'Ring the council', 'person', '2026-11-01T10:00Z', '2026-11-02', '${people.worker.id}', '${people.person.id}');
        insert into support_events (supported_person_id, happened_at, version, kind, by_side, note)
          values ('${file}', '2026-10-30T10:00Z', 1, 'handed_over', 'organisation', 'Kim'), ('${file}', '2026-10-29T10:00Z', 1, 'referred', 'service', '');
        insert into job_starts (supported_person_id, employer, title, started_on) values ('${file}', 'Example Bakery', 'Baker', '2026-10-31')`)
  const kinds = (query: object, expected: readonly string[], rows = 50) =>
    sees(
      'worker',
      `support_timeline('SP-000001', ${text(query)}, ${rows})`,
      `jsonb_path_query_array(v, '$.entries[*].kind') = ${text(expected)}`,
    )
  const all = ['appointment', 'note', 'note', 'message', 'plan', 'plan', 'job', 'handover', 'referral']
  expect(await kinds({}, all)).toBe(true)
  expect(await kinds({ kind: 'plan' }, ['plan', 'plan'])).toBe(true)
  expect(await kinds({ kind: 'note', note_kind: 'home' }, ['note'])).toBe(true)
  expect(await kinds({ kind: 'note', author: people.worker.id }, ['note'])).toBe(true)
  expect(await kinds({ kind: 'note', note_kind: 'home', author: people.worker.id }, [])).toBe(true)
  // A page goes on after the last entry of the one before, and loses none.
  expect(await kinds({}, all.slice(0, 5), 5)).toBe(true)
  const rest = `support_timeline('SP-000001', (select jsonb_build_object('after_at', e ->> 'key', 'after_id', e ->> 'id')
        from (select support_timeline('SP-000001', '{}', 5) -> 'entries' -> 4 as e) p)::text, 50)`
  expect(await sees('worker', rest, `jsonb_path_query_array(v, '$.entries[*].kind') = ${text(all.slice(5))}`)).toBe(
    true,
  )
  const whole = `support_timeline('SP-000001', '{}', 50)`
  expect(await sees('worker', whole, `v::text ~ 'xxxx'`)).toBe(false)
  for (const who of ['colleague', 'lead', 'mentor', 'elsewhere', 'person', 'another'] as const)
    expect(await sees(who, whole, 'v is not null'), who).toBe(false)
})

test('colleagues read the address of somebody without a name, and the person does not', async () => {
  await prepareTries(database, 'ours')
  await write('worker')
  await book('worker', [['2027-01-10T10:00Z', '2027-01-10T11:00Z']])
  await database.run(`update auth.users set raw_user_meta_data = '{}' where id = '${people.worker.id}'`)
  const [work, address] = [`support_work('SP-000001')`, 'worker@example.org']
  const written = `v -> 'notes' -> 0 ->> 'author'`
  const booked = `v -> 'appointments' -> 0 ->> 'worker'`
  expect(await sees('worker', work, `${written} = '${address}' and ${booked} = '${address}'`)).toBe(true)
  expect(await sees('person', work, `${written} is null and ${booked} is null`)).toBe(true)
})

test('whoever helps the person reads how many messages are new to them, and nobody else does', async () => {
  await prepareTries(database, 'ours')
  await database.run(`
    insert into support_threads (supported_person_id, key_id, wrapped, read_by_worker_at)
      values ('${file}', '0123456789ab', repeat('k', 64), now() - interval '1 day');
    insert into support_messages (id, supported_person_id, by_side, sealed, send_at, sent_at)
      select gen_random_uuid(), '${file}', side, repeat('x', 40), at, at
      from (values ('person', now()), ('worker', now()), ('person', now() - interval '2 days')) m (side, at)`)
  expect(await sees('worker', `support_work('SP-000001')`, `v -> 'unread' = '1'`)).toBe(true)
  expect(await sees('person', `support_work('SP-000001')`, `v -> 'unread' = '0'`)).toBe(true)
  await one(`open_supported_person('${people.lead.id}', 'SP-000001', 'cover', '')`)
  expect(await sees('lead', `support_work('SP-000001')`, `v -> 'unread' = '0'`)).toBe(true)
})

test('only who helps the person writes in the file, or who may see everybody and said why', async () => {
  for (const who of ['colleague', 'mentor', 'elsewhere', 'person', 'another', 'lead'] as const) {
    expect(await write(who), who).toBe('missing')
    expect(await book(who, [['2027-01-10T10:00Z', '2027-01-10T11:00Z']]), who).toBe('missing')
  }
  expect(await write('worker')).toBe('done')
  await one(`open_supported_person('${people.lead.id}', 'SP-000001', 'cover', '')`)
  expect(await write('lead')).toBe('done')
  // Without a consent that stands nothing is added, and a closed file takes nothing.
  await database.run(`update support_consents set given_on = given_on - 400, ends_on = ends_on - 400`)
  expect(await write('worker')).toBe('no_consent')
  await one(`close_supported_person('${file}', 'person', null)`)
  expect(await write('worker')).toBe('missing')
  expect(await count('support_notes')).toBe(2)
})

test('a time that is taken is named first, and booked only if somebody says so', async () => {
  const ten: [string, string] = ['2027-01-10T10:00Z', '2027-01-10T11:00Z']
  expect(await book('worker', [ten, ['2027-01-17T10:00Z', '2027-01-17T11:00Z']])).toBe('done')
  const clash = (await one(
    `book_support_appointments('${people.worker.id}', 'SP-000001', ${text({ kind: 'support', times: [{ from: '2027-01-10T10:59Z', to: '2027-01-10T11:30Z' }], way: 'phone', place: 'by phone', anyway: false })})`,
  )) as { outcome: string; clashes: { is_own: boolean }[] }
  expect(clash).toMatchObject({ outcome: 'clash', clashes: [{ is_own: true }] })
  expect(await book('worker', [['2027-01-10T11:00Z', '2027-01-10T11:30Z']])).toBe('done')
  expect(await book('worker', [ten], true)).toBe('done')
  expect(await count('support_appointments')).toBe(4)
})

test('appointments stand in the day of whoever helps the person, whoever booked them', async () => {
  const ten: [string, string] = ['2027-01-10T10:00Z', '2027-01-10T11:00Z']
  expect(await book('worker', [ten])).toBe('done')
  await one(`open_supported_person('${people.lead.id}', 'SP-000001', 'cover', '')`)
  expect(await book('lead', [['2027-01-11T10:00Z', '2027-01-11T11:00Z']])).toBe('done')
  await database.run(`insert into support_appointments (supported_person_id, kind, starts_at, ends_at, way, place, worker_id, outcome)
        values ('${file}', 'support', now() - interval '3 hours', now() - interval '2 hours', 'phone', 'by phone', '${people.worker.id}', null),
          ('${file}', 'support', now() - interval '2 days', now() - interval '47 hours', 'phone', 'by phone', '${people.worker.id}', 'attended')`)
  const of = (who: Person) => count(`support_appointments where worker_id = '${people[who].id}'`)
  expect([await of('worker'), await of('lead')]).toEqual([4, 0])
  const calendar = async (who: Person, before = 'null') => {
    const shown = await one(`appointments_of_worker('${people[who].id}', '2027-01-10T00:00Z', ${before}, null)`)
    return (shown as { starts_at: string }[]).map(({ starts_at }) => starts_at.slice(0, 10))
  }
  expect(await calendar('worker')).toEqual(['2027-01-10', '2027-01-11'])
  expect(await calendar('worker', `'2027-01-11T00:00Z'`)).toEqual(['2027-01-10'])
  expect(await calendar('lead')).toEqual([])
  const version = await one(`(select version from supported_people where id = '${file}')`)
  const handOver = `hand_people_over('${people.lead.id}', '[["SP-000001", ${String(version)}]]', '${people.colleague.id}')`
  expect(await outcome(handOver)).toBe('done')
  // What is over stays with whoever was there.
  expect([await of('worker'), await of('colleague')]).toEqual([1, 3])
  expect([await calendar('worker'), (await calendar('colleague')).length]).toEqual([[], 2])
})

test('who may see everybody reads when colleagues are booked, with whom and by whom, and nothing else of it', async () => {
  expect(await book('worker', [['2027-01-10T10:00Z', '2027-01-10T11:00Z']])).toBe('done')
  const booked = (worker: string) => `colleagues_calendar(${worker}, '2027-01-10', '2027-01-11', 10)`
  const isOne = `jsonb_array_length(v) = 1 and v -> 0 ->> 'reference' = 'SP-000001' and (select array_agg(k order by k)
    from jsonb_object_keys(v -> 0) k) = array['ends_at', 'id', 'name', 'reference', 'starts_at', 'worker']`
  expect(await sees('lead', booked('null'), isOne)).toBe(true)
  expect(await sees('lead', booked(`'${people.worker.id}'`), isOne)).toBe(true)
  expect(await sees('lead', booked(`'${people.colleague.id}'`), `v = '[]'`)).toBe(true)
  expect(await sees('elsewhere', booked('null'), `v is null or v = '[]'`)).toBe(true)
  for (const who of ['worker', 'colleague', 'mentor', 'person'] as const)
    expect(await sees(who, booked('null'), 'v is null'), who).toBe(true)
})

test('an interview of the person is named too, if they share their applications or their diary', async () => {
  const [profile, company] = [idOf(301), idOf(302)]
  await database.run(`
        insert into organisations (id, name, sector, size, state) values ('${company}', 'Three', 'retail', '1_9', 'approved');
        insert into jobs (id, organisation_id, status, advert, title, posted_on)
          values ('baker-leeds-1', '${company}', 'live', '{"town": "Leeds"}', 'Baker', '2026-01-01');
        insert into candidate_profiles (person_id, user_id) values ('${profile}', '${people.person.id}');
        insert into applications (id, reference, job_id, organisation_id, person_id, stage, applied_on, changed_on, changed_by, is_named)
          values ('${idOf(303)}', 'A-000001', 'baker-leeds-1', '${company}', '${profile}', 'interview', '2027-06-01', '2027-06-02', 'employer', true);
        insert into interview_slots (application_id, on_day, at_time, minutes, way, place, state)
          values ('${idOf(303)}', '2027-07-01', '10:00', 45, 'in_person', 'Mill Lane', 'chosen'),
            ('${idOf(303)}', '2027-07-02', '10:00', 45, 'in_person', 'Mill Lane', 'declined')`)
  // Ten in the morning in July is nine in UTC.
  const wanted: [string, string] = ['2027-07-01T09:30Z', '2027-07-01T10:30Z']
  const clashes = async () =>
    one(`support_clashes('${file}', '${people.worker.id}', ${text([{ from: wanted[0], to: wanted[1] }])})`)
  expect(await clashes()).toEqual([])
  for (const share of ['share_applications', 'share_diary']) {
    await database.run(`update supported_people set ${share} = true`)
    expect(await clashes(), share).toMatchObject([{ is_own: true, is_interview: true }])
    expect(await book('worker', [wanted]), share).toBe('clash')
    await database.run(`update supported_people set ${share} = false`)
  }
  await database.run('update supported_people set share_diary = true')
  expect(await book('worker', [['2027-07-01T09:45Z', '2027-07-01T10:30Z']])).toBe('done')
  expect(await book('worker', [['2027-07-02T09:00Z', '2027-07-02T10:00Z']])).toBe('done')
  expect(await book('worker', [wanted], true)).toBe('done')
  // One that was called off with its application is in nobody's way.
  await database.run(`delete from support_appointments;
        update applications set stage = 'withdrawn', ended_on = '2027-06-03', changed_by = 'candidate'`)
  expect(await clashes()).toEqual([])
})

test('an appointment is moved, cancelled and noted on the version that was shown, and noted only after it began', async () => {
  await book('worker', [['2027-01-10T10:00Z', '2027-01-10T11:00Z']])
  const id = await one('(select id from support_appointments)')
  const note = { kind: 'meeting', words: 'It went well.', is_for_colleagues: false, reason: '', corrects: null }
  expect(await change('worker', id, 1, { step: 'outcome', outcome: 'attended', note })).toBe('over')
  const move = {
    from: '2027-01-11T10:00Z',
    to: '2027-01-11T11:00Z',
    way: 'phone',
    place: 'by phone',
    asker: 'person',
  }
  expect(await change('colleague', id, 1, { step: 'move', ...move, anyway: false })).toBe('missing')
  expect(await change('worker', id, 1, { step: 'move', ...move, anyway: false })).toBe('done')
  expect(await change('worker', id, 1, { step: 'cancel', asker: 'worker' })).toBe('changed')
  await database.run(
    `update support_appointments set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'`,
  )
  expect(await change('worker', id, 2, { step: 'outcome', outcome: 'attended', note })).toBe('done')
  expect(await count(`support_notes where words = 'It went well.'`)).toBe(1)
  expect(await change('worker', id, 3, { step: 'cancel', asker: 'worker' })).toBe('done')
  expect(await change('worker', id, 4, { step: 'cancel', asker: 'worker' })).toBe('changed')
})

test('a correction is a note of its own under a note of the same file', async () => {
  await write('worker')
  const id = await one('(select id from support_notes)')
  expect(await write('worker', { words: 'We talked on Monday.', corrects: id })).toBe('done')
  expect(await write('worker', { words: 'Another.', corrects: idOf(999) })).toBe('done')
  expect(await count(`support_notes where corrects = '${String(id)}'`)).toBe(1)
  expect(await count('support_notes where corrects is null')).toBe(2)
})

test('the person ticks their own steps, and no other’s', async () => {
  const add = (who: 'person' | 'worker') =>
    outcome(
      `add_support_step('${people.worker.id}', 'SP-000001', ${text({ goal: 'A flat', what: `by the ${who}`, who, by: '2026-12-01', most: 2 })})`,
    )
  expect([await add('person'), await add('worker'), await add('person')]).toEqual(['done', 'done', 'too_many'])
  const [own, workers] = await Promise.all(
    ['person', 'worker'].map((who) => one(`(select id from support_steps where who = '${who}')`)),
  )
  const tick = (who: Person, step: unknown) =>
    outcome(`tick_support_step('${people[who].id}', '${String(step)}', '2026-11-25')`)
  expect(await tick('another', own)).toBe('missing')
  expect(await tick('person', workers)).toBe('missing')
  expect(await tick('person', own)).toBe('done')
  expect(await tick('worker', workers)).toBe('done')
  expect(await tick('worker', idOf(998))).toBe('missing')
  expect(await count('support_steps where done_on is not null')).toBe(2)
  // The timeline names who wrote each step and who ticked it.
  expect(await count(`support_steps where added_by = '${people.worker.id}'`)).toBe(2)
  expect(await one(`(select done_by from support_steps where id = '${String(own)}')`)).toBe(people.person.id)
  const sides = ['person', 'organisation', 'organisation', 'organisation']
  const entries = `support_timeline('SP-000001', '{"kind": "plan"}', 50)`
  expect(
    await sees(
      'worker',
      entries,
      `(select array_agg(e ->> 'side' order by e ->> 'side' desc) from jsonb_array_elements(v -> 'entries') e)
      = array[${sides.map((side) => `'${side}'`).join(', ')}]`,
    ),
  ).toBe(true)
  // A tick that is taken away takes its name along.
  await outcome(`tick_support_step('${people.worker.id}', '${String(workers)}', null)`)
  expect(await count('support_steps where done_by is not null')).toBe(1)
})

test('an open step is changed or taken out by whoever works with the person, and what it said stays in the file', async () => {
  const step = { goal: 'A flat', what: 'Ring the cuoncil', who: 'person', by: '2026-11-20', most: 30 }
  await outcome(`add_support_step('${people.worker.id}', 'SP-000001', ${text(step)})`)
  const id = String(await one('(select id from support_steps)'))
  const change = (who: Person, version: number, next: string) =>
    outcome(`change_support_step('${people[who].id}', '${id}', ${version}, ${next})`)
  const better = text({ ...step, what: 'Ring the council', by: '2026-12-20' })
  expect(await change('person', 1, better)).toBe('missing')
  expect(await change('another', 1, better)).toBe('missing')
  expect(await change('worker', 1, better)).toBe('done')
  // A colleague who read it before neither overwrites it nor takes it out.
  expect(await change('worker', 1, text({ ...step, what: 'Write to the council' }))).toBe('changed')
  expect(await change('worker', 1, 'null')).toBe('changed')
  expect(await one('(select what from support_steps)')).toBe('Ring the council')
  await outcome(`tick_support_step('${people.worker.id}', '${id}', '2026-11-25')`)
  expect(await change('worker', 2, 'null')).toBe('changed')
  await outcome(`tick_support_step('${people.worker.id}', '${id}', null)`)
  expect(await change('worker', 2, 'null')).toBe('done')
  expect(await count('support_steps')).toBe(0)
  expect(await database.rows(`select kind, note from support_events where kind like 'step%' order by id`)).toEqual([
    { kind: 'step_changed', note: 'Ring the cuoncil, A flat, 2026-11-20' },
    { kind: 'step_removed', note: 'Ring the council, A flat, 2026-12-20' },
  ])
})

test('the copy of the person’s data has everything, notes for colleagues and their reason among it', async () => {
  await write('worker', { words: 'For us.', is_for_colleagues: true, reason: 'It names somebody else.' })
  await book('worker', [['2027-01-10T10:00Z', '2027-01-10T11:00Z']])
  await one(`set_support_need('${people.worker.id}', 'SP-000001', 'home', 'going_on', '2026-11-25')`)
  await one(`put_off_support_alert('${people.worker.id}', 'SP-000001', 'no_contact', '2026-12-01', 'On holiday')`)
  expect(await one(`support_data_of('${people.person.id}') -> 0`)).toMatchObject({
    support_notes: [{ words: 'For us.', reason: 'It names somebody else.' }],
    support_appointments: [{ place: 'by phone' }],
    support_needs: [{ need: 'home', state: 'going_on' }],
    support_put_offs: [{ alert: 'no_contact', reason: 'On holiday' }],
  })
  await database.run(`delete from supported_people`)
  for (const table of ['appointments', 'notes', 'steps', 'needs', 'put_offs']) {
    expect(await count(`support_${table}`), table).toBe(0)
  }
})

test('a file says what is due and when the next appointment is, and what is new to whoever helps', async () => {
  await prepareTries(database, 'ours')
  await book('worker', [
    ['2127-01-09T10:00Z', '2127-01-09T11:00Z'],
    ['2127-01-10T10:00Z', '2127-01-10T11:00Z'],
  ])
  await database.run(`
        update support_appointments set is_cancelled = true, change_asked_by = 'person' where starts_at = '2127-01-09T10:00Z';
        insert into support_threads (supported_person_id, key_id, wrapped) values ('${file}', '0123456789ab', repeat('k', 64));
        insert into support_messages (id, supported_person_id, by_side, sealed, send_at, sent_at)
          values ('${idOf(301)}', '${file}', 'person', repeat('x', 40), now(), now());
        insert into support_openings (supported_person_id, opened_by, reason) values ('${file}', '${people.lead.id}', 'cover');`)
  const due = `v -> 'alert_facts' ->> 'message_unread_at' is not null and (v ->> 'next_appointment_at')::timestamptz = '2127-01-10T10:00Z'`
  const seen = `supported_person_seen('SP-000001')`
  expect(await sees('worker', seen, `${due} and v -> 'unread' = '1'`)).toBe(true)
  expect(await sees('lead', seen, `${due} and v -> 'unread' = '0'`)).toBe(true)
  await database.run(`update supported_people set closed_at = now()`)
  expect(await sees('lead', seen, `v -> 'alert_facts' = 'null'`)).toBe(true)
})

test('what the rules of alerts count: appointments missed in a row, the latest contact, what is open', async () => {
  const past = (days: number, outcomeOf: string | null) =>
    `insert into support_appointments (supported_person_id, kind, starts_at, ends_at, way, place, worker_id, outcome) values
          ('${file}', 'support', now() - interval '${days} days', now() - interval '${days} days' + interval '1 hour', 'phone', 'by phone',
            '${people.worker.id}', ${outcomeOf ? `'${outcomeOf}'` : 'null'});`
  await database.run(
    [
      past(9, 'unacceptable_absence'),
      past(8, 'attended'),
      past(5, 'unacceptable_absence'),
      past(4, 'cancelled_by_us'),
      past(3, 'unacceptable_absence'),
      past(1, null),
      `update supported_people set created_at = now() - interval '30 days';`,
    ].join('\n'),
  )
  const facts = (await one(`support_alert_facts((select p from supported_people p))`)) as Record<string, unknown>
  expect(facts).toMatchObject({ missed: 2, has_plan: false, next_step_by: null, put_offs: {} })
  const daysAgo = (value: unknown) => Math.round((Date.now() - Date.parse(String(value))) / 86_400_000)
  expect([facts.missed_at, facts.contact_at, facts.outcome_missing_at].map(daysAgo)).toEqual([3, 8, 1])
})
