import 'server-only'

import { referralReceiptEmail as words } from '@/lib/content/casework/referral-emails'
import { company } from '@/lib/content/site/company'
import type { BothForms, EmailPart } from '@/lib/domain/emails/fill-email'
import { writeEmail } from '@/lib/domain/emails/write-email'

type Given = { reference: string; by: string; siteUrl: string }

const text = (words: string): EmailPart => ({ part: 'text', text: words })

/** Gives somebody who referred themselves their reference, what happens next, and how to take it back. */
export const writeReferralReceipt = ({ reference, by, siteUrl }: Given): BothForms =>
  writeEmail({
    heading: words.heading,
    preview: words.preview,
    parts: [
      text(words.sent),
      { part: 'strong', text: words.next },
      ...words.steps(by).map((step, index) => text(`${index + 1}. ${step}`)),
      text(words.back),
      { part: 'link', label: words.stopIt, href: `${siteUrl}/account` },
      { part: 'reference', label: words.referenceLabel, text: reference },
      text(`${words.contactLead} ${company.contactEmail}`),
      text(words.notYou),
      text(company.neutralName),
    ],
  })
