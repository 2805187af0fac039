import { connect } from 'node:net'

/** A server's response to bytes that no HTTP client would send: status, headers in lower case, and the whole text. */
export function rawRequest(
  url: string,
  bytes: string,
  withinMs = 10_000,
): Promise<{ status: number; headers: Record<string, string>; text: string }> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let text = ''
    socket.setTimeout(withinMs, () => socket.destroy(new Error(`no end of the answer within ${withinMs} ms: ${text}`)))
    socket.on('data', (chunk) => (text += chunk.toString()))
    socket.on('error', reject)
    socket.on('close', () => {
      const [head = ''] = text.split('\r\n\r\n')
      const [first = '', ...lines] = head.split('\r\n')
      const headers = lines.map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.replace(/^[^:]*:\s*/, ''),
      ])
      resolve({ status: Number(first.split(' ')[1] ?? 0), headers: Object.fromEntries(headers), text })
    })
    socket.write(bytes)
  })
}
