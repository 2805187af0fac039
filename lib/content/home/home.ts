import { callBackTime } from '@/lib/content/site/call-back-time'
import { costPoint } from '@/lib/content/employers/cost'
import { candidateBenefits } from '@/lib/content/candidates/candidates'
import { partnerBenefits } from '@/lib/content/partners/partners'
import type { Prose } from '@/lib/content/prose/prose'

export const homeHero = {
  heading: 'Unlock New Talent for Your Organisation',
  lead: 'Millions of people in the UK have a criminal record, and many are ready to work. We help employers hire fairly, and help people into the right job.',
  employer: { label: 'I am an Employer', href: '/employers' },
  candidate: { label: 'I am a Candidate', href: '/candidates' },
  forCandidates: [
    'Got a conviction? ',
    { label: 'Find work here', href: '/candidates' },
    ', or ',
    { label: 'find out what to tell an employer', href: '/disclosure-calculator' },
    '.',
  ] satisfies Prose,
  pilot: [
    'This is a pilot. You can apply for a job here in a few minutes, or ask us to call you. You don’t need an account to ',
    { label: 'browse jobs', href: '/jobs' },
    ' or ',
    { label: 'look round our demonstration', href: '/dashboard' },
    '. Do you support people with convictions? ',
    { label: 'See how we work with partners', href: '/partners' },
    '.',
  ] satisfies Prose,
} as const

/** Each leads to the item of the resources that has the same id. */
export const firstWeekOut = {
  heading: 'First week out of prison?',
  intro: 'Start with ID, then a bank account, then Universal Credit. Each one makes the next one easier.',
  items: [
    { id: 'birth-certificate', label: 'Get ID', text: 'A copy of your birth certificate is often the first step.' },
    { id: 'bank-account', label: 'Open a bank account', text: 'A basic account is free, whatever your credit score.' },
    {
      id: 'universal-credit',
      label: 'Claim Universal Credit',
      text: 'You can ask for an advance on the first payment.',
    },
    { id: 'housing', label: 'Find a place to stay', text: 'The council must help if you’re homeless or soon will be.' },
  ],
  all: { label: 'All help and resources', href: '/resources' },
} as const

export const homeFeatures = {
  heading: 'What we’re building',
  intro: 'One online service. It’s a pilot, so our team helps you by phone and email too.',
  items: [
    {
      title: 'Smart talent matching',
      text: 'We start with what the job needs – skills, hours and place – and look for people who fit.',
    },
    {
      title: 'Streamlined onboarding',
      text: 'One clear path from first conversation to first day. You ask about convictions at the right time, in the right way.',
    },
    {
      title: 'Future-ready analytics',
      text: 'See hires, retention and social value in one place, ready for your board.',
    },
    {
      title: 'Rapid launch',
      text: `Nothing to install. Fill in one short form, and we’ll call you within ${callBackTime}.`,
    },
  ],
} as const

export const industriesRow = {
  heading: 'Industries we want to work with',
  intro: 'Nine sectors that need skills people have learned before, during or after a sentence.',
  listLabel: 'Industries',
  buttons: { previous: 'Previous industries', next: 'Next industries' },
  contact: { label: 'Contact Us to Learn More', href: '/contact' },
} as const

export const stakeholders = {
  heading: 'Who it’s for',
  intro: 'What you can expect from us. It’s a pilot, so we’re still building some of it.',
  items: [
    {
      title: 'Employers',
      benefits: [
        'Reach people other employers overlook',
        'Know what you can ask about convictions, and when',
        'A person to answer your questions',
        'Social value you can measure',
        ...(costPoint === null ? [] : [costPoint]),
      ],
      link: { label: 'See what employers get', href: '/employers' },
    },
    {
      title: 'Candidates',
      benefits: candidateBenefits.map(({ title }) => title),
      link: { label: 'See what candidates get', href: '/candidates' },
    },
    {
      title: 'Partners',
      benefits: partnerBenefits.map(({ title }) => title),
      link: { label: 'See what partners get', href: '/partners' },
    },
  ],
} as const

export const testimonials = {
  heading: 'What we hope employers will say',
  listLabel: 'Examples of what employers could say',
  label: 'Illustrative example',
  note: 'We wrote these to show what we’re aiming for. We’ll replace them with real employers’ words when we have them.',
  items: [
    {
      quote:
        'We’d had six warehouse vacancies open for months. They talked us through what to ask and when. Two people started, and they’re both still here.',
      who: 'Operations manager, logistics',
    },
    {
      quote:
        'I was worried about the paperwork. It took one phone call and a clear note of which checks the job needs and which it doesn’t.',
      who: 'HR lead, hospitality',
    },
    {
      quote:
        'He told us about his conviction in his own words at the interview. Then we could get on with asking whether he could do the job.',
      who: 'Site manager, construction',
    },
  ],
} as const

export const homeCall = {
  heading: 'Open the door',
  text: `Tell us what you need. Someone on our team will read it and contact you within ${callBackTime}.`,
  start: { label: 'Get Started Today', href: '/request-callback' },
  more: { label: 'Learn More', labelEnd: ' about hiring people with convictions', href: '/employers' },
} as const
