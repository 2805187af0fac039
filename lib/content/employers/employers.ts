import { costSentence } from '@/lib/content/employers/cost'
import type { SitePath } from '@/lib/content/site/pages'
import type { DescribedLink } from '@/lib/content/prose/article'
import { callBackTime } from '@/lib/content/site/call-back-time'
import type { FoundersFigure, PublishedSource } from '@/lib/content/figures/figure'
import { newFuturesNetwork, workingChance } from '@/lib/content/figures/statistics'

/** Where an employer who needs no call first begins. */
export const startNow = { label: 'Get Started', href: '/sign-in?mode=sign-up&as=employer' } as const

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
  lead: 'We help you hire people with convictions, within the law and with little paperwork. We’re here to answer your questions.',
  start: startNow,
  talk: { label: 'Talk to us first', href: '/employers#call-back' },
  cost: costSentence,
  pilot: `If you’d like to talk first, we call you within ${callBackTime}.`,
} as const

/** What each of the hero's two buttons leads to. */
export const employersWays = {
  heading: 'Two ways to begin',
  items: [
    {
      title: 'Start now',
      text: `Make an account and tell us about your company. It takes about three minutes. We answer within ${callBackTime}, and you can write your first advert while you wait.`,
      href: startNow.href,
    },
    {
      title: 'Talk to us first',
      text: `Fill in a short form. We email to confirm, then call you within ${callBackTime}. There’s no obligation.`,
      href: '/employers#call-back',
    },
  ],
} as const

export const employersProof = {
  heading: 'What employers and the law say',
  replies: 'Employers can show here how often they reply to people who apply.',
  whoReply: 'See what the list shows and who is on it',
  items: [
    {
      title: '93% call them motivated',
      text: 'In a 2023 survey of 88 businesses that employ prison leavers, 93% called them motivated, 91% trustworthy, 89% loyal and 88% reliable.',
      source: newFuturesNetwork,
      sourceLabel: 'New Futures Network, 2023',
    },
    {
      title: '45% would hire',
      text: 'In 2022, 45% of employers said they would hire somebody with a conviction. You won’t be the only one.',
      source: workingChance,
      sourceLabel: 'Working Chance, 2022',
    },
    {
      title: 'The law protects a fresh start',
      text: 'In most jobs in England and Wales, you cannot lawfully turn somebody down because of a spent conviction.',
      source: rehabilitationPeriods,
      sourceLabel: 'Rehabilitation periods, GOV.UK',
    },
  ],
} as const

export const employersBenefits = {
  heading: 'What’s in it for you',
  intro: 'Six reasons to hire this way.',
  items: [
    {
      title: 'People others overlook',
      text: 'A form that asks about convictions first can lose good people before anyone reads the rest. Yours doesn’t have to.',
      shown: { label: 'See applicants without names in the demonstration', href: '/dashboard/employer/applications' },
    },
    {
      title: 'Less legal worry',
      text: 'You ask the right question, at the right time, for the right job, and keep only what you need.',
      shown: { label: 'See how an advert is checked in the demonstration', href: '/dashboard/employer/jobs/new' },
    },
    {
      title: 'Social value you can show',
      text: 'If a public contract asks how you help people who find it hard to get work, you’ll have figures to show.',
      shown: { label: 'See an example report', href: '/dashboard/employer/social-value' },
    },
    {
      title: 'Lower recruitment costs',
      text: 'You may spend less on adverts and agency fees when people come to you through those who already know them.',
    },
    {
      title: 'People who stay',
      text: 'People who have been turned down many times often have good reason to stay with the employer who said yes.',
    },
    {
      title: 'Faster hiring',
      text: 'Somebody who is ready to start, and knows what you’ll ask, can be quicker to hire.',
    },
  ],
  founders: {
    heading: 'Figures from our founders',
    note: 'These are from our founders’ own work. We haven’t found them published anywhere, so please don’t rely on them.',
    figures: [
      { id: 'recruitment-costs', value: 'Up to 30%', label: 'lower recruitment costs' },
      { id: 'better-retention', value: '25%', label: 'better retention' },
      { id: 'faster-hiring', value: '20%', label: 'faster hiring' },
    ],
  },
} as const satisfies {
  heading: string
  intro: string
  items: readonly { title: string; text: string; shown?: { label: string; href: SitePath } }[]
  founders: { heading: string; note: string; figures: readonly FoundersFigure[] }
}

export const employersSteps = {
  heading: 'How it works',
  intro: 'Five steps. You can do them all here, or with us by phone and email.',
  items: [
    {
      title: 'Register your company',
      text: 'Make an account and tell us who you are, where you are and what you do. Or ask for a call, and we’ll do it with you.',
    },
    {
      title: 'Post jobs',
      text: 'Tell us about the work, the hours, the pay and any checks the law requires. You write the advert yourself, and we read it before it goes live. We can write it with you.',
    },
    {
      title: 'Review candidates',
      text: 'You see who has applied and what they can do, without a name until you shortlist them. You can ask about a record only where the law allows.',
    },
    {
      title: 'Hiring process',
      text: 'You interview and you decide, using your own process. We help both sides talk about a conviction fairly.',
    },
    {
      title: 'Ongoing support',
      text: 'Email us in the first weeks and someone will answer your questions, and those of the person you’ve hired.',
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
      text: 'After a set time, most convictions become spent. For most jobs, people don’t have to tell you about them, and you cannot hold them against anyone.',
      source: rehabilitationPeriods,
    },
    {
      title: 'What you keep',
      text: 'Details of convictions are criminal offence data. You need a lawful reason to ask for them and to keep them, so ask only what the job needs.',
      source: criminalOffenceData,
    },
    {
      title: 'When to ask',
      text: 'For most jobs, you don’t have to ask on the application form. You can remove the tick box and ask later, about this job only.',
      source: banTheBox,
    },
  ],
} as const

export const employersQuestions = {
  heading: 'Questions hiring managers ask',
  items: [
    {
      label: 'When can we ask about convictions?',
      href: '/employer-guide/ban-the-box',
      text: 'Best when you make the job offer, and only if the job needs it.',
    },
    {
      label: 'Which DBS check can we ask for?',
      href: '/employer-guide/dbs-checks',
      text: 'It depends on the job. Compare the four levels.',
    },
    {
      label: 'Will it affect our insurance?',
      href: '/employer-guide/insurance',
      text: 'Usually not. See what to ask your broker.',
    },
    {
      label: 'How do we decide fairly?',
      href: '/employer-guide/risk-assessment',
      text: 'What to consider, and a form you can print.',
    },
    { label: 'What does it cost?', href: '/faqs#cost', text: 'What’s free, and for how long.' },
    { label: 'What does the law say?', href: '/compliance', text: 'Every rule, with its source.' },
    { label: 'Where do we start?', href: '/employer-guide', text: 'The whole guide, step by step.' },
  ],
} as const satisfies { heading: string; items: readonly DescribedLink[] }

export const employersCall = {
  heading: 'Ready to talk?',
  text: 'It’s free, and there’s no obligation.',
  nextHeading: 'What happens next',
  next: [
    'You send the form.',
    'We email you to confirm, with a reference.',
    `Someone on our team calls you within ${callBackTime}.`,
    'You decide whether to go on.',
  ],
  formHeading: 'Request a Call Back',
} as const
