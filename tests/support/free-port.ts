import { createServer } from 'node:net'

// Below the ports that systems give to outgoing connections (Linux: from 32768 on): between the question and the use of
// such a port, a connection of another test may take it.
const firstPort = 12_000
const portsOfEach = 1_000
const most = 20

// Each worker has ports of its own and gives them out in turn: a service may take seconds to listen on a port that it was
// given, and two that are starting must not be given the same one.
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? process.env.JEST_WORKER_ID ?? most - 1) % most
let next = Math.floor(Math.random() * portsOfEach)

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
    next = (next + 1) % portsOfEach
    const port = firstPort + worker * portsOfEach + next
    if (await isFree(port)) return port
  }
}
