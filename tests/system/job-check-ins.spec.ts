import { expect, test } from 'playwright/test'

import { checkInLengths } from '../../lib/domain/outcomes/check-in'
import { anAdvert } from '../support/an-advert'
import { idOf } from '../support/id-of'
import { startOwnDatabase, type OwnDatabase } from '../support/own-database'
import { prepareTries, resultsOf } from '../support/try-as'

const [person, worker, member, colleague, candidate] = [idOf(1), idOf(2), idOf(3), idOf(4), idOf(11)]
const [charity, company, file, application, start, entered] = [
  idOf(101),
  idOf(102),
  idOf(201),
  idOf(301),
  idOf(401),
  idOf(402),
]
const quoted = (value: unknown): string => `'${JSON.stringify(value).replaceAll("'", "''")}'`
const today = `(now() at time zone 'Europe/London')::date`

/** A person whom a charity helps, in a job that a company gave them two days ago. */
const seed = `
  insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data) values
    ('${person}', 'person@example.org', now(), '{"role": "candidate"}'), ('${worker}', 'worker@example.org', now(), '{"role": "caseworker"}'),
    ('${member}', 'member@example.org', now(), '{"role": "employer"}'), ('${colleague}', 'colleague@example.org', now(), '{"role": "employer"}');
  insert into organisations (id, kind, name, state, services, areas, safeguarding_name, safeguarding_email)
    values ('${charity}', 'partner', 'One', 'approved', '{cv}', '{Leeds}', 'Pat', 'pat@example.org');
  insert into organisations (id, name, sector, size, state) values ('${company}', 'Example Bakery', 'retail', '1_9', 'approved');
  insert into organisation_members (user_id, organisation_id, support) values ('${worker}', '${charity}', true);
  insert into organisation_members (user_id, organisation_id, see_applicants) values ('${member}', '${company}', true), ('${colleague}', '${company}', true);
  insert into supported_people (id, organisation_id, reference, user_id, worker_id, name, known_by, share_applications)
    values ('${file}', '${charity}', 'SP-000001', '${person}', '${worker}', 'Jo Li', 'jo', true);
  insert into support_consents (supported_person_id, wording, wording_version, way, given_on, ends_on)
    values ('${file}', 'w', 'v', 'signed', now(), now() + interval '3 years');
  insert into candidate_profiles (person_id, user_id, first_name, last_name) values ('${candidate}', '${person}', 'Jo', 'Li');
  insert into jobs (id, organisation_id, status, advert, title, posted_on)
    values ('baker-a1b2c3d4', '${company}', 'live', '${JSON.stringify(anAdvert({ title: 'Baker' }))}', 'Baker', now());
  insert into job_adverts (job_id, title, advert) values ('baker-a1b2c3d4', 'Baker', '${JSON.stringify(anAdvert({ title: 'Baker' }))}');
  insert into applications (id, reference, job_id, organisation_id, person_id, stage, applied_on, changed_on, changed_by, is_named, ended_on)
    values ('${application}', 'A-000001', 'baker-a1b2c3d4', '${company}', '${candidate}', 'hired', now(), now(), 'employer', true, now());
  insert into application_events (application_id, happened_on, version, kind, by_side, actor_id)
    values ('${application}', now(), 1, 'hired', 'employer', '${colleague}');
  insert into job_starts (id, application_id, user_id, organisation_id, title, started_on)
    values ('${start}', '${application}', '${person}', '${company}', 'Baker', ${today} - 2);`

type Asked = { check_in: string; account: string; side: string }

let database: OwnDatabase
test.beforeAll(async () => void (database = await startOwnDatabase()))
test.beforeEach(async () => {
  await database.reset()
  await database.run(seed)
})
test.afterAll(() => database.stop())

const one = async <T = unknown>(expression: string): Promise<T> =>
  (await database.rows(`select ${expression} as value`))[0]?.value as T
const email = quoted({ subject: 's', html: 'h', text: 't', stop_url: 'u' })
const digestOf = (side: string): string => (side === 'person' ? 'a' : 'b').repeat(64)
/** One round of the sender; a link's digest says whose it is. */
const round = async (): Promise<string[]> => {
  await one(`open_check_ins(${today}, ${quoted(checkInLengths)}, 50)`)
  const asked: string[] = []
  for (const { check_in, account, side } of await one<Asked[]>(`check_ins_due(50)`)) {
    if (await one(`queue_check_in('${check_in}', '${account}', '${digestOf(side)}', ${email})`))
      asked.push(`${side} ${account}`)
  }
  return asked.sort()
}
const answer = (side: string, given: string) => one(`answer_check_in('${digestOf(side)}', '${given}')`)
const began = (days: number) => database.run(`update job_starts set started_on = ${today} - ${days}`)

test('both sides are asked on the third day, in the second week and after six weeks, each once', async () => {
  const both = [`employer ${colleague}`, `person ${person}`]
  expect(await round()).toEqual(both)
  expect(await round()).toEqual([])
  await answer('person', 'well')
  await answer('employer', 'well')
  await began(9)
  expect(await round()).toEqual([])
  await began(10)
  expect(await round()).toEqual(both)
  await database.run('update job_check_ins set token_digest = null, token_ends_at = null')
  await began(44)
  expect(await round()).toEqual(both)
  await database.run('delete from job_check_ins')
  // More than a week late, nobody is asked.
  await began(30)
  expect(await round()).toEqual([])
})

test('a link opens its own question, once, and says nothing to the other side', async () => {
  await round()
  expect(await one(`check_in_asked('${digestOf('person')}')`)).toMatchObject({ side: 'person', job: null })
  expect(await one(`check_in_asked('${digestOf('employer')}')`)).toMatchObject({ side: 'employer', job: 'Baker' })
  expect(await answer('employer', 'so_so')).toBe(true)
  expect(await answer('employer', 'well')).toBe(false)
  expect(await one(`check_in_asked('${digestOf('employer')}')`)).toBeNull()
  expect(await one(`check_in_asked('${digestOf('person')}')`)).toMatchObject({ side: 'person' })
  await database.run(
    `update job_check_ins set token_ends_at = now() - interval '1 minute' where token_digest is not null`,
  )
  expect(await answer('person', 'well')).toBe(false)
})

test('the company finds the question in its portal and answers it there, once, and nobody else does', async () => {
  await round()
  await prepareTries(database, 'ours')
  const waiting = async (id: string) =>
    (
      await resultsOf(database, [
        { cell: 'x', as: 'authenticated', id, statement: 'select * from jsonb_array_elements(my_check_ins())' },
      ])
    ).x
  const [employers, persons] = [
    await one<string>(`(select id from job_check_ins where side = 'employer')`),
    await one<string>(`(select id from job_check_ins where side = 'person')`),
  ]
  const answerHere = (id: string, question = employers) => one(`answer_own_check_in('${id}', '${question}', 'so_so')`)
  // Whoever sees applicants, whoever of them was emailed; never the person or whoever helps them.
  for (const id of [member, colleague]) expect(await waiting(id)).toBe('1')
  for (const id of [person, worker]) {
    expect(await waiting(id)).toBe('0')
    expect(await answerHere(id)).toBe(false)
  }
  expect(await answerHere(member, persons)).toBe(false)
  await database.run(`update organisation_members set see_applicants = false where user_id = '${colleague}'`)
  expect(await waiting(colleague)).toBe('0')
  expect(await answerHere(colleague)).toBe(false)
  await database.run(`update applications set is_hidden = true`)
  expect(await waiting(member)).toBe('0')
  await database.run(`update applications set is_hidden = false`)
  expect(await answerHere(member)).toBe(true)
  expect(await answerHere(member)).toBe(false)
  expect(await waiting(member)).toBe('0')
  expect(await answer('employer', 'well')).toBe(false)
  expect(await one(`(select count(*)::int from outgoing_emails where job_check_in_id = '${employers}')`)).toBe(0)
  // The person's own question is still theirs to answer.
  expect(await answer('person', 'well')).toBe(true)
})

test('a question that nobody could be emailed waits in the portal as long as a link works', async () => {
  await database.run(
    `insert into application_email_choices (user_id, wants_emails) values ('${member}', false), ('${colleague}', false)`,
  )
  expect(await round()).toEqual([`person ${person}`])
  await prepareTries(database, 'ours')
  const statement = 'select * from jsonb_array_elements(my_check_ins())'
  const waiting = async () => (await resultsOf(database, [{ cell: 'x', as: 'authenticated', id: member, statement }])).x
  expect(await waiting()).toBe('1')
  const id = await one<string>(`(select id from job_check_ins where side = 'employer')`)
  await database.run(`update job_check_ins set asked_at = asked_at - interval '15 days'`)
  expect(await waiting()).toBe('0')
  expect(await one(`answer_own_check_in('${member}', '${id}', 'well')`)).toBe(false)
})

test('the link that stops questions about jobs takes back those that wait, and none about a file', async () => {
  await database.run(`update supported_people set safe_ways = '["email"]';
        insert into job_starts (id, supported_person_id, employer, started_on) values ('${entered}', '${file}', 'A shop', ${today} - 2)`)
  await one(`open_check_ins(${today}, ${quoted(checkInLengths)}, 50)`)
  for (const [at, { check_in, account }] of (await one<Asked[]>('check_ins_due(50)')).entries())
    expect(await one(`queue_check_in('${check_in}', '${account}', '${String(at).repeat(64)}', ${email})`)).toBe(true)
  expect(await one(`choose_application_emails('${person}', false)`)).toBe(true)
  const left = await database.rows(`select e.account_id, s.id = '${entered}' as is_about_file
        from outgoing_emails e join job_check_ins i on i.id = e.job_check_in_id join job_starts s on s.id = i.job_start_id order by 2`)
  expect(left).toEqual([
    { account_id: colleague, is_about_file: false },
    { account_id: person, is_about_file: true },
  ])
})

test('not well reaches whoever helps the person the same day, once, whichever side said it', async () => {
  await round()
  expect(await one('check_ins_to_tell(50)')).toEqual([])
  await answer('employer', 'not_well')
  const [told] = await one<{ check_in: string; account: string }[]>('check_ins_to_tell(50)')
  expect(told).toMatchObject({ account: worker, role: 'caseworker', reference: 'SP-000001' })
  expect(await one(`tell_check_in('${told?.check_in}', '${worker}', ${email})`)).toBe(true)
  expect(await one(`tell_check_in('${told?.check_in}', '${worker}', ${email})`)).toBe(false)
  expect(await one('check_ins_to_tell(50)')).toEqual([])
  const since = `(select not_well_since(p) = ${today} from supported_people p)`
  expect(await one(since)).toBe(true)
  await database.run(`update supported_people set share_applications = false`)
  expect(await one(since)).toBeNull()
  expect(
    await one(`(select jsonb_agg(kind || ' ' || to_address order by kind, to_address) from outgoing_emails)`),
  ).toEqual(['check_in person@example.org', 'check_in_notice worker@example.org'])
})

test('of a job that was written down only the person is asked, and nobody where email is not safe', async () => {
  await database.run(`
        delete from job_starts;
        insert into job_starts (id, supported_person_id, employer, started_on) values ('${entered}', '${file}', 'A shop', ${today} - 2);`)
  expect(await round()).toEqual([])
  await database.run(`delete from job_check_ins; update supported_people set safe_ways = '["email"]'`)
  expect(await round()).toEqual([`person ${person}`])
})

test('at a later check the company is asked by a link if the person agreed and after them, and its answer confirms theirs', async () => {
  const due = () => one<{ check: string; account: string }[]>('employer_checks_due(50)')
  const check = (milestone: string, agreed: boolean) =>
    database.run(`
          update job_starts set may_ask_employer = ${agreed};
          insert into job_checks (job_start_id, milestone, due_on, answer, evidence, answered_on)
            values ('${start}', '${milestone}', ${today}, 'in_post', 'person_said', ${today});`)
  const later = (change: string) => database.run(`update job_checks set ${change} where milestone = '6_months'`)
  await check('6_weeks', true)
  expect(await due()).toEqual([])
  await check('6_months', true)
  await later('answer = null, evidence = null, answered_on = null')
  expect(await due()).toEqual([])
  await later(`answer = 'ended', evidence = 'person_said', answered_on = ${today}`)
  expect(await due()).toEqual([])
  await later(`answer = 'in_post', answered_on = ${today} - 28`)
  expect(await due()).toEqual([])
  // Whoever agrees with the answer itself is in time.
  await later(`answered_on = ${today}`)
  await database.run('update job_starts set may_ask_employer = false')
  expect(await due()).toEqual([])
  await database.run('update job_starts set may_ask_employer = true')
  const [asked] = await due()
  expect(asked?.account).toBe(colleague)
  const queue = () => one(`queue_employer_check('${asked?.check}', '${colleague}', '${'c'.repeat(64)}', ${email})`)
  expect(await queue()).toBe(true)
  expect(await queue()).toBe(false)
  expect(await due()).toEqual([])
  const seen = () => one(`employer_check_asked('${'c'.repeat(64)}')`)
  expect(await seen()).toMatchObject({ job: 'Baker' })
  const emails = () => one(`(select count(*)::int from outgoing_emails where to_address = 'colleague@example.org')`)
  expect(await emails()).toBe(1)
  const choice = {
    hours_a_week: null,
    came_from_day_release: false,
    may_ask_employer: false,
    may_be_counted: false,
  }
  expect(await one(`choose_for_job_start('${person}', '${start}', ${quoted(choice)})`)).toBe(true)
  expect(await emails()).toBe(0)
  expect(await seen()).toBeNull()
  expect(await one(`answer_employer_check('${'c'.repeat(64)}', 'in_post')`)).toBe(false)
  await database.run('update job_starts set may_ask_employer = true')
  expect(await one(`answer_employer_check('${'c'.repeat(64)}', 'in_post')`)).toBe(true)
  expect(await one(`answer_employer_check('${'c'.repeat(64)}', 'left')`)).toBe(false)
  expect(await one(`(select evidence || ' ' || employer_answer from job_checks where milestone = '6_months')`)).toBe(
    'employer_confirmed in_post',
  )
})

test('the copy of their data has both answers, and nothing is left of them once nobody is', async () => {
  await round()
  await answer('employer', 'so_so')
  expect(await one(`(job_starts_data_of('${person}') -> 0 -> 'job_check_ins')`)).toEqual([
    expect.objectContaining({ side: 'employer', answer: 'so_so', moment: 'day_3' }),
    expect.objectContaining({ side: 'person', answer: null }),
  ])
  await database.run(`delete from auth.users where id = '${person}'`)
  expect(await one('(select count(*)::int from job_starts)')).toBe(1)
  expect(await one('(select count(*)::int from job_check_ins)')).toBe(0)
})
