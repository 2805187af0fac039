import type { Prose } from '@/lib/content/prose/prose'
import { company } from '@/lib/content/site/company'

/** The optional emails, which can be stopped with one click. */
export const stopKinds = [
  'team_digest',
  'applicants_digest',
  'applicant_news',
  'application_update',
  'job_question',
  'job_alert',
  'support_news',
  'support_digest',
] as const
export type StopKind = (typeof stopKinds)[number]

type Words = { title: string; lead: string; done: string; doneText: Prose }

/** The page that the last link of such an email opens, whether signed in or not. */
export const stopWords = {
  button: 'Stop these emails',
  broken: 'This link does not work',
  brokenText: [
    'It may not have been copied in full. If you have an account, ',
    { label: 'sign in and turn the email off there', href: '/sign-in?next=/account' },
    '. If not, email ',
    { label: company.contactEmail, href: `mailto:${company.contactEmail}` },
    ' from the address that gets these emails, and we’ll stop them.',
  ] satisfies Prose,
  unavailable: 'We could not turn it off just now. Please try again in a minute.',
  kinds: {
    team_digest: {
      title: 'Stop the daily email',
      lead: 'If you stop it, you won’t get the daily list of what’s due any more. You can turn it back on at the desk.',
      done: 'The daily email is off',
      doneText: 'You can turn it back on at the desk, under Figures.',
    },
    applicants_digest: {
      title: 'Stop the daily email',
      lead: 'If you stop it, you won’t get the daily list of who’s waiting any more. You can turn it back on in your account.',
      done: 'The daily email is off',
      doneText: ['You can ', { label: 'turn it back on in your account', href: '/sign-in?next=/account' }, '.'],
    },
    applicant_news: {
      title: 'Stop emails about applicants',
      lead: 'If you stop them, we won’t email you about applicants any more: neither at once nor in the daily list. You can turn these emails back on in your account.',
      done: 'Emails about applicants are off',
      doneText: [
        'You can ',
        { label: 'turn them back on in your account', href: '/sign-in?next=/account' },
        '. Until then, sign in to see what’s new.',
      ],
    },
    application_update: {
      title: 'Stop these emails',
      lead: 'If you stop them, we won’t email you when there’s an update any more. You can turn these emails back on in your account.',
      done: 'These emails are off',
      doneText: [
        'You can ',
        { label: 'turn them back on in your account', href: '/sign-in?next=/account' },
        '. Until then, sign in to see what’s new.',
      ],
    },
    job_question: {
      title: 'Stop these emails',
      lead: 'If you stop them, we won’t email you when there’s a question about a job or an update any more. You can turn these emails back on in your account.',
      done: 'These emails are off',
      doneText: [
        'You can ',
        { label: 'turn them back on in your account', href: '/sign-in?next=/account' },
        '. Until then, sign in to see what’s new.',
      ],
    },
    job_alert: {
      title: 'Stop these emails',
      lead: 'If you stop them, we won’t email you new jobs for this search any more, and we’ll delete the search.',
      done: 'These emails have stopped',
      doneText: 'The search is deleted. You can search again and save it whenever you like.',
    },
    support_news: {
      title: 'Stop these emails',
      lead: 'If you stop them, we won’t email you when there is a message or a referral, or an appointment comes up, any more. You can turn these emails back on in your account.',
      done: 'These emails are off',
      doneText: [
        'You can ',
        { label: 'turn them back on in your account', href: '/sign-in?next=/account' },
        '. Until then, sign in to see what’s new.',
      ],
    },
    support_digest: {
      title: 'Stop the daily email',
      lead: 'If you stop it, you won’t get the daily list of appointments and alerts any more. You can turn it back on in your account.',
      done: 'The daily email is off',
      doneText: ['You can ', { label: 'turn it back on in your account', href: '/sign-in?next=/account' }, '.'],
    },
  } satisfies Record<StopKind, Words>,
} as const
