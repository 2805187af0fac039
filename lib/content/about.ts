import { callBackTime } from '@/lib/content/call-back-time'
import { company } from '@/lib/content/company'

export const aboutHero = {
  heading: 'We open the door to fair work',
  lead: `${company.brand} connects UK employers with people with convictions who want to work. We work with the charities and caseworkers around them too.`,
  start: { label: 'Get Started', href: '/request-callback' },
  pilot: 'Ask for a call back. A person reads what you write, and you decide what happens next.',
} as const

export const aboutPurpose = {
  heading: 'Why we are here',
  mission: {
    id: 'mission',
    heading: 'Our mission',
    statement:
      'To open the door to fair work for people with convictions, and to help employers find good people behind it.',
    text: 'Both sides have to gain. An employer gets somebody who can do the job. A person gets a wage, a routine and a reason to be proud.',
  },
  vision: {
    id: 'vision',
    heading: 'Our vision',
    statement: 'A UK where what you can do counts for more than what you once did.',
    text: 'A conviction comes up when it matters for the job, at the right time, and a person can explain it in their own words.',
  },
} as const

export const aboutValues = {
  heading: 'Our values',
  intro: 'Three promises to the people we work with, and what each one means on an ordinary day.',
  practiceLabel: 'What it means in practice:',
  items: [
    {
      title: 'Inclusive Excellence',
      text: 'A fair chance and a high standard belong together. We do not lower the bar. We open the door to it.',
      practice: [
        'We start from the job and from what a person can do.',
        'We write in plain words, and build for old phones and slow connections.',
        'We say ‘a person with a conviction’. Nobody is only the worst thing they did.',
      ],
    },
    {
      title: 'Proven Results',
      text: 'We count what happens, and we say what we do not know.',
      practice: [
        'Each fee, phone line and rule of law has its source. Each figure has one too, or says that it has none yet.',
        'An example that we made up is called an example.',
        'We will publish results when the pilot has real ones.',
      ],
    },
    {
      title: 'Compassionate Support',
      text: 'We listen first. Asking for help is hard enough without a form that asks too much.',
      practice: [
        'A person answers you, not a machine.',
        'We never need the details of a conviction, and our emails do not say what our service is for.',
        'You can stop, or ask us to delete your details, at any time.',
      ],
    },
  ],
} as const

export const aboutPilot = {
  id: 'pilot',
  heading: 'How the pilot works today',
  intro: `You send a short form. A person reads it and contacts you within ${callBackTime}. Then we talk about what would help. It costs you nothing.`,
} as const

export const aboutCompany = {
  heading: 'Who we are',
  intro: 'A company registered in the UK, at an early stage. These are the facts that you can check.',
  facts: [
    { label: 'Working name', value: company.brand },
    { label: company.numberLabel, value: company.number },
    { label: 'Where we are', value: company.registeredOffice },
    { label: 'Where we work', value: 'The UK' },
  ],
  emailLabel: 'Email',
} as const

export const aboutCall = {
  heading: 'Come and talk to us',
  text: 'You want to hire, you want to work, or you support somebody who does. One form is enough to begin.',
  start: aboutHero.start,
  more: { label: 'Read the page for employers', href: '/employers' },
} as const
