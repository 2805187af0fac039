import { expect, test } from 'playwright/test'

import { anEnquiry } from '../support/an-enquiry'
import { rowsOf } from '../support/database'
import { startCopyOf, startHostedService } from '../support/hosted/service'
import { postEnquiry } from '../support/post-enquiry'
import { startRoundRobin } from '../support/round-robin'

// BURST_ENQUIRIES=10000 is what docs/operations.md has figures of.
const count = Number(process.env.BURST_ENQUIRIES ?? 300)
const atOnce = 50

test('of a burst of enquiries on two copies none is lost and none is kept twice', async () => {
  test.setTimeout(60_000 + count * 100)
  const first = await startHostedService()
  const second = await startCopyOf(first)
  const all = await startRoundRobin([first.url, second.url])
  const kept: string[] = []
  const times: number[] = []
  let next = 0
  const sender = async (): Promise<void> => {
    while (next < count) {
      const number = next++
      const startedAt = performance.now()
      const answer = await postEnquiry(all.url, anEnquiry('general', { email: `burst-${number}@example.com` }), {
        key: `burst-of-enquiries-${number}`,
      })
      times.push(performance.now() - startedAt)
      expect(answer.status).toBe(201)
      kept.push(((await answer.json()) as { reference: string }).reference)
    }
  }
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: atOnce }, sender))
  const seconds = (performance.now() - startedAt) / 1000
  const rows = await rowsOf(first, 'enquiries')
  expect(rows.map(({ reference }) => reference).sort()).toEqual(kept.sort())
  const [median, late, latest] = [0.5, 0.95, 0.99].map((part) =>
    Math.round(times.sort((one, other) => one - other)[Math.floor(part * times.length)] ?? 0),
  )
  test.info().annotations.push({
    type: 'figures',
    description: `${count} enquiries, ${Math.round(count / seconds)} a second; ${median}, ${late}, ${latest} ms`,
  })
  await all.stop()
  await second.dispose()
  await first.dispose()
})
