import { createServer, request as askFor, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

import { freePort } from './free-port'

/**
 * Sits between a browser and a site in place of the network: it can be cut, be slow, lead to another site, or alter
 * responses.
 */
export class Line {
  url = ''
  isCut = false
  delayMs = 0
  /** What to change in the response at a path, as a later release would. */
  readonly changes = new Map<string, (body: string) => string>()
  /** Where to stop in the response at a path, and until when. */
  readonly pauses = new Map<string, { before: string; until: Promise<unknown> }>()
  /** Method and path of each request that arrived. */
  readonly calls: string[] = []
  #target: string
  #server = createServer((request, response) => void this.#pass(request, response))

  constructor(target: string) {
    this.#target = target
  }

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

  cut(): void {
    this.isCut = true
    this.#server.closeAllConnections()
  }

  mend(): void {
    this.isCut = false
  }

  leadTo(target: string): void {
    this.#target = target
  }

  async #pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.isCut) return void request.socket.destroy()
    this.calls.push(`${request.method} ${request.url}`)
    await pause(this.delayMs)
    const { hostname, port } = new URL(this.#target)
    const change = this.changes.get(request.url ?? '')
    const stop = this.pauses.get(request.url ?? '')
    const headers = { ...request.headers }
    if (change ?? stop) {
      delete headers['accept-encoding']
      delete headers['if-none-match']
      delete headers['if-modified-since']
    }
    const asked = askFor({ hostname, port, path: request.url, method: request.method, headers }, (answer) => {
      if (!change && !stop) {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
        return
      }
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const ownOfBody = ['content-length', 'etag', 'last-modified']
        const kept = Object.entries(answer.headers).filter(([name]) => !ownOfBody.includes(name))
        response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept))
        const whole = Buffer.concat(parts).toString()
        const body = change?.(whole) ?? whole
        if (!stop) return void response.end(body)
        const end = body.indexOf(stop.before)
        response.write(body.slice(0, end))
        void stop.until.then(() => response.end(body.slice(end)))
      })
    })
    asked.on('error', () => request.socket.destroy())
    request.pipe(asked)
  }
}
