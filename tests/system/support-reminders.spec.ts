import { expect, test } from 'playwright/test'

import { idOf } from '../support/id-of'
import { startOwnDatabase, type OwnDatabase } from '../support/own-database'
import { prepareTries, resultsOf } from '../support/try-as'

const [person, worker, file, organisation] = [idOf(1), idOf(2), idOf(201), idOf(101)]

/** A person with a verified number whom only email reaches safely, at any hour, and their worker. */
const seed = `
  insert into auth.users (id, email, email_confirmed_at, phone, phone_confirmed_at, raw_app_meta_data) values
    ('${person}', 'person@example.org', now(), '447700900123', now(), '{"role": "candidate"}'),
    ('${worker}', 'worker@example.org', now(), null, null, '{"role": "caseworker"}');
  insert into organisations (id, kind, name, state, services, areas, safeguarding_name, safeguarding_email)
    values ('${organisation}', 'partner', 'One', 'approved', '{cv}', '{Leeds}', 'Pat', 'pat@example.org');
  insert into organisation_members (user_id, organisation_id, support) values ('${worker}', '${organisation}', true);
  insert into supported_people (id, organisation_id, reference, user_id, worker_id, name, known_by, safe_ways)
    values ('${file}', '${organisation}', 'SP-000001', '${person}', '${worker}', 'Jo Li', 'jo', '["email"]');
  insert into support_consents (supported_person_id, wording, wording_version, way, given_on, ends_on)
    values ('${file}', 'w', 'v', 'signed', now(), now() + interval '1 year');`

const quoted = (value: unknown): string => `'${JSON.stringify(value).replaceAll("'", "''")}'`
type Due = { appointment: string; kind: string; starts_at: string; account: string }

let database: OwnDatabase
test.beforeAll(async () => void (database = await startOwnDatabase()))
test.beforeEach(async () => {
  await database.reset()
  await database.run(seed)
})
test.afterAll(() => database.stop())

const one = async <T = unknown>(expression: string): Promise<T> =>
  (await database.rows(`select ${expression} as value`))[0]?.value as T
/** An appointment so many hours ahead, booked so many hours ago. */
const book = async (id: number, ahead: number, bookedAgo = 48) =>
  database.run(`insert into support_appointments (id, supported_person_id, kind, starts_at, ends_at, way, place, worker_id, time_set_at)
        values ('${idOf(id)}', '${file}', 'support', now() + interval '${ahead} hours', now() + interval '${ahead + 1} hours', 'phone',
          'by phone', '${worker}', now() - interval '${bookedAgo} hours')`)
/** One round of the sender: which reminders it queues. By night there is no SMS. */
const round = async ({ isNight = false, most = 9 } = {}) => {
  const queued: string[] = []
  for (const { appointment, kind, starts_at, account } of await one<Due[]>(`support_reminders_due(${!isNight}, 50)`)) {
    const told = quoted({ subject: 's', html: 'h', text: 't', stop_url: 'u', sms: isNight ? null : 'sms' })
    const isQueued = await one<boolean>(
      `queue_support_reminder('${appointment}', '${kind}', '${starts_at}', '${account}', ${told},
            '{"number": ${most}, "network": 9, "everybody": 9}')`,
    )
    if (isQueued) queued.push(`${kind} ${Number(appointment.slice(-3))}`)
  }
  return queued
}
const move = (id: number, by: string) =>
  database.run(
    `update support_appointments set starts_at = starts_at + interval '${by}', ends_at = ends_at + interval '${by}' where id = '${idOf(id)}'`,
  )
const pending = () => one(`(select count(*)::int from outgoing_emails where status = 'pending')`)

test('people are reminded 24 hours and 2 hours before, each once, to their own address', async () => {
  await book(1, 23.9)
  await book(2, 1.9)
  await book(3, 24.5)
  await book(4, 2.5)
  expect(await round()).toEqual(['hours 2', 'day 1'])
  expect(await round()).toEqual([])
  // An hour later the moment of the other two has come.
  await database.run(`update support_appointments set time_set_at = time_set_at - interval '1 hour'`)
  for (const id of [3, 4]) {
    await database.run(`alter table support_appointments disable trigger move_support_reminders`)
    await move(id, '-1 hour')
    await database.run(`alter table support_appointments enable trigger move_support_reminders`)
  }
  expect((await round()).toSorted()).toEqual(['day 3', 'hours 4'])
  expect(await one(`(select jsonb_agg(distinct jsonb_build_array(to_address, kind)) from outgoing_emails)`)).toEqual([
    ['person@example.org', 'support_reminder'],
  ])
})

test('a server that was down reminds late rather than never, but not at the last moment', async () => {
  await book(1, 4)
  await book(2, 2.5)
  await book(3, 0.6)
  await book(4, 0.4)
  expect(await round()).toEqual(['hours 3', 'day 1'])
  expect(await one(`(select count(*)::int from support_appointments where day_reminder_at is null)`)).toBe(0)
})

test('nobody is reminded of what they booked after the moment of the reminder', async () => {
  await book(1, 23, 0.1)
  await book(2, 1.5, 0.1)
  await book(3, 1.5, 3)
  expect(await round()).toEqual(['hours 3'])
})

test('a reminder moves with its appointment, and is cancelled with it', async () => {
  await book(1, 23)
  await book(2, 1.5)
  expect(await round()).toHaveLength(2)
  expect(await pending()).toBe(2)
  await move(1, '5 days')
  expect(await pending()).toBe(1)
  expect(await round()).toEqual([])
  await database.run(`update support_appointments set is_cancelled = true where id = '${idOf(2)}'`)
  expect(await pending()).toBe(0)
  expect(await round()).toEqual([])
  // Five days less an hour later; the time was set long before.
  await database.run(`alter table support_appointments disable trigger move_support_reminders`)
  await move(1, '-5 days')
  await database.run(`update support_appointments set time_set_at = now() - interval '2 days';
        alter table support_appointments enable trigger move_support_reminders`)
  expect(await round()).toEqual(['day 1'])
})

test('between looking and queuing, a move or a cancellation is noticed', async () => {
  await book(1, 23)
  const [due] = await one<Due[]>('support_reminders_due(true, 50)')
  const queue = () =>
    one(
      `queue_support_reminder('${due?.appointment}', 'day', '${due?.starts_at}', '${due?.account}', ${quoted({ subject: 's', html: 'h', text: 't', sms: 's' })}, '{"number": 9, "network": 9, "everybody": 9}')`,
    )
  await move(1, '3 hours')
  expect(await queue()).toBe(false)
  await move(1, '-3 hours')
  await database.run(`update support_appointments set is_cancelled = true`)
  expect(await queue()).toBe(false)
  expect(await pending()).toBe(0)
})

for (const [why, change] of [
  ['whose file does not say that email is safe', `update supported_people set safe_ways = '["call"]'`],
  ['whose file says nothing', `update supported_people set safe_ways = '[]'`],
  ['whose file names hours', `update supported_people set safe_hours = 'after 4pm'`],
  ['without an account', `update supported_people set user_id = null`],
  ['who does not want emails', `select choose_support_emails('${person}', false, null)`],
  ['whose consent has run out', `update support_consents set given_on = given_on - 400, ends_on = ends_on - 400`],
  ['whose address is not verified', `update auth.users set email_confirmed_at = null where id = '${person}'`],
] as const) {
  test(`nobody is reminded ${why}`, async () => {
    await book(1, 23)
    await database.run(change)
    expect(await round()).toEqual([])
    expect(await one(`(select day_reminder_at is not null from support_appointments)`)).toBe(true)
  })
}

test('somebody whose file gives days and hours is reminded within them, and what is due before waits', async () => {
  await book(1, 23)
  await database.run(`update supported_people set safe_hours = 'in the evening',
        safe_days = jsonb_build_array(lower(to_char((now() - interval '1 day') at time zone 'Europe/London', 'Dy')))`)
  expect(await round()).toEqual([])
  expect(await one(`(select day_reminder_at is null from support_appointments)`)).toBe(true)
  await database.run(`update supported_people
        set safe_days = jsonb_build_array(lower(to_char(now() at time zone 'Europe/London', 'Dy')))`)
  expect(await round()).toEqual(['day 1'])
})

test('safe days and hours are those of the UK, and the last minute is outside', async () => {
  // A Monday in a British July, when 15:00 in UTC is 16:00.
  const at = async (moment: string) => one(`(select is_safe_at(p, '${moment}') from supported_people p limit 1)`)
  await database.run(`update supported_people set safe_days = '["mon"]', safe_from = '16:00', safe_to = '18:00'`)
  expect(await at('2030-07-01T14:59Z')).toBe(false)
  expect(await at('2030-07-01T15:00Z')).toBe(true)
  expect(await at('2030-07-01T16:59Z')).toBe(true)
  expect(await at('2030-07-01T17:00Z')).toBe(false)
  expect(await at('2030-07-02T15:00Z')).toBe(false)
  await database.run(`update supported_people set safe_days = '[]', safe_from = '', safe_to = ''`)
  expect(await at('2030-07-02T03:00Z')).toBe(true)
})

const textIsSafe = () => database.run(`update supported_people set safe_ways = '["text"]'`)
const queued = async () =>
  (await database.rows(`select kind, status, to_address from outgoing_emails order by created_at, id`)).map((row) =>
    Object.values(row).join(' '),
  )
/** Times pass for everything that waits, but not for the appointments themselves. */
const hoursPass = async (hours: number) => {
  await database.run(`alter table support_appointments disable trigger move_support_reminders;
        update support_appointments set starts_at = starts_at - interval '${hours} hours', ends_at = ends_at - interval '${hours} hours',
          time_set_at = time_set_at - interval '${hours} hours';
        alter table support_appointments enable trigger move_support_reminders;
        update outgoing_emails set created_at = created_at - interval '${hours} hours', next_attempt_at = next_attempt_at - interval '${hours} hours',
          useful_until = useful_until - interval '${hours} hours'`)
}
type Claimed = { id: string; claim_token: string; body_text: string }
/** The gateway takes what is due, or does not answer: what it took. */
const gateway = async (outcome: 'sent' | 'retry' | 'dead', retrySeconds = 0, channel = 'sms') => {
  const claimed = (await database.rows(`select * from claim_emails(60, 20, false, '${channel}')`)) as Claimed[]
  const outcomes = claimed.map(({ id, claim_token }) => ({
    id,
    claim_token,
    outcome,
    retry_seconds: retrySeconds,
    provider: 'twilio',
    error_code: outcome === 'sent' ? null : '503_unknown',
    is_alone: false,
  }))
  await one(`record_email_outcomes(${quoted(outcomes)})`)
  return claimed.map(({ body_text }) => body_text)
}
const troubles = () => one<Record<string, string>>(`support_reminder_troubles('${file}')`)

test('where text is safe the reminder is an SMS to the verified number, each once', async () => {
  await textIsSafe()
  await book(1, 23.9)
  await book(2, 1.9)
  expect(await round()).toEqual(['hours 2', 'day 1'])
  expect(await round()).toEqual([])
  const text = 'support_reminder_text pending +447700900123'
  expect(await queued()).toEqual([text, text])
  expect(await gateway('sent')).toEqual(['sms', 'sms'])
  expect(await gateway('sent')).toEqual([])
  expect(await troubles()).toEqual({})
  expect(await round()).toEqual([])
})

test('text comes first where email is safe too, and email where no SMS can go', async () => {
  await database.run(`update supported_people set safe_ways = '["email", "text"]'`)
  await book(1, 23)
  expect(await round()).toEqual(['day 1'])
  await book(2, 1.5)
  expect(await round({ isNight: true })).toEqual(['hours 2'])
  await book(3, 1.5)
  expect(await round({ most: 1 })).toEqual(['hours 3'])
  expect((await queued()).map((line) => line.split(' ')[0])).toEqual([
    'support_reminder_text',
    'support_reminder',
    'support_reminder',
  ])
})

test('an SMS waits for the day and for room under a ceiling, and is then sent late or not at all', async () => {
  await textIsSafe()
  await book(1, 23)
  expect(await round({ isNight: true })).toEqual([])
  expect(await round({ most: 0 })).toEqual([])
  expect(await one(`(select day_reminder_at is null from support_appointments)`)).toBe(true)
  expect(await round()).toEqual(['day 1'])
  await book(2, 0.4)
  expect(await round({ isNight: true })).toEqual([])
  expect(await one(`(select hours_reminder_at is not null from support_appointments where id = '${idOf(2)}')`)).toBe(
    true,
  )
})

for (const [why, change] of [
  ['whose file does not say that text is safe', `update supported_people set safe_ways = '["call"]'`],
  ['whose file names hours', `update supported_people set safe_hours = 'after 4pm'`],
  ['whose number is not verified', `update auth.users set phone_confirmed_at = null where id = '${person}'`],
  ['whose account is closed', `update auth.users set banned_until = now() + interval '1 day' where id = '${person}'`],
  ['whose consent has run out', `update support_consents set given_on = given_on - 400, ends_on = ends_on - 400`],
] as const) {
  test(`nobody is texted ${why}`, async () => {
    await textIsSafe()
    await book(1, 23)
    await database.run(change)
    expect(await round()).toEqual([])
    expect(await queued()).toEqual([])
    expect(await one(`(select day_reminder_at is not null from support_appointments)`)).toBe(true)
  })
}

test('a gateway that fails for a day loses no reminder and doubles none, and the worker reads about it', async () => {
  await textIsSafe()
  await book(1, 23.9)
  await book(2, 36)
  expect(await round()).toEqual(['day 1'])
  expect(await gateway('retry')).toEqual(['sms'])
  expect(await troubles()).toEqual({ [idOf(1)]: 'sms_waiting' })
  for (let hour = 1; hour < 24; hour += 1) {
    await hoursPass(1)
    await round()
    await gateway('retry', 6 * 3600)
    // The one of two hours before has taken the place of the one that waited, and is tried at once.
    if (hour < 23) expect((await queued()).filter((line) => line.includes('pending'))).toHaveLength(hour < 12 ? 1 : 2)
  }
  // The first appointment is less than half an hour away: its SMS is of no use any more. The second still waits, once.
  await hoursPass(0.5)
  await round()
  await gateway('retry', 6 * 3600)
  expect(await troubles()).toEqual({ [idOf(1)]: 'sms_not_sent', [idOf(2)]: 'sms_waiting' })
  await hoursPass(6)
  await round()
  expect(await gateway('sent')).toEqual(['sms'])
  expect(await troubles()).toEqual({})
  await hoursPass(4.7)
  expect(await round()).toEqual(['hours 2'])
  expect(await gateway('sent')).toEqual(['sms'])
  expect(await gateway('sent')).toEqual([])
})

test('while the gateway fails, a retry keeps to the safe hours, and stops once text or the number is not safe', async () => {
  await textIsSafe()
  await book(1, 23)
  expect(await round()).toEqual(['day 1'])
  await gateway('retry')
  await database.run(`update supported_people
        set safe_days = jsonb_build_array(lower(to_char((now() - interval '1 day') at time zone 'Europe/London', 'Dy')))`)
  await round()
  expect(await gateway('sent')).toEqual([])
  await database.run(`update supported_people set safe_days = '[]'`)
  await round({ isNight: true })
  expect(await gateway('sent')).toEqual([])
  await database.run(`update auth.users set phone = '447700900999' where id = '${person}'`)
  await round()
  expect(await queued()).toEqual([])
  await book(2, 1.5)
  expect(await round()).toEqual(['hours 2'])
  await database.run(`update supported_people set safe_ways = '["email"]'`)
  expect(await queued()).toEqual([])
})

test('the worker reads in the file which reminder has not gone, and the person does not', async () => {
  await textIsSafe()
  await book(1, 23)
  await round()
  await gateway('retry')
  await prepareTries(database, 'ours')
  const reads = (id: string, cell: string, troubles: object) => ({
    cell,
    as: 'authenticated',
    id,
    statement: `select 1 where support_work('SP-000001') -> 'reminder_troubles' = '${JSON.stringify(troubles)}'`,
  })
  const tries = [reads(worker, 'worker', { [idOf(1)]: 'sms_waiting' }), reads(person, 'person', {})]
  expect(await resultsOf(database, tries)).toEqual({ worker: '1', person: '1' })
  await database.run(`update supported_people set safe_ways = '["email"]';
        update support_appointments set day_reminder_at = null`)
  await round()
  await gateway('retry', 0, 'email')
  expect(await troubles()).toEqual({ [idOf(1)]: 'email_waiting' })
  await gateway('dead', 0, 'email')
  expect(await troubles()).toEqual({ [idOf(1)]: 'email_not_sent' })
})

test('the end of a consent takes back what has not gone', async () => {
  await book(1, 23)
  expect(await round()).toEqual(['day 1'])
  await one(`end_own_support('${person}', '${file}')`)
  expect(await pending()).toBe(0)
})
