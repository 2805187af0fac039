import { expect, test } from 'playwright/test'

import { idOf } from '../support/id-of'
import { startOwnDatabase, type OwnDatabase } from '../support/own-database'

const people = {
  person: { id: idOf(1), role: 'candidate' },
  otherPerson: { id: idOf(2), role: 'candidate' },
  member: { id: idOf(3), role: 'employer' },
  memberWithoutRight: { id: idOf(4), role: 'employer' },
  stranger: { id: idOf(5), role: 'employer' },
  team: { id: idOf(6), role: 'team' },
} as const
type Who = keyof typeof people
const [company, otherCompany, personId, otherPersonId, application] = [101, 102, 201, 202, 301].map(idOf)

const seed = `
  insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data) values ${Object.entries(people)
    .map(([name, { id, role }]) => `('${id}', '${name.toLowerCase()}@example.org', now(), '{"role": "${role}"}')`)
    .join(',\n')};
  insert into organisations (id, name, sector, size, state) values
    ('${company}', 'One', 'retail', '1_9', 'approved'), ('${otherCompany}', 'Two', 'retail', '1_9', 'approved');
  insert into organisation_members (user_id, organisation_id, see_applicants) values
    ('${people.member.id}', '${company}', true), ('${people.memberWithoutRight.id}', '${company}', false),
    ('${people.stranger.id}', '${otherCompany}', true);
  insert into jobs (id, organisation_id, status, advert, title, posted_on)
  values ('baker-leeds-1', '${company}', 'live', '{"town": "Leeds"}', 'Baker', '2026-01-01');
  insert into candidate_profiles (person_id, user_id) values
    ('${personId}', '${people.person.id}'), ('${otherPersonId}', '${people.otherPerson.id}');
  insert into candidate_cards (person_id, skills) values ('${personId}', '["Bread"]');
  insert into candidate_contacts (person_id, first_name, last_name) values ('${personId}', 'Jo', 'Li');`

test.describe.configure({ mode: 'serial' })
let database: OwnDatabase
test.beforeAll(async () => {
  database = await startOwnDatabase()
  await database.run(seed)
})
test.afterAll(() => database.stop())

const ask = async (call: string) => (await database.rows(`select ${call} as answer`))[0]?.answer
const open = (who: Who) => ask(`open_application_cv('${people[who].id}', '${application}')`)
const ownCopies = (who: Who) => ask(`own_application_cvs('${people[who].id}')`)
const copies = () => database.rows('select application_id, opened_at is not null as is_opened from application_cvs')
const sealed = { key_id: 'o'.repeat(12), wrapped: 'w', sealed: 's' }
/** Applies with a copy of a CV, as the server does. */
const apply = async () => {
  await database.run('delete from applications')
  const sent = { id: application, applied_on: '2026-11-23', distance: 'unknown', needs_approval: false, cv: sealed }
  expect(
    await ask(`send_application('${people.person.id}', 'baker-leeds-1', '${JSON.stringify(sent)}')`),
  ).toMatchObject({ outcome: 'done' })
}
const shortlist = () =>
  database.run(`update applications set stage = 'shortlisted', is_named = true where id = '${application}'`)

test('members who see applicants open it from the shortlist on, and nobody else ever', async () => {
  await apply()
  for (const who of Object.keys(people) as Who[]) expect(await open(who), who).toBeNull()
  await shortlist()
  for (const who of ['person', 'otherPerson', 'memberWithoutRight', 'stranger', 'team'] as const) {
    expect(await open(who), who).toBeNull()
  }
  expect(await copies()).toEqual([{ application_id: application, is_opened: false }])
  expect(await open('member')).toEqual(sealed)
  expect(await copies()).toEqual([{ application_id: application, is_opened: true }])
  expect(await ownCopies('person')).toMatchObject([{ application_id: application, ...sealed }])
  expect(await ownCopies('otherPerson')).toEqual([])
  const facts = async () =>
    (
      await database.rows(`select application_cv_facts('${application}') as facts from (select
        set_config('request.jwt.claim.sub', '${people.member.id}', true),
        set_config('request.jwt.claims', '{"sub": "${people.member.id}", "role": "authenticated"}', true)) member`)
    )[0]?.facts
  expect(await facts()).toMatchObject({ opened_at: expect.any(String) as unknown })
  await database.run(`update organisations set state = 'paused' where id = '${company}'`)
  expect(await open('member')).toBeNull()
  expect(await facts()).toBeNull()
  await database.run(`update organisations set state = 'approved' where id = '${company}'`)
})

test('only its person takes it back, and then it is nowhere', async () => {
  await apply()
  for (const who of ['otherPerson', 'member', 'team'] as const) {
    expect(await ask(`take_application_cv_back('${people[who].id}', '${application}')`), who).toEqual({
      outcome: 'missing',
    })
  }
  expect(await copies()).toHaveLength(1)
  expect(await ask(`take_application_cv_back('${people.person.id}', '${application}')`)).toEqual({
    outcome: 'done',
  })
  expect(await copies()).toEqual([])
})

for (const [what, change] of Object.entries({
  'is withdrawn': `stage = 'withdrawn', ended_on = '2026-11-23', waits_since = null`,
  'is declined at the offer': `stage = 'offer_declined', ended_on = '2026-11-23', waits_since = null`,
  'is hidden from the company': 'is_hidden = true',
  'loses its person': 'person_id = null',
})) {
  test(`it is deleted when the application ${what}`, async () => {
    await apply()
    await shortlist()
    await database.run(`update applications set ${change} where id = '${application}'`)
    expect(await copies()).toEqual([])
  })
}

test('its key is wrapped again for a new key of the server, unless it was taken back meanwhile', async () => {
  await apply()
  const list = (keyId: string) => ask(`cv_keys_to_wrap('${keyId}', null, 10)`)
  expect(await list('o'.repeat(12))).toEqual([])
  expect(await list('n'.repeat(12))).toEqual([{ application_id: application, key_id: 'o'.repeat(12), wrapped: 'w' }])
  const wrap = (was: string) => ask(`wrap_cv_key('${application}', '${was}', '${'n'.repeat(12)}', 'again')`)
  expect(await wrap('other')).toBe(false)
  expect(await wrap('w')).toBe(true)
  expect(await list('n'.repeat(12))).toEqual([])
})
