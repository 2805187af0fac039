import 'server-only'

import type { User } from '@supabase/supabase-js'
import { cookies } from 'next/headers'

import { landingOf, roleOf } from '@/lib/domain/access/access'
import { safeReturnPath, secondStepAddress } from '@/lib/domain/access/return-path'
import { forgetInput } from '@/lib/server/auth/kept-input'
import { newMark } from '@/lib/server/auth/signed-in-mark'

/**
 * Marks the browser as signed in.
 * @param wanted where the person was going, if that is a place of ours
 * @returns where they go now
 */
export async function finishSignIn(user: User, wanted: unknown): Promise<string> {
  const jar = await cookies()
  jar.set(newMark())
  const place = safeReturnPath(wanted)
  // What was typed into the form to go back to is still to be shown there.
  if (!place?.includes('again=')) await forgetInput()
  if (user.factors?.some(({ status }) => status === 'verified')) return secondStepAddress(place)
  return place ?? landingOf(roleOf(user.app_metadata.role))
}
