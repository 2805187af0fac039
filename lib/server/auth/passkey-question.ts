import 'server-only'

import { randomUUID } from 'node:crypto'

import { apiErrors } from '@/lib/content/enquiries/api-errors'
import { authClientOfHandler, userOfHandler } from '@/lib/server/auth/current-user'
import { limitedBy } from '@/lib/server/auth/limited-by'
import { mayLink } from '@/lib/server/auth/link-permit'
import { waysIn } from '@/lib/server/auth/ways-in'
import { logRequest, type LoggedAnswer } from '@/lib/server/http/log-request'
import { noStore } from '@/lib/server/http/no-store'
import { readPost } from '@/lib/server/http/read-post'
import { goOnWith } from '@/lib/server/unexpected'

const bodyLimitBytes = 1024

const refuse = (status: number, outcome: string): LoggedAnswer => ({
  answer: Response.json({ ok: false }, { status, headers: noStore }),
  log: { outcome },
})

/** Whether whoever asks may add a passkey to their account: they have shown a moment ago that it is theirs. */
async function mayAdd(): Promise<boolean> {
  const verdict = await userOfHandler()
  return verdict.state === 'signed-in' && !verdict.user.needsSecondStep && mayLink(verdict.user.id, 'passkey')
}

async function handle(request: Request): Promise<LoggedAnswer> {
  const post = await readPost(request, { form: bodyLimitBytes })
  if (post.outcome !== 'form') {
    const code = post.outcome === 'refused' ? post.code : 'unsupported_media_type'
    return refuse(apiErrors[code].status, code)
  }
  if (!(await waysIn()).hasPasskeys) return refuse(404, 'not_offered')
  // Each question is a row of the sign-in service.
  const limited = await limitedBy('code', `passkey ${randomUUID()}`, request.headers)
  if (limited) return refuse(limited.status, limited.reason)
  const isToAdd = post.fields.purpose === 'add'
  if (isToAdd && !(await mayAdd())) return refuse(403, 'not_permitted')
  const { passkey } = (await authClientOfHandler()).auth
  const { data } = await (isToAdd ? passkey.startRegistration() : passkey.startAuthentication()).catch(
    goOnWith('auth/passkey', { data: null }),
  )
  if (!data) return refuse(503, 'upstream_unavailable')
  const { challenge_id: challenge, options } = data
  return { answer: Response.json({ challenge, options }, { headers: noStore }), log: { outcome: 'done' } }
}

/** POST /auth/passkey-question: what a browser's passkey is to sign, for signing in or to be added to an account. */
export const askPasskeyQuestion = (request: Request): Promise<Response> =>
  logRequest('auth.step', '/auth/passkey-question', () => handle(request))
