import { randomUUID } from 'node:crypto'
import { expect, test } from 'playwright/test'

import { anEnquiry } from '../support/an-enquiry'
import { rowsOf } from '../support/database'
import { postEnquiry } from '../support/post-enquiry'
import { startService } from '../support/service'
import { waitUntil } from '../support/wait-until'

const submissions = 200

test('database and site killed in the middle of 200 submissions: what was answered 201 is there, with its emails', async () => {
  const service = await startService({ env: { ENQUIRIES_HELD_ABOVE_PER_MINUTE: '100000' } })
  const references = new Map<string, string>()
  let refused = 0

  const submit = async (index: number): Promise<void> => {
    const key = randomUUID()
    const body = anEnquiry('employer', { email: `person-${index}@example.com` })
    const reference = await waitUntil(
      async () => {
        const answer = await postEnquiry(service.url, body, { key }).catch(() => undefined)
        if (answer?.status === 201) {
          // Cut off in the middle it is no answer: the next try, with the same key, is told the reference.
          const body = (await answer.json().catch(() => undefined)) as { reference: string } | undefined
          if (body) return body.reference
        } else if (answer) expect([409, 503]).toContain(answer.status)
        refused += 1
        return undefined
      },
      { withinMs: 60_000, everyMs: 200, failure: `submission ${index} was never accepted` },
    )
    references.set(reference, String(body.email))
  }

  const waiting = Array.from({ length: submissions }, (_, index) => index)
  const workers = Array.from({ length: 8 }, async () => {
    for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
      // Aimed by progress, not by time, so that each kill finds submissions under way.
      if (index === 50 || index === 150) process.kill(service.part('supabase'), 'SIGKILL')
      if (index === 100) process.kill(service.part('site'), 'SIGKILL')
      await submit(index)
    }
  })
  await Promise.all(workers)
  expect(references.size).toBe(submissions)
  expect(refused).toBeGreaterThan(0)

  await service.stop()
  const again = await startService({ dataFolder: service.dataFolder })
  const rows = await rowsOf(again, 'enquiries')
  const emails = await rowsOf(again, 'outgoing_emails')
  expect(rows).toHaveLength(submissions)
  for (const [reference, address] of references) {
    const row = rows.find((candidate) => candidate.reference === reference)
    expect(row?.email, reference).toBe(address)
    expect(
      emails
        .filter(({ enquiry_id }) => enquiry_id === row?.id)
        .map(({ kind }) => kind)
        .sort(),
      reference,
    ).toEqual(['confirmation', 'notification'])
  }
  await again.dispose()
})

test('while the database is away: 503 within 5 seconds, pages as before, and recovery without a restart', async ({
  page,
}) => {
  const service = await startService()
  const database = service.part('supabase')
  await page.goto(`${service.url}/about`)
  // Stopped, not killed: it accepts connections and answers nothing, the worst kind of away.
  process.kill(database, 'SIGSTOP')
  const startedAt = Date.now()
  // All at the same time: a part that answers nobody for ten seconds is ended and started again.
  const [{ answer, afterMs }, ready, live, employers] = await Promise.all([
    postEnquiry(service.url).then((answer) => ({ answer, afterMs: Date.now() - startedAt })),
    fetch(`${service.url}/api/health/ready`),
    fetch(`${service.url}/api/health/live`),
    page.goto(`${service.url}/employers`),
  ])
  process.kill(database, 'SIGCONT')
  expect(answer.status).toBe(503)
  expect(afterMs).toBeLessThan(5_000)
  expect(answer.headers.get('retry-after')).toBe('30')
  expect(await answer.json()).toMatchObject({ ok: false, error: { code: 'unavailable' } })
  expect(ready.status).toBe(503)
  expect(live.status).toBe(200)
  expect(employers?.status()).toBe(200)

  await waitUntil(async () => ((await postEnquiry(service.url)).status === 201 ? true : undefined), {
    withinMs: 5_000,
    failure: 'it did not recover',
  })
  expect((await fetch(`${service.url}/api/health/ready`)).status).toBe(200)
  await service.dispose()
})
