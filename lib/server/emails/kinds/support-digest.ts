import 'server-only'

import {
  supportDigestEmail as words,
  supportDigestLines,
  type SupportCounts,
} from '@/lib/content/casework/support-digest'
import type { BothForms } from '@/lib/domain/emails/fill-email'
import { writeEmail } from '@/lib/domain/emails/write-email'
import { countLines } from '@/lib/server/emails/kinds/count-lines'

type Given = {
  counts: SupportCounts
  siteUrl: string
  /** The path of the reader's portal, whose first page lists all of it. */
  portal: string
  stopUrl: string
}

/** Numbers and links, without a name or a reference. */
export const writeSupportDigest = ({ counts, siteUrl, portal, stopUrl }: Given): BothForms => {
  const { appointments, toNote, alerts } = supportDigestLines
  const lines = {
    appointments: { label: appointments, path: portal },
    toNote: { label: toNote, path: portal },
    alerts: { label: alerts, path: portal },
  }
  return writeEmail({
    heading: words.heading,
    preview: words.preview,
    parts: [
      ...countLines(lines, counts, siteUrl),
      { part: 'stop', text: words.stopLead, label: words.stop, href: stopUrl },
    ],
  })
}
