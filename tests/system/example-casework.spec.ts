import { expect, test } from 'playwright/test'

import { readVaultKeys } from '../../lib/server/hiring/vault/vault-keys'
import {
  exampleCharity,
  exampleJoined,
  exampleSupported,
  fillExampleCasework,
} from '../../scripts/run/example-casework'
import { startOwnPglite } from '../support/own-database'

test('the example charity is made once, by the functions that the portals use', async () => {
  const [vaultKey] = readVaultKeys(['k'.repeat(43)])
  if (!vaultKey) throw new Error('no key')
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
  const query = async (statement: string, values: readonly unknown[] = []) => {
    const { rows } = await database.query<Record<string, unknown>>(statement, [...values])
    return { rows }
  }
  for (const time of ['first', 'second']) {
    await fillExampleCasework(query, accountOf, vaultKey)
    const people = await query(
      `select p.name, p.worker_id is not null as has_worker, public.has_support_consent(p.id) as agreed,
         (select count(*)::int from support_appointments a where a.supported_person_id = p.id) as appointments,
         (select count(*)::int from support_notes n where n.supported_person_id = p.id) as notes,
         (select count(*)::int from support_steps s where s.supported_person_id = p.id) as steps,
         (select count(*)::int from job_starts j where j.supported_person_id = p.id) as jobs,
         (select count(*)::int from support_messages m where m.supported_person_id = p.id and p.user_id is not null) as messages,
         (select count(*)::int from job_starts j join job_checks c on c.job_start_id = j.id where j.supported_person_id = p.id) as checks
       from supported_people p join organisations o on o.id = p.organisation_id and o.name = $1 order by p.name`,
      [exampleCharity],
    )
    expect(people.rows, time).toEqual(
      exampleSupported
        .map(({ facts, meets, note, steps, job }) => ({
          name: facts.name,
          has_worker: true,
          agreed: true,
          appointments: meets === null ? 0 : 1,
          notes: note === '' ? 0 : 1,
          steps: steps.length,
          jobs: job ? 1 : 0,
          messages: facts.name === exampleJoined.name ? exampleJoined.messages.length : 0,
          checks: job?.wasThere ? 1 : 0,
        }))
        .toSorted((one, other) => String(one.name).localeCompare(String(other.name))),
    )
  }
  await database.close()
})
