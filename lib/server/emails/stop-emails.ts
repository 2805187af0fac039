import 'server-only'

import type { StopKind } from '@/lib/content/emails/stop-words'
import { readStopToken } from '@/lib/server/emails/stop-addresses'
import { noStore } from '@/lib/server/http/no-store'
import { readBody } from '@/lib/server/http/read-body'
import { seeOther } from '@/lib/server/http/see-other'
import { addToQuery } from '@/lib/server/http/add-to-query'
import { logEvent } from '@/lib/server/log'
import { serviceClient } from '@/lib/server/supabase/service-client'

const page = '/stop-emails'
const bodyLimitBytes = 4 * 1024

// Somebody who no longer has such an account gets none of these emails either, so their wish is met.
const stops: Record<StopKind, (id: string) => PromiseLike<{ error: unknown }>> = {
  team_digest: (id) => serviceClient.rpc('choose_digest', { p_actor: id, p_wants: false }),
  applicants_digest: (id) => serviceClient.rpc('choose_application_emails', { p_actor: id, p_wants: false }),
  applicant_news: (id) => serviceClient.rpc('choose_application_emails', { p_actor: id, p_wants: false }),
  application_update: (id) => serviceClient.rpc('stop_application_emails', { p_application: id }),
  job_question: (id) => serviceClient.rpc('choose_application_emails', { p_actor: id, p_wants: false }),
  job_alert: (id) => serviceClient.rpc('stop_job_alert', { p_id: id }),
  support_digest: (id) => serviceClient.rpc('choose_support_emails', { p_actor: id, p_news: null, p_digest: false }),
  support_news: (id) => serviceClient.rpc('choose_support_emails', { p_actor: id, p_news: false, p_digest: null }),
}

/**
 * Switches off the emails that a token stops. A mail program posts List-Unsubscribe=One-Click (RFC 8058), from no page
 * and without a session, and gets just a status; the button on /stop-emails gets that page. Only the token counts, so
 * it does not matter where the post comes from.
 */
export async function stopEmails(request: Request): Promise<Response> {
  const body = await readBody(request, bodyLimitBytes)
  if (body.outcome !== 'read') return new Response(null, { status: 400, headers: noStore })
  const fields = new URLSearchParams(body.text)
  const token = fields.get('token') ?? new URL(request.url).searchParams.get('token') ?? ''
  const isProgram = !fields.has('token')

  const stop = readStopToken(token)
  const isDone = stop !== null && !(await stops[stop.kind](stop.id)).error
  const outcome = isDone ? 'done' : stop === null ? 'broken' : 'unavailable'
  logEvent(outcome === 'unavailable' ? 'error' : 'info', 'emails_stopped', {
    kind: stop?.kind ?? '',
    outcome,
    is_program: isProgram,
  })
  if (isProgram) {
    return new Response(null, { status: isDone ? 200 : stop === null ? 400 : 503, headers: noStore })
  }
  return seeOther(addToQuery(page, isDone ? { state: 'done', kind: stop.kind } : { state: outcome, token }))
}

/** A visit stops nothing, because programs check links: it leads to the page that asks. */
export function showStopPage(request: Request): Response {
  return seeOther(addToQuery(page, { token: new URL(request.url).searchParams.get('token') ?? '' }))
}
