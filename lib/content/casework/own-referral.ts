import type { Prose } from '@/lib/content/prose/prose'
import { firstContactWorkingDays } from '@/lib/domain/referrals/referral-life'

/** The public list of who takes referrals, and the form of somebody who refers themselves. */
export const takersWords = {
  heading: 'Who takes referrals now',
  lead: 'These organisations say that they have places at the moment. What you send goes only to the one you choose.',
  helpsWith: 'Helps with',
  areas: 'Where',
  places: (left: number): string => (left === 1 ? '1 place left this month' : `${left} places left this month`),
  refer: 'Refer yourself',
  colleagues: ['If you refer other people, ', { label: 'sign in', href: '/sign-in' }, '.'],
} as const satisfies Record<string, Prose | ((left: number) => string)>

export const ownReferralWords = {
  title: 'Refer yourself',
  lead: 'Ask an organisation to help you find work and stay in it. You need no account.',
  choose: 'Choose an organisation',
  take: 'Choose',
  takeLabel: (name: string): string => `Choose ${name}`,
  nobody: 'No organisation takes referrals through us at the moment.',
  nobodyHelp: 'Other ways to get help',
  chosen: (name: string): string => `To ${name}`,
  other: 'Choose another organisation',
  about: 'About you',
  noRecord:
    'We do not ask what you were convicted of, and nobody here may keep it. Please write nothing about it, or about a sentence.',
  help: 'What you would like help with',
  agree: 'What you agree to',
  agreed: 'I agree',
  privacy: 'What we keep and for how long',
  next: (name: string): string =>
    `What happens next: ${name} reads this and says whether they can help. If they can, they are in touch within ${firstContactWorkingDays}\u00a0working days of saying yes, only in the ways you ticked. If you tick email and give your address, we also email you your reference.`,
  submit: 'Send it',
  sentTitle: 'Your referral has been sent',
  stopped: 'This organisation takes no referrals any more. Choose another; what you typed is still here.',
  limited:
    'Too many forms came from where you are. Nothing was sent. Please try again in an hour; what you typed is still here.',
  unavailable:
    'We could not send it just now. Nothing was sent. Please try again in a minute; what you typed is still here.',
  onward: 'Where to go now',
  onwardLinks: [
    { label: 'Browse jobs', href: '/jobs' },
    { label: 'See help and resources', href: '/resources' },
    { label: 'Go to the home page', href: '/' },
  ],
  keep: 'Write the reference down, or print this page. It is shown here for 15 minutes.',
  emailed:
    'We’re emailing you the reference and what happens next. The email doesn’t say what it’s about. This page is shown for 15 minutes.',
} as const
