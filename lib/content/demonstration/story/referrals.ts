import type { CancelReason, ContactWay, ReferralOutcome, ReferralService } from '@/lib/domain/referrals/referral'

type StoryReferral = {
  person: number
  services: readonly ReferralService[]
  from: string
  /** The letter of each state (see `stateLetters`) and its date in days from today. */
  history: string
  worker?: 'nina-castell' | 'owen-price' | 'grace-adeleke'
  safe: readonly ContactWay[]
  outcome?: ReferralOutcome
  cancelReason?: CancelReason
}

export const stateLetters = { N: 'new', A: 'assigned', S: 'active', C: 'completed', X: 'cancelled' } as const

const [probation, prison, jobcentre, self] = [
  'Leeds probation office',
  'HMP Samplewick',
  'Bradford Jobcentre',
  'Self-referral',
] as const

/** Twenty, from RF-7KX2001 onwards. */
export const storyReferrals: readonly StoryReferral[] = [
  {
    person: 101,
    services: ['cv', 'disclosure', 'interview'],
    from: probation,
    history: 'N-60 A-58 S-52',
    worker: 'nina-castell',
    safe: ['call', 'text', 'email'],
  },
  {
    person: 101,
    services: ['id_and_bank'],
    from: probation,
    history: 'N-200 A-198 S-190 C-120',
    worker: 'grace-adeleke',
    safe: ['call', 'text', 'email'],
    outcome: 'ready_for_work',
  },
  {
    person: 103,
    services: ['job_match', 'interview'],
    from: jobcentre,
    history: 'N-120 A-118 S-110 C-44',
    worker: 'owen-price',
    safe: ['call', 'email'],
    outcome: 'job_started',
  },
  {
    person: 103,
    services: ['cv'],
    from: jobcentre,
    history: 'N-160 X-150',
    safe: ['call', 'email'],
    cancelReason: 'sent_in_error',
  },
  {
    person: 104,
    services: ['job_match', 'interview'],
    from: self,
    history: 'N-70 A-66 S-60',
    worker: 'nina-castell',
    safe: ['text'],
  },
  { person: 104, services: ['housing_link'], from: self, history: 'N-7', safe: ['text'] },
  {
    person: 105,
    services: ['job_match', 'interview'],
    from: prison,
    history: 'N-80 A-77 S-70',
    worker: 'nina-castell',
    safe: ['post'],
  },
  { person: 105, services: ['training'], from: prison, history: 'N-3 A-1', worker: 'owen-price', safe: ['post'] },
  {
    person: 106,
    services: ['cv', 'confidence'],
    from: probation,
    history: 'N-30 A-27 S-21',
    worker: 'owen-price',
    safe: ['call'],
  },
  { person: 103, services: ['confidence'], from: jobcentre, history: 'N-2', safe: ['call', 'email'] },
  {
    person: 107,
    services: ['job_match'],
    from: probation,
    history: 'N-280 A-276 S-268 C-209',
    worker: 'owen-price',
    safe: ['call', 'text', 'email'],
    outcome: 'job_started',
  },
  {
    person: 107,
    services: ['confidence'],
    from: probation,
    history: 'N-320 A-317 X-300',
    worker: 'owen-price',
    safe: ['call', 'text'],
    cancelReason: 'did_not_engage',
  },
  {
    person: 108,
    services: ['cv', 'disclosure'],
    from: jobcentre,
    history: 'N-90 A-88 S-80 C-35',
    worker: 'grace-adeleke',
    safe: ['email'],
    outcome: 'ready_for_work',
  },
  {
    person: 108,
    services: ['job_match'],
    from: jobcentre,
    history: 'N-20 A-18 S-12',
    worker: 'grace-adeleke',
    safe: ['email'],
  },
  {
    person: 109,
    services: ['cv', 'id_and_bank', 'job_match'],
    from: prison,
    history: 'N-16 A-14',
    worker: 'owen-price',
    safe: ['post'],
  },
  { person: 107, services: ['training'], from: probation, history: 'N-1', safe: ['call', 'text', 'email'] },
  {
    person: 110,
    services: ['job_match', 'interview'],
    from: self,
    history: 'N-150 A-148 S-140 C-94',
    worker: 'nina-castell',
    safe: ['call', 'text'],
    outcome: 'job_started',
  },
  {
    person: 110,
    services: ['training'],
    from: self,
    history: 'N-40 X-30',
    safe: ['call', 'text'],
    cancelReason: 'other_service',
  },
  {
    person: 111,
    services: ['interview', 'confidence'],
    from: probation,
    history: 'N-45 A-42 S-36',
    worker: 'nina-castell',
    safe: ['call'],
  },
  {
    person: 111,
    services: ['cv'],
    from: probation,
    history: 'N-100 A-95 S-88 C-50',
    worker: 'nina-castell',
    safe: ['call'],
    outcome: 'some_progress',
  },
]
