import 'server-only'

import { replyEmail as words } from '@/lib/content/desk/reply'
import { company } from '@/lib/content/site/company'
import type { BothForms, EmailPart } from '@/lib/domain/emails/fill-email'
import { writeEmail } from '@/lib/domain/emails/write-email'

type Given = {
  /** What the member wrote, with its line breaks. */
  text: string
  reference: string
}

/** A reply to somebody who sent an enquiry: the member's words, and how to write back. It says nothing about who we are. */
export function writeEnquiryReply({ text, reference }: Given): BothForms {
  const small = (line: string): EmailPart => ({ part: 'small', text: line })
  return writeEmail({
    heading: words.heading,
    preview: words.preview,
    parts: [
      ...text.split(/\n{2,}/).map((paragraph) => ({ part: 'text', text: paragraph }) as const),
      small(`${words.reference}: ${reference}`),
      small(words.writeBack(company.contactEmail)),
      small(words.notYou),
      small(company.neutralName),
    ],
  })
}
