import 'server-only'

import { partnerRequestForms } from '@/lib/server/casework/organisation-forms'
import type { GuardedForms } from '@/lib/server/forms/guarded-form'
import { companyRequestForms } from '@/lib/server/hiring/forms/company'
import { earlyAdvertForms } from '@/lib/server/hiring/forms/company-job-forms'
import { invitationForms } from '@/lib/server/hiring/forms/colleague-forms'

/** The forms by which an account joins an organisation, keyed by the last part of the URL that each is sent to. */
export const joinForms: GuardedForms = {
  ...companyRequestForms,
  ...partnerRequestForms,
  ...invitationForms,
  ...earlyAdvertForms,
}
