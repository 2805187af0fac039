import 'server-only'

import { digestEmail as words, digestLines, type DigestCounts } from '@/lib/content/desk/digest'
import type { BothForms } from '@/lib/domain/emails/fill-email'
import { writeEmail } from '@/lib/domain/emails/write-email'
import { countLines } from '@/lib/server/emails/kinds/count-lines'

type Given = { counts: DigestCounts; siteUrl: string; stopUrl: string }

/** Numbers and links: names are only shown on the desk, after signing in. */
export const writeTeamDigest = ({ counts, siteUrl, stopUrl }: Given): BothForms =>
  writeEmail({
    heading: words.heading,
    preview: words.preview,
    parts: [
      ...countLines(digestLines, counts, siteUrl),
      { part: 'stop', text: words.stopLead, label: words.stop, href: stopUrl },
    ],
  })
