import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

import { freePort } from './free-port'

export type ResendMode = 'ok' | '500' | '429' | 'hang' | '422' | 'quota' | 'lose the answer' | 'take and hang'
type Sent = { key: string; to: string; subject: string; body: string }
type Email = { to: string; subject: string }
type Answered = { body: string; ids: readonly string[] }

/**
 * Stands in for Resend's HTTP API: POST /emails, and POST /emails/batch with up to 100, each with a bearer key and an
 * Idempotency-Key. Like Resend, it answers a repeated key with the first ids, without sending again, and with 409 when
 * the contents differ; it refuses a whole batch for one invalid address.
 */
export class ResendStandIn {
  mode: ResendMode = 'ok'
  readonly sent: Sent[] = []
  attempts = 0
  /** How many emails each call contained. */
  readonly calls: number[] = []
  url = ''
  #answered = new Map<string, Answered>()
  #server = createServer((request, response) => void this.#handle(request, response))

  /** Starts it; after a stop, at the same URL. */
  async start(): Promise<this> {
    const port = this.url ? Number(new URL(this.url).port) : await freePort()
    this.url = `http://127.0.0.1:${port}`
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve))
    return this
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.attempts += 1
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString()
    const answer = (status: number, value: unknown, headers = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value))
    const fail = (status: number, name: string, headers = {}) =>
      answer(status, { statusCode: status, name, message: name }, headers)

    const isBatch = request.url === '/emails/batch'
    if (request.method !== 'POST' || (request.url !== '/emails' && !isBatch)) return void fail(404, 'not_found')
    if (!request.headers.authorization?.startsWith('Bearer re_')) return void fail(401, 'missing_api_key')
    if (this.mode === 'hang') return
    if (this.mode === '500') return void fail(500, 'internal_server_error')
    if (this.mode === '429') return void fail(429, 'rate_limit_exceeded', { 'retry-after': '1' })
    if (this.mode === 'quota') return void fail(429, 'daily_quota_exceeded')
    if (this.mode === '422') return void fail(422, 'validation_error')

    const key = String(request.headers['idempotency-key'])
    const contents = JSON.parse(body) as Email | Email[]
    const emails = Array.isArray(contents) ? contents : [contents]
    if (isBatch !== Array.isArray(contents) || emails.length > 100) return void fail(422, 'validation_error')
    if (emails.some(({ to }) => to.startsWith('unknown@'))) return void fail(422, 'validation_error')
    const earlier = this.#answered.get(key)
    if (earlier && earlier.body !== body) return void fail(409, 'invalid_idempotent_request')
    const ids = earlier?.ids ?? emails.map((_, index) => `id-${this.sent.length + index}`)
    if (!earlier) {
      this.#answered.set(key, { body, ids })
      this.calls.push(emails.length)
      for (const email of emails)
        this.sent.push({ key, to: email.to, subject: email.subject, body: JSON.stringify(email) })
    }
    if (this.mode === 'take and hang') return
    if (this.mode === 'lose the answer') return void request.socket.destroy()
    const given = ids.map((id) => ({ id }))
    answer(200, isBatch ? { data: given } : given[0])
  }
}
