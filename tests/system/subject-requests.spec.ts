import { expect, test } from 'playwright/test'

import { startOwnDatabase, type OwnDatabase } from '../support/own-database'

const member = '00000000-0000-4000-8000-000000000001'
const stranger = '00000000-0000-4000-8000-000000000002'
const person = '00000000-0000-4000-8000-000000000003'
const address = 'jo@example.com'
const company = '00000000-0000-4000-8000-000000000100'

const seed = `
  insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data) values
    ('${member}', 'team@example.org', now(), '{"role": "team"}'),
    ('${stranger}', 'stranger@example.org', now(), '{"role": "employer"}'),
    ('${person}', '${address}', null, '{}');
  insert into enquiries (reference, form_source, first_name, last_name, email, phone_number, location, message) values
    ('SC-00000001', 'general', 'Jo', 'Li', 'Jo@Example.com', '0113 496 0000', 'Leeds', 'Hello there'),
    ('SC-00000002', 'general', 'Al', 'Li', 'other@example.com', '0113 496 0001', 'Leeds', 'Hello there');
  insert into enquiries (reference, form_source, first_name, last_name, email, phone_number, location) values
    ('SC-00000003', 'waitlist', 'Jo', 'Li', '${address}', '0113 496 0000', 'Leeds');
  insert into waitlist_applications (enquiry_id, job_interest, availability)
    select id, 'retail', 'immediately' from enquiries where reference = 'SC-00000003';
  insert into outgoing_emails (enquiry_id, kind, to_address, subject, html, body_text, status)
    select id, 'confirmation', email, 's', 'h', 't', 'dead' from enquiries where reference <> 'SC-00000003';
  insert into audit_log (actor, action, subject_kind, subject) values ('test', 'opened', 'address', 'Jo@example.com');`

let database: OwnDatabase
test.beforeAll(async () => void (database = await startOwnDatabase()))
test.beforeEach(async () => {
  await database.reset()
  await database.run(seed)
})
test.afterAll(() => database.stop())

const one = async (expression: string): Promise<unknown> =>
  (await database.rows(`select ${expression} as value`))[0]?.value
const idOf = async (call: string): Promise<string> => String(((await one(call)) as { id: string }).id)
const begin = async (kind: string, email = address) => {
  const id = await idOf(
    `begin_subject_request('${member}', '${kind}', '${email}', '2026-11-23', '2026-12-23', 'right')`,
  )
  await one(`open_subject_request('${member}', '${id}', 'right', '')`)
  return id
}
const erase = (id: string, typed = address) =>
  one(`erase_subject('${member}', '${id}', '${typed}', 'team@example.org', 's', '{references}', '{references}')`)

test('nobody sees a person’s data alone: it takes the person’s code, or a second member with a reason', async () => {
  const second = '00000000-0000-4000-8000-0000000000f2'
  const idOfNone = '00000000-0000-4000-8000-0000000000f9'
  await database.run(`insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data) values
        ('${second}', 'second@example.org', now(), '{"role": "team"}')`)
  const told = JSON.stringify({ subject: 's', html: 'h', text: 't' })
  const id = await idOf(
    `begin_subject_request('${member}', 'access', '${address}', '2026-11-23', '2026-12-23', 'right', '${told}')`,
  )
  const see = (who: string) => one(`subject_data('${who}', '${id}', 'opened') - 'request'`)
  const open = (who: string, code: string | null, reason = '') =>
    one(`open_subject_request('${who}', '${id}', ${code === null ? 'null' : `'${code}'`}, '${reason}') ->> 'outcome'`)
  expect(
    await database.rows(`select lower(to_address) as to_address from outgoing_emails where kind = 'subject_request'`),
  ).toEqual([{ to_address: address.toLowerCase() }])
  for (const who of [member, second]) expect(await see(who)).toEqual({ outcome: 'not_opened' })
  expect(await open(member, null, 'I am curious.')).toBe('same_member')
  expect(await open(second, null)).toBe('same_member')
  expect(await open(stranger, 'right')).toBe('forbidden')
  for (let tries = 0; tries < 5; tries += 1) expect(await open(member, 'wrong')).toBe('wrong_code')
  expect(await open(member, 'right')).toBe('too_many_codes')
  expect(await see(member)).toEqual({ outcome: 'not_opened' })
  const erasure = await idOf(`begin_subject_request('${member}', 'erasure', '${address}', '2026-11-23', '2026-12-23')`)
  const correct = (lastName: string) =>
    one(`correct_enquiry('${member}', '${id}', 'SC-00000001', 'lastName', '${lastName}', 1) ->> 'outcome'`)
  expect(await erase(erasure)).toEqual({ outcome: 'not_opened' })
  expect(await correct('Okafor')).toBe('not_opened')
  expect(await open(second, null, 'They wrote from this address.')).toBe('done')
  expect(await see(member)).toMatchObject({ outcome: 'found' })
  // It opens that person's enquiries alone, and as long as it is open.
  expect(await one(`correct_enquiry('${member}', '${id}', 'SC-00000002', 'lastName', 'Okafor', 1) ->> 'outcome'`)).toBe(
    'missing',
  )
  expect(
    await one(`correct_enquiry('${member}', '${idOfNone}', 'SC-00000001', 'lastName', 'Okafor', 1) ->> 'outcome'`),
  ).toBe('missing')
  await one(`finish_subject_request('${member}', '${id}', 'done')`)
  expect(await correct('Okafor')).toBe('closed')
  expect(await database.rows(`select actor, action from audit_log where action = 'let_in'`)).toEqual([
    { actor: 'second@example.org', action: 'let_in' },
  ])
})

test('only members may do any of it, and a refusal leaves no line in the log', async () => {
  const id = await begin('access')
  await database.run('delete from audit_log')
  for (const call of [
    `begin_subject_request('${stranger}', 'access', 'a@example.com', '2026-11-23', '2026-12-23')`,
    `subject_data('${stranger}', '${id}', 'opened')`,
    `finish_subject_request('${stranger}', '${id}', 'done')`,
    `correct_enquiry('${stranger}', '${id}', 'SC-00000001', 'firstName', 'Joanna', 1)`,
    `erase_subject('${stranger}', '${id}', '${address}', 't', 's', 'h', 't')`,
    `desk_emails('${stranger}', 'dead', null, null, 50)`,
    `requeue_email('${stranger}', '${id}')`,
    `requeue_emails('${stranger}')`,
    `desk_waiting('${stranger}', '2026-11-23')`,
  ]) {
    expect(await one(call), call).toEqual({ outcome: 'forbidden' })
  }
  expect(await one('(select count(*)::int from audit_log)')).toBe(0)
  expect(await one('(select count(*)::int from subject_requests)')).toBe(1)
})

test('what nobody could see is closed as refused alone', async () => {
  const id = await idOf(
    `begin_subject_request('${member}', 'access', '${address}', '2026-11-23', '2026-12-23', 'right')`,
  )
  const finish = (outcome: string) => one(`finish_subject_request('${member}', '${id}', '${outcome}') ->> 'outcome'`)
  expect(await finish('done')).toBe('not_opened')
  expect(await finish('nothing_kept')).toBe('not_opened')
  expect(await finish('refused')).toBe('done')
})

test('a request sent twice is stored once, and closed once', async () => {
  const id = await begin('access')
  expect(await begin('access', 'JO@example.com')).toBe(id)
  expect(await one(`finish_subject_request('${member}', '${id}', 'done')`)).toEqual({ outcome: 'done' })
  expect(await one(`finish_subject_request('${member}', '${id}', 'refused')`)).toEqual({ outcome: 'closed' })
  const erasure = await begin('erasure')
  expect(await one(`finish_subject_request('${member}', '${erasure}', 'done')`)).toEqual({ outcome: 'not_erased' })
})

test('a correction keeps the old value, is found by the new words, and redirects unsent emails to a new address', async () => {
  const id = await begin('rectification')
  const correct = (reference: string, field: string, value: string, version: number) =>
    one(`correct_enquiry('${member}', '${id}', '${reference}', '${field}', '${value}', ${version})`)
  expect(await correct('SC-00000001', 'lastName', 'Okafor', 1)).toEqual({ outcome: 'done', version: 2 })
  expect(await correct('SC-00000001', 'lastName', 'Other', 1)).toEqual({ outcome: 'changed', version: 2 })
  expect(await correct('SC-00000001', 'lastName', 'Okafor', 2)).toEqual({ outcome: 'unchanged', version: 2 })
  for (const field of ['reference', 'form_source', 'dueOn', 'jobInterest', 'id']) {
    expect(await correct('SC-00000001', field, 'x', 2), field).toEqual({ outcome: 'no_field' })
  }
  expect(await correct('SC-00000003', 'support', 'cv-help', 1)).toMatchObject({ outcome: 'done' })
  expect(await one('(select support from waitlist_applications)')).toBe('cv-help')
  expect(await correct('SC-00000001', 'email', 'jo.li@example.com', 2)).toEqual({ outcome: 'done', version: 3 })
  expect(
    await database.rows(`select field, old_value, actor from enquiry_events
          where enquiry_id = (select id from enquiries where reference = 'SC-00000001') order by id`),
  ).toEqual([
    { field: 'lastName', old_value: 'Li', actor: 'team@example.org' },
    { field: 'email', old_value: 'Jo@Example.com', actor: 'team@example.org' },
  ])
  expect(await one(`(select email from enquiry_progress where reference = 'SC-00000001')`)).toBe('jo.li@example.com')
  expect(await one(`(select reference from enquiry_work where words @@ 'okafor'::tsquery)`)).toBe('SC-00000001')
  expect(await database.rows(`select to_address from outgoing_emails where subject = 's' order by to_address`)).toEqual(
    [{ to_address: 'jo.li@example.com' }, { to_address: 'other@example.com' }],
  )
})

test('an erasure deletes the account too, tells the team once, and leaves no address', async () => {
  const access = await begin('access')
  const id = await begin('erasure')
  expect(await erase(id, 'other@example.com')).toEqual({ outcome: 'other_address' })
  expect(await erase(id)).toEqual({ outcome: 'others_open' })
  await one(`finish_subject_request('${member}', '${access}', 'done')`)
  expect(await erase(access)).toEqual({ outcome: 'missing' })
  expect(await erase(id, 'JO@example.com')).toEqual({ outcome: 'done' })
  expect(await erase(id)).toEqual({ outcome: 'closed' })
  expect(await database.rows('select reference from enquiries')).toEqual([{ reference: 'SC-00000002' }])
  expect(await one(`(select count(*)::int from auth.users where id = '${person}')`)).toBe(0)
  expect(
    await database.rows(`select to_address, body_text from outgoing_emails where kind = 'account_deleted'`),
  ).toEqual([{ to_address: 'team@example.org', body_text: 'SC-00000001, SC-00000003' }])
  const left = JSON.stringify([
    await database.rows('select * from subject_requests'),
    await database.rows('select * from audit_log'),
    await database.rows('select * from enquiry_events'),
  ])
  expect(left.toLowerCase()).not.toContain(address)
  expect(await one(`(select outcome from subject_requests where id = '${id}')`)).toBe('done')
  // The same person writes again: recognised, and nothing is there.
  const again = await begin('erasure')
  expect(await erase(again)).toEqual({ outcome: 'done' })
  expect(await one(`(select outcome from subject_requests where id = '${again}')`)).toBe('nothing_kept')
})

test('an enquiry without an address is found by its reference, copied and erased, and no other is', async () => {
  await database.run(`insert into enquiries (reference, form_source, first_name, last_name, phone_number, location, support) values
        ('SC-00000009', 'candidate', 'Pat', 'Li', '0113 496 0009', 'Leeds', 'a talk')`)
  const copy = (await one(`subject_data('${member}', '${await begin('access', 'sc-00000009')}', 'opened')`)) as {
    enquiries: { reference: string }[]
    request: { email: string }
  }
  expect(copy.request.email).toBe('SC-00000009')
  expect(copy.enquiries.map(({ reference }) => reference)).toEqual(['SC-00000009'])
  // One with an address is that address's alone.
  const others = (await one(`subject_data('${member}', '${await begin('access', 'SC-00000001')}', 'opened')`)) as {
    enquiries: unknown[]
  }
  expect(others.enquiries).toEqual([])
  await database.run(`update subject_requests set done_at = now(), outcome = 'done'`)
  expect(await erase(await begin('erasure', 'SC-00000009'), 'SC-00000009')).toEqual({ outcome: 'done' })
  expect(await database.rows('select reference from enquiries order by 1')).toEqual(
    ['SC-00000001', 'SC-00000002', 'SC-00000003'].map((reference) => ({ reference })),
  )
})

const invited = async (address: string) => {
  await database.run(`
        insert into organisations (id, name, sector, size, state) values ('${company}', 'One', 'retail', '1_9', 'approved');
        insert into organisation_invitations (organisation_id, email, token_digest, ends_at) values
          ('${company}', '${address}', 'digest', now()), ('${company}', 'else@example.com', 'other digest', now());
        insert into outgoing_emails (kind, to_address, subject, html, status) values
          ('company_invitation', '${address}', 's', 'the link', 'pending'), ('company_invitation', '${address}', 's', 'the link', 'dead'),
          ('company_invitation', 'else@example.com', 's', 'the link', 'pending')`)
}
const invitedLeft = () =>
  database.rows(`select email as address from organisation_invitations
        union all select to_address from outgoing_emails where kind = 'company_invitation'`)
const onlyTheOther = [{ address: 'else@example.com' }, { address: 'else@example.com' }]

test('an address that was only invited can have a copy, and is erased together with an unsent link', async () => {
  await invited('ann@example.com')
  const shown = await one(`subject_data('${member}', '${await begin('access', 'Ann@example.com')}', 'opened')`)
  expect(shown).toMatchObject({
    enquiries: [],
    account: null,
    organisation_invitations: [{ email: 'ann@example.com', company: 'One', used_at: null }],
    invitation_emails: [
      { kind: 'company_invitation', to: 'ann@example.com', sent_at: null },
      { kind: 'company_invitation', to: 'ann@example.com', sent_at: null },
    ],
  })
  expect(JSON.stringify(shown)).not.toMatch(/token_digest|invited_by|the link|else@/)
  await database.run(`update subject_requests set done_at = now(), outcome = 'done'`)
  const id = await begin('erasure', 'ann@example.com')
  expect(await erase(id, 'ann@example.com')).toEqual({ outcome: 'done' })
  expect(await invitedLeft()).toEqual(onlyTheOther)
  expect(await one(`(select outcome from subject_requests where id = '${id}')`)).toBe('done')
  const again = await begin('erasure', 'ann@example.com')
  await erase(again, 'ann@example.com')
  expect(await one(`(select outcome from subject_requests where id = '${again}')`)).toBe('nothing_kept')
})

test('an account’s copy and deletion include the invitations to its address once that is verified', async () => {
  await invited(address)
  expect(await one(`account_data('${person}')`)).toMatchObject({
    organisation_invitations: [],
    invitation_emails: [],
  })
  await one(`delete_account('${person}', 'team@example.org', 's', 'h', 't')`)
  expect(await invitedLeft()).toHaveLength(5)
  await database.run(`insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data)
        values ('${person}', 'Jo@example.com', now(), '{}')`)
  expect(await one(`account_data('${person}')`)).toMatchObject({
    organisation_invitations: [{ company: 'One' }],
    invitation_emails: [{ sent_at: null }, { sent_at: null }],
  })
  await one(`delete_account('${person}', 'team@example.org', 's', 'h', 't')`)
  expect(await invitedLeft()).toEqual(onlyTheOther)
})

test('a member is not erased before they leave the team; of a former member only the number stays in the logs', async () => {
  const id = await begin('erasure', 'team@example.org')
  expect(await erase(id, 'team@example.org')).toEqual({ outcome: 'member' })
  const second = '00000000-0000-4000-8000-000000000004'
  await database.run(`
        insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data)
          values ('${second}', 'second@example.org', now(), '{"role": "team"}');
        select note_action('${second}', 'opened', 'enquiry', 'SC-00000001');
        select delete_account('${second}', 'team@example.org', 's', 'h', 't');`)
  expect(await database.rows(`select actor from audit_log where actor_id = '${second}'`)).toEqual([
    { actor: 'deleted account' },
  ])
})

test('no address of a deleted person stays beside the roles that they gave', async () => {
  const second = '00000000-0000-4000-8000-000000000004'
  const give = (role: string, by: string, actor: string | null) =>
    `select set_account_role('stranger@example.org', '${role}', '${by}', null, ${actor ? `'${actor}'` : 'null'});`
  await database.run(`
        insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data)
          values ('${second}', 'Before@example.org', now(), '{"role": "team"}');
        ${give('partner', 'Before@example.org', second)}
        update auth.users set email = 'second@example.org' where id = '${second}';
        ${give('candidate', 'SECOND@example.org', null)}
        ${give('employer', 'team@example.org', member)}
        delete from audit_log where actor = 'SECOND@example.org';
        select set_account_role('second@example.org', null, 'team@example.org', null, '${member}');
        select delete_account('${second}', 'team@example.org', 's', 'h', 't');`)
  expect(
    await database.rows(
      `select new_role, changed_by from role_changes where user_id = '${stranger}' order by new_role`,
    ),
  ).toEqual([
    { new_role: 'candidate', changed_by: 'deleted account' },
    { new_role: 'employer', changed_by: 'team@example.org' },
    { new_role: 'partner', changed_by: 'deleted account' },
  ])
})

const facts = JSON.stringify({ name: 'Two', company_number: '', sector: 'retail', size: '1_9', sites: [] })
const request = JSON.stringify({ to: 'team@example.org', subject: 's', html: address, text: address })
const askedForOne = () =>
  database.run(`
        update auth.users set email_confirmed_at = now() where id = '${person}';
        delete from enquiries where reference <> 'SC-00000001';
        select ask_for_company('${person}', null,
          '${facts}'::jsonb || '{"website": "", "asked_as": "Owner"}' #>> '{}', '${request}', '${request}');
        update organisation_events set happened_at = '2026-11-24T09:30:00Z';`)
const told = async () =>
  (await database.rows(`select body_text from outgoing_emails where kind = 'account_deleted' order by created_at`)).map(
    ({ body_text }) => body_text,
  )
const times = '24/11/2026 09:30'

test('the team is told when it was asked about a company, and those emails are deleted', async () => {
  await askedForOne()
  expect(await one(`account_data('${person}') -> 'emails'`)).toMatchObject([{ kind: 'company_receipt' }])
  await one(`delete_account('${person}', 'team@example.org', 's', '{references}', '{references}')`)
  expect(await told()).toEqual([`SC-00000001, ${times}`])
  expect(JSON.stringify(await database.rows('select * from outgoing_emails'))).not.toContain(address)
})

test('an erasure tells the team of that request even without an enquiry, and of nothing if nothing was asked', async () => {
  await askedForOne()
  await database.run('delete from enquiries')
  expect(await erase(await begin('erasure'))).toEqual({ outcome: 'done' })
  expect(await told()).toEqual([times])
  expect(JSON.stringify(await database.rows('select * from outgoing_emails'))).not.toContain(address)
  await one(`delete_account('${stranger}', 'team@example.org', 's', 'h', 't')`)
  expect(await told()).toEqual([times])
})

test('emails are listed by key without text or address, and tried again one by one or together', async () => {
  const listed = async (after: string) => {
    const answer = (await one(`desk_emails('${member}', 'dead', ${after}, 1)`)) as {
      emails: { id: string; created_at: string }[]
    }
    return answer.emails
  }
  await database.run(
    `update outgoing_emails set created_at = now() - interval '1 hour' where to_address = 'Jo@Example.com'`,
  )
  const [first] = await listed('null, null')
  const [last] = await listed(`'${first?.created_at}', '${first?.id}'`)
  expect(await listed(`'${last?.created_at}', '${last?.id}'`)).toEqual([])
  expect(first).toMatchObject({ reference: 'SC-00000001', can_be_sent: true })
  expect(JSON.stringify([first, last])).not.toMatch(/@|html|body|subject/i)
  expect(await one(`requeue_email('${member}', '${first?.id}')`)).toEqual({ outcome: 'done' })
  expect(await one(`requeue_email('${member}', '${first?.id}')`)).toEqual({ outcome: 'missing' })
  expect(await one(`desk_waiting('${member}', '2026-11-23')`)).toMatchObject({ dead_emails: 1, unsent_emails: 1 })
  expect(await one(`requeue_emails('${member}')`)).toEqual({ outcome: 'done', count: 1 })
})
