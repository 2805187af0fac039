import { expect, test } from 'playwright/test'

import { idOf } from '../support/id-of'
import { startOwnDatabase, type OwnDatabase } from '../support/own-database'

const [person, member, silent, unverified, other] = [1, 2, 3, 4, 5].map(idOf) as [
  string,
  string,
  string,
  string,
  string,
]
const [company, personId, application] = [idOf(101), idOf(201), idOf(301)]
const today = '2026-11-24'

const account = (id: string, role: string, isConfirmed = true): string =>
  `('${id}', '${id}@example.org', ${isConfirmed ? 'now()' : 'null'}, '{"role": "${role}"}')`

const seed = `
  insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data) values ${account(person, 'candidate')},
    ${account(member, 'employer')}, ${account(silent, 'employer')}, ${account(unverified, 'employer', false)},
    ${account(other, 'employer')};
  insert into organisations (id, name, sector, size, state) values
    ('${company}', 'One', 'retail', '1_9', 'approved'), ('${idOf(102)}', 'Two', 'retail', '1_9', 'approved');
  insert into organisation_members (user_id, organisation_id, see_applicants) values ('${member}', '${company}', true),
    ('${silent}', '${company}', true), ('${unverified}', '${company}', true), ('${other}', '${idOf(102)}', true);
  insert into application_email_choices (user_id, wants_emails) values ('${silent}', false);
  insert into jobs (id, organisation_id, status, advert, title, posted_on) values
    ('baker-leeds-1', '${company}', 'live', '{"town": "Leeds"}', 'Baker', '2026-11-01');
  insert into candidate_profiles (person_id, user_id) values ('${personId}', '${person}');
  insert into candidate_contacts (person_id, first_name, last_name) values ('${personId}', 'Jo', 'Li');
  insert into applications (id, reference, job_id, organisation_id, person_id, version, stage, applied_on, changed_on, changed_by, is_named,
    waits_since) values ('${application}', 'A-000001', 'baker-leeds-1', '${company}', '${personId}', 3, 'shortlisted', '2026-11-20',
    '2026-11-21', 'employer', true, '2026-11-21');`

const readAs = `
create function public.read_as(p_id text, p_statement text) returns jsonb language plpgsql as $$
declare answer jsonb;
begin
  perform set_config('request.jwt.claim.sub', p_id, true);
  perform set_config('role', 'authenticated', true);
  execute p_statement into answer;
  return answer;
end
$$;`

const quoted = (value: unknown): string => `'${JSON.stringify(value).replaceAll("'", "''")}'`

test.describe.configure({ mode: 'serial' })
let database: OwnDatabase
test.beforeAll(async () => {
  database = await startOwnDatabase()
  await database.run(seed)
  await database.run(readAs)
})
test.afterAll(() => database.stop())

const ask = async (call: string) => (await database.rows(`select ${call} as answer`))[0]?.answer
const tokens = { [member]: 'of-member', [silent]: 'of-silent', [unverified]: 'of-unverified', [other]: 'of-other' }
const email = { subject: 'News', html: 'stop {token}', text: 't', stop_url: 'https://example.org/{token}', tokens }
const commit = (actor: string, version: number, change: object, kind: string, isTold = false) =>
  ask(`commit_interview('${actor}', '${application}', ${version}, ${quoted(change)},
        ${quoted({ kind, happened_on: today })}, null, ${isTold ? quoted(email) : 'null'})`)
const slots = async () =>
  (
    await database.rows(`select to_jsonb(s) - 'id' - 'organisation_id' - 'application_id' as slot
        from interview_slots s order by on_day, at_time`)
  ).map(({ slot }) => slot)
const details = { postcode: 'LS1 4AP', ask_for: 'Sam', bring: 'Nothing', phone: '0113 496 0000' }
const time = { at_time: '10:00', minutes: 30, way: 'in_person', place: 'Shop' }
const day = (number: number) => ({ on_day: `2026-11-${number}`, ...time })
const overview = async () =>
  (await ask(`read_as('${member}', 'select employer_overview(''${today}'')')`)) as {
    tasks: { has_declined_times: boolean }[]
    interviews: { is_late: boolean }[]
  }

test('every time of an invitation has its details', async () => {
  const invited = { stage: 'interview', changed_on: today, changed_by: 'employer', waits_since: '2026-11-26' }
  const offered = [24, 26].map((number) => ({ ...day(number), ...details }))
  expect(await commit(member, 3, { ...invited, slots: offered }, 'interview')).toMatchObject({ outcome: 'done' })
  expect(await slots()).toEqual(offered.map((slot) => ({ ...slot, state: 'offered' })))
  expect(await database.rows('select id from outgoing_emails')).toEqual([])
})

test('a company whose applicant is late sees it on its first page', async () => {
  const [slot] = await database.rows(`select id from interview_slots where on_day = '${today}'`)
  await commit(person, 4, { slot: slot?.id, waits_since: today }, 'slot_chosen')
  expect((await overview()).interviews).toMatchObject([{ is_late: false }])
  await commit(person, 5, { waits_since: today }, 'running_late', true)
  expect((await overview()).interviews).toMatchObject([{ is_late: true }])
})

test('those who may see applicants and want it are owed one email each, with a token of their own', async () => {
  expect(await database.rows('select to_address, html, stop_url, kind from outgoing_emails')).toEqual([
    {
      to_address: `${member}@example.org`,
      html: 'stop of-member',
      stop_url: 'https://example.org/of-member',
      kind: 'application_update',
    },
  ])
  // What is always told, such as being late, reaches those who turned these emails off.
  await database.rows(`select queue_for_members('${application}', ${quoted({ ...email, is_always: true })})`)
  const told = await database.rows('select to_address from outgoing_emails order by to_address')
  expect(told.map(({ to_address: to }) => to)).toEqual(
    [member, member, silent].map((id) => `${id}@example.org`).toSorted(),
  )
})

test('an agreed time is given back by its person, or called off by the company, on the version that was read, and then waits for the employer', async () => {
  const change = { gives_slot_back: true, waits_since: today }
  const before = await slots()
  await expect(commit(member, 6, change, 'interview_cancelled')).rejects.toThrow(/no agreed time/)
  expect(await commit(other, 6, change, 'interview_cancelled')).toEqual({ outcome: 'forbidden' })
  expect(await commit(person, 5, change, 'interview_cancelled')).toMatchObject({ outcome: 'changed' })
  expect(await slots()).toEqual(before)
  expect((await overview()).tasks).toEqual([])
  expect(await commit(person, 6, change, 'interview_cancelled', true)).toMatchObject({ outcome: 'done' })
  expect(await slots()).toMatchObject([{ state: 'declined' }, { state: 'withdrawn' }])
  expect(await overview()).toMatchObject({ tasks: [{ has_declined_times: true }], interviews: [] })
  await expect(commit(person, 7, change, 'interview_cancelled')).rejects.toThrow(/no agreed time/)
  const lines = await database.rows('select kind, by_side from application_events order by id desc limit 1')
  expect(lines).toEqual([{ kind: 'interview_cancelled', by_side: 'candidate' }])
  // Calling it off is for the company alone, in its own words.
  await database.run(`update interview_slots set state = 'chosen' where state = 'declined'`)
  await expect(commit(person, 7, change, 'interview_called_off')).rejects.toThrow(/no agreed time/)
  expect(await commit(member, 7, change, 'interview_called_off')).toMatchObject({ outcome: 'done' })
  expect(await slots()).toMatchObject([{ state: 'declined' }, { state: 'withdrawn' }])
})
