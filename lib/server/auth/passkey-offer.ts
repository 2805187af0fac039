import 'server-only'

import { isKnownBrowser } from '@/lib/server/auth/device-cookie'
import { sealedCookie } from '@/lib/server/auth/sealed-cookie'
import { waysIn } from '@/lib/server/auth/ways-in'

const cookie = sealedCookie('passkey-offered', 365 * 24 * 60 * 60)

/** For a browser that needs no offer any more: it has been made one, or has used or added a passkey. */
export async function endPasskeyOffer(): Promise<void> {
  await cookie.keep('yes')
}

/**
 * Where somebody goes who has just signed in and wanted no page: to the offer of a passkey, once in each browser, and
 * not before their second visit. Null where there is nothing to offer.
 */
export async function passkeyOffer(): Promise<string | null> {
  const mayOffer = (await waysIn()).hasPasskeys && (await isKnownBrowser()) && (await cookie.read()) === null
  if (!mayOffer) return null
  await endPasskeyOffer()
  return '/account/passkeys?offer=yes'
}
