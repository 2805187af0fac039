import type { Route } from 'next'

type Guide = { label: string; href: Route; what: string }
type GuideGroup = { id: string; heading: string; guides: readonly Guide[] }

const legal = '/resources/legal'
const work = '/resources/employment'
const practical = '/resources'
const training = '/resources/training'

/**
 * The pages about what a client may need, the longest list first, so that cards that stand in one row are alike. Facts, fees and
 * their sources are on those pages.
 */
export const practitionerGuides = [
  {
    id: 'tell',
    heading: 'Telling an employer: what the law says',
    guides: [
      {
        label: 'Is it spent?',
        href: `${legal}#spent`,
        what: 'When a conviction becomes spent, and how to work it out.',
      },
      {
        label: 'What a basic check shows',
        href: `${legal}#basic-dbs`,
        what: 'The check an employer can ask for in most jobs.',
      },
      {
        label: 'Standard and enhanced checks',
        href: `${legal}#standard-enhanced-dbs`,
        what: 'Only for jobs listed in law, and under different rules.',
      },
      {
        label: 'What the police hold',
        href: `${legal}#police-record`,
        what: 'It’s free for the person to ask, and shows exactly what is held.',
      },
      { label: 'Rules in Scotland', href: `${legal}#scotland`, what: 'How they differ from England and Wales.' },
      {
        label: 'Rules in Northern Ireland',
        href: `${legal}#northern-ireland`,
        what: 'How they differ from England and Wales.',
      },
    ],
  },
  {
    id: 'jobs',
    heading: 'Finding a job',
    guides: [
      { label: 'Jobs on this site', href: '/jobs', what: 'Each one says when it asks about convictions.' },
      { label: 'Job matcher', href: '/job-matcher', what: 'What research says about jobs like the one they want.' },
      { label: 'Work coach', href: `${work}#work-coach`, what: 'What the Jobcentre can help with.' },
      {
        label: 'Prison employment lead',
        href: `${work}#prison-employment-lead`,
        what: 'Help finding work before release.',
      },
      {
        label: 'CSCS card',
        href: `${training}#cscs-card`,
        what: 'Most large building sites ask for it. Here’s how to get it.',
      },
    ],
  },
  {
    id: 'papers',
    heading: 'ID and a bank account',
    guides: [
      {
        label: 'Birth certificate',
        href: `${practical}#birth-certificate`,
        what: 'How to order one and what it costs.',
      },
      {
        label: 'Provisional licence',
        href: `${practical}#provisional-licence`,
        what: 'Photo ID, even for people who don’t drive.',
      },
      { label: 'PASS photo card', href: `${practical}#pass-card`, what: 'Photo ID without a passport or a licence.' },
      { label: 'Bank account', href: `${practical}#bank-account`, what: 'A basic account, even with bad credit.' },
    ],
  },
  {
    id: 'live',
    heading: 'Somewhere to live and money',
    guides: [
      {
        label: 'Somewhere to live',
        href: `${practical}#housing`,
        what: 'What the council must do, and who else can help.',
      },
      {
        label: 'Universal Credit',
        href: `${practical}#universal-credit`,
        what: 'How to claim, and how to get an advance.',
      },
      {
        label: 'Money on release',
        href: `${practical}#money-on-release`,
        what: 'What people are given on the day they leave prison.',
      },
      { label: 'Debt', href: `${practical}#debt`, what: 'Where to get free advice.' },
    ],
  },
  {
    id: 'say',
    heading: 'What to say, and when',
    guides: [
      {
        label: 'Telling an employer',
        href: `${work}#telling-employers`,
        what: 'Helping somebody say it in their own words, at the right time.',
      },
      { label: 'Unlock’s helpline', href: `${legal}#unlock`, what: 'When the answer isn’t clear.' },
      { label: 'Nacro’s advice', href: `${legal}#nacro`, what: 'What to tell an employer, checks, housing and money.' },
    ],
  },
  {
    id: 'company',
    heading: 'Mentors and courses',
    guides: [
      { label: 'Mentors and peer support', href: '/resources/mentorship', what: 'Who they support, and how to ask.' },
      { label: 'Courses', href: `${training}#free-courses`, what: 'Free courses, in prison and outside.' },
    ],
  },
] as const satisfies readonly GuideGroup[]

export const practitionerGuidesTitle = 'Guides for practitioners'

export const practitionerCall = {
  heading: 'Ringing an employer for somebody',
  before:
    'Get the person’s agreement first. If their file says to speak to the supervising officer, do that before you ring.',
  lines: [
    'I support somebody with the skills you’re looking for. When do you ask about convictions?',
    'I can’t tell you about their record. They’ll answer that themselves, when your advert says you ask.',
    'Is there anything that would rule somebody out? I’d like to be honest with them.',
    'When will you decide, and who will let them know?',
  ],
  after: 'Add a note of the call afterwards. Don’t mention the record.',
} as const
