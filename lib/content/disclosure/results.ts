import type { Prose } from '@/lib/content/prose/prose'
import type { Confidence } from '@/lib/domain/disclosure/disposals'
import type { WorkingStep } from '@/lib/domain/disclosure/sentence-period'
import type { JobLevel } from '@/lib/domain/disclosure-wizard/employer-answer'
import type { NeitherKind } from '@/lib/domain/disclosure-wizard/mistakes'
import type { Doubt } from '@/lib/domain/disclosure-wizard/doubts'

export const resultWords = {
  heading: 'Your result',
  todayIs: 'Today,',
  firstNow: 'You can say ‘no’ now',
  noneUnspent: 'Nothing you told us about is a conviction or a caution that you need to tell an employer about.',
  canSayNo: 'Everything you told us about is spent. For some jobs, a standard or enhanced check may still show it.',
  seeChecks: 'See what each check shows',
  firstDayMeans:
    'From this date you can say ‘no’ if an employer asks about unspent convictions: everything you told us about will be spent by then.',
  firstNever: 'No date',
  firstNeverMeans:
    'Something you told us about is never spent. If an employer asks about unspent convictions, it counts.',
  firstOpen: 'No date yet',
  firstOrderMeans:
    'Something you told us about lasts until a court ends it. Until then, it counts if an employer asks.',
  firstPaidMeans: 'Something you told us about counts until the money is paid in full.',
  firstAwaitingMeans: 'You’re waiting to be sentenced. Until then, what you told us about counts if an employer asks.',
  firstUnknown: 'We can’t tell you the date',
  firstUnknownMeans:
    'We don’t know the rule for one of your sentences. Count it as not spent until you have asked Unlock or Nacro.',
  firstFindOut: 'We can’t tell you yet',
  firstFindOutMeans:
    'You’re not sure what something you told us about was. It could be a conviction or a caution that still counts, so find out before you say ‘no’ to an employer.',
  firstPenalty: 'It depends on the question',
  firstPenaltyMeans:
    'A fixed penalty with points is not a conviction. If an employer asks only about convictions, you do not have to mention it.',
  penalty:
    'this is not a conviction, and no DBS check shows it. If somebody asks about points or driving, answer truthfully. Insurers can ask about it too. The last day on which it counts is',
  someUnspent: 'if an employer asks about unspent convictions or cautions, you need to tell them about:',
  theRest: 'You do not need to tell them about:',
  perhapsSpent: 'Because you don’t know the exact date, count it as not spent for now.',
  notAsked:
    'If nobody asks, you usually don’t have to say anything. If you’re on licence or under supervision, ask your officer first.',
  limits:
    'This is for most jobs in England and Wales. Jobs with a standard or enhanced DBS check can ask about more: see ‘What may an employer ask me?’ below.',
  spentOnTheDay: 'It was spent on the day you got it:',
  spentSince: 'It is spent. The first day you could say ‘no’ was',
  notSpent: 'It is not spent yet. The last day it counts is',
  spentFrom: 'The first day you can say ‘no’ is',
  between: 'You don’t know the exact date, so the first day you can say ‘no’ is between',
  and: 'and',
  useLater: 'Use the later one: until then, say that it is not spent.',
  betweenPast:
    'You don’t know the exact date, but it’s spent now whichever date it was. The latest it could have become spent is',
  never: 'It is never spent.',
  neverOtherJobs: 'Ask Unlock or Nacro before you rely on this, and ask them how to tell an employer.',
  untilFurtherOrder:
    'It is not spent until the order ends. Ask Unlock or Nacro, and ask the court whether it can be ended. It can be spent from the day after it ends.',
  untilPaid: 'It is not spent until the money is paid in full. It can be spent from the day of the last payment.',
  awaitingSentence:
    'It is not spent, and there is no date yet: the court has not given you a sentence. If you are asked today, it counts. Come back when you have the sentence.',
  cannotTell:
    'We can’t tell you the date: we don’t know the rule for this sentence well enough. Count it as not spent until you have asked Unlock or Nacro: see ‘Who can help’ below.',
  atLeastFrom: 'If the date was a different one, it could be spent from',
  ifNotListed:
    'that’s the answer if one single term of over 4 years was for an offence in Schedule 18, which you weren’t sure about. If none was, this is the answer instead:',
  ifSome:
    'that’s the longest it could count. You weren’t sure about Schedule 18 for several convictions. With other answers, this is the answer instead:',
  ifListed:
    'that’s the answer if no single term of over 4 years was for an offence in Schedule 18, which you weren’t sure about. If one was, this is the answer instead:',
  spentFromDay: 'it would be spent from',
  otherwise: 'the answer is:',
  dayByTheAct: 'By our reading of the Act it is spent from',
  datesHeading: 'The dates, and how we worked them out',
  doubtHeading: 'What we are not sure of',
  doubtHelp:
    'We are not sure of every date here: ‘The dates, and how we worked them out’ says why. Before you rely on one, ask Unlock or Nacro.',
  laterDay: 'The date that we show is the later one.',
  laterOfTwo:
    'The time can be counted in two ways, a day or a few days apart. We show the later date: ‘The dates, and how we worked them out’ has both.',
  reminderTitle: 'Reminder: check your dates',
  reminder: 'Save a reminder for',
  reminderNote:
    'The reminder is a calendar file made on your device. It doesn’t say what it’s about: its only words are ‘Reminder: check your dates’.',
  print: 'Print or save as PDF',
  printNote:
    'To save it as a PDF, press the button and choose ‘Save as PDF’ in place of a printer. On a shared computer, remember that the file stays there.',
  law: 'Law of England and Wales in force since 28 October 2023. Checked on 21 November 2026. This is information, not legal advice.',
  sayHeading: 'What to say now',
  sayUnspent:
    'If you are asked, answer truthfully. Before that, write down what you would say, in your own words. Face to face is often best.',
  saySpent:
    'If an employer asks about unspent convictions, you can say ‘no’. Keep this result for yourself: you don’t have to show it to anybody.',
  spentSinceDay: 'spent since',
  spentByDay: 'spent by',
  countsUntil: 'counts until',
  nextHeading: 'What to do next',
  nextUnspent: [
    [
      'Look for employers who do not ask at the start. The ',
      { label: 'job matcher', href: '/job-matcher' },
      ' says what can change the odds.',
    ],
  ],
  next: [
    [
      'Check your dates against your own police record. It is free: ',
      { label: 'how to ask for it', href: '/resources/legal#police-record' },
      '.',
    ],
    [
      'Order a basic DBS check of your own if you want to see what an employer would see: ',
      { label: 'cost and how', href: '/resources/legal#basic-dbs' },
      '.',
    ],
    [
      'If you are on licence or under other supervision, ask your officer what an employer must be told, even if nobody asks: ',
      { label: 'what to tell an employer', href: '/resources/employment#telling-employers' },
      '.',
    ],
    'If a job, a home or an insurance policy depends on a date, ask Unlock or Nacro first.',
    'A new conviction can make an old one last longer, so work it out again if you get one.',
  ],
  helpHeading: 'Who can help',
  answersSummary: 'What you told us',
} as const satisfies Record<string, Prose | readonly Prose[]>

/** For results that are neither a conviction nor a caution. */
export const neitherWords: Record<NeitherKind, string> = {
  penalty:
    'this is not a conviction or a caution. You do not need to tell an employer who asks about convictions or cautions about it.',
  no_conviction:
    'this is not a conviction or a caution. You do not need to tell an employer who asks about convictions or cautions about it.',
  bind_over:
    'being bound over without a conviction is not a conviction or a caution. You do not need to tell an employer who asks about convictions or cautions about it.',
  quashed:
    'a conviction that was quashed is no longer a conviction. You do not need to tell an employer about it. If it still shows on a check, tell the DBS: it is a mistake.',
  disregarded:
    'the law treats a disregarded conviction or caution as if it did not exist (section 1(5) of the Act). You do not need to tell anybody. You need the letter from the Home Office for this to apply: without it, answer again and choose what it was.',
  not_sure:
    'your police record says what it was, and it is free. Unlock can help you read it. Then change your answer here. If it was not on our list, choose ‘Conviction’ or ‘Caution’.',
}

/** Introduces the alternative date, for doubts that have one. */
export const otherReadingWords: Partial<Record<Doubt, string>> = {
  credited_days: 'Without those days,',
  terms_not_known: 'If they were as short as they could be,',
  days_as_months: 'Counted their way,',
  assumed_activated: 'If you never had to serve it,',
  assumed_not_summary_only: 'If only a magistrates’ court could,',
  assumed_not_minor: 'If it was one,',
}

export const workingWords = {
  summary: 'How we worked it out',
  twoDays:
    'The months in the Act can be read in two ways here. The date at the top is the later of the two, because it is the safer one. The difference is',
  oneDay: '1 day.',
  manyDays: 'days.',
  act: 'Rehabilitation of Offenders Act 1974, section',
  months: 'months',
  year: 'year',
  years: 'years',
  counted: 'Counted from the conviction on',
  sentenceFrom: 'The sentence began on',
  orderFrom: 'The order began on',
  sentenceLast: 'and its last day is',
  plus: 'The Act adds',
  plusFromLast: ', counting from and including the last day of the sentence.',
  plusFromStart: ', counting from and including that day.',
  paid: 'Paid in full on',
  result: 'Spent from',
  neverSpent: 'Never spent',
  noEnd: 'Not spent until the order ends',
  unpaid: 'Not spent until it is paid in full',
  awaiting: 'Not spent, and no date until you’re sentenced',
  cannotTell: 'We can’t tell you the date',
  credited: 'Days on remand or on a tag, taken off its end:',
  creditedAll: 'It had been served on remand or on a tag by the day it was given, so it ended on that day.',
  joined: 'The court put this term together with another one, so they count as one term (section 5(7)).',
  longest: 'There is more than one sentence. The one that lasts longest counts (section 6(2)).',
  alone: 'Counting only its own sentences:',
  extendedUntil: 'makes it last longer: the later of the two came while the earlier one was not spent (section 6(4)).',
  barred:
    'came with a sentence that is never spent, at a time when this one was not spent. So this one is never spent either (section 1(1)(b)).',
  simpleCaution: 'A simple caution, a youth caution, a reprimand or a final warning is spent on the day it is given.',
  conditionalCaution:
    'A conditional caution is spent three months after the day it is given, or when its conditions end, if that is earlier.',
  cautionLaw: 'Rehabilitation of Offenders Act 1974, Schedule 2, paragraph 1.',
  cautionAlone: 'Cautions do not make convictions last longer, and convictions do not make cautions last longer.',
} as const

export const confidenceWords: Record<Confidence, string> = {
  H: 'We are sure: we read it in the Act or an official table.',
  M: 'We are fairly sure: it rests on published guidance or one source.',
  L: 'We are not sure: a lawyer should look at it.',
}

export const ruleWords: Record<WorkingStep['rule'], string> = {
  custody_up_to_12_months: 'Prison or detention for 12 months or less',
  custody_up_to_4_years: 'Prison or detention for over 12 months, up to 4 years',
  custody_over_4_years: 'Prison or detention for over 4 years',
  schedule_18: 'One term of over 4 years for an offence in Schedule 18',
  excluded: 'A sentence that the Act excludes',
  service_detention: 'Service detention',
  months_from_conviction: 'A fixed time from the day of conviction',
  endorsement: 'A licence endorsement',
  order_ends: 'An order, until its last day',
  order_without_end: 'An order that was given no end date: 24 months',
  order_until_further_order: 'An order until further order',
  compensation: 'Money to pay, until it is paid in full',
  awaiting_sentence: 'A conviction without a sentence yet',
  refused: 'A sentence whose rule we don’t know well enough',
  nothing: 'No time at all: spent at once',
}

export const doubtWords: Record<Doubt, string> = {
  two_counts: 'The months in the Act can be read in two ways here. We show the later date because it is the safer one.',
  credited_days:
    'We took days on remand or on a tag off the end of the sentence. The government’s own calculator does not ask about them, so its date is later. Ask the prison or probation in writing for the date when the whole sentence ends.',
  no_end_given:
    'You told us that the court said nothing about when the order ends: then the Act counts 24 months. If the court’s paperwork says ‘until further order’, ‘indefinite’ or ‘for life’, it is not spent until the order ends. Check it before you rely on the date.',
  confiscation:
    'Our reading of section 1(2B) of the Act is that a confiscation order counts until it is paid in full. One source counts the length of the order.',
  endorsement:
    'How long a licence endorsement counts comes from published guidance, not from the Act’s own table. We use its 5 years (2 years 6 months if you were under 18).',
  forbidding_order:
    'There is an order here that forbids or requires something, such as a restraining order or a driving ban. What such orders do to other convictions is our reading of section 6 of the Act.',
  old_open_order:
    'Before 28 October 2023, some people counted an order with no end as two years. If you were told then that this was spent, ask before you rely on either answer.',
  terms_of_several_convictions:
    'Prison terms of different convictions were added up here. If different courts gave them, the law is not certain.',
  order_ended_early:
    'You gave the last day of the order. If it ended sooner than the court first said, or a court changed it later, use the date that the court first set (section 5(7)(d)).',
  activated:
    'A court put this suspended sentence into effect. We count the term that was first given, from that date: the Act takes no account of a change to it (section 5(7)(c)). If the court made it shorter, the true date can be earlier.',
  assumed_activated:
    'You weren’t sure if you had to serve this suspended sentence. We counted it as served, from the latest date that is likely: 3 years after it was given, or today. Ask the court: ‘Was my suspended sentence put into effect, and on what date?’',
  terms_not_known:
    'You weren’t sure how your prison terms go together. We counted them as the longest they could be. Ask the court or your probation officer: ‘Which of my terms ran at the same time, which one after another, and how long was it in all?’',
  perhaps_more_terms:
    'You weren’t sure if there was another prison term. We counted only what you told us: another term can make the date later. Ask the court or your probation officer: ‘How long was it in all?’',
  days_as_months:
    'Your sentence was given in days. We compare it with months and years by the calendar. The government’s own calculator turns days into months of average length, and puts your sentence in a longer group.',
  long_suspended:
    'Before 22 March 2026 a court could not suspend more than 2 years. You gave us a longer one: check that you gave the prison term, and not how long it was suspended for.',
  awaiting_sentence:
    'You are waiting for a sentence. Until then this counts, and so does any older conviction that is not spent yet. When you have the sentence, work it out again.',
  unknown_dates:
    'There are several convictions, and a date is not known. Which one makes another last longer can depend on that date. We show the latest date it could be. Find out the date for a firmer answer: your police record is free.',
  assumed_endorsed:
    'You weren’t sure if your licence was endorsed. We assumed that it was, which gives the later date.',
  assumed_not_summary_only:
    'You weren’t sure if only a magistrates’ court could deal with one of the offences. We assumed that another court could too, which gives the later date.',
  assumed_not_minor:
    'You weren’t sure if an offence was one that only exists in the armed forces. We assumed that it wasn’t, which gives the later date.',
  assumed_three_months: 'You didn’t say when the conditions ended. We used three months, which gives the later date.',
}

export const timelineWords = {
  heading: 'Timeline',
  today: 'Today',
  noEnd: 'no end',
  tableCaption: 'The same dates in a table',
  columns: ['Conviction or caution', 'What and when', 'Last day it counts', 'First day you can say ‘no’'],
  noEndYet: 'No last day yet',
  atOnce: 'None: it was spent at once',
  whenOrderEnds: 'The day after the order ends',
  whenPaid: 'The day of the last payment',
  whenSentenced: 'Not known until you’re sentenced',
  askFirst: 'We cannot tell you',
} as const

export const checkWords = {
  heading: 'What each DBS check shows today',
  note: 'A check shows what was true on the day it was made. We cannot know what the DBS has on file, so this is what the rules say.',
  columns: {
    none: 'No check',
    basic: 'Basic',
    standard: 'Standard',
    enhanced: 'Enhanced',
  },
  record: 'Conviction or caution',
  noCheck: 'Nothing is checked',
  willNotShow: 'Will not show',
  penalty: 'Will not show: a fixed penalty is not a conviction',
  mayShow: 'May show: depends on whether the offence is on the DBS list of offences that are always shown',
  unspent: 'Will show: it is not spent',
  unspentUntil: 'Will show until it is spent. It will not show from',
  custody: 'Will show, always: it had a sentence of prison or detention, served or suspended',
  specified: 'Will show, always: the offence is on the DBS list',
  notLongEnough: 'Will show: it is not old enough to be left out',
  notBefore: 'If the offence is not on the DBS list, it will not show from',
  police: 'On an enhanced check the police may add other information that they think matters for the job.',
  list: [
    'The list of offences that are always shown is linked from the ',
    {
      label: 'DBS filtering guide',
      href: 'https://www.gov.uk/government/publications/dbs-filtering-guidance/dbs-filtering-guide',
    },
    '. If you cannot find your offence, ask Unlock or Nacro. Rules in force since 28 November 2020, checked on 21 November 2026.',
  ],
} as const

export const employerWords = {
  heading: 'What may an employer ask me?',
  lead: 'It depends on the criminal record check for the job. In England and Wales, the law limits which check an employer can ask for. Choose one to see the answer.',
  pick: 'Which check does the job need?',
  general: 'Answer the questions above first if you want this to include your own convictions and cautions.',
  findOutFirst:
    'You’re not sure what something you told us about was. Find that out first: then this part will cover your own convictions and cautions.',
  own: 'For what you told us, today',
  ask: 'They may ask',
  must: 'You must answer truthfully about',
  depends: 'It depends',
  needNot: 'You do not need to tell them about',
  nothing: 'Nothing that you told us about.',
  dependsOnList:
    'On whether the offence is on the DBS list of offences that are always shown. If it is, you must answer truthfully. If it is not, you do not have to.',
  ifAboutDriving: 'Only if they ask about points or driving',
  ifAboutDrivingNote:
    'A fixed penalty is not a conviction, and no DBS check shows it. Insurers, and employers who need a driver, can ask about it while it counts.',
  dependsOnLevel: 'On the level of the check, so ask for it before you answer about:',
  law: 'The law: sections 4 and 5 of the Rehabilitation of Offenders Act 1974, and its Exceptions Order 1975. Checked on 21 November 2026.',
  nations: 'This part is for England and Wales. Scotland and Northern Ireland have their own checks.',
} as const

export const jobLevelWords = {
  none: {
    label: 'No check',
    ask: 'About unspent convictions and cautions. If the question is about spent ones too, the law lets you answer as if they had not happened.',
    must: 'Anything that is not spent on the day you are asked.',
    needNot: 'Anything that is spent. You can answer ‘no’.',
  },
  basic: {
    label: 'Basic check',
    ask: 'About unspent convictions and cautions. A basic check shows the same: what is not spent.',
    must: 'Anything that is not spent on the day you are asked.',
    needNot: 'Anything that is spent. You can answer ‘no’, and the check will not show it.',
  },
  standard: {
    label: 'Standard check',
    ask: 'About unspent convictions and cautions, and about spent ones that are not ‘protected’. Only for jobs on a list in the law (the Exceptions Order 1975). If the job is not on it, they may not ask for this check.',
    must: 'Anything that is not spent, and spent ones that are not protected. Not protected are: a sentence of prison or detention, served or suspended; an offence on the DBS list; an adult conviction of the last 11 years (under 18: 5 years 6 months); an adult caution of the last 6 years.',
    needNot: 'What is protected: everything else that is spent. They may not ask about it or count it.',
  },
  enhanced: {
    label: 'Enhanced check',
    ask: 'The same as for a standard check. Only for jobs on a list in the law, such as work with children or adults who need care. The police may add other information, and some of these jobs also check if a person is barred.',
    must: 'Anything that is not spent, and spent ones that are not protected. Not protected are: a sentence of prison or detention, served or suspended; an offence on the DBS list; an adult conviction of the last 11 years (under 18: 5 years 6 months); an adult caution of the last 6 years.',
    needNot: 'What is protected: everything else that is spent. They may not ask about it or count it.',
  },
  unknown: {
    label: 'I don’t know',
    ask: 'Ask them first: ‘Which level of DBS check does this job need?’ You may ask this before you answer anything. If the job is not on the list in the law, a basic check is the most they may ask for.',
    must: 'Anything that is not spent on the day you are asked: that’s true at every level.',
    needNot:
      'What is protected: that’s true at every level. For other spent convictions and cautions, it depends on the level, so find that out first.',
  },
} as const satisfies Record<JobLevel, { label: string; ask: string; must: string; needNot: string }>

export const employerTool = [
  'The employer can look the job up in the ',
  { label: 'GOV.UK tool for employers', href: 'https://www.gov.uk/find-out-dbs-check' },
  '. So can you.',
] as const satisfies Prose

const neverAsking = { href: '/jobs?asked=never', label: 'Jobs where the employer never asks' } as const

/** By the highest level of check that shows nothing today. */
export const fittingJobsWords = {
  heading: 'Jobs that fit this result',
  text: {
    none: 'A check would show something today, so these jobs have no check, or an employer who doesn’t ask.',
    basic: 'A basic check shows nothing today. Employers with a higher check may still see more.',
    standard: 'A standard check shows nothing today. An enhanced one may still show more.',
    enhanced: 'By your dates, no check shows any of it today.',
  },
  links: {
    none: [{ href: '/jobs?check=none', label: 'Jobs without a check' }, neverAsking],
    basic: [{ href: '/jobs?check=basic', label: 'Jobs with no check, or a basic one' }, neverAsking],
    standard: [{ href: '/jobs?check=standard', label: 'Jobs with any check but an enhanced one' }, neverAsking],
    enhanced: [{ href: '/jobs', label: 'All jobs' }],
  },
  note: 'Nothing is sent unless you press a link. Then the job board gets that filter and nothing about your record.',
} as const
