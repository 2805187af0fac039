import { expect, test } from 'playwright/test'

import { idOf } from '../support/id-of'
import { startOwnDatabase, type OwnDatabase } from '../support/own-database'
import { prepareTries, resultsOf } from '../support/try-as'

const organisation = idOf(101)
const elsewhere = idOf(102)

/** Two people with files, their worker, two mentors, who sees and who manages everybody, and a mentor of another organisation. */
const people = {
  person: { id: idOf(1), role: 'candidate', rights: null },
  other: { id: idOf(2), role: 'candidate', rights: null },
  worker: { id: idOf(3), role: 'caseworker', rights: 'support' },
  mentor: { id: idOf(4), role: 'caseworker', rights: 'mentor' },
  second: { id: idOf(5), role: 'caseworker', rights: 'mentor' },
  lead: { id: idOf(6), role: 'partner', rights: 'see_all_people' },
  manager: { id: idOf(7), role: 'partner', rights: 'manage_people' },
  stranger: { id: idOf(8), role: 'caseworker', rights: 'mentor' },
} as const
type Name = keyof typeof people
const names = Object.keys(people) as Name[]
const members = names.filter((name) => people[name].rights !== null)

const seed = `
  insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data) values
    ${names.map((name) => `('${people[name].id}', '${name}@example.org', now(), '{"role": "${people[name].role}"}', '{"full_name": "${name}"}')`).join(',\n')};
  insert into organisations (id, kind, name, state, services, areas, safeguarding_name, safeguarding_email) values
    ('${organisation}', 'partner', 'A Fresh Start', 'approved', '{cv}', '{Leeds}', 'Lee', 'Lead@example.org'),
    ('${elsewhere}', 'partner', 'Elsewhere', 'approved', '{cv}', '{Hull}', 'Pat', 'pat@example.org');
  ${members
    .map(
      (name) => `insert into organisation_members (user_id, organisation_id, ${people[name].rights})
        values ('${people[name].id}', '${name === 'stranger' ? elsewhere : organisation}', true);`,
    )
    .join('\n')}
  insert into supported_people (id, organisation_id, reference, user_id, worker_id, name, known_by, safe_ways) values
    ('${idOf(201)}', '${organisation}', 'SP-000001', '${people.person.id}', '${people.worker.id}', 'Jo Li', 'jo', '["email"]'),
    ('${idOf(202)}', '${organisation}', 'SP-000002', '${people.other.id}', '${people.worker.id}', 'Al Lo', 'al', '["call"]');
  insert into support_consents (supported_person_id, wording, wording_version, way, given_on, ends_on)
    select id, 'w', 'v', 'signed', now(), now() + interval '1 year' from supported_people;
  insert into support_steps (supported_person_id, goal, what, who)
    values ('${idOf(201)}', 'A flat', 'Ring the council', 'person'), ('${idOf(202)}', 'A job', 'Ask the bakery', 'person');
  insert into support_notes (supported_person_id, kind, words) values ('${idOf(201)}', 'contact', 'A note of the worker');`

let database: OwnDatabase
test.beforeAll(async () => void (database = await startOwnDatabase()))
test.beforeEach(async () => {
  await database.reset()
  await database.run(seed)
  await prepareTries(database, 'ours')
})
test.afterAll(() => database.stop())

const one = async (expression: string): Promise<unknown> =>
  (await database.rows(`select ${expression} as value`))[0]?.value
const call = (name: string, who: Name, ...given: readonly (string | number | null)[]) =>
  one(
    `${name}(${[people[who].id, ...given]
      .map((value) => (typeof value === 'string' ? `'${value}'` : String(value)))
      .join(', ')})`,
  )
const offer = (who: Name, places: number) => call('save_mentor_offer', who, places, '["money"]')
const ask = (who: Name = 'person', mentor: Name = 'mentor', reference = 'SP-000001') =>
  call('ask_mentor', who, reference, people[mentor].id)
const answer = (reason: string | null = null, who: Name = 'mentor') =>
  call('answer_mentoring', who, 'SP-000001', reason)
const session = (who: Name = 'mentor') =>
  call(
    'add_mentoring_session',
    who,
    'SP-000001',
    '{"on": "2026-11-24", "minutes": 60, "next": "Ring the college", "most": 300}',
  )
const sealed = (id: number, was: string | null, more: object = {}) =>
  JSON.stringify({
    id: idOf(id),
    sealed: 's'.repeat(64),
    key_id: '0123456789ab',
    wrapped: 'k'.repeat(64),
    was,
    ...more,
  })
const message = (who: Name, id: number, was: string | null = 'k'.repeat(64)) =>
  call('send_mentoring_message', who, 'SP-000001', sealed(id, was, { day: '2026-11-25', most: 30 }))
const email = JSON.stringify({ subject: 'Something has been reported', html: 'h', text: 't' })
const worry = (who: Name, id: number, was: string | null = null) =>
  call('report_mentoring_worry', who, 'SP-000001', sealed(id, was), email)
/** What a reading function says to each of them, where it says anything. */
const seenBy = async (expression: string, who: readonly Name[] = names): Promise<Record<string, string>> => {
  const results = await resultsOf(
    database,
    who.map((name) => ({
      cell: name,
      as: 'authenticated',
      id: people[name].id,
      statement: `select 1 where ${expression}`,
    })),
  )
  return Object.fromEntries(Object.entries(results).filter(([, rows]) => rows !== '0'))
}
const begin = async () => {
  await offer('mentor', 2)
  await ask()
  await answer()
}

test('only somebody who mentors has places, and they can be asked while one is left', async () => {
  expect(await offer('worker', 2)).toBe('forbidden')
  expect(await ask()).toBe('missing')
  expect(await offer('mentor', 1)).toBe('done')
  expect(await offer('stranger', 5)).toBe('done')
  expect(await ask('person', 'stranger')).toBe('missing')
  expect(await ask('other', 'mentor', 'SP-000001')).toBe('missing')
  expect(
    await seenBy(`my_mentoring() -> 0 -> 'mentors' = '[{"id": "${people.mentor.id}", "name": "mentor",
        "subjects": ["money"], "places_left": 1}]'`),
  ).toEqual({ person: '1', other: '1' })
  expect(await ask()).toBe('done')
  expect(await ask('person', 'second')).toBe('missing')
  await offer('second', 1)
  expect(await ask('person', 'second')).toBe('already')
  expect(await ask('other', 'mentor', 'SP-000002')).toBe('full')
  expect(await ask('other', 'second', 'SP-000002')).toBe('done')
})

test('a mentor who is asked reads the name; once they say yes, the steps and the sessions, and nothing else', async () => {
  await offer('mentor', 2)
  await ask()
  const seen = `mentoring_seen('SP-000001')`
  expect(await seenBy(`${seen} ->> 'name' = 'Jo Li'`)).toEqual({ mentor: '1' })
  expect(await seenBy(`${seen} ->> 'steps' = '[]'`)).toEqual({ mentor: '1' })
  expect(await session()).toBe('missing')
  expect(await message('mentor', 301, null)).toBe('missing')
  expect(await answer(null, 'second')).toBe('missing')
  expect(await answer()).toBe('done')
  expect(await answer()).toBe('missing')
  expect([await session(), await session(), await session('second'), await session('worker')]).toEqual([
    'done',
    'done',
    'missing',
    'missing',
  ])
  expect(
    await seenBy(`${seen} -> 'steps' -> 0 ->> 'what' = 'Ring the council'
        and jsonb_array_length(${seen} -> 'sessions') = 1`),
  ).toEqual({ mentor: '1' })
  expect(await seenBy(`my_mentoring() -> 0 -> 'mentoring' -> 'sessions' -> 0 ->> 'next' = 'Ring the college'`)).toEqual(
    {
      person: '1',
    },
  )
  for (const file of [`support_work('SP-000001')`, `supported_person_seen('SP-000001') -> 'file'`]) {
    expect(await seenBy(`${file} is not null`, ['mentor', 'second', 'stranger'])).toEqual({})
  }
  expect(await call('open_support_thread', 'mentor', 'SP-000001', true as never)).toBeNull()
})

test('a no has a reason, which the person reads; they can ask somebody else, five times in a week', async () => {
  await offer('mentor', 2)
  for (let time = 0; time < 5; time += 1) {
    expect(await ask()).toBe('done')
    expect(await answer('no_time')).toBe('done')
  }
  expect(await ask()).toBe('too_many')
  expect(await seenBy(`my_mentoring() -> 0 -> 'mentoring' ->> 'reason' = 'no_time'`)).toEqual({ person: '1' })
  expect(await seenBy(`mentoring_seen('SP-000001') is not null`)).toEqual({})
})

test('the two write to each other, and nobody else reads it', async () => {
  await begin()
  expect(await message('mentor', 301, null)).toBe('done')
  expect(await message('mentor', 301)).toBe('done')
  expect(await message('person', 302, 'stale')).toBe('changed')
  expect(await message('person', 302)).toBe('done')
  expect(await message('worker', 303)).toBe('missing')
  expect(await message('second', 303)).toBe('missing')
  expect(
    await one(`jsonb_array_length(open_mentoring_thread('${people.person.id}', 'SP-000001', false) -> 'messages')`),
  ).toBe(2)
  for (const who of ['worker', 'lead', 'second', 'stranger', 'other'] as const) {
    expect(await call('open_mentoring_thread', who, 'SP-000001', true as never)).toBeNull()
  }
  // Nor is it in the conversation with whoever helps them, or new there.
  expect(await one(`open_support_thread('${people.worker.id}', 'SP-000001', false) -> 'messages'`)).toEqual([])
  expect(await seenBy(`jsonb_array_length(my_unread_support()) > 0`)).toEqual({})
  expect(await seenBy(`my_mentoring_work() -> 'people' -> 0 ->> 'unread' = '1'`)).toEqual({ mentor: '1' })
  await call('open_mentoring_thread', 'mentor', 'SP-000001', true as never)
  expect(await seenBy(`my_mentoring_work() -> 'people' -> 0 ->> 'unread' = '0'`)).toEqual({ mentor: '1' })
})

test('what is new is emailed once, without a word of it, to whoever can be emailed safely', async () => {
  const due = () => one(`mentoring_notices_due(10)`) as Promise<{ mentoring: string; side: string; account: string }[]>
  const tell = async () => {
    for (const { mentoring, side, account } of await due()) {
      await one(`queue_mentoring_notice('${mentoring}', '${side}', ${account ? `'${account}'` : 'null'},
            '{"subject": "There is something new for you", "html": "h", "text": "t", "stop_url": "s"}')`)
    }
    return (await database.rows(`select to_address from outgoing_emails order by created_at, to_address`)).map(
      ({ to_address: to }) => to,
    )
  }
  await offer('mentor', 2)
  await ask()
  expect(await tell()).toEqual(['mentor@example.org'])
  await answer()
  expect(await tell()).toEqual(['mentor@example.org', 'person@example.org'])
  expect(await due()).toEqual([])
  await message('mentor', 301, null)
  await message('mentor', 302)
  // They were told less than twelve hours ago of what they have not opened since.
  expect(await tell()).toHaveLength(2)
  await database.run(`update mentorings set person_told_at = now() - interval '13 hours', person_news_at = null`)
  await message('mentor', 303)
  expect(await tell()).toHaveLength(3)
  await database.run(`update supported_people set safe_ways = '["call"]'`)
  await session()
  expect(await tell()).toHaveLength(3)
  expect(await due()).toEqual([])
})

test('a worry reaches the safeguarding lead alone, at once; each reading is written down, and the person sees it', async () => {
  await begin()
  expect(await worry('worker', 401)).toBe('missing')
  expect(await worry('person', 401)).toBe('done')
  expect(await worry('person', 401)).toBe('done')
  expect(await database.rows(`select kind, to_address, subject, account_id from outgoing_emails`)).toEqual([
    {
      kind: 'worry_reported',
      to_address: 'lead@example.org',
      subject: 'Something has been reported',
      account_id: null,
    },
  ])
  expect(await seenBy(`jsonb_array_length(my_mentoring_work() -> 'worries') = 1`)).toEqual({ lead: '1' })
  for (const who of ['mentor', 'worker', 'manager', 'stranger', 'person'] as const) {
    expect(await call('read_worry', who, idOf(401))).toBeNull()
  }
  expect(await one(`read_worry('${people.lead.id}', '${idOf(401)}') -> 'readings'`)).toEqual([])
  expect(await one(`read_worry('${people.lead.id}', '${idOf(401)}') -> 'readings' -> 0 ->> 'who'`)).toBe('lead')
  expect(await seenBy(`my_mentoring() -> 0 -> 'worries' -> 0 ->> 'read_at' is not null`)).toEqual({ person: '1' })
  // It stays with the lead, and its email goes out, when the person takes their consent back.
  await call('end_own_support', 'person', idOf(201))
  expect(await seenBy(`jsonb_array_length(my_mentoring_work() -> 'worries') = 1`)).toEqual({ lead: '1' })
  expect(await one(`(select count(*)::int from outgoing_emails where kind = 'worry_reported')`)).toBe(1)
  expect(await worry('person', 402, 'k'.repeat(64))).toBe('missing')
})

test('a worry about a mentor who is the lead goes to those who manage people; to nobody if there are none', async () => {
  await database.run(`update organisations set safeguarding_email = 'mentor@example.org'`)
  await begin()
  expect(await worry('person', 401)).toBe('done')
  expect(await database.rows(`select to_address from outgoing_emails`)).toEqual([{ to_address: 'manager@example.org' }])
  expect(await call('read_worry', 'mentor', idOf(401))).toBeNull()
  expect(await call('read_worry', 'manager', idOf(401))).not.toBeNull()
  await database.run(`delete from organisation_members where user_id <> '${people.mentor.id}'`)
  expect(await worry('person', 402, 'k'.repeat(64))).toBe('nobody')
})

test('a worry is not read by an earlier mentor either, even when another has been asked since', async () => {
  await database.run(`update organisations set safeguarding_email = 'mentor@example.org'`)
  await begin()
  await call('end_mentoring', 'person', 'SP-000001')
  await offer('second', 1)
  await ask('person', 'second')
  expect(await worry('person', 401)).toBe('done')
  expect(await database.rows(`select to_address from outgoing_emails`)).toEqual([{ to_address: 'manager@example.org' }])
  expect(await seenBy(`jsonb_array_length(my_mentoring_work() -> 'worries') = 1`)).toEqual({ manager: '1' })
  expect(await call('read_worry', 'mentor', idOf(401))).toBeNull()
})

test('whoever answers for safeguarding still reads a worry about another when they could not mentor the person', async () => {
  await database.run(`update organisations set safeguarding_email = 'mentor@example.org'`)
  await offer('mentor', 1)
  await ask()
  await answer('no_time')
  await offer('second', 1)
  await ask('person', 'second')
  expect(await worry('person', 401)).toBe('done')
  expect(await call('read_worry', 'mentor', idOf(401))).not.toBeNull()
})

test('either side ends it, and the mentor loses sight at once', async () => {
  await begin()
  expect(await call('end_mentoring', 'second', 'SP-000001')).toBe('missing')
  expect(await call('end_mentoring', 'person', 'SP-000001')).toBe('done')
  expect(await call('end_mentoring', 'person', 'SP-000001')).toBe('missing')
  expect(await seenBy(`mentoring_seen('SP-000001') is not null`)).toEqual({})
  expect(await message('person', 301, null)).toBe('missing')
  // About the mentor they had they can still report a worry.
  expect(await worry('person', 401)).toBe('done')
  await begin()
  expect(await call('end_mentoring', 'mentor', 'SP-000001')).toBe('done')
  expect(await seenBy(`my_mentoring() -> 0 -> 'mentoring' ->> 'ended_by' = 'mentor'`)).toEqual({ person: '1' })
})

for (const [how, leave] of [
  ['leaves', `delete from organisation_members where user_id = '${people.mentor.id}'`],
  ['no longer mentors', `update organisation_members set mentor = false where user_id = '${people.mentor.id}'`],
  ['deletes their account', `delete from auth.users where id = '${people.mentor.id}'`],
] as const) {
  test(`a mentor who ${how} loses sight at once, and whoever sees everybody reads who is left without one`, async () => {
    await begin()
    await message('mentor', 301, null)
    await database.run(leave)
    expect(await seenBy(`mentoring_seen('SP-000001') is not null`)).toEqual({})
    expect(await message('mentor', 302)).toBe('missing')
    expect(await seenBy(`my_mentoring() -> 0 -> 'mentoring' ->> 'ended_by' = 'mentor_left'`)).toEqual({
      person: '1',
    })
    expect(
      await seenBy(`my_mentoring_work() -> 'left_alone' = '[{"reference": "SP-000001", "name": "Jo Li"}]'`),
    ).toEqual({
      lead: '1',
    })
    await offer('second', 1)
    expect(await ask('person', 'second')).toBe('done')
    expect(await seenBy(`my_mentoring_work() -> 'left_alone' = '[]'`)).toEqual({ lead: '1' })
  })
}

for (const [how, end] of [
  ['the person takes it back', `select end_own_support('${people.person.id}', '${idOf(201)}')`],
  ['it has run out', `update support_consents set given_on = '2020-01-01', ends_on = '2020-12-31'`],
] as const) {
  test(`everything closes with the consent: ${how}`, async () => {
    await begin()
    await session()
    await database.run(end)
    expect(await seenBy(`mentoring_seen('SP-000001') is not null`)).toEqual({})
    expect(await seenBy(`jsonb_array_length(my_mentoring()) > 0`, ['person'])).toEqual({})
    expect(await seenBy(`jsonb_array_length(my_mentoring_work() -> 'people') > 0`)).toEqual({})
    expect([await session(), await message('mentor', 301, null), await message('person', 301, null)]).toEqual([
      'missing',
      'missing',
      'missing',
    ])
    expect(await ask()).toBe('missing')
  })
}

test('the copy of their data has all of it, and deleting the file or the account leaves nothing', async () => {
  await begin()
  await session()
  await worry('mentor', 401)
  await call('read_worry', 'lead', idOf(401))
  const file = `(support_data_of('${people.person.id}') -> 0)`
  expect(await one(`${file} -> 'mentorings' -> 0 -> 'mentoring_sessions' -> 0 ->> 'next_time'`)).toBe(
    'Ring the college',
  )
  expect(await one(`${file} -> 'mentoring_worries' -> 0 ->> 'by_side'`)).toBe('worker')
  expect(await one(`jsonb_array_length(${file} -> 'mentoring_worries' -> 0 -> 'worry_readings')`)).toBe(1)
  expect(await one(`sealed_support_messages_of('${people.person.id}') -> 0 ->> 'id'`)).toBe(idOf(401))
  await database.run(
    `update supported_people set closed_at = now() - interval '13 months' where reference = 'SP-000001'`,
  )
  await one('purge_supported_people(10)')
  for (const table of ['mentorings', 'mentoring_sessions', 'mentoring_worries', 'worry_readings']) {
    expect(await one(`(select count(*)::int from ${table})`), table).toBe(0)
  }
})
