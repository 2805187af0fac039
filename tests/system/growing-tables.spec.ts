import { expect, test } from 'playwright/test'

import { startOwnDatabase, type Engine, type OwnDatabase } from '../support/own-database'
import { postgresPrograms } from '../../scripts/verify/find-postgres'

// GROWN_ROWS=100000,1000000 measures what is claimed; so many take minutes to make.
const sizes = [1_000, ...(process.env.GROWN_ROWS ?? '30000').split(',').map(Number)]
const most = Math.max(...sizes)

/** Adds rows of every age and state to each table that grows, until there are `count` of each. */
async function grow(database: OwnDatabase, from: number, count: number): Promise<void> {
  await database.run(`
    set session_replication_role = replica;
    insert into enquiries (id, reference, form_source, first_name, last_name, email, phone_number, location, message,
      quarantined, quarantine_reason, created_at)
    select ('00000000-0000-4000-8000-' || lpad(i::text, 12, '0'))::uuid, 'SC-' || lpad(i::text, 8, '0'), 'general', 'Ann', 'Lee',
      i || '@example.com', '02079460018', 'Leeds', 'Hello', i % 4 = 0,
      case when i % 8 = 0 then 'flood' when i % 4 = 0 then 'honeypot' end, now() - i % 300 * interval '2 hours'
    from generate_series(${from + 1}, ${count}) i;
    insert into enquiry_work (enquiry_id, reference, form_source, received_at, due_on, is_held, state, words)
    select e.id, e.reference, e.form_source, e.created_at, e.created_at::date, e.quarantined, 'received', ''
    from enquiries e where e.id in (
      select ('00000000-0000-4000-8000-' || lpad(i::text, 12, '0'))::uuid from generate_series(${from + 1}, ${count}) i);
    insert into outgoing_emails (enquiry_id, kind, to_address, subject, html, status, created_at, next_attempt_at, locked_until,
      sent_at)
    select ('00000000-0000-4000-8000-' || lpad(i::text, 12, '0'))::uuid, 'confirmation', i || '@example.com', 's',
      case when i % 10 = 0 then 'h' end,
      (case i % 8 when 0 then 'held' when 1 then 'dead' when 2 then 'pending' when 3 then 'sending' else 'sent' end),
      now() - i % 1000 * interval '10 minutes', now() + interval '1 hour', now() + interval '1 hour', now() - interval '1 day'
    from generate_series(${from + 1}, ${count}) i;
    insert into idempotency_keys (scope, key, fingerprint, reference, created_at)
    select 's', i::text, 'f', 'r', now() - i % 1000 * interval '1 minute' from generate_series(${from + 1}, ${count}) i;
    insert into rate_windows (bucket, window_start)
    select i::text, now() - i % 1000 * interval '1 minute' from generate_series(${from + 1}, ${count}) i;
    insert into role_changes (user_id, changed_by) select gen_random_uuid(), 'x' from generate_series(${from + 1}, ${count}) i;
    insert into saved_searches (email, query, rhythm, asked_at, confirmed_at, looked_until, next_look_at)
    select i || '@example.com', 'q=chef', 'daily', now() - i % 100 * interval '1 hour', c, c, c + interval '1 day'
    from generate_series(${from + 1}, ${count}) i, lateral (select case when i % 2 = 0 then now() end as c) confirmed;
    set session_replication_role = origin;
    analyze;`)
}

/** What is past its time: the same amount, however many rows stand beside it. */
const pastItsTime = `
  insert into enquiries (reference, form_source, first_name, last_name, email, phone_number, location, message, created_at)
  select 'SC-A' || lpad(i::text, 7, '0'), 'general', 'Ann', 'Lee', 'aged@example.com', '02079460018', 'Leeds', 'Hello',
    now() - interval '13 months' from generate_series(1, 50) i;
  insert into idempotency_keys (scope, key, fingerprint, reference, created_at)
  select 'aged', i::text, 'f', 'r', now() - interval '2 days' from generate_series(1, 50) i;
  insert into rate_windows (bucket, window_start)
  select 'aged' || i, now() - interval '2 days' from generate_series(1, 50) i;`

// Runs statements and answers how many rows of our tables were read for it, as the database itself counts them.
const meter = `
  create function rows_read() returns bigint language sql volatile as $$
    select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0)) from pg_stat_xact_user_tables
  $$;
  create function cost_of(p_statement text, out rows_read bigint, out ms double precision) language plpgsql volatile as $$
  declare
    before bigint := public.rows_read();
    started timestamptz := clock_timestamp();
  begin
    execute p_statement;
    ms := extract(epoch from clock_timestamp() - started) * 1000;
    rows_read := public.rows_read() - before;
  end
  $$;`

const anEnquiry = `jsonb_build_object('reference', 'SC-Q' || upper(left(md5(random()::text), 7)), 'form_source', 'general',
  'firstName', 'Ann', 'lastName', 'Lee', 'email', 'ann@example.com', 'phoneNumber', '02079460018', 'location', 'Leeds',
  'message', 'Hello', 'dueOn', current_date)::text`
const itsEmail = `[{"kind":"confirmation","to":"ann@example.com","subject":"s","html":"h","text":"t"}]`

const timesAsked = 5

/** What is asked, and how many rows it may read in tables of any size above the smallest. */
const questions = {
  'storing an enquiry': {
    statement: `select accept_enquiry(${anEnquiry}, '${itsEmail}', '[]', 's', gen_random_uuid()::text, 'f', null, 1, 1, 1000, false)`,
    mostRead: 10,
  },
  'a page of the desk': {
    statement: `select * from desk_enquiries('open', current_date)`,
    mostRead: 160,
  },
  'the status': {
    statement: 'select service_status()',
    mostRead: 1_600,
  },
  'the purge, with nothing past its time': {
    statement: 'select purge_expired(500)',
    mostRead: 20,
  },
  'the purge, with 150 rows past their time': {
    statement: 'select purge_expired(500)',
    mostRead: 2_500,
  },
  'the saved searches that are due': {
    statement: 'select job_alerts_due(50)',
    mostRead: 10,
  },
  'the next emails to send': {
    statement: "select claim_emails(0, 40, true, 'email')",
    mostRead: 20,
  },
} as const
type Question = keyof typeof questions

async function costOf(database: OwnDatabase, question: Question): Promise<{ rowsRead: number; ms: number }> {
  if (question.includes('150')) await database.run(pastItsTime)
  const [cost] = await database.rows(`select * from cost_of($q$${questions[question].statement}$q$)`)
  return { rowsRead: Number(cost?.rows_read), ms: Number(cost?.ms) }
}

for (const engine of ['PGlite', 'PostgreSQL'] as const satisfies Engine[]) {
  test(`what is asked again and again reads a bounded number of rows, however many there are, on ${engine}`, async () => {
    test.setTimeout(Math.max(120_000, most))
    test.skip(engine === 'PostgreSQL' && !postgresPrograms(), 'not run: PostgreSQL is not installed')
    const database = await startOwnDatabase(engine)
    await database.run(meter)
    const costsWith = async (rows: number) => {
      const costs = new Map<Question, number>()
      for (const question of Object.keys(questions) as Question[]) {
        const asked: { rowsRead: number; ms: number }[] = []
        for (let time = 0; time < timesAsked; time++) asked.push(await costOf(database, question))
        const rowsRead = Math.max(...asked.map((cost) => cost.rowsRead))
        const ms = asked.map((cost) => cost.ms).toSorted((a, b) => a - b)[Math.floor(timesAsked / 2)] ?? NaN
        costs.set(question, rowsRead)
        console.log(`${engine}, ${rows} rows: ${question} reads ${rowsRead} in ${ms.toFixed(2)} ms`)
      }
      return costs
    }
    let there = 0
    for (const rows of sizes) {
      await grow(database, there, rows)
      there = rows
      const costs = await costsWith(rows)
      // Of a small table PostgreSQL rightly reads the whole.
      if (rows === sizes[0]) continue
      for (const [question, rowsRead] of costs) {
        expect(rowsRead, `${question}, ${rows} rows`).toBeLessThanOrEqual(questions[question].mostRead)
      }
    }
    await database.stop()
  })
}
