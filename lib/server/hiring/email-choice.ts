import 'server-only'

import { memberEvents, type EventChoices } from '@/lib/domain/applications/member-events'
import { readerOfPage } from '@/lib/server/auth/current-user'
import { serviceClient } from '@/lib/server/supabase/service-client'
import { z } from 'zod'

const choices = z.partialRecord(z.enum(memberEvents), z.enum(['daily', 'off'])).catch({})

/**
 * Whether the visitor gets emails about applications, yes for somebody who never chose, and what a member of a company
 * does not want at once. Null when it cannot be told.
 */
export async function readEmailChoice(): Promise<{ isOn: boolean; events: EventChoices } | null> {
  const { data, error } = await (await readerOfPage()).from('application_email_choices').select('wants_emails, events')
  return error ? null : { isOn: data[0]?.wants_emails !== false, events: choices.parse(data[0]?.events ?? {}) }
}

/** Stores the choice of an account; false when it could not be stored. */
export async function keepEmailChoice(accountId: string, wants: boolean): Promise<boolean> {
  const { data, error } = await serviceClient.rpc('choose_application_emails', { p_actor: accountId, p_wants: wants })
  return !error && data === true
}

/** Stores when a member is told of what; false when it could not be stored. */
export async function keepEventChoices(accountId: string, events: EventChoices): Promise<boolean> {
  const { data, error } = await serviceClient.rpc('choose_member_events', {
    p_actor: accountId,
    p_events: JSON.stringify(events),
  })
  return !error && data === true
}
