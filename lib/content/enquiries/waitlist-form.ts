import { callBackTime } from '@/lib/content/site/call-back-time'
import { neutralName } from '@/lib/content/site/neutral-name'
import type { ChoiceField } from '@/lib/domain/enquiries/enquiry-fields'
import type {
  Availability,
  JobInterest,
  WaitlistApplication,
  WaitlistSupport,
} from '@/lib/domain/enquiries/waitlist-application'

export type WaitlistField = keyof WaitlistApplication

/** Stored with each application as the record of consent. Change the version whenever the wording changes. */
export const waitlistConsentWording = {
  version: '2026-11-22.1',
  keep: 'I agree that you can keep this form, which tells you that I have a conviction, and contact me about work and support. I can change my mind at any time.',
  updates: 'Send me your news and updates by email. I can stop them at any time. (optional)',
} as const

export const jobInterestWords = {
  admin: 'Office and admin',
  construction: 'Construction',
  cleaning: 'Cleaning',
  driving: 'Driving',
  hospitality: 'Hospitality and catering',
  manufacturing: 'Manufacturing',
  retail: 'Retail',
  security: 'Security',
  warehouse: 'Warehouse',
  other: 'Something else, or I do not know yet',
} as const satisfies Record<JobInterest, string>

export const availabilityWords = {
  immediately: 'Straight away',
  '1-2-weeks': 'In 1 to 2 weeks',
  '1-month': 'In about a month',
  '2-3-months': 'In 2 to 3 months',
  longer: 'In more than 3 months',
} as const satisfies Record<Availability, string>

export const waitlistSupportWords = {
  all: 'All of these',
  confidence: 'Building my confidence',
  'cv-help': 'Help with my CV',
  disclosure: 'What to say about my conviction',
  'interview-prep': 'Getting ready for interviews',
  'job-matching': 'Finding jobs that fit me',
  'skills-training': 'Training and skills',
} as const satisfies Record<WaitlistSupport, string>

/** The words of each choice, for everybody who reads an answer: the team's email, the desk and the copy of the data. */
export const waitlistChoices = {
  jobInterest: jobInterestWords,
  availability: availabilityWords,
  support: waitlistSupportWords,
} as const satisfies Record<ChoiceField<WaitlistApplication>, Readonly<Record<string, string>>>

const upTo5000 = 'Up to 5,000\u00a0characters.'

export const waitlistFieldWords = {
  firstName: { label: 'First name' },
  lastName: { label: 'Last name' },
  email: {
    label: 'Email address',
    hint: `We’ll send a confirmation from ‘${neutralName}’. It doesn’t say what you wrote or what our service is for.`,
  },
  phone: { label: 'Phone number', hint: 'We use this to call you.' },
  location: { label: 'Location', hint: 'Your city or a rough location is enough.' },
  jobInterest: { label: 'What kind of work are you looking for?' },
  availability: { label: 'When could you start?' },
  support: { label: 'What support would help you most? (optional)' },
  skills: {
    label: 'Your skills (optional)',
    hint: `For example, forklift driving, cooking or using a till. ${upTo5000}`,
  },
  experience: {
    label: 'Your work experience (optional)',
    hint: `Paid, unpaid or in prison: all of it counts. Please do not write about your convictions here. ${upTo5000}`,
  },
  referral: { label: 'How did you hear about us? (optional)' },
  consent: { label: waitlistConsentWording.keep },
  updates: { label: waitlistConsentWording.updates },
} as const satisfies Record<WaitlistField, { label: string; hint?: string }>

export const waitlistFormWords = {
  allNeeded:
    'Please answer every question, unless it says optional. No email address or no phone? Ask for a call back instead, which needs only one of them. We don’t need any details of your convictions. On a shared computer, close this page when you’ve finished.',
  chooseOne: 'Choose one',
  noneChosen: 'No answer',
  submit: 'Join the waitlist',
  submitting: 'Submitting...',
  tickFirst: 'Tick the box above that begins ‘I agree’, then you can press the button below.',
  /** Shown in the browser's own alert, as the specification asks. */
  failedAlert: 'There was an error submitting your application. Please try again.',
  failedNotice: 'We could not send your application. Your answers are still here. You can try again, or email us at',
  printInstead: 'To join the waitlist, email us at',
} as const

export const waitlistThankYou = {
  heading: 'Thank You',
  text: 'You’re on our waitlist now.',
  referenceLabel: 'Your reference',
  referenceHint: 'Quote this if you contact us.',
  nextHeading: 'What happens next',
  emailStep:
    'You’ll get a confirmation email, unless you’ve had one from us today. It doesn’t say what you wrote or what our service is for.',
  contactStep: (day: string, phone: string) =>
    `We’ll contact you within ${callBackTime}, by ${day}. We’ll call ${phone}. If we can’t reach you, we’ll email.`,
  choiceStep: 'You choose what to tell us and what happens next.',
  contactLead: 'Something to add or correct? Email us at',
  links: {
    cv: { label: 'Make your CV', href: '/cv-builder' },
    resources: { label: 'See help and resources', href: '/resources' },
    home: { label: 'Go to the home page', href: '/' },
  },
} as const
