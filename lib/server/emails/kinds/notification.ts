import 'server-only'

import { notificationEmail as words, type NotifiedField } from '@/lib/content/enquiries/emails'
import type { BothForms } from '@/lib/domain/emails/fill-email'
import { writeEmail } from '@/lib/domain/emails/write-email'
import type { EnquirySource } from '@/lib/domain/enquiries/enquiry-source'

type Given = {
  source: EnquirySource
  /** Whether the sender gave an address that the desk can write to. */
  hasEmail: boolean
  /** The page of the enquiry on the desk, where it is answered. */
  desk: string
  answers: Readonly<Partial<Record<NotifiedField, string>>>
  reference: string
}

const labels = Object.entries(words.labels) as [NotifiedField, string][]

/** Tells the team of an enquiry. */
export const writeNotification = ({ source, hasEmail, desk, answers, reference }: Given): BothForms =>
  writeEmail({
    heading: words.heading(source),
    preview: words.preview,
    parts: [
      { part: 'strong', text: reference },
      { part: 'link', label: words.answer, href: desk },
      { part: 'text', text: hasEmail ? words.replyRule : words.onlyCall },
      ...labels.flatMap(([field, label]) => {
        const text = answers[field]
        return text ? [{ part: 'answer' as const, label, text }] : []
      }),
    ],
  })
