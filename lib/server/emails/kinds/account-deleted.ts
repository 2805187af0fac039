import 'server-only'

import { accountDeletedEmail as words } from '@/lib/content/account/emails'
import type { BothForms } from '@/lib/domain/emails/fill-email'
import { writeEmail } from '@/lib/domain/emails/write-email'

/** Tells the team what to delete. The database inserts the references and times, which only its transaction knows. */
export const writeAccountDeleted = (): BothForms =>
  writeEmail({
    heading: words.heading,
    preview: words.preview,
    parts: [
      { part: 'text', text: words.text },
      { part: 'text', text: '{references}' },
      { part: 'text', text: words.times },
    ],
  })
