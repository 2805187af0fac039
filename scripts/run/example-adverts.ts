// Made up, for trying live hiring on one's own machine: `npm start -- --with-example-hiring`. Days count from the day
// on which they are filled in. A test checks them by the same rules as companies' adverts.

const ofAll = {
  requirements: ['Willing to learn', 'Good timekeeping'],
  benefits: ['Paid breaks', '28 days’ holiday, including bank holidays'],
  training: 'You’ll learn from somebody who knows the job, and we’ll pay for your food hygiene certificate.',
  startsOn: null,
  siteId: 'site-1',
  town: 'Leeds',
  postcode: 'LS1 4AP',
  remoteFriendly: false,
  travelHelp: 'We pay for the bus in your first month.',
  supervised: true,
  noInterview: false,
  dayReleasePossible: true,
  dbsLevel: 'none',
  duty: null,
  dbsReason: '',
  recordQuestion: 'after_offer',
  exclusions: [],
} as const

export const exampleAdverts = [
  {
    id: 'bakery-assistant-examp1e1',
    postedDaysAgo: 24,
    closesInDays: 26,
    advert: {
      ...ofAll,
      title: 'Bakery assistant',
      type: 'Full-time',
      sector: 'manufacturing',
      vacancies: 3,
      description:
        'You weigh flour, shape loaves and rolls, and keep your bench clean. You don’t need experience: we’ll show you everything in the first two weeks, and there’s always someone to ask.',
      skills: ['Practical work', 'Food hygiene'],
      pay: { from: 1310, to: 1360, per: 'hour' },
      hoursPerWeek: 37.5,
      pattern: 'Monday to Friday, 6am to 2pm',
    },
  },
  {
    id: 'delivery-driver-examp1e2',
    postedDaysAgo: 14,
    closesInDays: 17,
    advert: {
      ...ofAll,
      title: 'Delivery driver',
      type: 'Full-time',
      sector: 'logistics',
      vacancies: 1,
      description:
        'You deliver bread and cakes to cafés and shops around Leeds in our van. Most days have 18 stops, and the first is at half past four.',
      requirements: ['A full driving licence', 'Good timekeeping'],
      training: 'In your first week you ride along with somebody who knows the rounds.',
      supervised: false,
      skills: ['Driving', 'Customer service'],
      dayReleasePossible: false,
      pay: { from: 1400, to: 1400, per: 'hour' },
      hoursPerWeek: 40,
      pattern: 'Tuesday to Saturday, 4am to noon',
      recordQuestion: 'after_shortlist',
      exclusions: [
        {
          kind: 'driving',
          reason: 'You drive our van on your own, and our insurer won’t cover anybody with an unspent driving offence.',
        },
      ],
    },
  },
  {
    id: 'cafe-team-member-examp1e3',
    postedDaysAgo: 5,
    closesInDays: null,
    advert: {
      ...ofAll,
      title: 'Café team member',
      type: 'Part-time',
      sector: 'hospitality',
      vacancies: 2,
      description:
        'You make coffee, serve at the counter and clear tables in the café next to the bakery. It’s busy until ten and quieter after two.',
      skills: ['Customer service', 'Till work'],
      pay: { from: 1290, to: 1290, per: 'hour' },
      hoursPerWeek: 20,
      pattern: 'Four mornings a week, one of them at the weekend',
      recordQuestion: 'never',
    },
  },
] as const

const ofAllPeople = {
  availability: 'Straight away',
  right_to_work: true,
  share_phone: true,
  share_email: true,
} as const

/** The times offered for interviews. */
export const exampleTimes = {
  at: ['10:00', '14:30'],
  minutes: 30,
  place: 'Example Bakery, 1 Example Street, Leeds',
  postcode: 'LS1 4AP',
  ask_for: 'Sam',
} as const

type ExampleStep = { daysAgo: number } & (
  | { kind: 'shortlisted' | 'slot_chosen' | 'asked' | 'statement_given' | 'offer' }
  // Days from today to the interview: negative for one that is over.
  | { kind: 'interview'; inDays: number }
)
type ExamplePerson = {
  email: string
  profile: typeof ofAllPeople &
    Readonly<
      Record<'first_name' | 'last_name' | 'phone' | 'town' | 'district', string> &
        Record<'skills' | 'tickets' | 'experience', readonly string[]>
    >
  applied: { job: string; daysAgo: number; distance: 'under_5' | 'under_10' }
  /** What has happened since, in order. */
  steps: readonly ExampleStep[]
  statement: string | null
}

/** People who applied, each with an account and the demo accounts' shared password. */
export const examplePeople: readonly ExamplePerson[] = [
  {
    email: 'aisha@example.org',
    profile: {
      ...ofAllPeople,
      first_name: 'Aisha',
      last_name: 'Example',
      phone: '0113 496 0101',
      town: 'Leeds',
      district: 'LS8',
      skills: ['Food hygiene', 'Team work'],
      tickets: ['Level 2 food safety'],
      experience: ['Two years in a school kitchen'],
    },
    applied: { job: 'bakery-assistant-examp1e1', daysAgo: 10, distance: 'under_5' },
    steps: [{ kind: 'shortlisted', daysAgo: 6 }],
    statement: null,
  },
  {
    email: 'ben@example.org',
    profile: {
      ...ofAllPeople,
      first_name: 'Ben',
      last_name: 'Example',
      phone: '0113 496 0102',
      town: 'Bradford',
      district: 'BD3',
      skills: ['Practical work', 'Stock control'],
      tickets: ['Forklift, counterbalance'],
      experience: ['Warehouse, nights'],
    },
    applied: { job: 'bakery-assistant-examp1e1', daysAgo: 8, distance: 'under_10' },
    steps: [],
    statement: null,
  },
  {
    email: 'carla@example.org',
    profile: {
      ...ofAllPeople,
      first_name: 'Carla',
      last_name: 'Example',
      phone: '0113 496 0103',
      town: 'Leeds',
      district: 'LS11',
      skills: ['Driving', 'Customer service'],
      tickets: [],
      experience: ['Parcel deliveries for a year'],
    },
    applied: { job: 'delivery-driver-examp1e2', daysAgo: 11, distance: 'under_5' },
    steps: [
      { kind: 'shortlisted', daysAgo: 9 },
      { kind: 'interview', daysAgo: 7, inDays: 3 },
      { kind: 'slot_chosen', daysAgo: 6 },
      { kind: 'asked', daysAgo: 4 },
      { kind: 'statement_given', daysAgo: 3 },
    ],
    statement:
      'When I was 19 I took food from a shop, twice in one month. I had no money and didn’t ask anyone for help. I got a fine and paid it.\n\nThat was six years ago. Since then I have worked, and I drove parcels for a year without a single one going missing.\n\nI would like this job because I like to be out early, and I know the roads of Leeds well.',
  },
  {
    email: 'devon@example.org',
    profile: {
      ...ofAllPeople,
      first_name: 'Devon',
      last_name: 'Example',
      phone: '0113 496 0104',
      town: 'Leeds',
      district: 'LS9',
      skills: ['Driving', 'Loading safely'],
      tickets: [],
      experience: ['Two years on a market stall'],
    },
    applied: { job: 'delivery-driver-examp1e2', daysAgo: 9, distance: 'under_5' },
    // Was asked, and has not answered yet.
    steps: [
      { kind: 'shortlisted', daysAgo: 7 },
      { kind: 'interview', daysAgo: 4, inDays: 3 },
      { kind: 'asked', daysAgo: 2 },
    ],
    statement: null,
  },
  {
    email: 'erin@example.org',
    profile: {
      ...ofAllPeople,
      first_name: 'Erin',
      last_name: 'Example',
      phone: '0113 496 0105',
      town: 'Leeds',
      district: 'LS12',
      skills: ['Food hygiene', 'Lifting safely'],
      tickets: ['Level 2 food safety'],
      experience: ['A year on a production line'],
    },
    applied: { job: 'bakery-assistant-examp1e1', daysAgo: 18, distance: 'under_5' },
    steps: [
      { kind: 'shortlisted', daysAgo: 16 },
      { kind: 'interview', daysAgo: 13, inDays: -4 },
      { kind: 'slot_chosen', daysAgo: 12 },
    ],
    statement: null,
  },
  {
    email: 'femi@example.org',
    profile: {
      ...ofAllPeople,
      first_name: 'Femi',
      last_name: 'Example',
      phone: '0113 496 0106',
      town: 'Bradford',
      district: 'BD1',
      skills: ['Practical work', 'Cleaning'],
      tickets: [],
      experience: ['Kitchen porter'],
    },
    applied: { job: 'bakery-assistant-examp1e1', daysAgo: 20, distance: 'under_10' },
    steps: [
      { kind: 'shortlisted', daysAgo: 18 },
      { kind: 'interview', daysAgo: 15, inDays: -10 },
      { kind: 'slot_chosen', daysAgo: 14 },
      { kind: 'offer', daysAgo: 5 },
    ],
    statement: null,
  },
]
