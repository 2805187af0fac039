import type { Route } from 'next'

type GuideStep = { id: string; text: string; link?: { label: string; href: Route } }
export type GuideList = { id: string; heading: string; steps: readonly GuideStep[] }

const banTheBox = '/employer-guide/ban-the-box'
const dbsChecks = '/employer-guide/dbs-checks'
const riskAssessment = '/employer-guide/risk-assessment'

/** What to do at each step of hiring. The law and its sources stand on the guide pages that the steps lead to. */
export const employerGuides = [
  {
    id: 'advert',
    heading: 'Before you advertise',
    steps: [
      {
        id: 'box',
        text: 'Take the question about convictions off the form.',
        link: { label: 'Take the box off in six steps', href: `${banTheBox}#steps` },
      },
      {
        id: 'level',
        text: 'Find the DBS level that the job may have.',
        link: { label: 'Find the level in three questions', href: `${dbsChecks}#which` },
      },
      {
        id: 'words',
        text: 'Say in the advert when you ask.',
        link: { label: 'Words you can use', href: `${banTheBox}#words` },
      },
      {
        id: 'exclusions',
        text: 'Write a reason beside each conviction that rules somebody out, or leave it out.',
        link: { label: 'What to weigh', href: `${riskAssessment}#weigh` },
      },
    ],
  },
  {
    id: 'shortlist',
    heading: 'At the shortlist',
    steps: [
      { id: 'skills', text: 'Choose by skills, tickets and hours. There is no name yet.' },
      { id: 'answer', text: 'Answer everybody within 10 days, and give a reason with every no.' },
      {
        id: 'ask',
        text: 'Ask about a record only now, and only if your advert says so.',
        link: { label: 'When to ask', href: `${banTheBox}#when-to-ask` },
      },
    ],
  },
  {
    id: 'told',
    heading: 'When somebody tells you',
    steps: [
      {
        id: 'spent',
        text: 'See first what you may count.',
        link: { label: 'What may you count?', href: `${riskAssessment}#before` },
      },
      {
        id: 'listen',
        text: 'Thank them, listen, and ask what has changed since.',
        link: { label: 'The talk', href: `${riskAssessment}#talk` },
      },
      { id: 'few', text: 'Tell nobody who has no right to know.' },
    ],
  },
  {
    id: 'decision',
    heading: 'When you decide',
    steps: [
      {
        id: 'steps',
        text: 'Weigh the job against the record, on one page.',
        link: { label: 'Seven steps', href: `${riskAssessment}#steps` },
      },
      {
        id: 'write',
        text: 'Write down why, and who decided.',
        link: { label: 'Decide, and say so', href: `${riskAssessment}#decide` },
      },
      {
        id: 'insurer',
        text: 'Ask your broker if you are not sure.',
        link: { label: 'An email to your broker', href: '/employer-guide/insurance#ask-your-broker' },
      },
    ],
  },
  {
    id: 'first-day',
    heading: 'Before the first day',
    steps: [
      {
        id: 'checks',
        text: 'Finish the checks of the offer.',
        link: { label: 'How to do a check', href: `${dbsChecks}#steps` },
      },
      { id: 'approval', text: 'If the job must be approved, wait for the answer before you fix the day.' },
      { id: 'person', text: 'Name one person whom the new colleague can ask anything.' },
    ],
  },
  {
    id: 'first-weeks',
    heading: 'The first 12 weeks',
    steps: [
      { id: 'appointments', text: 'Ask which appointments they have to keep, and plan shifts around them.' },
      { id: 'talks', text: 'Talk after the first day, the second week and the sixth week.' },
      { id: 'pay', text: 'Make sure that the first pay comes on the day you said.' },
    ],
  },
] as const satisfies readonly GuideList[]

export const employerGuideWords = {
  done: (done: number, all: number): string => `${done} of ${all} done`,
  ticked: 'Ticked.',
  unticked: 'No longer ticked.',
} as const
