/** Next.js calls this once when the server starts, in each of its runtimes; the sender needs the Node.js one. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startSenderLoop } = await import('@/lib/server/emails/sender-loop')
    startSenderLoop()
  }
}
