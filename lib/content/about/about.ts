import type { Prose } from '@/lib/content/prose/prose'
import { callBackTime } from '@/lib/content/site/call-back-time'
import { company } from '@/lib/content/site/company'

/** The public register, at the company’s own number. */
const companiesHouse = `https://find-and-update.company-information.service.gov.uk/company/${company.number}` as const

export const aboutHero = {
  heading: 'We open the door to fair work',
  lead: `${company.brand} connects UK employers with people with convictions who want to work. We also work with the charities and caseworkers who support them.`,
  start: { label: 'Get Started', href: '/request-callback' },
  pilot: 'Request a call back. Someone on our team reads what you write, and you decide what happens next.',
} as const

export const aboutPurpose = {
  heading: 'Why we’re here',
  mission: {
    id: 'mission',
    heading: 'Our mission',
    statement: 'To open the door to fair work for people with convictions, and to help employers find good people.',
    text: 'It has to work for both sides. An employer gets somebody who can do the job. A person gets a wage, a routine and a reason to be proud.',
  },
  vision: {
    id: 'vision',
    heading: 'Our vision',
    statement: 'A UK where what you can do matters more than what you once did.',
    text: 'A conviction comes up when it matters for the job, at the right time, and people can explain it in their own words.',
  },
} as const

export const aboutValues = {
  heading: 'Our values',
  intro: 'Three promises to the people we work with, and what they mean day to day.',
  practiceLabel: 'What it means in practice:',
  items: [
    {
      title: 'Inclusive Excellence',
      text: 'Fair chances and high standards go together. We don’t lower the bar. We open the door.',
      practice: [
        'We start with the job and what a person can do.',
        'We write in plain English, and build for old phones and slow connections.',
        'We say ‘a person with a conviction’. Nobody is just the worst thing they’ve done.',
      ],
    },
    {
      title: 'Proven Results',
      text: 'We measure what happens, and we say what we don’t know.',
      practice: [
        'We give a source for every fee, phone line and rule of law. If we can’t find one for a figure, we say so.',
        'If we’ve made up an example, we call it an example.',
        'We publish what the pilot has done so far, even when a figure is 0.',
      ],
    },
    {
      title: 'Compassionate Support',
      text: 'We listen first. Asking for help is hard enough without a form that wants to know everything.',
      practice: [
        'A person answers you.',
        'We never need the details of a conviction, and our emails to candidates don’t say what our service is for.',
        'You can stop, or ask us to delete your details, at any time.',
      ],
    },
  ],
} as const

export const aboutPilot = {
  id: 'pilot',
  heading: 'How the pilot works today',
  figures: 'See what the pilot has done so far, in figures',
  intro: `Send us a short form. Someone on our team will read it and contact you within ${callBackTime}. Then we talk about what would help. It’s free.`,
} as const

export const aboutCompany = {
  heading: 'Who we are',
  intro: [
    'We’re an early-stage company, registered in the UK. You can check these facts, and see our registered name, ',
    { label: 'at Companies House', href: companiesHouse },
    '.',
  ] satisfies Prose,
  facts: [
    { label: 'Working name', value: company.brand },
    { label: company.numberLabel, value: company.number },
    { label: 'Where we are', value: company.registeredOffice },
    { label: 'Where we work', value: 'The UK' },
  ],
  emailLabel: 'Email',
  peopleHeading: 'Who you can talk to',
} as const

export const aboutCall = {
  heading: 'Come and talk to us',
  text: 'Whether you’re hiring, looking for work or supporting someone who is, start with one short form.',
  start: aboutHero.start,
  more: { label: 'See what we do for employers', href: '/employers' },
} as const
