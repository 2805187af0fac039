import { company as service } from '@/lib/content/site/company'
import { newsSubject, nothingToDo, writeAccountEmail, type Told } from '@/lib/content/account/role-emails'

/** Emails to the team about a company. No subject contains anything that somebody typed. */
export const companyRequestEmail = {
  subjects: {
    asked: 'A company has asked to hire through us',
    asked_again: 'A company has replied to us',
    change_asked: 'A company has asked to change its name or number',
  },
  preview: 'Look at it before you decide.',
  labels: {
    name: 'Company',
    number: 'Companies House number',
    website: 'Website',
    askedBy: 'Asked by',
    email: 'Their verified email',
    askedAs: 'Their job there',
  },
  decideLead: 'Approve it or send it back on the desk:',
} as const

/**
 * Tells somebody that the team has decided about their company. The decision itself is on their page.
 * @param siteUrl the origin for its links
 */
export const writeCompanyAnswer = (siteUrl: string): Told =>
  writeAccountEmail(siteUrl, {
    subject: newsSubject,
    heading: 'You have an answer',
    text: ['We have made a decision about your company. Sign in to read it.'],
    button: 'Sign in and read it',
    path: '/account/company',
    ignore: nothingToDo,
  })

/**
 * Invites a colleague.
 * @param from who invites, by name
 * @param company where they would work together
 * @param path the path of the single-use link
 * @param endsOn the last day on which the link works, in words
 */
export const writeInvitation = (
  siteUrl: string,
  { from, company, path, endsOn }: { from: string; company: string; path: string; endsOn: string },
): Told =>
  writeAccountEmail(siteUrl, {
    subject: 'An invitation from your colleague',
    heading: 'Your colleague has invited you',
    text: [
      `${from} has invited you to join ${company} on ${service.brand}, where ${company} posts jobs and answers the people who apply.`,
      `The link works once, until ${endsOn}. You don’t need a password: we’ll send a code to this address.`,
    ],
    button: 'See the invitation',
    path,
    ignore: 'If you do not know this person, you can ignore this email. To tell us about it:',
  })
