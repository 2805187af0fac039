import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'playwright/test'

import { anEnquiry } from '../support/an-enquiry'
import { rowsOf } from '../support/database'
import { descendantsOf } from '../support/processes'
import { startService, type Service } from '../support/service'
import { waitUntil } from '../support/wait-until'

type Answer = { status: number; text: string } | { fault: string }

/** Posts an enquiry, on a connection of its own unless an agent keeps one; a fault is told by its code. */
function post(service: Service, body: unknown, agent: Agent | false = false): Promise<Answer> {
  return new Promise((resolve) => {
    const call = request(
      `${service.url}/api/contact`,
      { method: 'POST', agent, headers: { 'content-type': 'application/json' } },
      (response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => (text += chunk.toString()))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
        response.on('error', ({ code }: NodeJS.ErrnoException) => resolve({ fault: code ?? 'unknown' }))
      },
    )
    call.on('error', ({ code }: NodeJS.ErrnoException) => resolve({ fault: code ?? 'unknown' }))
    call.end(JSON.stringify(body))
  })
}

const enquiryFrom = (name: string) => anEnquiry('general', { email: `${name}@example.com` })
const referenceOf = (text: string): string => (JSON.parse(text) as { reference: string }).reference
const withoutLimit = { ENQUIRIES_HELD_ABOVE_PER_MINUTE: '100000' }

// What a stop leaves to requests is enough for so many on a busy machine too: docs/operations.md.
for (const round of [1, 2]) {
  test(`told to stop with 25 requests in flight, all parts at once: each is answered, none is lost, no connection is reset (run ${round})`, async () => {
    const service = await startService({ env: { ...withoutLimit, STOP_NOTICE_SECONDS: '3' } })
    const parts = descendantsOf(service.pid).map(({ pid }) => pid)
    // Warm, as a server in use is.
    await Promise.all(Array.from({ length: 5 }, (_, index) => post(service, enquiryFrom(`warm-${index}`))))

    const inFlight = Array.from({ length: 25 }, (_, index) => post(service, enquiryFrom(`person-${index}`)))
    let answered = 0
    for (const one of inFlight) void one.then(() => (answered += 1))
    await pause(20)
    expect(answered).toBeLessThan(inFlight.length)
    const stoppedAt = Date.now()
    // As systemd does it, and a container: every process is told in the same moment.
    for (const pid of [service.pid, ...parts]) process.kill(pid, 'SIGTERM')
    const exited = service.stop()

    const agent = new Agent({ keepAlive: true })
    const newcomers: Answer[] = []
    const readiness: number[] = []
    let isGone = false
    void exited.then(() => (isGone = true))
    // A proxy asks whether it is ready, and a second after the first no it sends nobody here any more.
    const isSentElsewhere = () => isGone || (firstNoAt !== undefined && Date.now() - firstNoAt > 1000)
    let firstNoAt: number | undefined
    const visit = async (kept: Agent | false): Promise<void> => {
      while (!isSentElsewhere()) {
        newcomers.push(await post(service, { not: 'an enquiry' }, kept))
        await pause(5)
      }
    }
    const ask = async (): Promise<void> => {
      while (!isGone) {
        const answer = await fetch(`${service.url}/api/health/ready`).catch(() => undefined)
        if (answer) readiness.push(answer.status)
        if (answer?.status === 503) firstNoAt ??= Date.now()
        await pause(100)
      }
    }
    await Promise.all([visit(false), visit(false), visit(agent), ask(), exited])
    const tookMs = Date.now() - stoppedAt
    agent.destroy()

    const answers = await Promise.all(inFlight)
    console.log(`run ${round}: ended after ${tookMs} ms; ${newcomers.length} newcomers meanwhile`)
    expect(answers.map((answer) => ('status' in answer ? answer.status : answer.fault))).toEqual(
      Array.from({ length: 25 }, () => 201),
    )
    expect(newcomers.length).toBeGreaterThan(0)
    expect(newcomers.filter((answer) => !('status' in answer && answer.status === 422))).toEqual([])
    expect(readiness.length).toBeGreaterThan(5)
    expect(readiness.filter((status) => status !== 503)).toEqual([])
    expect(tookMs).toBeLessThan(10_000)
    expect(await exited).toBe(0)

    const again = await startService({ dataFolder: service.dataFolder })
    const kept = (await rowsOf(again, 'enquiries')).map(({ reference }) => reference)
    const acknowledged = answers.flatMap((answer) => ('text' in answer ? [referenceOf(answer.text)] : []))
    expect(kept).toEqual(expect.arrayContaining(acknowledged))
    await again.dispose()
  })
}

test('a visitor who sends nothing more does not keep it from ending within ten seconds', async () => {
  const service = await startService()
  const dawdling = Array.from({ length: 20 }, () => {
    const call = request(`${service.url}/api/contact`, {
      method: 'POST',
      agent: false,
      headers: { 'content-type': 'application/json', 'content-length': '1000' },
    })
    call.on('error', () => undefined)
    call.write('{')
    return call
  })
  await waitUntil(() => dawdling.every((call) => call.socket?.writable) || undefined, {
    failure: 'they did not connect',
  })
  await pause(200)
  const stoppedAt = Date.now()
  expect(await service.stop()).toBe(0)
  expect(Date.now() - stoppedAt).toBeLessThan(10_000)
  await service.dispose()
})
