import type { Figure, FoundersFigure, PublishedSource } from '@/lib/content/figures/figure'

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

const barometer2024 = {
  kind: 'published',
  title: 'Business Barometer 2024: 62% of organisations, down from 73% in 2023',
  publisher: 'The Open University',
  published: '2024',
  url: 'https://www5.open.ac.uk/business/knowledge-hub/business-barometer-2024-connections-radio',
  checkedOn: '2026-11-21',
} as const satisfies PublishedSource

const barometer2025 = {
  kind: 'published',
  title: 'Mind the gap: employers and Gen Z out of sync on skills',
  publisher: 'The Open University, in FE News',
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

export const workingChance = {
  kind: 'published',
  title: 'More employers open to hiring people with convictions, but prejudice still rife',
  publisher: 'Working Chance',
  published: 'November 2022',
  url: 'https://workingchance.org/latest/more-employers-open-to-hiring-people-with-convictions-but-prejudice-still-rife',
  checkedOn: '2026-11-21',
} as const satisfies PublishedSource

const costOfReoffending = {
  kind: 'published',
  title: 'Written answer 137323: Reoffenders: Costs',
  publisher: 'Ministry of Justice, House of Commons',
  published: '14 March 2022',
  url: 'https://questions-statements.parliament.uk/written-questions/detail/2022-03-09/137323',
  checkedOn: '2026-11-22',
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

export const statisticsWords = {
  heading: 'The UK picture',
  listLabel: 'Published figures',
  intro: 'Why second-chance hiring matters, from published research.',
} as const

export const publishedStatistics = [
  {
    id: 'people-with-a-record',
    value: '11M+',
    label: 'people in the UK have a criminal record',
    by: 'Unlock, 2020',
    chart: { kind: 'dots', count: 11, key: 'Each dot is 1 million people' },
    note: 'By April 2024 the Home Office counted more than 12.5 million. A record isn’t always a conviction.',
    sources: [unlockReferences, unlockNewFigures],
  },
  {
    id: 'skills-shortages',
    value: '73%',
    label: 'of UK employers faced skills shortages in 2023',
    by: 'Open University Business Barometer',
    chart: {
      kind: 'bars',
      rows: [
        { label: '2023', percent: 73 },
        { label: '2024', percent: 62 },
        { label: '2025', percent: 54 },
      ],
    },
    sources: [barometer2024, barometer2025],
  },
  {
    id: 'what-employers-found',
    value: '93%',
    label: 'of businesses that employ prison leavers call them motivated',
    by: 'New Futures Network survey of 88 businesses, 2023',
    chart: {
      kind: 'bars',
      rows: [
        { label: 'Motivated', percent: 93 },
        { label: 'Trustworthy', percent: 91 },
        { label: 'Loyal', percent: 89 },
        { label: 'Reliable', percent: 88 },
      ],
    },
    sources: [newFuturesNetwork],
  },
  {
    id: 'work-and-reoffending',
    value: '6 to 9 fewer',
    label: 'people in every 100 reoffended if they found work in the year after prison',
    by: 'Ministry of Justice, England and Wales, 2013',
    note: 'They were compared with similar people who didn’t find work.',
    sources: [employmentAndReoffending],
  },
  {
    id: 'cost-of-reoffending',
    value: '£18 billion',
    label: 'what reoffending costs England and Wales each year',
    by: 'Ministry of Justice, 2022',
    sources: [costOfReoffending],
  },
  {
    id: 'attitudes',
    value: '45%',
    label: 'of employers said in 2022 that they would hire somebody with a conviction',
    by: 'Working Chance, 2022',
    note: '30% of hiring managers would rule people out automatically. In a 2016 survey for Parliament, half of employers would not consider it.',
    sources: [workingChance, commonsCommittee],
  },
] as const satisfies readonly Figure[]

export const foundersStatistics = {
  heading: 'Figures from our founders',
  note: 'We haven’t found them published anywhere, so please don’t rely on them. Where research says something different, it’s above.',
  figures: [
    { id: 'young-people', value: '850K+', label: 'young people with a disclosed record in the last 5 years' },
    { id: 'business-value', value: '£3.1B', label: 'annual business value of hiring people with a record' },
    {
      id: 'employer-attitudes',
      value: '50%',
      label: 'of employers would not hire somebody with a record, and 50% would',
    },
    { id: 'reoffending', value: '80%', label: 'lower reoffending when employed' },
    { id: 'performance', value: '90%', label: 'same or better performance by people hired with a record' },
    {
      id: 'retention',
      value: '85%',
      label: 'of people hired with a record still in the job after 12 months, against 67% of others',
    },
  ],
} as const satisfies { heading: string; note: string; figures: readonly FoundersFigure[] }
