import { type Figure, type PublishedSource, foundersNote } from '@/lib/content/figure'

const founders = { kind: 'founders', note: foundersNote } as const

const unlockReferences = {
  kind: 'published',
  title: 'References (Freedom of Information Act response, September 2020: 11.8 million people)',
  publisher: 'Unlock',
  published: 'September 2020',
  url: 'https://recruit.unlock.org.uk/references/',
  checkedOn: '2026-11-21',
} as const satisfies PublishedSource

const unlockNewFigures = {
  kind: 'published',
  title: 'New figures confirm more than 12.5 million people in the UK have a criminal record',
  publisher: 'Unlock, from a Home Office answer',
  published: 'data for April 2024',
  url: 'https://unlock.org.uk/new-figures-confirm-more-than-12-5-million-people-in-the-uk-have-a-criminal-record/',
  checkedOn: '2026-11-21',
} as const satisfies PublishedSource

const barometer2023 = {
  kind: 'published',
  title: '73% of UK Organisations are Currently Experiencing Skills Shortages',
  publisher: 'Business News Wales, on the Open University Business Barometer',
  published: '2023',
  url: 'https://businessnewswales.com/73-of-uk-organisations-are-currently-experiencing-skills-shortages/',
  checkedOn: '2026-11-21',
} as const satisfies PublishedSource

const barometer2024 = {
  kind: 'published',
  title: 'Business Barometer 2024',
  publisher: 'The Open University',
  published: '2024',
  url: 'https://www5.open.ac.uk/business/knowledge-hub/business-barometer-2024-connections-radio',
  checkedOn: '2026-11-21',
} as const satisfies PublishedSource

const barometer2025 = {
  kind: 'published',
  title: 'Mind the gap: employers and Gen Z out of sync on skills',
  publisher: 'FE News, on the Open University Business Barometer',
  published: '24 June 2025',
  url: 'https://www.fenews.co.uk/skills/mind-the-gap-employers-and-gen-z-out-of-sync-on-skills/',
  checkedOn: '2026-11-21',
} as const satisfies PublishedSource

const commonsCommittee = {
  kind: 'published',
  title: 'Support for ex-offenders, chapter 3, on a 2016 YouGov survey',
  publisher: 'House of Commons Work and Pensions Committee',
  published: 'Session 2016-17',
  url: 'https://publications.parliament.uk/pa/cm201617/cmselect/cmworpen/58/5807.htm',
  checkedOn: '2026-11-21',
} as const satisfies PublishedSource

const workingChance = {
  kind: 'published',
  title: 'More employers open to hiring people with convictions, but prejudice still rife',
  publisher: 'Working Chance',
  published: 'November 2022',
  url: 'https://workingchance.org/latest/more-employers-open-to-hiring-people-with-convictions-but-prejudice-still-rife',
  checkedOn: '2026-11-21',
} as const satisfies PublishedSource

const youthRecords = {
  kind: 'published',
  title:
    'New research finds thousands of people every year struggle because of youth criminal records from decades ago',
  publisher: 'Unlock',
  published: '9 May 2018',
  url: 'https://unlock.org.uk/new-research-finds-thousands-of-people-every-year-struggle-because-of-youth-criminal-records-from-decades-ago/',
  checkedOn: '2026-11-21',
} as const satisfies PublishedSource

const costOfReoffending = {
  kind: 'published',
  title: 'Economic and social costs of reoffending: summary of the Ministry of Justice report of 2019',
  publisher: 'Russell Webster',
  published: '2019',
  url: 'https://www.russellwebster.com/reoffcosts/',
  checkedOn: '2026-11-21',
} as const satisfies PublishedSource

const employmentAndReoffending = {
  kind: 'published',
  title: 'Written answer HL8905, on the Ministry of Justice analysis of March 2013',
  publisher: 'House of Lords',
  published: '4 July 2018',
  url: 'https://parallelparliament.co.uk/question/HL8905/offenders-employment-and-training',
  checkedOn: '2026-11-21',
} as const satisfies PublishedSource

export const newFuturesNetwork = {
  kind: 'published',
  title: 'New Futures Network home page (Verian for the Ministry of Justice, March to April 2023)',
  publisher: 'HM Prison and Probation Service',
  published: '2023',
  url: 'https://newfuturesnetwork.gov.uk',
  checkedOn: '2026-11-21',
} as const satisfies PublishedSource

const timpson = {
  kind: 'published',
  title: 'Prison training academies',
  publisher: 'Timpson Group',
  published: 'no date shown',
  url: 'https://timpson-group.co.uk/timpson-foundation/prison-training-academies',
  checkedOn: '2026-11-21',
} as const satisfies PublishedSource

export const statisticsWords = {
  heading: 'The UK picture',
  intro: 'Why second-chance hiring matters, in figures. Each one says where it comes from.',
  publishedHeading: 'Figures with a published source',
  foundersHeading: 'Figures we are still checking',
  foundersIntro:
    'Our founders gave us these, and we have not found where they were published. Treat them as claims, not facts, until we can show you a source.',
} as const

export const publishedStatistics = [
  {
    id: 'people-with-a-record',
    value: '11M+',
    label: 'people in the UK have a criminal record',
    source: unlockReferences,
    chart: { kind: 'dots', count: 11, key: 'Each dot is 1 million people' },
    research: {
      text: 'The Home Office counted more than 12.5 million people in April 2024. A record is not always a conviction.',
      sources: [unlockNewFigures],
    },
  },
  {
    id: 'skills-shortages',
    value: '73%',
    label: 'of UK employers faced skills shortages in 2023',
    source: barometer2023,
    chart: {
      kind: 'bars',
      rows: [
        { label: '2023', percent: 73 },
        { label: '2024', percent: 62 },
        { label: '2025', percent: 54 },
      ],
    },
    research: {
      text: 'The same survey gave 62% in 2024 and 54% in 2025.',
      sources: [barometer2024, barometer2025],
    },
  },
] as const satisfies readonly Figure[]

export const foundersStatistics = [
  {
    id: 'young-people',
    value: '850K+',
    label: 'young people with a disclosed record in the last 5 years',
    source: founders,
    chart: { kind: 'dots', count: 17, key: 'Each dot is 50,000 people' },
    research: {
      text: 'In 2018 Unlock counted records, not people: over 2.25 million youth records more than 15 years old, shown on DBS checks in five years.',
      sources: [youthRecords],
    },
  },
  {
    id: 'business-value',
    value: '£3.1B',
    label: 'annual business value',
    source: founders,
    chart: { kind: 'dots', count: 3.1, key: 'Each dot is £1 billion' },
    research: {
      text: 'The figure does not say whose value it counts. A different measure: reoffending costs society in England and Wales about £18.1 billion a year (Ministry of Justice, 2019).',
      sources: [costOfReoffending],
    },
  },
  {
    id: 'employer-attitudes',
    value: '50% / 50%',
    label: 'half of employers would not hire a person with a conviction, half would',
    source: {
      kind: 'founders',
      note: 'From our founders. A 2016 survey has the first half. For the second half, we have not found its published source.',
    },
    chart: {
      kind: 'split',
      parts: [
        { label: 'Would not', percent: 50 },
        { label: 'Would (source not found)', percent: 50 },
      ],
    },
    research: {
      text: 'The 2016 survey supports the first half only: 50% would not consider it. It does not say the rest would. In 2022, 45% said they would, and 30% of hiring managers would rule people out automatically.',
      sources: [commonsCommittee, workingChance],
    },
  },
  {
    id: 'reoffending',
    value: '80%',
    label: 'lower reoffending when employed',
    source: founders,
    research: {
      text: 'The Ministry of Justice found much less: 6 to 9 percentage points lower than similar people without a job (England and Wales, 2013).',
      sources: [employmentAndReoffending],
    },
  },
  {
    id: 'performance',
    value: '90%',
    label: 'same or better performance',
    source: founders,
    chart: { kind: 'bars', rows: [{ label: 'Same or better', percent: 90 }] },
    research: {
      text: 'In 2023, 88 businesses that employ prison leavers were asked: 93% called them motivated, 91% trustworthy, 89% loyal and 88% reliable. It did not compare them with other staff.',
      sources: [newFuturesNetwork],
    },
  },
  {
    id: 'retention',
    value: '85% vs 67%',
    label: 'retention after 12 months',
    source: founders,
    chart: {
      kind: 'bars',
      rows: [
        { label: 'Second-chance hires', percent: 85 },
        { label: 'Compared with', percent: 67 },
      ],
    },
    research: {
      text: 'One employer, Timpson, says it keeps about 75% of the people it recruits this way. It gives no period. Our own figure does not say who the 67% are.',
      sources: [timpson],
    },
  },
] as const satisfies readonly Figure[]
