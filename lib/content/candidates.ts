import { callBackTime } from '@/lib/content/call-back-time'
import { neutralName } from '@/lib/content/neutral-name'
import type { Prose } from '@/lib/content/prose'

/** What candidates get: on their page with a sentence each, on the home page by title. */
export const candidateBenefits = [
  {
    title: 'Employers who have chosen to talk to people with a record',
    text: 'We are looking for them now: employers who know that everybody here has a conviction, and still want to meet you. We cannot promise you a job.',
  },
  {
    title: 'Help with saying it: what to tell, when, and in what words',
    text: 'You can talk it through with a person on our team first. It is not legal advice.',
  },
  {
    title: 'Free tools for your CV and disclosure letter',
    text: 'You can use them today, without an account. What you type stays on your own device.',
  },
  {
    title: 'You decide what you share',
    text: 'We do not pass your details to an employer unless you agree. We do not need any details of your convictions.',
  },
] as const

export const candidatesHero = {
  heading: 'You have a conviction and you want to work. You are welcome here.',
  lead: 'Join our waitlist and a person contacts you. It is free. We want to know what you can do, not what you did.',
  join: { label: 'Join the waitlist', href: '/candidates#waitlist' },
  callBack: { label: 'Ask for a call back', href: '/request-callback/candidate' },
  pilot:
    'For people aged 18 or over who live in the UK. We are running a pilot, and there are no jobs on this site yet.',
} as const

export const candidatesHelp = {
  label: 'Need help now?',
  text: 'A crisis, no place to stay, no ID or no money?',
  link: { label: 'See where to get help today', href: '/resources' },
} as const

export const whatYouGet = {
  heading: 'What You Get',
  intro: 'Some of this is still being built. Where it is, we say so.',
} as const

export const candidatesSteps = {
  heading: 'What happens next',
  intro: 'Nothing happens behind your back.',
  items: [
    { title: 'You send the form', text: 'You can leave out each question that is marked optional.' },
    {
      title: 'You get an email',
      text: `It comes from ‘${neutralName}’. It does not say what you wrote or what our service is for. If you have had one from us today, we do not send another.`,
    },
    { title: 'A person contacts you', text: `Within ${callBackTime}, by phone or email.` },
    { title: 'You decide', text: 'You choose what you tell us and what we do next. You can stop at any time.' },
  ],
} as const

export const candidatesPrivacy = {
  heading: 'Is it private?',
  intro:
    'Yes. But this page is for people with convictions, so sending a form here tells us that you have one. We do not need to know more about it.',
  ask: {
    heading: 'What we ask',
    items: [
      'Your name, email address and phone number',
      'Your town, or roughly where you are',
      'What work you want, and when you could start',
      'If you like: your skills, your experience and what would help you',
    ],
  },
  doNotAsk: {
    heading: 'What we do not ask',
    items: [
      'What your conviction was for, when it was, or your sentence',
      'Your date of birth or your full address',
      'A DBS certificate or other papers',
      'Money. This is free',
    ],
  },
  after: [
    'Our team reads what you send and uses it to contact you. We keep it for at most 12 months in our database. You can ask us to delete it sooner. ',
    { label: 'Read what we keep and why', href: '/privacy-policy' },
    '.',
  ] satisfies Prose,
} as const

export const candidatesWork = {
  heading: 'Kinds of work',
  intro: 'We look for employers in nine industries. These are what we aim for. They are not jobs that we have today.',
} as const

export const candidatesWaitlist = {
  heading: 'Join the waitlist',
  text: 'You need to be 18 or over and live in the UK. You do not need a CV, and you do not need to be out of work.',
} as const

export const candidatesOther = {
  heading: 'Not sure yet?',
  items: [
    {
      label: 'Ask for a call back instead',
      href: '/request-callback/candidate',
      text: `A shorter form. A person contacts you within ${callBackTime}.`,
    },
    {
      label: 'Help and resources',
      href: '/resources',
      text: 'Crisis lines, ID, money, housing, work, training and the law. No form needed.',
    },
    {
      label: 'AI Tools (coming soon)',
      href: '/candidates/ai-tools',
      text: 'What we plan, and what they will never do.',
    },
  ],
} as const
