import { createServer, type Server, type Socket } from 'node:net'

import { freePort } from './free-port'

/**
 * An SMTP server (RFC 5321, as far as a client needs it) that can be slow to accept an email. For as long as it is told
 * to, it defers recipients whose address begins with "grey" and permanently rejects those that begin with "nobody".
 */
export class SmtpStandIn {
  url = ''
  /** How long it takes to accept the contents, in milliseconds. */
  slownessMs = 0
  refusesNobody = true
  readonly taken: { to: string; messageId: string }[] = []
  #server: Server = createServer((socket) => this.#talk(socket))
  #sockets = new Set<Socket>()

  async start(): Promise<this> {
    const port = await freePort()
    this.url = `smtp://127.0.0.1:${port}`
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve))
    return this
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #talk(socket: Socket): void {
    this.#sockets.add(socket)
    socket.on('close', () => this.#sockets.delete(socket))
    socket.on('error', () => undefined)
    const say = (line: string): void => void socket.write(`${line}\r\n`)
    let received = ''
    let isContents = false
    let to = ''
    say('220 stand-in')
    socket.on('data', (chunk) => {
      received += chunk.toString()
      for (;;) {
        const end = received.indexOf(isContents ? '\r\n.\r\n' : '\r\n')
        if (end < 0) return
        const line = received.slice(0, end)
        received = received.slice(end + (isContents ? 5 : 2))
        if (isContents) {
          isContents = false
          const messageId = /^Message-ID: (\S+)/im.exec(line)?.[1] ?? ''
          this.taken.push({ to, messageId })
          setTimeout(() => say('250 taken'), this.slownessMs)
        } else if (/^EHLO|^HELO/i.test(line)) say('250 stand-in')
        else if (/^RCPT TO:/i.test(line)) {
          to = /<([^>]*)>/.exec(line)?.[1] ?? ''
          if (this.refusesNobody && to.startsWith('nobody')) say('550 no such mailbox')
          else say(to.startsWith('grey') ? '451 later, please' : '250 ok')
        } else if (/^DATA/i.test(line)) {
          isContents = true
          say('354 go on')
        } else if (/^QUIT/i.test(line)) {
          say('221 bye')
          socket.end()
        } else say('250 ok')
      }
    })
  }
}
