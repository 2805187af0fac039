import { expect, test } from 'playwright/test'

import { idOf } from '../support/id-of'
import { startOwnDatabase, type OwnDatabase } from '../support/own-database'

// 'You have an update' by SMS: who is told, how often, and what holds it back.

const [person, withoutPhone, member, company] = [idOf(1), idOf(2), idOf(3), idOf(101)]
const [personId, withoutPhoneId] = [idOf(201), idOf(202)]
const [application, ofOther] = [idOf(301), idOf(302)]

const seed = `
  insert into auth.users (id, email, email_confirmed_at, phone, phone_confirmed_at, raw_app_meta_data) values
    ('${person}', null, null, '447700900123', now(), '{"role": "candidate"}'),
    ('${withoutPhone}', 'other@example.org', now(), null, null, '{"role": "candidate"}'),
    ('${member}', 'member@example.org', now(), null, null, '{"role": "employer"}');
  insert into organisations (id, name, sector, size, state) values ('${company}', 'One', 'retail', '1_9', 'approved');
  insert into organisation_members (user_id, organisation_id, see_applicants) values ('${member}', '${company}', true);
  insert into jobs (id, organisation_id, status, advert, title, posted_on) values
    ('baker-leeds-1', '${company}', 'live', '{"town": "Leeds"}', 'Baker', '2026-11-01');
  insert into candidate_profiles (person_id, user_id) values ('${personId}', '${person}'), ('${withoutPhoneId}', '${withoutPhone}');
  insert into applications (id, reference, person_id, organisation_id, job_id, applied_on, changed_on, changed_by) values
    ('${application}', 'A-000001', '${personId}', '${company}', 'baker-leeds-1', '2026-11-20', '2026-11-20', 'candidate'),
    ('${ofOther}', 'A-000002', '${withoutPhoneId}', '${company}', 'baker-leeds-1', '2026-11-20', '2026-11-20', 'candidate');`

const told = `{"subject": "s", "html": "h", "text": "t", "stop_url": "https://example.org/stop"}`

let database: OwnDatabase
test.beforeAll(async () => {
  database = await startOwnDatabase()
  await database.run(seed)
})
test.afterAll(() => database.stop())

const ask = async (call: string): Promise<unknown> => (await database.rows(`select ${call} as answer`))[0]?.answer
let step = 0
/** Something that an employer does, and that its person is told of. */
const employerActs = async () => {
  const [row] = await database.rows(`select version from applications where id = '${application}'`)
  step += 1
  const event = `{"kind": "note_for_person", "happened_on": "2026-11-25", "note": "${step}"}`
  expect(
    await ask(
      `commit_application('${member}', '${application}', ${String(row?.version)}, '{"changed_on": "2026-11-25"}', '${event}', '${told}')`,
    ),
  ).toMatchObject({ outcome: 'done' })
}
const queueTexts = (most = 10) =>
  ask(`queue_update_texts('You have an update.', '{"number": ${most}, "network": 9, "everybody": 99}')`)
const texts = () =>
  database.rows(`select kind, channel, to_address, body_text, subject from outgoing_emails where channel = 'sms'`)
const hoursPass = (hours: number) =>
  database.run(
    `update outgoing_emails set created_at = created_at - interval '${hours} hours';
         update application_email_choices set text_due_since = text_due_since - interval '${hours} hours'`,
  )

test('nobody is told by SMS without having asked for it, nor without a number', async () => {
  await employerActs()
  expect(await queueTexts()).toBe(0)
  expect(await ask(`choose_update_texts('${withoutPhone}', true)`)).toBe(false)
  expect(await ask(`choose_update_texts('${member}', true)`)).toBe(false)
  expect(await ask(`choose_update_texts('${idOf(99)}', true)`)).toBe(false)
  expect(await texts()).toEqual([])
})

test('several changes are one SMS, which says nothing but that there is an update', async () => {
  expect(await ask(`choose_update_texts('${person}', true)`)).toBe(true)
  expect(await queueTexts()).toBe(0)
  await employerActs()
  await employerActs()
  expect(await queueTexts()).toBe(1)
  expect(await queueTexts()).toBe(0)
  expect(await texts()).toEqual([
    {
      kind: 'update_text',
      channel: 'sms',
      to_address: '+447700900123',
      body_text: 'You have an update.',
      subject: '',
    },
  ])
})

test('the next one comes 12 hours later at the earliest, and not to somebody who has signed in since', async () => {
  await employerActs()
  expect(await queueTexts()).toBe(0)
  await hoursPass(13)
  // The ceiling holds it back, and it waits.
  expect(await queueTexts(1)).toBe(0)
  expect(await queueTexts()).toBe(1)
  await hoursPass(13)
  await employerActs()
  await database.run(`update auth.users set last_sign_in_at = now() + interval '1 second' where id = '${person}'`)
  expect(await queueTexts()).toBe(0)
  await database.run(`update auth.users set last_sign_in_at = null where id = '${person}'`)
  expect(await queueTexts()).toBe(0)
  expect(await texts()).toHaveLength(2)
})

test('somebody who turns them off gets none that is waiting', async () => {
  await database.run('delete from outgoing_emails')
  await employerActs()
  expect(await queueTexts()).toBe(1)
  expect(await ask(`choose_update_texts('${person}', false)`)).toBe(true)
  expect(await texts()).toEqual([])
  await employerActs()
  expect(await queueTexts()).toBe(0)
})
