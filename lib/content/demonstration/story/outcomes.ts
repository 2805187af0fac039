import type { ExampleJobId } from '@/lib/content/job-matcher/example-jobs'
import type { JobMilestone } from '@/lib/domain/outcomes/job-check'
import type { CheckResult, EvidenceKind, JobStart } from '@/lib/domain/outcomes/job-start'
import type { ValueContract } from '@/lib/domain/social-value/social-value'

type Facts = Pick<JobStart, 'hoursPerWeek'> &
  Partial<Pick<JobStart, 'isApprenticeship' | 'cameFromDayRelease' | 'isRealLivingWage'>>
/** `after` is in days after the start: checks are made on the day they are due or a few days later. */
type StoryCheck = readonly [milestone: JobMilestone, after: number, result: CheckResult, evidence: EvidenceKind]

type StoryStart = Facts & { application: number; started: number; checks: readonly StoryCheck[] }

/** Starts of the people in the story. */
export const storyStarts: readonly StoryStart[] = [
  {
    application: 5,
    started: -262,
    hoursPerWeek: 24,
    checks: [
      ['6_weeks', 44, 'in_post', 'payslip_seen'],
      ['6_months', 190, 'in_post', 'employer_confirmed'],
    ],
  },
  { application: 6, started: -45, hoursPerWeek: 40, isRealLivingWage: true, checks: [] },
  { application: 15, started: -210, hoursPerWeek: 37.5, checks: [['6_weeks', 45, 'in_post', 'payslip_seen']] },
  { application: 20, started: -95, hoursPerWeek: 38, checks: [['6_weeks', 43, 'in_post', 'self_reported']] },
  {
    application: 24,
    started: -250,
    hoursPerWeek: 25,
    checks: [
      ['6_weeks', 46, 'in_post', 'payslip_seen'],
      ['6_months', 186, 'left', 'self_reported'],
    ],
  },
]

type EarlierStart = Facts & {
  employer: string
  job: ExampleJobId
  town: string
  started: number
  /** The check that found that they had left; null while every check finds them there. */
  left: JobMilestone | null
}

const jobsInTurn = [
  { job: 'warehouse-operative', town: 'Leeds', hoursPerWeek: 37.5 },
  { job: 'night-picker', town: 'Leeds', hoursPerWeek: 40 },
  { job: 'delivery-driver', town: 'Wakefield', hoursPerWeek: 37.5 },
  { job: 'yard-assistant', town: 'Wakefield', hoursPerWeek: 37.5 },
  { job: 'warehouse-operative', town: 'Leeds', hoursPerWeek: 24 },
  { job: 'night-picker', town: 'Leeds', hoursPerWeek: 24 },
] as const

/**
 * The logistics company takes people on together, in groups of five or six for whom everything went the same way. So no number
 * of its reports, whatever the period, tells apart fewer than five, and each is shown. The two of the story's people who
 * work there began with such a group.
 */
const intakes: readonly (readonly [started: number, left: JobMilestone | null, cameFromDayRelease: boolean])[] = [
  [-45, null, false],
  [-130, '6_weeks', false],
  [-210, '13_weeks', false],
  [-300, null, true],
  [-420, null, false],
  [-600, '6_months', false],
]

const logisticsStarts = intakes.flatMap(([started, left, cameFromDayRelease], group) =>
  jobsInTurn.slice(group % 2).map((job): EarlierStart => ({
    employer: 'samplewick-logistics',
    ...job,
    started,
    left,
    cameFromDayRelease,
    isRealLivingWage: group % 2 === 0,
  })),
)

/** Starts of people from before the story, who only appear in the figures. */
export const earlierStarts: readonly EarlierStart[] = [
  ...logisticsStarts,
  {
    employer: 'pretendley-construction',
    job: 'site-labourer',
    town: 'Huddersfield',
    started: -240,
    hoursPerWeek: 42.5,
    cameFromDayRelease: true,
    left: null,
  },
  {
    employer: 'madeupham-manufacturing',
    job: 'packing-line-worker',
    town: 'Dewsbury',
    started: -310,
    hoursPerWeek: 38,
    left: '6_months',
  },
]

/** With days from today instead of dates. The buyers are made up. */
export const storyContracts: readonly (Omit<ValueContract, 'startsOn' | 'endsOn'> & {
  employerId: string
  starts: number
  ends: number
})[] = [
  {
    id: 'contract-parcels',
    employerId: 'samplewick-logistics',
    name: 'Parcel delivery for council offices',
    buyer: 'Pretendshire Council',
    framework: 'ppn_002',
    starts: -330,
    ends: 400,
    targets: [
      { measure: 'started', target: 30, code: 'SV-1' },
      { measure: 'in_post_6_weeks', target: 20, code: 'SV-2' },
      { measure: 'in_post_6_months', target: 10, code: 'SV-3' },
    ],
  },
  {
    id: 'contract-stores',
    employerId: 'samplewick-logistics',
    name: 'Hospital stores',
    buyer: 'Samplewick Hospitals',
    framework: 'toms',
    // Between two groups, so that no small number tells its people apart from the company's.
    starts: -500,
    ends: 120,
    targets: [
      { measure: 'started', target: 40, code: 'HS 4a' },
      { measure: 'in_post_6_months', target: 15, code: 'HS 4b' },
      { measure: 'from_day_release', target: 10, code: 'HS 4c' },
    ],
  },
]

/** The steps of joining us, with days from today instead of dates. */
export const storyOnboarding = [
  { id: 'details', title: 'Tell us about your organisation', owner: 'Grace Adeleke', due: -300, done: -305 },
  { id: 'agreement', title: 'Sign the data sharing agreement', owner: 'Grace Adeleke', due: -290, done: -288 },
  {
    id: 'safeguarding',
    title: 'Share your safeguarding policy and name a lead',
    owner: 'Grace Adeleke',
    due: -285,
    done: -287,
  },
  { id: 'users', title: 'Invite your team, with two-step sign-in', owner: 'Grace Adeleke', due: -280, done: -281 },
  { id: 'services', title: 'List your services and areas', owner: 'Owen Price', due: -275, done: -276 },
  { id: 'test-referral', title: 'Send a test referral', owner: 'Nina Castell', due: -270, done: -271 },
  { id: 'training', title: 'Read the guide to safe contact', owner: 'Everybody', due: 6, done: null },
  { id: 'review', title: 'Yearly review of access rights', owner: 'Grace Adeleke', due: 20, done: null },
] as const
