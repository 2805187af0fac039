import 'server-only'

import { company } from '@/lib/content/site/company'
import type { BothForms } from '@/lib/domain/emails/fill-email'
import { writeEmail } from '@/lib/domain/emails/write-email'

type Given = {
  words: { heading: string; button: string; stopLead: string; stop: string }
  /** What to do now. */
  line: string
  /** Where it is done. */
  url: string
  stopUrl: string
}

/** Says what there is to do, and nothing about with whom or about what. */
export const writeApplicationUpdate = ({ words, line, url, stopUrl }: Given): BothForms =>
  writeEmail({
    heading: words.heading,
    preview: line,
    parts: [
      { part: 'text', text: line },
      { part: 'button', label: words.button, href: url },
      { part: 'text', text: company.neutralName },
      { part: 'stop', text: words.stopLead, label: words.stop, href: stopUrl },
    ],
  })
