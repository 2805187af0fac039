import 'server-only'

import { subjectRequestEmail as words } from '@/lib/content/desk/subjects'
import { company } from '@/lib/content/site/company'
import { writeEmail } from '@/lib/domain/emails/write-email'
import { publicEnv } from '@/lib/public-env'

/** Tells somebody that their data was asked for, with the code that lets the team see it. */
export const writeSubjectRequest = (code: string) => ({
  subject: words.subject,
  ...writeEmail({
    heading: words.subject,
    preview: words.preview,
    parts: [...words.paragraphs(code, publicEnv.contactEmail), company.neutralName].map((text) => ({
      part: 'text' as const,
      text,
    })),
  }),
})
