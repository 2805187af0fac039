import 'server-only'

import type { GuardedForms } from '@/lib/server/forms/guarded-form'
import { deskCompanyForms } from '@/lib/server/desk/forms/companies'
import { digestForms } from '@/lib/server/desk/forms/digest'
import { emailForms } from '@/lib/server/desk/forms/emails'
import { enquiryForms } from '@/lib/server/desk/forms/enquiries'
import { heldForms } from '@/lib/server/desk/forms/held'
import { jobReviewForms } from '@/lib/server/desk/forms/job-review-forms'
import { deskPeopleForms } from '@/lib/server/desk/forms/desk-people-forms'
import { replyForms } from '@/lib/server/desk/forms/replies'
import { reportForms } from '@/lib/server/desk/forms/reports'
import { subjectForms } from '@/lib/server/desk/forms/subjects'

/** The forms of the desk, keyed by the last part of the URL that each is sent to. */
export const deskForms: GuardedForms = {
  ...deskCompanyForms,
  ...digestForms,
  ...emailForms,
  ...enquiryForms,
  ...heldForms,
  ...jobReviewForms,
  ...deskPeopleForms,
  ...replyForms,
  ...reportForms,
  ...subjectForms,
}
