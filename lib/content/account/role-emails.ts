// `npm run role` reads this file without a build, so its imports are written as Node.js resolves them.
import type { BothForms } from '../../domain/emails/fill-email.ts'
import { writeEmail } from '../../domain/emails/write-email.ts'
import { neutralName } from '../site/neutral-name.ts'

export type Told = BothForms & { subject: string }

const newsSubject = 'News about your account'
export const nothingToDo = 'You do not have to do anything else. If this looks wrong to you, please write to us:'

/**
 * What people are told when the team has decided about their account. Somebody else may see it, so it mentions neither
 * the kind of account nor what the service is for, and contains nothing the person typed.
 */
export const roleAnswers = {
  given: {
    heading: 'Your new page is open',
    text: 'We have opened a page for you in your account. You will see it when you sign in.',
    button: 'Sign in and see it',
    path: '/account',
  },
  closed: {
    heading: 'A page in your account is closed',
    text: 'We have closed the page we opened for you in your account. Your account itself works as before, and nothing you sent us is lost. Write to us if you think we are wrong.',
    button: 'Sign in to your account',
    path: '/account/role',
  },
} as const

const withReason = (reason: string): string => (reason === '' ? '' : `The reason: ${reason}`)

/**
 * An email to somebody who has an account or is about to get one. It mentions neither the service nor its purpose.
 * @param siteUrl the origin for its links
 * @param path where its button leads
 */
export function writeAccountEmail(
  siteUrl: string,
  {
    subject,
    path,
    heading,
    text,
    button,
    ignore,
    signature = neutralName,
  }: {
    subject: string
    path: string
    heading: string
    text: readonly string[]
    button: string
    ignore: string
    /** Names the product only to people for whom that gives nothing away. */
    signature?: string
  },
): Told {
  const both = writeEmail({
    heading,
    parts: [
      ...text.flatMap((line) => (line === '' ? [] : [{ part: 'text', text: line } as const])),
      { part: 'button', label: button, href: siteUrl + path },
      { part: 'address', text: ignore, href: `${siteUrl}/contact` },
      { part: 'text', text: signature },
    ],
  })
  return { subject, ...both }
}

/**
 * The email for each possible decision. The database stores the matching one together with the decision, and the outbox
 * sends it.
 * @param siteUrl the origin for the links
 * @param reason the team's reason for closing, as the person will read it; empty for none
 */
export function writeRoleAnswers(siteUrl: string, reason: string): Record<keyof typeof roleAnswers, Told> {
  const common = { subject: newsSubject, ignore: nothingToDo }
  const { given, closed } = roleAnswers
  return {
    given: writeAccountEmail(siteUrl, { ...common, ...given, text: [given.text] }),
    closed: writeAccountEmail(siteUrl, { ...common, ...closed, text: [withReason(reason), closed.text] }),
  }
}
