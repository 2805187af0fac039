import 'server-only'

import { diaryForms } from '@/lib/server/casework/diary-forms'
import { ownMentoringForms } from '@/lib/server/casework/mentoring-forms'
import { ownJobForms } from '@/lib/server/casework/job-start-forms'
import { ownSupportWorkForms } from '@/lib/server/casework/support-work-forms'
import { suggestionForms } from '@/lib/server/casework/work-search-forms'
import { ownSupportForms } from '@/lib/server/casework/own-support-forms'
import type { GuardedForms } from '@/lib/server/forms/guarded-form'
import { applyForms } from '@/lib/server/hiring/forms/apply-about'
import { keptJobForms } from '@/lib/server/hiring/forms/kept-jobs'
import { candidateMessageForms } from '@/lib/server/hiring/forms/messages'
import { ownApplicationForms } from '@/lib/server/hiring/forms/own-applications'
import { profileForms } from '@/lib/server/hiring/forms/profile'
import { statementForms } from '@/lib/server/hiring/forms/statement'

/** The forms of the candidate's portal, keyed by the last part of the URL that each is sent to. */
export const candidateForms: GuardedForms = {
  ...applyForms,
  ...keptJobForms,
  ...candidateMessageForms,
  ...ownApplicationForms,
  ...profileForms,
  ...statementForms,
  ...ownSupportWorkForms(),
  ...ownSupportForms,
  ...diaryForms,
  ...ownMentoringForms(),
  ...suggestionForms,
  ...ownJobForms,
}
