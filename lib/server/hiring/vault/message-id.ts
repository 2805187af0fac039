import 'server-only'

import { createHash } from 'node:crypto'
import { z } from 'zod'

/**
 * The id of a message: the same for the same words sent twice from one form, so that they are one message, and another
 * for other words. Somebody who goes back to a form they have sent, and writes again there, has written another message;
 * and nobody else's message has that id, whatever a form says.
 * @param formId the id that the form was made with; a made-up one stands for anything that is none
 * @param content who writes, where, and what
 * @returns a UUID (RFC 9562, version 8)
 */
export function messageIdOf(formId: string | undefined, content: readonly string[]): string {
  const made = z.uuid().safeParse(formId).data ?? crypto.randomUUID()
  const hex = createHash('sha256')
    .update(JSON.stringify([made, ...content]))
    .digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
