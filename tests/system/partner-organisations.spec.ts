import { expect, test } from 'playwright/test'

import { idOf } from '../support/id-of'
import { startOwnDatabase, type OwnDatabase } from '../support/own-database'

const people = {
  lead: { id: idOf(1), role: null },
  worker: { id: idOf(2), role: null },
  employer: { id: idOf(3), role: 'employer' },
  team: { id: idOf(4), role: 'team' },
  candidate: { id: idOf(5), role: 'candidate' },
} as const
type Person = keyof typeof people

const seed = [
  ...(Object.keys(people) as Person[]).map(
    (name) => `insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data) values ('${people[name].id}',
      '${name}@example.org', now(), '${people[name].role ? `{"role": "${people[name].role}"}` : '{}'}');`,
  ),
  `insert into organisations (id, name, sector, size, state) values ('${idOf(101)}', 'One', 'retail', '1_9', 'approved');
   insert into organisation_members (user_id, organisation_id, manage_people) values ('${people.employer.id}', '${idOf(101)}', true);`,
].join('\n')

const text = (value: unknown): string => `'${JSON.stringify(value).replaceAll("'", "''")}'`
const email = text({ to: 'team@example.org', subject: 's', html: 'h', text: 't' })
const facts = {
  kind: 'partner',
  name: 'A Fresh Start',
  company_number: '',
  website: '',
  charity_number: '1234567',
  services: ['cv', 'interview'],
  areas: ['Leeds', 'Bradford'],
  safeguarding_name: 'Pat Green',
  safeguarding_email: 'pat@example.org',
  data_agreement_on: '2026-11-01',
  takes_referrals: true,
  places_a_month: 8,
}

test.describe.configure({ mode: 'serial' })
let database: OwnDatabase
test.beforeAll(async () => {
  database = await startOwnDatabase()
  await database.run(seed)
})
test.afterAll(() => database.stop())

const outcome = async (call: string) =>
  ((await database.rows(`select ${call} ->> 'outcome' as outcome`))[0] as { outcome: string }).outcome
const ask = (who: Person, version: number | null, said: object = facts) =>
  outcome(
    `ask_for_company('${people[who].id}', ${version}, ${text({ ...said, asked_as: 'Manager' })}, ${email}, ${email})`,
  )
const roleOf = async (who: Person) =>
  (await database.rows(`select raw_app_meta_data ->> 'role' as role from auth.users where id = '${people[who].id}'`))[0]
    ?.role
const rightsOf = async (who: Person) =>
  (await database.rows(`select * from partner_membership_of('${people[who].id}')`))[0]
const asked = async () =>
  (await database.rows(`select id, version, state from organisations where kind = 'partner'`))[0] as {
    id: string
    version: number
    state: string
  }

test('a charity asks, is approved by the same steps, and whoever asked becomes its partner', async () => {
  expect(await ask('candidate', null)).toBe('other_role')
  expect(await ask('employer', null)).toBe('other_role')
  expect(await ask('lead', null)).toBe('done')
  expect(await ask('lead', 1, { ...facts, kind: 'employer', sector: 'retail', size: '1_9' })).toBe('has_company')
  const { id, version } = await asked()
  const decision = text({ kind: 'approved', state: 'approved', answer: '', gives_place: true, change: null })
  expect(await outcome(`decide_company('${people.team.id}', '${id}', ${version}, ${decision}, ${email})`)).toBe('done')
  expect(await roleOf('lead')).toBe('partner')
  expect(await rightsOf('lead')).toMatchObject({
    state: 'approved',
    refer: true,
    see_all_people: true,
    report: true,
    support: false,
    mentor: false,
    manage_people: true,
  })
})

test('what a partner must say, the database asks for too', async () => {
  for (const missing of [{ services: [] }, { areas: [] }, { safeguarding_name: '' }, { services: ['spying'] }]) {
    await expect(ask('worker', null, { ...facts, ...missing })).rejects.toThrow(/facts_of_its_kind|services_check/)
  }
})

test('an invitation gives the role that goes with its rights, and rights of companies are not among them', async () => {
  const invite = (who: Person, address: string, rights: object, digest: string) =>
    outcome(`invite_colleague('${people[who].id}', '${address}', ${text(rights)}, '${digest}', false, ${email})`)
  expect(await invite('lead', 'worker@example.org', { support: true, post_jobs: true }, 'd1')).toBe('done')
  expect(await outcome(`accept_invitation('${people.employer.id}', 'd1')`)).toBe('other_address')
  expect(await outcome(`accept_invitation('${people.worker.id}', 'd1')`)).toBe('done')
  expect(await roleOf('worker')).toBe('caseworker')
  expect(await rightsOf('worker')).toMatchObject({ support: true, refer: false, manage_people: false })
  expect(
    await database.rows(`select post_jobs from organisation_members where user_id = '${people.worker.id}'`),
  ).toEqual([{ post_jobs: false }])
  expect(await invite('lead', 'candidate@example.org', { support: true }, 'd2')).toBe('done')
  expect(await outcome(`accept_invitation('${people.candidate.id}', 'd2')`)).toBe('other_role')
  // A company cannot give the rights of partners either.
  expect(await invite('employer', 'new@example.org', { see_applicants: true, support: true }, 'd3')).toBe('done')
  expect(
    await database.rows(`select see_applicants, support from organisation_invitations where token_digest = 'd3'`),
  ).toEqual([{ see_applicants: true, support: false }])
})

test('other rights give the other role, and nobody loses their place by it', async () => {
  const change = (rights: object) =>
    outcome(`change_member_rights('${people.lead.id}', '${people.worker.id}', '{}', ${text(rights)})`)
  expect(await change({ support: true, refer: true })).toBe('done')
  expect(await roleOf('worker')).toBe('partner')
  expect(await change({ mentor: true })).toBe('done')
  expect(await roleOf('worker')).toBe('caseworker')
  expect(await rightsOf('worker')).toMatchObject({ mentor: true, support: false, refer: false })
  const { id } = await asked()
  expect(await outcome(`set_account_role('worker@example.org', 'candidate', 'somebody')`)).toBe('changed')
  expect(await rightsOf('worker')).toBeUndefined()
  expect(await database.rows(`select user_id from organisation_members where organisation_id = '${id}'`)).toEqual([
    { user_id: people.lead.id },
  ])
})

test('nobody hides from a charity as from a company, and it is no company in the figures', async () => {
  const found = await database.rows(`select companies_to_hide_from('${people.candidate.id}', 'fresh') as found`)
  expect(found).toEqual([{ found: { outcome: 'done', companies: [] } }])
  await expect(database.run(`update organisations set sector = 'retail' where kind = 'partner'`)).rejects.toThrow(
    /facts_of_its_kind/,
  )
})
