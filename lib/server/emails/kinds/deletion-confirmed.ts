import 'server-only'

import { deletionConfirmedEmail as words } from '@/lib/content/account/leaving'
import { company } from '@/lib/content/site/company'
import type { BothForms } from '@/lib/domain/emails/fill-email'
import { writeEmail } from '@/lib/domain/emails/write-email'

/** Confirms to the person that their account is gone, in words that tell nobody else what it was for. */
export const writeDeletionConfirmed = (): BothForms =>
  writeEmail({
    heading: words.heading,
    preview: words.preview,
    parts: [...words.paragraphs, `${words.notYou} ${company.contactEmail}`, company.neutralName].map((text) => ({
      part: 'text',
      text,
    })),
  })
