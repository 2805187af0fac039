import type { Route } from 'next'

type Guide = { label: string; href: Route; what: string }
type GuideGroup = { id: string; question: string; guides: readonly Guide[] }

const legal = '/resources/legal'
const work = '/resources/employment'
const practical = '/resources'
const training = '/resources/training'

/** The page for each question that a client asks. Facts, fees and their sources stand on those pages. */
export const practitionerGuides = [
  {
    id: 'tell',
    question: 'Do I have to tell this employer?',
    guides: [
      {
        label: 'Is it spent?',
        href: `${legal}#spent`,
        what: 'How long a conviction counts, and where to work it out.',
      },
      { label: 'What a basic check shows', href: `${legal}#basic-dbs`, what: 'The check that most jobs may ask for.' },
      {
        label: 'Standard and enhanced checks',
        href: `${legal}#standard-enhanced-dbs`,
        what: 'For jobs in the law’s own list. Other rules apply.',
      },
      { label: 'See the police record first', href: `${legal}#police-record`, what: 'Free, and it ends the guessing.' },
      { label: 'Scotland', href: `${legal}#scotland`, what: 'Another law.' },
      { label: 'Northern Ireland', href: `${legal}#northern-ireland`, what: 'Another law.' },
    ],
  },
  {
    id: 'say',
    question: 'What do I say, and when?',
    guides: [
      {
        label: 'Telling an employer',
        href: `${work}#telling-employers`,
        what: 'In one’s own words, at the right time.',
      },
      { label: 'Unlock’s helpline', href: `${legal}#unlock`, what: 'When the answer is not clear.' },
      { label: 'Nacro’s advice', href: `${legal}#nacro`, what: 'What to tell an employer, checks, housing and money.' },
    ],
  },
  {
    id: 'papers',
    question: 'I have no ID and no bank account.',
    guides: [
      {
        label: 'Birth certificate',
        href: `${practical}#birth-certificate`,
        what: 'How to order it, and what it costs.',
      },
      {
        label: 'Provisional licence',
        href: `${practical}#provisional-licence`,
        what: 'Photo ID, also for people who never drive.',
      },
      { label: 'PASS photo card', href: `${practical}#pass-card`, what: 'Photo ID without a passport or a licence.' },
      { label: 'Bank account', href: `${practical}#bank-account`, what: 'A basic account, also with bad credit.' },
    ],
  },
  {
    id: 'live',
    question: 'Where do I sleep, and what do I live on?',
    guides: [
      { label: 'Somewhere to live', href: `${practical}#housing`, what: 'The council’s duty, and who helps.' },
      { label: 'Universal Credit', href: `${practical}#universal-credit`, what: 'How to claim, and an advance.' },
      { label: 'Money on release', href: `${practical}#money-on-release`, what: 'What there is on the day.' },
      { label: 'Debt', href: `${practical}#debt`, what: 'Free advice.' },
    ],
  },
  {
    id: 'jobs',
    question: 'Which jobs can I go for?',
    guides: [
      { label: 'Jobs on this site', href: '/jobs', what: 'Each says when it asks about convictions.' },
      { label: 'Job matcher', href: '/job-matcher', what: 'Nothing that is typed in leaves the page.' },
      { label: 'Work coach', href: `${work}#work-coach`, what: 'What the Jobcentre can do.' },
      { label: 'Prison employment lead', href: `${work}#prison-employment-lead`, what: 'Before release.' },
      { label: 'Cards for building sites', href: `${training}#cscs-card`, what: 'The CSCS card, step by step.' },
    ],
  },
  {
    id: 'company',
    question: 'Can I talk to somebody who has been there?',
    guides: [
      { label: 'Mentors and peer support', href: '/resources/mentorship', what: 'Who takes whom, and how to ask.' },
      { label: 'Courses', href: `${training}#free-courses`, what: 'Free ones, inside and outside.' },
    ],
  },
] as const satisfies readonly GuideGroup[]

export const practitionerCall = {
  heading: 'When you ring an employer for somebody',
  before: 'Ask the person first. If the file says to speak to the supervising officer first, do that.',
  lines: [
    'I work with somebody whose skills fit your job. When do you ask about convictions?',
    'I cannot tell you what it was. That is theirs to say, when you ask as your advert says.',
    'Is there anything that would rule somebody out? Then I can be honest with the person.',
    'When will you decide, and who will tell them?',
  ],
  after: 'Write a note of kind ‘Employer’, without a word about the record.',
} as const
