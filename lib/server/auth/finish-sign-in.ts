import 'server-only'

import type { User } from '@supabase/supabase-js'
import { cookies } from 'next/headers'

import { roleOf } from '@/lib/domain/access/role'
import { safeReturnPath, secondStepAddress } from '@/lib/domain/access/return-path'
import { rememberDevice } from '@/lib/server/auth/device-cookie'
import { phoneOf, signInNamesOf } from '@/lib/server/auth/judge-session'
import { forgetInput } from '@/lib/server/auth/kept-input'
import { landingPageOf } from '@/lib/server/auth/landing-page'
import { passkeyOffer } from '@/lib/server/auth/passkey-offer'
import { newSignedInMark } from '@/lib/server/auth/signed-in-mark'

/**
 * Marks the browser as signed in and, unless a second step is still to come, as a device of the account.
 * @param wanted where the person was going, if it is a page on this site
 * @returns where they go now
 */
export async function finishSignIn(user: User, wanted: unknown): Promise<string> {
  const jar = await cookies()
  jar.set(newSignedInMark())
  const place = safeReturnPath(wanted)
  // The form to return to must still be able to show what was typed into it.
  if (!place?.includes('again=')) await forgetInput()
  if (user.factors?.some(({ status }) => status === 'verified')) return secondStepAddress(place)
  const offer = place === null ? await passkeyOffer() : null
  await rememberDevice(signInNamesOf({ id: user.id, email: user.email ?? '', phone: phoneOf(user) }))
  const { app_metadata, user_metadata } = user
  return (
    place ??
    offer ??
    landingPageOf({ id: user.id, role: roleOf(app_metadata.role), wantedRole: user_metadata.wanted_role })
  )
}
