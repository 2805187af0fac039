import 'server-only'

import { z } from 'zod'

import { roleRequestEmail } from '@/lib/content/account/emails'
import type { RoleRequest } from '@/lib/domain/access/role-request'
import { writeTeamRequest } from '@/lib/server/emails/kinds/team-request'
import { serverEnv } from '@/lib/server/env'
import { logEvent } from '@/lib/server/log'
import { serviceClient } from '@/lib/server/supabase/service-client'

const outcomes = z.enum(['asked', 'already', 'limited', 'unverified', 'no_account'])
export type RoleRequestOutcome = z.output<typeof outcomes> | 'unavailable'

/**
 * Stores a request for an account type, and the email that tells the team, in one transaction. It assigns no role: a
 * member of the team does. Only for a verified account; asking again while one is waiting returns 'already'. It never
 * throws.
 */
export async function requestRole(
  user: { id: string; email: string },
  request: RoleRequest,
): Promise<RoleRequestOutcome> {
  try {
    const { preview, heading, labels, decideLead } = roleRequestEmail
    const answers = { email: user.email, ...request }
    const { html, text } = writeTeamRequest({
      preview,
      heading,
      decideLead,
      said: (['email', 'role', 'organisation', 'note'] as const).map((field) => ({
        label: labels[field],
        value: answers[field],
      })),
      desk: `${serverEnv.SITE_URL}/dashboard/team/people`,
    })
    const { data, error } = await serviceClient.rpc('request_role', {
      p_user_id: user.id,
      p_role: request.role,
      p_organisation: request.organisation,
      p_note: request.note,
      p_to_address: serverEnv.TEAM_EMAIL,
      p_subject: roleRequestEmail.subject(request.role),
      p_html: html,
      p_body_text: text,
    })
    if (error) throw new Error(error.code || 'no_answer')
    const outcome = outcomes.parse(data)
    logEvent('info', 'role_requested', { outcome, role: request.role })
    return outcome
  } catch (error) {
    logEvent('error', 'role_requested', {
      outcome: 'unavailable',
      reason: error instanceof Error ? error.message : 'unknown',
    })
    return 'unavailable'
  }
}
