import { capitalised, countText } from '@/lib/content/wording/date-text'
import { stageLabels } from '@/lib/content/dashboards/labels'
import type { AwaitedStep, EmployerTask } from '@/lib/domain/applications/employer-task'
import type { DistanceBand } from '@/lib/domain/applications/distance-band'
import type { SlotRefusal } from '@/lib/domain/applications/interview-slots'
import type { stoppedWords } from '@/lib/domain/applications/words-to-applicant'
import { mostSlots, slotDays } from '@/lib/domain/applications/interview-slots'
import type { StepKind } from '@/lib/domain/applications/history'

/** Events of an application, in the same words for both sides. */
export const applicationStepLabels: Readonly<Record<StepKind, string>> = {
  ...stageLabels,
  asked: 'Asked about a record',
  shared: 'Answered: will talk about it',
  declined: 'Answered: would rather not say',
  statement_given: 'Shared a statement about a record',
  statement_read: 'Read the statement about a record',
  statement_taken_back: 'Stopped sharing the statement about a record',
  reader_added: 'Somebody else at the company can now read the statement about a record',
  checked: 'Check marked as done',
  unchecked: 'Check marked as not done',
  approval_said: 'A supervising officer has to approve the job',
  approval_given: 'The supervising officer has approved the job',
  slots_offered: 'New interview times offered',
  slot_chosen: 'Interview time chosen',
  slots_declined: 'Answered: none of the interview times works',
  time_given_back: 'Asked for another interview time',
  interview_cancelled: 'Cancelled the interview',
  running_late: 'Running late',
  message_sent: 'Sent a message',
}

export const distanceBandLabels: Readonly<Record<DistanceBand, string>> = {
  under_5: 'Less than 5 miles away',
  under_10: '5 to 10 miles away',
  under_25: '10 to 25 miles away',
  over_25: 'More than 25 miles away',
  unknown: 'Not known',
}

export const slotRefusalWords: Readonly<Record<SlotRefusal, string>> = {
  none: 'Offer at least one time.',
  too_many: `Offer up to ${mostSlots} times.`,
  past: 'Each time has to be in the future.',
  far: `Each time has to be within the next ${slotDays} days.`,
  hours: 'Each interview has to be between 7am and 9pm.',
  overlap: 'Two of the times overlap. Leave a gap between them.',
}

type Waited = { waited: number; isSinceToday: boolean }

/** How long a task has waited: 'Since today', 'Waited 5 of 10 working days'. @param of the limit, not mentioned once it has passed; null for none */
export const waitedWords = ({ waited, isSinceToday }: Waited, of: number | null): string => {
  if (isSinceToday) return 'Since today'
  return of !== null && waited <= of
    ? `Waited ${waited} of ${countText(of, 'working day')}`
    : `Waited ${countText(waited, 'working day')}`
}

/** What an employer has to do next about an applicant. */
export const taskLabels: Readonly<Record<EmployerTask['kind'], string>> = {
  read_application: 'Read their application and reply',
  offer_times: 'Offer interview times, or say no',
  offer_new_times: 'Offer new interview times: the others have passed',
  offer_other_times: 'Offer other interview times, or say no: they can’t make yours',
  record_interview: 'Decide after the interview',
  do_checks: 'Do the checks for your offer',
  read_statement: 'Read the statement they shared',
  read_message: 'Read their message',
}

/** What an employer is waiting for, in lists. */
export const awaitedLabels: Readonly<Record<AwaitedStep, string>> = {
  times: 'Waiting for them to choose a time',
  question: 'Waiting for them to answer your question',
  interview: 'Interview to come',
  offer: 'Waiting for them to answer your offer',
}

/** The link from the applicant's page to where each task is done. */
export const taskLinks: Readonly<Record<EmployerTask['kind'], string>> = {
  read_application: 'Go to your answer',
  offer_times: 'Go to your answer',
  offer_new_times: 'Offer new times',
  offer_other_times: 'Offer other times',
  record_interview: 'Go to your decision',
  do_checks: 'Go to the checks',
  read_statement: 'Go to the statement',
  read_message: 'Go to the message',
}

/** On the first page of the employer's portal: everybody who is waiting for the employer. */
export const tasksWords = {
  title: 'Waiting for you',
  caption: 'Applicants waiting for you, longest first',
  none: 'No applicants are waiting for you.',
  task: 'What to do',
  waited: 'Waiting',
  more: (count: number): string => `These ${count} have waited longest. More applicants are waiting.`,
  unavailable: 'We can’t show who is waiting for you just now. Please try again in a minute.',
  interviews: 'Interviews in the next 7 days',
  when: 'When',
  late: 'Running late',
  moreInterviews: (count: number): string => `These are the next ${count}. There are more.`,
} as const

/** The employer's application screens. */
export const companyApplicantsWords = {
  title: 'Applications',
  lead: 'You see what people can do first, and their name once you shortlist them.',
  see: 'See all applications',
  noRight: 'You don’t have permission to see applications. Ask a colleague who manages access to give it to you.',
  noCompany: 'You can see applications once we’ve approved your company.',
  paused: 'We’ve paused your company, so you can’t see applications at the moment.',
  unavailable: 'We can’t show applications just now. Please try again in a minute.',
  counted: (count: number): string => (count >= 100 ? '99+' : String(count)),
  empty: 'Nobody is at this stage.',
  pages: 'Pages',
  first: 'Back to the first page',
  nextPage: 'Next page',
  who: 'Applicant',
  canDo: 'Skills and tickets',
  noSkills: 'None given',
  applied: 'Applied',
  changed: 'Last updated',
  whatsNext: 'What’s next',
  titleOfJob: (job: string): string => `Applications: ${job}`,
  notWaiting: 'Nothing to do yet',
  back: 'Back to applications',
  forgotten:
    'We no longer keep this person’s details. They’re deleted 6 months after an application ends, or when the person deletes their account.',
  card: 'What they can do',
  experience: 'Experience',
  town: 'Town',
  now: 'Your decision',
  nextForYou: 'Next for you',
  nothing: 'There’s no decision for you to make now.',
  /** Whose turn it is, if it is not the employer's. `who` is a first name once the applicant is shortlisted. */
  theirTurn: {
    times: (who: string): string => `Waiting for ${who} to choose a time.`,
    question: (who: string): string => `Waiting for ${who} to answer your question about their record.`,
    interview: (when: string): string => `The interview is on ${when}.`,
    offer: (who: string): string => `Waiting for ${who} to accept or decline your offer.`,
  },
  theApplicant: 'the applicant',
  slots: 'Interview times',
  offeredTime: 'You’ve already offered this time to another applicant:',
  agreedTime: 'You’ve already agreed this time with another applicant:',
  slotsMessage: 'Their message:',
  slotsDeclined: (who: string): string => `${capitalised(who)} can’t make any of the times you offered:`,
  timeGivenBack: (who: string): string => `${capitalised(who)} can’t make the time you agreed and asks for another:`,
  interviewCancelled: (who: string): string => `${capitalised(who)} has cancelled the interview:`,
  late: (who: string): string => `${capitalised(who)} is running late:`,
  slotsHint: `Offer 1 to ${mostSlots} times and they’ll choose one. Leave any you don’t need blank.`,
  slotsAgain: 'Offer other times',
  slotsAgainHint: 'These replace the times you offered before, even one they’ve already chosen.',
  slot: (number: number): string => `Time ${number}`,
  day: 'Day',
  time: 'Start',
  minutes: 'Length in minutes',
  way: 'How you’ll meet',
  place: 'Place, phone number or link',
  placeHint: 'So that they can find you. For a phone call, say who will call.',
  postcode: 'Postcode',
  postcodeHint: 'Only if you’ll meet in person. They plan their journey with it.',
  askFor: 'Who they should ask for (optional)',
  askForHint: 'A first name is enough.',
  askForFact: 'Ask for',
  bring: 'What to bring (optional)',
  bringHint: 'Not everybody has photo ID yet. Ask for it only if they need it to get in.',
  bringNothing: 'You don’t need to bring anything.',
  bringFact: 'Bring',
  phone: 'Phone number they can call on the day (optional)',
  phoneHint: 'In case they’re lost or late. They’ll see it as a link to call.',
  phoneFact: 'Your number for the day',
  slotsSubmit: 'Offer these times',
  more: 'More times',
  offerHint: 'Say when they can start. The applicant will see this.',
  offerWhat: 'The checks below start once you’ve sent the offer.',
  shortlistHint: 'If you shortlist them, you’ll see their name and any contact details they share.',
  takeBack: 'Withdraw the offer',
  checkDo: 'Mark as done',
  checkUndo: 'Mark as not done',
  approvalWaits: 'Approval by a supervising officer: waiting. The applicant will tell you when they have it.',
  approvalDone: 'Approval by a supervising officer: the applicant says they have it.',
  askHint:
    'You can only ask once. They can let you read a statement in their own words, talk about it with you, or say no. If they say no, you decide without an answer.',
  shared:
    'They’re willing to talk about it. They’ll choose when and how. It doesn’t mean that there is anything to tell.',
  upToThem: 'It’s up to them what they tell you.',
  declined: 'Decide without an answer. It doesn’t mean that there is anything to tell.',
  noReader: 'Nobody in your company has permission to read disclosure statements, so you can’t ask yet.',
} as const

export const applicantsProblems = {
  missing: 'We can’t find that application. It may have been withdrawn, or you don’t have permission to see it.',
  changed: 'Someone else has changed this application. Check the history, then try again.',
  forbidden: 'You don’t have permission to do this. Nothing was changed.',
  notAllowed: 'You can’t do that at this stage. Nothing was changed.',
  beforeAgreed: 'Your advert says you’ll ask later than this. Nothing was changed.',
  noReader: 'Nobody in your company has permission to read disclosure statements. Nothing was changed.',
  stopped: (words: string, why: string): string => `You wrote: ‘${words}’. ${why}`,
  reason: 'Choose at least one reason.',
  message: 'You chose ‘Something else’. Say what it is.',
  slotPart: (number: number): string => `Time ${number} needs a day and a start time, such as 14:30.`,
  minutes: 'Enter a length from 5 to 480 minutes.',
  way: 'Choose how you’ll meet.',
  place: 'Say where or how you’ll meet.',
} as const

/** Why an employer's message to an applicant was not sent. */
export const stoppedWordsText: Readonly<Record<NonNullable<ReturnType<typeof stoppedWords>>['rule'], string>> = {
  blanket_ban:
    'This turns somebody away because they have a record. For most jobs it is not lawful to refuse somebody because of a spent conviction. If an unspent one matters, say which part of the work it affects.',
  early_record_question: 'Don’t ask in a message. Use ‘Ask about a record’, from the stage your advert gives.',
  age_wanted: 'You cannot lawfully choose people by their age, unless the work itself requires it.',
  sex_wanted: 'You cannot lawfully choose people by their sex, unless the work itself requires it.',
  race_wanted: 'You cannot lawfully choose people by their race or nationality, unless the work itself requires it.',
  religion_wanted: 'You cannot lawfully choose people by their religion or belief, unless the work itself requires it.',
  disability_wanted:
    'You cannot lawfully turn somebody away for a disability, or ask about their health before you’ve offered the job.',
  family_wanted: 'You cannot lawfully choose people by pregnancy, maternity or marriage.',
  spent_question:
    'Only some work allows a question about spent convictions. Use ‘Ask about a record’, which asks what the law allows for this job.',
  police_record_demand:
    'It’s a crime to make anybody get their own police record with a subject access request and show it to you. Use a DBS check.',
  certificate_copy: 'Don’t ask for copies of certificates. Look at the original after an offer.',
  orientation: 'You cannot lawfully choose people by their sexual orientation or gender reassignment.',
  unpaid: 'Almost all work has to be paid at the minimum wage or above. Offer a paid trial instead.',
}

export const applicantsDone = {
  shortlisted: 'Shortlisted. You can now see their name.',
  interview: 'You’ve invited them. They’ll choose one of your times.',
  slots: 'You’ve offered new times.',
  offer: 'You’ve sent the offer.',
  no: 'You’ve told them, and given your reasons.',
  'offer-withdrawn': 'You’ve withdrawn the offer.',
  check: 'The check has been recorded.',
  asked: 'You’ve asked. It’s up to them what they tell you.',
} as const
export type ApplicantsDone = keyof typeof applicantsDone

/** At the address of an application whose person has deleted their account. */
export const withdrawnWords = {
  heading: 'This application was withdrawn',
  text: (day: string): string =>
    `It was withdrawn on ${day}. We no longer hold it, or anything about the person who sent it.`,
  deletedHeading: 'We no longer hold this application',
  deletedText: (day: string): string =>
    `It ended on ${day}, and its details have since been deleted. We hold nothing about the person who sent it. If you had agreed a first day, don’t count on them coming.`,
  nothingToDo: 'There’s nothing you need to do. If you keep notes about it elsewhere, delete what you no longer need.',
  others: 'Other applications for this job',
} as const
