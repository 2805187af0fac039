import { mostCounted, type BoardFilter } from '@/lib/domain/job-board/board-query'
import type { DbsLevel, RecordQuestionStage } from '@/lib/domain/job-board/job'

const counted = new Intl.NumberFormat('en-GB')
const countOf = (jobs: number): string =>
  jobs > mostCounted ? `More than ${counted.format(mostCounted)}` : counted.format(jobs)

/** For the job board with real jobs, in addition to board.ts. */
export const liveBoardWords = {
  title: 'Jobs for people with convictions',
  description:
    'Search jobs with UK employers who are open to people with convictions. Each job says if and when the employer asks, and which check it needs.',
  lead: 'Jobs with employers who are open to people with convictions. Each advert says whether the employer asks about them, and when.',
  examples: 'See our example jobs',
  examplesTitle: 'Example jobs',
  examplesLead: 'What jobs on our board look like. None of these is real.',
  unavailable: 'We cannot show the jobs at the moment. Please try again in a few minutes.',
  place: 'Town or postcode',
  /** On a phone, where the first jobs are to be seen beside the search. */
  filters: 'Distance, type and more',
  more: 'More filters',
  within: 'How far',
  miles: (miles: number) => `Up to ${miles} miles`,
  sector: 'Kind of work',
  anySector: 'Any kind of work',
  pay: 'Pay',
  anyPay: 'Any pay',
  payFrom: (pounds: number) => `£${pounds} an hour or more`,
  check: 'Criminal record check',
  anyCheck: 'Any check, or none',
  checks: {
    none: 'No check',
    basic: 'No check, or a basic one',
    standard: 'Anything but an enhanced check',
  } satisfies Partial<Record<DbsLevel, string>>,
  askedLabel: 'When they ask about convictions',
  anyAsked: 'At any time',
  asked: {
    never: 'Never',
    after_offer: 'Never, or after an offer',
    at_interview: 'Not before the interview',
  } satisfies Partial<Record<RecordQuestionStage, string>>,
  release: 'Day release from prison (ROTL)',
  anyRelease: 'All jobs',
  onlyRelease: 'Only jobs where it is possible',
  quick: 'Show only',
  quickFilters: { asked: 'Never asks about convictions', check: 'No DBS check' },
  chosen: 'Your search',
  remove: 'Remove',
  changeSearch: 'Change your search',
  /** Above the jobs of a town that nobody named: what was typed is one letter apart from it. */
  noJobsIn: (typed: string) => `We have no jobs in ‘${typed}’, so these are in places spelt almost like it.`,
  didYouMean: 'Did you mean',
  /** Our list has the larger towns alone. */
  unknownPlace: (typed: string) => `We don’t know where ‘${typed}’ is.`,
  unknownPlaceHelp:
    'Check the spelling, try the nearest larger town, or type the first half of a postcode, such as LS1.',
  /** When a search finds nothing: each way to find something, with the number of jobs that it finds. */
  wouldFind: 'You could try:',
  withoutPart: {
    words: 'Search for any job',
    location: 'Search the whole of the UK',
    district: 'Search the whole of the UK',
    type: 'Search for all types of job',
    sector: 'Search for any kind of work',
    pay: 'Search for any pay',
    check: 'Search for jobs with any check, or none',
    asked: 'Search for jobs that ask about convictions at any time',
    dayRelease: 'Search for jobs without day release too',
  } satisfies Record<BoardFilter, string>,
  noneWithout: 'We have no jobs like this at the moment, even if you leave out one part of your search.',
  /** Where a search around a town or postcode found nothing. */
  around: (town: string, miles: number) => `See jobs up to ${miles} miles from ${town}`,
  unknownPostcode: (district: string) => `We don’t know the postcode ${district}. Check it, or search by town.`,
  mapCredit:
    'Distances are from the middle of a town or postcode district, in a straight line. Contains OS data © Crown copyright and database right; Royal Mail data © Royal Mail copyright and database right; National Statistics data © Crown copyright and database right.',
  found: (total: number) => `${countOf(total)} ${total === 1 ? 'Job' : 'Jobs'} Found`,
  pages: 'Pages of jobs',
  page: (page: number, of: number) => `Page ${page} of ${of}`,
  previous: 'Previous page',
  next: 'Next page',
  byTown: 'Jobs by town',
  bySector: 'Jobs by kind of work',
  jobsCount: (jobs: number) => `${countOf(jobs)} ${jobs === 1 ? 'job' : 'jobs'}`,
  inTown: (town: string) => `Jobs in ${town}`,
  inTownTitle: (town: string) => `Jobs in ${town} for people with convictions`,
  inTownDescription: (town: string, jobs: string) =>
    `${jobs} in ${town} with employers who are open to people with convictions. See the pay, the hours, and when each asks about a record.`,
  sectorHeading: {
    retail: 'Retail jobs',
    hospitality: 'Hospitality jobs',
    construction: 'Construction jobs',
    manufacturing: 'Manufacturing jobs',
    logistics: 'Logistics and warehouse jobs',
    agriculture: 'Farming jobs',
    facilities: 'Cleaning and facilities jobs',
    care: 'Care jobs',
    technology: 'Technology jobs',
    business: 'Office and contact centre jobs',
    other: 'Other jobs',
  },
  sectorTitle: (heading: string) => `${heading} for people with convictions`,
  sectorDescription: (heading: string, jobs: string) =>
    `${heading}: ${jobs} with UK employers who are open to people with convictions. See the pay, the hours, and when each asks about a record.`,
  allJobs: 'Search all jobs',
} as const

export const liveJobWords = {
  apply: 'Apply for this job',
  applyNeedsSignedIn: 'Applying takes about three minutes. You don’t need a CV.',
  applyNeeds:
    'Applying takes about three minutes and is free. You need an email address. You don’t need a password or a CV.',
  applySeen:
    'At first, the employer sees your skills and a reference number, not your name. They see your name only if they shortlist you.',
  starts: 'Starts',
  startsAsSoon: 'As soon as you are ready',
  postcode: 'Postcode',
  travel: 'Help with travel',
  training: 'Training',
  interview: 'Interview',
  noInterview: 'You may be offered the job without one.',
  supervised: 'Support at work',
  supervisedYes: 'Someone will work beside you and help you.',
  companyHeading: 'About the employer',
  company: 'Name',
  industry: 'Industry',
  size: 'Size',
  website: (company: string) => `Visit the website of ${company}`,
  towns: 'Where they work',
  description: (title: string, town: string, pay: string) =>
    `${title} in ${town}: ${pay}. Open to people with convictions: when the employer asks about them, and what it may ask.`,
  closed: { heading: 'This job is closed', text: 'Nobody can apply for it any more.' },
  paused: { heading: 'This job is paused', text: 'Nobody can apply for it at the moment. It may come back.' },
  missing: {
    heading: 'This job isn’t here',
    text: 'It may have been taken down, or part of its address may be missing. There may be others like it.',
    toBoard: 'See the jobs that are open',
  },
  similar: 'Similar jobs',
  noneSimilar: 'There are no similar jobs at the moment.',
} as const
