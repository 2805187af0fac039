import type { Prose } from '@/lib/content/prose/prose'
import { referralConfirmationWords } from '@/lib/content/casework/referrals'
import { silentReferralWorkingDays } from '@/lib/content/casework/silent-referral'
import { company } from '@/lib/content/site/company'

/** The public list of who takes referrals, and the form of somebody who refers themselves. */
export const takersWords = {
  heading: 'Who takes referrals now',
  lead: (number: number): string =>
    number === 1
      ? 'This organisation says that it has places at the moment. What you send goes to nobody else.'
      : 'These organisations say that they have places at the moment. What you send goes only to the one you choose.',
  helpsWith: 'Helps with',
  areas: 'Where',
  places: (left: number): string => (left === 1 ? '1 place left this month' : `${left} places left this month`),
  find: 'Find one near you',
  findHint: 'A town, an area, the name of an organisation or the help that is needed.',
  search: 'Search',
  first: (shown: number, all: number): string =>
    `These are the first ${shown} of ${all}. Search for a town to see who works there.`,
  found: (number: number): string => (number === 1 ? '1 organisation.' : `${number} organisations.`),
  noneFound: (find: string): string =>
    `No organisation that takes referrals now names ‘${find}’. Try a larger place, such as the city or the county.`,
  showAll: 'Show all of them',
  refer: 'Refer yourself',
  colleagues: ['To refer somebody you support, ', { label: 'sign in or create an account', href: '/sign-in' }, '.'],
} as const satisfies Record<string, Prose | ((...values: never[]) => string)>

const refusal = 'If they can’t help, they should let you know, and you can ask another organisation. '
const silence = `${refusal}If you’ve heard nothing after ${silentReferralWorkingDays}\u00a0working days, email `
const askThem = ' and we’ll ask them.'

export const ownReferralWords = {
  title: 'Refer yourself',
  lead: 'Ask an organisation to help you find work and stay in it. You don’t need an account.',
  choose: (number: number): string => (number === 1 ? 'Who can help' : 'Choose an organisation'),
  nextHeading: 'What happens next',
  nextSteps: [
    'You tell them how to reach you safely and what would help. We don’t ask what you were convicted of.',
    referralConfirmationWords.steps[0],
    [silence, { label: company.contactEmail, href: `mailto:${company.contactEmail}` }, askThem],
  ] satisfies Prose[],
  elsewhere: 'Not near you?',
  take: 'Ask them for help',
  takeLabel: (name: string): string => `Ask them for help: ${name}`,
  nobody: 'No organisation takes referrals through us at the moment.',
  nobodyHelp: 'Other ways to get help',
  chosen: (name: string): string => `This form goes to ${name}`,
  other: 'See all organisations',
  about: 'About you',
  noRecord:
    'We do not ask what you were convicted of, and nobody here may keep it. Please write nothing about it, or about a sentence.',
  help: 'What you would like help with',
  agree: 'What you agree to',
  agreed: 'I agree to this for 12\u00a0months',
  privacy: 'What we keep and for how long',
  next: (name: string): string =>
    `What happens next: this goes to ${name}. ${referralConfirmationWords.steps[0]} ${silence}${company.contactEmail}${askThem} If you tick email and give your address, we also email you your reference.`,
  submit: 'Send it',
  sentTitle: 'Your referral has been sent',
  stopped:
    'The organisation you chose isn’t taking referrals any more. Choose another one: the form will still have what you typed.',
  limited:
    'Too many forms have been sent over your internet connection, so yours was not sent. Please try again in an hour; what you typed is still here.',
  unavailable:
    'We could not send it just now. Nothing was sent. Please try again in a minute; what you typed is still here.',
  onward: 'Where to go now',
  onwardLinks: [
    { label: 'Browse jobs', href: '/jobs' },
    { label: 'See help and resources', href: '/resources' },
    { label: 'Go to the home page', href: '/' },
  ],
  keep: 'Write down the reference below, or print this page. We show it here for 15 minutes.',
  emailed:
    'We’re emailing you the reference and what happens next. The email names neither the organisation nor convictions. This page is shown for 15 minutes.',
} as const
