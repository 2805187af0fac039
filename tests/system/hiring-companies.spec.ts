import { expect, test } from 'playwright/test'

import { idOf } from '../support/id-of'
import { startOwnDatabase, type OwnDatabase } from '../support/own-database'
import { companySectors } from '@/lib/domain/companies/company'

/** Who acts. Ann and Bo manage the people of the first company, where Cy works too; Di manages the second. */
const people = {
  ann: { id: idOf(1), role: 'employer' },
  bo: { id: idOf(2), role: 'employer' },
  cy: { id: idOf(3), role: 'employer' },
  di: { id: idOf(4), role: 'employer' },
  asker: { id: idOf(5), role: null },
  unverified: { id: idOf(6), role: null },
  candidate: { id: idOf(7), role: 'candidate' },
  team: { id: idOf(8), role: 'team' },
  invited: { id: idOf(9), role: null },
  stranger: { id: idOf(10), role: null },
} as const
type Person = keyof typeof people
const names = Object.keys(people) as Person[]
const first = idOf(101)
const second = idOf(102)

const seed = [
  ...names.map(
    (name) => `insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data) values ('${people[name].id}',
      '${name}@example.org', ${name === 'unverified' ? 'null' : 'now()'},
      '${people[name].role ? `{"role": "${people[name].role}"}` : '{}'}');`,
  ),
  `insert into organisations (id, name, sector, size, state) values
     ('${first}', 'One', 'retail', '1_9', 'approved'), ('${second}', 'Two', 'retail', '1_9', 'approved');
   insert into organisation_members (user_id, organisation_id, manage_people) values
     ('${people.ann.id}', '${first}', true), ('${people.bo.id}', '${first}', true),
     ('${people.cy.id}', '${first}', false), ('${people.di.id}', '${second}', true);
   insert into organisation_events (organisation_id, kind) values ('${first}', 'approved'), ('${second}', 'approved');`,
].join('\n')

const text = (value: unknown): string => `'${JSON.stringify(value).replaceAll("'", "''")}'`
const email = text({ to: 'team@example.org', subject: 's', html: 'h', text: 't' })
const facts = {
  name: 'Made Up Ltd',
  company_number: '01234567',
  sector: 'retail',
  size: '1_9',
  website: '',
  sites: [{ id: 'site-1', name: 'Shop', town: 'Leeds', postcode: 'LS1 4AP' }],
}
const noRights = {
  post_jobs: false,
  see_applicants: false,
  read_disclosures: false,
  export_reports: false,
  manage_people: false,
}

let database: OwnDatabase
test.beforeAll(async () => {
  database = await startOwnDatabase()
  await database.run(seed)
})
test.afterAll(() => database.stop())

const answer = async (call: string) =>
  (await database.rows(`select ${call} as answer`))[0]?.answer as { outcome: string; [name: string]: unknown }
const outcome = async (call: string) => (await answer(call)).outcome
const count = async (query: string) => Number((await database.rows(`select count(*)::int as n from ${query}`))[0]?.n)
const emails = (kind: string) => count(`outgoing_emails where kind = '${kind}'`)

const ask = (who: Person, version: number | null, said: object = facts) =>
  `ask_for_company('${people[who].id}', ${version}, ${text({ ...said, asked_as: 'Owner' })}, ${email}, ${email})`
const decide = (who: Person, company: string, version: number, decision: object) =>
  `decide_company('${people[who].id}', '${company}', ${version}, ${text({ answer: '', gives_place: false, change: null, ...decision })}, ${email})`
const change = (who: Person, version: number, more: object = { wanted: null }) =>
  `change_company('${people[who].id}', ${version}, ${text({ ...facts, ...more })}, ${email})`
const invite = (who: Person, address: string, digest: string, isAgain = false, rights: object = noRights) =>
  `invite_colleague('${people[who].id}', '${address}', ${text(rights)}, '${digest}', ${isAgain}, ${email})`
const rights = (who: Person, whose: Person, shown: object, next: object) =>
  `change_member_rights('${people[who].id}', '${people[whose].id}', ${text(shown)}, ${text({ ...noRights, ...next })})`
const end = (who: Person, whose: Person) => `end_membership('${people[who].id}', '${people[whose].id}')`

test('a company may have each sector that its form offers, and no other', async () => {
  const inserted = (sector: string) =>
    database.run(`insert into organisations (name, sector, size) values ('Made Up', '${sector}', '1_9')`)
  for (const sector of companySectors) await inserted(sector)
  await expect(inserted('piracy')).rejects.toThrow(/organisations_sector_check/)
  await database.run(`delete from organisations where name = 'Made Up'`)
})

test('a company is applied for, returned, corrected and approved, each time on the version that was shown', async () => {
  expect(await outcome(ask('unverified', null))).toBe('unverified')
  expect(await outcome(ask('candidate', null))).toBe('other_role')
  expect(await outcome(ask('team', null))).toBe('other_role')
  expect(await outcome(ask('ann', null))).toBe('has_company')
  expect(await outcome(ask('asker', 1))).toBe('has_company')
  const [one, two] = await database.atOnce([ask('asker', null), ask('asker', null)])
  expect([one, two].filter((given) => (given as { outcome: string }).outcome === 'done')).toHaveLength(1)
  expect(await emails('company_request')).toBe(1)
  expect(await emails('company_receipt')).toBe(1)
  const own = `organisations where asked_by = '${people.asker.id}'`
  expect(await count(own)).toBe(1)
  const id = String((await database.rows(`select id from ${own}`))[0]?.id)

  // Corrected while it waits: the team has its email already, and its old page is out of date.
  expect(await answer(ask('asker', 1, { ...facts, name: 'Mended Ltd' }))).toMatchObject({ kind: 'corrected' })
  expect(await emails('company_request')).toBe(1)
  expect(await emails('company_receipt')).toBe(1)
  const back = { kind: 'returned', state: 'returned', answer: 'Which shop?' }
  expect(await answer(decide('team', id, 1, back))).toMatchObject({ outcome: 'changed', who: 'asker@example.org' })
  for (const who of ['ann', 'asker', 'candidate'] as const) {
    expect(await outcome(decide(who, id, 2, back)), who).toBe('forbidden')
  }
  expect(await outcome(decide('team', idOf(999), 2, back))).toBe('missing')
  expect(await outcome(decide('team', id, 2, back))).toBe('done')
  expect(await answer(ask('asker', 2))).toMatchObject({ outcome: 'changed', who: null })
  expect(await answer(ask('asker', 3))).toMatchObject({ outcome: 'done', kind: 'asked_again' })
  expect(await emails('company_request')).toBe(2)

  const approve = { kind: 'approved', state: 'approved', gives_place: true }
  const decisions = await database.atOnce([decide('team', id, 4, approve), decide('team', id, 4, approve)])
  expect(decisions.map((given) => (given as { outcome: string }).outcome).sort()).toEqual(['changed', 'done'])
  expect(
    await database.rows(`select post_jobs, see_applicants, read_disclosures, export_reports, manage_people
          from organisation_members where user_id = '${people.asker.id}'`),
  ).toEqual([
    { post_jobs: true, see_applicants: true, read_disclosures: false, export_reports: true, manage_people: true },
  ])
  expect(
    await database.rows(`select old_role, new_role, changed_by from role_changes where user_id = '${people.asker.id}'`),
  ).toEqual([{ old_role: null, new_role: 'employer', changed_by: 'team@example.org' }])
  expect(await database.rows(`select action, subject_kind from audit_log order by id`)).toEqual([
    { action: 'returned', subject_kind: 'company' },
    { action: 'given_employer', subject_kind: 'account' },
    { action: 'approved', subject_kind: 'company' },
  ])
  expect(await count(`outgoing_emails where kind = 'company_answer' and to_address = 'asker@example.org'`)).toBe(2)
  expect(await count(`outgoing_emails where kind = 'role_answer'`)).toBe(0)

  // On the desk the history names the member who answered, and what was checked stays with whoever checked it.
  const noted = (who: Person, company: string, what = 'register') =>
    answer(
      `note_company_check('${people[who].id}', '${company}', '${what}', 'Found by ${what}', ${what === 'register'})`,
    )
  expect(await noted('asker', id)).toBe(false)
  expect(await noted('team', idOf(999))).toBe(false)
  expect(await noted('team', id)).toBe(true)
  expect(await noted('team', id, 'phone')).toBe(true)
  expect(await database.rows(`select action from audit_log where action like 'checked%' order by id`)).toEqual([
    { action: 'checked_register' },
    { action: 'checked_phone_in_doubt' },
  ])
  const who = 'team@example.org'
  expect(await answer(`desk_company_counts('${people.asker.id}')`)).toBeNull()
  expect(await answer(`desk_company_counts('${people.team.id}')`)).toEqual({
    waits: 0,
    returned: 0,
    approved: 3,
    paused: 0,
  })
  expect(await answer(`desk_company('${people.team.id}', '${id}')`)).toMatchObject({
    events: [
      { kind: 'approved', who },
      { kind: 'asked_again', who: 'asker@example.org' },
      { kind: 'returned', who },
      { kind: 'corrected' },
      { kind: 'asked' },
    ],
    checks: [
      { what: 'register', found: 'Found by register', bears_out: true, who },
      { what: 'phone', found: 'Found by phone', bears_out: false, who },
    ],
  })
})

test('an approval that cannot make the applicant a member changes nothing', async () => {
  await database.run(
    `insert into organisations (id, name, sector, size, asked_by) values ('${idOf(103)}', 'Three', 'retail', '1_9', '${people.stranger.id}')`,
  )
  const approve = { kind: 'approved', state: 'approved', gives_place: true }
  const role = (value: string) =>
    database.run(`update auth.users set raw_app_meta_data = '{"role": "${value}"}' where id = '${people.stranger.id}'`)
  await role('partner')
  expect(await outcome(decide('team', idOf(103), 1, approve))).toBe('other_role')
  await database.run(`update auth.users set email_confirmed_at = null where id = '${people.stranger.id}'`)
  expect(await outcome(decide('team', idOf(103), 1, approve))).toBe('unverified')
  await database.run(`delete from auth.users where id = '${people.stranger.id}'`)
  expect(await outcome(decide('team', idOf(103), 1, approve))).toBe('no_account')
  expect(await database.rows(`select state, version from organisations where id = '${idOf(103)}'`)).toEqual([
    { state: 'waiting', version: 1 },
  ])
  expect(await count(`organisation_members where organisation_id = '${idOf(103)}'`)).toBe(0)
  // Nobody can put it right any more: it goes by itself, and those that work here stay.
  await database.rows('select purge_expired(100)')
  expect(await database.rows(`select name from organisations order by 1`)).toEqual([
    { name: 'Made Up Ltd' },
    { name: 'One' },
    { name: 'Two' },
  ])
})

test('a member who manages people changes the company, and the team checks a new name first', async () => {
  expect(await outcome(change('cy', 1))).toBe('forbidden')
  expect(await outcome(change('candidate', 1))).toBe('forbidden')
  expect(await answer(change('ann', 1))).toMatchObject({ outcome: 'done', kind: 'changed' })
  expect(await answer(change('bo', 1))).toMatchObject({ outcome: 'changed', who: 'ann@example.org' })
  const wanted = { wanted: { name: 'Uno', company_number: 'SC123456' } }
  const before = await emails('company_request')
  expect(await answer(change('bo', 2, wanted))).toMatchObject({ kind: 'change_asked' })
  expect(await answer(change('bo', 3, wanted))).toMatchObject({ kind: 'changed' })
  expect(await emails('company_request')).toBe(before + 1)
  const row = `select name, company_number, state, wanted_name from organisations where id = '${first}'`
  expect(await database.rows(row)).toEqual([{ name: 'One', company_number: '', state: 'approved', wanted_name: 'Uno' }])
  expect(await count(`organisations where waits_since is not null and id = '${first}'`)).toBe(1)
  const taken = { kind: 'change_approved', state: 'approved', change: 'taken' }
  expect(await outcome(decide('team', first, 4, taken))).toBe('done')
  expect(await database.rows(row)).toEqual([
    { name: 'Uno', company_number: 'SC123456', state: 'approved', wanted_name: null },
  ])
  // Those who manage people are told, each once, and nobody else.
  expect(
    await database.rows(`select to_address from outgoing_emails o join organisation_members m on m.user_id = o.account_id
          where kind = 'company_answer' and m.organisation_id = '${first}' order by 1`),
  ).toEqual([{ to_address: 'ann@example.org' }, { to_address: 'bo@example.org' }])
})

test('the team is emailed once while a change waits, and three times a day at most about one company', async () => {
  const before = await emails('company_request')
  const version = async () =>
    Number((await database.rows(`select version from organisations where id = '${first}'`))[0]?.version)
  for (const name of ['A', 'B', 'C'])
    await answer(change('bo', await version(), { wanted: { name, company_number: '' } }))
  expect(await emails('company_request')).toBe(before + 1)
  for (const name of ['D', 'E', 'F']) {
    await answer(change('bo', await version()))
    await answer(change('bo', await version(), { wanted: { name, company_number: '' } }))
  }
  expect(await emails('company_request')).toBe(before + 1)
  await database.run(
    `update organisation_events set happened_at = now() - interval '2 days' where organisation_id = '${first}'`,
  )
  await answer(change('bo', await version()))
  await answer(change('bo', await version(), { wanted: { name: 'G', company_number: '' } }))
  expect(await emails('company_request')).toBe(before + 2)
  await answer(change('bo', await version()))
})

test('an invitation is for one address, works once and expires', async () => {
  const open = (who: Person, digest: string) => outcome(`invitation_for('${people[who].id}', '${digest}')`)
  const accept = (who: Person, digest: string) => `accept_invitation('${people[who].id}', '${digest}')`
  const to = 'invited@example.org'
  expect(await outcome(invite('cy', to, 'a'))).toBe('forbidden')
  expect(await outcome(invite('ann', 'cy@example.org', 'a'))).toBe('member')
  expect(await outcome(invite('ann', to, 'a', true))).toBe('missing')
  expect(await outcome(invite('ann', to, 'a', false, { ...noRights, post_jobs: true }))).toBe('done')
  expect(await outcome(invite('bo', to, 'b'))).toBe('invited')
  // Sent again, the first link is none any more.
  expect(await outcome(invite('bo', to, 'b', true))).toBe('done')
  expect(await open('invited', 'a')).toBe('missing')
  expect(await open('candidate', 'b')).toBe('other_address')
  expect(await outcome(accept('candidate', 'b'))).toBe('other_address')
  await database.run(
    `update organisation_invitations set ends_at = now() - interval '1 minute' where token_digest = 'b'`,
  )
  expect(await outcome(accept('invited', 'b'))).toBe('ended')
  // What has ended is no obstacle to a new one.
  expect(await outcome(invite('ann', to, 'c', false, { ...noRights, post_jobs: true }))).toBe('done')
  expect(await open('invited', 'b')).toBe('withdrawn')
  const id = String((await database.rows(`select id from organisation_invitations where token_digest = 'c'`))[0]?.id)
  expect(await outcome(`withdraw_invitation('${people.di.id}', '${id}')`)).toBe('missing')
  expect(await outcome(`withdraw_invitation('${people.cy.id}', '${id}')`)).toBe('forbidden')
  expect(await outcome(`withdraw_invitation('${people.ann.id}', '${id}')`)).toBe('done')
  expect(await open('invited', 'c')).toBe('withdrawn')

  expect(await outcome(invite('ann', to, 'd', false, { ...noRights, post_jobs: true }))).toBe('done')
  expect(await answer(`invitation_for('${people.invited.id}', 'd')`)).toMatchObject({
    outcome: 'open',
    company: 'Uno',
    invited_by: 'ann@example.org',
  })
  // Whoever holds the link learns the same before they sign in; no other link says anything.
  const namedBy = async (digest: string) => answer(`invitation_named('${digest}')`)
  expect(await namedBy('d')).toEqual({ kind: 'employer', company: 'Uno', invited_by: 'ann@example.org', email: to })
  expect(await namedBy('c')).toBeNull()
  expect(await namedBy('no such link')).toBeNull()
  await database.run(
    `update auth.users set raw_user_meta_data = '{"full_name": "Ann Lee"}' where id = '${people.ann.id}'`,
  )
  expect(await namedBy('d')).toMatchObject({ invited_by: 'Ann Lee' })
  await database.run(`update auth.users set raw_user_meta_data = '{}' where id = '${people.ann.id}'`)
  const accepted = await database.atOnce([accept('invited', 'd'), accept('invited', 'd')])
  expect(await namedBy('d')).toBeNull()
  expect(accepted.map((given) => (given as { outcome: string }).outcome).sort()).toEqual(['done', 'used'])
  expect(
    await database.rows(
      `select post_jobs, manage_people from organisation_members where user_id = '${people.invited.id}'`,
    ),
  ).toEqual([{ post_jobs: true, manage_people: false }])
  expect(
    await database.rows(`select new_role, changed_by from role_changes where user_id = '${people.invited.id}'`),
  ).toEqual([{ new_role: 'employer', changed_by: 'an invitation to a company' }])
  // Nobody's mailbox is filled with them, whichever company sends them.
  await database.run(
    `insert into outgoing_emails (kind, to_address, subject, html, body_text)
        select 'company_invitation', 'often@example.org', 's', 'h', 't' from generate_series(1, 5)`,
  )
  expect(await outcome(invite('ann', 'often@example.org', 'f'))).toBe('address_limited')
  // The tokens themselves are kept nowhere, and a busy company sends at most 20 in a day.
  await database.run(
    `insert into organisation_events (organisation_id, kind) select '${first}', 'invited' from generate_series(1, 20)`,
  )
  expect(await outcome(invite('ann', 'more@example.org', 'e'))).toBe('limited')
})

test('rights are changed only from what was shown, and somebody always manages people', async () => {
  expect(await outcome(rights('cy', 'cy', noRights, { manage_people: true }))).toBe('forbidden')
  expect(await outcome(rights('di', 'cy', noRights, { post_jobs: true }))).toBe('missing')
  expect(await outcome(rights('ann', 'cy', noRights, { post_jobs: true }))).toBe('done')
  expect(await answer(rights('bo', 'cy', noRights, { see_applicants: true }))).toMatchObject({
    outcome: 'changed',
    who: 'ann@example.org',
  })
  expect(await outcome(end('cy', 'ann'))).toBe('forbidden')
  expect(await outcome(end('di', 'cy'))).toBe('missing')
  expect(await outcome(end('di', 'di'))).toBe('last_manager')

  // Two who take each other's right at one moment: the second has it no more.
  const manager = { ...noRights, manage_people: true }
  const given = await database.atOnce([rights('ann', 'bo', manager, {}), rights('bo', 'ann', manager, {})])
  expect(given.map((each) => (each as { outcome: string }).outcome).sort()).toEqual(['done', 'forbidden'])
  const managers = `organisation_members where organisation_id = '${first}' and manage_people`
  expect(await count(managers)).toBe(1)
  const [{ user_id: last }] = (await database.rows(`select user_id from ${managers}`)) as [{ user_id: string }]
  expect(await outcome(`end_membership('${last}', '${last}')`)).toBe('last_manager')
  expect(await outcome(`change_member_rights('${last}', '${last}', ${text(manager)}, ${text(noRights)})`)).toBe(
    'last_manager',
  )
  expect(await outcome(`end_membership('${last}', '${people.cy.id}')`)).toBe('done')
  expect(await outcome(end('cy', 'cy'))).toBe('forbidden')
  expect(await count(managers)).toBe(1)
})

test('a member who gets another role, or none, leaves the company, which is paused if nobody is left', async () => {
  const [company, eve, flo] = [idOf(104), idOf(11), idOf(12)]
  await database.run(`
        insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data) values
          ('${eve}', 'eve@example.org', now(), '{"role": "employer"}'), ('${flo}', 'flo@example.org', now(), '{"role": "employer"}');
        insert into organisations (id, name, sector, size, state) values ('${company}', 'Four', 'retail', '1_9', 'approved');
        insert into organisation_members (user_id, organisation_id, manage_people) values
          ('${eve}', '${company}', true), ('${flo}', '${company}', false);
        insert into jobs (id, organisation_id, status, advert, title, posted_on) values
          ('baker-leeds-4', '${company}', 'live', '{"town": "Leeds"}', 'Baker', '2026-11-01');`)
  const role = (who: string, next: string) => outcome(`set_account_role('${who}@example.org', ${next}, 'ops@desk')`)
  const membersAndState = async () =>
    database.rows(`select c.state, (select count(*)::int from job_search s where s.organisation_id = c.id) as on_the_board,
          (select coalesce(jsonb_agg(jsonb_build_array(m.user_id, m.manage_people)), '[]')
            from organisation_members m where m.organisation_id = c.id) as members from organisations c where c.id = '${company}'`)
  const left = () =>
    database.rows(`select kind, actor_id from organisation_events where organisation_id = '${company}' order by id`)

  expect(await role('eve', `'employer'`)).toBe('unchanged')
  expect(await left()).toEqual([])
  expect(await role('eve', `'candidate'`)).toBe('changed')
  expect(await membersAndState()).toEqual([{ state: 'approved', on_the_board: 1, members: [[flo, true]] }])
  expect(await role('eve', `'partner'`)).toBe('changed')
  expect(await left()).toEqual([{ kind: 'removed', actor_id: null }])
  expect(await role('flo', 'null')).toBe('changed')
  expect(await membersAndState()).toEqual([{ state: 'paused', on_the_board: 0, members: [] }])
  expect(await left()).toEqual([eve, flo].map(() => ({ kind: 'removed', actor_id: null })))
})

test('the open invitations of a member who stops managing people are withdrawn, however they stop', async () => {
  const [company, gil, hal] = [idOf(105), idOf(13), idOf(14)]
  const again = { id: idOf(15), email: 'gil@example.com' }
  const account = (id: string, address: string, appData: string) =>
    `insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data) values ('${id}', '${address}', now(), '${appData}')`
  const employer = '{"role": "employer"}'
  await database.run(`
        ${account(gil, 'gil@example.org', employer)}; ${account(hal, 'hal@example.org', employer)};
        ${account(again.id, again.email, '{}')};
        insert into organisations (id, name, sector, size, state) values ('${company}', 'Five', 'retail', '1_9', 'approved');`)
  const manager = { ...noRights, manage_people: true }
  const call = (name: string, ...given: string[]) => outcome(`${name}(${given.join(', ')})`)
  const invited = (by: string, digest: string) =>
    call('invite_colleague', `'${by}'`, `'${again.email}'`, text(manager), `'${digest}'`, 'false', email)
  for (const [what, digest, stop, result] of [
    ['removed', 'g', () => call('end_membership', `'${hal}'`, `'${gil}'`), 'done'],
    ['left', 'h', () => call('end_membership', `'${gil}'`, `'${gil}'`), 'done'],
    [
      'without the right',
      'i',
      () => call('change_member_rights', `'${hal}'`, `'${gil}'`, text(manager), text(noRights)),
      'done',
    ],
    ['another role', 'j', () => call('set_account_role', `'gil@example.org'`, `'partner'`, `'ops@desk'`), 'changed'],
    ['deleted', 'k', async () => database.run(`delete from auth.users where id = '${gil}'`).then(() => 'gone'), 'gone'],
  ] as const) {
    await database.run(`delete from organisation_members where organisation_id = '${company}';
          delete from outgoing_emails where kind = 'company_invitation';
          delete from organisation_events where organisation_id = '${company}'; delete from organisation_invitations where organisation_id = '${company}';
          update auth.users set raw_app_meta_data = '${employer}' where id = '${gil}';
          update organisations set state = 'approved' where id = '${company}';
          insert into organisation_members (user_id, organisation_id, manage_people) values
            ('${hal}', '${company}', true), ('${gil}', '${company}', true);`)
    expect([what, await invited(gil, digest)]).toEqual([what, 'done'])
    const others = `'${hal}', 'somebody@example.org', ${text(noRights)}, 'of hal ${digest}', false, ${email}`
    expect(await outcome(`invite_colleague(${others})`)).toBe('done')
    expect([what, await stop()]).toEqual([what, result])
    const withdrawn = `organisation_events where organisation_id = '${company}' and kind = 'invitation_withdrawn'`
    expect([what, await count(withdrawn)]).toEqual([what, 1])
    for (const name of ['invitation_for', 'accept_invitation']) {
      expect([what, await call(name, `'${again.id}'`, `'${digest}'`)]).toEqual([what, 'withdrawn'])
    }
    // Those of a colleague stay, and the address can be invited by them.
    expect(await count(`organisation_invitations where invited_by = '${hal}' and withdrawn_at is null`)).toBe(1)
    expect([what, await invited(hal, `again ${digest}`)]).toEqual([what, 'done'])
  }
})
