import { expect, test } from 'playwright/test'

import { plainDate } from '@/lib/domain/dates/plain-date'
import { idOf } from '../support/id-of'
import { addLiveJob, storyJobs } from '../support/live-jobs'
import { startOwnDatabase, type OwnDatabase } from '../support/own-database'

const today = '2026-11-24'
const jobs = storyJobs(plainDate(today)).map((job) => ({ ...job, id: `${job.id}-a1b2c3d4` }))
const message = `'{"subject": "s", "html": "h", "text": "t", "stop_url": "https://example.org/stop"}'`
const person = 'person@example.org'

test.describe.configure({ mode: 'serial' })
let database: OwnDatabase
test.beforeAll(async () => {
  database = await startOwnDatabase()
  await database.run(`insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data) values
        ('${idOf(1)}', '${person}', now(), '{"role": "candidate"}'),
        ('${idOf(2)}', 'unverified@example.org', null, '{"role": "candidate"}'),
        ('${idOf(3)}', 'team@example.org', now(), '{"role": "team"}');`)
})
test.afterAll(() => database.stop())

const one = async (expression: string) => (await database.rows(`select ${expression} as value`))[0]?.value
const ask = (id: number, email: string, query = 'q=chef') =>
  one(`ask_for_job_alert('${idOf(id)}', '${email}', '${query}', 'daily', ${message})`)
const confirm = (id: number) => one(`confirm_job_alert('${idOf(id)}', now() + interval '1 day')`)
const add = (actor: number, query: string) =>
  one(`add_job_alert('${idOf(actor)}', '${query}', 'daily', now() + interval '1 day')`)
const searches = () =>
  database.rows(`select email, query, confirmed_at is not null as is_on from saved_searches order by email, query`)
const emails = () =>
  database.rows(`select kind, to_address from outgoing_emails where saved_search_id is not null order by created_at`)

test('all addresses together are asked at most 300 times an hour', async () => {
  const before = await emails()
  await database.run(`insert into rate_windows (bucket, window_start, hits)
        values ('searches to confirm', date_trunc('hour', now()), 299)`)
  expect(await ask(90, 'last@example.org')).toBe('asked')
  expect(await ask(91, 'too-late@example.org')).toBe('too_many')
  expect(await searches()).toEqual([{ email: 'last@example.org', query: 'q=chef', is_on: false }])
  await database.run(`delete from rate_windows; delete from saved_searches`)
  expect(await emails()).toEqual(before)
})

test('an address is asked once for each search, and used only after it confirms', async () => {
  expect(await ask(11, 'Somebody@Example.org')).toBe('asked')
  expect(await searches()).toEqual([{ email: 'somebody@example.org', query: 'q=chef', is_on: false }])
  expect(await emails()).toEqual([{ kind: 'job_alert_confirmation', to_address: 'somebody@example.org' }])
  await database.run(`update saved_searches set asked_at = now() - interval '2 days'`)
  expect(await one(`job_alerts_due(10)`)).toEqual([])

  // Asked again, the newer link works and the older one does not; the question that was not sent yet goes with it.
  expect(await ask(12, 'somebody@example.org')).toBe('asked')
  expect(await confirm(11)).toBe('missing')
  expect(await one(`job_alert_asked('${idOf(12)}')`)).toEqual({
    query: 'q=chef',
    rhythm: 'daily',
    is_confirmed: false,
  })
  expect(await confirm(12)).toBe('done')
  expect(await confirm(12)).toBe('known')
  expect(await ask(13, 'somebody@example.org')).toBe('known')
  expect(await emails()).toHaveLength(1)
})

test('a link expires after a week, and its search is deleted', async () => {
  expect(await ask(14, 'late@example.org')).toBe('asked')
  await database.run(`update saved_searches set asked_at = now() - interval '7 days 1 minute' where id = '${idOf(14)}'`)
  expect(await one(`job_alert_asked('${idOf(14)}')`)).toBeNull()
  expect(await confirm(14)).toBe('missing')
  await database.run('select purge_expired()')
  expect(await searches()).toEqual([{ email: 'somebody@example.org', query: 'q=chef', is_on: true }])
})

test('an address has at most five searches, and nobody else can fill them up', async () => {
  for (const number of [21, 22, 23, 24, 25, 26]) expect(await ask(number, person, `q=w${number}`)).toBe('asked')
  // The sixth took the place of the oldest that waited.
  expect((await searches()).filter(({ email }) => email === person)).toHaveLength(5)
  expect(await confirm(21)).toBe('missing')
  for (const number of [22, 23]) expect(await confirm(number)).toBe('done')

  // Signed in, with an address that is shown to be theirs, nobody is asked a second time.
  expect(await add(2, 'q=own')).toBe('forbidden')
  expect(await add(1, 'q=w22')).toBe('known')
  expect(await add(1, 'q=w24')).toBe('done')
  expect(await add(1, 'q=own')).toBe('done')
  expect(await add(1, 'q=another')).toBe('done')
  expect(await add(1, 'q=sixth')).toBe('full')
  expect(await ask(27, person, 'q=sixth')).toBe('full')
  expect(await confirm(25)).toBe('full')
})

test('only its owner can change or delete a search, by account or by link', async () => {
  const [own] = await database.rows(`select id from saved_searches where query = 'q=own'`)
  const change = (actor: number, rhythm: string) =>
    one(`change_job_alert('${idOf(actor)}', '${String(own?.id)}', ${rhythm}, now() + interval '7 days')`)
  for (const stranger of [2, 3]) {
    expect(await change(stranger, `'weekly'`)).toBe('missing')
    expect(await change(stranger, 'null')).toBe('missing')
  }
  expect(await change(1, `'weekly'`)).toBe('done')
  expect(await one(`(select rhythm from saved_searches where query = 'q=own')`)).toBe('weekly')
  expect(await change(1, 'null')).toBe('done')
  expect(await change(1, 'null')).toBe('missing')
  const [other] = await database.rows(`select id from saved_searches where query = 'q=another'`)
  const stop = () => one(`stop_job_alert('${String(other?.id)}')`)
  expect([await stop(), await stop()]).toEqual([true, true])
  expect((await searches()).map(({ query }) => query)).not.toContain('q=another')
})

test('each search is told of a job once, and not if the job is gone by then', async () => {
  await database.run('delete from saved_searches; delete from outgoing_emails;')
  const [first, second, third, fourth, fifth] = jobs
  if (!first || !second || !third || !fourth || !fifth) throw new Error('the story has too few jobs')
  await database.run(addLiveJob(first))
  expect(await add(1, '')).toBe('done')
  const search = idOf(99)
  await database.run(`update saved_searches set id = '${search}'`)
  const all = `'', '', null, null, null, null, null, null, null, false`
  type Due = { id: string; looked_until: string; until: string }
  /** A minute passes, and another day: every moment that was written is so much earlier. */
  const wait = () =>
    database.run(`update jobs set live_at = live_at - interval '1 day 2 minutes';
          update saved_searches set confirmed_at = confirmed_at - interval '1 day 2 minutes',
            looked_until = looked_until - interval '1 day 2 minutes', next_look_at = next_look_at - interval '1 day 2 minutes';`)
  const due = async (): Promise<Due | undefined> => ((await one('job_alerts_due(10)')) as Due[])[0]
  const look = async (at: Due, words = all) =>
    (await one(`new_jobs('${at.looked_until}', '${at.until}', '${today}', ${words}, 2)`)) as {
      total: number
      jobs: { id: string }[]
    }
  const queue = (at: Due, text = message) =>
    one(`queue_job_alert('${at.id}', '${at.looked_until}', '${at.until}', now() + interval '1 day', ${text})`)

  expect(await due()).toBeUndefined()
  await wait()
  const quiet = await due()
  if (!quiet) throw new Error('the search is not due')
  // What was open before somebody asked is not new.
  expect(await look(quiet)).toEqual({ total: 0, jobs: [] })
  expect(await queue(quiet, 'null')).toBe(true)
  expect(await emails()).toEqual([])
  expect(await due()).toBeUndefined()

  await database.run([second, third, fourth].map((job) => addLiveJob(job)).join('\n'))
  await wait()
  await database.run(addLiveJob(fifth))
  await database.run(`update jobs set status = 'closed', closed_on = now() where id = '${third.id}'`)
  const next = await due()
  if (!next) throw new Error('the search is not due')
  // One closed meanwhile, and one is so new that its writing may not have ended.
  const found = await look(next)
  expect(found.total).toBe(2)
  expect(found.jobs.map(({ id }) => id).sort()).toEqual([second.id, fourth.id].sort())
  expect(await look(next, `'astronaut', '', null, null, null, null, null, null, null, false`)).toEqual({
    total: 0,
    jobs: [],
  })
  // A postcode that nobody knows is near no job, not even one done from home, as on the board.
  const nowhere = await look(next, `'', '', 'ZZ9', 5, null, null, null, null, null, false`)
  expect(nowhere).toEqual({ total: 0, jobs: [] })
  // Several servers at once owe one email.
  const expression = `queue_job_alert('${next.id}', '${next.looked_until}', '${next.until}', now() + interval '1 day', ${message})`
  expect((await database.atOnce([expression, expression, expression])).map(String).sort()).toEqual([
    'false',
    'false',
    'true',
  ])
  expect(await emails()).toEqual([{ kind: 'job_alert', to_address: person }])

  // The newest comes the next day; one that was paused and goes on is not new again.
  await database.run(`update jobs set status = 'paused' where id = '${second.id}'`)
  await database.run(`update jobs set status = 'live' where id = '${second.id}'`)
  await wait()
  const last = await due()
  if (!last) throw new Error('the search is not due')
  expect((await look(last)).jobs.map(({ id }) => id)).toEqual([fifth.id])
  // Who stops meanwhile is owed nothing, and what was owed is gone.
  await one(`stop_job_alert('${search}')`)
  expect(await queue(last)).toBe(false)
  expect(await emails()).toEqual([])
})

test('nobody is told of the jobs of a company that they hide from', async () => {
  const [first] = jobs
  if (!first) throw new Error('the story has too few jobs')
  await database.run(`delete from saved_searches; update jobs set status = 'live', closed_on = null, live_at = now();`)
  expect(await ask(51, 'nobody@example.org')).toBe('asked')
  expect(await add(1, 'q=hidden')).toBe('done')
  const company = String(await one(`(select organisation_id from jobs where id = '${first.id}')`))
  for (const number of [1, 2]) {
    await database.run(`
          insert into candidate_profiles (person_id, user_id) values ('${idOf(70 + number)}', '${idOf(number)}')
            on conflict do nothing;
          insert into hidden_companies (person_id, organisation_id)
            select p.person_id, '${company}' from candidate_profiles p where p.user_id = '${idOf(number)}';`)
  }
  const found = async (email: string | null) => {
    const search = email === null ? '' : `, (select id from saved_searches where email = '${email}')`
    const { total, jobs: shown } = (await one(`new_jobs(now() - interval '1 day', now(), '${today}', '', '', null, null,
          null, null, null, null, null, false, 100${search})`)) as { total: number; jobs: { id: string }[] }
    expect(shown).toHaveLength(total)
    return shown.map(({ id }) => id)
  }
  const all = await found(null)
  const left = (await database.rows(`select id from jobs where organisation_id <> '${company}'`)).map(({ id }) => id)
  expect(all).toContain(first.id)
  expect(left.length).toBeLessThan(all.length)
  expect((await found(person)).sort()).toEqual(left.sort())
  // An account with an address that it has not shown to be its own says nothing about that address.
  expect(await found('nobody@example.org')).toEqual(all)
  await database.run(`update saved_searches set email = 'unverified@example.org' where email = 'nobody@example.org'`)
  expect(await found('unverified@example.org')).toEqual(all)
  await database.run('delete from saved_searches; delete from outgoing_emails;')
})

test('a search follows its account to a new address, and is deleted with it', async () => {
  expect(await add(1, 'q=baker')).toBe('done')
  expect(await ask(31, 'new@example.org', 'q=baker')).toBe('asked')
  await database.run(`update auth.users set email = 'new@example.org' where id = '${idOf(1)}'`)
  expect(await searches()).toEqual([{ email: 'new@example.org', query: 'q=baker', is_on: true }])
  expect(await one(`account_data('${idOf(1)}') -> 'saved_searches' -> 0 ->> 'query'`)).toBe('q=baker')
  await one(`delete_account('${idOf(1)}', 'team@example.org', 's', 'h', 't')`)
  expect(await searches()).toEqual([])
})

test('the team exports and erases the searches of an address without an account', async () => {
  const address = 'nobody@example.org'
  expect(await ask(41, address)).toBe('asked')
  const begun = (await one(
    `begin_subject_request('${idOf(3)}', 'erasure', '${address}', '2026-11-23', '2026-12-23')`,
  )) as { id: string }
  await database.run(`update subject_requests set opened_at = now()`)
  const kept = `subject_data('${idOf(3)}', '${begun.id}', 'opened')`
  expect(await one(`${kept} -> 'saved_searches' -> 0 -> 'emails' -> 0 ->> 'kind'`)).toBe('job_alert_confirmation')
  expect(await one(`subject_data('${idOf(1)}', '${begun.id}', 'opened')`)).toEqual({ outcome: 'forbidden' })
  const erase = (typed: string) =>
    one(`erase_subject('${idOf(3)}', '${begun.id}', '${typed}', 'team@example.org', 's', 'h', 't')`)
  expect(await erase('other@example.org')).toEqual({ outcome: 'other_address' })
  expect(await searches()).toHaveLength(1)
  expect(await erase(address)).toEqual({ outcome: 'done' })
  expect(await searches()).toEqual([])
  expect(await emails()).toEqual([])
  expect(await one(`(select outcome from subject_requests where id = '${begun.id}')`)).toBe('done')
})
