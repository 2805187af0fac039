import 'server-only'

import pino from 'pino'

import { serverEnv } from '@/lib/server/env'

type LogFields = Record<string, string | number | boolean | null | undefined>

const logger = pino({
  level: serverEnv.LOG_LEVEL,
  base: null,
  messageKey: 'event',
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
})

/** One JSON line on stdout. Scalars only, so that a whole enquiry cannot be passed in and end up in the logs. */
export function logEvent(level: 'info' | 'warn' | 'error', event: string, fields: LogFields = {}): void {
  logger[level](fields, event)
}
