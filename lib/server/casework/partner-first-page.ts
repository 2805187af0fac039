import 'server-only'

import { z } from 'zod'

import { lookDays } from '@/lib/domain/casework/support-alerts'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { ownEnquiry } from '@/lib/server/accounts/own-record'
import { readerOfPage } from '@/lib/server/auth/current-user'
import { mentoringWork } from '@/lib/server/casework/mentoring'
import { caseloadScreen } from '@/lib/server/casework/people'
import { referralTasks } from '@/lib/server/casework/referrals'
import { unreadSupport } from '@/lib/server/casework/support-messages'
import { supportDayOf } from '@/lib/server/casework/support-work'
import { organisationRow } from '@/lib/server/hiring/companies'
import { setOwnStatus } from '@/lib/server/http/own-status'

const answered = z.object({
  organisation: organisationRow.nullable(),
  colleagues: z.number(),
  invitations: z.number(),
  day: z.unknown(),
  unread: unreadSupport,
  referrals: referralTasks.nullable(),
  mentoring: mentoringWork.nullable(),
  people: caseloadScreen.nullable(),
  enquiries: z.array(ownEnquiry),
})

/**
 * What the first page of a partner's or a caseworker's portal shows, read as the visitor in one question: asked one by one, the
 * nine parts took twice the time.
 * @throws when the database did not answer; the page is then answered with 503
 */
export async function loadPartnerFirstPage(today: PlainDate) {
  const { consentBy, contactBy } = lookDays(today)
  const client = await readerOfPage()
  const { data, error } = await client.rpc('partner_first_page', {
    p_day: today,
    p_consent_by: consentBy,
    p_contact_by: contactBy,
  })
  if (error) {
    setOwnStatus(503)
    throw new Error('the first page was not read', { cause: error })
  }
  const { organisation, day, people, ...rest } = answered.parse(data)
  return {
    ...rest,
    organisation: organisation?.kind === 'partner' ? organisation : null,
    day: supportDayOf(day, today),
    rights: people?.membership ?? null,
    workers: people?.workers ?? null,
  }
}
