import 'server-only'

import { safeReturnPath } from '@/lib/domain/access/return-path'
import { keptInput, type KeptInput } from '@/lib/server/auth/kept-input'

type Query = Record<string, string | string[] | undefined>

export type SignInQuery = {
  next: string | null
  problem: Pick<KeptInput, 'message' | 'field' | 'problems'> | null
  values: Partial<Record<string, string>>
  /** A query field that was given once, if its value is one of the known ones. */
  oneOf: <Known extends string>(name: string, known: readonly Known[]) => Known | null
}

/** What the URL of a sign-in page says, and what was kept of the form that led back to it. */
export async function readSignInQuery(searchParams: Promise<Query>): Promise<SignInQuery> {
  const query = await searchParams
  const kept = await keptInput(query.again, 'sign-in')
  return {
    next: safeReturnPath(query.next),
    problem: kept?.message ? { message: kept.message, field: kept.field, problems: kept.problems } : null,
    values: kept?.values ?? {},
    oneOf: (name, known) => known.find((value) => value === query[name]) ?? null,
  }
}
