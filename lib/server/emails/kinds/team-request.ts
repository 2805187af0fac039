import 'server-only'

import type { BothForms } from '@/lib/domain/emails/fill-email'
import { writeEmail } from '@/lib/domain/emails/write-email'

type Given = {
  preview: string
  heading: string
  /** What somebody said; what they left empty is left out. */
  said: readonly { label: string; value: string }[]
  decideLead: string
  /** Where it is answered. */
  desk: string
}

/** Tells the team who is asking for what, and where to answer. */
export const writeTeamRequest = ({ preview, heading, said, decideLead, desk }: Given): BothForms =>
  writeEmail({
    heading,
    preview,
    parts: [
      ...said.flatMap(({ label, value }) => (value ? [{ part: 'answer' as const, label, text: value }] : [])),
      { part: 'address', text: decideLead, href: desk },
    ],
  })
