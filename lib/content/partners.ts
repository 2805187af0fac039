import { callBackTime } from '@/lib/content/call-back-time'

/** What partners get: on their page with a sentence each, on the home page by title. */
export const partnerBenefits = [
  {
    title: 'We look for employers for the people you support',
    text: 'You know what they can do. We look for employers who want to meet them. It is early, so we cannot promise a job.',
  },
  {
    title: 'A person to answer your questions',
    text: `You ask, and a person on our team answers within ${callBackTime}. Never a machine.`,
  },
  {
    title: 'A say in how the pilot works',
    text: 'Tell us what your caseworkers need and what gets in their way. We are still building, so we can still change it.',
  },
] as const

export const partnersHero = {
  heading: 'You support people with convictions. We look for employers for them.',
  lead: 'For charities, social enterprises, probation, prisons and councils. Tell us who you support, and let us plan the next step together.',
  start: { label: 'Request a Call Back', href: '/partners#call-back' },
  pilot: `We are running a pilot. Today, it begins with a short form and a call within ${callBackTime}. The dashboards show demonstration data only: please do not put a real person’s details into them.`,
} as const

export const partnersBenefits = {
  heading: 'What working together brings',
  intro: 'Three things from the first day of the pilot.',
} as const

export const partnersSteps = {
  heading: 'How it works',
  intro: 'Four steps, at your pace. You can stop after any of them.',
  items: [
    { title: 'Initial meeting', text: 'We talk. You tell us who you support, where, and what they need.' },
    { title: 'Planning', text: 'We agree in writing what each of us does, and how details may be shared lawfully.' },
    { title: 'Implementation', text: 'We start small, with a few people who want to, and see what works.' },
    { title: 'Ongoing support', text: 'We stay in touch, talk about what happened, and put right what does not work.' },
  ],
} as const

export const partnersPrivacy = {
  heading: 'The people you support stay in charge',
  items: [
    'Please do not name anybody in the form. We do not need it for a first talk.',
    'We contact a person only when they have said that they want it.',
    'Nobody needs to tell us the details of a conviction.',
  ],
  links: [
    { label: 'Help pages, each topic to print by itself', href: '/resources' },
    { label: 'What we offer candidates', href: '/candidates' },
    { label: 'What we keep, and for how long', href: '/privacy-policy' },
  ],
} as const

export const partnersCall = {
  heading: 'Let us talk',
  text: 'Asking costs nothing and binds you to nothing.',
  formHeading: 'Request a Call Back',
} as const
