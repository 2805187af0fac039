import 'server-only'

import { memberEvents, type EventChoices } from '@/lib/domain/applications/member-events'
import { readerOfPage } from '@/lib/server/auth/current-user'
import { serviceClient } from '@/lib/server/supabase/service-client'
import { z } from 'zod'

const choices = z.partialRecord(z.enum(memberEvents), z.enum(['daily', 'off'])).catch({})

/** @property hasTexts whether somebody who looks for work is told by SMS too that there is an update */
type EmailChoices = { isOn: boolean; events: EventChoices; hasTexts: boolean }

/**
 * Whether the visitor gets emails about applications, yes for somebody who never chose, and what a member of a company
 * does not want at once. Null when it cannot be told.
 */
export async function readEmailChoice(): Promise<EmailChoices | null> {
  const { data, error } = await (
    await readerOfPage()
  )
    .from('application_email_choices')
    .select('wants_emails, events, wants_texts')
  if (error) return null
  const [kept] = data
  return {
    isOn: kept?.wants_emails !== false,
    events: choices.parse(kept?.events ?? {}),
    hasTexts: kept?.wants_texts === true,
  }
}

/** Stores the choice of an account; false when it could not be stored. */
export async function keepEmailChoice(accountId: string, wants: boolean): Promise<boolean> {
  const { data, error } = await serviceClient.rpc('choose_application_emails', { p_actor: accountId, p_wants: wants })
  return !error && data === true
}

/** Stores whether somebody is told by SMS; false when it could not be stored, or there is no number to send it to. */
export async function keepTextChoice(accountId: string, wants: boolean): Promise<boolean> {
  const { data, error } = await serviceClient.rpc('choose_update_texts', { p_actor: accountId, p_wants: wants })
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
