import { costSentence } from '@/lib/content/employers/cost'
import { startNow } from '@/lib/content/employers/employers'
import { callBackTime } from '@/lib/content/site/call-back-time'
import { company } from '@/lib/content/site/company'
import { neutralName } from '@/lib/content/site/neutral-name'
import type { EnquirySource } from '@/lib/domain/enquiries/enquiry-source'

type Link = {
  label: string
  href:
    | '/sign-in?mode=sign-up&as=employer'
    | '/employer-guide'
    | '/cv-builder'
    | '/disclosure-calculator'
    | '/dashboard/partner'
}
type ForAudience = {
  /** Under the heading. */
  lead: string
  /** About the email to expect. */
  email: string
  /** What happens on the call. */
  call: string
  /** Where to go next: the first is the page's main button. */
  links: readonly Link[]
}

const spam = 'If you can’t see it, look in your spam or junk folder.'
const neutralEmail = `It comes from ‘${neutralName}’ and doesn’t say what you wrote or what our service is for. ${spam}`
const openEmail = `It comes from ‘${neutralName}’, on behalf of ${company.brand}. ${spam}`
const candidateLinks = [
  { label: 'Make your CV', href: '/cv-builder' },
  { label: 'Find out what you must tell an employer', href: '/disclosure-calculator' },
] as const satisfies readonly Link[]

export const thankYouWords = {
  heading: 'Thank you. We have received your enquiry',
  referenceLabel: 'Your reference',
  referenceHint: 'Quote this if you contact us about your enquiry.',
  sentHeading: 'Your details',
  sentLabels: { organisation: 'Organisation', phone: 'Phone', email: 'Email' },
  sentHint: 'We show this for 15 minutes, on this device only.',
  nextHeading: 'What happens next',
  emailTitle: 'Your confirmation email',
  /** Where the address looks mistyped. */
  emailMeant: (meant: string) => `Did you mean ${meant}? If so, send the form again with the right address.`,
  emailTo: (email: string) =>
    `We send it to ${email}. If you’ve already had one from us today, there won’t be another.`,
  contactTitle: `We’ll contact you within ${callBackTime}`,
  contactBy: (day: string) => `We’ll contact you within ${callBackTime}, by ${day}`,
  /** If we do not know what was sent, because the page was opened on its own or some time later. */
  contactPlain: 'We’ll use the phone number or the email address you gave us.',
  contactOn: ({ phone, email }: { phone: string; email: string }) => {
    if (phone === '') return `We’ll email ${email}.`
    return email === '' ? `We’ll call ${phone}.` : `We’ll call ${phone}. If we can’t reach you, we’ll email.`
  },
  /** For somebody without an email address, in place of what it would say. */
  noEmailTitle: 'Keep your reference',
  noEmail:
    'You gave no email address, so we won’t send a confirmation. Write your reference down, or take a photo of it.',
  contactHeading: 'Something to add or correct?',
  contactText: 'Email us at',
  contactTextNoEmail: 'Tell us when we call, or email us at',
  linksHeading: 'Where to go now',
  everyonesLinks: [
    { label: 'See help and resources', href: '/resources' },
    { label: 'Go to the home page', href: '/' },
  ],
  again: 'Submit another enquiry',
} as const

/** The page for each audience; 'unknown' if it was opened on its own. */
export const thankYouFor: Readonly<Record<EnquirySource | 'unknown', ForAudience>> = {
  employer: {
    lead: 'Someone on our team will read it and get in touch about hiring.',
    email: openEmail,
    call: [
      'We’ll ask about the roles you’re hiring for and answer your questions. There’s no obligation.',
      costSentence,
    ]
      .filter((part) => part !== null)
      .join(' '),
    links: [
      { label: 'Start now: you don’t have to wait for our call', href: startNow.href },
      { label: 'Read the employer guide', href: '/employer-guide' },
    ],
  },
  partner: {
    lead: 'Someone on our team will read it and get in touch about working together.',
    email: openEmail,
    call: 'We’ll ask about the people you support and agree what to do next.',
    links: [{ label: 'Look round the partner demonstration', href: '/dashboard/partner' }],
  },
  candidate: {
    lead: 'Someone on our team will read it and contact you.',
    email: neutralEmail,
    call: 'You choose what to tell us and what happens next.',
    links: candidateLinks,
  },
  waitlist: {
    lead: 'You’re on our waitlist now.',
    email: neutralEmail,
    call: 'You choose what to tell us and what happens next.',
    links: candidateLinks,
  },
  general: {
    lead: 'Someone on our team will read it and contact you.',
    email: neutralEmail,
    call: 'You can tell us more if you want to. We’ll agree what to do next.',
    links: [],
  },
  unknown: {
    lead: 'We have your form, and someone on our team will read it.',
    email: `We send one if you gave us an email address. It comes from ‘${neutralName}’. ${spam}`,
    call: 'You can tell us more if you want to. We’ll agree what to do next.',
    links: [{ label: 'Read the employer guide', href: '/employer-guide' }],
  },
}
