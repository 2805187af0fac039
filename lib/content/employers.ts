import type { DescribedLink } from '@/lib/content/article'
import { callBackTime } from '@/lib/content/call-back-time'
import { type Figure, type PublishedSource, foundersNote } from '@/lib/content/figure'
import { newFuturesNetwork } from '@/lib/content/statistics'

const founders = { kind: 'founders', note: foundersNote } as const

const rehabilitationPeriods = {
  kind: 'published',
  title: 'Rehabilitation periods (Rehabilitation of Offenders Act 1974)',
  publisher: 'GOV.UK',
  published: 'rules since 28 October 2023',
  url: 'https://www.gov.uk/guidance/rehabilitation-periods',
  checkedOn: '2026-11-21',
} as const satisfies PublishedSource

const criminalOffenceData = {
  kind: 'published',
  title: 'What is criminal offence data? (UK GDPR, Article 10)',
  publisher: "Information Commissioner's Office",
  published: 'no date shown',
  url: 'https://ico.org.uk/for-organisations/uk-gdpr-guidance-and-resources/lawful-basis/criminal-offence-data/what-is-criminal-offence-data',
  checkedOn: '2026-11-21',
} as const satisfies PublishedSource

const banTheBox = {
  kind: 'published',
  title: 'Ban the Box employer guide',
  publisher: 'Business in the Community',
  published: 'no date shown',
  url: 'https://www.bitc.org.uk/toolkit/ban-the-box-employer-guide/',
  checkedOn: '2026-11-21',
} as const satisfies PublishedSource

export const employersHero = {
  heading: 'Good people are out of work. You have work.',
  lead: 'We help you hire people with convictions: lawfully, with little paperwork, and with a person to answer your questions.',
  start: { label: 'Get Started', href: '/employers#call-back' },
  pilot: 'We are running a pilot. Today, Get Started means a short form, and then a person calls you back.',
} as const

export const employersSummary = {
  heading: 'In 20 seconds',
  items: [
    {
      title: 'Proof',
      text: 'Of 88 businesses that employ prison leavers, 93% called them motivated and 88% reliable (2023).',
      source: newFuturesNetwork,
    },
    {
      title: 'Law',
      text: 'In most jobs in England and Wales, a spent conviction is not a lawful reason to turn somebody down.',
      source: rehabilitationPeriods,
    },
    { title: 'Effort', text: 'One short form, then one phone call. Asking costs nothing and binds you to nothing.' },
    { title: 'Next step', text: `We contact you within ${callBackTime}, by phone or email.` },
  ],
} as const

export const employersBenefits = {
  heading: 'What you can gain',
  intro: 'Six reasons to hire this way. Where a figure has no published source yet, we say so.',
  items: [
    {
      title: 'People others overlook',
      text: 'A form that asks about convictions first can lose good people before anyone reads the rest. Yours need not.',
    },
    {
      title: 'Less legal worry',
      text: 'You ask the right question, at the right time, for the right job, and keep only what you need.',
    },
    {
      title: 'Social value you can show',
      text: 'If a public contract asks what you do for people who find it hard to get work, this is an answer you can count.',
    },
    {
      title: 'Lower recruitment costs',
      text: 'You may need fewer adverts and agency fees, when people come to you through those who already know them.',
      figure: {
        id: 'recruitment-costs',
        value: 'Up to 30%',
        label: 'lower recruitment costs',
        source: founders,
        research: {
          text: 'New Futures Network says that hiring this way reduces recruitment costs. It gives no figure.',
          sources: [newFuturesNetwork],
        },
      },
    },
    {
      title: 'People who stay',
      text: 'A person who has been turned down many times can have a good reason to stay with the employer who said yes.',
      figure: {
        id: 'better-retention',
        value: '25%',
        label: 'better retention',
        source: founders,
        research: {
          text: 'New Futures Network says employers report people staying longer than average. It gives no figure.',
          sources: [newFuturesNetwork],
        },
      },
    },
    {
      title: 'Faster hiring',
      text: 'Somebody who is ready to start, and who has been told what you will ask, can take fewer steps to hire.',
      figure: { id: 'faster-hiring', value: '20%', label: 'faster hiring', source: founders },
    },
  ],
} as const satisfies {
  heading: string
  intro: string
  items: readonly { title: string; text: string; figure?: Figure }[]
}

export const employersSteps = {
  heading: 'How it works',
  intro: 'Five steps. In the pilot, we do the first three with you by phone and email.',
  todayLabel: 'Today:',
  items: [
    {
      title: 'Register your company',
      text: 'Tell us who you are, where you are and what you do.',
      today: 'send the form on this page.',
    },
    {
      title: 'Post jobs',
      text: 'Describe the work, the hours, the pay and any check the law asks for.',
      today: 'you tell us when we call you. The job board shows demonstration jobs only.',
    },
    {
      title: 'Review candidates',
      text: 'See people by what they can do. A record comes up when it matters for the job.',
      today: 'we talk about who might fit. There are no profiles on this site yet.',
    },
    {
      title: 'Hiring process',
      text: 'You interview and you decide. We help both sides talk about a conviction fairly.',
      today: 'you use your own process, with us on the phone.',
    },
    {
      title: 'Ongoing support',
      text: 'A person to answer questions in the first weeks, yours and those of the person you hired.',
      today: 'you email us, and a person answers.',
    },
  ],
} as const

export const employersLaw = {
  heading: 'The law in a minute',
  intro:
    'General information for England and Wales, not legal advice. Scotland and Northern Ireland have their own rules.',
  items: [
    {
      title: 'Spent convictions',
      text: 'After a set time, most convictions become spent. For most jobs people need not tell you about them, and you may not hold them against somebody.',
      source: rehabilitationPeriods,
    },
    {
      title: 'What you keep',
      text: 'Details of convictions are criminal offence data. You need a lawful reason to ask for them and to keep them, so ask only what the job needs.',
      source: criminalOffenceData,
    },
    {
      title: 'When to ask',
      text: 'For most jobs you do not have to ask on the application form. This guide shows how to take the tick box off it and ask later, about the job in hand.',
      source: banTheBox,
    },
  ],
} as const

export const employersQuestions = {
  heading: 'Questions hiring managers ask',
  items: [
    {
      label: 'When may we ask about convictions?',
      href: '/employer-guide/ban-the-box',
      text: 'Best with the job offer, and only if the job needs it.',
    },
    {
      label: 'Which DBS check can we ask for?',
      href: '/employer-guide/dbs-checks',
      text: 'The job decides. Four levels, side by side.',
    },
    {
      label: 'Will it affect our insurance?',
      href: '/employer-guide/insurance',
      text: 'Usually not for staff. What to ask your broker.',
    },
    {
      label: 'How do we decide fairly?',
      href: '/employer-guide/risk-assessment',
      text: 'What to weigh, with a form to print.',
    },
    { label: 'What does the law say?', href: '/compliance', text: 'Each rule with its section and its source.' },
    { label: 'Where do we start?', href: '/employer-guide', text: 'The whole guide, step by step.' },
  ],
} as const satisfies { heading: string; items: readonly DescribedLink[] }

export const employersCall = {
  heading: 'Ready to talk?',
  text: 'Asking costs nothing and binds you to nothing.',
  next: [
    'You send the form.',
    'We send you a confirmation email.',
    `A person contacts you within ${callBackTime}.`,
    'You decide whether to go on.',
  ],
  formHeading: 'Request a Call Back',
} as const
