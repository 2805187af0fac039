import 'server-only'

import { z } from 'zod'

import { ownJobWords } from '@/lib/content/casework/job-starts'
import { firstMessages } from '@/lib/domain/fields/first-messages'
import { ownJobForm } from '@/lib/domain/outcomes/job-check'
import { chooseForJobStart } from '@/lib/server/casework/job-starts'
import type { FormOutcome, GuardedForm, GuardedForms } from '@/lib/server/forms/guarded-form'
import { refusedFields } from '@/lib/server/forms/refused-fields'

type Sent = Parameters<GuardedForm['run']>[0]

const page = '/dashboard/candidateportal/applications'

/** What the person says about a job of theirs, and what they agree to. */
async function choose({ fields, user }: Sent): Promise<FormOutcome> {
  const start = z.uuid().safeParse(fields.start)
  const read = ownJobForm.safeParse(fields)
  if (!read.success) return refusedFields(firstMessages(read.error))
  const isKept =
    start.success &&
    (await chooseForJobStart(user.id, start.data, {
      hours: read.data.hours,
      fromDayRelease: fields.dayRelease === 'on',
      mayAskEmployer: fields.mayAsk === 'on',
      mayBeCounted: fields.mayCount === 'on',
    }))
  return isKept ? { done: 'job-choice', at: page } : { problem: ownJobWords.missing, field: null }
}

export const ownJobForms: GuardedForms = {
  'job-choice': { page: () => page, keep: ['start', 'hours', 'dayRelease', 'mayAsk', 'mayCount'], run: choose },
}
