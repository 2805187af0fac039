import { createServer } from 'node:net'

// Below the ports that systems give to outgoing connections (Linux: from 32768 on): between the question and the use of
// such a port, a connection of another test may take it.
const firstPort = 12_000
const ports = 20_000

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false)
      else reject(error)
    })
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/** A loopback port that nothing is listening on. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = firstPort + Math.floor(Math.random() * ports)
    if (await isFree(port)) return port
  }
}
