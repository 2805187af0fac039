import type { Instrumentation } from 'next'

/** Next.js calls this once per runtime when the server starts; what it starts needs the Node.js runtime. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { isDevelopment } = await import('@/lib/server/env')
    const { logWhatLibrariesPrint } = await import('@/lib/server/library-messages')
    const { logMissingSettings } = await import('@/lib/server/health/missing-settings')
    const { startSenderLoop } = await import('@/lib/server/emails/sender-loop')
    if (!isDevelopment) logWhatLibrariesPrint()
    logMissingSettings()
    startSenderLoop()
  }
}

/**
 * Next.js calls this for each error that a page or handler did not catch itself. The route is the template, not the
 * address that somebody typed; its reference is the one that the error screen shows.
 */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, { routePath, routeType }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { logUnexpected } = await import('@/lib/server/unexpected')
  const digest = error instanceof Error && 'digest' in error ? error.digest : undefined
  logUnexpected(`${routeType} ${routePath}`, error, typeof digest === 'string' ? digest : undefined)
}
