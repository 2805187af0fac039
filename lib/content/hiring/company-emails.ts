import { company as service } from '@/lib/content/site/company'
import { whatItDoes } from '@/lib/content/hiring/colleague-words'
import type { OrganisationKind } from '@/lib/domain/companies/member-rights'
import { nothingToDo, writeAccountEmail, type Told } from '@/lib/content/account/role-emails'

export const companyNewsSubject = 'News about your company'
export const partnerNewsSubject = 'News about your organisation'

/** Emails to the team about a company. No subject contains anything that somebody typed. */
export const companyRequestEmail = {
  subjects: {
    asked: 'A company has asked to hire through us',
    asked_again: 'A company has replied to us',
    change_asked: 'A company has asked to change its name or number',
  },
  partnerSubjects: {
    asked: 'A partner has asked to join',
    asked_again: 'A partner has replied to us',
    change_asked: 'A partner has asked to change its name or number',
  },
  preview: 'Look at it before you decide.',
  labels: {
    name: 'Name',
    number: 'Companies House number',
    website: 'Website',
    askedBy: 'Asked by',
    email: 'Their verified email',
    askedAs: 'Their job there',
  },
  decideLead: 'Approve it or send it back on the desk:',
} as const

/** To whoever asked, so that they know that it arrived and when they hear from us. */
const receipts = {
  employer: {
    subject: 'We have your company’s details',
    meanwhile:
      'You can write your first advert while you wait, or carry on with the one you’ve begun. We keep it as a draft.',
    path: '/account/company',
  },
  partner: { subject: 'We have your organisation’s details', meanwhile: '', path: '/account/organisation' },
} as const satisfies Record<OrganisationKind, object>

/**
 * @param siteUrl the origin for its links
 * @param answerOn the day by which we answer, in words
 */
export function writeCompanyReceipt(
  siteUrl: string,
  { organisation, name, answerOn }: { organisation: OrganisationKind; name: string; answerOn: string },
): Told {
  const { subject, meanwhile, path } = receipts[organisation]
  return writeAccountEmail(siteUrl, {
    subject,
    heading: subject,
    text: [
      `Thank you. Someone on our team will read what you sent us about ${name}, and email you by ${answerOn}.`,
      meanwhile,
    ],
    button: 'See what you sent us',
    path,
    ignore: 'If you did not send this, please write to us:',
    signature: service.brand,
  })
}

const toSignIn = 'Sign in and see it'
const wrong = 'If this looks wrong to you, please write to us:'
const portal = '/dashboard/employerportal'
const request = '/account/company'
const sendAgain = 'Please make the changes and send it again.'
const toChange = 'Make the changes'

/** What each decision of the team says, and where it leads. */
const companyAnswers = {
  approved: {
    heading: 'Yes: your company is approved',
    text: (name: string): string =>
      `${name} can now hire through ${service.brand}. Next, write your first advert: there are five short steps.`,
    path: `${portal}/jobs/new`,
    button: 'Write your first advert',
  },
  returned: {
    heading: 'Not yet: something has to change',
    text: (name: string): string => `We can’t approve ${name} yet.`,
    path: request,
  },
  paused: {
    heading: 'Your company is paused',
    text: (name: string): string => `We have paused ${name}. Its adverts are off the board.`,
    path: request,
  },
  resumed: {
    heading: 'Your company is open again',
    text: (name: string): string => `${name} can hire through ${service.brand} again.`,
    path: portal,
  },
  change_approved: {
    heading: 'Yes: your company’s details have changed',
    text: (name: string): string => `${name} now has the new name or number that you asked for.`,
    path: portal,
  },
  change_returned: {
    heading: 'Not yet: your company’s details stay as they are',
    text: (name: string): string => `We haven’t changed the name or number of ${name}.`,
    path: request,
  },
} as const

/** The same for an organisation that supports people. */
const partnerAnswers = {
  approved: {
    heading: 'Yes: your organisation is approved',
    text: (name: string): string =>
      `${name} can now use its portal on ${service.brand}. You can invite your colleagues.`,
  },
  returned: {
    heading: 'Not yet: something has to change',
    text: (name: string): string => `We can’t approve ${name} yet.`,
  },
  paused: {
    heading: 'Your organisation is paused',
    text: (name: string): string => `We have paused ${name}. Nobody there can open a file until it is open again.`,
  },
  resumed: {
    heading: 'Your organisation is open again',
    text: (name: string): string => `${name} can use its portal on ${service.brand} again.`,
  },
  change_approved: {
    heading: 'Yes: your organisation’s details have changed',
    text: (name: string): string => `${name} now has the new name or number that you asked for.`,
  },
  change_returned: {
    heading: 'Not yet: your organisation’s details stay as they are',
    text: (name: string): string => `We haven’t changed the name or number of ${name}.`,
  },
} as const satisfies Record<keyof typeof companyAnswers, object>

const isKind = (kind: string): kind is keyof typeof companyAnswers => Object.hasOwn(companyAnswers, kind)

type Decision = {
  organisation: OrganisationKind
  name: string
  kind: string
  reason: string
  /** The advert that a company has written while it waited, and whether it may be sent as it is. */
  advert?: { id: string; isReady: boolean } | null
}

const firstAdvert = (name: string, isReady: boolean): string =>
  `${name} can now hire through ${service.brand}. Your advert is waiting for you to ${isReady ? 'send' : 'finish'} it.`

/**
 * Tells the people of an organisation what the team has decided about it: yes or no, which organisation, and why.
 * @param siteUrl the origin for its links
 */
export function writeCompanyAnswer(siteUrl: string, { organisation, name, kind, reason, advert }: Decision): Told {
  const known = isKind(kind) ? kind : 'returned'
  const isCompany = organisation === 'employer'
  const isReturned = known === 'returned'
  const { heading, text } = isCompany ? companyAnswers[known] : partnerAnswers[known]
  const { path, button = isReturned ? toChange : toSignIn }: { path: string; button?: string } = isCompany
    ? companyAnswers[known]
    : { path: '/account/organisation' }
  const waiting = isCompany && known === 'approved' ? advert : null
  return writeAccountEmail(siteUrl, {
    subject: isCompany ? companyNewsSubject : partnerNewsSubject,
    heading,
    text: [
      waiting ? firstAdvert(name, waiting.isReady) : text(name),
      ...(reason === '' ? [] : [`The reason: ${reason}`]),
      ...(isReturned ? [sendAgain] : []),
    ],
    button: waiting ? toSignIn : button,
    path: waiting ? `${portal}/jobs/${waiting.id}` : path,
    ignore: isReturned || (known === 'approved' && isCompany) ? wrong : nothingToDo,
    signature: service.brand,
  })
}

/**
 * Invites a colleague.
 * @param from who invites, by name
 * @param company where they would work together
 * @param path the path of the single-use link
 * @param endsOn the last day on which the link works, in words
 */
export const writeInvitation = (
  siteUrl: string,
  {
    kind,
    from,
    company,
    path,
    endsOn,
  }: { kind: OrganisationKind; from: string; company: string; path: string; endsOn: string },
): Told =>
  writeAccountEmail(siteUrl, {
    subject: 'An invitation from your colleague',
    heading: 'Your colleague has invited you',
    text: [
      `${from} has invited you to join ${company} on ${service.brand}, where ${whatItDoes(kind)}.`,
      `The link works once, until ${endsOn}. You don’t need a password: we’ll send a code to this address.`,
    ],
    button: 'See the invitation',
    path,
    ignore: 'If you do not know this person, you can ignore this email. To tell us about it:',
  })
