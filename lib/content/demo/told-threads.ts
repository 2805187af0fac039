import type { Role } from '@/lib/domain/applications/stages'

type ToldThread = {
  subject: string
  person: number
  between: readonly Role[]
  employer?: string
  application?: number
  referral?: number
  /** How many each side has read; a side that is not named has read all. */
  read?: Partial<Record<Role, number>>
  messages: readonly (readonly [from: Role, on: number, at: string, text: string])[]
}

/** Nobody is sent any of these. */
export const toldThreads: readonly ToldThread[] = [
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
        'Hello Sam, we would like to meet you. Can you come at half past ten? Please bring photo ID.',
      ],
      ['candidate', -3, '12:40', 'Yes, I can. My new ID card has not come yet. Is a letter all right?'],
      ['partner', -2, '13:15', 'Hello both. I can write a letter that confirms who Sam is, until the card comes.'],
      ['employer', -2, '16:20', 'A letter is fine. See you then. The number 4 bus stops at our gate.'],
    ],
  },
  {
    subject: 'Getting ready',
    person: 101,
    between: ['candidate', 'partner'],
    referral: 1,
    messages: [
      ['partner', -10, '14:00', 'Well done on the CV. Shall we practise the interview?'],
      ['candidate', -9, '18:22', 'Yes please. I am nervous about the question.'],
      ['partner', -9, '18:40', 'We will go through it. You decide what you say and when.'],
    ],
  },
  {
    subject: 'Housing',
    person: 104,
    between: ['candidate', 'partner'],
    referral: 6,
    read: { partner: 0 },
    messages: [
      ['candidate', -5, '19:10', 'I have had the letter about my room. I have to be out at the end of next month.'],
    ],
  },
  {
    subject: 'Licence approval for the bricklaying job',
    person: 105,
    between: ['partner', 'caseworker'],
    application: 11,
    messages: [
      ['partner', -8, '09:30', 'Marcus has an offer. Can you ask for approval of the job? I have sent you its facts.'],
      ['caseworker', -6, '10:10', 'Asked today. I expect an answer within ten days.'],
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
      ['partner', -8, '11:00', 'The job must be approved first. I will tell you as soon as we know.'],
      ['employer', -4, '15:45', 'Thank you. We can hold the place for six weeks.'],
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
        -5,
        '15:00',
        'We missed you today. I hope you are all right. Call me when you can, and we find another time.',
      ],
    ],
  },
  {
    subject: 'Plan before release',
    person: 109,
    between: ['partner', 'caseworker'],
    referral: 15,
    read: { caseworker: 0 },
    messages: [['partner', -4, '13:20', 'I have the referral. Can we meet him together before release?']],
  },
  {
    subject: 'Six weeks at work',
    person: 103,
    between: ['candidate', 'partner'],
    referral: 3,
    messages: [
      ['partner', -9, '09:40', 'Good to talk. I will ask again at six weeks.'],
      ['candidate', -9, '20:05', 'All good here. They want me on the forklift.'],
    ],
  },
]
