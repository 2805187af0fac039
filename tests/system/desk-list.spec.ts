import { expect, test } from 'playwright/test'

import { plainDate } from '@/lib/domain/dates/plain-date'
import { enquiryKeyFrom } from '@/lib/domain/desk/enquiry-query'
import { enquiryTabs, tabsOf, type EnquiryState } from '@/lib/domain/desk/enquiry-tabs'

import { deskCrowd } from '../support/desk-crowd'
import { startOwnDatabase, type Engine, type OwnDatabase } from '../support/own-database'
import { postgresPrograms } from '../../scripts/verify/find-postgres'

const howMany = 100_000
const accounts = 20_000
const rowsOfAPage = 51
const member = '00000000-0000-4000-8000-00000000000b'

// Asks as the member does, under row level security; answers the rows read of our tables as the database counts them.
const meter = `
  create function rows_read() returns bigint language sql volatile security definer as $$
    select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0)) from pg_stat_xact_user_tables
  $$;
  create function a_due_day() returns date language sql stable security definer as $$
    select public.second_weekday_after(now() - interval '20 days')
  $$;
  create function cost_of(p_statement text, p_role text, out rows_given bigint, out rows_read bigint, out ms double precision)
  language plpgsql volatile as $$
  declare
    before bigint;
    started timestamptz;
  begin
    perform set_config('request.jwt.claim.sub', '${member}', true);
    perform set_config('role', p_role, true);
    before := public.rows_read();
    started := clock_timestamp();
    execute p_statement;
    get diagnostics rows_given = row_count;
    ms := extract(epoch from clock_timestamp() - started) * 1000;
    rows_read := public.rows_read() - before;
    perform set_config('role', 'none', true);
  end
  $$;
  create function as_member(p_statement text) returns jsonb language plpgsql volatile as $$
  declare
    answer jsonb;
  begin
    perform set_config('request.jwt.claim.sub', '${member}', true);
    perform set_config('role', 'authenticated', true);
    execute 'select coalesce(jsonb_agg(q), ''[]'') from (' || p_statement || ') q' into answer;
    perform set_config('role', 'none', true);
    return answer;
  end
  $$;`

// A day on which promises are due, whichever day it is when this runs.
const today = 'a_due_day()'
const laterDay = 'public.second_weekday_after(now())'
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`
const page = (rest: string): string => `select * from desk_enquiries(${rest})`

const logged = (rest: string): string =>
  `select id, happened_at, actor_id, actor, action, subject_kind, subject from audit_log ${rest} order by id desc limit 51`
const closedRequests = (rest: string): string =>
  `select * from subject_requests where done_at is not null ${rest} order by done_at desc, id desc limit 51`

/** @property byServer asked by the server for the member, and not as the member. */
type Ask = { statement: string; mostRead: number; byServer?: true; withinMs?: number }
const asks: Readonly<Record<string, Ask>> = {
  'all that is open': { statement: page(`'open', ${today}`), mostRead: 3 * rowsOfAPage },
  'open, the newest promise first': {
    statement: page(`'open', ${today}, p_is_reversed => true`),
    mostRead: 3 * rowsOfAPage,
  },
  'due today': { statement: page(`'due', ${today}`), mostRead: 3 * rowsOfAPage },
  overdue: { statement: page(`'overdue', ${today}`), mostRead: 3 * rowsOfAPage },
  new: { statement: page(`'new', ${today}`), mostRead: 3 * rowsOfAPage },
  mine: { statement: page(`'mine', ${today}`), mostRead: 8 * rowsOfAPage },
  'to try again': { statement: page(`'tries', ${today}`), mostRead: 3 * rowsOfAPage },
  'waiting for them': { statement: page(`'waiting', ${today}`), mostRead: 3 * rowsOfAPage },
  held: { statement: page(`'held', ${today}`), mostRead: 3 * rowsOfAPage },
  closed: { statement: page(`'closed', ${today}`), mostRead: 3 * rowsOfAPage },
  'of one source': { statement: page(`'open', ${today}, p_source => 'partner'`), mostRead: 10 * rowsOfAPage },
  'of one owner': { statement: page(`'open', ${today}, p_owner => 'me'`), mostRead: 8 * rowsOfAPage },
  'deep in the list': {
    statement: page(
      `'open', ${today}, p_after_day => ${today} - 200, p_after_at => now() - interval '202 days',
       p_after_id => '00000000-0000-4000-8000-000000000001'`,
    ),
    mostRead: 3 * rowsOfAPage,
  },
  'found by a reference': { statement: page(`'open', ${today}, 'SC-00077777'`), mostRead: 20 },
  'found by a telephone number': { statement: page(`'open', ${today}, '020 0007 7777'`), mostRead: 20 },
  'found by a name that 200 have': { statement: page(`'open', ${today}, 'lee123'`), mostRead: 1_000 },
  counts: { statement: `select desk_enquiry_counts(${today})`, mostRead: 12_000 },
  'the members': { statement: 'select * from desk_members()', mostRead: 10 },
  // The newest 20,000 of a period, and each one that is open: for as many the planner rather reads the table, once for each, which takes
  // as long as the index. The page is asked for now and then.
  'figures, counted': {
    statement: `select desk_figures(now() - interval '90 days', ${today}, '[[1790000000, 1790028800]]')`,
    mostRead: 2.1 * howMany,
    withinMs: 5_000,
  },
  'one enquiry': { statement: `select desk_enquiry('SC-00033333')`, mostRead: 20 },
  figures: {
    statement: `select enquiry_figures(now() - interval '90 days')`,
    mostRead: 2.1 * howMany,
    withinMs: 5_000,
  },
  'the log': { statement: logged(''), mostRead: 2 * rowsOfAPage },
  'the log of a member': { statement: logged(`where actor_id = '${member}'`), mostRead: 2 * rowsOfAPage },
  'the log of the command line': { statement: logged('where actor_id is null'), mostRead: 2 * rowsOfAPage },
  'the log of a kind': { statement: logged(`where subject_kind = 'subject_request'`), mostRead: 25 * rowsOfAPage },
  'the log about one': { statement: logged(`where subject = 'SC-00033333'`), mostRead: 2 * rowsOfAPage },
  'the log, long ago': { statement: logged('where id < 500'), mostRead: 2 * rowsOfAPage },
  'requests about data that are closed': { statement: closedRequests(''), mostRead: 2 * rowsOfAPage },
  'requests about data, further on': {
    statement: closedRequests(
      `and (done_at < now() - interval '5000 hours'
        or (done_at = now() - interval '5000 hours' and id < '00000000-0000-4000-8000-000000000001'))`,
    ),
    mostRead: 110 * rowsOfAPage,
  },
  'requests about data that are open': {
    statement: 'select * from subject_requests where done_at is null order by due_on, id limit 200',
    mostRead: 2 * rowsOfAPage,
  },
  'emails that were given up': {
    statement: `select desk_emails('${member}', 'dead', null, null, ${rowsOfAPage})`,
    mostRead: 3 * rowsOfAPage,
    byServer: true,
  },
  'emails that wait': {
    statement: `select desk_emails('${member}', 'unsent', null, null, ${rowsOfAPage})`,
    mostRead: 3 * rowsOfAPage,
    byServer: true,
  },
  'the emails of an enquiry': {
    statement: `select desk_emails_of('${member}', 'SC-00033333')`,
    mostRead: 20,
    byServer: true,
  },
  'the same address': {
    statement: `select desk_same_address('${member}', 'SC-00012345')`,
    mostRead: 20,
    byServer: true,
  },
  'what waits': { statement: `select desk_waiting('${member}', ${today})`, mostRead: 1_500, byServer: true },
}

for (const engine of ['PGlite', 'PostgreSQL'] as const satisfies Engine[]) {
  test.describe(`${howMany} enquiries on ${engine}`, () => {
    test.skip(engine === 'PostgreSQL' && !postgresPrograms(), 'PostgreSQL is not installed here')
    let database: OwnDatabase
    test.beforeAll(async () => {
      database = await startOwnDatabase(engine)
      await database.run(`
        insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data)
        values ('${member}', 'team@example.org', now(), '{"role": "team"}');
        ${deskCrowd(member, howMany, accounts)}`)
      await database.run(meter)
      // A server gathers statistics by itself; the embedded edition does so when it starts and every hour.
      await database.run('analyze;')
    })
    test.afterAll(() => database.stop())

    const asMember = async (statement: string): Promise<Record<string, unknown>[]> =>
      (await database.rows(`select public.as_member($sql$${statement}$sql$) as value`))[0]?.value as Record<
        string,
        unknown
      >[]

    test('each list reads about as many rows as it shows, and its first page is quick', async () => {
      for (const [name, { statement, mostRead, byServer, withinMs = 100 }] of Object.entries(asks)) {
        const role = byServer ? 'service_role' : 'authenticated'
        const costs = []
        for (let time = 0; time < 3; time += 1) {
          costs.push(...(await database.rows(`select * from cost_of($sql$${statement}$sql$, '${role}')`)))
        }
        const read = Math.max(...costs.map(({ rows_read: rows }) => Number(rows)))
        const ms = Math.min(...costs.map((cost) => Number(cost.ms)))
        console.log(`${engine}: ${name} gives ${costs[0]?.rows_given}, reads ${read} rows in ${ms.toFixed(1)} ms`)
        expect(Number(costs[0]?.rows_given), name).toBeGreaterThan(0)
        expect(read, name).toBeLessThanOrEqual(mostRead)
        // PGlite is one process without a compiler of its own.
        expect(ms, name).toBeLessThan(engine === 'PostgreSQL' ? withinMs : 10 * withinMs)
      }
    })

    test('pages by key return each row once, however far, in both directions', async () => {
      const count = 23
      for (const reversed of [false, true]) {
        const all = await asMember(page(`'closed', ${today}, p_is_reversed => ${reversed}, p_rows => 100`))
        const paged: unknown[] = []
        let after = ''
        while (paged.length < all.length) {
          const rows = await asMember(
            page(`'closed', ${today}, p_is_reversed => ${reversed}, p_rows => ${count} ${after}`),
          )
          paged.push(...rows.map(({ reference }) => reference))
          const last = rows.at(-1)
          // It comes back by the address of the next page.
          expect(enquiryKeyFrom(`${last?.due_on}_${last?.sorted_at}_${last?.enquiry_id}`)).not.toBeNull()
          after = `, p_after_day => '${last?.due_on}', p_after_at => '${last?.sorted_at}', p_after_id => '${last?.enquiry_id}'`
        }
        expect(paged.slice(0, all.length)).toEqual(all.map(({ reference }) => reference))
      }
    })

    test.describe('of the last two days', () => {
      test.beforeAll(async () => {
        await database.run(`set session_replication_role = replica;
          delete from enquiry_work where received_at < now() - interval '2 days';
          delete from enquiries where created_at < now() - interval '2 days';
          delete from audit_log;
          insert into enquiries (reference, form_source, first_name, last_name, email, phone_number, location, company_name,
            job_title, message)
          values ('SC-7F3K9Q2M', 'employer', 'Amina', 'O''Brien-Smith', 'Amina.OB@acme.example', '+44 (0)113 496 0001',
            'Leeds', 'Acme & Sons Ltd', 'HR', 'Hello');
          insert into enquiry_work (enquiry_id, reference, form_source, received_at, due_on, is_held, words)
          select id, reference, form_source, created_at, ${laterDay}, false, public.words_of_enquiry(e)
          from enquiries e where reference = 'SC-7F3K9Q2M';
          set session_replication_role = origin;`)
      })

      test('each tab has the rows that the rules give it, as many as its count', async () => {
        const [day] = await database.rows(`select ${laterDay} - 2 as today`)
        const dayOfTest = plainDate(String(day?.today).slice(0, 10))
        const works = await database.rows(
          `select reference, state, is_held, due_on::text as due_on, owner_id, next_try_on::text as next_try_on from enquiry_work`,
        )
        const counts = (await asMember(`select desk_enquiry_counts('${dayOfTest}') as c`))[0]?.c as Record<
          string,
          number
        >
        for (const tab of enquiryTabs) {
          const expected = works.filter((work) =>
            tabsOf(
              {
                state: work.state as EnquiryState,
                isHeld: work.is_held === true,
                dueOn: plainDate(String(work.due_on)),
                ownerId: work.owner_id === null ? null : String(work.owner_id),
                nextTryOn: work.next_try_on === null ? null : plainDate(String(work.next_try_on)),
              },
              { id: member, today: dayOfTest },
            ).includes(tab),
          )
          const rows = await asMember(page(`'${tab}', '${dayOfTest}', p_rows => 501`))
          expect(rows.map(({ reference }) => reference).sort(), tab).toEqual(
            expected.map(({ reference }) => reference).sort(),
          )
          expect(counts[tab], tab).toBe(expected.length)
        }
      })

      test('only members release and delete held enquiries, each with a line in the log', async () => {
        const one = async (expression: string) => (await database.rows(`select ${expression} as value`))[0]?.value
        const references = (await asMember(page(`'held', ${today}, p_rows => 3`))).map(({ reference }) =>
          String(reference),
        )
        const [released = '', deleted = ''] = references
        const call = (step: string, actor: string, ...given: string[]) =>
          one(`${step}('${actor}', '${JSON.stringify(given)}')`)
        const stranger = '00000000-0000-4000-8000-000000000001'
        for (const step of ['release_enquiries', 'delete_held_enquiries']) {
          expect(await call(step, stranger, released)).toEqual({ outcome: 'forbidden' })
        }
        expect(await call('release_enquiries', member, released, released, 'SC-ZZZZZZZZ')).toEqual({
          outcome: 'done',
          count: 1,
        })
        // What is no longer held is not deleted: somebody else let it out.
        expect(await call('delete_held_enquiries', member, released, deleted)).toEqual({ outcome: 'done', count: 1 })
        expect(
          await database.rows(
            `select reference, is_held, version from enquiry_work where reference in ('${released}', '${deleted}')`,
          ),
        ).toEqual([{ reference: released, is_held: false, version: 2 }])
        expect(await database.rows(`select kind, actor, version from enquiry_events`)).toEqual([
          { kind: 'released', actor: 'team@example.org', version: 2 },
        ])
        expect(await database.rows(`select action, subject from audit_log order by id`)).toEqual([
          { action: 'released', subject: released },
          { action: 'deleted', subject: deleted },
        ])
      })

      test('an enquiry is found by each of its words, however they are typed', async () => {
        for (const typed of [
          'SC-7F3K9Q2M',
          'sc7f3k',
          '7f3k9q2m',
          'amina',
          "  AMI o'brien",
          'smith acme',
          'Amina.OB@acme.example',
          'amina.ob@ac',
          '0113 496 0001',
          '0113496',
          '+44 113 496 0001',
          '0044 (0)113-496-0001',
          '(0113) 496 0001',
        ]) {
          const found = await asMember(page(`'mine', ${today}, ${quoted(typed)}`))
          expect(
            found.map(({ reference }) => reference),
            typed,
          ).toEqual(['SC-7F3K9Q2M'])
        }
        for (const typed of ['!!!', 'amina zebra', "' or 1=1 --", 'mina:*', '@', 'mina@\\b', "o'b@x'y", "mina@\\'"]) {
          expect(await asMember(page(`'open', ${today}, ${quoted(typed)}`)), typed).toEqual([])
        }
      })
    })
  })
}
