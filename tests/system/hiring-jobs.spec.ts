import { expect, test } from 'playwright/test'

import { idOf } from '../support/id-of'
import { startOwnDatabase, type OwnDatabase } from '../support/own-database'

const people = {
  poster: 1,
  'without the right': 2,
  'of another company': 3,
  'of a paused company': 4,
  'no employer any more': 5,
  unverified: 6,
  team: 7,
  applicant: 8,
  'of a waiting company': 9,
  'unverified, of a waiting company': 10,
  'candidate, of a waiting company': 11,
} as const
type Person = keyof typeof people
const roles: Partial<Record<Person, string>> = {
  'no employer any more': '{}',
  team: '{"role": "team"}',
  applicant: '{"role": "candidate"}',
  'of a waiting company': '{}',
  'unverified, of a waiting company': '{}',
  'candidate, of a waiting company': '{"role": "candidate"}',
}
const quoted = (value: unknown): string => `'${JSON.stringify(value).replaceAll("'", "''")}'`

const seed = [
  ...Object.entries(people).map(
    ([
      name,
      number,
    ]) => `insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data) values ('${idOf(number)}',
      '${name.replaceAll(/\W+/g, '-')}@example.org', ${name.startsWith('unverified') ? 'null' : 'now()'},
      '${roles[name as Person] ?? '{"role": "employer"}'}');`,
  ),
  ...(['approved', 'approved', 'paused'] as const).map(
    (state, index) => `insert into organisations (id, name, sector, size, state)
      values ('${idOf(101 + index)}', 'Company ${index}', 'retail', '1_9', '${state}');`,
  ),
  ...[9, 10, 11].map(
    (asker) => `insert into organisations (id, name, sector, size, state, asked_by)
      values ('${idOf(100 + asker)}', 'Company of ${asker}', 'retail', '1_9', 'returned', '${idOf(asker)}');`,
  ),
  `insert into organisation_members (user_id, organisation_id, post_jobs) values
    ('${idOf(1)}', '${idOf(101)}', true), ('${idOf(2)}', '${idOf(101)}', false), ('${idOf(3)}', '${idOf(102)}', true),
    ('${idOf(4)}', '${idOf(103)}', true), ('${idOf(5)}', '${idOf(101)}', true), ('${idOf(6)}', '${idOf(101)}', true);
   insert into candidate_profiles (person_id, user_id) values ('${idOf(201)}', '${idOf(8)}');`,
].join('\n')

let database: OwnDatabase
test.beforeAll(async () => {
  database = await startOwnDatabase()
  await database.run(seed)
})
test.afterAll(() => database.stop())

type Step = { by: Person; job: string; version: number; kind: string; change: unknown; email?: object }
const commit = async ({ by, job, version, kind, change, email }: Step) => {
  const call = `commit_job('${idOf(people[by])}', '${job}', ${version}, '${kind}', ${quoted(change)}, ${email ? quoted(email) : 'null'})`
  return (await database.rows(`select ${call} as answer`))[0]?.answer
}
const everything = () =>
  database.rows(`select (select jsonb_agg(to_jsonb(j) order by j.id) from jobs j) as jobs,
        (select count(*)::int from job_events) as events, (select count(*)::int from outgoing_emails) as emails`)
const live = { status: 'live', draft: null, advert: { title: 'Baker' }, review: 'none', posted_on: '2026-11-22' }

test('a job is written, sent, approved and closed, each step once, with its history and emails', async () => {
  const job = 'baker-a1b2c3d4'
  const draft = { draft: { title: 'Baker' }, title: 'Baker' }
  const written = { by: 'poster', job, version: 0, kind: 'written', change: draft } as const
  expect(await commit(written)).toEqual({ outcome: 'done', version: 1 })
  // The same form sent twice makes one job; another company's number is nobody's.
  expect(await commit(written)).toEqual({ outcome: 'done', version: 1 })
  expect(await commit({ ...written, by: 'of another company' })).toEqual({ outcome: 'missing' })
  expect(
    await commit({
      ...written,
      version: 1,
      kind: 'sent',
      change: { review: 'asked', review_asked_at: '2026-11-22T08:00:00Z' },
    }),
  ).toEqual({ outcome: 'done', version: 2 })
  // The team's daily email tells of it, though nothing else is due.
  const due = await database.rows(`select digests_due('2026-11-23') as due`)
  expect(due).toMatchObject([{ due: { due: 0, overdue: 0, companies: 0, jobs: 1, members: [{ id: idOf(7) }] } }])
  const email = { subject: 's', html: 'h', text: 't' }
  expect(await commit({ by: 'team', job, version: 2, kind: 'approved', change: live, email })).toEqual({
    outcome: 'done',
    version: 3,
  })
  // To whoever may post, is an employer still and has a verified address, and to nobody else.
  expect(await database.rows(`select to_address from outgoing_emails where kind = 'job_answer' order by 1`)).toEqual([
    { to_address: 'poster@example.org' },
  ])
  expect(await database.rows(`select actor, action, subject from audit_log`)).toEqual([
    { actor: 'team@example.org', action: 'approved', subject: job },
  ])

  await database.run(`insert into applications (id, reference, job_id, organisation_id, person_id, stage, applied_on, changed_on, changed_by)
        values ('${idOf(301)}', 'A-000001', '${job}', '${idOf(101)}', '${idOf(201)}', 'applied', now(), now(), 'candidate')`)
  const closed = { status: 'closed', closed_on: '2026-11-22', hired: 2 }
  const closing = { by: 'poster', job, version: 3, kind: 'closed', change: closed } as const
  const told = { subject: 's', html: 'h {token}', text: 't {token}', stop_url: 'https://example.org/{token}' }
  // Somebody who applied after the emails were written: nothing is closed until they have theirs.
  const before = await everything()
  expect(await commit({ ...closing, email: { ...told, tokens: {} } })).toEqual({ outcome: 'applied' })
  expect(await everything()).toEqual(before)
  const answer = await database.rows(`select applications_closing_with('${job}') as ids`)
  expect(answer).toEqual([{ ids: [idOf(301)] }])
  expect(await commit({ ...closing, email: { ...told, tokens: { [idOf(301)]: 'sealed' } } })).toEqual({
    outcome: 'done',
    version: 4,
  })
  expect(await database.rows(`select stage, changed_by from applications`)).toEqual([
    { stage: 'job_closed', changed_by: 'employer' },
  ])
  expect(await database.rows(`select kind from application_events`)).toEqual([{ kind: 'job_closed' }])
  expect(
    await database.rows(
      `select to_address, html, body_text, stop_url from outgoing_emails where kind = 'application_update'`,
    ),
  ).toEqual([
    {
      to_address: 'applicant@example.org',
      html: 'h sealed',
      body_text: 't sealed',
      stop_url: 'https://example.org/sealed',
    },
  ])
  expect(await database.rows(`select version, kind from job_events order by id`)).toEqual([
    { version: 1, kind: 'written' },
    { version: 2, kind: 'sent' },
    { version: 3, kind: 'approved' },
    { version: 4, kind: 'closed' },
  ])
  expect(await commit({ by: 'poster', job, version: 4, kind: 'resumed', change: { status: 'live' } })).toEqual({
    outcome: 'closed',
  })
})

test('steps without the right, on an old version or that do not fit the job change no row', async () => {
  const job = 'cook-a1b2c3d4'
  await commit({
    by: 'poster',
    job,
    version: 0,
    kind: 'written',
    change: { draft: { title: 'Cook' }, title: 'Cook' },
  })
  await commit({ by: 'poster', job, version: 1, kind: 'edited', change: { title: 'Cook' } })
  await database.run(
    `insert into jobs (id, organisation_id, draft, title) values ('paused-a1b2c3d4', '${idOf(103)}', '{}', 'Paused')`,
  )
  const before = await everything()
  const edit = { job, version: 2, kind: 'edited', change: { title: 'Changed' } } as const
  const refused: [Step, object][] = [
    [{ ...edit, by: 'without the right' }, { outcome: 'forbidden' }],
    [{ ...edit, by: 'no employer any more' }, { outcome: 'forbidden' }],
    [{ ...edit, by: 'unverified' }, { outcome: 'forbidden' }],
    [{ ...edit, by: 'applicant' }, { outcome: 'forbidden' }],
    [{ ...edit, by: 'team' }, { outcome: 'forbidden' }],
    [{ ...edit, by: 'of another company' }, { outcome: 'missing' }],
    [{ ...edit, by: 'of a paused company' }, { outcome: 'not_approved' }],
    [{ ...edit, by: 'of a paused company', job: 'paused-a1b2c3d4', version: 1 }, { outcome: 'not_approved' }],
    [{ ...edit, by: 'poster', job: 'nothing-a1b2c3d4' }, { outcome: 'missing' }],
    [{ ...edit, by: 'poster', kind: 'approved', change: live }, { outcome: 'forbidden' }],
    [{ ...edit, by: 'poster', kind: 'returned' }, { outcome: 'forbidden' }],
    [
      { ...edit, by: 'team', job: 'paused-a1b2c3d4', version: 1, kind: 'approved', change: live },
      { outcome: 'not_approved' },
    ],
    [{ ...edit, by: 'team', job: 'nothing-a1b2c3d4', kind: 'approved', change: live }, { outcome: 'missing' }],
    [
      { ...edit, by: 'poster', version: 1 },
      { outcome: 'changed', version: 2, by: 'poster@example.org', at: expect.any(String) },
    ],
  ]
  for (const [step, answer] of refused) expect(await commit(step), JSON.stringify(step)).toEqual(answer)

  // What the rules never write, the table does not take.
  const impossible: object[] = [
    { draft: { description: 'x'.repeat(61_000) } },
    { title: 'x'.repeat(161) },
    { title: 'null \u0000' },
    { status: 'live' },
    { status: 'everywhere' },
    { review: 'asked' },
    { hired: 1001 },
    { returned_words: 'x'.repeat(501) },
    { closes_on: 'never' },
  ]
  for (const change of impossible) {
    await expect(commit({ ...edit, by: 'poster', change }), JSON.stringify(change).slice(0, 60)).rejects.toThrow()
  }
  await expect(commit({ ...edit, by: 'poster', kind: 'Not A Kind' })).rejects.toThrow()
  await expect(
    commit({ by: 'poster', job: '../x', version: 0, kind: 'written', change: { draft: {}, title: 'x' } }),
  ).rejects.toThrow()
  // Other columns than those of a step are left alone.
  await commit({
    ...edit,
    by: 'poster',
    change: { title: 'Cook', organisation_id: idOf(102), id: 'stolen-a1b2c3d4', version: 99 },
  })
  const [row] = await database.rows(`select id, organisation_id, version from jobs where id = '${job}'`)
  expect(row).toEqual({ id: job, organisation_id: idOf(101), version: 3 })
  await database.run(
    `update jobs set version = 2, changed_at = now() where id = '${job}'; delete from job_events where version = 3 and job_id = '${job}'`,
  )
  const strip = (rows: Awaited<ReturnType<typeof everything>>) =>
    JSON.stringify(rows).replaceAll(/"changed_at":\s*"[^"]*"/g, '')
  expect(strip(await everything())).toBe(strip(before))
})

test('an employer never learns who on the team was faster, not even somebody who has left it', async () => {
  const job = 'faster-a1b2c3d4'
  await commit({ by: 'poster', job, version: 0, kind: 'written', change: { draft: {}, title: 'Cook' } })
  await database.run(`
        insert into job_events (job_id, version, actor_id, kind) values ('${job}', 2, '${idOf(people.team)}', 'returned');
        update jobs set version = 2 where id = '${job}';
        update auth.users set raw_app_meta_data = '{}' where id = '${idOf(people.team)}';`)
  expect(await commit({ by: 'poster', job, version: 1, kind: 'edited', change: { title: 'Chef' } })).toEqual({
    outcome: 'changed',
    version: 2,
    by: 'team',
    at: expect.any(String),
  })
  await database.run(`delete from jobs where id = '${job}';
        update auth.users set raw_app_meta_data = '{"role": "team"}' where id = '${idOf(people.team)}';`)
})

test('whoever asked for a company writes drafts while it waits, and can do nothing else with them', async () => {
  const by = 'of a waiting company'
  const job = 'early-a1b2c3d4'
  const draft = { draft: { title: 'Baker' }, title: 'Baker' }
  const written = { by, job, version: 0, kind: 'written', change: draft } as const
  expect(await commit(written)).toEqual({ outcome: 'done', version: 1 })
  // Nothing but the draft and its title is taken, whatever else is handed over.
  const more = { ...live, ...draft, title: 'Night baker', review: 'asked', review_asked_at: '2026-11-22T08:00:00Z' }
  expect(await commit({ ...written, version: 1, kind: 'edited', change: more })).toEqual({
    outcome: 'done',
    version: 2,
  })
  const row = async () =>
    (await database.rows(`select status, review, advert, title, version from jobs where id = '${job}'`))[0]
  const asItIs = { status: 'draft', review: 'none', advert: null, title: 'Night baker', version: 2 }
  expect(await row()).toEqual(asItIs)
  for (const kind of ['sent', 'changed', 'resumed', 'closed', 'discarded']) {
    expect(await commit({ ...written, version: 2, kind, change: more }), kind).toEqual({ outcome: 'not_approved' })
  }
  expect(await commit({ ...written, version: 2, kind: 'approved', change: live })).toEqual({ outcome: 'forbidden' })
  expect(await commit({ ...written, version: 2, kind: 'edited', by: 'poster' })).toEqual({ outcome: 'missing' })
  for (const other of ['unverified, of a waiting company', 'candidate, of a waiting company'] as const) {
    expect(await commit({ ...written, by: other, job: 'other-a1b2c3d4' }), other).toEqual({ outcome: 'forbidden' })
  }
  expect(await row()).toEqual(asItIs)

  for (const one of ['second-a1b2c3d4', 'third-a1b2c3d4'])
    expect(await commit({ ...written, job: one })).toMatchObject({ outcome: 'done' })
  expect(await commit({ ...written, job: 'fourth-a1b2c3d4' })).toEqual({ outcome: 'too_many' })

  // Once it is approved, the draft is there for its first member to send.
  await database.run(`update organisations set state = 'approved' where id = '${idOf(109)}'`)
  expect(await commit({ ...written, version: 2, kind: 'edited' })).toEqual({ outcome: 'forbidden' })
  await database.run(`update auth.users set raw_app_meta_data = '{"role": "employer"}' where id = '${idOf(9)}';
        insert into organisation_members (user_id, organisation_id, post_jobs) values ('${idOf(9)}', '${idOf(109)}', true)`)
  const sent = { review: 'asked', review_asked_at: '2026-11-22T08:00:00Z' }
  expect(await commit({ ...written, version: 2, kind: 'sent', change: sent })).toEqual({
    outcome: 'done',
    version: 3,
  })
  await database.run(`delete from jobs where organisation_id = '${idOf(109)}'`)
})

test('the history of a job names colleagues, by their address only if they gave no name', async () => {
  const job = 'named-a1b2c3d4'
  await commit({ by: 'poster', job, version: 0, kind: 'written', change: { draft: {}, title: 'Cook' } })
  const by = async () => {
    const answer = await commit({ by: 'poster', job, version: 7, kind: 'edited', change: { title: 'Chef' } })
    return (answer as { by: string }).by
  }
  expect(await by()).toBe('poster@example.org')
  await database.run(
    `update auth.users set raw_user_meta_data = '{"full_name": " Ayesha Khan "}' where id = '${idOf(people.poster)}'`,
  )
  expect(await by()).toBe('Ayesha Khan')
  await database.run(`delete from jobs where id = '${job}';
        update auth.users set raw_user_meta_data = '{}' where id = '${idOf(people.poster)}'`)
})

test('the team finds a live job of any company by its words, and each list counts what it shows', async () => {
  await database.run(`
        insert into jobs (id, organisation_id, status, advert, title, posted_on) values
          ('found-a1b2c3d4', '${idOf(102)}', 'live', '{"title": "Pastry cook"}', 'Pastry cook', now()),
          ('found-b1b2c3d4', '${idOf(101)}', 'paused', '{"title": "Pastry hand"}', 'Pastry hand', now()),
          ('found-c1b2c3d4', '${idOf(101)}', 'paused', '{"title": "Pastry chef"}', 'Pastry chef', now());
        update jobs set draft = advert, review = 'returned', returned_field = 'title', returned_words = 'Which?'
        where id = 'found-c1b2c3d4';
        update jobs set draft = advert, review = 'asked', review_asked_at = now() where id = 'found-a1b2c3d4';`)
  const asMember = async (who: Person, state: string, words: string) => {
    const rows = await database.rows(`
          with asked as materialized (select set_config('request.jwt.claim.sub', '${idOf(people[who])}', true))
          select j.id from asked, desk_jobs('${state}', '${words}') j order by 1`)
    return rows.map(({ id }) => id)
  }
  for (const words of ['pastry COOK', ' company 1 ', 'found-a1b2'])
    expect(await asMember('team', 'all', words), words).toContain('found-a1b2c3d4')
  expect(await asMember('team', 'live', 'pastry')).toEqual(['found-a1b2c3d4'])
  // One that was sent back is in that list alone.
  expect(await asMember('team', 'paused', 'pastry')).toEqual(['found-b1b2c3d4'])
  expect(await asMember('team', 'returned', 'pastry')).toEqual(['found-c1b2c3d4'])
  expect(await asMember('of another company', 'all', 'pastry')).toEqual([])

  const counts = async (who: Person) =>
    (await database.rows(`select desk_job_counts('${idOf(people[who])}') as n`))[0]?.n as Record<string, number> | null
  const { asked, ...lists } = (await counts('team')) ?? {}
  expect(asked).toBe(1)
  for (const [list, count] of Object.entries(lists)) expect(await asMember('team', list, ''), list).toHaveLength(count)
  expect(await counts('of another company')).toBeNull()
  await database.run(`delete from jobs where id like 'found-%'`)
})

test('nobody can fill the table with drafts', async () => {
  await database.run(`insert into jobs (id, organisation_id, draft, title)
        select 'draft-number-' || n, '${idOf(102)}', '{}', 'Draft' from generate_series(1, 200) n`)
  const one = {
    by: 'of another company',
    job: 'one-more-a1b2c3d4',
    version: 0,
    kind: 'written',
    change: { draft: {}, title: 'x' },
  } as const
  expect(await commit(one)).toEqual({ outcome: 'too_many' })
  expect(await commit({ ...one, job: 'draft-number-1', version: 1, kind: 'discarded' })).toEqual({
    outcome: 'done',
    version: 1,
  })
  expect(await commit(one)).toEqual({ outcome: 'done', version: 1 })
})
