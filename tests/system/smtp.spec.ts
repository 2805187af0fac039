import { expect, test } from 'playwright/test'

import { anEnquiry } from '../support/an-enquiry'
import { rowsOf } from '../support/database'
import { postEnquiry } from '../support/post-enquiry'
import { startService, type Service } from '../support/service'
import { SmtpStandIn } from '../support/smtp-stand-in'
import { waitUntil } from '../support/wait-until'

let smtp: SmtpStandIn
test.beforeEach(async () => {
  smtp = await new SmtpStandIn().start()
})
test.afterEach(async () => smtp.stop())

const accept = async (service: Service, email: string): Promise<void> =>
  expect((await postEnquiry(service.url, anEnquiry('general', { email }))).status).toBe(201)
const untilAllSent = (service: Service, withinMs = 30_000) =>
  waitUntil(
    async () =>
      (await rowsOf(service, 'outgoing_emails')).every(({ status }) => status === 'sent') ? true : undefined,
    { withinMs, everyMs: 200, failure: 'not all emails were sent' },
  )
const copiesOfEach = (): number[] =>
  [...new Set(smtp.taken.map(({ messageId }) => messageId))].map(
    (messageId) => smtp.taken.filter((email) => email.messageId === messageId).length,
  )

test('recipients who are put off do not hold up the others', async () => {
  const service = await startService({ env: { SMTP_URL: smtp.url } })
  for (let index = 0; index < 12; index += 1) await accept(service, `grey${index}@example.com`)
  await accept(service, 'prompt@example.com')
  await waitUntil(() => (smtp.taken.some(({ to }) => to === 'prompt@example.com') ? true : undefined), {
    withinMs: 15_000,
    failure: 'the prompt recipient waited for the others',
  })
  await service.dispose()
})

test('stopped in the middle of sending, it finishes the email under way; after the next start each arrives once', async () => {
  smtp.slownessMs = 700
  const first = await startService({ env: { SMTP_URL: smtp.url } })
  for (let index = 0; index < 4; index += 1) await accept(first, `person${index}@example.com`)
  await waitUntil(() => (smtp.taken.length >= 2 ? true : undefined), { failure: 'nothing was sent' })
  expect(await first.stop()).toBe(0)

  smtp.slownessMs = 0
  const second = await startService({ env: { SMTP_URL: smtp.url }, dataFolder: first.dataFolder })
  await untilAllSent(second)
  expect(smtp.taken).toHaveLength(8)
  expect(copiesOfEach()).toEqual(Array.from({ length: 8 }, () => 1))
  await second.dispose()
})

test('the database away just after an email was taken: it is noted when the database is back, and not sent again', async () => {
  smtp.slownessMs = 1_500
  const service = await startService({ env: { SMTP_URL: smtp.url } })
  await accept(service, 'noted@example.com')
  await waitUntil(() => (smtp.taken.length > 0 ? true : undefined), { failure: 'nothing was sent' })
  const database = service.part('supabase')
  process.kill(database, 'SIGSTOP')
  // Longer than the stand-in takes, shorter than the sender goes on trying to note it.
  await waitUntil(() => undefined, { withinMs: 5_000, failure: 'waited' }).catch(() => undefined)
  process.kill(database, 'SIGCONT')
  await untilAllSent(service)
  expect(copiesOfEach()).toEqual([1, 1])
  expect((await rowsOf(service, 'outgoing_emails')).map(({ attempts }) => attempts)).toEqual([1, 1])
  await service.dispose()
})
