import { applyWords } from '@/lib/content/hiring/own-applications'
import type { Role } from '@/lib/domain/access/role'

const lastStep = 3

/** The pages on which somebody applies for a job, from the email address to the last screen. */
export const applyPages = {
  tab: (job: string, step = 'Apply'): string => `${step}: ${job}`,
  job: 'The job you’re applying for',
  advert: 'Read the advert again',
  back: 'Back to jobs',
  // Somebody who has applied before begins with the last one.
  step: (step: 1 | 2 | 3): string => `Step ${step} of ${lastStep}`,

  start: {
    heading: 'Apply for this job',
    lead: 'Start with your email address. We’ll send you a six-digit code to type here.',
    submit: 'Send me a code',
    busy: 'Sending...',
    why: 'This makes you a free account, so that you can see the employer’s answer. You don’t need a password. You can choose one later.',
    password: 'I have an account and a password',
  },
  code: {
    heading: 'Check your email',
    sent: 'We’ve sent an email with a six-digit code to:',
    sentPlain: 'We’ve sent you an email with a six-digit code.',
    how: 'Type the code here. If you’d rather open the link in the email, it brings you back to this job.',
    late: 'It can take a few minutes. If it isn’t there, look in your spam or junk folder. If you’ve had more than one, use the newest.',
    submit: 'Continue',
    busy: 'Checking...',
    again: 'Get a new code, or use another address',
    sendThere: 'Send a code there instead',
  },
  begin: {
    heading: 'Apply for this job',
    text: 'You are signed in as:',
    submit: 'Continue',
    other: 'Use another account',
  },
  otherRole: {
    heading: 'This account can’t apply for jobs',
    text: {
      employer: 'You are signed in to an employer’s account. It is for finding people to hire.',
      partner: 'You are signed in to a partner’s account. It is for the people you support.',
      caseworker: 'You are signed in to a caseworker’s account. It is for the people you support.',
      candidate: '',
      team: 'You are signed in to an account of our team.',
    } satisfies Record<Role, string>,
    next: 'To apply for a job yourself, sign out first. Then use another email address.',
    signOut: 'Sign out',
    portal: 'Go to your portal',
  },
  about: {
    heading: applyWords.needsTitle,
    lead: 'It takes about two minutes. You only do this once: next time, it’s here already.',
    seen: 'What the employer sees first',
    seenHint:
      'Not your name, and nothing about your record. Please don’t write about convictions. Fill in at least one of skills, tickets and experience.',
    you: 'About you',
    youHint: 'The employer only sees your name and town if they shortlist you.',
    submit: 'Continue',
    kept: 'What you type here stays on this device until you send it, for a day at most. On a shared computer, sign out when you’ve finished: that clears it.',
  },
  check: {
    heading: 'Check and send',
    lead: 'Check what they’ll see. You can add something below, or just send it.',
    questions: 'What else you can add',
  },
  sent: {
    heading: 'Your application is sent',
    headingLater: 'You’ve already applied for this job',
    sentOn: (day: string): string => `You sent it on ${day}.`,
    nextHeading: 'What happens next',
    steps: [
      'The employer reads what you can do. They don’t see your name yet.',
      'We’ll email you when they answer. We’ve emailed you a receipt too.',
      'If they shortlist you, they see your name and can offer you an interview.',
    ],
    /** After the last step, where the employer asks at that moment. */
    asksThen: 'They may also ask about convictions then. It’s up to you how you answer.',
    by: (day: string): string => `You should hear by ${day}.`,
    lead: 'The employer has your application.',
    late: 'If you don’t, your application’s page will tell you what you can do.',
    see: 'See your application',
    password: 'Choose a password (optional)',
    passwordText: 'Next time, you can sign in with a code from an email again. If you’d rather use a password:',
    similar: 'Similar jobs',
  },
} as const
