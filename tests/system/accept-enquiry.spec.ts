import { expect, test } from 'playwright/test'

import { postgresPrograms } from '../../scripts/verify/find-postgres'
import { anEnquiry } from '../support/an-enquiry'
import { aWaitlistApplication } from '../support/a-waitlist-application'
import { startOwnDatabase, type OwnDatabase } from '../support/own-database'

type Sent = Record<string, unknown>
const referenceOf = (number: number): string => `SC-${String(number).padStart(8, '0')}`

/** One enquiry as the site sends it, with a number that its key, its address and its reference have. */
function sent(number: number, changes: Sent = {}): Sent {
  const email = `${number}@example.com`
  return {
    save: 'accept_enquiry',
    enquiry: { ...anEnquiry('general', { email }), reference: referenceOf(number), dueOn: '2026-11-24' },
    emails: [{ kind: 'confirmation', to: email, subject: 's', html: 'h', text: 't' }],
    consents: [{ purpose: 'contact', granted: true, wording: 'w', version: 'v' }],
    scope: '/api/contact',
    key: `key-${number}`,
    fingerprint: `fingerprint-${number}`,
    client: null,
    quarantined: false,
    ...changes,
  }
}

function anApplication(number: number): Sent {
  const { phone, ...application } = aWaitlistApplication({ email: `${number}@example.com` })
  const words = { ...application, phoneNumber: phone, form_source: 'waitlist', reference: referenceOf(number) }
  return sent(number, { save: 'accept_waitlist_application', scope: '/api/applicant-signup', enquiry: words })
}

const quoted = (value: unknown): string =>
  value === null ? 'null' : `'${(typeof value === 'string' ? value : JSON.stringify(value)).replaceAll("'", "''")}'`

/** The call as it stands in a query: two of one client in a minute. */
function call({ save, enquiry, emails, consents, scope, key, fingerprint, client, quarantined }: Sent): string {
  const texts = [enquiry, emails, consents, scope, key, fingerprint, client].map(quoted)
  return `public.${String(save)}(${texts.join(', ')}, 2, 10, 1000, ${String(quarantined)})`
}

let database: OwnDatabase
test.beforeAll(async () => {
  database = await startOwnDatabase()
})
test.afterAll(() => database.stop())

const ask = async (one: Sent): Promise<unknown> => (await database.rows(`select ${call(one)} as value`))[0]?.value
const count = async (table: string): Promise<unknown> =>
  (await database.rows(`select count(*)::integer as value from public.${table}`))[0]?.value

test('each is stored with its consent and its email, or nothing of it is', async () => {
  const accepted = (number: number) => ({ outcome: 'accepted', reference: referenceOf(number), quarantined: false })
  expect(await ask(sent(1))).toEqual(accepted(1))
  await expect(ask(sent(2, { enquiry: { ...anEnquiry('general'), reference: 'no reference' } }))).rejects.toThrow()
  expect(await ask(sent(3, { key: 'key-1', fingerprint: 'fingerprint-1' }))).toEqual({
    outcome: 'replayed',
    reference: referenceOf(1),
  })
  expect(await ask(sent(4, { key: 'key-1' }))).toEqual({ outcome: 'mismatch' })
  expect(await ask(sent(5, { client: 'somebody' }))).toEqual(accepted(5))
  expect(await ask(sent(6, { client: 'somebody', quarantined: true }))).toEqual({
    ...accepted(6),
    quarantined: true,
  })
  expect(await ask(sent(7, { client: 'somebody' }))).toEqual({
    outcome: 'limited',
    retry_after_seconds: expect.any(Number),
  })
  const taken = sent(8, { enquiry: { ...anEnquiry('general'), reference: referenceOf(1) } })
  await expect(ask(taken)).rejects.toThrow()
  expect(await ask(anApplication(9))).toEqual(accepted(9))
  expect(await ask(sent(10, { key: null }))).toEqual(accepted(10))
  expect(await count('enquiries')).toBe(5)
  expect(await count('waitlist_applications')).toBe(1)
  expect(await count('consent_records')).toBe(5)
  expect(await count('outgoing_emails')).toBe(5)
  // What failed or was refused has not used up its key.
  expect(await ask(sent(2))).toEqual(accepted(2))
  expect(await ask(sent(8))).toEqual(accepted(8))
})

test('of those that arrive at one moment from the same people none fails', async () => {
  // Slowly, so that each begins before the others have ended.
  await database.run(`
        create function public.slowly() returns trigger language plpgsql as 'begin perform pg_sleep(0.05); return new; end';
        create trigger slowly before insert on public.enquiries for each row execute function public.slowly();`)
  const from = (number: number, client: string, other: number) =>
    sent(number, {
      client,
      enquiry: { ...anEnquiry('general', { email: `${other}@cross.example` }), reference: referenceOf(number) },
    })
  const answers = await database.atOnce(
    [from(21, 'one', 1), from(22, 'two', 2), from(23, 'two', 1), from(24, 'one', 2)].map(call),
  )
  expect(answers).toEqual(
    [21, 22, 23, 24].map((number) => ({ outcome: 'accepted', reference: referenceOf(number), quarantined: false })),
  )
})

test('one that waits for another transaction fails alone, before the site takes the database to be down', async () => {
  test.skip(!postgresPrograms(), 'not run: the embedded engine has one connection, so nothing waits for anything')
  const held = `public.count_hit('held:hour', date_trunc('hour', now()))::text || (select pg_sleep(4)::text)`
  const waits = `(select ${call(sent(31, { client: 'held' }))} from pg_sleep(0.5))`
  const [, ended] = await Promise.allSettled([database.atOnce([held]), database.atOnce([waits])])
  expect(ended.status).toBe('rejected')
  expect(await ask(sent(32))).toEqual({ outcome: 'accepted', reference: referenceOf(32), quarantined: false })
})
