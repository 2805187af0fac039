import 'server-only'

import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (value: string): Buffer => createHash('sha256').update(value).digest()

/** Whether a request shows `Authorization: Bearer <secret>`. */
export function showsSecret(request: Request, secret: string): boolean {
  const given = request.headers.get('authorization') ?? ''
  // Digests are of one length, so that the comparison tells nothing about the secret.
  return timingSafeEqual(digest(given), digest(`Bearer ${secret}`))
}
