import 'server-only'

import { z } from 'zod'

import type { ExternalProvider } from '@/lib/domain/access/ways-in'
import { sealedCookie } from '@/lib/server/auth/sealed-cookie'

type Way = ExternalProvider | 'passkey'

const forSeconds = 10 * 60
const cookie = sealedCookie('link-way', forSeconds)
const permit = z.object({ userId: z.string(), provider: z.string(), until: z.number() })

/** After the owner of an account has shown that it is them: lets this browser add a way in to that account. */
export async function permitLink(userId: string, provider: Way): Promise<void> {
  await cookie.keep(JSON.stringify({ userId, provider, until: Date.now() + forSeconds * 1000 }))
}

/** Whether this browser may add that way in. */
export async function mayLink(userId: string, provider: Way): Promise<boolean> {
  const text = await cookie.read()
  const kept = text === null ? null : permit.safeParse(JSON.parse(text)).data
  return kept?.userId === userId && kept.provider === provider && kept.until > Date.now()
}

/** For when it has been used. */
export const endLinkPermit = (): Promise<void> => cookie.forget()
