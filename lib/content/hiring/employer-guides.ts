import type { Route } from 'next'

import { silenceDays } from '@/lib/domain/applications/silence'

type GuideStep = { text: string; link?: { label: string; href: Route } }
type GuideList = { id: string; heading: string; steps: readonly GuideStep[] }

const banTheBox = '/employer-guide/ban-the-box'
const dbsChecks = '/employer-guide/dbs-checks'
const riskAssessment = '/employer-guide/risk-assessment'

/** What to do at each step of hiring. The law and its sources are on the guide pages that the steps link to. */
export const employerGuides = [
  {
    id: 'advert',
    heading: 'Before you advertise',
    steps: [
      {
        text: 'Take the question about convictions off the form.',
        link: { label: 'Remove the tick box in six steps', href: `${banTheBox}#steps` },
      },
      {
        text: 'Find out which DBS check you can ask for.',
        link: { label: 'Find the level in three questions', href: `${dbsChecks}#which` },
      },
      {
        text: 'Say in the advert when you’ll ask.',
        link: { label: 'Words you can use', href: `${banTheBox}#words` },
      },
      {
        text: 'Give a reason for each conviction you can’t accept. If you can’t give one, leave it out.',
        link: { label: 'What to consider', href: `${riskAssessment}#weigh` },
      },
    ],
  },
  {
    id: 'shortlist',
    heading: 'When you shortlist',
    steps: [
      { text: 'Choose by skills, tickets and availability. You don’t see names yet.' },
      {
        text: `Reply to everybody within ${silenceDays.second} working days, and give a reason to each person you reject.`,
      },
      {
        text: 'Only ask about convictions at the stage your advert says. After an offer is best.',
        link: { label: 'When to ask', href: `${banTheBox}#when-to-ask` },
      },
    ],
  },
  {
    id: 'told',
    heading: 'When somebody tells you about a conviction',
    steps: [
      {
        text: 'Check what you’re allowed to take into account.',
        link: { label: 'What can you take into account?', href: `${riskAssessment}#before` },
      },
      {
        text: 'Thank them, listen, and ask what has changed since then.',
        link: { label: 'Having the conversation', href: `${riskAssessment}#talk` },
      },
      { text: 'Don’t tell anybody who doesn’t need to know.' },
    ],
  },
  {
    id: 'decision',
    heading: 'When you decide',
    steps: [
      {
        text: 'Assess the record against the job, on one page.',
        link: { label: 'Assess a record in seven steps', href: `${riskAssessment}#steps` },
      },
      {
        text: 'Record the decision, the reasons and who made it.',
        link: { label: 'Make and explain the decision', href: `${riskAssessment}#decide` },
      },
      {
        text: 'If you’re not sure about insurance, ask your broker.',
        link: { label: 'An email you can send to your broker', href: '/employer-guide/insurance#ask-your-broker' },
      },
    ],
  },
  {
    id: 'first-day',
    heading: 'Before they start',
    steps: [
      {
        text: 'Complete the pre-employment checks.',
        link: { label: 'How to do a check', href: `${dbsChecks}#steps` },
      },
      {
        text: 'If a supervising officer must approve the job, wait for that before you agree a start date.',
      },
      { text: 'Choose one person your new colleague can ask anything.' },
    ],
  },
  {
    id: 'first-weeks',
    heading: 'The first 12 weeks',
    steps: [
      { text: 'Ask which appointments they have to keep and plan shifts around them.' },
      { text: 'Catch up after the first day, the second week and the sixth week.' },
      { text: 'Make sure their first pay arrives on the day you said.' },
    ],
  },
] as const satisfies readonly GuideList[]

export const employerGuideTitle = 'Guides'
export const employerGuideLead =
  'What to do at each step of hiring, with a link to each guide. Read it here or print it.'
