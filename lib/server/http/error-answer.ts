import 'server-only'

import { apiErrors, type ApiErrorCode } from '@/lib/content/enquiries/api-errors'
import { noStore } from '@/lib/server/http/no-store'

type Details = { requestId: string; fields?: Record<string, string>; headers?: Record<string, string> }

/** A refusal as JSON: `{ ok: false, error: { code, message, fields? }, requestId }`. */
export function errorAnswer(code: ApiErrorCode, { requestId, fields, headers }: Details): Response {
  const { status, message } = apiErrors[code]
  const error = fields ? { code, message, fields } : { code, message }
  return Response.json({ ok: false, error, requestId }, { status, headers: { ...noStore, ...headers } })
}
