import 'server-only'

import { confirmationBodies, confirmationEmail as words } from '@/lib/content/enquiries/emails'
import { company } from '@/lib/content/site/company'
import type { BothForms, EmailPart } from '@/lib/domain/emails/fill-email'
import { writeEmail } from '@/lib/domain/emails/write-email'
import type { EnquirySource } from '@/lib/domain/enquiries/enquiry-source'

type Given = {
  source: EnquirySource
  /** Whether they gave a number to call. */
  hasPhone: boolean
  reference: string
  /** The day by which we are in touch, in words. */
  callBy: string
  siteUrl: string
}

const sender = (siteUrl: string) => ({
  brand: company.brand,
  description: company.description,
  site: siteUrl.replace(/^https?:\/\//, ''),
  siteUrl,
  registered: `${company.brand}. ${company.numberLabel} ${company.number}. ${company.registeredOffice}.`,
})

/** Confirms an enquiry to the person who sent it. */
export function writeConfirmation({ source, hasPhone, reference, callBy, siteUrl }: Given): BothForms {
  const { isOpen, paragraphs, stepsHeading, steps, now, signature } = confirmationBodies[source](callBy, hasPhone)
  const text = (line: string): EmailPart => ({ part: 'text', text: line })
  return writeEmail({
    heading: words.heading,
    preview: words.preview,
    sender: isOpen ? sender(siteUrl) : undefined,
    parts: [
      ...paragraphs.map(text),
      ...(stepsHeading ? [{ part: 'strong', text: stepsHeading } as const] : []),
      ...steps.map((step, index) => text(`${index + 1}. ${step}`)),
      ...(now ? [text(now.text), { part: 'link', label: now.label, href: siteUrl + now.path } as const] : []),
      { part: 'reference', label: words.referenceLabel, text: reference },
      text(`${words.contactLead} ${company.contactEmail}`),
      text(words.notYou),
      text(signature),
    ],
  })
}
