import type { ExampleJobId } from '@/lib/content/job-matcher/example-jobs'
import type { DisclosureState, RejectionReason, WithdrawalReason } from '@/lib/domain/applications/application'

type StoryApplication = {
  person: number
  job: ExampleJobId
  via?: 'partner'
  /** The letter of each stage (see `stageLetters`) and its date in days from today, in order. */
  history: string
  reasons?: readonly RejectionReason[]
  withdrawalReason?: WithdrawalReason
  disclosure?: readonly [state: DisclosureState, on: number]
  note?: string
  /** Checks after the offer: those done, and those still outstanding since a given day. */
  waiting?: readonly ('identity' | 'right_to_work' | 'dbs' | 'licence_approval')[]
}

export const stageLetters = {
  A: 'applied',
  S: 'shortlisted',
  I: 'interview',
  O: 'offer',
  C: 'accepted',
  H: 'hired',
  U: 'unsuccessful',
  V: 'unsuccessful_after_interview',
  D: 'offer_declined',
  W: 'withdrawn',
  J: 'job_closed',
} as const

/** Thirty, from A-7KX101 onwards. The first is the one whose story all four sides tell. */
export const storyApplications: readonly StoryApplication[] = [
  {
    person: 101,
    job: 'warehouse-operative',
    history: 'A-18 S-11 I-3',
    disclosure: ['shared', -8],
    note: 'We’ll start with a tour of the warehouse, so please wear flat shoes.',
  },
  { person: 101, job: 'site-labourer', history: 'A-9' },
  {
    person: 101,
    job: 'kitchen-assistant',
    history: 'A-34 U-27',
    reasons: ['availability'],
    note: 'We needed somebody for Tuesdays as well. Please apply again for other shifts.',
  },
  {
    person: 101,
    job: 'delivery-driver',
    history: 'A-60 S-52 I-44 V-38',
    reasons: ['experience', 'licence'],
    note: 'You interviewed well, but we need somebody who has held a licence for a year.',
  },
  { person: 102, job: 'stockroom-assistant', history: 'A-300 S-292 I-284 O-276 C-274 H-262' },
  { person: 103, job: 'night-picker', history: 'A-75 S-68 I-60 O-52 C-50 H-45', disclosure: ['shared', -66] },
  { person: 103, job: 'packing-line-worker', history: 'A-80 W-51', withdrawalReason: 'other_job' },
  { person: 104, job: 'warehouse-operative', via: 'partner', history: 'A-15 S-11', disclosure: ['asked', -9] },
  { person: 104, job: 'retail-assistant', history: 'A-12 S-5 I-1', note: 'Come to the shop and ask for the manager.' },
  {
    person: 104,
    job: 'glasshouse-picker',
    history: 'A-40 U-30',
    reasons: ['availability'],
    note: 'The shift starts at 5am.',
  },
  {
    person: 105,
    job: 'trainee-bricklayer',
    via: 'partner',
    history: 'A-45 S-38 I-24 O-11',
    note: 'We’d like you to start the week after your release.',
    waiting: ['licence_approval'],
  },
  {
    person: 105,
    job: 'night-picker',
    via: 'partner',
    history: 'A-50 W-44',
    withdrawalReason: 'not_right',
    note: 'Can’t work nights.',
  },
  { person: 104, job: 'kitchen-assistant', via: 'partner', history: 'A-6' },
  { person: 104, job: 'customer-service-representative', via: 'partner', history: 'A-13' },
  { person: 107, job: 'yard-assistant', history: 'A-250 S-242 I-233 O-225 C-222 H-210', disclosure: ['shared', -240] },
  { person: 107, job: 'stockroom-assistant', history: 'A-255 U-246', reasons: ['availability'] },
  {
    person: 108,
    job: 'machine-operator',
    history: 'A-70 S-62 I-50 V-40',
    reasons: ['experience'],
    note: 'It was a close decision. We’d like you to apply again.',
  },
  { person: 108, job: 'customer-service-representative', history: 'A-24 U-15', reasons: ['experience'] },
  { person: 112, job: 'kitchen-assistant', history: 'A-3' },
  { person: 110, job: 'packing-line-worker', via: 'partner', history: 'A-130 S-122 I-112 O-104 C-101 H-95' },
  { person: 110, job: 'stockroom-assistant', via: 'partner', history: 'A-152 J-141' },
  { person: 111, job: 'warehouse-operative', via: 'partner', history: 'A-14' },
  { person: 111, job: 'packing-line-worker', history: 'A-28 S-20 W-12', withdrawalReason: 'circumstances' },
  { person: 112, job: 'housekeeper', history: 'A-290 S-280 I-270 O-262 C-260 H-250' },
  { person: 112, job: 'yard-assistant', history: 'A-280 U-272', reasons: ['experience'] },
  { person: 112, job: 'warehouse-operative', history: 'A-2' },
  { person: 110, job: 'yard-assistant', history: 'A-240 S-232 W-229', withdrawalReason: 'not_right' },
  { person: 102, job: 'housekeeper', history: 'A-305 W-275', withdrawalReason: 'other_job' },
  {
    person: 104,
    job: 'delivery-driver',
    history: 'A-58 S-50 I-43 O-33 D-30',
    note: 'The hours didn’t fit around school.',
  },
  {
    person: 111,
    job: 'delivery-driver',
    history: 'A-55 U-45',
    reasons: ['licence'],
    note: 'Your licence is too new for our insurer.',
  },
]

type StorySuggestion = { person: number; job: ExampleJobId; worker: string; why: string; on: number; declined?: number }

/** Jobs that whoever helps somebody suggested to them. */
export const storySuggestions: readonly StorySuggestion[] = [
  {
    person: 101,
    job: 'packing-line-worker',
    worker: 'nina-castell',
    why: 'The bus from yours goes past the gate, early and late enough for both shifts.',
    on: -2,
  },
  {
    person: 101,
    job: 'delivery-driver',
    worker: 'nina-castell',
    why: 'You said you would like to drive again.',
    on: -9,
    declined: -7,
  },
]
