/** Next.js calls this once per runtime when the server starts; what it starts needs the Node.js runtime. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { isDevelopment } = await import('@/lib/server/env')
    const { logWhatLibrariesPrint } = await import('@/lib/server/library-messages')
    const { startSenderLoop } = await import('@/lib/server/emails/sender-loop')
    if (!isDevelopment) logWhatLibrariesPrint()
    startSenderLoop()
  }
}
