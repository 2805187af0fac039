import 'server-only'

import { passkeyAddedEmail as words } from '@/lib/content/account/passkeys'
import { company } from '@/lib/content/site/company'
import type { BothForms, EmailPart } from '@/lib/domain/emails/fill-email'
import { writeEmail } from '@/lib/domain/emails/write-email'

const text = (words: string): EmailPart => ({ part: 'text', text: words })

/** Tells an account's owner that a passkey was added, and what to do if it was somebody else. */
export const writePasskeyAdded = (siteUrl: string): BothForms =>
  writeEmail({
    heading: words.heading,
    preview: words.preview,
    parts: [
      ...words.paragraphs.map(text),
      { part: 'address', text: words.notYou, href: `${siteUrl}/account/passkeys` },
      text(words.help(company.contactEmail)),
      text(company.neutralName),
    ],
  })
