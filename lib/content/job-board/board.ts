import { employerSources as sources } from '@/lib/content/employer-guide/sources'
import type { PublishedSource } from '@/lib/content/figures/figure'
import type { Prose } from '@/lib/content/prose/prose'
import type { DbsLevel, JobSector, RecordQuestionStage } from '@/lib/domain/job-board/job'
import type { JobSort } from '@/lib/domain/job-board/job-query'
import type { Side } from '@/lib/domain/access/role'

export const jobBoardWords = {
  heading: 'Browse Jobs',
  lead: 'Search by what you can do and where. Each job says if and when it asks about convictions.',
  banner: 'Pilot demo. These listings are for demonstration only.',
  bannerMore: 'The jobs and the companies are made up. You cannot apply for them.',
  bannerInDemo: 'The job and the company are made up.',
  backToDemo: (side: Side): string => `Back to the ${side} demonstration`,
  form: 'Search the jobs',
  words: 'Job Title or Skills',
  location: 'Location',
  type: 'Job Type',
  allTypes: 'All job types',
  search: 'Search Jobs',
  sort: 'Sort by',
  noneFound: 'No jobs found matching your criteria.',
  noneHelp: 'Try fewer words, a longer distance, a town nearby or all job types.',
  clear: 'Clear Filters',
  savedMark: 'Saved',
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
  nearest: 'Nearest First',
} as const satisfies Record<JobSort, string>

export const publicJobWords = {
  duties: 'What you’ll do',
  more: 'More about this job',
  posted: 'Posted',
  homeWorking: 'Work from home',
  dayRelease: 'Open to day release (ROTL)',
  dayReleaseOpen: 'You can apply if you’re on day release from prison (ROTL).',
  welcome: 'People with convictions welcome',
  salary: 'Pay',
  closing: 'Closing',
  hours: 'Hours',
  hoursAWeek: 'hours a week',
  sector: 'Kind of work',
  places: 'Vacancies',
  location: 'Location',
  type: 'Job type',
  skills: 'Skills',
  requirements: 'What you need',
  benefits: 'What you get',
  back: 'Back to all jobs',
  recordHeading: 'Convictions: what this employer asks',
  question: 'When they ask',
  check: 'Check',
  exclusions: 'Convictions they can’t accept for this job',
  cannotTake: { unspent: 'Can’t accept, if unspent:', any: 'Can’t accept:' },
  noExclusions: 'None. They decide case by case.',
  noExclusionsUnasked: 'None.',
  askHeading: 'What may this employer ask me?',
  calculatorLink: 'What must I tell them, if they ask?',
  calculatorNote: 'Your answers stay on your own device.',
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
  facilities: 'Cleaning and facilities',
  care: 'Care',
  technology: 'Technology',
  business: 'Offices and contact centres',
  other: 'Other kinds of work',
} as const satisfies Record<JobSector, string>

export const recordQuestionDetails = {
  never: 'This employer has said it won’t ask.',
  after_shortlist: 'Only once they’ve shortlisted you.',
  at_interview: 'At the interview, so you can answer in your own words.',
  after_offer: 'Only after they’ve offered you the job.',
} as const satisfies Record<RecordQuestionStage, string>

/**
 * What an employer in England and Wales may ask, by the check the job allows; each line has its source. `asks` is left
 * out if the employer has said that it will not ask: the advert says so above.
 */
const mayAsk = {
  none: {
    shows: [],
    asks: ['They can ask about convictions that aren’t spent. If they do, you must answer truthfully.'],
    points: [
      'You don’t have to tell them about a spent conviction, and they must not treat you worse because of one.',
      'They can’t look up your record. Only the police and courts can, unless you agree to a check.',
    ],
    sources: [sources.spentEffect],
  },
  basic: {
    shows: ['A basic check only shows convictions and cautions that aren’t spent.'],
    asks: ['They can ask about those.'],
    points: ['You don’t have to tell them about a spent conviction.'],
    sources: [sources.spentEffect, sources.dbsBasic],
  },
  standard: {
    shows: ['A standard check also shows spent convictions and adult cautions, unless they’re filtered (left off).'],
    asks: ['They can ask about everything the check shows.'],
    points: ['You don’t have to tell them about anything that’s filtered.'],
    sources: [sources.dbsFiltering],
  },
  enhanced: {
    shows: [
      'An enhanced check shows the same as a standard one, plus anything the local police think the employer should know.',
    ],
    asks: ['They can ask about spent convictions and adult cautions, unless they’re filtered (left off).'],
    points: ['You don’t have to tell them about anything that’s filtered.'],
    sources: [sources.dbsFiltering],
  },
} as const satisfies Record<
  DbsLevel,
  Record<'shows' | 'asks' | 'points', readonly string[]> & { sources: readonly PublishedSource[] }
>

/** What a job's employer may ask, line by line, with the sources. */
export function mayAskWords(level: DbsLevel, question: RecordQuestionStage) {
  const { shows, asks, points, sources } = mayAsk[level]
  return { points: [...shows, ...(question === 'never' ? [] : asks), ...points], sources }
}

export const mayAskPlace = [
  'This is the law in England and Wales. It’s information, not advice about your own case. Not sure? Ask one of these charities before you answer: ',
  { label: 'Unlock', href: '/resources/legal#unlock' },
  ' or ',
  { label: 'Nacro', href: '/resources/legal#nacro' },
  '.',
] as const satisfies Prose
