import { callBackTime } from '@/lib/content/site/call-back-time'
import { neutralName } from '@/lib/content/site/neutral-name'
import type { Prose } from '@/lib/content/prose/prose'

/** Benefits for candidates: their own page shows titles and texts, the home page titles only. */
export const candidateBenefits = [
  {
    title: 'Employers who want to talk to people with a record',
    text: 'They know that everybody here has a conviction. We can’t promise you a job.',
  },
  {
    title: 'Help talking about your conviction: what to say, and when',
    text: 'You can talk it through with someone on our team first. It’s not legal advice.',
  },
  {
    title: 'Free tools for your CV and disclosure letter',
    text: 'You don’t need an account. What you type stays on your own device.',
  },
  {
    title: 'You decide what you share',
    text: 'No employer gets your details from us unless you say yes. We need nothing about your convictions.',
  },
] as const

export const candidatesHero = {
  heading: 'Got a conviction and looking for work? You’re welcome here.',
  lead: 'See the jobs, make your CV and find out what you must tell an employer. It’s all free. We want to know what you can do, not what you did.',
  jobs: { label: 'Browse jobs', href: '/jobs' },
  account: { label: 'Make an account', href: '/sign-in?mode=sign-up&as=candidate' },
  pilot:
    'For people aged 18 or over who live in the UK. We’re running a pilot, so there may be few jobs on this site yet.',
} as const

/** What somebody can do today without waiting for us, besides the hero's jobs and account, and last the form with which we look for them. */
export const candidatesToday = {
  heading: 'Start today',
  intro:
    'You don’t need an account for any of these. What you type in the first three stays on your own device. The waitlist form comes to us.',
  items: [
    {
      label: 'Make your CV',
      href: '/cv-builder',
      text: 'Eight short steps, and a disclosure letter if you need one.',
    },
    {
      label: 'Find out when your conviction is spent',
      href: '/disclosure-calculator',
      text: 'Then you don’t have to tell most employers.',
    },
    {
      label: 'See if a job suits you',
      href: '/job-matcher',
      text: 'A few questions about the job, and what can improve your chances.',
    },
    {
      label: 'Join the waitlist',
      href: '/candidates#waitlist',
      text: 'No account? We look for work that fits you, and contact you.',
    },
  ],
} as const

export const candidatesHelp = {
  label: 'Need help now?',
  text: 'In a crisis? Nowhere to stay? No ID or no money?',
  link: { label: 'See where to get help today', href: '/resources' },
} as const

export const whatYouGet = {
  heading: 'What You Get',
  intro: 'This is a pilot, so some of it is still being built.',
} as const

export const candidatesSteps = {
  heading: 'What happens after you send this form',
  items: [
    { title: 'You send the form', text: 'You can skip any question marked optional.' },
    {
      title: 'You get an email',
      text: `It comes from ‘${neutralName}’. It doesn’t say what you wrote or what our service is for. We only send one a day.`,
    },
    { title: 'Someone gets in touch', text: `Within ${callBackTime}, by phone or email.` },
    { title: 'You decide', text: 'You choose what to tell us and what happens next. You can stop at any time.' },
  ],
} as const

export const candidatesPrivacy = {
  heading: 'Is it private?',
  intro:
    'Yes. This page is for people with convictions, so sending a form tells us that you have one. We don’t need to know any more about it.',
  ask: {
    heading: 'What we ask',
    items: [
      'Your name, email address and phone number',
      'Your town or rough location',
      'What work you’re looking for, and when you could start',
      'If you want to tell us: your skills, your experience and what would help',
    ],
  },
  doNotAsk: {
    heading: 'What we don’t ask',
    items: [
      'What your conviction was for, when it was, or your sentence',
      'Your date of birth or your full address',
      'A DBS certificate or other papers',
      'Any money. It’s free',
    ],
  },
  after: [
    'Our team reads what you send and uses it to contact you. We keep it for 12 months at most. You can ask us to delete it sooner. ',
    { label: 'Read what we keep and why', href: '/privacy-policy' },
    '.',
  ] satisfies Prose,
} as const

export const candidatesWork = {
  heading: 'Kinds of work we look for',
  intro: 'We’re looking for employers in nine industries. When one of them has a job, it’s on Browse Jobs.',
} as const

export const candidatesWaitlist = {
  heading: 'Join the waitlist',
  text: 'For people without an account who want us to look for work that fits. You don’t need a CV, and you don’t need to be out of work.',
  open: 'Fill in the form',
} as const

export const candidatesOther = {
  heading: 'Rather not fill in this form?',
  callBack: { label: 'Request a call back', href: '/request-callback/candidate' },
} as const
