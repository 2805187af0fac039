import 'server-only'

import { safeReturnPath } from '@/lib/domain/access/return-path'
import { readSignInQuery } from '@/lib/server/auth/sign-in-query'
import { serverEnv } from '@/lib/server/env'

/** What a link in an email may confirm, by the provider's names. */
export const linkTypes = ['signup', 'email', 'magiclink', 'recovery', 'email_change', 'invite'] as const

type Query = Record<string, string | string[] | undefined>

/** Where the link was requested from, which the provider writes into it as the URL of our own callback. */
function placeIn(to: unknown): string | null {
  if (typeof to !== 'string' || !URL.canParse(to)) return null
  const { origin, searchParams } = new URL(to)
  return origin === serverEnv.SITE_URL ? safeReturnPath(searchParams.get('next')) : null
}

/** The parts of a link from an email; null when it was not copied in full. */
export async function readConfirmLink(searchParams: Promise<Query>) {
  const query = await searchParams
  const { next, problem, values, oneOf } = await readSignInQuery(searchParams)
  const tokenHash = query.token_hash ?? values.token_hash
  const type = oneOf('type', linkTypes) ?? linkTypes.find((known) => known === values.type)
  if (typeof tokenHash !== 'string' || !/^[\w-]{8,200}$/.test(tokenHash) || !type) return null
  return { tokenHash, type, next: next ?? placeIn(query.to), problem }
}
