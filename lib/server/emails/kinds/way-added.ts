import 'server-only'

import { passkeyAddedEmail } from '@/lib/content/account/passkeys'
import { phoneAddedEmail } from '@/lib/content/account/phone'
import { company } from '@/lib/content/site/company'
import type { BothForms, EmailPart } from '@/lib/domain/emails/fill-email'
import { writeEmail } from '@/lib/domain/emails/write-email'

const text = (words: string): EmailPart => ({ part: 'text', text: words })

type Words = typeof passkeyAddedEmail | typeof phoneAddedEmail

/** Tells an account's owner that a way to sign in was added, and what to do if it was somebody else. */
const writeWayAdded = (words: Words, page: string): BothForms =>
  writeEmail({
    heading: words.heading,
    preview: words.preview,
    parts: [
      ...words.paragraphs.map(text),
      { part: 'address', text: words.notYou, href: page },
      text(words.help(company.contactEmail)),
      text(company.neutralName),
    ],
  })

export const writePasskeyAdded = (siteUrl: string): BothForms =>
  writeWayAdded(passkeyAddedEmail, `${siteUrl}/account/passkeys`)

export const writePhoneAdded = (siteUrl: string): BothForms =>
  writeWayAdded(phoneAddedEmail, `${siteUrl}/account/phone`)
