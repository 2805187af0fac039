import type { Confidence, DisposalKind } from '@/lib/domain/disclosure/disposals'
import type { Mistake, QuestionKind } from '@/lib/domain/disclosure-wizard/steps'
import type { Prose } from '@/lib/content/prose'
import type { WorkingStep } from '@/lib/domain/disclosure/sentence-period'

export const calculatorPage = {
  heading: 'When is my conviction spent?',
  lead: 'Answer a few short questions. We work out the first day you can say “no” when an employer asks about unspent convictions.',
  privacy: 'Your answers stay on this screen. They are not sent to us or to anybody else.',
  limits:
    'This is information, not legal advice. It uses the law of England and Wales in force since 28 October 2023, checked on 21 November 2026.',
  noscript: [
    'This calculator needs scripts, and they are off in your browser. Call Unlock on ',
    { label: '01634 247350', href: 'tel:01634247350' },
    ', or ask ',
    { label: 'Nacro', href: 'https://www.nacro.org.uk/criminal-record-support-service/' },
    '. You can also read ',
    { label: 'the rules as a table', href: '/resources/legal' },
    '.',
  ],
} as const satisfies Record<string, Prose>

export const helpers = [
  [
    'Unlock, a charity for people with criminal records: ',
    { label: '01634 247350', href: 'tel:01634247350' },
    ' or ',
    { label: 'unlock.org.uk', href: 'https://unlock.org.uk' },
  ],
  [
    {
      label: 'Nacro Criminal Record Support Service',
      href: 'https://www.nacro.org.uk/criminal-record-support-service/',
    },
    ' (England and Wales)',
  ],
] as const satisfies readonly Prose[]

export const elsewhereHelp = {
  heading: 'We cannot tell you. Here is who can',
  text: 'This calculator knows the law of England and Wales only. The rules are different in other places, and a wrong answer could cost you a job.',
  helpers: [
    [
      'Scotland: ',
      { label: 'Scotland’s Next Chapter', href: 'https://nextchapterscotland.org.uk' },
      ' explains the rules. Disclosure Scotland: ',
      { label: '0300 020 0040', href: 'tel:03000200040' },
    ],
    ['Northern Ireland: NIACRO, at ', { label: 'disclosureni.com', href: 'https://disclosureni.com' }],
    ...helpers,
  ],
} as const

type Option = { value: string; label: string; hint?: string }
type QuestionWords = { heading: string; hint?: string; options?: readonly Option[] }

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const
const yesNoUnsure = [...yesNo, { value: 'not_sure', label: 'I am not sure' }] as const

export const questionWords: Record<QuestionKind, QuestionWords> = {
  where: {
    heading: 'Where were you convicted or cautioned?',
    options: [
      { value: 'england_wales', label: 'England or Wales' },
      { value: 'scotland', label: 'Scotland' },
      { value: 'northern_ireland', label: 'Northern Ireland' },
      { value: 'elsewhere', label: 'Somewhere else, or I am not sure' },
    ],
  },
  type: {
    heading: 'Was it a caution or a conviction?',
    hint: 'The police give a caution. A court gives a conviction. Count a fixed penalty with points as a conviction here.',
    options: [
      { value: 'caution', label: 'Caution' },
      { value: 'conviction', label: 'Conviction' },
    ],
  },
  cautionKind: {
    heading: 'What kind of caution was it?',
    options: [
      { value: 'simple_caution', label: 'Simple caution' },
      {
        value: 'conditional_caution',
        label: 'Conditional caution',
        hint: 'You had to do something, or keep away from something',
      },
      { value: 'youth_caution', label: 'Youth caution, reprimand or final warning' },
      { value: 'youth_conditional_caution', label: 'Youth conditional caution' },
    ],
  },
  conditions: {
    heading: 'Do you know when its conditions ended, or will end?',
    hint: 'Not sure counts as three months, which is the later day.',
    options: [
      { value: 'yes', label: 'Yes, on this day' },
      { value: 'no', label: 'No, or I am not sure' },
    ],
  },
  age: {
    heading: 'How old were you on the day you were convicted?',
    hint: 'The day the court found you guilty or you said so, not the day it happened.',
    options: [
      { value: 'adult', label: '18 or over' },
      { value: 'under18', label: 'Under 18' },
    ],
  },
  date: {
    heading: 'What was the date?',
    hint: 'For example, 27 3 2019. For a conviction: the day you were found guilty or pleaded guilty.',
  },
  disposals: { heading: 'What did the court give you?', hint: 'Choose everything you got for this conviction.' },
  sentenced: {
    heading: 'Were you sentenced on the day you were convicted?',
    options: [
      { value: 'yes', label: 'Yes, on the same day' },
      { value: 'no', label: 'No, later, on this day' },
    ],
  },
  term: {
    heading: 'How long was it?',
    hint: 'As the court said it. For prison: the whole sentence, with the time on licence. If it was suspended: the prison term, not how long it was suspended.',
  },
  more: {
    heading: 'Did the court give you another prison term for this conviction?',
    options: [
      { value: 'no', label: 'No' },
      { value: 'consecutive', label: 'Yes, to serve one after another' },
      { value: 'concurrent', label: 'Yes, to serve at the same time' },
    ],
  },
  credited: {
    heading: 'Did days on remand, or on a tag while on bail, count towards it?',
    hint: 'They bring the end of the sentence forward. If you are not sure, choose No: that gives the later day.',
    options: [
      { value: 'no', label: 'No' },
      { value: 'yes', label: 'Yes, this many days' },
    ],
  },
  joined: {
    heading: 'Did the court put this prison term together with an earlier one?',
    options: [{ value: 'no', label: 'No' }],
  },
  schedule18: {
    heading: 'Was this prison term for an offence in Schedule 18?',
    hint: 'Schedule 18 to the Sentencing Code is a list of serious violent, sexual and terrorist offences. A single term of over 4 years for one of them is never spent. If you are not sure, ask Unlock or Nacro: we will show you both answers.',
    options: yesNoUnsure,
  },
  endorsed: {
    heading: 'Was your driving licence endorsed?',
    hint: 'Points or a code such as DR10 on your licence mean yes. A driving ban nearly always does. Not sure counts as yes, which is the later day.',
    options: yesNoUnsure,
  },
  paid: {
    heading: 'Is the compensation paid in full?',
    options: [
      { value: 'yes', label: 'Yes, on this day' },
      { value: 'no', label: 'No' },
    ],
  },
  summaryOnly: {
    heading: 'Could only a magistrates’ court deal with this one?',
    hint: 'Such offences are called “summary only”, for example common assault or most driving offences. Not sure counts as no, which is the later day.',
    options: yesNoUnsure,
  },
}

export const joinedOptions = {
  consecutive: 'Yes, to serve after',
  concurrent: 'Yes, at the same time and in the same court case as',
} as const

export const termOptions = [
  { value: 'length', label: 'It had a length' },
  { value: 'until', label: 'It names its last day', hint: 'Or it has ended: then give the day it ended' },
  { value: 'none', label: 'It had no end date' },
  { value: 'indefinite', label: 'It lasts “until further order”, or until something happens' },
] as const

export const disposalLabels: Record<DisposalKind, string> = {
  prison: 'Prison, or a young offender institution',
  suspended_prison: 'Suspended prison sentence',
  youth_detention: 'Detention',
  detention_training_order: 'Detention and training order',
  life_sentence: 'Life sentence',
  public_protection_sentence: 'Sentence for public protection (IPP or DPP)',
  extended_sentence: 'Extended sentence',
  preventive_detention: 'Preventive detention',
  fine: 'Fine',
  motoring_fine: 'Fine for driving',
  compensation_order: 'Compensation order',
  community_order: 'Community order',
  youth_rehabilitation_order: 'Youth rehabilitation order',
  service_community_order: 'Service community order',
  overseas_community_order: 'Overseas community order',
  conditional_discharge: 'Conditional discharge',
  bind_over: 'Bind over',
  hospital_order: 'Hospital order',
  referral_order: 'Referral order',
  attendance_centre_order: 'Attendance centre order',
  youth_supervision_order: 'Supervision order',
  restraining_order: 'Restraining order',
  sexual_harm_prevention_order: 'Sexual harm prevention order',
  criminal_behaviour_order: 'Criminal behaviour order',
  serious_crime_prevention_order: 'Serious crime prevention order',
  football_banning_order: 'Football banning order',
  other_order_with_requirement: 'Another order that forbids or requires something',
  driving_disqualification: 'Driving ban',
  penalty_points: 'Penalty points from a court',
  endorsed_fixed_penalty_notice: 'Fixed penalty with points',
  absolute_discharge: 'Absolute discharge',
  reparation_order: 'Reparation order',
  service_detention: 'Service detention',
  service_dismissal: 'Dismissal from the armed forces',
  service_reprimand: 'Service reprimand',
}

export const disposalGroups: readonly { title: string; kinds: readonly DisposalKind[] }[] = [
  { title: 'Money', kinds: ['fine', 'compensation_order'] },
  {
    title: 'Driving',
    kinds: ['motoring_fine', 'penalty_points', 'endorsed_fixed_penalty_notice', 'driving_disqualification'],
  },
  {
    title: 'Prison or detention',
    kinds: [
      'prison',
      'suspended_prison',
      'youth_detention',
      'detention_training_order',
      'extended_sentence',
      'life_sentence',
      'public_protection_sentence',
      'preventive_detention',
    ],
  },
  {
    title: 'In the community',
    kinds: [
      'community_order',
      'youth_rehabilitation_order',
      'referral_order',
      'conditional_discharge',
      'absolute_discharge',
      'bind_over',
      'attendance_centre_order',
      'youth_supervision_order',
      'reparation_order',
      'hospital_order',
    ],
  },
  {
    title: 'Orders and bans',
    kinds: [
      'restraining_order',
      'sexual_harm_prevention_order',
      'criminal_behaviour_order',
      'serious_crime_prevention_order',
      'football_banning_order',
      'other_order_with_requirement',
    ],
  },
  {
    title: 'Armed forces',
    kinds: [
      'service_detention',
      'service_dismissal',
      'service_reprimand',
      'service_community_order',
      'overseas_community_order',
    ],
  },
]

export const mistakeWords: Record<Mistake, string> = {
  choose: 'Choose one answer.',
  choose_one_or_more: 'Choose everything the court gave you. If it is not here, ask Unlock.',
  date_not_real:
    'Enter a real date, not after today unless it is an end date. If you do not know it, tick the box where there is one.',
  date_before_conviction: 'This date is before the conviction or caution. Check it.',
  length_missing: 'Enter the length in whole numbers, for example 18 months.',
  length_too_long: 'The law does not allow a sentence of this kind to be so long. Check the length.',
  days_missing: 'Enter how many days, in whole numbers.',
}

export const fieldWords = {
  day: 'Day',
  month: 'Month',
  year: 'Year',
  years: 'Years',
  months: 'Months',
  weeks: 'Weeks',
  days: 'Days',
  creditedDays: 'How many days',
  unsure: 'I don’t know the exact date',
  unsureHint: 'Then give the month and year, or the year only.',
  lastDay: 'Last day',
} as const

export const wizardWords = {
  continue: 'Continue',
  problem: 'There is a problem',
  check: 'Check your answers',
  change: 'Change',
  remove: 'Remove',
  add: 'Add another conviction or caution',
  result: 'See the result',
  conviction: 'Conviction',
  caution: 'Caution',
  record: 'Conviction or caution',
  clear: 'Clear my answers',
  leave: 'Leave this page',
  print: 'Print this page',
  reminder: 'Save a reminder for the day',
  reminderTitle: 'Reminder: check your dates',
  keepNotice: 'Is this a shared computer or phone? Then do not keep your answers: the next person could read them.',
  keep: 'Keep my answers on this device',
} as const

export const resultWords = {
  heading: 'Your result',
  noneUnspent: 'You do not need to tell an employer who asks about unspent convictions.',
  someUnspent: 'You do need to tell an employer who asks about unspent convictions, about these:',
  limits:
    'This is for most jobs, on the day you look. Some jobs need a standard or enhanced DBS check and can ask about more. This page does not work that out.',
  spentSince: 'Spent. The first day you could say no was',
  spentAlready: 'Spent.',
  spentFrom: 'Not spent yet. The first day you can say no is',
  between: 'You do not know the exact date, so it is between these days. Use the later one:',
  never: 'It is never spent. Ask Unlock or Nacro before you rely on this.',
  untilFurtherOrder:
    'It is not spent until the order ends. Ask Unlock or Nacro, and ask the court if the order can end.',
  untilPaid: 'It is not spent until the compensation is paid in full.',
  otherwise: 'If the offence is not in Schedule 18, the first day you can say no is',
  ask: 'We cannot give a safe answer. Please change an answer, or ask Unlock or Nacro.',
  timeline: 'Timeline',
  tableColumns: ['Conviction or caution', 'Date', 'First day you can say no'],
  working: 'How we worked it out',
  dated: 'counted from',
  lastDay: 'last day',
  section: 'Rehabilitation of Offenders Act 1974, section',
  cautionLaw: 'Rehabilitation of Offenders Act 1974, Schedule 2, paragraph 1. We are sure of this rule.',
  extended: 'Another conviction made it longer',
  gives: 'gives',
  unsure: 'We are not sure of this rule. We show the later day. Ask Unlock or Nacro before you rely on it.',
  law: 'Law of England and Wales in force since 28 October 2023. Checked on 21 November 2026.',
  nextHeading: 'What to do now',
  next: [
    'Check your dates against your own police record. It is free: see our page on legal help.',
    'If nobody asks, you do not have to say anything.',
    'If a date matters for a job, ask Unlock or Nacro first.',
  ],
  helpHeading: 'Who can help',
} as const

export const confidenceWords: Record<Confidence, string> = {
  H: 'We are sure: we read it in the Act or an official table.',
  M: 'We are fairly sure: it rests on published guidance or one source.',
  L: 'We are not sure: a lawyer should look at it.',
}

export const ruleWords: Record<WorkingStep['rule'], string> = {
  custody_up_to_12_months: 'Prison for 12 months or less',
  custody_up_to_4_years: 'Prison for over 12 months, up to 4 years',
  custody_over_4_years: 'Prison for over 4 years',
  schedule_18: 'Over 4 years for an offence in Schedule 18: never spent',
  excluded: 'A sentence that is never spent',
  service_detention: 'Service detention',
  months_from_conviction: 'A fixed time from the date of conviction',
  endorsement: 'A licence endorsement',
  order_ends: 'The day after the order ends',
  order_without_end: 'An order with no end date',
  order_until_further_order: 'An order until further order',
  compensation: 'When the compensation is paid in full',
  nothing: 'Spent at once',
}
