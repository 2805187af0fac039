import { expect, test } from 'playwright/test'

import {
  caseworkCrowd,
  crowdLead,
  crowdOrganisation,
  crowdWorker,
  fullCasework,
  fullCaseworkWithWords,
} from '../support/casework-crowd'
import { startOwnPostgres, type OwnPostgres } from '../support/own-database'
import { onlyInAll } from '../support/test-tags'
import { postgresPrograms } from '../../scripts/verify/find-postgres'

// CASEWORK_SIZE=full adds a million notes and messages.
const size = process.env.CASEWORK_SIZE === 'full' ? fullCaseworkWithWords : fullCasework
const times = 5
/**
 * How many blocks of 8 kB the database may read for one question of a page, from memory or from the disk. It is the same on a busy
 * machine as on an idle one, which milliseconds are not; those are printed, and docs/performance.md has them from an idle machine.
 */
const mostBlocks = 4_000

const asAccount = (id: string): string =>
  `set_config('request.jwt.claim.sub', '${id}', true), set_config('request.jwt.claims', '{"sub": "${id}", "role": "authenticated"}', true)`
const lead = crowdLead
const worker = crowdWorker

test.describe('with 200 organisations, 20,000 people and 100,000 referrals', onlyInAll, () => {
  test.skip(!postgresPrograms(), 'PostgreSQL is not installed here')
  let database: OwnPostgres
  test.beforeAll(async () => {
    database = await startOwnPostgres()
    await database.run(caseworkCrowd(size))
  })
  test.afterAll(() => database.stop())

  const screen = (query: object): string => `supported_people_screen('${JSON.stringify(query)}')`
  const firstPage = `partner_first_page(current_date, current_date + 14, current_date - 14)`
  const questions: Record<string, [string, string]> = {
    'the list of a lead': [lead, screen({ sort: 'name' })],
    'its second page': [lead, screen({ sort: 'name', after_key: 'person 8', after_id: crowdLead })],
    'by release': [lead, screen({ sort: 'release', release: '12_weeks' })],
    'by the last change': [lead, screen({ sort: 'waiting' })],
    'a search': [lead, screen({ sort: 'name', find: 'person 1' })],
    'the list of a caseworker': [worker, screen({ sort: 'name' })],
    'referrals received': [lead, `referrals_screen('{"direction": "received"}')`],
    'referrals sent': [lead, `referrals_screen('{"direction": "sent"}')`],
    'late first contacts': [lead, `referrals_screen('{"direction": "received", "state": "late"}')`],
    'referrals of a caseworker': [worker, `referrals_screen('{"direction": "received"}')`],
    'a referral': [
      lead,
      `referral_seen((select reference from referrals where sender_id = '${crowdOrganisation}' order by id limit 1))`,
    ],
    'the day of a lead': [lead, 'support_day(current_date, current_date + 14, current_date - 14)'],
    'the day of a caseworker': [worker, 'support_day(current_date, current_date + 14, current_date - 14)'],
    'the calendar of a caseworker': [
      worker,
      `support_calendar_page('{"sort": "name", "worker": "${worker}"}', 11, current_date, current_date - 7, null, 1000)`,
    ],
    'what colleagues have booked': [lead, `colleagues_calendar(null, current_date - 7, null, 1000)`],
    'new messages': [worker, 'my_unread_support()'],
    'the conversations of a caseworker': [worker, 'my_support_conversations()'],
    'the conversations of a lead': [lead, 'my_support_conversations()'],
    'a conversation': [
      worker,
      `open_support_thread('${worker}', (select reference from supported_people where worker_id = '${worker}' order by id limit 1), false)`,
    ],
    'the work with a person': [
      worker,
      `support_work((select reference from supported_people where worker_id = '${worker}' order by id limit 1))`,
    ],
    'the timeline of a person': [
      worker,
      `support_timeline((select reference from supported_people where worker_id = '${worker}' order by id limit 1), '{}', 51)`,
    ],
    'the outcomes of an organisation': [lead, `partner_outcomes_of('${lead}')`],
    'what to look at of referrals': [lead, 'my_referral_tasks()'],
    'the first page of a lead': [lead, firstPage],
    'the first page of a caseworker': [worker, firstPage],
    'who takes referrals now': [lead, 'partners_taking_referrals()'],
    'a file': [
      worker,
      `supported_person_seen((select reference from supported_people where worker_id = '${worker}' order by id limit 1))`,
    ],
  }

  test('each question of a page reads only a few blocks', async () => {
    const found: Record<string, { blocks: number; ms: number }> = {}
    await database.run('create table asked (name text, plan json)')
    for (const [name, [who, call]] of Object.entries(questions)) {
      await database.run(`
        do $run$
        declare answer jsonb; plan json;
        begin
          perform ${asAccount(who)};
          answer := ${call};
          if answer is null or answer ->> 'outcome' = 'missing' then raise exception 'nothing was found'; end if;
          for i in 1..${times} loop
            execute $call$explain (analyze, buffers, format json) select ${call}$call$ into plan;
            insert into asked values ('${name}', plan -> 0);
          end loop;
        end $run$;`)
      const [middle] = await database.rows(`
        select percentile_cont(0.5) within group (order by (plan ->> 'Execution Time')::numeric) as ms,
          percentile_cont(0.5) within group (
            order by (plan -> 'Plan' ->> 'Shared Hit Blocks')::int + (plan -> 'Plan' ->> 'Shared Read Blocks')::int
          ) as blocks
        from asked where name = '${name}'`)
      found[name] = { blocks: Number(middle?.blocks), ms: Math.round(Number(middle?.ms) * 10) / 10 }
    }
    console.log(found)
    for (const [name, { blocks }] of Object.entries(found)) expect(blocks, name).toBeLessThan(mostBlocks)
  })
})
