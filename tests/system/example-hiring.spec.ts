import { expect, test } from 'playwright/test'

import { exampleAdverts, examplePeople } from '../../scripts/run/example-adverts'
import { fillExampleHiring } from '../../scripts/run/example-hiring'
import { openStatement, unwrapKey } from '../../lib/server/hiring/vault/sealed-statement'
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
  const hiring = await accountOf('hiring@example.org', 'employer')
  await database.query(`with company as (
      insert into companies (name, sector, size, state) values ('Example Bakery', 'manufacturing', '10_49', 'approved') returning id
    ) insert into company_members (user_id, company_id, post_jobs, see_applicants, manage_people)
    select '${hiring}', id, true, true, true from company`)
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
    ).toEqual(examplePeople.flatMap(({ record }) => record?.statement ?? []))
    expect(applications.rows, time).toEqual(
      examplePeople.map(({ email, applied, moves, takesTime, record }) => ({
        email,
        job_id: applied.job,
        stage: moves.at(-1)?.stage ?? 'applied',
        is_named: moves.length > 0,
        disclosure: record ? (record.statement ? 'shared' : 'asked') : 'not_asked',
        given: record?.statement ? 1 : 0,
        times: moves.at(-1)?.stage !== 'interview' ? [] : takesTime ? ['chosen', 'withdrawn'] : ['offered', 'offered'],
        lines: moves.length + 1 + (takesTime ? 1 : 0) + (record ? (record.statement ? 2 : 1) : 0),
      })),
    )
  }
})
