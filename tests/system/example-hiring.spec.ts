import { expect, test } from 'playwright/test'

import { exampleAdverts, examplePeople } from '../../scripts/run/example-adverts'
import { companyStatement } from '../../scripts/run/demo-company'
import { withClockAt } from '../../scripts/run/with-clock-at'
import { companyJoined, fillExampleHiring } from '../../scripts/run/example-hiring'
import { openStatement, unwrapKey } from '../../lib/server/hiring/vault/sealed-text'
import { readVaultKeys } from '../../lib/server/hiring/vault/vault-keys'
import { startOwnPglite } from '../support/own-database'

type SealedRow = { sealed: string; person_id: string; key_id: string; wrapped: string }

test('the example hiring is made once, by the functions that the portals use', async () => {
  const database = await startOwnPglite()
  const accounts = new Map<string, string>()
  const accountOf = async (email: string, role: string): Promise<string> => {
    const known = accounts.get(email)
    if (known) return known
    const { rows } = await database.query<{ id: string }>(
      `insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data)
       values (gen_random_uuid(), $1, now(), jsonb_build_object('role', $2::text)) returning id`,
      [email, role],
    )
    const id = rows[0]?.id ?? ''
    accounts.set(email, id)
    return id
  }
  const team = await accountOf('team@example.org', 'team')
  const hiring = await accountOf('hiring@example.org', 'employer')
  await withClockAt(companyJoined(), () => database.query(...companyStatement('hiring@example.org', 'Example Bakery')))
  const query = async (statement: string, values: readonly unknown[]) => {
    const { rows } = await database.query<Record<string, unknown>>(statement, [...values])
    return { rows }
  }
  const [vaultKey] = readVaultKeys(['k'.repeat(43)])
  if (!vaultKey) throw new Error('no key')
  for (const time of ['first', 'second']) {
    await fillExampleHiring(query, accountOf, vaultKey)
    const jobs = await query(`select id from jobs where status = 'live' and review = 'none' order by id`, [])
    expect(
      jobs.rows.map(({ id }) => id),
      time,
    ).toEqual(exampleAdverts.map(({ id }) => id).toSorted())
    const decisions = await query('select kind, actor_id from organisation_events order by id limit 2', [])
    expect(decisions.rows, time).toEqual([
      { kind: 'asked', actor_id: hiring },
      { kind: 'approved', actor_id: team },
    ])
    const checks = await query('select what, bears_out from organisation_checks order by id', [])
    expect(checks.rows, time).toEqual(['register', 'phone', 'website'].map((what) => ({ what, bears_out: true })))
    const applications = await query(
      `select u.email, a.job_id, a.stage, a.is_named, a.disclosure,
         (select count(*)::int from statement_releases r where r.application_id = a.id) as given,
         (select count(*)::int from application_events e where e.application_id = a.id) as lines,
         array(select s.state from interview_slots s where s.application_id = a.id order by s.at_time) as times
       from applications a join candidate_profiles p on p.person_id = a.person_id join auth.users u on u.id = p.user_id order by 1`,
      [],
    )
    const opened = await query(
      `select s.sealed, s.person_id, k.key_id, k.wrapped from statements s join statement_keys k on k.person_id = s.person_id`,
      [],
    )
    expect(
      opened.rows.map((row) => {
        const { sealed, person_id: personId, key_id: keyId, wrapped } = row as SealedRow
        const key = unwrapKey({ keyId, wrapped }, [vaultKey], personId)
        return key && openStatement(sealed, key, { personId, version: 1 })
      }),
      time,
    ).toEqual(examplePeople.flatMap(({ statement }) => statement ?? []))
    expect(applications.rows, time).toEqual(
      examplePeople.map(({ email, applied, steps }) => {
        const kinds = steps.map(({ kind }) => kind)
        const isChosen = kinds.includes('slot_chosen')
        return {
          email,
          job_id: applied.job,
          stage:
            kinds.findLast((kind) => kind === 'shortlisted' || kind === 'interview' || kind === 'offer') ?? 'applied',
          is_named: kinds.length > 0,
          disclosure: kinds.includes('statement_given') ? 'shared' : kinds.includes('asked') ? 'asked' : 'not_asked',
          given: kinds.includes('statement_given') ? 1 : 0,
          times: !kinds.includes('interview') ? [] : isChosen ? ['chosen', 'withdrawn'] : ['offered', 'offered'],
          lines: kinds.length + 1,
        }
      }),
    )
  }

  const { rows: names } = await query(
    `select raw_user_meta_data ->> 'full_name' as name from auth.users where id = $1`,
    [hiring],
  )
  expect(names).toEqual([{ name: 'Meg Lowther' }])

  // No day contradicts another: accounts, jobs, profiles and steps come in their order, each on the day that it says, none to come.
  const { rows: history } = await query(
    `select p.email, min(p.joined) < min(j.approved) and min(j.approved) <= min(a.applied_on) and min(p.changed_at) < min(e.happened_at)
       as is_in_order,
       bool_and(e.happened_on = (e.happened_at at time zone 'Europe/London')::date) as is_on_its_day,
       array_agg(e.id order by e.id) = array_agg(e.id order by e.happened_at) as is_told_in_order, max(e.happened_at) <= now() as is_over
     from applications a join application_events e on e.application_id = a.id
     join (select u.email, p.person_id, p.changed_at, (select min(joined_at) from organisation_members)::date as joined
       from candidate_profiles p join auth.users u on u.id = p.user_id) p on p.person_id = a.person_id
     join (select job_id, max(happened_at)::date as approved from job_events group by job_id) j on j.job_id = a.job_id
     group by p.email order by 1`,
    [],
  )
  expect(history).toEqual(
    examplePeople.map(({ email }) => ({
      email,
      is_in_order: true,
      is_on_its_day: true,
      is_told_in_order: true,
      is_over: true,
    })),
  )
  const { rows: jobs } = await query(
    `select bool_and(j.posted_on = e.on_day and j.changed_at >= e.at) as is_so, count(*)::int as count from jobs j join (
       select job_id, max(happened_at) as at, max(happened_at)::date as on_day from job_events where kind = 'approved' group by 1
     ) e on e.job_id = j.id`,
    [],
  )
  expect(jobs).toEqual([{ is_so: true, count: exampleAdverts.length }])
})
