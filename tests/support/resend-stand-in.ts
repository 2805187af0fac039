import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

import { freePort } from './free-port'

export type ResendMode = 'ok' | '500' | '429' | 'hang' | '422' | 'quota' | 'lose the answer' | 'take and hang'
type Sent = { key: string; to: string; subject: string; body: string }

/**
 * Stands for Resend's HTTP interface: POST /emails with a bearer key and an Idempotency-Key. As Resend does, it answers
 * a repeated key with the first id, without sending again, and 409 when the contents differ.
 */
export class ResendStandIn {
  mode: ResendMode = 'ok'
  readonly sent: Sent[] = []
  attempts = 0
  url = ''
  #server = createServer((request, response) => void this.#handle(request, response))

  async start(): Promise<this> {
    const port = await freePort()
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

    if (request.method !== 'POST' || request.url !== '/emails') return void fail(404, 'not_found')
    if (!request.headers.authorization?.startsWith('Bearer re_')) return void fail(401, 'missing_api_key')
    if (this.mode === 'hang') return
    if (this.mode === '500') return void fail(500, 'internal_server_error')
    if (this.mode === '429') return void fail(429, 'rate_limit_exceeded', { 'retry-after': '1' })
    if (this.mode === 'quota') return void fail(429, 'daily_quota_exceeded')
    if (this.mode === '422') return void fail(422, 'validation_error')

    const key = String(request.headers['idempotency-key'])
    const email = JSON.parse(body) as { to: string; subject: string }
    const earlier = this.sent.findIndex((sent) => sent.key === key)
    if (earlier >= 0 && this.sent[earlier]?.body !== body) return void fail(409, 'invalid_idempotent_request')
    if (earlier < 0) this.sent.push({ key, to: email.to, subject: email.subject, body })
    if (this.mode === 'take and hang') return
    if (this.mode === 'lose the answer') return void request.socket.destroy()
    answer(200, { id: `id-${earlier < 0 ? this.sent.length - 1 : earlier}` })
  }
}
