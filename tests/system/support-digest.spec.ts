import { expect, test } from 'playwright/test'

import { callFunction, rowsOf, startServiceWith } from '../support/database'
import { idOf } from '../support/id-of'
import { mailFor } from '../support/mailbox'
import { movableClock } from '../support/movable-clock'
import type { Service } from '../support/service'
import { waitUntil } from '../support/wait-until'

const [organisation, file] = [idOf(701), idOf(702)]
const worker = 'caseworker@example.org'
// A Thursday, and the working day after it.
const [thursday, friday, saturday] = ['2027-07-01', '2027-07-02', '2027-07-03']

/** A worker with an appointment on Thursday morning, one of Wednesday to note, and nobody contacted for three weeks. */
const seed = `
  insert into organisations (id, kind, name, state, services, areas, safeguarding_name, safeguarding_email)
    values ('${organisation}', 'partner', 'A Fresh Start', 'approved', '{cv}', '{Leeds}', 'Pat Green', 'pat@example.org');
  insert into organisation_members (user_id, organisation_id, support)
    select u.id, '${organisation}', true from auth.users u where u.email = '${worker}';
  insert into organisation_members (user_id, organisation_id, support)
    select u.id, '${organisation}', true from auth.users u where u.email = 'partner@example.org';
  insert into supported_people (id, organisation_id, reference, worker_id, name, known_by, created_at)
    select '${file}', '${organisation}', 'SP-WRK001', w.id, 'Quill Feather', 'quill', '2027-06-09'
    from auth.users w where w.email = '${worker}';
  insert into support_consents (supported_person_id, wording, wording_version, way, given_on, ends_on)
    values ('${file}', 'w', 'v', 'signed', '2027-06-09', '2028-06-09');
  insert into support_appointments (supported_person_id, kind, starts_at, ends_at, way, place, worker_id)
    select '${file}', 'support', t, t + interval '1 hour', 'phone', 'by phone', u.id
    from auth.users u, unnest(array['2027-06-30T10:00Z', '2027-07-01T10:00Z']::timestamptz[]) t where u.email = '${worker}';`

/** Two rounds at the same moment, as two schedulers would ask for them. */
async function askTwice(service: Service): Promise<void> {
  const ask = () =>
    fetch(`${service.url}/api/outbox`, { headers: { authorization: `Bearer ${service.keys.cronSecret}` } })
  for (const { status } of await Promise.all([ask(), ask()])) expect(status).toBe(200)
  await waitUntil(
    async () =>
      (await rowsOf(service, 'outgoing_emails')).every(({ status }) => status === 'sent') ? true : undefined,
    { withinMs: 30_000, failure: 'the emails were not sent' },
  )
}

test('whoever helps people gets numbers once a working day, without a name, until they want none', async () => {
  const clock = movableClock(`${thursday}T06:50:00Z`)
  const service = await startServiceWith(seed, clock.env)
  const digests = async (address = worker) =>
    (await mailFor(service, address)).filter(({ subject }) => subject.startsWith('Today: '))

  await askTwice(service)
  expect(await digests()).toEqual([])
  // Eight in the morning in London.
  await clock.moveTo(`${thursday}T07:00:05Z`)
  await askTwice(service)
  await askTwice(service)
  const [first, ...more] = await digests()
  expect(more).toEqual([])
  expect(first?.subject).toBe('Today: 1 appointment, 1 to note, 2 to look at')
  expect(first?.text).toContain('/dashboard/caseworkerportal')
  expect(`${first?.subject} ${first?.html}`).not.toMatch(/Quill|Feather|SP-WRK|Fresh/)
  // Somebody who helps nobody has nothing to look at.
  expect(await digests('partner@example.org')).toEqual([])

  await clock.moveTo(`${friday}T07:00:05Z`)
  await askTwice(service)
  expect((await digests()).map(({ subject }) => subject)).toEqual([first?.subject, 'Today: 2 to note, 2 to look at'])
  await clock.moveTo(`${saturday}T07:00:05Z`)
  await askTwice(service)
  expect(await digests()).toHaveLength(2)

  // The link in it stops it without signing in, and leaves the other emails as they are.
  const stop = /<(.*)>/.exec(first?.headers['list-unsubscribe'] ?? '')?.[1] ?? ''
  const path = stop.slice(stop.indexOf('/api/'))
  const stopped = await fetch(service.url + path, { method: 'POST', body: 'List-Unsubscribe=One-Click' })
  expect(stopped.status).toBe(200)
  expect(await rowsOf(service, 'support_email_choices', '', 'user_id')).toMatchObject([
    { wants_digest: false, wants_news: true },
  ])
  await clock.moveTo('2027-07-05T07:00:05Z')
  await askTwice(service)
  expect(await digests()).toHaveLength(2)

  // A month later the days are forgotten.
  expect(await rowsOf(service, 'support_digests', '', 'day')).toHaveLength(2)
  await clock.moveTo('2027-08-20T12:00:00Z')
  await callFunction(service, 'purge_expired')
  expect(await rowsOf(service, 'support_digests', '', 'day')).toEqual([])
  await service.dispose()
})
