import type { Prose } from '@/lib/content/prose/prose'
import { callBackTime } from '@/lib/content/site/call-back-time'

/** Benefits for partners: their own page shows titles and texts, the home page titles only. */
export const partnerBenefits = [
  {
    title: 'We look for employers for the people you support',
    text: 'You know what they can do. We look for employers who want to meet them. It’s early days, so we can’t promise a job.',
    shown: { label: 'See jobs for one person in the demonstration', href: '/dashboard/partner/job-matcher' },
  },
  {
    title: 'A person to answer your questions',
    text: `Ask us anything, and someone on our team will answer within ${callBackTime}.`,
  },
  {
    title: 'A say in how the pilot works',
    text: 'Tell us what your caseworkers need and what gets in their way. We’re still building, so we can still change things.',
  },
] as const

/** What the portal does for them: on their own page only. */
export const partnerTools = [
  {
    title: 'A plan and notes for each person',
    text: 'What you agreed, who does what by when, and your appointments. They read it on their own phone.',
    shown: { label: 'See people and their plans in the demonstration', href: '/dashboard/partner/support' },
  },
  {
    title: 'Referrals with the person’s consent',
    text: 'Refer somebody to another organisation, or accept a referral from one, and see whether a first contact was made.',
    shown: { label: 'See referrals in the demonstration', href: '/dashboard/partner/referrals' },
  },
  {
    title: 'A report for your funder',
    text: 'Figures from referral to lasting job. Nobody can be identified from them.',
    shown: { label: 'See outcomes in the demonstration', href: '/dashboard/partner/outcomes' },
  },
] as const

export const partnersHero = {
  heading: 'You support people with convictions. We look for employers for them.',
  /** Where an organisation takes referrals, before a link to the form. */
  forYourself: 'Looking for support yourself?',
  lead: 'For charities, social enterprises, probation, prisons and councils. Tell us who you support, and we’ll plan the next step together.',
  start: { label: 'Get Started', href: '/sign-in?mode=sign-up&as=partner' },
  talk: { label: 'Request a Call Back', href: '/partners#call-back' },
  pilot: [
    `We’re running a pilot, and it’s free. Start now with an account, or talk to us first. Either way, you hear from us within ${callBackTime}. You can also see the demonstration as `,
    { label: 'a manager', href: '/dashboard/partner' },
    ' or ',
    { label: 'a caseworker', href: '/dashboard/caseworker' },
    '. Please don’t enter a real person’s details there.',
  ] satisfies Prose,
} as const

export const partnersBenefits = {
  heading: 'What you get from working with us',
  intro: 'All of this is free during the pilot.',
} as const

export const partnersTools = {
  heading: 'Tools for your caseworkers',
  intro: 'You can try each of these in the demonstration. The people in it are made up.',
} as const

export const partnersSteps = {
  heading: 'How it works',
  intro: 'Four steps, at your pace. You can stop at any point.',
  items: [
    { title: 'Initial meeting', text: 'We talk. You tell us who you support, where, and what they need.' },
    { title: 'Planning', text: 'We agree in writing what each of us will do, and how we can share details lawfully.' },
    { title: 'Implementation', text: 'We start small, with a few people who want to take part, and see what works.' },
    { title: 'Ongoing support', text: 'We stay in touch, review how it’s going, and fix what isn’t working.' },
  ],
} as const

export const partnersPrivacy = {
  heading: 'The people you support stay in charge',
  items: [
    'Please don’t name anybody in the form. We don’t need names for a first conversation.',
    'We only contact people who have said they want us to.',
    'Nobody has to tell us the details of a conviction.',
  ],
  links: [
    { label: 'Help pages you can print, topic by topic', href: '/resources' },
    {
      label: 'See in the demonstration what you’d see of someone’s applications',
      href: '/dashboard/partner/applications',
    },
    { label: 'What we offer candidates', href: '/candidates' },
    { label: 'What we keep, and for how long', href: '/privacy-policy' },
  ],
} as const

export const partnersCall = {
  heading: 'Let’s talk',
  text: 'It’s free, and there’s no obligation.',
  formHeading: 'Request a Call Back',
} as const
