import 'server-only'

import type { ApiErrorCode } from '@/lib/content/enquiries/api-errors'
import { serverEnv } from '@/lib/server/env'
import { parseJsonObject } from '@/lib/server/http/parse-json-object'
import { readBody } from '@/lib/server/http/read-body'
import { judgeOrigin } from '@/lib/server/http/same-origin'

type Format = 'json' | 'form'

/** 'json', 'form' (an ordinary form post), or undefined for anything else: other types, charsets and compressions. */
export function formatOf(headers: Headers): Format | undefined {
  const encoding = headers.get('content-encoding')
  if (encoding && encoding !== 'identity') return undefined
  const [type = '', ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(';')
  const charset = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('charset='))
  if (charset && !/^charset="?utf-8"?$/.test(charset)) return undefined
  if (type.trim() === 'application/json') return 'json'
  return type.trim() === 'application/x-www-form-urlencoded' ? 'form' : undefined
}

const bodyCodes = {
  'too-large': 'body_too_large',
  'too-slow': 'body_timeout',
  'not-utf8': 'invalid_encoding',
  aborted: 'invalid_json',
} as const satisfies Record<string, ApiErrorCode>

/** Several times as many as the longest form of ours has. */
const mostFields = 1000

const hasTooManyFields = (text: string): boolean => text.split('&', mostFields + 1).length > mostFields

/** The fields of a form post, each once: if a field is sent twice, the first counts. One pass, however many there are. */
function fieldsIn(text: string): Record<string, string> {
  const fields = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(text)) if (!fields.has(name)) fields.set(name, value)
  return Object.fromEntries(fields)
}

/** The largest body accepted in each format, in bytes. A format without a limit is refused. */
export type Limits = Readonly<Partial<Record<Format, number>>>

export type Post =
  | { outcome: 'form'; fields: Record<string, string> }
  | { outcome: 'json'; object: Record<string, unknown> }
  | {
      outcome: 'refused'
      code: ApiErrorCode
      /**
       * The fields of a form post from our own pages, as far as they could be read, so that the form can be shown again
       * filled in.
       */
      fields?: Record<string, string>
    }

/**
 * Reads what was posted to one of our endpoints: a form from our own pages and, where it has a limit, a JSON object.
 * The response is up to each endpoint. Programs may post JSON that comes from no page at all; a browser always says
 * where a form was sent from. It never throws because of what a client sent.
 */
export async function readPost(request: Request, limits: Limits): Promise<Post> {
  const { headers } = request
  const origin = judgeOrigin(headers, serverEnv.SITE_URL)
  const format = formatOf(headers)
  const mayComeFromNoPage = limits.json !== undefined && format !== 'form'
  if (origin === 'other' || (origin === 'none' && !mayComeFromNoPage)) {
    return { outcome: 'refused', code: 'cross_origin' }
  }
  const limit = format && limits[format]
  if (limit === undefined) return { outcome: 'refused', code: 'unsupported_media_type' }

  const body = await readBody(request, limit)
  if (body.outcome !== 'read') {
    return { outcome: 'refused', code: bodyCodes[body.outcome], fields: format === 'form' ? {} : undefined }
  }
  if (format === 'json') {
    const object = parseJsonObject(body.text)
    return object ? { outcome: 'json', object } : { outcome: 'refused', code: 'invalid_json' }
  }
  if (hasTooManyFields(body.text)) return { outcome: 'refused', code: 'body_too_large', fields: {} }
  const fields = fieldsIn(body.text)
  // Percent-encoded bytes that were not UTF-8 have become this character.
  const isBroken = Object.values(fields).some((value) => value.includes('\ufffd'))
  return isBroken ? { outcome: 'refused', code: 'invalid_encoding', fields } : { outcome: 'form', fields }
}
