import 'server-only'

import { logEvent } from '@/lib/server/log'

const framesKept = 6

const framesOf = (stack = ''): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, framesKept)
    .map((line) => line.trim())
    .join(' | ')

/**
 * Logs one line about what a library wanted to print: which error and where, but not its words, which may quote a
 * visitor.
 */
function logLibraryMessage(level: 'info' | 'warn' | 'error', parts: readonly unknown[]): void {
  const error = parts.find((part) => part instanceof Error)
  const { code, digest } = { ...error } as { code?: unknown; digest?: unknown }
  logEvent(level, 'library_message', {
    error_name: error?.name,
    error_code: code === undefined ? undefined : String(code),
    digest: digest === undefined ? undefined : String(digest),
    at: framesOf((error ?? new Error()).stack),
  })
}

/** From now on only JSON lines are printed, whatever libraries try to print. */
export function logWhatLibrariesPrint(): void {
  const at =
    (level: 'info' | 'warn' | 'error') =>
    (...parts: unknown[]): void =>
      logLibraryMessage(level, parts)
  Object.assign(console, { error: at('error'), warn: at('warn'), log: at('info'), info: at('info') })
  process.removeAllListeners('warning')
  process.on('warning', (warning) => logLibraryMessage('warn', [warning]))
}
