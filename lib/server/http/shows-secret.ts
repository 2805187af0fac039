import 'server-only'

import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (value: string): Buffer => createHash('sha256').update(value).digest()

/** Whether a request carries `Authorization: Bearer <secret>`. */
export function showsSecret(request: Request, secret: string): boolean {
  const given = request.headers.get('authorization') ?? ''
  // Digests are all the same length, so the comparison reveals nothing about the secret.
  return timingSafeEqual(digest(given), digest(`Bearer ${secret}`))
}
