import 'server-only'

import { z } from 'zod'

import type { ApiErrorCode } from '@/lib/content/api-errors'
import { fieldMessages } from '@/lib/domain/enquiries/field-messages'
import type { CheckedEnquiry, Intake } from '@/lib/server/enquiries/intake'
import { parseJsonObject } from '@/lib/server/http/parse-json-object'
import { bodyLimitBytes, formBodyLimitBytes, readBody } from '@/lib/server/http/read-body'

type Format = 'json' | 'form'
export type Submission =
  | { outcome: 'valid'; enquiry: CheckedEnquiry; isHoneypotFilled: boolean; sent: Record<string, unknown> }
  | {
      outcome: 'refused'
      code: ApiErrorCode
      fields?: Record<string, string>
      /** What was sent, as far as it could be read, so that a form without scripts can be given back filled in. */
      sent: Record<string, unknown>
    }

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

/** A form sends each value as text, and an unticked box not at all. */
function fromFormPost(text: string, tickBoxes: readonly string[]): Record<string, unknown> {
  const form = new URLSearchParams(text)
  return {
    ...Object.fromEntries(form),
    ...Object.fromEntries(tickBoxes.map((name) => [name, form.get(name) === 'on'])),
  }
}

const honeypot = z.object({ website: z.unknown().optional() })

/** Reads and checks the body of an enquiry. Says what is wrong with it; never throws on what a client sent. */
export async function parseSubmission(request: Request, format: Format, intake: Intake): Promise<Submission> {
  const body = await readBody(request, format === 'form' ? formBodyLimitBytes : bodyLimitBytes)
  if (body.outcome !== 'read') {
    const code = { 'too-large': 'body_too_large', 'too-slow': 'body_timeout', 'not-utf8': 'invalid_encoding' } as const
    return { outcome: 'refused', code: body.outcome === 'aborted' ? 'invalid_json' : code[body.outcome], sent: {} }
  }
  const sent = format === 'json' ? parseJsonObject(body.text) : fromFormPost(body.text, intake.tickBoxes)
  if (!sent) return { outcome: 'refused', code: 'invalid_json', sent: {} }
  // What was no UTF-8 under its percent signs has become this character.
  if (format === 'form' && Object.values(sent).some((value) => String(value).includes('\ufffd'))) {
    return { outcome: 'refused', code: 'invalid_encoding', sent }
  }

  const checked = intake.check(sent)
  if (!checked.success) {
    return { outcome: 'refused', code: 'validation_failed', fields: fieldMessages(checked.error), sent }
  }
  const { website } = honeypot.parse(sent)
  const isHoneypotFilled = website !== undefined && website !== null && website !== ''
  return { outcome: 'valid', enquiry: checked.enquiry, isHoneypotFilled, sent }
}
