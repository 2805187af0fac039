import type {
  JobEvidence,
  GivenAnswer,
  JobAnswer,
  JobMilestone,
  LeavingReason,
  LeftAnswer,
} from '@/lib/domain/outcomes/job-check'

export const jobMilestoneLabels: Readonly<Record<JobMilestone, string>> = {
  '6_weeks': 'After 6 weeks',
  '13_weeks': 'After 13 weeks',
  '6_months': 'After 6 months',
  '12_months': 'After 12 months',
}

export const jobAnswerLabels: Readonly<Record<JobAnswer, string>> = {
  in_post: 'Still in the job',
  moved_on: 'Moved on to another job',
  ended: 'The job ended',
  no_answer: 'No answer',
}

const checkNames: Readonly<Record<JobMilestone, string>> = {
  '6_weeks': 'the 6-week check',
  '13_weeks': 'the 13-week check',
  '6_months': 'the 6-month check',
  '12_months': 'the 12-month check',
}

/** That somebody left before the day of a check, on which it was then recorded. */
export const leftBeforeText = (answer: LeftAnswer, milestone: JobMilestone): string =>
  `${answer === 'ended' ? 'Ended' : jobAnswerLabels.moved_on} before ${checkNames[milestone]}`

export const leavingReasonLabels: Readonly<Record<LeavingReason, string>> = {
  better_job: 'A better job',
  temporary: 'It was for a fixed time',
  hours: 'The hours',
  travel: 'Getting there',
  health: 'Health or family',
  did_not_suit: 'The work did not suit',
  employer_ended: 'The employer ended it',
  other: 'Something else',
  rather_not_say: 'Rather not say',
}

/** Before anybody has chosen a reason. */
export const noReasonYet = 'Choose one, if you can say'

export const jobEvidenceLabels: Readonly<Record<JobEvidence, string>> = {
  payslip_seen: 'A payslip was seen',
  employer_confirmed: 'The employer confirmed it',
  person_said: 'The person said so',
}

export const jobStartWords = {
  heading: 'Jobs started',
  leads: {
    asked: 'We ask the person after 6 weeks, 13 weeks, 6 months and 12 months whether they’re still there.',
    no_account:
      'They haven’t joined with an account, so we can’t ask them. After 6 weeks, 13 weeks, 6 months and 12 months, ask them yourself and record what you find out.',
    not_safe:
      'Email isn’t a safe way to reach them at the moment, so we don’t ask them. After 6 weeks, 13 weeks, 6 months and 12 months, ask them yourself and record what you find out.',
  },
  none: 'No job has been started yet.',
  startedOn: (day: string) => `started ${day}`,
  presumed: 'The agreed first day has come, but the employer hasn’t confirmed yet that they started.',
  hours: (hours: number) => `${hours} hours a week`,
  dayRelease: 'came from day release',
  realLivingWage: 'at least the real living wage',
  asked: 'We’ve asked, but there’s no answer yet',
  askedBefore: 'We asked earlier but got no answer, so ask them yourself',
  notAsked: 'We haven’t asked, so ask them yourself',
  how: (evidence: string, day: string, who: string | null) => `${evidence}, ${day}${who === null ? '' : ` (${who})`}`,
  employerDiffers: 'The employer says that the person has left.',
  employerDiffersLeft: 'The employer says that the person is still there.',

  add: 'Record a job start',
  addSubmit: 'Save the job start',
  employer: 'Employer',
  job: 'Job',
  jobHint: 'Such as ‘warehouse operative’.',
  startedOnLabel: 'Which day did they start?',
  hoursLabel: 'Hours in a usual week (optional)',
  dayReleaseLabel: 'They came on day release',
  realLivingWageLabel: 'It pays at least the real living wage',
  remove: 'Remove this job start',
  removeWarning: 'It’s deleted from their file, with its checks. You can’t undo this.',
  removeSubmit: 'Yes, remove it',

  record: 'Record a check, or that the job has ended',
  recordSubmit: 'Save the check',
  milestone: 'Which check?',
  recorded: (milestone: string) => `${milestone} (recorded)`,
  earlyHint: (milestone: string, day: string) => `Choose ‘${milestone}’ only if they have left before ${day}.`,
  tooEarly:
    'The day of this check has not come yet. Until then you can only record that they have moved on, or that the job has ended.',
  replacesHint: 'A check that is recorded again replaces the first.',
  answer: 'What did you find out?',
  reason: 'If they’re not there any more: why?',
  evidence: 'How do you know?',
} as const

export const ownJobWords = {
  heading: 'Jobs you started here',
  lead: 'We ask you from time to time whether you’re still there. In the first weeks we ask your employer too: how it’s going and, after six weeks, whether you’re still there. You decide whether we may ask them later on, and whether they count you, without your name, in their figures about the jobs they’ve given. You can change it at any time.',
  at: (employer: string) => `at ${employer}`,
  agreed: (mayAsk: boolean, mayCount: boolean): string =>
    `Later on, ${mayAsk ? 'we may ask your employer too' : 'we won’t ask your employer'}. ${mayCount ? 'They count you' : 'They don’t count you'} in their figures.`,
  change: 'Change what you agree to',
  hours: 'Hours in a usual week (optional)',
  dayRelease: 'I came to this job on day release',
  mayAsk: 'Later on too, you may ask my employer whether I’m still there',
  mayCount: 'Count me in my employer’s figures about the jobs it has given. My name is never in them.',
  submit: 'Save',
  done: 'Saved.',
  missing: 'We can’t find that job any more.',
} as const

/** The page that a link opens for one question, without signing in. */
export const oneQuestionWords = {
  title: 'One question for you',
  lead: (day: string) => `You started a job on ${day}. How is it now?`,
  stillThere: 'Yes, I’m still there',
  agree: 'Only if you want to:',
  movedOn: 'I have another job now',
  ended: 'The job has ended',
  reason: 'Why? Choose what fits best.',
  privacy: 'Your answer goes to us, and to whoever helps you if you share your applications with them.',
  doneTitle: 'Thank you',
  done: 'Your answer is saved. You don’t have to do anything else.',
  doneEnded: 'Your answer is saved. If you’re looking for work again, have a look at the jobs.',
  jobs: 'See the jobs',
  brokenTitle: 'This link doesn’t work any more',
  broken:
    'A link in our emails works once, for a few weeks at most. This one has been used, a newer email has replaced it, its time is over, or it wasn’t copied in full. You don’t have to do anything else. If you’d still like to answer, contact us.',
  brokenLink: 'Contact us',
  unavailable: 'We could not save that just now. Please try again in a minute.',
} as const

/** The email: one question, and nothing about what it is about. */
export const jobCheckEmail = {
  subject: 'One question for you',
  reminder: 'A reminder: one question for you',
  heading: 'One question for you',
  line: 'It takes one tap, and you don’t have to sign in. You can use the link once, within four weeks.',
  button: 'See the question',
  stopLead: 'You get this when we have something to ask you.',
  stop: 'Stop these emails',
} as const

/** The buttons of the question, in their order. */
export const ownAnswerButtons: Readonly<Record<GivenAnswer, string>> = {
  in_post: oneQuestionWords.stillThere,
  moved_on: oneQuestionWords.movedOn,
  ended: oneQuestionWords.ended,
}
