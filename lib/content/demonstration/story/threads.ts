import type { Side } from '@/lib/domain/access/role'

type StoryThread = {
  subject: string
  person: number
  between: readonly Side[]
  employer?: string
  application?: number
  referral?: number
  /** How many messages each side has read; a side that is left out has read them all. */
  read?: Partial<Record<Side, number>>
  messages: readonly (readonly [from: Side, on: number, at: string, text: string])[]
}

/** None of these is sent to anybody. */
export const storyThreads: readonly StoryThread[] = [
  {
    subject: 'Interview: Warehouse Operative',
    person: 101,
    between: ['candidate', 'employer', 'partner'],
    employer: 'samplewick-logistics',
    application: 1,
    read: { partner: 3, candidate: 3 },
    messages: [
      [
        'employer',
        -3,
        '10:05',
        'Hello Sam, we’d like to meet you. Can you come in at 10:30am? Ask for Dana at the front desk.',
      ],
      ['candidate', -3, '12:40', 'Yes, I can. My new ID card has not come yet. Is a letter all right?'],
      ['partner', -2, '13:15', 'Hello both. I can write a letter confirming who Sam is until the card comes.'],
      ['employer', -2, '16:20', 'A letter is fine. See you then. The number 4 bus stops at our gate.'],
    ],
  },
  {
    subject: 'Getting ready for an interview',
    person: 101,
    between: ['candidate', 'partner'],
    referral: 1,
    messages: [
      ['partner', -10, '14:00', 'Well done on the CV. Shall we practise for an interview?'],
      ['candidate', -9, '18:22', 'Yes please. I’m nervous about being asked about my record.'],
      ['partner', -9, '18:40', 'We’ll go through it together. You decide what you say, and when.'],
    ],
  },
  {
    subject: 'Housing',
    person: 104,
    between: ['candidate', 'partner'],
    referral: 6,
    read: { partner: 0 },
    messages: [
      ['candidate', -5, '19:10', 'The letter about my room has come. It says the end of next month, as I told you.'],
    ],
  },
  {
    subject: 'Licence approval for the bricklaying job',
    person: 105,
    between: ['partner', 'caseworker'],
    application: 11,
    messages: [
      [
        'partner',
        -10,
        '09:30',
        'Marcus has an offer. Could you ask for the job to be approved? I’ve sent you the details.',
      ],
      ['caseworker', -9, '10:10', 'I asked today. I expect an answer within ten days.'],
    ],
  },
  {
    subject: 'Start date: Trainee Bricklayer',
    person: 105,
    between: ['employer', 'partner'],
    employer: 'pretendley-construction',
    application: 11,
    read: { partner: 1 },
    messages: [
      ['partner', -8, '11:00', 'The job has to be approved first. I’ll let you know as soon as we hear.'],
      ['employer', -4, '15:45', 'Thank you. We can hold the place until the week after his release.'],
    ],
  },
  {
    subject: 'We missed you',
    person: 111,
    between: ['candidate', 'partner'],
    referral: 19,
    read: { candidate: 0 },
    messages: [
      [
        'partner',
        -20,
        '15:00',
        'We missed you today. I hope you’re all right. Call me when you can and we’ll find another time.',
      ],
    ],
  },
  {
    subject: 'Release planning',
    person: 109,
    between: ['partner', 'caseworker'],
    referral: 15,
    read: { caseworker: 0 },
    messages: [['partner', -4, '13:20', 'I’ve got the referral. Could we meet him together before he’s released?']],
  },
  {
    subject: 'Six weeks at work',
    person: 103,
    between: ['candidate', 'partner'],
    referral: 3,
    messages: [
      ['partner', -9, '09:40', 'Good to talk. I’ll check in again at six weeks.'],
      ['candidate', -9, '20:05', 'All good here. They want me on the forklift.'],
    ],
  },
]
