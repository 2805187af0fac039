import { employerSources as sources } from '@/lib/content/employer-guide/sources'
import type { PublishedSource } from '@/lib/content/figure'
import type { CheckLevel } from '@/lib/domain/disclosure/dbs-visibility'
import type { RecordQuestionStage } from '@/lib/domain/job-board/job'
import type { JobSort } from '@/lib/domain/job-board/job-query'
import type { Sector } from '@/lib/domain/job-matcher/matcher-answers'

export const jobBoardWords = {
  heading: 'Browse Jobs',
  lead: 'Search by what you can do and where. Each job says when, and if, it asks about convictions.',
  banner: 'Pilot demo. These listings are for demonstration only.',
  bannerMore: 'The jobs and the companies are made up. You cannot apply for them.',
  form: 'Search the jobs',
  words: 'Job Title or Skills',
  location: 'Location',
  type: 'Job Type',
  allTypes: 'All job types',
  search: 'Search Jobs',
  sort: 'Sort by',
  applySort: 'Sort',
  noneFound: 'No jobs found matching your criteria.',
  noneHelp: 'Try fewer words, a town nearby or all job types.',
  clear: 'Clear Filters',
  details: 'View Details',
  results: 'Jobs',
  savedHeading: 'Saved on this device',
  forget: 'Forget all saved jobs',
  forgotten: 'This device has no saved jobs now.',
} as const

export const jobSortLabels = {
  newest: 'Newest First',
  oldest: 'Oldest First',
  relevance: 'Relevance',
} as const satisfies Record<JobSort, string>

export const jobWords = {
  posted: 'Posted',
  homeWorking: 'Work from home',
  dayRelease: 'Day release possible (ROTL)',
  welcome: 'People with convictions welcome',
  salary: 'Pay',
  closing: 'Closing',
  hours: 'Hours',
  hoursAWeek: 'hours a week',
  sector: 'Kind of work',
  places: 'Places',
  location: 'Location',
  type: 'Job type',
  skills: 'Skills',
  requirements: 'What you need',
  benefits: 'What you get',
  back: 'Back to all jobs',
  recordHeading: 'Convictions: what this employer asks',
  question: 'When they ask',
  check: 'Check',
  exclusions: 'Convictions they cannot take for this job',
  cannotTake: 'Cannot take:',
  noExclusions: 'None. They look at each person.',
  askHeading: 'What may this employer ask me?',
  calculatorLink: 'Work it out for your own record',
  calculatorNote: 'Your answers stay on your own device.',
  noForm: 'No job here asks on the application form.',
  print: 'Print this job',
  save: 'Save on this device',
  saved: 'Saved on this device',
  unsave: 'Remove from saved jobs',
  savedNote: 'Saved. Anybody who uses this browser can see it. Nothing is sent to us.',
  unsavedNote: 'Removed from this device.',
  notKept: 'This browser does not let us save it. You can print it.',
  closed: 'This job is closed. Nobody can apply any more.',
  paused: 'This job is paused. Nobody can apply at the moment.',
} as const

export const sectorLabels = {
  retail: 'Retail',
  hospitality: 'Hospitality',
  construction: 'Construction',
  manufacturing: 'Manufacturing',
  logistics: 'Logistics and warehouses',
  agriculture: 'Farming',
  other: 'Other',
} as const satisfies Record<Sector, string>

export const recordQuestionDetails = {
  never: 'They do not ask about convictions at any point.',
  after_shortlist: 'After they have decided to meet you, and not before.',
  at_interview: 'At the interview, so that you can answer in your own words.',
  after_offer: 'Only after they have offered you the job.',
} as const satisfies Record<RecordQuestionStage, string>

/** What an employer may ask of somebody in England and Wales, by the check that a job allows; each line has its source. */
export const mayAsk = {
  none: {
    points: [
      'They may ask about convictions that are not spent. You must then answer truthfully.',
      'You do not have to tell them about a spent conviction. They must not treat you worse because of one.',
      'They cannot see your record. Only the police and the courts can, and checks that you agree to.',
    ],
    sources: [sources.spentEffect],
  },
  basic: {
    points: [
      'A basic check shows convictions and cautions that are not spent, and nothing else.',
      'They may ask about those. You do not have to tell them about a spent conviction.',
    ],
    sources: [sources.spentEffect, sources.dbsBasic],
  },
  standard: {
    points: [
      'A standard check also shows spent convictions and adult cautions, unless filtering protects them.',
      'They may ask about everything that the check shows. What is filtered you need not tell.',
    ],
    sources: [sources.dbsFiltering],
  },
  enhanced: {
    points: [
      'An enhanced check shows the same as a standard one, and what the local police think should be told.',
      'They may ask about spent convictions and adult cautions, unless filtering protects them.',
    ],
    sources: [sources.dbsFiltering],
  },
} as const satisfies Record<CheckLevel, { points: readonly string[]; sources: readonly PublishedSource[] }>
export const mayAskPlace =
  'This is the law of England and Wales. It is information, not advice for your own case. Unsure? Ask Unlock or Nacro before you answer.'
