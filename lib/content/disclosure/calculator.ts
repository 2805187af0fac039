import type { OpenQuestion } from '@/lib/domain/disclosure/assess-history'
import type { AgeGroup, DisposalKind } from '@/lib/domain/disclosure/disposals'
import { tabMinutes } from '@/lib/domain/disclosure-wizard/kept-answers'
import type { Mistake } from '@/lib/domain/disclosure-wizard/mistakes'
import type { QuestionKind } from '@/lib/domain/disclosure-wizard/steps'
import type { Prose } from '@/lib/content/prose/prose'

export const calculatorPage = {
  heading: 'When is my conviction spent?',
  lead: 'A conviction is ‘spent’ when you no longer have to tell most employers. Find out the date from which you can say ‘no’.',
  facts: [
    {
      name: 'Private.',
      text: 'Your answers stay in this browser tab. We never see them. ‘Leave this page’ clears them and opens the BBC’s weather page.',
    },
    { name: 'Free.', text: 'No account needed. One conviction takes about 5 minutes.' },
    {
      name: 'Have ready, if you can:',
      text: 'the date of the conviction (the year will do), and what the court gave you.',
    },
    { name: 'Are you helping somebody?', text: 'Sit with them and enter their answers.' },
  ],
  limits: [
    'This is information, not legal advice. It uses the law of England and Wales in force since 28 October 2023, checked on 21 November 2026. See ',
    { label: 'what the calculator covers', href: '/disclosure-calculator/covers' },
    '.',
  ],
  noscript: [
    'This calculator needs scripts, and they are off in your browser. Call Unlock on ',
    { label: '01634 247350', href: 'tel:01634247350' },
    ', or ask ',
    { label: 'Nacro', href: 'https://www.nacro.org.uk/criminal-record-support-service/' },
    '. You can also read ',
    { label: 'the rules as a table', href: '/resources/legal' },
    '.',
  ],
} as const satisfies Record<string, Prose | readonly { name: string; text: string }[]>

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
type QuestionWords = {
  heading: string
  hint?: string
  options?: readonly Option[]
  /** What to do when unsure, for questions that do not offer this as an option. */
  unsure?: string
}

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
      {
        value: 'several',
        label: 'In more than one of these',
        hint: 'A conviction in one country can delay the date when one from another is spent',
      },
      { value: 'elsewhere', label: 'Somewhere else, or I am not sure' },
    ],
  },
  type: {
    heading: 'Was it a caution or a conviction?',
    hint: 'The police give a caution. A court gives a conviction. If you have more than one, start with any of them: you can add the others at the end.',
    options: [
      {
        value: 'caution',
        label: 'Caution',
        hint: 'Also a reprimand or a final warning that you got from the police when you were under 18',
      },
      {
        value: 'conviction',
        label: 'Conviction',
        hint: 'You pleaded guilty or a court found you guilty. Choose this for a fixed penalty with points on your licence too',
      },
      {
        value: 'neither',
        label: 'Neither',
        hint: 'For example a fixed penalty without points, a community resolution, found not guilty, bound over without a conviction, quashed on appeal or disregarded',
      },
    ],
    unsure:
      'Not sure? If you went to court and got a sentence, it is nearly always a conviction. Your police record says which it is, and it is free.',
  },
  neither: {
    heading: 'Which of these was it?',
    options: [
      { value: 'penalty', label: 'A fixed penalty without points, or a penalty notice' },
      {
        value: 'no_conviction',
        label: 'A community resolution, no further action, or found not guilty',
        hint: 'Also if you were found not guilty and the court still gave you a restraining order',
      },
      {
        value: 'bind_over',
        label: 'Bound over to keep the peace, without a conviction',
        hint: 'You were a witness, or the case against you was dropped. If you were found guilty too, go back and choose ‘Conviction’',
      },
      { value: 'quashed', label: 'A conviction that was quashed', hint: 'An appeal court, or a law, took it away' },
      {
        value: 'disregarded',
        label: 'A conviction or caution that was disregarded',
        hint: 'The Home Office wrote to tell you that it no longer counts, for example for gay sex between adults, which is no longer a crime',
      },
      { value: 'not_sure', label: 'I am not sure' },
    ],
  },
  cautionKind: {
    heading: 'What kind of caution was it?',
    options: [
      {
        value: 'simple_caution',
        label: 'Simple caution',
        hint: 'You were 18 or over, and there was nothing you had to do',
      },
      {
        value: 'conditional_caution',
        label: 'Conditional caution',
        hint: 'You were 18 or over, and you had to do something or keep away from something',
      },
      { value: 'youth_caution', label: 'Youth caution, reprimand or final warning' },
      { value: 'youth_conditional_caution', label: 'Youth conditional caution' },
    ],
    unsure:
      'Not sure? If you had to do something or keep away from something, choose the conditional one: it is spent later. Your police record says which it was.',
  },
  conditions: {
    heading: 'Do you know the date its conditions ended, or will end?',
    hint: 'If you’re not sure, we’ll count three months, which gives the later date.',
    options: [
      { value: 'yes', label: 'Yes, on this date' },
      { value: 'no', label: 'No, or I am not sure' },
    ],
  },
  age: {
    heading: 'How old were you on the day you were convicted?',
    hint: 'The day you pleaded guilty or the court found you guilty. Not the day the offence happened.',
    options: [
      { value: 'adult', label: '18 or over' },
      { value: 'under18', label: 'Under 18' },
    ],
    unsure: 'Not sure? Choose ‘18 or over’: that gives the later date.',
  },
  date: {
    heading: 'What was the date?',
    hint: 'For example, 27\u00a03\u00a02019. It is on the letter from the court or the police, and on your police record.',
  },
  disposals: {
    heading: 'What did the court give you?',
    hint: 'Choose everything you were given for this conviction. Leave out costs, charges, the victim surcharge and the sex offenders’ register: they are not sentences, and they do not change the date.',
  },
  sentenced: {
    heading: 'Were you sentenced on the day you were convicted?',
    options: [
      { value: 'yes', label: 'Yes, on the same day' },
      { value: 'no', label: 'No, later, on this date' },
      {
        value: 'apart',
        label: 'Some of it that day, and some later',
        hint: 'For example a new sentence because you broke an order. We’ll ask you the date of each one next',
      },
    ],
    unsure: 'Not sure? Choose ‘No, later’, and tick that you don’t know the exact date.',
  },
  began: {
    heading: 'When did the court give you this?',
    options: [
      { value: 'yes', label: 'On the day I was convicted' },
      { value: 'no', label: 'Later, on this date' },
    ],
    unsure: 'Not sure? Choose ‘Later’, and tick that you don’t know the exact date.',
  },
  panel: {
    heading: 'When was your first meeting with the youth offender panel?',
    hint: 'A referral order runs from that meeting. Your youth justice team can tell you the date. The month or the year is enough for a safe answer.',
    options: [
      { value: 'yes', label: 'On this date' },
      { value: 'no', label: 'I do not know' },
    ],
  },
  term: { heading: 'How long was it?' },
  link: {
    heading: 'Which term does this one go with?',
    hint: 'For each term, the court says which one it follows, or which one it runs alongside.',
    options: [
      {
        value: 'not_sure',
        label: 'I am not sure',
        hint: 'We’ll use the latest date it could end, and show you the other date too',
      },
    ],
  },
  more: {
    heading: 'Did the court give you another term for this conviction?',
    hint: 'For example, for a second offence in the same case.',
    options: [
      { value: 'no', label: 'No' },
      { value: 'consecutive', label: 'Yes, to serve one after another', hint: 'The court calls it ‘consecutive’' },
      { value: 'concurrent', label: 'Yes, to serve at the same time', hint: 'The court calls it ‘concurrent’' },
      {
        value: 'total',
        label: 'Yes, and I know how long it was in all',
        hint: 'The judge says it at the end: ‘that makes 3 years in all’. Choose this if you can',
      },
      {
        value: 'not_known',
        label: 'Yes, but I am not sure how they go together',
        hint: 'We’ll show you both dates, and what to ask the court or probation',
      },
      {
        value: 'not_sure',
        label: 'I am not sure if there was another',
        hint: 'We’ll count only this one, and tell you what to ask. Another one could make the date later',
      },
    ],
  },
  total: {
    heading: 'How long was it in all?',
    hint: 'All terms together: the full sentence the court gave you, including time on licence. Not the time you spent in prison.',
    unsure: 'Not sure? Go back and choose another answer: we’ll ask about each term next.',
  },
  activated: {
    heading: 'Did a court later send you to prison for it?',
    hint: 'This happens if you broke its rules, or were convicted again while it was suspended. It is called ‘activated’ or ‘put into effect’.',
    options: [
      { value: 'no', label: 'No, I never had to serve it' },
      { value: 'yes', label: 'Yes, on this date' },
      {
        value: 'not_sure',
        label: 'I am not sure',
        hint: 'We’ll assume you served it, as late as possible, and show you the other date too',
      },
    ],
  },
  credited: {
    heading: 'Did days on remand, or on a tag while on bail, count towards it?',
    hint: 'They bring the end of the sentence forward. If you are not sure, choose No: that gives the later date.',
    options: [
      { value: 'no', label: 'No, or I am not sure' },
      { value: 'yes', label: 'Yes, this many days' },
      {
        value: 'all',
        label: 'Yes, all of it: I had served it by the time I was sentenced',
        hint: 'Also called ‘time served’',
      },
    ],
  },
  joined: {
    heading: 'Did the court put this term together with an earlier one?',
    hint: 'One you’ve already told us about.',
    options: [
      { value: 'no', label: 'No' },
      {
        value: 'not_sure',
        label: 'I am not sure',
        hint: 'We’ll use the latest date it could end, and show you the other date too',
      },
    ],
  },
  schedule18: {
    heading: 'Was this term for a serious violent, sexual or terrorist offence?',
    hint: 'They are listed in Schedule 18 to the Sentencing Code. A single term of over 4 years for one of them is never spent.',
    options: [
      ...yesNo,
      {
        value: 'not_sure',
        label: 'I am not sure',
        hint: 'We’ll show you both answers. Ask Unlock or Nacro which one applies to you',
      },
    ],
  },
  singleTerm: {
    heading: 'Was one single term over 4 years, and for a serious violent, sexual or terrorist offence?',
    hint: 'The total does not count here. For example, two terms of 2 years 6 months are 5 years in all, but neither of them is over 4 years: the answer is no. The offences are listed in Schedule 18 to the Sentencing Code.',
    options: [
      ...yesNo,
      {
        value: 'not_sure',
        label: 'I am not sure',
        hint: 'We’ll show you both answers. Ask the court how long each term was',
      },
    ],
  },
  endorsed: {
    heading: 'Was your driving licence endorsed?',
    hint: 'Points, or a code such as DR10 on your licence, mean yes. A ban for a driving offence nearly always does. If you’re not sure, we’ll count it as yes, which gives the later date.',
    options: yesNoUnsure,
  },
  paid: {
    heading: 'Is it paid in full?',
    options: [
      { value: 'yes', label: 'Yes, the last of it on this date' },
      { value: 'no', label: 'No' },
      {
        value: 'not_sure',
        label: 'I am not sure',
        hint: 'Then we can’t give you a date. The court can tell you how much is left to pay',
      },
    ],
  },
  summaryOnly: {
    heading: 'Can only a magistrates’ court deal with this kind of offence?',
    hint: 'These offences are called ‘summary only’. Common assault and most driving offences are examples. So is low-value criminal damage that a magistrates’ court dealt with. If you’re not sure, we’ll count it as no, which gives the later date.',
    options: yesNoUnsure,
  },
  serviceOffence: {
    heading: 'Was it an offence that only exists in the armed forces, with a maximum sentence of 2 years or less?',
    hint: 'For example, being absent without leave. This kind of offence doesn’t make an earlier conviction count for longer. If you’re not sure, we’ll count it as no, which gives the later date.',
    options: yesNoUnsure,
  },
}

export const dateHeadings = {
  caution: 'When were you given the caution?',
  conviction: 'When were you convicted?',
} as const

/** Before the convictions whose day the answer decides. */
export const movesWords = 'Your answer changes the date for'

export const dateHints = {
  caution: questionWords.date.hint,
  conviction: `The day you pleaded guilty or the court found you guilty. ${questionWords.date.hint}`,
} as const

/** Which length to give. */
export const termHints = {
  custody:
    'The full sentence the court gave you, including time on licence. Not the time you spent in prison. If there were several terms, give the first one here.',
  borstal:
    'Borstal had no fixed length. Count from the day of the sentence to the end of the supervision afterwards. If you don’t know, give the longest it could have been.',
  suspended:
    'The prison term, not how long it was suspended for. ‘6 months, suspended for 2 years’ is 6 months. If there were several terms, give the first one here.',
  service: 'The full length, as the court gave it.',
  order: 'If you got two orders of this kind for this conviction, tell us about the one that ends last.',
} as const

/** Below the list of what a court can give. */
export const disposalsHelp: Prose = [
  'Can’t find yours, or can’t remember? It is on your police record, which is free: ',
  { label: 'how to ask for it', href: '/resources/legal#police-record' },
  '. Or call Unlock: ',
  { label: '01634 247350', href: 'tel:01634247350' },
  '.',
]

export const schedule18Words = {
  summary: 'Which offences are these?',
  examples:
    'For example: manslaughter, kidnapping, false imprisonment, threats to kill, actual or grievous bodily harm, wounding and robbery; rape and other sexual offences; and terrorist offences. Trying or planning to commit one counts too. There are many more.',
  list: [
    'Read ',
    {
      label: 'the whole list, Schedule 18 to the Sentencing Act 2020',
      href: 'https://www.legislation.gov.uk/ukpga/2020/17/schedule/18',
    },
    ', or ask Unlock: ',
    { label: '01634 247350', href: 'tel:01634247350' },
    '. Checked on 21 November 2026.',
  ],
} as const satisfies Record<string, Prose>

export const joinedOptions = {
  consecutive: 'Yes, to serve after',
  concurrent: 'Yes, at the same time and in the same court case as',
} as const

/** How a term relates to an earlier one. */
export const linkOptions = { consecutive: 'It comes after', concurrent: 'It runs alongside' } as const

export const chainWords = { heading: 'Your terms so far', term: 'Term' } as const

export const termOptions = [
  { value: 'length', label: 'It was for a set length of time' },
  {
    value: 'until',
    label: 'It gives an end date',
    hint: 'Give the last day that the court first set, even if it ended sooner or a court changed it later',
  },
  {
    value: 'indefinite',
    label: 'It lasts ‘until further order’, for life, or until something happens',
    hint: 'Also if the court said it has no end, or lasts until you pass a test. Choose this if it’s still in force. If it has ended, choose ‘It gives an end date’ and give the day it ended',
  },
  {
    value: 'none',
    label: 'The court said nothing about when it ends',
    hint: 'Only if the court’s paperwork gives no length, no last day, and no words such as ‘until further order’ or ‘indefinite’',
  },
  { value: 'unknown', label: 'I do not know' },
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
  sexual_harm_prevention_order: 'Sexual harm prevention order (SHPO or SOPO)',
  criminal_behaviour_order: 'Criminal behaviour order (CBO), or ASBO with a conviction',
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
  confiscation_order: 'Confiscation order',
  youth_custody: 'Youth custody, or a detention centre',
  borstal_training: 'Borstal',
  former_community_order: 'Probation, community service or community punishment',
  awaiting_sentence: 'Nothing yet: I am waiting for my sentence',
  extended_sentence_before_2005: 'Extended sentence for an offence before April 2005',
  particular_concern_sentence: 'Sentence for an offender of particular concern',
  changed_on_appeal: 'A sentence that was changed on appeal',
  not_listed: 'Something that is not in this list',
}

/** For disposals whose name alone is not clear to everybody. */
export const disposalHints: Partial<Record<DisposalKind, string>> = {
  fine: 'For a driving offence, choose ‘Fine for driving’ instead: with points it counts for 5 years',
  compensation_order: 'Money for the person who was harmed',
  confiscation_order: 'Money to pay back because it came from crime',
  motoring_fine: 'With or without points: we ask about them next',
  driving_disqualification: 'You were disqualified from driving',
  endorsed_fixed_penalty_notice: 'Points from the police or by post, without a court. It is not a conviction',
  prison: 'Not suspended, and not for life. Leave out prison for a fine that was not paid: it does not count',
  suspended_prison: 'Choose this also if you had to go to prison for it later: we ask about that next',
  youth_detention:
    'In a young offender institution, a secure home or a training centre, but not a detention and training order',
  life_sentence: 'Also custody for life, and detention at His or Her Majesty’s pleasure',
  public_protection_sentence: 'Imprisonment or detention for public protection',
  extended_sentence:
    'A prison term with a longer time on licence, because of danger to the public. For an offence since April 2005',
  extended_sentence_before_2005: 'We can’t tell you about this one, but we’ll tell you who can',
  particular_concern_sentence:
    'Prison with one more year on licence. We can’t tell you about this one, but we’ll tell you who can',
  changed_on_appeal: 'We can’t tell you about this one, but we’ll tell you who can',
  not_listed: 'We can’t tell you about it, but we’ll tell you who can',
  awaiting_sentence: 'Also if the court put your sentence off (‘deferred’)',
  youth_custody: 'Old sentences for young people, which are not given any more',
  borstal_training: 'An old sentence for young people, which is not given any more',
  former_community_order: 'Older orders, which are not given any more',
  sexual_harm_prevention_order:
    'SOPO is the older name: sexual offences prevention order. The sex offenders’ register by itself is not an order',
  criminal_behaviour_order: 'An ASBO without a conviction is not a conviction',
  preventive_detention: 'An old sentence that is not given any more',
  community_order: 'For example unpaid work or a curfew',
  conditional_discharge: 'No punishment, as long as you stay out of trouble for some time',
  absolute_discharge: 'Guilty, but no punishment at all',
  bind_over: 'You were convicted, and promised the court to keep the peace',
  referral_order: 'You met a youth offender panel',
  hospital_order: 'You had to go to hospital under the Mental Health Act',
  restraining_order:
    'You must keep away from somebody. If you were found not guilty, it is not a conviction: go back and choose ‘Neither’',
  other_order_with_requirement: 'For example a serious violence order, or a ban on keeping animals',
  service_dismissal: 'With or without disgrace',
  service_reprimand: 'Also a severe reprimand',
}

/** The most common disposals by age: shown first, with the others one press away. */
export const commonKinds = {
  adult: [
    'fine',
    'motoring_fine',
    'penalty_points',
    'driving_disqualification',
    'community_order',
    'suspended_prison',
    'prison',
    'conditional_discharge',
  ],
  under18: [
    'referral_order',
    'youth_rehabilitation_order',
    'conditional_discharge',
    'fine',
    'motoring_fine',
    'detention_training_order',
    'absolute_discharge',
  ],
} as const satisfies Record<AgeGroup, readonly DisposalKind[]>

export const disposalGroups: readonly { title: string; kinds: readonly DisposalKind[] }[] = [
  { title: 'Money', kinds: ['fine', 'compensation_order', 'confiscation_order'] },
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
      'youth_custody',
      'borstal_training',
      'extended_sentence_before_2005',
      'particular_concern_sentence',
    ],
  },
  {
    title: 'In the community',
    kinds: [
      'community_order',
      'youth_rehabilitation_order',
      'former_community_order',
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
  { title: 'Not yet, or not here', kinds: ['awaiting_sentence', 'changed_on_appeal', 'not_listed'] },
]

/** `{limit}` is what the law allows for that sentence: '3 years'. */
export const mistakeWords: Record<Mistake, string> = {
  choose: 'Choose one answer.',
  choose_one_or_more: 'Choose everything that the court gave you.',
  date_missing: 'Enter the date. If you do not know it, tick the box below where there is one.',
  date_not_real: 'Enter a real date in numbers, with the whole year, such as 27\u00a03\u00a02019.',
  date_in_future: 'This date is in the future. Enter a date up to today.',
  months_not_real: 'Enter the year in four numbers, such as 2019, and the month as a number if you know it.',
  date_too_far: 'This date is more than 100 years away. Check the year.',
  date_before_conviction: 'This date is before the conviction, the sentence or the caution. Check it.',
  length_missing: 'Enter the length in whole numbers, for example 18 in the box for months.',
  length_too_long: 'A court cannot make this longer than {limit}. Check the length.',
  length_too_short:
    'A court cannot make this shorter than {limit}. Check the length. If the paperwork says ‘until further order’, choose that.',
  end_too_late:
    'A court cannot make this last longer than {limit}. Check the date. Give the last day that the court first set.',
  end_not_said:
    'The court always says how long this lasts. If its paperwork gives no length and no last day, choose ‘until further order’.',
  total_too_short: 'All terms together cannot be shorter than the first one. Check both.',
  days_missing: 'Enter how many days, in whole numbers.',
  days_too_many:
    'These are more days than the sentence has. Check the number. If you had served all of it by then, choose ‘all of it’.',
}

/** In place of the general message: people give the time it was suspended for. */
export const suspendedTooLong =
  'A court cannot suspend a prison term of more than {limit}. Give the prison term, not how long it was suspended for.'

/** What must be answered before a date can be given, where answers are missing or contradict each other. */
export const openQuestionWords: Record<OpenQuestion['question'], string> = {
  sentence_needs_length: 'How long was the sentence? Without its length, nobody can work out the date.',
  length_is_not_a_length: 'How long was the sentence? Added together, the terms come to more than 100 years.',
  longer_than_allowed: 'How long was the sentence? The law does not allow one of this kind to be so long.',
  order_needs_term:
    'When did the order begin, and how long did it last? A referral order begins with the first meeting of its panel: your youth justice team can tell you the date, and the year alone is enough.',
  schedule_18:
    'Was the term for an offence in Schedule 18? Depending on the exact date, it may have been over 4 years.',
  paid_in_full: 'Is the money paid in full, and on what date?',
  kind_is_not_for_this_age: 'What did the court give you? This isn’t given to somebody of the age you told us.',
  starts_before_conviction: 'When were you sentenced? It cannot be before the conviction.',
  ends_before_start: 'When did it end? It cannot be before it began.',
  no_sentence: 'What did the court give you?',
  summary_only: 'Can only a magistrates’ court deal with the later offence?',
  link_is_not_custody: 'Which terms did the court put together? Only prison terms can be put together.',
  conditions_end_before_caution: 'When did the conditions of the caution end? It cannot be before you were given it.',
  duplicate_id: 'The same thing has been entered twice. Please clear your answers and start again.',
}

export const openQuestionsScreen = {
  heading: 'We need one more answer',
  text: 'A wrong date could cost you a job, so we won’t give you one until you’ve answered this. If you do not know, ask the court, your probation officer or youth justice team, or look at your police record: it is free.',
  change: 'Answer it',
} as const

export const calculatorFieldWords = {
  day: 'Day',
  month: 'Month',
  year: 'Year',
  toYear: 'Latest year',
  years: 'Years',
  months: 'Months',
  weeks: 'Weeks',
  days: 'Days',
  date: 'Date',
  length: 'Length',
  creditedDays: 'How many days',
  unsure: 'I don’t know the exact date',
  unsureHint:
    'Give the month and year, or the year only. If you are not sure of the year either, give the first and the latest year it can be.',
  about: 'about',
  on: 'on',
  yes: 'Yes',
  no: 'No',
  otherSentences: 'Show all other sentences and orders',
  unknownLength: 'I do not know how long it was',
  unknownLengthHint: 'We can’t work out the date without this, but we’ll tell you who to ask.',
  unknown: 'Not known',
  lastDay: 'Last day',
} as const

export const calculatorWizardWords = {
  continue: 'Continue',
  back: 'Back',
  titleSuffix: 'Disclosure calculator',
  question: 'Question',
  check: 'Check your answers',
  checkHint:
    'Is everything right, and have you told us about every conviction? Leaving one out could make your result wrong. You can change or remove any of them before you see the result.',
  change: 'Change',
  remove: 'Remove',
  removeQuestion: 'Do you want to remove this?',
  removeText: 'Everything you told us about it will be deleted. Your other answers stay.',
  removeYes: 'Yes, remove it',
  removeNo: 'No, keep it',
  removed: 'Removed.',
  add: 'Add another conviction or caution',
  result: 'See the result',
  backToAnswers: 'Check or change my answers',
  conviction: 'Conviction',
  caution: 'Caution',
  penalty: 'Fixed penalty',
  neither: 'Not a conviction or caution',
  record: 'Conviction or caution',
  clear: 'Clear my answers',
  cleared: 'Your answers are cleared.',
  /** From the second question on, instead of what stands before the first. */
  privacy: 'Your answers stay on this device.',
  leave: 'Leave this page',
  finished: `Have you finished? Press ‘Leave this page’: this clears your answers and opens the BBC’s weather page. Otherwise, if this page reloads or you come back to it in this tab, they are still here, until ${tabMinutes} minutes after you last used it. The browser’s history may still show this page.`,
  keepSummary: 'Keep my answers for later',
  keepNotice: 'Is this a shared computer or phone? Then do not keep your answers: the next person could read them.',
  keep: 'Keep my answers on this device',
  keepWhere: 'They stay in this browser until you clear them or untick the box. They are not sent to us.',
  keepFailed:
    'Your browser does not let us keep your answers, or has no room for them. They stay on this screen until you close it.',
  keptRefused:
    'We found answers from an older visit that this version cannot read, and removed them. Please answer again.',
  tabResumed: 'Your answers are still here, because this tab was not closed. To remove them, press ‘Clear my answers’.',
  resumed: 'We kept your answers on this device, as you asked. You can carry on where you left off.',
} as const
