import type { Route } from 'next'

import { callBackTime } from '@/lib/content/call-back-time'
import type { Role } from '@/lib/domain/access/access'
import type { EnquirySource } from '@/lib/domain/enquiries/enquiry-source'

/** The demonstration of a side. Its address is put together, so the list of routes cannot check it. */
const demoOf = (role: Role): Route => `/dashboard/${role}` as Route

type PortalLink = { label: string; text: string; href: Route }
type Portal = {
  title: string
  lead: string
  /** Null where a person stands for themselves. */
  organisation: string | null
  steps: readonly { title: string; text: string; link?: { label: string; href: Route } }[]
  emptyLead: string
  emptyLink: { label: string; href: Route }
  tools: readonly PortalLink[]
}

export const portalWords = {
  hello: (name: string | null) => (name === null ? 'Hello' : `Hello, ${name}`),
  you: 'You',
  name: 'Name',
  noName: 'Not given',
  email: 'Email',
  kind: 'Kind of account',
  organisation: 'Organisation',
  noOrganisation: 'We take it from your enquiries. There is none yet.',
  organisationFrom: 'as you wrote it in your last enquiry',
  account: 'Change your account',
  enquiries: 'Your enquiries',
  enquiriesText: 'What was sent to us from your verified email address.',
  notYours: 'Did you not send one of these? Somebody may have typed your address.',
  tellUs: 'Tell us',
  reference: 'Reference',
  sent: 'Sent',
  about: 'About',
  state: 'How far it is',
  since: 'since',
  unavailable: 'We cannot show your enquiries just now. They are safe. Please try again in a minute.',
  next: 'What to do next',
  tools: 'Tools for you',
} as const

export const enquiryStateWords = {
  received: 'We have it. A person will contact you.',
  contacted: 'We have contacted you',
  closed: 'Finished',
} as const

export const enquirySourceWords = {
  general: 'A call back',
  employer: 'A call back, as an employer',
  partner: 'A call back, as a partner',
  candidate: 'A call back, as a candidate',
  waitlist: 'The waitlist for candidates',
} as const satisfies Record<EnquirySource, string>

export const portals = {
  employer: {
    title: 'Your employer portal',
    lead: 'What you asked us, how far it is, and what helps you hire fairly.',
    organisation: 'Company',
    steps: [
      {
        title: 'Read the guide before you advertise',
        text: 'When to ask about convictions, which check the job allows, and how to decide fairly.',
        link: { label: 'Open the employer guide', href: '/employer-guide' },
      },
      {
        title: 'Tell us about a job you want to fill',
        text: `Ask for a call back. We contact you within ${callBackTime}.`,
        link: { label: 'Request a call back', href: '/employers' },
      },
      {
        title: 'See how hiring through us could look',
        text: 'The demonstration has made-up people and jobs.',
        link: { label: 'See the employer demonstration', href: demoOf('employer') },
      },
    ],
    emptyLead: `You have not sent us anything from this address. Tell us who you look for, and we contact you within ${callBackTime}.`,
    emptyLink: { label: 'Request a call back', href: '/employers' },
    tools: [
      {
        label: 'Risk assessment form',
        text: 'Weigh up a conviction for one job, on paper.',
        href: '/employer-guide/risk-assessment',
      },
      { label: 'DBS check levels', text: 'Which check a job allows.', href: '/employer-guide/dbs-checks' },
      { label: 'Compliance resources', text: 'The law in plain words, with its sources.', href: '/compliance' },
      {
        label: 'Disclosure calculator',
        text: 'When a conviction is spent, so that you know what you may not ask.',
        href: '/disclosure-calculator',
      },
    ],
  },
  candidate: {
    title: 'Your candidate portal',
    lead: 'What you asked us, how far it is, and free tools for your next step.',
    organisation: null,
    steps: [
      {
        title: 'Find out what you have to tell',
        text: 'Many convictions become spent. Then you do not have to tell most employers.',
        link: { label: 'Open the disclosure calculator', href: '/disclosure-calculator' },
      },
      {
        title: 'Write your CV',
        text: 'Step by step. It stays on your device.',
        link: { label: 'Open the CV builder', href: '/cv-builder' },
      },
      {
        title: 'Look at a job before you apply',
        text: 'What a British study says about jobs like it, and what to do.',
        link: { label: 'Open the job matcher', href: '/job-matcher' },
      },
    ],
    emptyLead: `You have not sent us anything from this address. Join the waitlist, and we contact you within ${callBackTime}.`,
    emptyLink: { label: 'Join the waitlist', href: '/candidates' },
    tools: [
      { label: 'Disclosure calculator', text: 'When you can say no.', href: '/disclosure-calculator' },
      { label: 'CV and letter builder', text: 'A CV, and a letter if you need one.', href: '/cv-builder' },
      { label: 'Job matcher', text: 'Should you apply, and how?', href: '/job-matcher' },
      { label: 'Help and resources', text: 'Crisis lines, ID, money and housing.', href: '/resources' },
      {
        label: 'See the candidate demonstration',
        text: 'How it could look, with a made-up person.',
        href: demoOf('candidate'),
      },
    ],
  },
  partner: {
    title: 'Your partner portal',
    lead: 'What you asked us, how far it is, and tools to use with the people you support.',
    organisation: 'Organisation',
    steps: [
      {
        title: 'Use the tools together with your client',
        text: 'They need no account. What is typed in stays on the device.',
        link: { label: 'Open the disclosure calculator', href: '/disclosure-calculator' },
      },
      {
        title: 'Tell us about people you want to refer',
        text: `Ask for a call back, without their names. We contact you within ${callBackTime}.`,
        link: { label: 'Request a call back', href: '/partners' },
      },
      {
        title: 'See how referring could look',
        text: 'The demonstration has made-up people and jobs.',
        link: { label: 'See the partner demonstration', href: demoOf('partner') },
      },
    ],
    emptyLead: `You have not sent us anything from this address. Tell us whom you support, and we contact you within ${callBackTime}.`,
    emptyLink: { label: 'Request a call back', href: '/partners' },
    tools: [
      { label: 'Disclosure calculator', text: 'When a conviction is spent.', href: '/disclosure-calculator' },
      { label: 'CV and letter builder', text: 'For a CV in one sitting.', href: '/cv-builder' },
      { label: 'Job matcher', text: 'What to know before applying.', href: '/job-matcher' },
      { label: 'Help and resources', text: 'Crisis lines, ID, money and housing.', href: '/resources' },
    ],
  },
} as const satisfies Record<Exclude<Role, 'caseworker'>, Portal>
export type PortalRole = keyof typeof portals

export const noPortalWords = {
  title: 'You have no portal yet',
  about: 'About the portals',
  lead: 'A portal shows what you sent us and how far it is. Your account does not have one yet.',
  hasPortalLead: 'A portal shows what you sent us and how far it is.',
  signedOutLead: 'A portal shows what you sent us and how far it is. You need an account for it.',
  hasPortal: 'Your account has a portal already.',
  toPortal: 'Go to your portal',
  waiting: 'You asked for a portal. A person is looking at it. You do not have to do anything.',
  waitingLink: 'See your request',
  howHeading: 'How to get one',
  how: [
    'Tell us whether you are an employer, a candidate or a partner. It takes a minute.',
    'A person reads it, and answers by email within 2 business days.',
    'Then your portal opens when you sign in.',
  ],
  ask: 'Ask for a portal',
  signIn: 'Sign in or sign up',
  demosHeading: 'See how it could look',
  demosText: 'These demonstrations are open to everybody. The people and jobs in them are made up.',
  demos: [
    { label: 'Employer demonstration', href: demoOf('employer') },
    { label: 'Candidate demonstration', href: demoOf('candidate') },
    { label: 'Partner demonstration', href: demoOf('partner') },
    { label: 'Caseworker demonstration', href: demoOf('caseworker') },
  ],
  toolsHeading: 'What works without a portal',
  tools: [
    { label: 'Disclosure calculator', href: '/disclosure-calculator' },
    { label: 'CV builder', href: '/cv-builder' },
    { label: 'Job matcher', href: '/job-matcher' },
    { label: 'Help and resources', href: '/resources' },
    { label: 'Your account', href: '/account' },
  ],
} as const
