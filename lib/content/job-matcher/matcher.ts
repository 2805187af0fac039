import type { DescribedLink } from '@/lib/content/prose/article'
import type { PublishedSource } from '@/lib/content/figures/figure'
import type { Prose } from '@/lib/content/prose/prose'
import { baselinePercent, study } from '@/lib/domain/job-matcher/callback-rates'
import type { Group } from '@/lib/domain/job-matcher/infer-group'
import type { GroupWay, MatcherQuestion, RecordType, Sector } from '@/lib/domain/job-matcher/matcher-answers'
import type { Recommendation } from '@/lib/domain/job-matcher/recommend'

const numbers = new Intl.NumberFormat('en-GB')
const openings = numbers.format(study.openings)
const applications = numbers.format(study.applications)

const sources = {
  study: {
    kind: 'published',
    title:
      'Rovira M., ‘Invisible Stripes? A Field Experiment on the Disclosure of a Criminal Record in the British Labour Market and the Potential Effects of Introducing Ban-The-Box Policies’',
    publisher: 'British Journal of Criminology 64(4), 827–845, open access, doi 10.1093/bjc/azad063',
    published: '2024',
    url: 'https://doi.org/10.1093/bjc/azad063',
    checkedOn: '2026-11-21',
  },
  authorForUnlock: {
    kind: 'published',
    title: 'New research highlights discrimination against people with criminal records in labour market',
    publisher: 'Unlock, written by Dr Marti Rovira',
    published: 'no date shown',
    url: 'https://unlock.org.uk/new-research-highlights-discrimination-against-people-with-criminal-records-in-labour-market/',
    checkedOn: '2026-11-21',
  },
  banTheBox: {
    kind: 'published',
    title: 'Ban the Box Campaign',
    publisher: 'Business in the Community',
    published: 'no date shown',
    url: 'https://www.bitc.org.uk/ban-the-box-campaign/',
    checkedOn: '2026-11-21',
  },
  employersList: {
    kind: 'published',
    title: 'Ban the Box employers',
    publisher: 'Unlock',
    published: 'about 2019',
    url: 'https://unlock.org.uk/ban-the-box-employers/',
    checkedOn: '2026-11-21',
  },
  lookingForWork: {
    kind: 'published',
    title: 'Looking for (or keeping) employment and volunteering',
    publisher: 'Unlock',
    published: 'no date shown',
    url: 'https://hub.unlock.org.uk/information/looking-for-employment/',
    checkedOn: '2026-11-21',
  },
  whenToTell: {
    kind: 'published',
    title:
      'Is now a good time? The pros and cons of disclosing your criminal record at different stages of the job application process',
    publisher: 'Nacro',
    published: 'no date shown',
    url: 'https://www.nacro.org.uk/news/nacro-comments/is-now-a-good-time-the-pros-and-cons-of-disclosing-your-criminal-record-at-different-stages-of-the-job-application-process/',
    checkedOn: '2026-11-21',
  },
  licence: {
    kind: 'published',
    title: 'Advice for people on licence',
    publisher: 'Nacro',
    published: 'no date shown',
    url: 'https://www.nacro.org.uk/resettlement-advice-service/support-for-individuals/advice-prisoners-people-licence-sex-offenders-mappa/advice-people-licence/',
    checkedOn: '2026-11-21',
  },
  rehabilitationPeriods: {
    kind: 'published',
    title: 'Rehabilitation periods',
    publisher: 'GOV.UK',
    published: 'rules since 28 October 2023',
    url: 'https://www.gov.uk/guidance/rehabilitation-periods',
    checkedOn: '2026-11-21',
  },
  equality: {
    kind: 'published',
    title: 'Equality Act 2010, section 4',
    publisher: 'legislation.gov.uk',
    published: 'as amended',
    url: 'https://www.legislation.gov.uk/ukpga/2010/15/section/4',
    checkedOn: '2026-11-21',
  },
} as const satisfies Record<string, PublishedSource>

export const matcherPage = {
  heading: 'Job matcher',
  /** Below it. */
  noJobs: ['It doesn’t look for jobs. To see jobs, ', { label: 'browse the board', href: '/jobs' }, '.'] as Prose,
  lead: 'Answer a few questions about your record, your background and a job. We’ll show you what research says about the chance of hearing back from an employer, and what you can do next.',
  privacy:
    'Your answers stay on this page, on this device. We do not send them or save them. They are gone when you clear them, leave this page or close it.',
} as const

export const matcherSteps = ['Criminal record', 'Your background', 'Job details'] as const

export const resultsHeading = 'Your results'

export const matcherWizardWords = {
  progress: 'Steps',
  step: 'Step',
  of: 'of',
  back: 'Back',
  next: 'Next',
  seeResults: 'See Results',
  again: 'Try Another Scenario',
  clear: 'Clear my answers',
  cleared: 'Your answers are cleared.',
  /** From the second step on, instead of the notice before the first. */
  privacy: 'Your answers stay on this page.',
  leave: 'Leave this page',
  yes: 'Yes',
  no: 'No',
} as const

/** What is said of a question that still needs an answer. */
export const unansweredWords = {
  'has-record': 'Choose whether you have a criminal record.',
  'record-type': 'Choose what kind of sentence it was.',
  'group-way': 'Choose which group’s figures you’d like to see, or that you would rather not say.',
  ethnicity: 'Choose which group’s figures you’d like to see.',
  'first-name': 'Type a first name, or choose one of the other answers above it.',
  sector: 'Choose what kind of work it is.',
} as const satisfies Record<MatcherQuestion, string>

export const recordStepWords = {
  hasRecord: {
    legend: 'Do you have a criminal record?',
    hint: 'A caution, a fine, a community order or a prison sentence. Choose No if all of yours are ‘spent’, which means that you don’t have to tell most employers.',
    spent: [
      'Some jobs, such as work with children, can ask for more. ',
      { label: 'Work out if yours is spent', href: '/disclosure-calculator' },
      '.',
    ],
  },
} as const satisfies { hasRecord: { legend: string; hint: string; spent: Prose } }

export const backgroundWords = {
  nothingToAsk: 'You said you don’t have a record, so there’s nothing to answer here. Press Next.',
  recordType: {
    legend: 'What kind of sentence was it?',
    hint: 'This doesn’t change the figures, because the study doesn’t split them by sentence. It changes what we suggest you do.',
    options: {
      prison: 'Prison',
      community: 'Community sentence',
      other: 'Something else, such as a fine or a caution',
    },
  },
  groupWay: {
    legend: 'Which group’s figures would you like to see?',
    hint: 'We ask because the study found different results for White and Black applicants. Nobody else sees your answer.',
    options: { choice: 'I’ll choose it myself', 'not-said': 'I would rather not say' },
    firstName: 'Or let us guess the group from a first name',
  },
  ethnicity: {
    legend: 'Which group do you choose?',
    options: { White: 'White', Black: 'Black', Other: 'Another group, or more than one' },
  },
  name: {
    label: 'First name',
    hint: 'You don’t have to. A name says little about a person, so the guess may be wrong. Your name is compared with two short lists on this device only.',
    guess: 'Our guess:',
    wrong: 'Wrong? Select ‘I’ll choose it myself’ above.',
    lists: 'See the two lists',
    listsNote:
      'We chose ten names for each group. Any other name counts as another group. Many people with these names belong to neither group.',
  },
} as const satisfies {
  nothingToAsk: string
  recordType: { legend: string; hint: string; options: Record<RecordType, string> }
  groupWay: { legend: string; hint: string; options: Record<Exclude<GroupWay, 'name'>, string>; firstName: string }
  ethnicity: { legend: string; options: Record<Group, string> }
  name: Record<'label' | 'hint' | 'guess' | 'wrong' | 'lists' | 'listsNote', string>
}

export const jobStepWords = {
  sector: {
    legend: 'What kind of work is it?',
    hint: 'Only to show you jobs of this kind below your results. The study cannot say anything about kinds of work.',
    options: {
      retail: 'Retail',
      hospitality: 'Hospitality',
      construction: 'Construction',
      manufacturing: 'Manufacturing',
      logistics: 'Logistics',
      agriculture: 'Agriculture',
      other: 'Something else',
    },
  },
  asks: {
    legend: 'Does the application ask about convictions?',
    hint: 'Look at the advert and the form.',
    no: 'No, not that I can see',
  },
  statement: {
    legend: 'Does the advert have a diversity statement?',
    hint: 'Words that welcome people of all backgrounds, for example ‘We welcome people with convictions’.',
    no: 'No, not that I can see',
  },
} as const satisfies {
  sector: { legend: string; hint: string; options: Record<Sector, string> }
  asks: Record<'legend' | 'hint' | 'no', string>
  statement: Record<'legend' | 'hint' | 'no', string>
}

export const recommendationWords = {
  DEFINITELY_APPLY: {
    label: 'Definitely apply',
    text: 'Nothing in the study should hold you back from this job.',
  },
  APPLY: {
    label: 'Apply',
    text: 'It’s worth applying. If you have a record, work out first what you’ll say about it if they ask.',
  },
  APPLY_STRATEGICALLY: {
    label: 'Apply, with a plan',
    text: 'This job is worth trying for. Before you send anything, decide when and how you will talk about your record.',
  },
  CONSIDER_CAREFULLY: {
    label: 'Consider carefully how you apply',
    text: 'You can still get this job. The study found a wide gap where the form asks, so get advice on your answer first and apply for other jobs too.',
  },
} as const satisfies Record<Recommendation, { label: string; text: string }>

const averageReason =
  'The study did not measure this group, so nobody knows how wide the gap is here. Our suggestion lies between those for the two groups that it measured.'

export const reasonWords = {
  noRecord: 'You don’t have a record, so the gap the study looked for doesn’t apply to you.',
  notSaid:
    'You chose not to name a group. Our suggestion lies between those for the two groups that the study measured.',
  asks: {
    White:
      'The application asks. In that small part of the study, White applicants who said they had a record were called back far less often than similar applicants without one.',
    Black:
      'The application asks. In that small part of the study, Black applicants were called back about as often with a record as without.',
    Other: averageReason,
  },
  doesNotAsk: {
    White:
      'The application does not ask, as far as you can see. Where applications didn’t ask, White applicants with a record were called back about as often as similar applicants without one.',
    Black:
      'The application does not ask, as far as you can see. Where applications didn’t ask, Black applicants with a record were called back somewhat less often than similar applicants without one.',
    Other: averageReason,
  },
  statementRaised: (without: string) =>
    `The advert has a diversity statement. Without it, our suggestion would be ‘${without}’. That difference is our own judgement: the study did not measure it.`,
  statementSame:
    'The advert has a diversity statement. That is a good sign, and our suggestion was already the highest.',
} as const satisfies {
  noRecord: string
  notSaid: string
  asks: Record<Group, string>
  doesNotAsk: Record<Group, string>
  statementRaised: (without: string) => string
  statementSame: string
}

const lawOnRace: Prose = [
  'Race is protected by the Equality Act 2010 (England, Wales and Scotland). If you think that you were turned down because of it, ',
  { label: 'ask Acas', href: '/resources/employment#acas' },
  '.',
]

export const nextWords = {
  heading: 'What to do next',
  noRecord: [
    'Send your application while the job is open.',
    'Apply for other jobs too. Most applications get no call.',
  ],
  byRecommendation: {
    DEFINITELY_APPLY: ['Send your application while the job is open.'],
    APPLY: ['Write two or three sentences about your record, so that you are ready if somebody asks. Then apply.'],
    APPLY_STRATEGICALLY: [
      'Write two or three sentences about your record: what happened, what you’ve done since, and why you suit this job.',
      'Ask somebody you trust, or a helpline, to read them before you apply.',
    ],
    CONSIDER_CAREFULLY: [
      [
        'First check whether you have to say anything: ',
        { label: 'when your conviction is spent', href: '/disclosure-calculator' },
        '.',
      ],
      [
        'Talk your answer through with an adviser, such as ',
        { label: 'Unlock', href: '/resources/legal#unlock' },
        '. Then choose how to apply.',
      ],
      'Look for jobs like this one where the form doesn’t ask, and apply for those too.',
    ],
  },
  asks: [
    'Read the question slowly. If it asks about unspent convictions only, you don’t have to mention spent ones. Answer truthfully.',
    'If there’s room on the form, say you’re happy to talk about it. Keep a copy of what you wrote.',
  ],
  doesNotAsk: [
    'You usually don’t have to bring up your record if nobody asks. Be ready, though: some employers ask when they offer you the job.',
  ],
  byRecordType: {
    prison: [
      [
        'If you are on licence, ask your officer before you say yes to a job. ',
        { label: 'See what to tell an employer', href: '/resources/employment#telling-employers' },
        '.',
      ],
      'Work and courses in prison count as experience. Put them on your CV.',
    ],
    community: [
      [
        'If your order is still running, ask your officer what you have to tell an employer. ',
        { label: 'See what to tell an employer', href: '/resources/employment#telling-employers' },
        '.',
      ],
    ],
    other: [
      [
        'Fines and cautions often become spent quickly. ',
        { label: 'Work out the date', href: '/disclosure-calculator' },
        '.',
      ],
    ],
  },
  race: lawOnRace,
} as const satisfies {
  heading: string
  noRecord: readonly Prose[]
  byRecommendation: Record<Recommendation, readonly Prose[]>
  asks: readonly Prose[]
  doesNotAsk: readonly Prose[]
  byRecordType: Record<RecordType, readonly Prose[]>
  race: Prose
}

export const matcherFigureWords = {
  heading: 'What the study found',
  figuresFor: 'These figures are for:',
  applicants: {
    White: 'White applicants with a record',
    Black: 'Black applicants with a record',
    Other: 'applicants with a record',
  },
  guessed: 'We guessed the group from your first name.',
  notSaid: 'You chose not to name a group.',
  whereAsks: 'where the application asks about convictions',
  whereNot: 'where the application does not ask',
  rows: {
    record: 'Applicants with a record, like you',
    withoutRecord: 'Similar applicants without a record',
    baseline: 'All applicants without a record (baseline)',
  },
  pictureScale: 'Call-backs in every 100 applications.',
  pictureRange: 'The thin line shows the likely range.',
  caption: 'The same figures in words',
  head: ['Who', 'Called back'],
  headCertainty: ['Likely range (95%)', 'Applications behind it'],
  inHundred: 'about',
  inHundredOf: 'in every 100',
  rangeFrom: 'from',
  rangeTo: 'to',
  noRange: 'We can’t work it out',
  pairs: 'pairs, by our reading',
  pairsUnknown: 'The study’s summary doesn’t say',
  smallSample:
    'This part of the study is small, so the true figures may be far off. The number of pairs and the likely range are our own reading, not the study’s: the percentages fit that number, and Wilson’s method gives the range. About 95 of every 100 ranges made this way hold the true figure.',
  unknownSample:
    'We do not know how many applications are behind this part of the study, so we draw no range. A small difference may be chance.',
} as const

/** The two measured groups in words: for a group that was not measured, and for who has no scripts. */
export const measuredWords = {
  only: 'The study measured two groups only, and they differ. We give you what it found for each, and no figure of our own:',
  tells:
    'This can tell you that a record made a difference to some people and little to others. It cannot tell you which of the two is nearer to you. The ranges are wide because this part of the study is small. A small difference may be chance.',
  White: 'White applicants',
  Black: 'Black applicants',
  withRecord: 'with a record:',
  about: 'about',
  between: 'likely between',
  and: 'and',
  inHundred: 'in every 100 were called back.',
  withoutRecord: 'Without a record:',
  where: {
    asks: 'Where the application asks about convictions',
    'does-not-ask': 'Where the application does not ask',
  },
} as const

export const studyWords = {
  based: 'What this is based on',
  inShort: `One British study, published in 2024. It sent two similar CVs to each of ${openings} jobs. One of the two mentioned a record.`,
  heading: 'What this study can and cannot say',
  can: {
    heading: 'It can say',
    items: [
      `Two similar CVs went to each of ${openings} real jobs in Britain, ${applications} in all. One of the two mentioned a record. So any gap comes from the record, or from chance.`,
      `Without a record, ${baselinePercent}% were called back. Most applications get no call, for anybody.`,
      'The author concludes that people with records are treated worse, and that not asking early would help White applicants but not applicants from ethnic minorities.',
    ],
  },
  cannot: {
    heading: 'It cannot say',
    items: [
      'What will happen to you. A figure here is a signal, not a forecast for one person.',
      'How people with your sentence get on, or people in your kind of work or area, or with your experience.',
      'What happens after the first call, at the interview or later.',
      'Anything about groups that it did not measure.',
    ],
  },
  reading:
    'We read the study’s published summary and its author’s own article. We haven’t checked each figure against the full paper, which is free to read at the link.',
  citation: sources.study,
} as const

export const oddsWords = {
  heading: 'What can change the odds',
  items: [
    'When the employer asks. Employers in the Ban the Box campaign do not ask on the form. They look at skills first, and give you the chance to explain.',
    [
      'Which employers. ',
      { label: 'Unlock’s list', href: 'https://unlock.org.uk/ban-the-box-employers/' },
      ' says when each Ban the Box employer may ask. It is some years old, so check with the employer.',
    ],
    'How you say it. Unlock suggests telling them face to face if you can, with a short statement you’ve written beforehand.',
    'How many jobs you try. Each application is a new chance.',
  ],
} as const satisfies { heading: string; items: readonly Prose[] }

/** Behind the result, apart from the study itself, which is named where it is described. */
export const matcherSources = [
  sources.authorForUnlock,
  sources.whenToTell,
  sources.lookingForWork,
  sources.licence,
  sources.rehabilitationPeriods,
  sources.equality,
  sources.banTheBox,
  sources.employersList,
] as const

export const exampleWords = {
  heading: 'Example jobs (made up)',
  text: 'These jobs and companies do not exist. They show what a job of this kind will look like here. You can’t apply for them.',
  none: 'We have no made-up example for this kind of work.',
} as const

export const newestWords = {
  ofKind: {
    heading: 'Open jobs of this kind',
    text: 'The newest on our board. Your answers were not used to choose them, apart from the kind of work, and nobody was told.',
  },
  others: {
    heading: 'Open jobs of other kinds',
    text: 'No job of this kind is open on our board today. These are jobs of other kinds.',
  },
} as const

export const afterWords = {
  heading: 'Where to go from here',
  note: 'When you open another page, your answers here are cleared. Print this page first if you want to keep it.',
  links: [
    {
      label: 'Disclosure calculator',
      href: '/disclosure-calculator',
      text: 'Find out when your conviction is spent, and what this employer can ask.',
    },
    { label: 'CV builder', href: '/cv-builder', text: 'Make a CV in eight short steps, and a letter if you need one.' },
    {
      label: 'Browse jobs',
      href: '/jobs',
      text: 'See what is on our board, and when each employer asks about a record.',
    },
    {
      label: 'Request a call back',
      href: '/request-callback/candidate',
      text: 'Talk to somebody. You don’t need to tell us what your conviction was.',
    },
  ],
} as const satisfies { heading: string; note: string; links: readonly DescribedLink[] }
