import type { Route } from 'next'

import { callBackTime } from '@/lib/content/site/call-back-time'
import type { Side } from '@/lib/domain/access/role'
import type { EnquirySource } from '@/lib/domain/enquiries/enquiry-source'

/** The demonstration for one side. Its URL is assembled, so typed routes cannot check it. */
const demoOf = (role: Side): Route => `/dashboard/${role}` as Route

type PortalLink = { label: string; text: string; href: Route }
export type PortalStep = {
  title: string
  text: string
  link: { label: string; href: Route }
}
type Portal = {
  title: string
  lead: string
  /** Null for people who act for themselves only. */
  organisation: string | null
  /** Above the steps of somebody who has not begun. */
  stepsTitle: string
  steps: readonly PortalStep[]
  /** For people who already hire or look for work here; null for sides where that is not possible yet. */
  underWay: { lead: string; title: string; steps: readonly PortalStep[] } | null
  /** Below the steps of somebody who has sent us nothing; null for nothing. */
  talk: { before: string; link: { label: string; href: Route }; after: string } | null
  tools: readonly PortalLink[]
}

export const portalWords = {
  /** By the first of somebody's names. */
  hello: (name: string | null) => (name === null ? 'Hello' : `Hello, ${name.trim().split(/\s+/)[0] ?? name}`),
  you: 'You',
  name: 'Name',
  email: 'Email',
  kind: 'Kind of account',
  organisation: 'Organisation',
  noOrganisation: 'Not added yet',
  organisationFrom: 'as given in your last enquiry',
  account: 'Manage your account',
  enquiries: 'Your enquiries',
  enquiriesText: 'Enquiries sent to us from your verified email address.',
  notYours: 'Don’t recognise one of these? Somebody may have typed your address by mistake.',
  tellUs: 'Tell us',
  reference: 'Reference',
  sent: 'Sent',
  about: 'About',
  state: 'Status',
  since: 'since',
  unavailable: 'Sorry, we can’t show your enquiries at the moment. They’re safe. Please try again in a minute.',
  tools: 'Tools for you',
} as const

export const enquiryStateWords = {
  received: 'Received. Someone will contact you.',
  contacted: 'We have contacted you',
  closed: 'Finished',
} as const

export const enquirySourceWords = {
  general: 'Call back',
  employer: 'Call back for an employer',
  partner: 'Call back for a partner',
  candidate: 'Call back for a candidate',
  waitlist: 'Candidate waitlist',
} as const satisfies Record<EnquirySource, string>

export const portals = {
  employer: {
    title: 'Your employer portal',
    lead: 'This is where you post jobs, answer the people who apply, and get help with hiring fairly.',
    organisation: 'Company',
    stepsTitle: 'What to do next',
    steps: [
      {
        title: 'Read the guide before you advertise',
        text: 'When to ask about convictions, which checks you can ask for, and how to make a fair decision.',
        link: { label: 'Open the employer guide', href: '/employer-guide' },
      },
      {
        title: 'See how hiring through us could work',
        text: 'Look round the demonstration. The people and jobs in it are made up.',
        link: { label: 'See the employer demonstration', href: demoOf('employer') },
      },
    ],
    underWay: {
      lead: 'See who is waiting for you, manage your jobs, and get help with hiring fairly.',
      title: 'Help when you need it',
      steps: [
        {
          title: 'Read the guide before you decide',
          text: 'When to ask about convictions, which checks you can ask for, and how to make a fair decision.',
          link: { label: 'Open the employer guide', href: '/employer-guide' },
        },
        {
          title: 'Want to talk something through?',
          text: `Request a call back and we’ll contact you within ${callBackTime}.`,
          link: { label: 'Request a call back', href: '/employers#call-back' },
        },
      ],
    },
    talk: {
      before: 'Want to talk first?',
      link: { label: 'Request a call back', href: '/employers#call-back' },
      after: `and we’ll contact you within ${callBackTime}.`,
    },
    tools: [
      {
        label: 'Risk assessment form',
        text: 'Assess whether a conviction matters for a particular job, and record your decision.',
        href: '/employer-guide/risk-assessment',
      },
      { label: 'DBS check levels', text: 'Find out which check you can ask for.', href: '/employer-guide/dbs-checks' },
      { label: 'Compliance resources', text: 'The law in plain English, with sources.', href: '/compliance' },
      {
        label: 'When convictions become spent',
        text: 'All the rehabilitation periods in one table.',
        href: '/compliance#spent',
      },
    ],
  },
  candidate: {
    title: 'Your candidate portal',
    lead: 'Apply for jobs, see how your applications are going, and find free tools to help you find work.',
    organisation: null,
    stepsTitle: 'Get ready to apply',
    steps: [
      {
        title: 'Find out what you have to tell an employer',
        text: 'Many convictions become spent. After that, you don’t have to tell most employers about them.',
        link: { label: 'Open the disclosure calculator', href: '/disclosure-calculator' },
      },
      {
        title: 'Write your CV',
        text: 'Step by step. It stays on your device.',
        link: { label: 'Open the CV builder', href: '/cv-builder' },
      },
      {
        title: 'Look at a job before you apply',
        text: 'See what a British study found about jobs like it, and what to do next.',
        link: { label: 'Open the job matcher', href: '/job-matcher' },
      },
    ],
    underWay: {
      lead: 'See how your applications are going, and find more jobs.',
      title: 'More you can do',
      steps: [
        {
          title: 'Find out what you have to tell an employer',
          text: 'Many convictions become spent. After that, you don’t have to tell most employers about them.',
          link: { label: 'Open the disclosure calculator', href: '/disclosure-calculator' },
        },
      ],
    },
    talk: null,
    tools: [
      { label: 'Disclosure calculator', text: 'Find out when you can answer no.', href: '/disclosure-calculator' },
      { label: 'CV and letter builder', text: 'Make a CV, and a letter if you need one.', href: '/cv-builder' },
      { label: 'Job matcher', text: 'Check whether a job suits you, and how to apply.', href: '/job-matcher' },
      { label: 'Help and resources', text: 'Crisis lines, ID, money and housing.', href: '/resources' },
      {
        label: 'See the candidate demonstration',
        text: 'See how it could work, with a made-up person.',
        href: demoOf('candidate'),
      },
    ],
  },
} as const satisfies Record<Exclude<Side, 'partner' | 'caseworker'>, Portal>
export type PortalRole = keyof typeof portals

export const noPortalWords = {
  title: 'You don’t have a portal yet',
  about: 'What the portals are for',
  lead: 'A portal is where you can see what you’ve sent us and what’s happening with it. Your account doesn’t have one yet.',
  hasPortalLead: 'A portal is where you can see what you’ve sent us and what’s happening with it.',
  signedOutLead:
    'A portal is where you can see what you’ve sent us and what’s happening with it. You need an account to have one.',
  hasPortal: 'Your account already has a portal.',
  toPortal: 'Go to your portal',
  company: 'We have what you told us about your company. You can send adverts once we’ve approved your company.',
  companyLink: 'See what you sent, and write your first advert',
  organisationWaits: 'We have what you told us about your organisation. Your portal opens when we approve it.',
  organisationLink: 'See what you sent',
  howHeading: 'How to open your portal',
  howFirst: 'Tell us whether you’re looking for work, hiring or supporting people.',
  howFirstSignedOut: 'Create an account, and tell us whether you’re looking for work, hiring or supporting people.',
  how: [
    `If you’re looking for work, your portal opens at once. If you hire or support people, tell us about your company or organisation. Someone on our team will read it and email you within ${callBackTime}.`,
    'After that, you’ll go to your portal when you sign in.',
  ],
  work: 'I’m looking for work',
  hire: 'I want to hire',
  ask: 'I support people looking for work',
  signIn: 'Sign in or sign up',
  demosHeading: 'See how the service could work',
  demosText: 'Anybody can look round these demonstrations. The people and jobs in them are made up.',
  demos: [
    { label: 'Employer demonstration', href: demoOf('employer') },
    { label: 'Candidate demonstration', href: demoOf('candidate') },
    { label: 'Partner demonstration', href: demoOf('partner') },
    { label: 'Caseworker demonstration', href: demoOf('caseworker') },
  ],
  toolsHeading: 'What you can use without a portal',
  tools: [
    { label: 'Disclosure calculator', href: '/disclosure-calculator' },
    { label: 'CV builder', href: '/cv-builder' },
    { label: 'Job matcher', href: '/job-matcher' },
    { label: 'Help and resources', href: '/resources' },
    { label: 'Your account', href: '/account' },
  ],
} as const
