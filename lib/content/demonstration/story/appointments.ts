import type { Appointment } from '@/lib/domain/appointments/appointment'

type Extra = Partial<Pick<Appointment, 'attendance' | 'note' | 'minutes' | 'way' | 'isCancelled'>> & {
  worker?: string
  application?: number
  referral?: number
  shared?: Appointment['sharedWith']
}
type StoryAppointment = readonly [
  person: number,
  kind: Appointment['kind'],
  title: string,
  on: number,
  at: string,
  place: string,
  extra?: Extra,
]

const [helen, tom, nina, owen] = ['helen-ashby', 'tom-renner', 'nina-castell', 'owen-price'] as const
const [office, charity] = ['Resettlement office, Leeds', 'Lantern Works, Leeds'] as const
const casework = { shared: ['caseworker'] } as const
const support = { shared: ['partner', 'caseworker'] } as const
const everyone = { shared: ['employer', 'partner', 'caseworker'] } as const

/**
 * A weekend or bank holiday can move appointments from different days to the same day, so the times for one person, and
 * for one worker, differ from day to day. A test looks for clashes on every day of three years.
 */
export const storyAppointments: readonly StoryAppointment[] = [
  // Today.
  [104, 'support', 'Interview practice and travel', 0, '09:30', office, { ...casework, worker: helen, minutes: 45 }],
  [101, 'support', 'Interview planning', 0, '11:30', office, { ...casework, worker: helen, minutes: 30 }],
  [105, 'support', 'Licence approval', 0, '13:15', 'HMP Samplewick', { ...casework, worker: helen, minutes: 30 }],
  [106, 'support', 'First CV draft', 0, '15:30', charity, { ...support, worker: owen, referral: 9 }],
  // To come.
  [
    101,
    'interview',
    'Interview: Warehouse Operative',
    4,
    '10:30',
    'Samplewick Logistics, 8 Example Way, Leeds, LS10 1AA',
    { ...everyone, application: 1, minutes: 45 },
  ],
  [
    104,
    'interview',
    'Interview: Retail Assistant',
    2,
    '13:15',
    'Madeupham Retail, Bradford',
    { ...everyone, application: 9, minutes: 45 },
  ],
  [101, 'support', 'Interview practice', 2, '15:00', charity, { ...support, worker: nina, referral: 1 }],
  [101, 'jobcentre', 'Work coach appointment', 6, '09:20', 'Jobcentre, Leeds', { ...casework, minutes: 20 }],
  [101, 'mentoring', 'Walk and talk with Pete', 8, '17:30', 'Roundhay Park', {}],
  [101, 'health', 'Dentist', 5, '08:40', 'Dentist, Leeds', { minutes: 20 }],
  [101, 'training', 'CSCS test', 24, '12:00', 'Test centre, Leeds', { ...casework, minutes: 60 }],
  [111, 'support', 'Interview practice (rearranged)', 3, '14:10', office, { ...casework, worker: helen, minutes: 45 }],
  [
    109,
    'support',
    'Release planning',
    1,
    '12:00',
    'HMP Samplewick',
    { ...casework, worker: helen, way: 'video', minutes: 60 },
  ],
  [
    108,
    'support',
    'Next steps after the last rejection',
    7,
    '11:30',
    office,
    { ...casework, worker: helen, minutes: 30 },
  ],
  [
    112,
    'support',
    'Explaining why the last job ended',
    9,
    '13:00',
    office,
    { ...casework, worker: helen, minutes: 30 },
  ],
  [
    102,
    'support',
    'How work is going',
    5,
    '10:00',
    'By phone',
    { ...casework, worker: tom, way: 'phone', minutes: 20 },
  ],
  [104, 'support', 'Housing forms', 6, '10:15', charity, { ...support, worker: nina, referral: 5 }],
  [111, 'support', 'Confidence group', 10, '14:00', charity, { ...support, worker: nina, referral: 19, minutes: 90 }],
  [
    105,
    'support',
    'Work clothes for the first day',
    13,
    '09:00',
    'HMP Samplewick',
    { ...support, worker: nina, referral: 7, way: 'video', minutes: 30 },
  ],
  // Past.
  [
    101,
    'support',
    'Weekly call',
    -2,
    '16:40',
    'By phone',
    { ...casework, worker: helen, way: 'phone', minutes: 15, attendance: 'attended' },
  ],
  [
    101,
    'support',
    'CV and cover letter',
    -10,
    '10:00',
    charity,
    {
      ...support,
      worker: nina,
      referral: 1,
      attendance: 'attended',
      note: 'CV finished. Next: practise for an interview.',
    },
  ],
  [
    101,
    'support',
    'What to say about the record',
    -24,
    '10:00',
    charity,
    {
      ...support,
      worker: nina,
      referral: 1,
      attendance: 'attended_late',
      note: 'Bus was late. Knows what to say about the record, and when.',
    },
  ],
  [104, 'support', 'Job search together', -1, '12:30', office, { ...casework, worker: helen, attendance: 'attended' }],
  [
    111,
    'support',
    'Interview practice',
    -20,
    '14:00',
    charity,
    {
      ...support,
      worker: nina,
      referral: 19,
      attendance: 'unacceptable_absence',
      note: 'Didn’t attend or call. I left a voicemail.',
    },
  ],
  [111, 'support', 'Catch-up after the missed session', -4, '11:15', office, { ...casework, worker: helen }],
  [
    112,
    'support',
    'Starting to look for work again',
    -4,
    '15:10',
    office,
    { ...casework, worker: helen, attendance: 'attended' },
  ],
  [
    103,
    'support',
    'Catch-up on the first weeks at work',
    -9,
    '09:00',
    'By phone',
    { ...support, worker: owen, way: 'phone', minutes: 20, attendance: 'attended' },
  ],
  [
    106,
    'support',
    'ID documents',
    -8,
    '13:30',
    charity,
    { ...support, worker: owen, referral: 9, attendance: 'attended', note: 'Birth certificate ordered.' },
  ],
  [106, 'support', 'Building confidence', -6, '09:45', charity, { ...support, worker: owen, referral: 9 }],
  [
    108,
    'support',
    'Catch-up after the rejection',
    -16,
    '12:15',
    office,
    { ...casework, worker: helen, attendance: 'attended' },
  ],
  [
    105,
    'support',
    'Job offer and licence conditions',
    -6,
    '09:15',
    'HMP Samplewick',
    { ...casework, worker: helen, way: 'video', attendance: 'attended' },
  ],
  [
    109,
    'support',
    'First meeting',
    -15,
    '09:00',
    'HMP Samplewick',
    { ...casework, worker: helen, way: 'video', attendance: 'attended' },
  ],
  [
    110,
    'support',
    'How work is going',
    -20,
    '16:30',
    'By phone',
    { ...casework, worker: tom, way: 'phone', minutes: 20, attendance: 'attended' },
  ],
  [
    104,
    'support',
    'Clothes for work',
    -3,
    '16:10',
    charity,
    { ...support, worker: nina, referral: 5, isCancelled: true },
  ],
]
