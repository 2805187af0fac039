import type { ExampleJobId } from '@/lib/content/example-jobs'
import type { CheckResult, EvidenceKind, JobStart, Milestone } from '@/lib/domain/outcomes/job-start'
import type { Contract } from '@/lib/domain/social-value/measures'

type Facts = Pick<JobStart, 'hoursPerWeek'> &
  Partial<Pick<JobStart, 'isApprenticeship' | 'cameFromDayRelease' | 'isRealLivingWage'>>
/** Days after the start: a check is made on its day or a few days later. */
type ToldCheck = readonly [milestone: Milestone, after: number, result: CheckResult, evidence: EvidenceKind]

type ToldStart = Facts & { application: number; started: number; checks: readonly ToldCheck[] }

/** Of the people in the story. */
export const toldStarts: readonly ToldStart[] = [
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
  lasted: 'none' | '6_weeks' | '6_months'
}

const logistics = { employer: 'samplewick-logistics' } as const

/** Of people who were there before the story: they count, and nothing else is told of them. */
export const earlierStarts: readonly EarlierStart[] = [
  {
    ...logistics,
    job: 'warehouse-operative',
    town: 'Leeds',
    started: -200,
    hoursPerWeek: 37.5,
    isRealLivingWage: true,
    lasted: '6_months',
  },
  { ...logistics, job: 'warehouse-operative', town: 'Leeds', started: -228, hoursPerWeek: 37.5, lasted: '6_months' },
  {
    ...logistics,
    job: 'warehouse-operative',
    town: 'Leeds',
    started: -255,
    hoursPerWeek: 37.5,
    cameFromDayRelease: true,
    lasted: '6_weeks',
  },
  {
    ...logistics,
    job: 'night-picker',
    town: 'Leeds',
    started: -280,
    hoursPerWeek: 40,
    isRealLivingWage: true,
    lasted: '6_months',
  },
  {
    ...logistics,
    job: 'delivery-driver',
    town: 'Wakefield',
    started: -300,
    hoursPerWeek: 37.5,
    isRealLivingWage: true,
    lasted: '6_months',
  },
  {
    ...logistics,
    job: 'night-picker',
    town: 'Leeds',
    started: -318,
    hoursPerWeek: 40,
    isRealLivingWage: true,
    lasted: 'none',
  },
  {
    ...logistics,
    job: 'yard-assistant',
    town: 'Wakefield',
    started: -340,
    hoursPerWeek: 37.5,
    isApprenticeship: true,
    lasted: '6_months',
  },
  {
    ...logistics,
    job: 'warehouse-operative',
    town: 'Leeds',
    started: -420,
    hoursPerWeek: 37.5,
    cameFromDayRelease: true,
    lasted: '6_months',
  },
  {
    ...logistics,
    job: 'night-picker',
    town: 'Leeds',
    started: -460,
    hoursPerWeek: 40,
    isRealLivingWage: true,
    lasted: '6_months',
  },
  { ...logistics, job: 'delivery-driver', town: 'Wakefield', started: -520, hoursPerWeek: 37.5, lasted: '6_weeks' },
  {
    employer: 'pretendley-construction',
    job: 'site-labourer',
    town: 'Huddersfield',
    started: -240,
    hoursPerWeek: 42.5,
    cameFromDayRelease: true,
    lasted: '6_months',
  },
  {
    employer: 'madeupham-manufacturing',
    job: 'packing-line-worker',
    town: 'Dewsbury',
    started: -310,
    hoursPerWeek: 38,
    lasted: '6_weeks',
  },
]

/** Dates as days from today; made-up buyers. */
export const toldContracts: readonly (Omit<Contract, 'startsOn' | 'endsOn'> & { starts: number; ends: number })[] = [
  {
    id: 'contract-parcels',
    employerId: 'samplewick-logistics',
    name: 'Parcel delivery for council offices',
    buyer: 'Pretendshire Council (made up)',
    framework: 'ppn_002',
    starts: -330,
    ends: 400,
    targets: { started: 12, in_post_6_weeks: 10, in_post_6_months: 8, apprenticeships: 2 },
  },
  {
    id: 'contract-stores',
    employerId: 'samplewick-logistics',
    name: 'Hospital stores',
    buyer: 'Samplewick Hospitals (made up)',
    framework: 'toms',
    starts: -600,
    ends: 120,
    targets: { started: 10, in_post_6_months: 6, real_living_wage: 6 },
  },
]

/** The steps of setting up with us; days from today. */
export const toldOnboarding = [
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
