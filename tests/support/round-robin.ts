import { createServer, request as httpRequest } from 'node:http'

import { freePort } from './free-port'

type RoundRobin = { url: string; stop: () => Promise<void> }

/**
 * A simple proxy in front of several copies of a site: each request goes to the next one, with its sender's address
 * recorded.
 */
export async function startRoundRobin(targets: readonly string[]): Promise<RoundRobin> {
  let turn = 0
  const server = createServer((request, response) => {
    const { hostname, port } = new URL(targets[turn++ % targets.length] ?? '')
    const { url: path, method, headers } = request
    const from = headers['x-forwarded-for'] ?? request.socket.remoteAddress ?? ''
    const onward = httpRequest(
      { hostname, port, path, method, headers: { ...headers, 'x-forwarded-for': from } },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      },
    )
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
