import { notToldYet } from '@/lib/content/hiring/company'
import { hiddenCount } from '@/lib/content/dashboards/labels'
import type { PublishedSource } from '@/lib/content/figures/figure'
import type { ShownCount } from '@/lib/domain/social-value/small-numbers'
import type { ValueMeasure } from '@/lib/domain/social-value/social-value'
import type { ReportSpan } from '@/lib/domain/outcomes/report-spans'

export const valueMeasureLabels: Readonly<Record<ValueMeasure, string>> = {
  started: 'People starting a job',
  in_post_6_weeks: 'Still in the job after 6 weeks',
  in_post_13_weeks: 'Still in the job after 13 weeks',
  in_post_6_months: 'Still in the job after 6 months',
  in_post_12_months: 'Still in the job after 12 months',
  from_day_release: 'Came from day release',
}

const quarterNames = ['January to March', 'April to June', 'July to September', 'October to December']

/** A period in words: '2026', or 'July to September 2026'. */
export function spanText({ id }: Pick<ReportSpan, 'id'>): string {
  const [year, quarter] = id.split('-')
  if (id === 'all') return 'All dates'
  return quarter === undefined ? (year ?? '') : `${quarterNames[Number(quarter) - 1] ?? ''} ${year ?? ''}`
}

/** A number of people as a report writes it. */
export const hiddenOrCount = (count: ShownCount): string =>
  count.kind === 'count' ? String(count.count) : hiddenCount.text

export const employerValueWords = {
  title: 'Social value',
  lead: 'What your hiring has achieved, to show customers who ask for it, such as councils. Nobody is named, and nobody can be identified.',
  filter: 'Choose what the report is about',
  span: 'Period',
  contract: 'Contract',
  allContracts: 'All contracts',
  show: 'Show the report',
  noRight:
    'You don’t have permission to see your company’s report. Ask a colleague who manages access to let you download reports.',
  paused: 'We’ve paused your company, so you can’t see the report at the moment.',
  noCompany: `Your report counts the people you hire through us, once our team has approved your company. ${notToldYet}`,
  toCompany: 'Go to your company',
  none: 'There is nobody to count yet.',
  noneShows:
    'Your report will show how many people started, how many are still in the job after 6 weeks, 13 weeks, 6 months and 12 months, and how many were on day release from prison.',
  example: 'See an example report',
  noneHow: 'We count only people who agree to it, and first ask them six weeks after they start.',
  about: (company: string, contract: string, span: string) => `${company}. ${contract}. ${span}.`,
  until: (day: string) => `Figures up to ${day}. Updated monthly.`,
  for: (buyer: string, framework: string) => `Buyer: ${buyer}. Measured by: ${framework}.`,
  why: hiddenCount.why,
  table: 'What you’ve achieved',
  mark: 'The line across a bar shows what you promised.',
  measure: 'Measure',
  people: 'People',
  promised: 'Promised',
  code: 'Code',
  delivered: 'Delivered',
  share: 'Share of the promise',
  percent: (percent: number) => `${percent}%`,
  hours: (hours: number) =>
    `${hours.toLocaleString('en-GB')} hours of work a week, counting people whose hours we know.`,
  download: 'Download as CSV',
  fileName: (span: string) => `social-value-${span}.csv`,
  method: 'How we count',
  methods: [
    'We count people who started a job that they found here, and who agreed to be counted.',
    'We only count somebody as still in the job if that has been checked: they said so, a payslip was seen, or you confirmed it.',
    'A contract counts everybody who started between its dates. If the dates of two contracts overlap, one start can count for both.',
    'Hours and day release are what the person told us. Where we don’t know somebody’s hours, we count none for them.',
    'If somebody started two jobs with you, we only count the hours of the first, in the period in which it began.',
    'Nothing in the report is about one person.',
  ],
  contracts: 'Contracts with your customers',
  contractsLead:
    'If you promised a customer, such as a council, that you would hire people, add that contract. The report then shows what you promised beside what you deliver.',
  contractsKept: 'What you promised in each contract, beside what you’ve delivered.',
  countedUntil: (day: string) => `Counted until ${day}.`,
  add: 'Add a contract',
  addAnother: 'Add another contract',
  change: 'Change',
  buyerFact: 'Buyer',
  frameworkFact: 'Measured by',
  dates: 'Dates',
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  begins: (day: string) => `Not begun yet: it begins on ${day}.`,
  began: (day: string) => `It began on ${day}. What you’ve delivered is counted from next month.`,
  promises: (name: string) => `What you promised in ‘${name}’`,
  of: (count: number, promised: number) => `${count} of ${promised} (${Math.round((count / promised) * 100)}%)`,
  theContract: 'The contract',
  name: 'What is it called?',
  buyer: 'Who is the buyer?',
  framework: 'How does the buyer measure social value?',
  startsOn: 'First day',
  endsOn: 'Last day',
  targets: 'What you promised',
  targetsHint:
    'How many people does the contract promise? Fill in only the promises it makes, and leave the other boxes empty.',
  codes: 'Add the buyer’s codes (optional)',
  codeOf: (measure: string) => `Code for ‘${measure}’`,
  codesHint:
    'If the contract or its framework gives a promise a code, such as MAC 2.2, the report shows it. Central government departments go by PPN 002 and its Social Value Model.',
  save: 'Save the contract',
  remove: (name: string) => `Delete ‘${name}’`,
} as const

const ppn002 =
  'https://www.gov.uk/government/publications/ppn-002-taking-account-of-social-value-in-the-award-of-contracts'

/** What departments of central government go by. Its codes are not listed here: a contract has those that its buyer chose. */
export const valueSources = [
  {
    kind: 'published',
    title: 'PPN 002: Taking account of social value in the award of central government contracts',
    publisher: 'Cabinet Office',
    published: '13 February 2025',
    url: `${ppn002}/ppn-002-taking-account-of-social-value-in-the-award-of-central-government-contracts-html`,
    checkedOn: '2026-11-26',
  },
  {
    kind: 'published',
    title: 'PPN 002: Guide to using the Social Value Model',
    publisher: 'Cabinet Office',
    published: '13 February 2025',
    url: `${ppn002}/ppn-002-guide-to-using-the-social-value-model-html`,
    checkedOn: '2026-11-26',
  },
] as const satisfies readonly PublishedSource[]

export const employerValueDone = {
  'contract-saved': 'The contract is saved. You’ll find it under ‘Contracts’ on this page.',
  'contract-deleted': 'The contract is deleted.',
} as const

export const employerValueProblems = {
  forbidden: 'Only colleagues with the right to download reports can do that.',
  missing: 'That contract is not there any more.',
  too_many: 'You have 30 contracts already. Delete one that has ended first.',
  too_many_dates: 'The dates of contracts have been changed too often. Write to us, so that we can help.',
} as const
