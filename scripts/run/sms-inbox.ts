// The mailbox's second half: stands in for Twilio's interface for one message, and shows what was sent. It keeps the last
// ones in memory alone, because each has a code that works.
import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { inboxPage } from './inbox-page.ts'

type Sms = { sid: string; receivedAt: string; to: string; from: string; text: string }

const smsKept = 1000
const maxBodyBytes = 64 * 1024
const page = '/sms'
const json = '/sms.json'
const messages = /^\/2010-04-01\/Accounts\/AC\w+\/Messages\.json$/
const caught: Sms[] = []

async function fieldsOf(request: IncomingMessage): Promise<URLSearchParams> {
  let body = ''
  for await (const chunk of request) {
    body += String(chunk)
    if (body.length > maxBodyBytes) break
  }
  return new URLSearchParams(body)
}

/** As Twilio answers: 201 with the message's id, or 400 with a number for what is wrong. */
async function take(request: IncomingMessage, send: (status: number, value: object) => void): Promise<void> {
  if (!request.headers.authorization?.startsWith('Basic ')) return send(401, { code: 20003, status: 401 })
  const fields = await fieldsOf(request)
  const [to = '', text = ''] = ['To', 'Body'].map((name) => fields.get(name) ?? '')
  const from = fields.get('From') ?? fields.get('MessagingServiceSid') ?? ''
  if (!/^\+\d{8,15}$/.test(to)) return send(400, { code: 21211, status: 400 })
  if (from === '' || text === '') return send(400, { code: text === '' ? 21602 : 21603, status: 400 })
  const sid = `SM${randomBytes(16).toString('hex')}`
  caught.push({ sid, receivedAt: new Date().toISOString(), to, from, text })
  caught.splice(0, caught.length - smsKept)
  send(201, { sid, status: 'queued', to, error_code: null })
}

const pageOfSms = (): string =>
  inboxPage({
    title: 'SMS',
    sentence: `These are the SMS that would have been sent: ${caught.length}, the latest first. The last ${smsKept} are kept in memory, and none goes anywhere else.`,
    jsonAt: json,
    links: [{ name: 'Mailbox', address: '/' }],
    items: caught.toReversed().map(({ receivedAt, to, from, text }) => ({
      summary: `${receivedAt.slice(11, 19)} ${text} (to ${to})`,
      text: `From ${from}\n\n${text}`,
    })),
  })

/** Answers what is about SMS. Returns false for everything else, which it leaves alone. */
export function answerSms(request: IncomingMessage, response: ServerResponse, path: string): boolean {
  const answer = (status: number, type: string, body: string) => {
    response.writeHead(status, {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    })
    response.end(body)
  }
  const send = (status: number, value: object) => answer(status, 'application/json', JSON.stringify(value))
  if (request.method === 'POST' && messages.test(path)) {
    take(request, send).catch(() => send(500, { code: 20500, status: 500 }))
    return true
  }
  if (request.method !== 'GET' || (path !== page && path !== json)) return false
  if (path === page) answer(200, 'text/html', pageOfSms())
  else send(200, caught)
  return true
}
