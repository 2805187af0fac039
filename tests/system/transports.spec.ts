import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'

import { anEnquiry } from '../support/an-enquiry'
import { rowsOf } from '../support/database'
import { freePort } from '../support/free-port'
import { mailFor } from '../support/mailbox'
import { postEnquiry } from '../support/post-enquiry'
import { environmentWith, root, startService } from '../support/service'
import { waitUntil } from '../support/wait-until'

test('SMTP: while the mail server hangs enquiries are taken, and after it each email arrives once', async () => {
  const service = await startService()
  const mailbox = service.part('mailbox')
  process.kill(mailbox, 'SIGSTOP')
  const startedAt = Date.now()
  expect((await postEnquiry(service.url, anEnquiry('general', { email: 'smtp@example.com' }))).status).toBe(201)
  // An attempt to send may take twice as long (send-result.ts).
  expect(Date.now() - startedAt).toBeLessThan(5000)
  await waitUntil(() => (service.output().includes('"outcome":"retry"') ? true : undefined), {
    withinMs: 20_000,
    failure: 'no attempt was given up',
  })
  process.kill(mailbox, 'SIGCONT')
  await waitUntil(
    async () =>
      (await rowsOf(service, 'outgoing_emails')).every(({ status }) => status === 'sent') ? true : undefined,
    { withinMs: 60_000, everyMs: 300, failure: 'the emails were not sent' },
  )
  expect(await mailFor(service, 'smtp@example.com')).toHaveLength(1)
  expect(await mailFor(service, 'team@example.org')).toHaveLength(1)
  await service.dispose()
})

test('with no mail provider at all emails go to the log, and health says that nobody gets them', async () => {
  const service = await startService()
  const port = await freePort()
  const env = environmentWith({
    NODE_ENV: 'production',
    SITE_URL: 'http://localhost:3000',
    NEXT_PUBLIC_SUPABASE_URL: service.supabaseUrl,
    SUPABASE_PUBLISHABLE_KEY: service.keys.publishableKey,
    SUPABASE_SECRET_KEY: service.keys.secretKey,
    RESEND_API_KEY: '',
    SMTP_URL: '',
  })
  const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next')
  const site = spawn('node', [next, 'start', '-H', '127.0.0.1', '-p', String(port)], { cwd: root, env })
  let output = ''
  site.stdout.on('data', (text: Buffer) => (output += text.toString()))
  const url = `http://127.0.0.1:${port}`
  // A site that has just started may not have reached its database yet.
  const health = await waitUntil(
    async () => {
      const answer = await fetch(`${url}/api/health/ready`).catch(() => undefined)
      const said = (await answer?.json()) as { status: string } | undefined
      return said && said.status !== 'DOWN' ? said : undefined
    },
    // Beside other tests its own start takes longer than ten seconds.
    { withinMs: 40_000, failure: 'the site did not answer' },
  )
  expect(health).toMatchObject({ status: 'DEGRADED', email: { isDelivered: false } })
  // The service's own sender is stopped, so that only this site can take the emails.
  process.kill(service.part('site'), 'SIGSTOP')
  expect((await postEnquiry(url, anEnquiry('general', { email: 'log@example.com' }))).status).toBe(201)
  await waitUntil(() => (output.match(/"provider":"log".*"outcome":"sent"/g)?.length === 2 ? true : undefined), {
    failure: 'the emails did not reach the log',
  })
  expect(output).not.toContain('log@example.com')
  expect(await mailFor(service, 'log@example.com')).toHaveLength(0)
  const gone = new Promise((resolve) => site.once('exit', resolve))
  site.kill('SIGTERM')
  await gone
  process.kill(service.part('site'), 'SIGCONT')
  await service.dispose()
})
