import { countText } from '@/lib/content/wording/date-text'
import type { AccountContents } from '@/lib/domain/accounts/account-contents'

export const deleteWords = {
  heading: 'Delete your account',
  lead: 'We’ll delete your account straight away. You can’t undo this.',
  offer: (count: number) =>
    count === 1
      ? 'You have a job offer waiting for your answer. If you delete your account, you’ll be turning it down.'
      : `You have ${count} job offers waiting for your answer. If you delete your account, you’ll be turning them down.`,
  toOffer: 'Read the offer first',
  goes: 'What we delete',
  unknown: 'We can’t check what’s in your account just now. We’ll delete all of these, if you have them.',
  stays: 'What we have to keep, and why',
  staysList: [
    'A record of when your account was given access to parts of this site, and who gave it. It has a number instead of your name. We need it to check that nobody gave themselves access. We’ll delete it within 24 months.',
    'Copies in our backups, until newer ones replace them. If we ever restore one, we’ll delete your account again.',
    'Emails our team received about you. The team deletes them by hand, so they stay a little longer.',
  ],
  staysOfApplications:
    'The dates of each application and how it ended, for statistics. Nothing in them says that it was yours. For six months after it ends, the employer can still see its reference, the job and that it was withdrawn or deleted, but nothing about you.',
  staysOfFiles:
    'The files of the people you help, and what you wrote in them, without your name: they belong to your organisation. Nobody helps these people until a colleague takes them over, so hand them over first.',
  device: 'What stays on this device',
  deviceText:
    'If you used any of these here, what you wrote or saved is still on this device. We never had it, so we can’t delete it. If you share the device, clear it yourself:',
  deviceList: [
    { label: 'CVs and letters', text: 'choose ‘Clear everything’ in the CV builder.', href: '/cv-builder' },
    {
      label: 'Answers in the disclosure calculator',
      text: 'choose ‘Clear my answers’ there.',
      href: '/disclosure-calculator',
    },
    { label: 'Jobs you saved without signing in', text: 'choose ‘Forget all saved jobs’ there.', href: '/jobs' },
  ],
  deviceOfEmployer:
    'If somebody used our tools for candidates here, such as the CV builder, what they saved is still on this device. To remove it, delete the data for this site in your browser’s settings.',
  deviceAll: 'Or delete the data for this site in your browser’s settings. That clears all of them at once.',
  first: 'Would you like a copy first?',
  firstText: 'You can read or print everything we keep about you, or download it as a file.',
  firstLink: 'See my data',
  confirm: 'Delete your account',
  confirmText: (email: string) => `We’ll email ${email} to confirm that it’s been deleted.`,
  sure: 'I’m sure. Delete my account and everything listed under ‘What we delete’.',
  submit: 'Delete my account',
} as const

/** What will happen to a company when somebody who works in it deletes their account. */
export const leavingCompanyWords = {
  heading: (company: string) => `What will happen to ${company}`,
  alone: (company: string) =>
    `You’re the only person who uses this site for ${company}, so we’ll pause its account. Its jobs will come off the board, nobody can apply, and people who are waiting won’t hear from you. Reply to them and close your jobs first.`,
  others: (company: string) =>
    `${company}, its jobs and its applications stay, and your colleagues carry on. What you did there stays in its history, without your name.`,
  invitations: 'We’ll withdraw any invitations to colleagues that are still open.',
  waiting: (company: string) =>
    `You’ve asked us to approve ${company}. We’ll delete what you told us about it, and the advert you started.`,
  liveJobs: (count: number): string => (count === 0 ? '' : `On the board now: ${countText(count, 'job')}.`),
  toJobs: 'See your jobs',
  openApplications: (count: number): string =>
    count === 0 ? '' : `Open applications: ${count >= 100 ? '99+' : count}.`,
  toApplications: 'See the applications',
  successor: 'Who manages access after you?',
  successorHint:
    'You’re the only one who does. Whoever you choose can invite colleagues and change the company’s details.',
  choose: 'Choose a colleague',
  problem: 'Choose who manages access after you.',
  notGiven: 'We could not give them that right. Nothing was deleted. Please try again.',
} as const

const goesAnyway = 'Your account: email address, name and password. You’ll be signed out on every device.'

const goesList = [
  'Everything you’ve sent us from this email address: call-back requests, the waitlist form, and what you agreed to. We won’t call you about them any more.',
  'Your profile, your saved jobs and searches, and your requests for a portal.',
  'Your applications, with every message and any statement about your record. We’ll withdraw applications and turn down offers that are still open.',
  'Your access to your company or organisation, if you have any here.',
  'The files about you that organisations keep here, with every note and appointment.',
]

function applicationLine({ applications, openApplications, messages }: AccountContents): string {
  const whole = `Your ${applications === 1 ? 'application' : `${applications} applications`}${messages > 0 ? `, with ${countText(messages, 'message')}` : ` and everything in ${applications === 1 ? 'it' : 'them'}`}.`
  if (openApplications === 0) return whole
  const open =
    openApplications === applications
      ? openApplications === 1
        ? 'It’s still open, so we’ll withdraw it.'
        : 'They’re still open, so we’ll withdraw them.'
      : openApplications === 1
        ? 'One is still open, so we’ll withdraw it.'
        : `${openApplications} are still open, so we’ll withdraw them.`
  return `${whole} ${open} ${openApplications === 1 ? 'The employer' : 'Employers'} will see that you withdrew, but nothing else about you.`
}

/**
 * What is deleted with an account, one line for each kind that there is.
 * @param contents null when it could not be counted: then every kind is named
 * @param tellsOfCompany whether the page says further down what will happen to their company
 */
export function goesLines(contents: AccountContents | null, tellsOfCompany = false): string[] {
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
      ? `${countText(jobs, 'job')} that you’ve accepted. We’ll email the employer, unless they’ve turned off these emails, that you’re not coming.`
      : '',
    openOffers > 0 ? `${countText(openOffers, 'job offer')} that you haven’t answered yet.` : '',
    statements > 0
      ? `Your statement about your record, in ${countText(statements, 'version')}.${statementsShared > 0 ? ' Employers won’t be able to read it any more.' : ''}`
      : '',
    keptJobs > 0 ? `${countText(keptJobs, 'job')} you saved or hid.` : '',
    savedSearches > 0 ? `${countText(savedSearches, 'search', 'searches')} we email you new jobs for.` : '',
    enquiries > 0
      ? `${countText(enquiries, 'form')} you sent us from this address, with what you agreed to. We won’t contact you about ${enquiries === 1 ? 'it' : 'them'} any more.`
      : '',
    contents.supportFiles > 0
      ? `${contents.supportFiles === 1 ? 'The file about you that your support organisation keeps' : `The files about you that ${contents.supportFiles} support organisations keep`} here, with every note and appointment. They won’t be able to see it any more.`
      : '',
    company === null
      ? ''
      : `Your access to ${company}.${tellsOfCompany ? '' : ' If nobody else there uses this site, we’ll pause its account.'}`,
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
