import type { CrisisLine, ResourceTool } from '@/lib/content/resources/resource'
import { resourceSources as sources } from '@/lib/content/resources/sources'

export const crisisWords = {
  heading: 'In a crisis, now',
  text: 'Text',
  all: { label: 'All crisis lines', href: '/resources#crisis' },
} as const

export const crisisLines = [
  {
    id: 'emergency',
    name: 'Danger to life',
    reach: { kind: 'call', number: '999' },
    note: 'Police, ambulance or fire',
    sources: [sources.emergency, sources.domesticAbuseScotland],
  },
  {
    id: 'samaritans',
    name: 'Samaritans',
    reach: { kind: 'call', number: '116 123' },
    note: 'Free, any time, even with no credit',
    sources: [sources.samaritans, sources.samaritansHours],
  },
  {
    id: 'shout',
    name: 'Shout',
    reach: { kind: 'text', number: '85258' },
    note: 'If you’d rather text. Free, any time',
    sources: [sources.shout],
  },
  {
    id: 'nhs-111',
    name: 'NHS mental health',
    reach: { kind: 'call', number: '111' },
    note: 'Choose mental health. Any time. England, Scotland and Wales',
    sources: [sources.nhs111England, sources.nhs111Scotland, sources.nhs111Wales],
  },
  {
    id: 'lifeline',
    name: 'Lifeline',
    reach: { kind: 'call', number: '0808 808 8000' },
    note: 'Northern Ireland. Free, any time',
    sources: [sources.lifelineNumber, sources.lifeline],
  },
  {
    id: 'domestic-abuse',
    name: 'Domestic abuse, women',
    reach: { kind: 'call', number: '0808 2000 247' },
    note: 'England. Free, any time',
    sources: [sources.refuge, sources.domesticAbuseEngland],
  },
  {
    id: 'domestic-abuse-men',
    name: 'Domestic abuse, men',
    reach: { kind: 'call', number: '0808 801 0327' },
    note: 'Free, on weekdays',
    sources: [sources.domesticAbuseMen],
  },
  {
    id: 'domestic-abuse-scotland',
    name: 'Domestic abuse, Scotland',
    reach: { kind: 'call', number: '0800 027 1234' },
    note: 'Any time',
    sources: [sources.domesticAbuseScotland],
  },
  {
    id: 'domestic-abuse-wales',
    name: 'Domestic abuse, Wales',
    reach: { kind: 'call', number: '0808 80 10 800' },
    note: 'Live Fear Free. Free, any time',
    sources: [sources.liveFearFree, sources.liveFearFreeCost],
  },
  {
    id: 'domestic-abuse-northern-ireland',
    name: 'Domestic abuse, Northern Ireland',
    reach: { kind: 'call', number: '0808 802 1414' },
    note: 'Free, any time',
    sources: [sources.domesticAbuseNorthernIreland, sources.domesticAbuseNorthernIrelandCost],
  },
  {
    id: 'nowhere-to-sleep',
    name: 'Nowhere to sleep tonight',
    reach: {
      kind: 'web',
      label: 'Shelter’s guide',
      href: 'https://england.shelter.org.uk/housing_advice/homelessness/help_if_youre_homeless_ex_prisoners',
    },
    note: 'This guide is for England. In Scotland and Wales, call your council’s homeless team first',
    sources: [sources.homelessness, sources.homelessnessUk],
  },
  {
    id: 'nowhere-to-sleep-northern-ireland',
    name: 'Nowhere to sleep, Northern Ireland',
    reach: { kind: 'call', number: '03448 920 908' },
    note: [
      'Housing Executive, nights and weekends. Weekdays until 5pm: ',
      { label: '03448\u00a0920\u00a0900', href: 'tel:03448920900' },
    ],
    sources: [sources.housingExecutive],
  },
] as const satisfies readonly CrisisLine[]

/** Shown in one line on the other topics; the first has the full list. */
export const crisisLinesInShort = crisisLines.slice(0, 4)

export const resourceToolWords = { heading: 'Tools' } as const

export const resourceTools = [
  {
    title: 'CV Builder',
    href: '/cv-builder',
    state: 'Working today',
    text: 'Eight short steps to a CV, and a disclosure letter if you need one.',
  },
  {
    title: 'Disclosure Helper',
    href: '/disclosure-calculator',
    state: 'Working today',
    text: 'Answer a few questions to find out when you can answer no, and what an employer can ask. Your answers stay on your device.',
  },
  {
    title: 'Job Matcher',
    href: '/job-matcher',
    state: 'Working today',
    text: 'Three short steps to see what research says about applying with a record.',
  },
  {
    title: '24/7 chatbot support',
    href: '/candidates/ai-tools',
    state: 'Coming soon',
    text: 'It isn’t ready yet. In a crisis, call the numbers on this page.',
  },
] as const satisfies readonly ResourceTool[]

export const topicTabs = {
  label: 'Topics',
  tabs: [
    { path: '/resources', href: '/resources#topics', label: 'Practical' },
    { path: '/resources/employment', href: '/resources/employment#topics', label: 'Employment' },
    { path: '/resources/training', href: '/resources/training#topics', label: 'Training' },
    { path: '/resources/legal', href: '/resources/legal#topics', label: 'Legal' },
    { path: '/resources/mentorship', href: '/resources/mentorship#topics', label: 'Mentorship' },
  ],
} as const

export const itemWords = {
  onThisPage: 'On this page',
  more: (title: string) => `More about ‘${title}’`,
  points: 'When each sentence becomes spent',
  how: 'What to do',
  cost: 'Cost',
  phone: 'Phone',
  web: 'Website',
  elsewhere: 'Elsewhere in the UK',
  checking: 'Prices and phone numbers change, so check before you pay or travel.',
} as const

export const personalSupport = {
  heading: 'Talk to a person',
  text: 'Request a call back. You don’t have to tell us about your convictions.',
  button: { label: 'Request a call back', href: '/request-callback/candidate' },
  emailBefore: 'Or email us:',
  emailAfter: 'We’re not a crisis service, and we don’t answer at night.',
} as const
