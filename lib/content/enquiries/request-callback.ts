import { callBackTime } from '@/lib/content/site/call-back-time'

type Paragraphs = readonly string[]
type CallbackPage = {
  heading: string
  intro: Paragraphs
  formHeading: string
}

export const generalCallback = {
  heading: 'Request a Call Back',
  intro: ['Tell us what you’re looking for. Someone on our team will read it and contact you.'],
  formHeading: 'Your details',
} as const satisfies CallbackPage

export const candidateCallback = {
  heading: 'Request a Call Back',
  intro: [
    'For people with convictions who are looking for work, are aged 18 or over and live in the UK.',
    'Tell us what support you want. Someone on our team will read it and contact you. Using this form tells us that you have a conviction. We don’t need any details.',
  ],
  formHeading: 'Your details',
} as const satisfies CallbackPage

export const whatHappensNext = {
  heading: 'What happens next',
  steps: [
    'If you give us an email address, we’ll send you a confirmation.',
    `We’ll contact you within ${callBackTime}, by phone or email.`,
    'You can tell us more if you want to, and we’ll agree what to do next.',
  ],
} as const

export const otherForms = {
  jobs: { text: 'Want to apply for jobs here?', link: 'Browse jobs' },
  waitlist: { text: 'Want us to look for work that fits?', link: 'Join the waitlist' },
  employer: { text: 'Want to hire?', link: 'Form for employers' },
  partner: { text: 'Support people with convictions?', link: 'Form for partners' },
  candidate: { text: 'Looking for work?', link: 'Form for candidates' },
  general: { text: 'Something else?', link: 'General form' },
} as const

export const writeInstead = {
  heading: 'Prefer to email?',
  text: 'Email us at',
} as const
