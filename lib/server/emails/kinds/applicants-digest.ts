import 'server-only'

import {
  applicantsEmail as words,
  applicantsLines,
  type ApplicantsCounts,
} from '@/lib/content/hiring/application-emails'
import type { BothForms } from '@/lib/domain/emails/fill-email'
import { writeEmail } from '@/lib/domain/emails/write-email'
import { countLines } from '@/lib/server/emails/kinds/count-lines'

type Given = { counts: ApplicantsCounts; siteUrl: string; stopUrl: string }

/** Numbers and links: names are only shown in the portal, after signing in. */
export const writeApplicantsDigest = ({ counts, siteUrl, stopUrl }: Given): BothForms =>
  writeEmail({
    heading: words.heading,
    preview: words.preview,
    parts: [
      ...countLines(applicantsLines, counts, siteUrl),
      { part: 'text', text: words.lead },
      { part: 'stop', text: words.stopLead, label: words.stop, href: stopUrl },
    ],
  })
