import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

import { freePort } from '../free-port'

type Person = { sub: string; email: string; email_verified: boolean; name: string; [claim: string]: unknown }

/**
 * The three addresses that GoTrue asks of a Keycloak server: the page where somebody signs in, the exchange of its code
 * for a token, and who the token belongs to. Whoever is `person` is signed in at once.
 */
export class OpenIdProvider {
  url = ''
  /** Who signs in next; null for somebody who presses 'Cancel'. */
  person: Person | null = null
  #codes = new Map<string, Person>()
  #tokens = new Map<string, Person>()
  #server = createServer((request, response) => void this.#answer(request, response))

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

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.url)
    const send = (status: number, value: object) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    if (pathname.endsWith('/auth')) {
      const back = new URL(searchParams.get('redirect_uri') ?? '')
      back.searchParams.set('state', searchParams.get('state') ?? '')
      if (this.person) {
        const code = randomUUID()
        this.#codes.set(code, this.person)
        back.searchParams.set('code', code)
      } else back.searchParams.set('error', 'access_denied')
      return void response.writeHead(302, { location: back.href }).end()
    }
    if (pathname.endsWith('/token')) {
      let body = ''
      for await (const piece of request) body += String(piece)
      const code = new URLSearchParams(body).get('code') ?? ''
      const person = this.#codes.get(code)
      this.#codes.delete(code)
      if (!person) return send(400, { error: 'invalid_grant' })
      const token = randomUUID()
      this.#tokens.set(token, person)
      return send(200, { access_token: token, token_type: 'Bearer', expires_in: 300, scope: 'openid email profile' })
    }
    const person = this.#tokens.get((request.headers.authorization ?? '').replace(/^Bearer /, ''))
    return person ? send(200, person) : send(401, { error: 'invalid_token' })
  }
}
