import { expect, test } from 'playwright/test'

import { startOwnDatabase, type Engine, type OwnDatabase } from '../support/own-database'
import { postgresPrograms } from '../support/postgres-server'

/** Who asks: the role of the database, and the account named in the token. */
const people = {
  anon: { as: 'anon' },
  'no role': { as: 'authenticated', id: '00000000-0000-4000-8000-000000000001', appRole: null },
  candidate: { as: 'authenticated', id: '00000000-0000-4000-8000-000000000002', appRole: 'candidate' },
  employer: { as: 'authenticated', id: '00000000-0000-4000-8000-000000000003', appRole: 'employer' },
  partner: { as: 'authenticated', id: '00000000-0000-4000-8000-000000000004', appRole: 'partner' },
  caseworker: { as: 'authenticated', id: '00000000-0000-4000-8000-000000000005', appRole: 'caseworker' },
  // The role is there, but the address is not shown to be theirs; the account is closed; the role is one of their own making.
  'unverified employer': { as: 'authenticated', id: '00000000-0000-4000-8000-000000000006', appRole: 'employer' },
  'banned employer': { as: 'authenticated', id: '00000000-0000-4000-8000-000000000007', appRole: 'employer' },
  'self-made employer': { as: 'authenticated', id: '00000000-0000-4000-8000-000000000008', appRole: null },
  'made-up role': { as: 'authenticated', id: '00000000-0000-4000-8000-000000000009', appRole: 'admin' },
  'deleted account': { as: 'authenticated', id: '00000000-0000-4000-8000-00000000000a' },
  service: { as: 'service_role' },
} as const satisfies Record<string, { as: string; id?: string; appRole?: string | null }>
type Person = keyof typeof people
const names = Object.keys(people) as Person[]
const addressOf = (name: Person): string => `${name.replaceAll(' ', '-')}@example.org`

const anEnquiryId = '00000000-0000-4000-9000-000000000001'

/** For each table: a statement of each kind, each of which would succeed for its owner and touch at least one row. */
const statements: Record<string, Record<'select' | 'select own' | 'insert' | 'update' | 'delete', string>> = {
  enquiries: {
    select: 'select * from enquiries',
    'select own': 'select reference from enquiries',
    insert: `insert into enquiries (reference, form_source, first_name, last_name, email, phone_number, location, message)
      values ('SC-99999999', 'general', 'Jo', 'Li', 'a@example.com', '123456', 'Leeds', 'Hello there')`,
    update: `update enquiries set first_name = 'Changed'`,
    delete: 'delete from enquiries',
  },
  enquiry_progress: {
    select: 'select * from enquiry_progress',
    'select own': 'select reference, state from enquiry_progress',
    insert: `insert into enquiry_progress (enquiry_id, reference, form_source, email, sent_at)
      values (gen_random_uuid(), 'SC-99999998', 'general', 'employer@example.org', now())`,
    update: `update enquiry_progress set state = 'closed'`,
    delete: 'delete from enquiry_progress',
  },
  consent_records: {
    select: 'select * from consent_records',
    'select own': 'select id from consent_records',
    insert: `insert into consent_records (enquiry_id, purpose, granted, wording, wording_version, form_source)
      values ('${anEnquiryId}', 'marketing', true, 'w', 'v', 'general')`,
    update: 'update consent_records set granted = false',
    delete: 'delete from consent_records',
  },
  outgoing_emails: {
    select: 'select * from outgoing_emails',
    'select own': 'select id from outgoing_emails',
    insert: `insert into outgoing_emails (enquiry_id, kind, to_address, subject)
      values ('${anEnquiryId}', 'notification', 'a@example.com', 's')`,
    update: `update outgoing_emails set to_address = 'thief@example.com'`,
    delete: 'delete from outgoing_emails',
  },
  waitlist_applications: {
    select: 'select * from waitlist_applications',
    'select own': 'select enquiry_id from waitlist_applications',
    insert: `insert into waitlist_applications (enquiry_id, job_interest, availability)
      values ('00000000-0000-4000-9000-000000000002', 'retail', 'immediately')`,
    update: `update waitlist_applications set availability = 'longer'`,
    delete: 'delete from waitlist_applications',
  },
  idempotency_keys: {
    select: 'select * from idempotency_keys',
    'select own': 'select key from idempotency_keys',
    insert: `insert into idempotency_keys (scope, key, fingerprint, reference) values ('s', 'l', 'f', 'SC-99999999')`,
    update: `update idempotency_keys set fingerprint = 'x'`,
    delete: 'delete from idempotency_keys',
  },
  rate_windows: {
    select: 'select * from rate_windows',
    'select own': 'select hits from rate_windows',
    insert: `insert into rate_windows (bucket, window_start) values ('y', now())`,
    update: 'update rate_windows set hits = 0',
    delete: 'delete from rate_windows',
  },
  role_requests: {
    select: 'select * from role_requests',
    'select own': 'select id, requested_role, state from role_requests',
    insert: `insert into role_requests (user_id, requested_role, state)
      values ('${people['no role'].id}', 'employer', 'granted')`,
    update: `update role_requests set state = 'granted'`,
    delete: 'delete from role_requests',
  },
  role_changes: {
    select: 'select * from role_changes',
    'select own': 'select id from role_changes',
    insert: `insert into role_changes (user_id, new_role, changed_by) values ('${people['no role'].id}', 'employer', 'me')`,
    update: `update role_changes set new_role = 'employer'`,
    delete: 'delete from role_changes',
  },
  'auth.users': {
    select: 'select * from auth.users',
    'select own': 'select id from auth.users',
    insert: `insert into auth.users (id, email) values (gen_random_uuid(), 'new@example.org')`,
    update: `update auth.users set raw_app_meta_data = '{"role": "employer"}'`,
    delete: 'delete from auth.users',
  },
  'auth.sessions': {
    select: 'select * from auth.sessions',
    'select own': 'select id from auth.sessions',
    insert: `insert into auth.sessions (id, user_id) values (gen_random_uuid(), '${people['no role'].id}')`,
    update: 'update auth.sessions set user_agent = null',
    delete: 'delete from auth.sessions',
  },
}

const functions = [
  `request_role('${people['no role'].id}', 'employer', '', '', 'a@example.com', 's', 'h', 't')`,
  'open_role_requests()',
  `set_account_role('no-role@example.org', 'employer', 'me')`,
  `set_enquiry_state('SC-00000001', 'closed')`,
  `account_sessions('${people['no role'].id}')`,
  `end_account_session('${people['no role'].id}', '${people['no role'].id}')`,
  `account_data('${people['no role'].id}')`,
  `delete_account('${people['no role'].id}', 'a@example.com', 's', 'h', 't')`,
  `personal_data_of('no-role@example.org')`,
  `erase_personal_data('no-role@example.org')`,
  `release_enquiry('SC-00000001')`,
  'requeue_dead_emails()',
  'purge_expired()',
  'service_status()',
  'claim_email(1)',
  `record_email_outcome('${anEnquiryId}', '${anEnquiryId}', 'sent', 0, null, null, null)`,
  `accept_enquiry('{}', '[]', '[]', 's', null, 'f', null, 1, 1, 1, false)`,
  `accept_waitlist_application('{}', '[]', '[]', 's', null, 'f', null, 1, 1, 1, false)`,
  `count_attempt('x', 1, 1)`,
  `count_hit('x', now())`,
  `is_confirmed_today('a@example.com')`,
]
// What the server calls only through other functions.
const forNobody = new Set([`count_hit('x', now())`, `is_confirmed_today('a@example.com')`])

// Tries a statement as somebody and takes it back: how many rows it saw or touched, or the code of the refusal.
const tryAs = `
create function public.try_as(p_as text, p_id text, p_statement text) returns text language plpgsql as $$
declare touched integer;
begin
  perform set_config('request.jwt.claim.sub', coalesce(p_id, ''), true);
  perform set_config('role', p_as, true);
  execute p_statement;
  get diagnostics touched = row_count;
  raise exception using errcode = 'ZZ001', message = touched::text;
exception
  when sqlstate 'ZZ001' then return sqlerrm;
  when others then return sqlstate;
end
$$;`

const quoted = (text: string | null | undefined): string => (text ? `'${text.replaceAll("'", "''")}'` : 'null')

/** An enquiry from everybody's address and one from a stranger's, and a row of every other table. */
function seed(): string {
  const accounts = names.flatMap((name) => {
    const person: { as: string; id?: string; appRole?: string | null } = people[name]
    if (!person.id || name === 'deleted account') return []
    const appData = person.appRole ? `{"role": "${person.appRole}"}` : '{}'
    const userData = name === 'self-made employer' ? '{"role": "employer", "app_metadata": {"role": "employer"}}' : '{}'
    return [
      `insert into auth.users (id, email, email_confirmed_at, banned_until, raw_app_meta_data, raw_user_meta_data) values
        ('${person.id}', '${addressOf(name)}', ${name === 'unverified employer' ? 'null' : 'now()'},
         ${name === 'banned employer' ? `now() + interval '1 day'` : 'null'}, '${appData}', '${userData}');
       insert into auth.sessions (id, user_id) values (gen_random_uuid(), '${person.id}');
       insert into role_requests (user_id, requested_role) values ('${person.id}', 'partner');
       insert into role_changes (user_id, new_role, changed_by) values ('${person.id}', null, 'test');`,
    ]
  })
  const enquiries = [...names.map(addressOf), 'stranger@example.com'].map(
    (address, index) =>
      `insert into enquiries (id, reference, form_source, first_name, last_name, email, phone_number, location, message)
       values ('00000000-0000-4000-9000-${String(index + 1).padStart(12, '0')}', 'SC-${String(index + 1).padStart(8, '0')}',
         'general', 'Jo', 'Li', '${address.toUpperCase()}', '123456', 'Leeds', 'Hello there');`,
  )
  return [
    ...accounts,
    ...enquiries,
    `insert into consent_records (enquiry_id, purpose, granted, wording, wording_version, form_source)
       values ('${anEnquiryId}', 'contact', true, 'w', 'v', 'general');
     insert into outgoing_emails (enquiry_id, kind, to_address, subject)
       values ('${anEnquiryId}', 'confirmation', 'a@example.com', 's');
     insert into waitlist_applications (enquiry_id, job_interest, availability)
       values ('${anEnquiryId}', 'retail', 'immediately');
     insert into idempotency_keys (scope, key, fingerprint, reference) values ('s', 'k', 'f', 'SC-00000001');
     insert into rate_windows (bucket, window_start) values ('x', now());`,
  ].join('\n')
}

const refused = '42501'
const readByService = new Set([
  'enquiries',
  'enquiry_progress',
  'consent_records',
  'outgoing_emails',
  'waitlist_applications',
  'role_requests',
  'role_changes',
])
type Grants = 'ours' | 'given away'
// The embedded edition does this by itself before it answers its first question.
const giveAway = `grant usage on schema public to anon, authenticated, service_role;
  grant all on all tables in schema public to anon, authenticated, service_role;`
const ownerRoles: readonly Person[] = ['candidate', 'employer', 'partner']
const liveAccounts: readonly Person[] = names.filter((name) => 'appRole' in people[name] && name !== 'banned employer')

/** What each cell of the matrix must be: refused, but for the few that are named here. */
function expected(name: Person, table: string, kind: string, rowsIn: Record<string, number>, grants: Grants): string {
  const isRead = kind.startsWith('select')
  if (name === 'service') return isRead && readByService.has(table) ? String(rowsIn[table]) : refused
  if (isRead && name !== 'anon') {
    if (table === 'enquiry_progress') return ownerRoles.includes(name) ? '1' : '0'
    if (table === 'role_requests') return liveAccounts.includes(name) ? '1' : '0'
  }
  // Where the grants are given away, the rules for rows alone hold: no row is seen, changed or deleted, none can be added.
  return grants === 'given away' && kind !== 'insert' && !table.startsWith('auth.') ? '0' : refused
}

async function resultsOf(database: OwnDatabase, tries: { name: Person; what: string; statement: string }[]) {
  const list = tries
    .map(({ name, what, statement }) => {
      const person: { as: string; id?: string } = people[name]
      return `(${quoted(`${name}: ${what}`)}, ${quoted(person.as)}, ${quoted(person.id)}, ${quoted(statement)})`
    })
    .join(',\n')
  const rows = await database.rows(
    `select t.cell, public.try_as(t.who, t.id, t.statement) as outcome from (values ${list}) as t (cell, who, id, statement)`,
  )
  return Object.fromEntries(rows.map(({ cell, outcome }) => [String(cell), String(outcome)]))
}

const editions: readonly { engine: Engine; grants: Grants }[] = [
  { engine: 'PGlite', grants: 'ours' },
  { engine: 'PGlite', grants: 'given away' },
  { engine: 'PostgreSQL', grants: 'ours' },
]

for (const { engine, grants } of editions) {
  test.describe(`on ${engine}, the grants ${grants}`, () => {
    test.skip(engine === 'PostgreSQL' && !postgresPrograms(), 'PostgreSQL is not installed here')
    let database: OwnDatabase
    test.beforeAll(async () => {
      database = await startOwnDatabase(engine)
      await database.run(seed())
      await database.run(tryAs)
      if (grants === 'given away') await database.run(giveAway)
    })
    test.afterAll(() => database.stop())

    test('everybody may do to every table what the rules say, and nothing else', async () => {
      const tables = Object.keys(statements)
      const counts = await database.rows(
        tables.map((table) => `select '${table}' as name, count(*)::int as n from ${table}`).join(' union all '),
      )
      const rowsIn = Object.fromEntries(counts.map(({ name, n }) => [String(name), Number(n)]))
      // A table without rows would hide a missing policy.
      for (const table of tables) expect(rowsIn[table], table).toBeGreaterThan(0)
      const known = await database.rows(`select tablename from pg_tables where schemaname = 'public' order by 1`)
      expect(known.map(({ tablename }) => tablename)).toEqual(tables.filter((table) => !table.includes('.')).sort())

      const cells = names.flatMap((name) =>
        Object.entries(statements).flatMap(([table, kinds]) =>
          // Supabase decides itself what its own key may do in its own schema.
          name === 'service' && (grants === 'given away' || table.startsWith('auth.'))
            ? []
            : Object.entries(kinds).map(([kind, statement]) => ({
                name,
                what: `${kind} ${table}`,
                statement,
                outcome: expected(name, table, kind, rowsIn, grants),
              })),
        ),
      )
      expect(cells.length).toBeGreaterThan(500)
      expect(await resultsOf(database, cells)).toEqual(
        Object.fromEntries(cells.map(({ name, what, outcome }) => [`${name}: ${what}`, outcome])),
      )
    })

    test('only the server may call the functions, and each is in this list', async () => {
      const known = await database.rows(
        `select proname from pg_proc where pronamespace = 'public'::regnamespace and proname <> 'try_as' order by 1`,
      )
      const listed = [
        ...functions.map((call) => call.split('(')[0]),
        'begin_enquiry_progress',
        'current_account',
      ].sort()
      expect(known.map(({ proname }) => proname)).toEqual(listed)

      const calls = names.flatMap((name) =>
        functions.map((call) => ({ name, what: call, statement: `select ${call}` })),
      )
      const outcomes = await resultsOf(database, calls)
      for (const { name, what } of calls) {
        const outcome = outcomes[`${name}: ${what}`]
        if (name === 'service' && !forNobody.has(what)) expect(outcome, what).not.toBe(refused)
        else expect(outcome, `${name}: ${what}`).toBe(refused)
      }
    })

    test('a person learns of themselves alone, and a role they wrote themselves is none', async () => {
      const asked = names.map((name) => ({ name, what: 'self', statement: 'select * from current_account()' }))
      const outcomes = await resultsOf(database, asked)
      for (const { name } of asked) {
        const isRefused = name === 'anon' || name === 'service'
        expect(outcomes[`${name}: self`], name).toBe(isRefused ? refused : liveAccounts.includes(name) ? '1' : '0')
      }
      const roles = names
        .filter((name) => liveAccounts.includes(name))
        .flatMap((name) =>
          ['employer', 'candidate', 'partner', 'caseworker'].map((role) => ({
            name,
            what: role,
            statement: `select 1 from current_account() where role = '${role}'`,
          })),
        )
      const held = await resultsOf(database, roles)
      const holders = Object.keys(held).filter((cell) => held[cell] === '1')
      expect(holders.sort()).toEqual(
        [
          'candidate: candidate',
          'caseworker: caseworker',
          'employer: employer',
          'partner: partner',
          'unverified employer: employer',
        ].sort(),
      )
    })

    test('a request, a role, a download and a deletion do the same here as on the other database', async () => {
      const id = '00000000-0000-4000-8000-0000000000aa'
      const email = 'whole-life@example.org'
      const one = async (expression: string) => (await database.rows(`select ${expression} as value`))[0]?.value
      await database.run(`
        update outgoing_emails set status = 'sent';
        insert into auth.users (id, email, raw_app_meta_data) values ('${id}', '${email}', '{"provider": "email"}');
        insert into enquiries (reference, form_source, first_name, last_name, email, phone_number, location, message)
          values ('SC-77777777', 'general', 'Jo', 'Li', 'Whole-Life@example.org', '123456', 'Leeds', 'Hello there');`)
      const request = `request_role('${id}', 'partner', 'Open Door', 'note', 'team@example.org', 's', 'h', 't')`
      expect(await one(request)).toBe('unverified')
      expect(await one(`set_account_role('${email}', 'partner', 'test')`)).toEqual({ outcome: 'unverified' })
      // What somebody typed about an address that nobody has shown to be theirs is not given out.
      expect(await one(`account_data('${id}') -> 'enquiries'`)).toEqual([])
      await database.run(`update auth.users set email_confirmed_at = now() where id = '${id}'`)

      expect([await one(request), await one(request)]).toEqual(['asked', 'already'])
      expect(
        await database.rows(`select email, requested_role from open_role_requests() where email = '${email}'`),
      ).toEqual([{ email, requested_role: 'partner' }])
      expect(
        await database.rows(
          `select kind, reference, form_source from claim_email(1) where to_address = 'team@example.org'`,
        ),
      ).toEqual([{ kind: 'role_request', reference: '', form_source: 'account' }])
      // An older command has no e-mails to hand over, and nobody is told.
      expect(await one(`set_account_role('WHOLE-LIFE@example.org', 'employer', 'test')`)).toEqual({
        outcome: 'changed',
        old_role: null,
        request: 'declined',
        told: null,
      })
      const answer = `{"given": {"subject": "News", "html": "h", "text": "t"}}`
      expect(await one(`set_account_role('WHOLE-LIFE@example.org', 'partner', 'test', '${answer}')`)).toEqual({
        outcome: 'changed',
        old_role: 'employer',
        request: null,
        told: 'given',
      })
      expect(
        await database.rows(`select kind, to_address, subject from outgoing_emails where account_id = '${id}'`),
      ).toEqual([{ kind: 'role_answer', to_address: email, subject: 'News' }])
      expect(await one(`(select raw_app_meta_data from auth.users where id = '${id}')`)).toEqual({
        provider: 'email',
        role: 'partner',
      })
      expect(await one(request)).toBe('already')
      expect(await one(`account_data('${id}') -> 'enquiries' -> 0 ->> 'reference'`)).toBe('SC-77777777')
      expect(await one(`account_data('${id}') -> 'enquiry_progress' -> 0 ->> 'state'`)).toBe('received')
      expect(await one(`account_data('${id}') -> 'role_changes' -> 0 ->> 'changed_by'`)).toBeNull()

      expect(await one(`delete_account('${id}', 'team@example.org', 's', '{references}', 'Delete {references}')`)).toBe(
        1,
      )
      expect(await one(`delete_account('${id}', 'team@example.org', 's', 'h', 't')`)).toBeNull()
      expect(await one(`(select count(*)::int from enquiry_progress where reference = 'SC-77777777')`)).toBe(0)
      expect(await one(`(select count(*)::int from role_requests where user_id = '${id}')`)).toBe(0)
      expect(await one(`(select body_text from outgoing_emails where kind = 'account_deleted')`)).toBe(
        'Delete SC-77777777',
      )
      expect(await one(`(select count(*)::int from role_changes where user_id = '${id}')`)).toBe(2)
    })

    test('every function of ours has its search path fixed', async () => {
      const loose = await database.rows(
        `select proname from pg_proc where pronamespace = 'public'::regnamespace and prosecdef
         and not coalesce(proconfig::text like '%search_path=%', false)`,
      )
      expect(loose).toEqual([])
    })
  })
}
