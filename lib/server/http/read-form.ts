import 'server-only'

import { apiErrors } from '@/lib/content/enquiries/api-errors'
import { readPost } from '@/lib/server/http/read-post'

export type SentForm =
  | {
      fields: Record<string, string>
      /** Whether a character arrived as U+FFFD: what the form says must not be acted on, only shown again. */
      isBroken: boolean
    }
  /** @property refused the status to answer with */
  | { refused: number }

/**
 * Reads a form post from our own pages, for an endpoint that takes nothing else.
 * @param limit the largest body, in bytes
 */
export async function readForm(request: Request, limit: number): Promise<SentForm> {
  const post = await readPost(request, { form: limit })
  if (post.outcome === 'form') return { fields: post.fields, isBroken: false }
  if (post.outcome === 'json') return { refused: apiErrors.unsupported_media_type.status }
  const { code, fields = {} } = post
  return code === 'invalid_encoding' && Object.keys(fields).length > 0
    ? { fields, isBroken: true }
    : { refused: apiErrors[code].status }
}
