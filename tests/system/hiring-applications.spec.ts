import { expect, test } from 'playwright/test'

import { whoseTurn, type TurnFacts } from '../../lib/domain/applications/employer-task'
import { isTakenBy } from '../../lib/domain/applications/interview-slots'
import { stages } from '../../lib/domain/applications/stages'
import { plainDate } from '../../lib/domain/dates/plain-date'
import { idOf } from '../support/id-of'
import { startOwnDatabase, type OwnDatabase } from '../support/own-database'

const person = idOf(1)
const otherPerson = idOf(2)
const member = idOf(3)
const colleagueWithoutRight = idOf(4)
const stranger = idOf(5)
const unverified = idOf(6)
const company = idOf(101)
const otherCompany = idOf(102)
const [personId, otherPersonId, unverifiedId] = [idOf(201), idOf(202), idOf(203)]

const account = (id: string, email: string, role: string, isConfirmed = true): string =>
  `('${id}', '${email}', ${isConfirmed ? 'now()' : 'null'}, '{"role": "${role}"}')`
const job = (id: string, of: string, change: { status?: string; closesOn?: string } = {}): string =>
  `('${id}', '${of}', '${change.status ?? 'live'}', '{"town": "Leeds"}', 'Baker', '2026-11-01',
    ${change.closesOn ? `'${change.closesOn}'` : 'null'}, ${change.status === 'closed' ? `'2026-11-20'` : 'null'})`

const seed = `
  insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data) values
    ${account(person, 'person@example.org', 'candidate')},
    ${account(otherPerson, 'other-person@example.org', 'candidate')},
    ${account(member, 'member@example.org', 'employer')},
    ${account(colleagueWithoutRight, 'colleague@example.org', 'employer')},
    ${account(stranger, 'stranger@example.org', 'employer')},
    ${account(unverified, 'unverified@example.org', 'candidate', false)};
  insert into organisations (id, name, sector, size, state) values
    ('${company}', 'One', 'retail', '1_9', 'approved'), ('${otherCompany}', 'Two', 'retail', '1_9', 'approved');
  insert into organisation_members (user_id, organisation_id, see_applicants) values
    ('${member}', '${company}', true), ('${colleagueWithoutRight}', '${company}', false), ('${stranger}', '${otherCompany}', true);
  insert into jobs (id, organisation_id, status, advert, title, posted_on, closes_on, closed_on) values
    ${job('baker-leeds-1', company)}, ${job('closed-job-1', company, { status: 'closed' })},
    ${job('late-job-001', company, { closesOn: '2026-11-22' })}, ${job('paused-job-1', company, { status: 'paused' })},
    ${job('second-job-1', company)}, ${job('two-job-0001', otherCompany)};
  insert into jobs (id, organisation_id, title) values ('draft-job-01', '${company}', 'Draft');
  insert into candidate_profiles (person_id, user_id) values
    ('${personId}', '${person}'), ('${otherPersonId}', '${otherPerson}'), ('${unverifiedId}', '${unverified}');
  insert into candidate_cards (person_id, skills) values ('${personId}', '["bread"]'), ('${otherPersonId}', '[]'), ('${unverifiedId}', '[]');
  insert into candidate_contacts (person_id, first_name, last_name) values
    ('${personId}', 'Jo', 'Li'), ('${otherPersonId}', '', ''), ('${unverifiedId}', 'Al', 'Ng');
  insert into hidden_companies (person_id, organisation_id) values ('${personId}', '${otherCompany}');`

// The rows of a query as somebody signed in sees them.
const readAs = `
create function public.read_as(p_id text, p_statement text) returns jsonb language plpgsql as $$
declare answer jsonb;
begin
  perform set_config('request.jwt.claim.sub', p_id, true);
  perform set_config('role', 'authenticated', true);
  execute 'select coalesce(jsonb_agg(q), ''[]'') from (' || p_statement || ') q' into answer;
  return answer;
end
$$;`

const quoted = (value: unknown): string => `'${JSON.stringify(value).replaceAll("'", "''")}'`

type Outcome = { outcome: string; reference?: string; version?: number }

let database: OwnDatabase
test.beforeAll(async () => {
  database = await startOwnDatabase()
  await database.run(seed)
  await database.run(readAs)
})
test.afterAll(() => database.stop())

const ask = async (call: string) => (await database.rows(`select ${call} as answer`))[0]?.answer
const send = async (actor: string, to: string, change: object = {}): Promise<Outcome> => {
  const application = {
    applied_on: '2026-11-23',
    answer_due_on: '2026-12-07',
    distance: 'under_5',
    needs_approval: false,
    ...change,
  }
  return (await ask(`send_application('${actor}', '${to}', ${quoted(application)})`)) as Outcome
}
const idOfReference = async (reference: string | undefined): Promise<string> =>
  String((await database.rows(`select id from applications where reference = '${reference}'`))[0]?.id)
type Step = { actor?: string; version?: number; change?: object; event?: object | null; email?: object | null }
const commit = async (id: string, { actor = member, version = 1, change = {}, event, email = null }: Step) => {
  const line = event === undefined ? { kind: 'shortlisted', happened_on: '2026-11-24' } : event
  const asked = `commit_application('${actor}', '${id}', ${version}, ${quoted(change)},
        ${line ? quoted(line) : 'null'}, ${email ? quoted(email) : 'null'})`
  return (await ask(asked)) as Outcome
}
const shortlisted = { stage: 'shortlisted', changed_on: '2026-11-24', changed_by: 'employer', is_named: true }
const kept = async () =>
  database.rows(`select to_jsonb(a) as a, (select count(*)::int from application_events) as events,
        (select count(*)::int from outgoing_emails) as emails, (select count(*)::int from interview_slots) as slots
        from applications a order by id`)

test('an application is sent once, by somebody with a card, for an open job of a company that they do not hide from', async () => {
  for (const [actor, to, outcome] of [
    [member, 'baker-leeds-1', 'forbidden'],
    [unverified, 'baker-leeds-1', 'forbidden'],
    [idOf(99), 'baker-leeds-1', 'forbidden'],
    [person, 'no-such-job-1', 'missing'],
    [person, 'draft-job-01', 'missing'],
    [person, 'closed-job-1', 'closed'],
    [person, 'paused-job-1', 'closed'],
    [person, 'late-job-001', 'closed'],
    [person, 'two-job-0001', 'hidden'],
    [otherPerson, 'baker-leeds-1', 'no_card'],
  ] as const) {
    expect([to, await send(actor, to)]).toEqual([to, { outcome }])
  }
  await database.run(`update organisations set state = 'paused' where id = '${company}'`)
  expect(await send(person, 'baker-leeds-1')).toEqual({ outcome: 'closed' })
  await database.run(`update organisations set state = 'approved' where id = '${company}'`)
  expect(await kept()).toEqual([])

  const sent = await send(person, 'baker-leeds-1', { needs_approval: true })
  expect(sent).toEqual({ outcome: 'done', reference: expect.stringMatching(/^A-[0-9A-Z]{6}$/) })
  expect(await send(person, 'baker-leeds-1')).toEqual({ outcome: 'already' })
  // However quickly they are withdrawn again, there is a most a day.
  expect(await send(person, 'second-job-1', { most_a_day: 1 })).toEqual({ outcome: 'too_many' })
  expect(await database.rows(`select stage, version, waits_since::text, is_named from applications`)).toEqual([
    { stage: 'applied', version: 1, waits_since: '2026-11-23', is_named: false },
  ])
  expect(await database.rows(`select kind, by_side, version from application_events`)).toEqual([
    { kind: 'applied', by_side: 'candidate', version: 1 },
  ])
})

test('lists show a company its applicants without names, and people their own applications', async () => {
  const as = (id: string, statement: string) =>
    ask(`read_as('${id}', '${statement.replaceAll("'", "''")}')`) as Promise<Record<string, unknown>[]>
  const applicants = `select * from applicants_page('["applied"]', true)`
  expect(await as(member, applicants)).toMatchObject([
    { job_title: 'Baker', stage: 'applied', waits_since: '2026-11-23', skills: ['bread'], first_name: null },
  ])
  // A reference can be looked for at once; a name only once it may be seen.
  const found = async (find: string) =>
    (await as(member, `select reference from applicants_page('["applied"]', true, p_find => '${find}')`)).length
  expect([await found('a-'), await found('jo'), await found('nobody')]).toEqual([1, 0, 0])
  expect(await as(member, `select applicant_counts() as counts`)).toEqual([
    { counts: Object.fromEntries(stages.map((stage) => [stage, stage === 'applied' ? 1 : 0])) },
  ])
  expect(await as(member, `select * from applicants_page('["applied"]', true, 'second-job-1')`)).toEqual([])
  const [row] = await as(member, applicants)
  const after = `'2026-11-23', '${String(row?.application_id)}'`
  expect(await as(member, `select * from applicants_page('["applied"]', true, null, ${after})`)).toEqual([])
  expect(await as(member, `select * from applicants_page('["withdrawn"]', false)`)).toEqual([])
  const ofAJob = (job: string) => `select reference from employer_tasks('2026-11-23', 2, '${job}')`
  expect(await as(member, ofAJob('baker-leeds-1'))).toHaveLength(1)
  expect(await as(member, ofAJob('second-job-1'))).toEqual([])
  const tasks = `select * from employer_tasks('2026-11-23')`
  expect(await as(member, tasks)).toMatchObject([
    { job_title: 'Baker', stage: 'applied', waits_since: '2026-11-23', first_name: null },
  ])
  for (const nobody of [colleagueWithoutRight, stranger, person, idOf(99)]) {
    expect(await as(nobody, applicants)).toEqual([])
    expect(await as(nobody, tasks)).toEqual([])
  }
  expect(await as(person, 'select * from my_applications(true)')).toMatchObject([
    { job_title: 'Baker', company: 'One', stage: 'applied', has_times: false, has_declined_times: false },
  ])
  expect(await as(person, `select * from my_applications(true, ${after})`)).toEqual([])
  for (const nobody of [otherPerson, member, unverified]) {
    expect(await as(nobody, 'select * from my_applications(true)')).toEqual([])
  }
  // The day of the last update is shown and sorts the list, although the stage of the other changed later.
  const updated = {
    id: idOf(301),
    reference: 'A-7KX2M9',
    job_id: 'second-job-1',
    applied_on: '2026-11-20',
    changed_on: '2026-11-20',
    last_step_on: '2026-11-25',
  }
  await database.run(
    `insert into applications select r.* from applications a, jsonb_populate_record(a, ${quoted(updated)}::jsonb) r`,
  )
  const page = (keys: string) => as(person, `select reference, updated_on from my_applications(${keys})`)
  expect(await page('true')).toEqual([
    { reference: 'A-7KX2M9', updated_on: '2026-11-25' },
    { reference: row?.reference, updated_on: '2026-11-23' },
  ])
  expect(await page(`true, '2026-11-25', '${idOf(301)}'`)).toMatchObject([{ reference: row?.reference }])
  await database.run(`delete from applications where id = '${idOf(301)}'`)
  // A person reads of a job that is open, or that they applied to; of a draft and of what is closed nothing.
  const wanted = JSON.stringify(['baker-leeds-1', 'two-job-0001', 'late-job-001', 'draft-job-01', 'closed-job-1'])
  const read = `select job_id, is_hidden from job_facts('${wanted}') order by 1`
  expect(await as(person, read)).toEqual([
    { job_id: 'baker-leeds-1', is_hidden: false },
    { job_id: 'late-job-001', is_hidden: false },
    { job_id: 'two-job-0001', is_hidden: true },
  ])
  expect(await as(member, read)).toEqual([])
})

test('a step by anybody else, on an old version or with a time that was not offered changes nothing', async () => {
  const [row] = await database.rows('select id, reference from applications')
  const id = String(row?.id)
  const before = await kept()
  for (const [what, step, outcome] of [
    ['another company', { actor: stranger }, 'forbidden'],
    ['a colleague without the right', { actor: colleagueWithoutRight }, 'forbidden'],
    ['another person', { actor: otherPerson }, 'forbidden'],
    ['nobody', { actor: idOf(99) }, 'forbidden'],
    ['an old version', { version: 0 }, 'changed'],
    ['a version to come', { version: 2 }, 'changed'],
    ['what is the person’s own', { change: { own: { needs_approval: false } } }, 'forbidden'],
    ['a forged time', { actor: person, change: { slot: idOf(77) } }, 'changed'],
  ] as const) {
    expect([what, (await commit(id, { change: shortlisted, ...step })).outcome]).toEqual([what, outcome])
  }
  expect(await commit(idOf(77), { change: shortlisted })).toEqual({ outcome: 'missing' })
  // What must never be broken is refused whole: a name without a shortlist, a note that is too long.
  const note = 'x'.repeat(5001)
  for (const wrong of [
    { change: { ...shortlisted, is_named: false } },
    { change: { stage: 'accepted' } },
    { change: shortlisted, event: { kind: 'shortlisted', happened_on: '2026-11-24', note } },
    { change: { ...shortlisted, stage: 'hired' } },
    {
      change: {
        ...shortlisted,
        slots: [{ on_day: '2026-12-01', at_time: '25:00', minutes: 30, way: 'phone', place: 'x' }],
      },
    },
  ]) {
    expect(await commit(id, wrong).catch(() => 'refused')).toBe('refused')
  }
  await database.run(`update organisations set state = 'paused' where id = '${company}'`)
  expect(await commit(id, { change: shortlisted })).toEqual({ outcome: 'forbidden' })
  await database.run(`update organisations set state = 'approved' where id = '${company}'`)
  expect(await kept()).toEqual(before)
})

test('a step is stored with its history and one email, to a verified address of somebody who wants it', async () => {
  const id = String((await database.rows('select id from applications'))[0]?.id)
  const email = { subject: 'You have an update', html: 'h', text: 't', stop_url: 'https://example.org/stop' }
  expect(await commit(id, { change: shortlisted, email })).toEqual({ outcome: 'done', version: 2 })
  expect(await commit(id, { change: shortlisted, email })).toEqual({ outcome: 'changed', version: 2 })
  const emails = () => database.rows(`select kind, to_address, stop_url from outgoing_emails`)
  expect(await emails()).toEqual([
    { kind: 'application_update', to_address: 'person@example.org', stop_url: email.stop_url },
  ])
  expect(await database.rows(`select stage, answered_on::text, is_named from applications`)).toEqual([
    { stage: 'shortlisted', answered_on: '2026-11-24', is_named: true },
  ])

  // By the link of the email the person wants no more, and what has not gone out yet stays here.
  expect(await ask(`stop_application_emails('${id}')`)).toBe(true)
  expect(await ask(`stop_application_emails('${idOf(77)}')`)).toBe(false)
  expect(await emails()).toEqual([])
  const slots = ['2026-12-01', '2026-12-02'].map((day) => ({
    on_day: day,
    at_time: '10:00',
    minutes: 30,
    way: 'phone',
    place: 'We call you',
  }))
  const interview = { stage: 'interview', changed_on: '2026-11-25', slots }
  const invited = { kind: 'interview', happened_on: '2026-11-25', note: 'See you' }
  expect(await commit(id, { version: 2, change: interview, event: invited, email })).toMatchObject({ version: 3 })
  expect(await emails()).toEqual([])
  await ask(`choose_application_emails('${person}', true)`)
})

test('only the person can say that none of the times works, once, and from that day on it is the employer’s turn', async () => {
  const id = String((await database.rows('select id from applications'))[0]?.id)
  const said = { kind: 'slots_declined', happened_on: '2026-11-25', note: 'After 3pm' }
  const change = { declines_slots: true, waits_since: '2026-11-25' }
  const decline = (step: Step) => commit(id, { version: 3, change, event: said, ...step })
  const before = await kept()
  for (const actor of [member, colleagueWithoutRight, stranger, otherPerson, idOf(99)]) {
    expect(await decline({ actor })).toEqual({ outcome: 'forbidden' })
  }
  expect((await decline({ actor: person, version: 2 })).outcome).toBe('changed')
  // Withdrawing them is for the company alone, as is its line of the history.
  const withdrawn = { event: { ...said, kind: 'times_withdrawn' } }
  expect(await decline({ actor: person, ...withdrawn })).toEqual({ outcome: 'forbidden' })
  expect(await kept()).toEqual(before)
  expect(await decline({ actor: person })).toEqual({ outcome: 'done', version: 4 })
  // Who says it twice, or where there are no times, says it of nothing.
  expect((await decline({ actor: person, version: 4 })).outcome).toBe('changed')
  expect(await database.rows('select state from interview_slots')).toEqual([
    { state: 'declined' },
    { state: 'declined' },
  ])
  expect(await database.rows('select kind, by_side, note from application_events order by id desc limit 1')).toEqual([
    { kind: 'slots_declined', by_side: 'candidate', note: 'After 3pm' },
  ])
  const as = (who: string, statement: string) =>
    ask(`read_as('${who}', '${statement.replaceAll("'", "''")}')`) as Promise<Record<string, unknown>[]>
  // The same day it stands on the first page, in the list and in the person's own.
  for (const asked of [`employer_tasks('2026-11-25')`, `applicants_page('["interview"]', true)`]) {
    expect(await as(member, `select * from ${asked}`)).toMatchObject([
      { waits_since: '2026-11-25', has_declined_times: true, has_chosen_time: false },
    ])
  }
  expect(await as(person, 'select * from my_applications(true)')).toMatchObject([
    { has_times: false, has_declined_times: true, updated_on: '2026-11-25' },
  ])
  const days = { day: '2026-11-26', before: '2026-11-25' }
  const longAgo = {
    five_days_since: '2026-11-18',
    five_days_since_before: '2026-11-17',
    ten_days_since: '2026-11-11',
    ten_days_since_before: '2026-11-10',
  }
  await ask(`choose_member_events('${member}', '{"other_time": "daily"}')`)
  const due = (change: object = {}) => ask(`applicants_digests_due(${quoted({ ...days, ...longAgo, ...change })})`)
  expect(await due()).toEqual([
    expect.objectContaining({
      id: member,
      new: 0,
      waiting_five_days: 0,
      waiting_ten_days: 0,
      to_read: 0,
      other_times: 1,
    }),
  ])
  expect(await due({ day: '2026-11-27', before: '2026-11-26' })).toEqual([])
  // The company itself does not ask for other times: what it withdrew is no news to its members.
  await database.run(`update interview_slots set state = 'offered';
    update application_events set happened_on = '2026-11-24' where kind = 'slots_declined';`)
  expect(await decline({ actor: member, version: 4, ...withdrawn })).toEqual({ outcome: 'done', version: 5 })
  expect(await database.rows('select distinct state from interview_slots')).toEqual([{ state: 'declined' }])
  expect(await due()).toEqual([])
  await database.run(
    `delete from application_events where kind = 'times_withdrawn'; update applications set version = 4;`,
  )

  // Other times take the place of those.
  const slots = ['2026-12-01', '2026-12-02'].map((day) => ({
    on_day: day,
    at_time: '15:30',
    minutes: 30,
    way: 'phone',
    place: 'We call you',
  }))
  const offered = { kind: 'slots_offered', happened_on: '2026-11-25' }
  expect((await commit(id, { version: 4, change: { slots, waits_since: '2026-12-02' }, event: offered })).outcome).toBe(
    'done',
  )
  expect(await due()).toEqual([])
  expect(await as(person, 'select * from my_applications(true)')).toMatchObject([
    { has_times: true, has_declined_times: false, interview_on: null },
  ])
  await database.run(`delete from interview_slots where state = 'withdrawn'`)
})

test('of two choices at the same moment one is stored, and the other times are withdrawn', async () => {
  const id = String((await database.rows('select id from applications'))[0]?.id)
  const slots = await database.rows('select id from interview_slots order by on_day')
  const choose = (slot: unknown, version: number) =>
    commit(id, {
      actor: person,
      version,
      change: { slot, waits_since: '2026-12-01' },
      event: { kind: 'slot_chosen', happened_on: '2026-11-25' },
    })
  expect((await choose(slots[0]?.id, 5)).outcome).toBe('done')
  expect((await choose(slots[1]?.id, 5)).outcome).toBe('changed')
  expect((await choose(slots[1]?.id, 6)).outcome).toBe('changed')
  expect(await database.rows('select state from interview_slots order by on_day')).toEqual([
    { state: 'chosen' },
    { state: 'withdrawn' },
  ])
  // The person reads its day, whether the employer is waited for from another day or, while it has a question, from none.
  const own = async () =>
    (await ask(`read_as('${person}', 'select interview_on, waits_since from my_applications(true)')`)) as unknown
  expect(await own()).toEqual([{ interview_on: '2026-12-01', waits_since: '2026-12-01' }])
  for (const since of ['2026-12-03', null]) {
    await database.run(`update applications set waits_since = ${since === null ? 'null' : `'${since}'`}`)
    expect(await own()).toEqual([{ interview_on: '2026-12-01', waits_since: since }])
  }
  await database.run(`update applications set waits_since = '2026-12-01'`)
})

test('the employer learns with the offer, and not before, that an officer must approve, and never why somebody withdrew', async () => {
  const id = String((await database.rows('select id from applications'))[0]?.id)
  const checks = [{ kind: 'identity', state: 'waiting', since: '2026-11-26' }]
  expect(JSON.stringify(await kept())).not.toContain('licence_approval')
  const offer = { stage: 'offer', changed_on: '2026-11-26', checks, waits_since: null }
  await commit(id, { version: 6, change: offer, event: { kind: 'offer', happened_on: '2026-11-26' } })
  expect(await ask(`(select checks -> -1 from applications)`)).toEqual({
    kind: 'licence_approval',
    state: 'waiting',
    since: '2026-11-26',
  })
  expect(
    await commit(id, { actor: person, version: 7, change: { own: { needs_approval: false } }, event: null }),
  ).toEqual({
    outcome: 'done',
    version: 7,
  })
  const declined = { stage: 'offer_declined', ended_on: '2026-11-27', own: { withdrawal_reason: 'other_job' } }
  const said = { kind: 'offer_declined', happened_on: '2026-11-27' }
  expect((await commit(id, { actor: person, version: 7, change: declined, event: said })).outcome).toBe('done')
  expect(await database.rows('select needs_approval, withdrawal_reason from own_application_parts')).toEqual([
    { needs_approval: false, withdrawal_reason: 'other_job' },
  ])
  expect(JSON.stringify(await kept())).not.toContain('other_job')
  // Once it has ended, the person may apply for the job again.
  expect((await send(person, 'baker-leeds-1')).outcome).toBe('done')
})

test('distance is in whole miles between the middles of two postcode districts', async () => {
  expect(await ask(`miles_between('LS1', 'LS1')`)).toBe(0)
  expect(await ask(`miles_between('LS1', 'BD1')`)).toBe(8)
  expect(await ask(`miles_between('BD1', 'LS1')`)).toBe(8)
  expect(await ask(`miles_between('LS1', 'ZZ9')`)).toBeNull()
})

test('each person counts once for how often a company replies, and the company’s own people do not', async () => {
  await database.run('delete from applications')
  const counted = async (reference: string | undefined) =>
    (await database.rows(`select for_replies as counts from applications where reference = '${reference}'`))[0]
  const first = await send(person, 'baker-leeds-1')
  expect(await counted(first.reference)).toEqual({ counts: true })
  await database.run(
    `update applications set stage = 'withdrawn', waits_since = null, ended_on = '2026-11-24' where reference = '${first.reference}'`,
  )
  expect(await counted((await send(person, 'baker-leeds-1')).reference)).toEqual({ counts: false })
  expect(await counted((await send(person, 'second-job-1')).reference)).toEqual({ counts: false })
  await database.run('delete from applications')
  const [account] = await database.rows(
    `select split_part(email, '@', 2) as host from auth.users where id = '${person}'`,
  )
  await database.run(`update organisations set website = 'https://www.${account?.host}/jobs' where id = '${company}'`)
  expect(await counted((await send(person, 'baker-leeds-1')).reference)).toEqual({ counts: false })
  await database.run(`update organisations set website = '' where id = '${company}'; delete from applications`)
})

test('how often a company replies counts answers within ten working days, from ten applications on', async () => {
  const rate = () => ask(`company_replies('${otherCompany}')`)
  const row = (reference: string, answered: string | null, ended: string | null) =>
    `('A-${reference}', 'two-job-0001', '${otherCompany}', '${ended ? 'withdrawn' : 'applied'}', '2026-10-01', '2026-10-01',
          'candidate', '2026-10-15', ${answered ? `'${answered}'` : 'null'}, ${ended ? `'${ended}'` : 'null'})`
  const add = (...rows: string[]) =>
    database.run(`insert into applications (reference, job_id, organisation_id, stage, applied_on, changed_on, changed_by,
          answer_due_on, answered_on, ended_on) values ${rows.join(',')}`)
  await add(...['1', '2', '3', '4', 'A', 'B', 'C', 'D'].map((number) => row(`00000${number}`, '2026-10-15', null)))
  // Withdrawn before the day without an answer: not counted.
  await add(row('000005', null, '2026-10-10'))
  // Answered too late, and never answered though the day is over.
  await add(row('000006', '2026-10-16', null))
  expect(await rate()).toBeNull()
  await add(row('000007', null, null))
  expect(await rate()).toEqual({ percent: 80, of: 10 })
  await add(row('000008', null, '2026-10-20'), row('000009', null, '2026-10-15'))
  expect(await rate()).toEqual({ percent: 73, of: 11 })
  // Of very many the latest count alone.
  await add(
    ...Array.from({ length: 200 }, (_, number) =>
      row(`1${String(number).padStart(5, '0')}`, '2026-10-20', null).replace('2026-10-15', '2026-10-20'),
    ),
  )
  expect(await rate()).toEqual({ percent: 100, of: 200 })
})

test('the list and the first page agree about everybody, at each stage', async () => {
  await database.run('delete from applications')
  await database.run(`update organisation_members set read_disclosures = true where user_id = '${member}'`)
  const open = ['applied', 'shortlisted', 'interview', 'offer']
  // Of each stage one with all that can wait, and of the open ones two that wait for an answer; the last has chosen a time.
  const rows = stages.flatMap((stage) => {
    const named = !['applied', 'withdrawn', 'job_closed', 'unsuccessful'].includes(stage)
    const isOpen = open.includes(stage)
    const answers = isOpen && stage !== 'offer'
    const hasChecks = stage === 'offer' || stage === 'accepted'
    return [0, 1].map((turn) => ({ stage, named, isOpen, answers, hasChecks, turn }))
  })
  for (const [index, { stage, named, isOpen, answers, hasChecks, turn }] of rows.entries()) {
    const id = idOf(500 + index)
    const statement = turn === 0 && named
    await database.run(`
          insert into applications (id, reference, job_id, organisation_id, stage, applied_on, changed_on, changed_by, is_named,
            waits_since, checks_since, statement_since, start_due_on, ended_on, disclosure)
          values ('${id}', 'A-${String(500000 + index)}', 'baker-leeds-1', '${company}', '${stage}', '2026-11-02', '2026-11-03',
            'employer', ${named}, ${answers ? `'2026-11-09'` : 'null'}, ${hasChecks ? `'2026-11-06'` : 'null'},
            ${statement ? `'2026-11-19'` : 'null'}, ${stage === 'hired' ? `'2026-11-12'` : 'null'}, ${isOpen ? 'null' : `'2026-11-03'`}, '${statement ? 'shared' : 'not_asked'}');
          insert into application_events (application_id, happened_on, version, kind, by_side)
          values ('${id}', '2026-11-${turn === 0 ? '19' : '02'}', 2, 'slots_offered', 'employer');
          insert into interview_slots (application_id, on_day, at_time, minutes, way, place, state)
          values ('${id}', '2026-11-09', '10:00', 30, 'phone', 'We call you', '${turn === 1 ? 'chosen' : 'offered'}');`)
  }
  const as = (id: string, statement: string) =>
    ask(`read_as('${id}', '${statement.replaceAll("'", "''")}')`) as Promise<Record<string, unknown>[]>
  const today = plainDate('2026-11-23')
  const turnOf = (row: Record<string, unknown>) =>
    whoseTurn(
      {
        stage: row.stage,
        waitsSince: row.waits_since,
        hasChosenTime: row.has_chosen_time,
        hasDeclinedTimes: row.has_declined_times,
        checksSince: row.checks_since,
        statementSince: row.statement_since,
        startDueOn: row.start_due_on,
        disclosure: row.disclosure ?? 'not_asked',
      } as TurnFacts,
      today,
    ).task
  const overview = await as(member, `select * from employer_tasks('${today}', 100)`)
  const onFirstPage = new Map(overview.map((row) => [row.reference, turnOf(row)]))
  expect(onFirstPage.size).toBe(12)
  for (const stage of stages) {
    const list = await as(member, `select * from applicants_page('["${stage}"]', ${String(open.includes(stage))})`)
    expect(list.map(({ reference, updated_on }) => [reference, updated_on]).sort()).toEqual(
      rows.flatMap((row, index) =>
        row.stage === stage ? [[`A-${500000 + index}`, row.turn === 0 ? '2026-11-19' : '2026-11-03']] : [],
      ),
    )
    for (const row of list) expect([stage, turnOf(row)]).toEqual([stage, onFirstPage.get(row.reference) ?? null])
  }
  // Who may not read a statement is not led to one, on neither.
  await database.run(`update organisation_members set read_disclosures = false where user_id = '${member}'`)
  for (const asked of [`employer_tasks('${today}', 100)`, `applicants_page('["interview", "offer"]', true)`]) {
    expect((await as(member, `select * from ${asked}`)).map((row) => row.statement_since ?? null)).not.toContainEqual(
      expect.anything(),
    )
  }
})

test('the first page has the interviews of seven days from today, next first, including applicants who owe an answer', async () => {
  await database.run('delete from applications')
  const add = async (number: number, on: string, at: string, change: { asked?: boolean; state?: string } = {}) => {
    const id = idOf(600 + number)
    await database.run(`
          insert into applications (id, reference, job_id, organisation_id, person_id, stage, applied_on, changed_on, changed_by, is_named,
            waits_since, disclosure)
          values ('${id}', 'A-60000${number}', 'baker-leeds-1', '${company}', ${number === 1 ? `'${personId}'` : 'null'}, 'interview',
            '2026-11-02', '2026-11-03', 'employer', true, ${change.asked ? 'null' : `'${on}'`}, '${change.asked ? 'asked' : 'not_asked'}');
          insert into interview_slots (application_id, on_day, at_time, minutes, way, place, state)
          values ('${id}', '${on}', '${at}', 30, 'phone', 'We call you', '${change.state ?? 'chosen'}');`)
  }
  await add(1, '2026-11-25', '10:00')
  await add(2, '2026-11-25', '09:30', { asked: true })
  await add(3, '2026-11-23', '16:00')
  await add(4, '2026-11-29', '08:00')
  await add(5, '2026-11-30', '08:00')
  await add(6, '2026-11-22', '08:00')
  await add(7, '2026-11-24', '08:00', { state: 'offered' })
  const as = (id: string, rows: number) =>
    ask(`read_as('${id}', 'select employer_overview(''2026-11-23'', ${rows}) as seen')`) as Promise<
      { seen: { interviews: Record<string, unknown>[] } }[]
    >
  const [first] = await as(member, 20)
  expect(first?.seen.interviews.map(({ reference }) => reference)).toEqual([
    'A-600003',
    'A-600002',
    'A-600001',
    'A-600004',
  ])
  expect(first?.seen.interviews[2]).toEqual({
    reference: 'A-600001',
    job_title: 'Baker',
    first_name: 'Jo',
    last_name: 'Li',
    on_day: '2026-11-25',
    at_time: '10:00',
    is_late: false,
  })
  const [few] = await as(member, 2)
  expect(few?.seen.interviews).toHaveLength(2)
  for (const nobody of [colleagueWithoutRight, stranger, person]) {
    const [seen] = await as(nobody, 20)
    expect(seen?.seen).toEqual({ tasks: [], messages: [], check_ins: [], interviews: [] })
  }
})

test('the times suggested for the next applicant are those last offered for the same job', async () => {
  await database.run(`update interview_slots set place = 'The back door', minutes = 45 where application_id = '${idOf(604)}';
        update applications set changed_on = '2026-11-05' where id = '${idOf(604)}';
        insert into applications (id, reference, job_id, organisation_id, stage, applied_on, changed_on, changed_by, is_named, waits_since)
        values ('${idOf(608)}', 'A-600008', 'baker-leeds-1', '${company}', 'shortlisted', '2026-11-02', '2026-11-03', 'employer', true,
            '2026-11-03'),
          ('${idOf(609)}', 'A-600009', 'second-job-1', '${company}', 'shortlisted', '2026-11-02', '2026-11-03', 'employer', true,
            '2026-11-03');`)
  const lastTimes = async (id: string, reference: string) => {
    const rows = await ask(`read_as('${id}', 'select applicant_seen(''${reference}'') -> ''last_times'' as last')`)
    return (rows as { last: unknown }[])[0]?.last
  }
  expect(await lastTimes(member, 'A-600008')).toEqual({
    minutes: 45,
    way: 'phone',
    place: 'The back door',
    postcode: '',
    ask_for: '',
    bring: '',
    phone: '',
  })
  // Also once that applicant was offered the job.
  await database.run(`update applications set stage = 'offer' where id = '${idOf(604)}'`)
  expect(await lastTimes(member, 'A-600008')).toMatchObject({ place: 'The back door' })
  await database.run(`update applications set stage = 'interview' where id = '${idOf(604)}'`)
  expect(await lastTimes(member, 'A-600009')).toBeNull()
  expect(await lastTimes(stranger, 'A-600008')).toBeNull()
  await database.run(`delete from applications where id in ('${idOf(608)}', '${idOf(609)}')`)
})

test('a time that was offered to two applicants is found, among those whom the member may see', async () => {
  const times = async (id: string, reference: string) => {
    const rows = await ask(`read_as('${id}', 'select applicant_seen(''${reference}'') -> ''other_times'' as times')`)
    return (rows as { times: unknown }[])[0]?.times
  }
  const of = (number: number, at: string) => ({
    application_id: idOf(600 + number),
    on_day: '2026-11-25',
    at_time: at,
    minutes: 30,
    state: 'chosen',
    ask_for: '',
    is_same_job: true,
  })
  expect(await times(member, 'A-600001')).toEqual([of(2, '09:30')])
  expect(await times(member, 'A-600002')).toEqual([of(1, '10:00')])
  // The one of that day, of another company, is none of theirs.
  await database.run(`insert into applications (id, reference, job_id, organisation_id, stage, applied_on, changed_on, changed_by, is_named)
          values ('${idOf(610)}', 'A-600010', 'two-job-0001', '${otherCompany}', 'interview', '2026-11-02', '2026-11-03', 'employer', true);
        insert into interview_slots (application_id, on_day, at_time, minutes, way, place)
          values ('${idOf(610)}', '2026-11-25', '10:00', 30, 'phone', 'We call you')`)
  expect(await times(stranger, 'A-600010')).toEqual([])
  expect(await times(member, 'A-600001')).toEqual([of(2, '09:30')])
  expect(await times(member, 'A-600004')).toEqual([])
  for (const nobody of [colleagueWithoutRight, stranger, person, idOf(99)]) {
    expect(await ask(`read_as('${nobody}', 'select times_of_others(''${idOf(601)}'') as times')`)).toEqual([
      { times: [] },
    ])
  }
  const invited = (id: string) =>
    ask(
      `read_as('${id}', 'select reference, first_name from invited_applicants(''["${idOf(601)}", "${idOf(610)}"]'')')`,
    )
  expect(await invited(member)).toEqual([{ reference: 'A-600001', first_name: 'Jo' }])
  expect(await invited(stranger)).toEqual([{ reference: 'A-600010', first_name: null }])
  expect(await invited(colleagueWithoutRight)).toEqual([])
  await database.run(`update applications set is_hidden = true where id = '${idOf(601)}'`)
  expect(await invited(member)).toEqual([])
  // Whoever hides is nobody's other applicant, and is not asked about.
  expect(await times(member, 'A-600002')).toEqual([])
  expect(await ask(`read_as('${member}', 'select times_of_others(''${idOf(601)}'') as times')`)).toEqual([
    { times: [] },
  ])
  await database.run(
    `update applications set is_hidden = false where id = '${idOf(601)}'; delete from applications where id = '${idOf(610)}'`,
  )
})

test('of two people offered one time, whoever chooses first has it; the other reads that it is taken', async () => {
  const [first, second] = [idOf(621), idOf(622)]
  await database.run(`insert into applications (id, reference, job_id, organisation_id, person_id, stage, applied_on, changed_on, changed_by, is_named)
          values ('${first}', 'A-620001', 'second-job-1', '${company}', '${personId}', 'interview', '2026-11-02', '2026-11-03', 'employer', true),
            ('${second}', 'A-620002', 'second-job-1', '${company}', '${otherPersonId}', 'interview', '2026-11-02', '2026-11-03', 'employer', true)`)
  const slotOf = (application: string) => application.replace('0006', '0007')
  const offer = async (given: { ask?: string; of?: string; at?: string; job?: string }) => {
    const { ask: asked = '', of = '', at = '09:15', job: other = 'second-job-1' } = given
    await database.run(`delete from interview_slots where application_id in ('${first}', '${second}');
          update applications set job_id = '${other}' where id = '${first}';
          insert into interview_slots (id, application_id, on_day, at_time, minutes, way, place, ask_for) values
            ('${slotOf(first)}', '${first}', '2026-11-24', '${at}', 30, 'phone', 'We call you', '${of}'),
            ('${slotOf(second)}', '${second}', '2026-11-24', '09:00', 30, 'phone', 'We call you', '${asked}')`)
  }
  const choose = async (actor: string, application: string) => {
    const [row] = await database.rows(`select version from applications where id = '${application}'`)
    const change = { slot: slotOf(application), waits_since: '2026-11-24' }
    const event = { kind: 'slot_chosen', happened_on: '2026-11-23' }
    return (await commit(application, { actor, version: Number(row?.version), change, event })).outcome
  }
  const seen = async () => {
    const [row] = (await ask(
      `read_as('${otherPerson}', 'select application_seen(''A-620002'') -> ''slots'' -> 0 ->> ''is_taken'' as taken')`,
    )) as { taken: string }[]
    return row?.taken === 'true'
  }
  // The same cases as the rule in the other language.
  for (const { given, isTaken } of [
    { given: {}, isTaken: true },
    { given: { job: 'paused-job-1' }, isTaken: false },
    { given: { at: '09:30' }, isTaken: false },
    { given: { ask: 'Sam', of: ' sam', job: 'paused-job-1' }, isTaken: true },
    { given: { ask: 'Sam', of: 'Kim' }, isTaken: false },
    { given: { ask: 'Sam' }, isTaken: true },
    { given: { ask: 'Sam', job: 'paused-job-1' }, isTaken: false },
  ]) {
    await offer(given)
    expect(await seen()).toBe(false)
    expect(await choose(person, first)).toBe('done')
    const { ask: askFor = '', of = '', at = '09:15', job: other = 'second-job-1' } = given as Record<string, string>
    const slot = { on: plainDate('2026-11-24'), at: '09:00', minutes: 30, askFor }
    const theirs = { ...slot, at, askFor: of, applicationId: first, isSameJob: other === 'second-job-1' }
    expect(isTakenBy(slot, { ...theirs, state: 'chosen' })).toBe(isTaken)
    expect(await seen()).toBe(isTaken)
    expect(await choose(otherPerson, second)).toBe(isTaken ? 'taken' : 'done')
  }
  // Given back, it is free again.
  await offer({})
  expect(await choose(person, first)).toBe('done')
  await database.run(`update interview_slots set state = 'declined' where application_id = '${first}'`)
  expect(await seen()).toBe(false)
  expect(await choose(otherPerson, second)).toBe('done')
  await database.run(`delete from applications where id in ('${first}', '${second}')`)
})

test('an offer that was changed is not accepted as it was before, and its history keeps both', async () => {
  const id = idOf(631)
  await database.run(`insert into applications (id, reference, job_id, organisation_id, person_id, stage, applied_on, changed_on, changed_by, is_named)
        values ('${id}', 'A-630001', 'second-job-1', '${company}', '${personId}', 'offer', '2026-11-02', '2026-11-03', 'employer', true)`)
  const email = { subject: 'You have an update', html: 'h', text: 't', stop_url: 'https://example.org/stop' }
  const pay = 'Pay: £13 an hour (before: £12 an hour)'
  const event = { kind: 'offer_changed', happened_on: '2026-11-24', note: pay }
  const change = { first_day: { on: '2026-12-01', pay: '£13 an hour' } }
  expect(await commit(id, { change, event, email })).toEqual({ outcome: 'done', version: 2 })
  const accept = (version: number) =>
    commit(id, {
      actor: person,
      version,
      change: { stage: 'accepted', changed_on: '2026-11-24', changed_by: 'candidate', ended_on: '2026-11-24' },
      event: { kind: 'accepted', happened_on: '2026-11-24' },
    })
  expect(await accept(1)).toEqual({ outcome: 'changed', version: 2 })
  expect(await database.rows(`select note from application_events where application_id = '${id}'`)).toEqual([
    { note: pay },
  ])
  expect((await accept(2)).outcome).toBe('done')
  await database.run(`delete from applications where id = '${id}'; delete from outgoing_emails`)
})

test('the list of jobs counts applicants in progress, for members who may see them', async () => {
  await database.run(
    `update applications set stage = 'withdrawn', ended_on = '2026-11-23', waits_since = null where reference = 'A-600006'`,
  )
  const as = async (id: string) => {
    const [row] = (await ask(`read_as('${id}', 'select jobs_screen() as seen')`)) as { seen: { rows: object[] } }[]
    return row?.seen.rows
  }
  expect(await as(member)).toContainEqual(
    expect.objectContaining({
      id: 'baker-leeds-1',
      applicants: { applied: 0, shortlisted: 0, interview: 6, offer: 0, accepted: 0 },
    }),
  )
  expect(await as(colleagueWithoutRight)).toContainEqual(
    expect.objectContaining({ id: 'baker-leeds-1', applicants: null }),
  )
  expect(await as(person)).toEqual([])
})

test('a member is emailed once a day, when somebody is new or has waited five or ten days', async () => {
  await database.run(`delete from applications; delete from outgoing_emails;`)
  expect(await ask(`choose_member_events('${member}', '{"applied": "daily"}')`)).toBe(true)
  await database.run(`insert into applications (reference, job_id, organisation_id, stage, applied_on, changed_on, changed_by, waits_since)
        select 'A-00001' || n, 'second-job-1', '${company}', 'applied', d::date, d::date, 'candidate', d::date
        from (values (1, '2026-11-20'), (2, '2026-11-16'), (3, '2026-11-09'), (4, '2026-10-01')) v (n, d)`)
  const days = {
    day: '2026-11-23',
    before: '2026-11-20',
    five_days_since: '2026-11-16',
    five_days_since_before: '2026-11-15',
    ten_days_since: '2026-11-09',
    ten_days_since_before: '2026-11-08',
  }
  const due = (change: object = {}) => ask(`applicants_digests_due(${quoted({ ...days, ...change })})`)
  expect(await due()).toMatchObject([
    { id: member, new: 1, waiting_five_days: 1, waiting_ten_days: 2, to_read: 0, other_times: 0, withdrawn: 0 },
  ])
  // Nobody new, and nobody who has just come to a round number.
  const quiet = {
    day: '2026-11-25',
    before: '2026-11-24',
    five_days_since_before: '2026-11-17',
    ten_days_since_before: '2026-11-10',
  }
  expect(await due(quiet)).toEqual([])
  const email = quoted({ subject: 's', html: 'h', text: 't', stop_url: 'https://example.org/stop' })
  const queue = () => ask(`queue_applicants_digest('${member}', '2026-11-23', ${email})`)
  expect([await queue(), await queue()]).toEqual([true, false])
  expect(await due()).toEqual([])
  expect(await ask(`choose_application_emails('${member}', false)`)).toBe(true)
  expect(await database.rows('select kind from outgoing_emails')).toEqual([])
  expect(await due({ day: '2026-11-24' })).toEqual([])
  expect(await ask(`queue_applicants_digest('${colleagueWithoutRight}', '2026-11-23', ${email})`)).toBe(false)
})

test('those who have waited longest come first, each of them once', async () => {
  await database.run(`delete from applications; update organisation_members set read_disclosures = true where user_id = '${member}';
        insert into applications (reference, job_id, organisation_id, person_id, stage, applied_on, changed_on, changed_by, is_named,
          waits_since, checks_since, statement_since, is_hidden, ended_on)
        select 'A-00001' || v.n, 'second-job-1', '${company}', case when v.n = 1 then '${personId}'::uuid end, v.stage, '2026-11-01',
          '2026-11-01', 'employer', v.stage <> 'applied', v.waits::date, v.checks::date, v.statement::date, false,
          case when v.stage in ('accepted', 'unsuccessful') then '2026-11-01'::date end
        from (values
          (1, 'shortlisted', '2026-11-16', null, '2026-11-20'), (2, 'applied', '2026-11-10', null, null),
          (3, 'interview', '2026-11-23', null, null), (4, 'interview', '2026-11-22', null, null),
          (5, 'applied', '2026-11-24', null, null), (6, 'offer', null, '2026-11-12', null),
          (7, 'accepted', null, '2026-11-13', null), (8, 'interview', '2026-11-30', null, '2026-11-21'),
          (9, 'unsuccessful', null, null, '2026-11-09')) v (n, stage, waits, checks, statement);
        insert into interview_slots (application_id, on_day, at_time, minutes, way, place, state)
        select id, '2026-11-22', '10:00', 30, 'phone', 'x', 'chosen' from applications where reference = 'A-000014'`)
  const listed = async (rows = 20): Promise<unknown> =>
    ask(`read_as('${member}', 'select * from employer_tasks(''2026-11-23'', ${rows})')`)
  const numbers = async (rows?: number) =>
    ((await listed(rows)) as { reference: string }[]).map(({ reference }) => reference.slice(-1)).join('')
  // An interview of today and what is still to come wait for nobody yet, and after the end only checks do.
  expect(await numbers()).toBe('267184')
  expect(await numbers(3)).toBe('267')
  expect(await listed()).toMatchObject([
    { first_name: null },
    { checks_since: '2026-11-12' },
    { stage: 'accepted' },
    { first_name: 'Jo', waits_since: '2026-11-16', statement_since: '2026-11-20', has_chosen_time: false },
    { statement_since: '2026-11-21' },
    { has_chosen_time: true },
  ])
  // Without the right to read statements nothing is said of them, and who waits for nothing else is left out.
  await database.run(`update organisation_members set read_disclosures = false where user_id = '${member}'`)
  expect(await numbers()).toBe('26714')
  expect(JSON.stringify(await listed())).not.toMatch(/"statement_since": ?"/)
  await database.run(`update applications set is_hidden = true where reference = 'A-000011'`)
  expect(await numbers()).toBe('2674')
  await database.run('delete from applications')
})

test('when the last side leaves, the words are deleted and the numbers stay', async () => {
  const { reference } = await send(person, 'second-job-1', { applied_on: '2026-11-01', needs_approval: true })
  const id = await idOfReference(reference)
  await ask(`delete_account('${person}', 'person@example.org', 's', 'h', 't')`)
  expect(await database.rows(`select stage, person_id, waits_since from applications where id = '${id}'`)).toEqual([
    { stage: 'withdrawn', person_id: null, waits_since: null },
  ])
  expect(await database.rows('select 1 from own_application_parts')).toEqual([])
})
