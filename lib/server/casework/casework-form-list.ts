import 'server-only'

import { supportCalendarProblems } from '@/lib/content/casework/support-calendar'
import { calendarForms } from '@/lib/server/casework/calendar-forms'
import { organisationForms } from '@/lib/server/casework/organisation-forms'
import { mentorForms } from '@/lib/server/casework/mentoring-forms'
import { supportWorkForms } from '@/lib/server/casework/support-work-forms'
import { workSearchForms } from '@/lib/server/casework/work-search-forms'
import { referralForms } from '@/lib/server/casework/referral-forms'
import { supportedPeopleForms } from '@/lib/server/casework/people-forms'
import type { LivePortal } from '@/lib/domain/casework/people-portal'
import type { GuardedForms } from '@/lib/server/forms/guarded-form'
import { colleagueForms } from '@/lib/server/hiring/forms/colleague-forms'

/**
 * The forms of the partner's and the caseworker's portal, keyed by the last part of the URL that each is sent to.
 * @param portal the path of the portal
 */
export const caseworkForms = (portal: LivePortal): GuardedForms => ({
  ...colleagueForms({ kind: 'partner', at: `${portal}/organisation/members`, home: `${portal}/organisation` }),
  ...organisationForms(portal),
  ...supportWorkForms(portal),
  ...workSearchForms(portal),
  ...mentorForms(portal),
  ...calendarForms(portal, supportCalendarProblems.forbidden),
  ...supportedPeopleForms(portal),
  ...referralForms(portal),
})
