import 'server-only'

import { apiErrors, type ApiErrorCode } from '@/lib/content/api-errors'

type Details = { requestId: string; fields?: Record<string, string>; headers?: Record<string, string> }

/** A refusal as JSON: `{ ok: false, error: { code, message, fields? }, requestId }`. */
export function errorAnswer(code: ApiErrorCode, { requestId, fields, headers }: Details): Response {
  const { status, message } = apiErrors[code]
  const error = fields ? { code, message, fields } : { code, message }
  return Response.json(
    { ok: false, error, requestId },
    { status, headers: { 'Cache-Control': 'no-store', ...headers } },
  )
}
