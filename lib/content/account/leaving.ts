import { countText } from '@/lib/content/wording/date-text'
import type { AccountContents } from '@/lib/domain/accounts/account-contents'

export const deleteWords = {
  heading: 'Delete your account',
  lead: 'We delete all of this immediately and for good. Nobody can bring it back.',
  offer: (count: number) =>
    count === 1
      ? 'You have a job offer waiting for your answer. If you delete your account, you turn it down.'
      : `You have ${count} job offers waiting for your answer. If you delete your account, you turn them down.`,
  toOffer: 'Read the offer first',
  goes: 'What we delete',
  unknown: 'We cannot count what is in your account just now. All of these go, if you have them.',
  stays: 'What we have to keep, and why',
  staysList: [
    'A record of when your account was given access to a part of this site, and by whom. It has a number instead of your name. We need it to check that nobody gave themselves access, and delete it within 24 months.',
    'Copies in our backups, until they are replaced. If we restore one, we delete your account again.',
    'Emails our team was sent about you. The team gets a list of them and deletes them by hand.',
  ],
  staysOfApplications:
    'Of each application, its dates and how it ended, for statistics. Nothing in it says that it was yours. For six months after it ended, the employer can still see its reference, the job and that it was withdrawn or deleted, but nothing about you.',
  device: 'What stays on this device',
  deviceText: 'We never had these, so we cannot delete them. If you use a shared device, clear them yourself:',
  deviceList: [
    { label: 'CVs and letters', text: 'Choose ‘Clear everything’ in the CV builder.', href: '/cv-builder' },
    {
      label: 'Answers in the disclosure calculator',
      text: 'Choose ‘Clear my answers’ there.',
      href: '/disclosure-calculator',
    },
    { label: 'Jobs you saved without signing in', text: 'Choose ‘Forget all saved jobs’ there.', href: '/jobs' },
  ],
  deviceAll: 'Or delete the data for this site in the settings of your browser. That clears all of them at once.',
  first: 'Would you like a copy first?',
  firstText: 'You can read or print everything we keep about you, or download it as a file.',
  firstLink: 'See my data',
  confirm: 'Delete it now',
  confirmText: (email: string) => `We will email ${email} to confirm that it is deleted.`,
  sure: 'I am sure. Delete my account and everything I sent.',
  submit: 'Delete my account',
} as const

/** What becomes of a company when somebody who works in it deletes their account. */
export const leavingCompanyWords = {
  heading: (company: string) => `What becomes of ${company}`,
  alone: (company: string) =>
    `Nobody else works in ${company} here. We pause it: its jobs leave the board, nobody can apply, and people who wait for an answer no longer get one from you. Answer them and close your jobs first.`,
  others: (company: string) =>
    `${company}, its jobs and its applications stay, and your colleagues carry on. What you did there stays in its history, without your name.`,
  invitations: 'Any open invitations you sent are withdrawn.',
  waiting: (company: string) =>
    `You’ve asked us to approve ${company}. We delete what you told us about it, and the advert you began.`,
  liveJobs: (count: number): string => (count === 0 ? '' : `On the board now: ${countText(count, 'job')}.`),
  toJobs: 'See your jobs',
  successor: 'Who manages access after you?',
  successorHint:
    'You’re the only one who does. Whoever you choose can invite colleagues and change the company’s details.',
  choose: 'Choose a colleague',
  problem: 'Choose who manages access after you.',
  notGiven: 'We could not give them that right. Nothing was deleted. Please try again.',
} as const

const goesAnyway = 'Your account: email address, name and password. You are signed out on every device.'

const goesList = [
  'Everything you sent us from this email address: call-back requests, the waitlist, and your consents. We will not call you about them any more.',
  'Your profile, your saved jobs and searches, and your requests for a portal.',
  'Your applications, with every message and any statement about a record. Applications and offers that are still open are withdrawn.',
  'Your place in your company, if you work for one here.',
  'What organisations that help you keep about you here: their files, notes and appointments.',
]

function applicationLine({ applications, openApplications, messages }: AccountContents): string {
  const whole = `${countText(applications, 'application')}, with ${messages > 0 ? countText(messages, 'message') : applications === 1 ? 'everything in it' : 'everything in them'}.`
  if (openApplications === 0) return whole
  const open =
    openApplications === applications
      ? openApplications === 1
        ? 'It is still open, so it is withdrawn:'
        : 'They are still open, so they are withdrawn:'
      : openApplications === 1
        ? 'One is still open, so it is withdrawn:'
        : `${openApplications} are still open, so they are withdrawn:`
  return `${whole} ${open} the employer sees that you withdrew, and no longer sees anything about you.`
}

/**
 * What is deleted with an account, one line for each kind that there is.
 * @param contents null when it could not be counted: then every kind is named
 */
export function goesLines(contents: AccountContents | null): string[] {
  if (contents === null) return [goesAnyway, ...goesList]
  const { enquiries, savedSearches, company, keptJobs, applications, openOffers } = contents
  const { statements, statementsShared, expected } = contents
  const jobs = expected.filter(({ stage }) => stage === 'accepted').length
  return [
    goesAnyway,
    contents.hasProfile
      ? 'Your profile: the card that employers see, your contact details and what work you want.'
      : '',
    applications > 0 ? applicationLine(contents) : '',
    jobs > 0
      ? `${countText(jobs, 'job')} that you have accepted. We email the employer, unless it has switched such emails off, that you are not coming.`
      : '',
    openOffers > 0 ? `${countText(openOffers, 'job offer')} that you have not answered yet.` : '',
    statements > 0
      ? `Your statement about a record, with ${countText(statements, 'version')}.${statementsShared > 0 ? ' Employers can no longer read it.' : ''}`
      : '',
    keptJobs > 0 ? `${countText(keptJobs, 'job')} you saved or hid.` : '',
    savedSearches > 0 ? `${countText(savedSearches, 'search', 'searches')} we email you new jobs for.` : '',
    enquiries > 0
      ? `${countText(enquiries, 'form')} you sent us from this address, with what you agreed to. We will not contact you about ${enquiries === 1 ? 'it' : 'them'} any more.`
      : '',
    contents.supportFiles > 0
      ? `What ${contents.supportFiles === 1 ? 'the organisation that helps you keeps' : `the ${contents.supportFiles} organisations that help you keep`} about you here, with every note and appointment. They no longer see it.`
      : '',
    company === null
      ? ''
      : `Your place in ${company}. If nobody else works there on this site, it is paused, and its jobs, if it has any, come off the board.`,
  ].filter(Boolean)
}

export const deletedWords = {
  heading: 'Your account is deleted',
  text: 'Everything you sent us from your email address is deleted too. You’re welcome back any time.',
  email: 'We are sending you an email to confirm it. We delete your address within two days of sending it.',
  home: 'Go to the home page',
} as const

/**
 * To the person, once their account is deleted. It may be seen by somebody else, so it reveals nothing about the
 * service or about what was in the account.
 */
export const deletionConfirmedEmail = {
  subject: 'Your account has been deleted',
  preview: 'You don’t need to do anything.',
  heading: 'Your account has been deleted',
  paragraphs: [
    'We have deleted your account, everything in it, and everything you had sent us from this email address. Anything that was still open has been withdrawn. Nobody can bring it back.',
    'Copies in our backups go when the backups are replaced. We keep a few dates for statistics, and nothing in them says that they were yours.',
    'What you saved on your own device is still there. To remove it, clear the data for our site in your browser.',
    'We will not email you again, and we delete this address within two days of sending this.',
  ],
  notYou: 'If you did not ask for this, write to us straight away:',
} as const
