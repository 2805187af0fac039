// The command line reads this file without a build, so it names its neighbours as Node.js wants them.
import { fillEmail } from '../../domain/emails/fill-email.ts'
import { neutralName } from '../site/neutral-name.ts'
import { roleEmailLayout } from './role-email-layout.ts'

export type Told = { subject: string; html: string; text: string }

export const newsSubject = 'News about your account'
export const nothingToDo = 'You do not have to do anything else. If this looks wrong to you, please write to us:'

/**
 * What a person is told when the team has decided about their account. Somebody else may see it: neither the kind of account
 * nor what the service is for is in it, and nothing that the person typed.
 */
export const roleAnswers = {
  given: {
    heading: 'Your new page is open',
    text: 'We have opened a page of your own in your account. It is there when you sign in.',
    button: 'Sign in and see it',
    path: '/account',
  },
  refused: {
    heading: 'We have read your request',
    text: 'We could not give your account what you asked for. Your account works as before, and you can ask again. Sign in to see your request, or write to us if you think we are wrong.',
    button: 'Sign in and see it',
    path: '/account/role',
  },
  closed: {
    heading: 'A page in your account is closed',
    text: 'We have closed the page of your own in your account. Your account itself works as before, and nothing that you sent us is lost. Write to us if you think we are wrong.',
    button: 'Sign in to your account',
    path: '/account/role',
  },
} as const

/** What a person is asked before the team decides. They answer by replying. */
const roleQuestion = {
  subject: 'A question about your account',
  heading: 'We have a question',
  text: 'Thank you for your request. Before we answer it, we would like to know:',
  reply: 'Please reply to this email. Someone on our team will read your answer.',
  button: 'Sign in and see your request',
  path: '/account/role',
  ignore: 'If you did not ask us for anything, please tell us:',
} as const

const withReason = (reason: string): string => (reason === '' ? '' : `The reason: ${reason}`)

/**
 * An e-mail to somebody with an account, or about to have one: it names neither the service nor what it is about.
 * @param siteUrl the origin of the site that its links lead to
 * @param path where its button leads
 */
export function writeAccountEmail(
  siteUrl: string,
  {
    subject,
    path,
    ...words
  }: { subject: string; path: string; heading: string; text: readonly string[]; button: string; ignore: string },
): Told {
  const links = { link: siteUrl + path, contact: `${siteUrl}/contact` }
  return { subject, ...fillEmail(roleEmailLayout, { ...words, ...links, signature: neutralName }) }
}

/**
 * The e-mails that tell a person what was decided, by what it was. The database keeps the one that fits together with the
 * decision, and the outbox sends it.
 * @param siteUrl the origin of the site that the links lead to
 * @param reason what the team says with a no, as the person will read it; empty for none
 */
export function writeRoleAnswers(siteUrl: string, reason: string): Record<keyof typeof roleAnswers, Told> {
  const common = { subject: newsSubject, ignore: nothingToDo }
  const { given, refused, closed } = roleAnswers
  return {
    given: writeAccountEmail(siteUrl, { ...common, ...given, text: [given.text] }),
    refused: writeAccountEmail(siteUrl, { ...common, ...refused, text: [withReason(reason), refused.text] }),
    closed: writeAccountEmail(siteUrl, { ...common, ...closed, text: [withReason(reason), closed.text] }),
  }
}

/** The e-mail with a member's question about a request, as the person will read it. @param siteUrl the origin of the site */
export function writeRoleQuestion(siteUrl: string, question: string): Told {
  const { text, reply, ...words } = roleQuestion
  return writeAccountEmail(siteUrl, { ...words, text: [text, question, reply] })
}
