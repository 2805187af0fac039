import { expect, test } from 'playwright/test'
import { z } from 'zod'

import { postgresPrograms } from '../../scripts/verify/find-postgres'
import { anEnquiry } from '../support/an-enquiry'
import { aWaitlistApplication } from '../support/a-waitlist-application'
import { migrations, startOwnDatabase, type OwnDatabase } from '../support/own-database'

// While an upgrade runs, copies of the release before stand beside new ones on the new schema, and after a rollback alone. This is
// what release b96fd03 asks of the database, in its own words: functions by the names of their parameters, tables by the names of
// their columns, and of each answer the part that it reads. Nothing here follows the code of today.
const schemaOfThatRelease = '20261121190000'

const service = { as: 'service_role', id: null }
type Asker = { as: string; id: string | null }

/** Asks as somebody: the rows, or a failure of the test. */
const askAs = `
create function public.ask_as(p_as text, p_id text, p_query text) returns jsonb language plpgsql as $$
declare answer jsonb;
begin
  perform set_config('request.jwt.claim.sub', coalesce(p_id, ''), true);
  perform set_config('role', p_as, true);
  execute 'with q as (' || p_query || ') select coalesce(jsonb_agg(q), ''[]'') from q' into answer;
  perform set_config('role', 'none', true);
  return answer;
end
$$;
revoke all on function public.ask_as(text, text, text) from public, anon, authenticated, service_role;`

const quoted = (value: unknown): string =>
  value === null ? 'null' : typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value)

/** That release beside a database. */
function releaseOn(database: OwnDatabase) {
  const ask = async <Read>(asker: Asker, query: string, reads: z.ZodType<Read>): Promise<Read[]> => {
    const [row] = await database.rows(
      `select public.ask_as(${quoted(asker.as)}, ${quoted(asker.id)}, ${quoted(query)}) as answer`,
    )
    return z.array(reads).parse(row?.answer)
  }
  const rows = <Read>(name: string, parameters: Record<string, unknown>, reads: z.ZodType<Read>): Promise<Read[]> => {
    const given = Object.entries(parameters).map(([parameter, value]) => `${parameter} => ${quoted(value)}`)
    return ask(service, `select * from public.${name}(${given.join(', ')})`, reads)
  }
  const call = async <Read>(name: string, parameters: Record<string, unknown>, reads: z.ZodType<Read>) => {
    const [row] = await rows(name, parameters, z.object({ [name]: reads }))
    return row?.[name] as Read
  }

  const keep = (save: string, scope: string, enquiry: Record<string, unknown>, key: string | null) =>
    call(
      save,
      {
        p_enquiry: JSON.stringify(enquiry),
        p_emails: JSON.stringify([
          { kind: 'confirmation', to: enquiry.email, subject: 's', html: 'h', text: 't' },
          { kind: 'notification', to: 'team@example.org', subject: 's', html: 'h', text: 't' },
        ]),
        p_consents: JSON.stringify([{ purpose: 'contact', granted: true, wording: 'w', version: 'v' }]),
        p_scope: scope,
        p_key: key,
        p_fingerprint: 'f',
        p_client: null,
        p_client_per_minute: 10,
        p_client_per_hour: 60,
        p_held_above_per_minute: 100_000,
        p_quarantined: false,
      },
      z.discriminatedUnion('outcome', [
        z.object({ outcome: z.literal('accepted'), reference: z.string(), quarantined: z.boolean() }),
        z.object({ outcome: z.literal('replayed'), reference: z.string() }),
      ]),
    )

  return {
    keepEnquiry: (enquiry: Record<string, unknown>, key: string | null = null) =>
      keep('accept_enquiry', '/api/contact', enquiry, key),
    keepApplication: (application: Record<string, unknown>) =>
      keep('accept_waitlist_application', '/api/applicant-signup', application, null),
    status: () =>
      call(
        'service_status',
        {},
        z.object({
          schema_version: z.string().refine((version) => version >= schemaOfThatRelease),
          unsent: z.number(),
          oldest_unsent_seconds: z.number(),
          dead: z.number(),
          held_by_trap: z.number(),
          held_by_flood: z.number(),
        }),
      ),
    claimEmail: async () =>
      (
        await rows(
          'claim_email',
          { p_lease_seconds: 90 },
          z.object({
            id: z.string(),
            enquiry_id: z.string(),
            reference: z.string(),
            form_source: z.string(),
            kind: z.string(),
            to_address: z.string(),
            subject: z.string(),
            html: z.string(),
            body_text: z.string(),
            attempts: z.number(),
            claim_token: z.string(),
          }),
        )
      )[0],
    noteEmail: (email: { id: string; claim_token: string }, outcome: 'sent' | 'retry' | 'dead' | 'throttled') =>
      call(
        'record_email_outcome',
        {
          p_id: email.id,
          p_claim_token: email.claim_token,
          p_outcome: outcome,
          p_retry_seconds: outcome === 'sent' || outcome === 'dead' ? null : 5,
          p_provider: 'smtp',
          p_provider_id: outcome === 'sent' ? 'given-by-the-provider' : null,
          p_error_code: outcome === 'sent' ? null : 'a-code',
        },
        z.boolean(),
      ),
    countAttempt: (bucket: string) =>
      call('count_attempt', { p_bucket: bucket, p_per_minute: 5, p_per_hour: 20 }, z.number()),
    requestRole: (id: string) =>
      call(
        'request_role',
        {
          p_user_id: id,
          p_role: 'employer',
          p_organisation: 'Acme',
          p_note: 'Please',
          p_to_address: 'team@example.org',
          p_subject: 's',
          p_html: 'h',
          p_body_text: 't',
        },
        z.enum(['asked', 'already', 'limited', 'unverified', 'no_account']),
      ),
    openRequests: () =>
      rows(
        'open_role_requests',
        {},
        z.object({
          email: z.string(),
          requested_role: z.string(),
          current_role_name: z.string().nullable(),
          organisation: z.string(),
          note: z.string(),
          asked_at: z.string(),
        }),
      ),
    giveRole: (email: string, role: string | null) =>
      call(
        'set_account_role',
        {
          p_email: email,
          p_role: role,
          p_changed_by: 'somebody@a-machine',
          p_emails: JSON.stringify({ given: { subject: 's', html: 'h', text: 't' } }),
        },
        z.object({
          outcome: z.enum(['changed', 'unchanged', 'no_account', 'several', 'unverified']),
          old_role: z.string().nullish(),
          request: z.enum(['granted', 'declined']).nullish(),
          told: z.enum(['given', 'refused', 'closed']).nullish(),
        }),
      ),
    ownEnquiries: (id: string) =>
      ask(
        { as: 'authenticated', id },
        `select reference, form_source, sent_at, state, state_changed_at, organisation
         from public.enquiry_progress order by sent_at desc limit 50`,
        z.object({
          reference: z.string(),
          form_source: z.enum(['general', 'employer', 'partner', 'candidate', 'waitlist']),
          sent_at: z.string(),
          state: z.enum(['received', 'contacted', 'closed']),
          state_changed_at: z.string(),
          organisation: z.string().nullable(),
        }),
      ),
    ownRequests: (id: string) =>
      ask(
        { as: 'authenticated', id },
        `select requested_role, organisation, state, created_at, decided_at
         from public.role_requests order by created_at desc limit 10`,
        z.object({
          requested_role: z.enum(['employer', 'candidate', 'partner']),
          organisation: z.string(),
          state: z.enum(['open', 'granted', 'declined']),
          created_at: z.string(),
          decided_at: z.string().nullable(),
        }),
      ),
    sessions: (id: string) =>
      rows(
        'account_sessions',
        { p_user_id: id },
        z.object({
          id: z.string(),
          user_agent: z.string().nullable(),
          signed_in_at: z.string(),
          last_used_at: z.string(),
        }),
      ),
    endSession: (id: string, session: string) =>
      call('end_account_session', { p_user_id: id, p_session_id: session }, z.boolean()),
    accountData: (id: string) =>
      call(
        'account_data',
        { p_user_id: id },
        z.object({ account: z.object({ id: z.string() }), enquiries: z.array(z.unknown()) }),
      ),
    deleteAccount: (id: string) =>
      call(
        'delete_account',
        { p_user_id: id, p_to_address: 'team@example.org', p_subject: 's', p_html: '{references}', p_body_text: 't' },
        z.number().nullable(),
      ),
    purge: () => call('purge_expired', {}, z.record(z.string(), z.unknown())),
    // By hand, from its docs/operations.md.
    setState: (reference: string) =>
      call('set_enquiry_state', { p_reference: reference, p_state: 'contacted' }, z.boolean()),
    release: (reference: string) => call('release_enquiry', { p_reference: reference }, z.boolean()),
    tryDeadAgain: () => call('requeue_dead_emails', {}, z.number()),
    personalData: (email: string) => call('personal_data_of', { p_email: email }, z.array(z.unknown())),
    erase: (email: string) => call('erase_personal_data', { p_email: email }, z.number()),
  }
}

const person = '00000000-0000-4000-8000-000000000001'
const other = '00000000-0000-4000-8000-000000000002'
const session = '00000000-0000-4000-8000-0000000000aa'
const reference = (number: number): string => `SC-${String(number).padStart(8, '0')}`
const sources = ['general', 'employer', 'partner', 'candidate'] as const

for (const engine of ['PGlite', 'PostgreSQL'] as const) {
  test.describe(engine, () => {
    // Each test goes on from what the one before it kept, so all of them are tried again together.
    test.describe.configure({ mode: 'serial' })
    test.skip(engine === 'PostgreSQL' && !postgresPrograms(), 'PostgreSQL is not installed')
    let database: OwnDatabase
    let release: ReturnType<typeof releaseOn>

    // The order of a real upgrade: that release has kept things before the new migrations come.
    test.beforeAll(async () => {
      database = await startOwnDatabase(engine, (version) => version <= schemaOfThatRelease)
      await database.run(askAs)
      release = releaseOn(database)
      await database.run(
        `insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data) values
           ('${person}', 'person@example.com', now(), '{}'), ('${other}', 'other@example.com', now(), '{}');
         insert into auth.sessions (id, user_id, created_at, updated_at) values ('${session}', '${person}', now(), now());`,
      )
      await release.keepEnquiry({ ...anEnquiry('general', { email: 'person@example.com' }), reference: reference(1) })
      expect(await release.requestRole(other)).toBe('asked')
      for (const statements of migrations((version) => version > schemaOfThatRelease)) await database.run(statements)
    })
    test.afterAll(() => database.stop())

    test('the release before takes each of its forms on the new schema, once for one key', async () => {
      for (const [index, source] of sources.entries()) {
        const sent = { ...anEnquiry(source, { email: `${source}@example.com` }), reference: reference(10 + index) }
        expect(await release.keepEnquiry(sent, `key-${source}`)).toMatchObject({ outcome: 'accepted' })
        const again = await release.keepEnquiry({ ...sent, reference: reference(20 + index) }, `key-${source}`)
        expect(again).toEqual({ outcome: 'replayed', reference: reference(10 + index) })
      }
      const { phone, ...application } = aWaitlistApplication({ email: 'waitlist@example.com' })
      const applied = { ...application, phoneNumber: phone, form_source: 'waitlist', reference: reference(30) }
      expect(await release.keepApplication(applied)).toMatchObject({ outcome: 'accepted', reference: reference(30) })
      const kept = await database.rows(
        `select e.reference from public.enquiries e
         join public.enquiry_work w on w.enquiry_id = e.id order by 1`,
      )
      // The desk has those too that were kept before it was there.
      expect(kept.map((row) => row.reference)).toEqual([1, 10, 11, 12, 13, 30].map(reference))
    })

    test('it sends what is owed, also e-mails of kinds that came after it', async () => {
      await database.run(
        `insert into public.outgoing_emails (account_id, kind, to_address, subject, html, body_text)
         values ('${person}', 'team_digest', 'person@example.com', 's', 'h', 't');`,
      )
      const kinds = new Set<string>()
      for (let email = await release.claimEmail(); email; email = await release.claimEmail()) {
        kinds.add(email.kind)
        expect(await release.noteEmail(email, 'sent')).toBe(true)
      }
      expect([...kinds].sort()).toEqual(['confirmation', 'notification', 'role_request', 'team_digest'])
      expect(await release.status()).toMatchObject({ unsent: 0, dead: 0 })
      const ids = (await database.rows('select id from public.outgoing_emails order by 1')).map(({ id }) => String(id))
      for (const [index, outcome] of (['retry', 'throttled', 'dead'] as const).entries()) {
        await database.run(`update public.outgoing_emails set status = 'pending', next_attempt_at = now() - interval '1 s'
          where id = '${ids[index]}';`)
        const email = await release.claimEmail()
        expect(email && (await release.noteEmail(email, outcome)), outcome).toBe(true)
      }
      expect(await release.tryDeadAgain()).toBe(1)
    })

    test('a new copy hands an e-mail that the release before tried to the provider by itself, under the same key', async () => {
      await database.run(`
        update public.outgoing_emails set status = 'sent', claim_token = null, locked_until = null, sent_at = now();
        update public.outgoing_emails set status = 'pending', attempts = 0, batch = null, next_attempt_at = now() - interval '9 s'
        where id in (select id from public.outgoing_emails order by id limit 4);`)
      const tried = await release.claimEmail()
      if (!tried) throw new Error('no e-mail was due')
      await release.noteEmail(tried, 'retry')
      await database.run(
        `update public.outgoing_emails set next_attempt_at = now() - interval '8 s' where status = 'pending' and id <> '${tried.id}';
         update public.outgoing_emails set next_attempt_at = now() - interval '9 s' where id = '${tried.id}';`,
      )
      const taken = (await database.rows('select id, enquiry_id, kind from public.claim_emails(150, 100, true)')) as {
        id: string
        enquiry_id: string
        kind: string
      }[]
      expect(taken).toEqual([{ id: tried.id, enquiry_id: tried.enquiry_id, kind: tried.kind }])
      expect(await database.rows('select id from public.claim_emails(150, 100, true)')).toHaveLength(3)
    })

    test('people sign in, ask for a role, are given it, and see what is theirs', async () => {
      // Five tries a minute, by the database's clock: a new minute may begin in between.
      let allowed = 0
      while (allowed < 11 && (await release.countAttempt('password account a')) === 0) allowed += 1
      expect(allowed).toBeGreaterThanOrEqual(5)
      expect(allowed).toBeLessThan(11)
      expect(await release.requestRole(person)).toBe('asked')
      expect((await release.openRequests()).map(({ email }) => email).sort()).toEqual([
        'other@example.com',
        'person@example.com',
      ])
      expect(await release.giveRole('person@example.com', 'employer')).toMatchObject({
        outcome: 'changed',
        request: 'granted',
        told: 'given',
      })
      expect(await release.setState(reference(1))).toBe(true)
      expect(await release.ownEnquiries(person)).toMatchObject([{ reference: reference(1), state: 'contacted' }])
      expect(await release.ownRequests(person)).toMatchObject([{ state: 'granted' }])
      expect(await release.sessions(person)).toMatchObject([{ id: session }])
      expect((await release.accountData(person)).enquiries).toHaveLength(1)
      expect(await release.endSession(person, session)).toBe(true)
      expect(await release.giveRole('person@example.com', null)).toMatchObject({
        outcome: 'changed',
        old_role: 'employer',
      })
    })

    test('it deletes and exports what people ask for', async () => {
      expect(await release.release(reference(10))).toBe(false)
      expect(await release.personalData('employer@example.com')).toHaveLength(1)
      expect(await release.erase('employer@example.com')).toBe(1)
      expect(await release.deleteAccount(person)).toBe(1)
      expect(await release.deleteAccount(other)).toBe(0)
      await release.purge()
      expect(await database.rows(`select 1 from public.enquiries where email = 'person@example.com'`)).toEqual([])
    })
  })
}
