import type { Person } from '@/lib/domain/dashboards/service-state'

/** Has days from today instead of dates. */
type StoryPerson = Omit<
  Person,
  | 'id'
  | 'reference'
  | 'phone'
  | 'email'
  | 'addedOn'
  | 'lastContactOn'
  | 'expectedReleaseOn'
  | 'todos'
  | 'support'
  | 'goals'
  | 'notes'
  | 'statements'
> & {
  added: number
  lastContact: number | null
  release: number | null
  /** Bank account, CV, disclosure, email, housing, ID, phone: n not started, p in progress, d done. */
  todos: string
  /** Housing, attitudes, family, drugs and alcohol, skills and work, money and ID, health: - not needed, n, p, m met, x declined. */
  support: string
  /** A step without a day of its own has the goal's. */
  goals: readonly {
    title: string
    target: number
    steps: readonly (readonly [title: string, isDone: boolean, by?: number])[]
  }[]
  notes: readonly (readonly [on: number, kind: Person['notes'][number]['kind'], by: string, text: string])[]
  statements: readonly (readonly [saved: number, text: string])[]
}

const usual = {
  where: 'community',
  establishment: null,
  release: null,
  partnerWorkerId: null,
  caseworkerId: 'helen-ashby',
  tickets: [],
  availability: 'Weekdays, any time',
  hasRightToWork: true,
  visibility: 'anonymous',
  sharedContact: ['email'],
  limits: [],
  mustAskPractitionerFirst: false,
  goals: [],
  notes: [],
  savedJobIds: [],
  hiddenJobIds: [],
  statements: [],
} as const satisfies Partial<StoryPerson>

/** Made-up people. Nobody's record is in the story: only that one person has written a statement, and who may read it. */
export const people: readonly StoryPerson[] = [
  {
    ...usual,
    firstName: 'Sam',
    lastName: 'Okoro',
    town: 'Leeds',
    workStatus: 'ready',
    partnerWorkerId: 'nina-castell',
    added: -205,
    lastContact: -2,
    skills: ['Picking and packing', 'Teamwork', 'Manual handling', 'Cleaning'],
    tickets: ['Manual handling', 'Food hygiene level 2'],
    experience: ['Kitchen porter, 2 years', 'Laundry team, 14 months'],
    wants: ['logistics', 'construction', 'hospitality'],
    availability: 'Straight away, on weekdays',
    visibility: 'off',
    sharedContact: ['phone', 'email'],
    todos: 'ddpddpd',
    support: 'm-p-pp-',
    savedJobIds: ['warehouse-operative', 'packing-line-worker', 'farm-worker'],
    hiddenJobIds: ['glasshouse-picker'],
    goals: [
      {
        title: 'A full-time job by spring',
        target: 60,
        steps: [
          ['Finish my CV', true],
          ['Practise an interview with Nina', true],
          ['Start a job', false],
        ],
      },
      {
        title: 'Get my CSCS card',
        target: 40,
        steps: [
          ['Book the test', true],
          ['Revise for the CSCS test with the practice app', false, 20],
          ['Take the test', false, 24],
        ],
      },
    ],
    notes: [
      [
        -58,
        'support',
        'Nina Castell',
        'Wants warehouse work and is happy with early starts. We agreed a three-step plan.',
      ],
      [
        -10,
        'contact',
        'Helen Ashby',
        'Rang after the shortlisting. Pleased and nervous. Agreed to practise for an interview.',
      ],
      [
        -2,
        'contact',
        'Helen Ashby',
        'Has the bus times for the interview. Will bring a letter as ID until the card comes.',
      ],
    ],
    statements: [
      [
        -27,
        'I am reliable and I like early shifts. I have worked in a kitchen and a laundry, and I would like to show you the same in your warehouse.',
      ],
      [
        -21,
        'I am reliable and I like early shifts. Three years ago I made a bad choice at a hard time, and I was punished for it. Since then I have worked in a kitchen and a laundry, finished two courses and stayed out of trouble. I would like to show you the same in your warehouse. I am happy to answer your questions.',
      ],
    ],
  },
  {
    ...usual,
    firstName: 'Jodie',
    lastName: 'Fenwick',
    town: 'Bradford',
    workStatus: 'working',
    caseworkerId: 'tom-renner',
    added: -330,
    lastContact: -40,
    skills: ['Stock control', 'Customer service'],
    experience: ['Stockroom Assistant (current job)'],
    wants: ['retail'],
    todos: 'ddddddd',
    support: 'm---mm-',
  },
  {
    ...usual,
    firstName: 'Imran',
    lastName: 'Qureshi',
    town: 'Wakefield',
    workStatus: 'working',
    partnerWorkerId: 'owen-price',
    added: -165,
    lastContact: -9,
    skills: ['Picking and packing', 'Driving'],
    tickets: ['Forklift (counterbalance)'],
    experience: ['Forklift driver, 5 years'],
    wants: ['logistics'],
    todos: 'ddddddd',
    support: 'm--mmm-',
  },
  {
    ...usual,
    firstName: 'Kelly',
    lastName: 'Doyle',
    town: 'Leeds',
    workStatus: 'ready',
    partnerWorkerId: 'nina-castell',
    added: -72,
    lastContact: -1,
    skills: ['Customer service', 'Till work', 'Communication'],
    experience: ['Shop assistant, 6 years'],
    wants: ['retail', 'hospitality'],
    availability: 'Weekdays, after the school run',
    visibility: 'named',
    todos: 'ddpdndd',
    support: 'pp-pmp-',
    savedJobIds: ['retail-assistant'],
    notes: [[-7, 'support', 'Nina Castell', 'Has to leave her room at the end of next month. Referred for housing.']],
  },
  {
    ...usual,
    firstName: 'Marcus',
    lastName: 'Bell',
    town: 'Huddersfield',
    where: 'custody',
    establishment: 'HMP Samplewick',
    workStatus: 'ready',
    partnerWorkerId: 'nina-castell',
    added: -85,
    lastContact: -6,
    release: 44,
    skills: ['Manual handling', 'Measuring', 'Safety'],
    tickets: ['CSCS', 'Bricklaying level 1'],
    experience: ['Works department, 2 years'],
    wants: ['construction'],
    limits: ['work_must_be_approved', 'no_nights'],
    mustAskPractitionerFirst: true,
    todos: 'pdddpdn',
    support: 'p-p-mp-',
    notes: [
      [
        -9,
        'employer',
        'Helen Ashby',
        'Asked the supervising officer to approve the bricklaying job. Answer expected within ten days.',
      ],
    ],
  },
  {
    ...usual,
    firstName: 'Tess',
    lastName: 'Hargreave',
    town: 'Halifax',
    workStatus: 'needs_support',
    caseworkerId: 'tom-renner',
    partnerWorkerId: 'owen-price',
    added: -33,
    lastContact: -8,
    skills: ['Cleaning', 'Cooking'],
    experience: ['Caring for family members'],
    wants: ['hospitality', 'retail'],
    todos: 'npnddpd',
    support: 'pppnnpp',
  },
  {
    ...usual,
    firstName: 'Leon',
    lastName: 'Baptiste',
    town: 'Leeds',
    workStatus: 'working',
    caseworkerId: 'tom-renner',
    partnerWorkerId: 'owen-price',
    added: -325,
    lastContact: -60,
    skills: ['Safety', 'Manual handling', 'Teamwork'],
    tickets: ['Banksman'],
    experience: ['Yard Assistant (current job)'],
    wants: ['logistics'],
    todos: 'ddddddd',
    support: 'm---mm-',
  },
  {
    ...usual,
    firstName: 'Priya',
    lastName: 'Nair',
    town: 'Dewsbury',
    workStatus: 'ready',
    partnerWorkerId: 'grace-adeleke',
    added: -95,
    lastContact: -16,
    skills: ['Quality checks', 'Basic IT', 'Measuring'],
    experience: ['Laboratory assistant, 3 years'],
    wants: ['manufacturing', 'business'],
    todos: 'dddddpd',
    support: '----pp-',
    savedJobIds: ['packing-line-worker'],
  },
  {
    ...usual,
    firstName: 'Callum',
    lastName: 'Reid',
    town: 'Castleford',
    where: 'custody',
    establishment: 'HMP Samplewick',
    workStatus: 'not_started',
    partnerWorkerId: 'owen-price',
    added: -18,
    lastContact: -12,
    release: 70,
    skills: ['Manual work'],
    experience: ['Gardens team, 1 year'],
    wants: ['agriculture'],
    limits: ['some_areas', 'work_must_be_approved'],
    mustAskPractitionerFirst: true,
    todos: 'nnnnnnn',
    support: 'nnn-nnn',
  },
  {
    ...usual,
    firstName: 'Dawn',
    lastName: 'Whitlock',
    town: 'Bradford',
    workStatus: 'working',
    caseworkerId: 'tom-renner',
    partnerWorkerId: 'nina-castell',
    added: -245,
    lastContact: -20,
    skills: ['Picking and packing', 'Quality checks'],
    experience: ['Packing Line Worker (current job)'],
    wants: ['manufacturing'],
    todos: 'ddddddd',
    support: 'mp--mm-',
  },
  {
    ...usual,
    firstName: 'Yusuf',
    lastName: 'Demir',
    town: 'Leeds',
    workStatus: 'needs_support',
    partnerWorkerId: 'nina-castell',
    added: -105,
    lastContact: -19,
    skills: ['Driving', 'Customer service'],
    experience: ['Taxi driver, 4 years'],
    wants: ['logistics'],
    todos: 'dpnppnd',
    support: 'p--pnpp',
    notes: [[-19, 'contact', 'Helen Ashby', 'Low after the last rejection. Prefers a call in the afternoon.']],
  },
  {
    ...usual,
    firstName: 'Aoife',
    lastName: 'Brennan',
    town: 'Wakefield',
    workStatus: 'ready',
    added: -310,
    lastContact: -4,
    skills: ['Cleaning', 'Attention to detail', 'Teamwork'],
    experience: ['Housekeeper, 6 months'],
    wants: ['hospitality', 'logistics'],
    todos: 'ddddddd',
    support: 'm--m-m-',
    savedJobIds: ['warehouse-operative'],
  },
]
