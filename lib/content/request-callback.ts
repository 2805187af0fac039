import { callBackTime } from '@/lib/content/call-back-time'

type Paragraphs = readonly string[]
type CallbackPage = {
  heading: string
  intro: Paragraphs
  formHeading: string
}

export const generalCallback = {
  heading: 'Request a Call Back',
  intro: ['Tell us what you are looking for. A person on our team reads it and contacts you.'],
  formHeading: 'Your details',
} as const satisfies CallbackPage

export const candidateCallback = {
  heading: 'Request a Call Back',
  intro: [
    'For people with convictions who are looking for work, are aged 18 or over and live in the UK.',
    'Tell us what support you want. A person on our team reads it and contacts you. Using this form tells us that you have a conviction. We do not need any details.',
  ],
  formHeading: 'Your details',
} as const satisfies CallbackPage

export const whatHappensNext = {
  heading: 'What happens next',
  steps: [
    'We send you a confirmation email.',
    `We contact you within ${callBackTime}, by phone or email.`,
    'You tell us more, if you want to. We agree what to do next.',
  ],
} as const

export const otherForms = {
  heading: 'Is there a better form for you?',
  items: {
    employer: { text: 'You want to hire', link: 'Form for employers' },
    partner: { text: 'You support people with convictions', link: 'Form for partners' },
    candidate: { text: 'You are looking for work', link: 'Form for candidates' },
    general: { text: 'You want to ask something else', link: 'General form' },
  },
} as const

export const writeInstead = {
  heading: 'Rather write?',
  text: 'Email us at',
} as const
