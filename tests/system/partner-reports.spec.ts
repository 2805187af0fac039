import { expect, test } from 'playwright/test'

import { plainDate } from '../../lib/domain/dates/plain-date'
import { partnerReport, reportFilterOf, type ReportedPerson } from '../../lib/domain/outcomes/partner-report'
import { idOf } from '../support/id-of'
import { startOwnDatabase, type OwnDatabase } from '../support/own-database'

const [lead, worker, stranger, account] = [idOf(1), idOf(2), idOf(3), idOf(4)]
const [charity, other] = [idOf(101), idOf(102)]
const file = (number: number): string => idOf(200 + number)
const people = 23

const member = (id: string, role: string): string =>
  `insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
    values ('${id}', '${id.slice(-3)}@example.org', now(), '{"role": "${role}"}', '{"full_name": "Member ${id.slice(-1)}"}');`

/** Every third person was referred, every second one met the worker, every fourth is ready, every fifth started a job. */
const personRows = Array.from({ length: people }, (_, at) => {
  const id = file(at)
  const month = String((at % 9) + 1).padStart(2, '0')
  return `
    insert into supported_people (id, organisation_id, reference, name, worker_id, district, known_by, created_at)
      values ('${id}', '${at === people - 1 ? other : charity}', 'SP-${String(at).padStart(6, '0')}', 'Person ${at}',
        ${at % 2 === 0 ? `'${worker}'` : 'null'}, '${at % 3 === 0 ? 'LS1' : at % 3 === 1 ? 'BD1' : ''}', 'person-${at}', '2026-${month}-10T10:00:00Z');
    ${at % 4 === 0 ? `update supported_people set work_state = 'ready' where id = '${id}'; update supported_people set ready_on = '2026-${month}-20' where id = '${id}';` : ''}
    ${
      at % 2 === 0
        ? `insert into support_appointments (supported_person_id, kind, starts_at, ends_at, way, place, outcome)
      values ('${id}', 'support', '2026-${month}-15T10:00:00Z', '2026-${month}-15T10:30:00Z', 'phone', 'By phone', '${at % 6 === 0 ? 'unacceptable_absence' : 'attended'}');`
        : ''
    }
    ${
      at % 3 === 0
        ? `insert into referrals (reference, state, receiver_id, services, supported_person_id, consent_on, consent_until, sent_at, accepted_at, contact_due_on, first_contact_on)
      values ('RF-A${String(at).padStart(5, '0')}', 'working', '${at === people - 1 ? other : charity}', '{${at % 2 === 0 ? 'cv,interview' : 'cv'}}', '${id}', '2026-01-01', '2027-01-01',
        '2026-${month}-08T09:00:00Z', '2026-${month}-09T09:00:00Z', '2026-${month}-16', '2026-${month}-12');`
        : ''
    }
    ${
      at % 5 === 0
        ? `insert into job_starts (id, supported_person_id, employer, started_on) values ('${idOf(300 + at)}', '${id}', 'A shop', '2026-${month}-25');
      insert into job_checks (job_start_id, milestone, due_on, answer, evidence, answered_on)
        values ('${idOf(300 + at)}', '${at % 10 === 0 ? '6_months' : '6_weeks'}', '2026-11-01', '${at % 20 === 0 ? 'in_post' : 'ended'}', 'person_said', '2026-11-02');`
        : ''
    }`
}).join('\n')

const seed = `
  ${member(lead, 'partner')} ${member(worker, 'caseworker')} ${member(stranger, 'partner')} ${member(account, 'candidate')}
  insert into organisations (id, kind, name, state, safeguarding_name, safeguarding_email, services, areas) values
    ('${charity}', 'partner', 'Example Charity', 'approved', 'Sam', 'safe@example.org', '{cv}', '{Leeds}'),
    ('${other}', 'partner', 'Another', 'approved', 'Sam', 'safe@example.org', '{cv}', '{Leeds}');
  insert into organisation_members (user_id, organisation_id, report, see_all_people, support) values
    ('${lead}', '${charity}', true, true, false), ('${worker}', '${charity}', true, false, true), ('${stranger}', '${other}', false, true, true);
  ${personRows}
  insert into referrals (reference, state, receiver_id, services, forgotten_at, sent_at, first_contact_on, closed_at, outcome) values
    ('RF-000000000001', 'ended', '${charity}', '{cv}', now(), '2025-03-02T09:00:00Z', '2025-03-05', '2025-09-01T09:00:00Z', 'job_started');
  insert into referrals (reference, state, receiver_id, consent_on, consent_until, sent_at) values
    ('RF-B00001', 'sent', '${charity}', '2026-11-01', '2027-11-01', '2026-11-20T09:00:00Z'),
    ('RF-B00002', 'draft', '${charity}', '2026-11-01', '2027-11-01', null);`

const camel = (name: string): string => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const asRead = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(asRead)
    : value !== null && typeof value === 'object'
      ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [camel(name), asRead(inner)]))
      : value

let database: OwnDatabase
test.beforeAll(async () => {
  database = await startOwnDatabase()
  await database.run(seed)
})
test.afterAll(() => database.stop())

const outcomesOf = async (actor: string) =>
  (await database.rows(`select partner_outcomes_of('${actor}') as value`))[0]?.value as {
    organisation: string
    people: { file: { reference: string } | null }[]
  } | null
const numberOf = async (sql: string): Promise<number> =>
  Number((await database.rows(`select (${sql}) as value`))[0]?.value)

test('the numbers of the report are those that a count over the rows gives', async () => {
  const counted = partnerReport(
    asRead((await outcomesOf(lead))?.people) as ReportedPerson[],
    reportFilterOf({ from: '2026-01-01', to: '2026-12-31' }),
    plainDate('2026-11-26'),
  )
  const ours = `from supported_people p where p.organisation_id = '${charity}'`
  const started = `exists (select 1 from job_starts s where s.supported_person_id = p.id)`
  const kept = (milestones: string) =>
    `exists (select 1 from job_starts s join job_checks c on c.job_start_id = s.id where s.supported_person_id = p.id and c.answer = 'in_post' and c.milestone in (${milestones}))`
  const ready = `(p.work_state = 'ready' or ${started})`
  const engaged = `(${ready} or exists (select 1 from support_appointments a where a.supported_person_id = p.id and a.outcome = 'attended')
        or exists (select 1 from referrals r where r.supported_person_id = p.id and r.first_contact_on is not null))`
  expect(Object.fromEntries(counted.map(({ step, people: of }) => [step, of.length]))).toEqual({
    // The referral that waits for an answer among them; the one of last year and the draft not.
    referred: (await numberOf(`select count(*) ${ours}`)) + 1,
    engaged: await numberOf(`select count(*) ${ours} and ${engaged}`),
    ready: await numberOf(`select count(*) ${ours} and ${ready}`),
    applied: await numberOf(`select count(*) ${ours} and ${started}`),
    interview: await numberOf(`select count(*) ${ours} and ${started}`),
    offer: await numberOf(`select count(*) ${ours} and ${started}`),
    started: await numberOf(`select count(*) ${ours} and ${started}`),
    '6_weeks': await numberOf(`select count(*) ${ours} and ${kept(`'6_weeks', '13_weeks', '6_months', '12_months'`)}`),
    '6_months': await numberOf(`select count(*) ${ours} and ${kept(`'6_months', '12_months'`)}`),
  })
  expect(counted[0]?.people.length).toBe(people)
})

test('somebody who is not here any more is counted by the days of the referral', async () => {
  const [last] = partnerReport(
    asRead((await outcomesOf(lead))?.people) as ReportedPerson[],
    reportFilterOf({ to: '2025-12-31' }),
    plainDate('2026-11-26'),
  ).filter(({ step }) => step === 'started')
  expect(last?.people).toEqual([expect.objectContaining({ file: null, referredOn: '2025-03-02', services: ['cv'] })])
})

test('only who makes reports gets one, with the names of those alone whom they may see', async () => {
  expect(await outcomesOf(stranger)).toBeNull()
  expect(await outcomesOf(account)).toBeNull()
  const namesOf = async (actor: string) =>
    (await outcomesOf(actor))?.people.filter(({ file: of }) => of !== null).length
  expect(await namesOf(lead)).toBe(people - 1)
  expect(await namesOf(worker)).toBe(
    await numberOf(
      `select count(*) from supported_people where worker_id = '${worker}' and organisation_id = '${charity}'`,
    ),
  )
  await database.run(`update organisations set state = 'paused' where id = '${charity}'`)
  expect(await outcomesOf(lead)).toBeNull()
  await database.run(`update organisations set state = 'approved' where id = '${charity}'`)
})

test('of applications only what somebody shares is counted, and the first day of being ready stays', async () => {
  const person = file(1)
  const steps = () =>
    database.rows(`select application_steps_of(p) as value from supported_people p where p.id = '${person}'`)
  await database.run(`
        insert into candidate_profiles (user_id, person_id) values ('${account}', '${idOf(900)}');
        update supported_people set user_id = '${account}', work_state = 'ready' where id = '${person}';
        update supported_people set work_state = 'needs_help' where id = '${person}';`)
  expect((await steps())[0]?.value).toEqual({ applied: null, interview: null, offer: null })
  expect(await numberOf(`select count(*) from supported_people where id = '${person}' and ready_on is not null`)).toBe(
    1,
  )
})
