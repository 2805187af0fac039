// Stands in for a mail provider on a developer's own machine and in the tests: accepts every email, delivers none,
// stores them as .eml files and shows them. It forwards nothing. For SMS: sms-inbox.ts.
import PostalMime, { type Email } from 'postal-mime'
import { randomUUID } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'

import { inboxPage } from './inbox-page.ts'
import { isOwnHost } from './own-host.ts'
import { answerSms } from './sms-inbox.ts'

type Caught = { id: string; receivedAt: string; email: Email }

const emailsKept = 1000
const maxEmailBytes = 20 * 1024 * 1024
const host = '127.0.0.1'
const folder = process.env.MAIL_FOLDER ?? '.data/mail'
const fileOf = (id: string): string => join(folder, `${id}.eml`)

// The parent decides when to stop, and sends a message: until the last email is sent, something must accept it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
process.on('message', (message) => void (message === 'stop' && process.exit(0)))
process.on('disconnect', () => process.exit(0))

mkdirSync(folder, { recursive: true, mode: 0o700 })
const caught: Caught[] = await Promise.all(
  readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => ({ name, time: statSync(join(folder, name)).mtime }))
    .sort((one, other) => one.time.getTime() - other.time.getTime())
    .map(async ({ name, time }) => ({
      id: name.slice(0, -'.eml'.length),
      receivedAt: time.toISOString(),
      email: await PostalMime.parse(readFileSync(join(folder, name))),
    })),
)

/** Stores an email before acknowledging it, so that what was accepted is still there after a crash. */
async function take(source: Buffer): Promise<void> {
  const email = await PostalMime.parse(source)
  const id = randomUUID()
  // Written alongside and moved into place, so that there is never half an email.
  writeFileSync(`${fileOf(id)}.part`, source, { mode: 0o600 })
  renameSync(`${fileOf(id)}.part`, fileOf(id))
  caught.push({ id, receivedAt: new Date().toISOString(), email })
  for (const old of caught.splice(0, caught.length - emailsKept)) rmSync(fileOf(old.id), { force: true })
}

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  disableReverseLookup: true,
  size: maxEmailBytes,
  onData: (stream, _session, done) => {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      if (stream.sizeExceeded) return done(Object.assign(new Error('The email is too large'), { responseCode: 552 }))
      take(Buffer.concat(chunks)).then(
        () => done(),
        () => done(Object.assign(new Error('The email could not be kept'), { responseCode: 451 })),
      )
    })
  },
})

/** An email as the tests read it. */
function asJson({ id, receivedAt, email }: Caught): object {
  const { subject = '', text = '', html = '', to = [], from, headers } = email
  const byName = Object.fromEntries(headers.map(({ key, value }) => [key, value]))
  return { id, receivedAt, subject, text, html, to, from: from ? [from] : [], headers: byName }
}

function pageOfEmails(): string {
  return inboxPage({
    title: 'Mailbox',
    links: [{ name: 'SMS', address: '/sms' }],
    sentence: `These are the emails that would have been sent: ${caught.length}, the latest first. The last ${emailsKept} are kept in the data folder, and none goes anywhere else.`,
    jsonAt: '/email',
    items: caught.toReversed().map(({ id, receivedAt, email: { subject = '', to = [], text = '', html } }) => ({
      summary: `${receivedAt.slice(11, 19)} ${subject} (to ${to.map(({ address }) => address).join(', ')})`,
      text,
      pages: html ? [{ name: 'As an email program shows it', address: `/email/${id}/html` }] : [],
    })),
  })
}

function answerWith(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    // The contents of an email may run no scripts and fetch nothing; links do open.
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox allow-popups allow-popups-to-escape-sandbox",
  })
  response.end(body)
}

const web = createServer((request, response) => {
  if (!isOwnHost(request.headers.host)) return answerWith(response, 421, 'text/plain', '')
  const path = new URL(request.url ?? '/', 'http://mailbox').pathname
  if (answerSms(request, response, path)) return
  const html = caught.find(({ id }) => path === `/email/${id}/html`)?.email.html
  if (request.method !== 'GET') return answerWith(response, 405, 'text/plain', '')
  if (path === '/') return answerWith(response, 200, 'text/html', pageOfEmails())
  if (path === '/email') return answerWith(response, 200, 'application/json', JSON.stringify(caught.map(asJson)))
  if (html) return answerWith(response, 200, 'text/html', html)
  answerWith(response, 404, 'text/plain', '')
})

for (const server of [smtp, web]) {
  // A sender that hangs up in the middle of an email also causes an error, which is not this server's fault.
  server.on('error', ({ syscall }: NodeJS.ErrnoException) => void (syscall === 'listen' && process.exit(1)))
}
smtp.listen(Number(process.env.MAIL_SMTP_PORT), host, () => {
  web.listen(Number(process.env.MAIL_WEB_PORT), host, () => process.send?.('ready'))
})
