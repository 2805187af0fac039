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

/** The call as it stands in a query: two of one client in a minute. */
const call = (...all: readonly Sent[]): string =>
  `public.accept_enquiries('${JSON.stringify(all).replaceAll("'", "''")}', 2, 10, 1000)`

for (const engine of ['PGlite', 'PostgreSQL'] as const) {
  test.describe(engine, () => {
    test.skip(engine === 'PostgreSQL' && !postgresPrograms(), 'PostgreSQL is not installed')
    let database: OwnDatabase
    test.beforeAll(async () => {
      database = await startOwnDatabase(engine)
    })
    test.afterAll(() => database.stop())

    const ask = async (...all: readonly Sent[]): Promise<unknown> =>
      (await database.rows(`select ${call(...all)} as value`))[0]?.value
    const count = async (table: string): Promise<unknown> =>
      (await database.rows(`select count(*)::integer as value from public.${table}`))[0]?.value

    test('each is kept with its consent and its email or answered for itself, and one that fails takes no other with it', async () => {
      const accepted = (number: number) => ({ outcome: 'accepted', reference: referenceOf(number), quarantined: false })
      const answers = await ask(
        sent(1),
        sent(2, { enquiry: { ...anEnquiry('general'), reference: 'no reference' } }),
        sent(3, { key: 'key-1', fingerprint: 'fingerprint-1' }),
        sent(4, { key: 'key-1' }),
        sent(5, { client: 'somebody' }),
        sent(6, { client: 'somebody', quarantined: true }),
        sent(7, { client: 'somebody' }),
        sent(8, { enquiry: { ...anEnquiry('general'), reference: referenceOf(1) } }),
        anApplication(9),
        sent(10, { key: null }),
      )
      expect(answers).toEqual([
        accepted(1),
        { outcome: 'failed', code: '23514' },
        { outcome: 'replayed', reference: referenceOf(1) },
        { outcome: 'mismatch' },
        accepted(5),
        { ...accepted(6), quarantined: true },
        { outcome: 'limited', retry_after_seconds: expect.any(Number) },
        { outcome: 'failed', code: '23505' },
        accepted(9),
        accepted(10),
      ])
      expect(await count('enquiries')).toBe(5)
      expect(await count('waitlist_applications')).toBe(1)
      expect(await count('consent_records')).toBe(5)
      expect(await count('outgoing_emails')).toBe(5)
      // What failed or was refused has not used up its key.
      expect(await ask(sent(2), sent(8))).toEqual([accepted(2), accepted(8)])
    })

    test('calls at one moment whose clients and addresses cross wait for one another, and none fails', async () => {
      // Slowly, so that the second begins before the first has counted all of its clients.
      await database.run(`
        create function public.slowly() returns trigger language plpgsql as 'begin perform pg_sleep(0.3); return new; end';
        create trigger slowly before insert on public.enquiries for each row execute function public.slowly();`)
      const from = (number: number, client: string, other: number) =>
        sent(number, {
          client,
          enquiry: { ...anEnquiry('general', { email: `${other}@cross.example` }), reference: referenceOf(number) },
        })
      const answers = await database.atOnce([
        call(from(21, 'one', 1), from(22, 'two', 2)),
        call(from(23, 'two', 2), from(24, 'one', 1)),
      ])
      expect(answers.flat()).toEqual(
        [21, 22, 23, 24].map((number) => ({ outcome: 'accepted', reference: referenceOf(number), quarantined: false })),
      )
    })

    test('one that waits for another transaction fails alone, before the site takes the database to be down', async () => {
      test.skip(engine === 'PGlite', 'it has one connection, so nothing waits for anything')
      const held = `public.count_hit('held:hour', date_trunc('hour', now()))::text || (select pg_sleep(2)::text)`
      const both = call(sent(31, { client: 'held' }), sent(32))
      const [, answers] = await database.atOnce([held, `(select ${both} from pg_sleep(0.5))`])
      expect(answers).toEqual([
        { outcome: 'failed', code: '55P03' },
        { outcome: 'accepted', reference: referenceOf(32), quarantined: false },
      ])
    })
  })
}
