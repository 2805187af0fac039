import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'

import { freePort } from './free-port'

/** Only the sign-in half says 'too many', or is slow: it answers after three seconds. */
export type ProviderMode = 'answer' | 'slow' | 'hang' | 'fail' | 'refuse' | 'too many'
/** For calls that store an enquiry or many people: the response is late, or is lost although everything was done. */
export type KeepingMode = 'answer' | { lateMs: number } | 'lost'

/** Sits between a site and Supabase: passes everything on and counts it, or behaves like a provider in trouble. */
export class ProviderBetween {
  mode: ProviderMode = 'answer'
  keeping: KeepingMode = 'answer'
  /** Method and path of each request that arrived. */
  readonly calls: string[] = []
  url = ''
  readonly #target: URL
  #server = createServer((request, response) => this.#handle(request, response))

  constructor(supabaseUrl: string) {
    this.#target = new URL(supabaseUrl)
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

  callsTo(path: string): number {
    return this.calls.filter((call) => call.includes(path)).length
  }

  #handle(request: IncomingMessage, response: ServerResponse): void {
    this.calls.push(`${request.method} ${request.url}`)
    if (this.mode === 'hang') return
    if (this.mode === 'refuse') return void request.socket.destroy()
    if (this.mode === 'fail') {
      return void response.writeHead(500, { 'content-type': 'application/json' }).end('{"message":"broken"}')
    }
    if (this.mode === 'too many' && request.url?.startsWith('/auth/v1/')) {
      const headers = { 'content-type': 'application/json', 'retry-after': '60' }
      return void response
        .writeHead(429, headers)
        .end('{"code":429,"error_code":"over_request_rate_limit","msg":"wait"}')
    }
    const { hostname, port } = this.#target
    const { url: path, method, headers } = request
    const keeping = /\/rpc\/(accept_|import_people)/.test(path ?? '') ? this.keeping : 'answer'
    const onward = httpRequest({ hostname, port, path, method, headers }, (answer) => {
      if (keeping === 'lost') return void answer.resume()
      const passOn = () => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      }
      if (keeping !== 'answer') setTimeout(passOn, keeping.lateMs)
      else if (this.mode === 'slow' && path?.startsWith('/auth/v1/')) setTimeout(passOn, 3000)
      else passOn()
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  }
}
