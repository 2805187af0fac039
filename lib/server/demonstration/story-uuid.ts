import 'server-only'

import { createHash } from 'node:crypto'

/** The number that something in the story has in forms which take none but those that the database gives. */
export function storyUuid(id: string): string {
  const hex = createHash('sha256').update(id).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}
