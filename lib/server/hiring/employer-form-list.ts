import 'server-only'

import type { GuardedForms } from '@/lib/server/forms/guarded-form'
import { applicantForms } from '@/lib/server/hiring/forms/applicant-forms'
import { applicantNoteForms } from '@/lib/server/hiring/forms/applicant-notes'
import { companyDetailForms } from '@/lib/server/hiring/forms/company'
import { companyJobForms } from '@/lib/server/hiring/forms/company-job-forms'
import { employerMessageForms } from '@/lib/server/hiring/forms/messages'
import { colleagueForms } from '@/lib/server/hiring/forms/colleague-forms'
import { readingForms } from '@/lib/server/hiring/forms/readings'
import { socialValueForms } from '@/lib/server/hiring/forms/social-value'

/** The forms of the employer's portal, keyed by the last part of the URL that each is sent to. */
export const employerForms: GuardedForms = {
  ...applicantForms,
  ...applicantNoteForms,
  ...colleagueForms({
    kind: 'employer',
    at: '/dashboard/employerportal/company/people',
    home: '/dashboard/employerportal/company',
  }),
  ...companyDetailForms,
  ...companyJobForms,
  ...employerMessageForms,
  ...readingForms,
  ...socialValueForms,
}
