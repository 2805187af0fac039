import { notToldYet } from '@/lib/content/hiring/company'
import { livingWage } from '@/lib/content/hiring/living-wage'
import { capitalised, countText, timeText, weekdayText } from '@/lib/content/wording/date-text'
import { payText } from '@/lib/content/wording/job-text'
import { quotedText } from '@/lib/content/wording/quoted-text'
import { employerStageLabels, stageActions, stageLabels } from '@/lib/content/dashboards/labels'
import { readAgainStep } from '@/lib/domain/applications/check-first'
import type { AwaitedStep, EmployerTask } from '@/lib/domain/applications/employer-task'
import type { DistanceBand } from '@/lib/domain/applications/distance-band'
import type { SlotRefusal } from '@/lib/domain/applications/interview-slots'
import type { stoppedWords } from '@/lib/domain/applications/words-to-applicant'
import { mostSlots, slotDays } from '@/lib/domain/applications/interview-slots'
import { hoursLimit, offerTerms, type FirstDay, type OfferTerm } from '@/lib/domain/applications/first-day'
import type { OfferedPayRefusal } from '@/lib/domain/applications/offered-pay'
import type { StepKind } from '@/lib/domain/applications/history'

/** Events of an application, as the person reads them. */
export const applicationStepLabels: Readonly<Record<StepKind, string>> = {
  ...stageLabels,
  // The stages are called after what follows.
  interview: 'Invited to interview',
  offer: 'Offer made',
  asked: 'Asked about your record',
  shared: 'Answered: will talk about it',
  declined: 'Answered: would rather not say',
  statement_given: 'Shared a statement about your record',
  statement_read: 'Read the statement about your record',
  statement_taken_back: 'Stopped sharing the statement about your record',
  reader_added: 'Somebody else at the company can now read the statement about your record',
  checked: 'Check done',
  unchecked: 'Check to be done again',
  check_not_passed: 'Problem with a check',
  first_day_set: 'First day changed',
  offer_changed: 'Offer changed',
  shortlist_undone: 'Shortlist undone',
  start_undone: 'Start undone: it was recorded by mistake',
  interview_called_off: 'Interview called off',
  six_weeks: 'After six weeks in the job',
  approval_said: 'The job has to be approved first',
  approval_given: 'Recorded that the job has been approved',
  slots_offered: 'New interview times suggested',
  slot_chosen: 'Interview time chosen',
  slots_declined: 'Answered: none of the interview times works',
  times_withdrawn: 'Interview times withdrawn',
  time_given_back: 'Asked for another interview time',
  interview_cancelled: 'Cancelled the interview',
  running_late: 'Running late',
  message_sent: 'Sent a message',
}

/** The same, as the employer reads them. */
export const employerStepLabels: Readonly<Record<StepKind, string>> = {
  ...applicationStepLabels,
  asked: 'Asked about convictions',
  statement_given: 'Shared a statement about their record',
  statement_read: 'Read the statement about their record',
  statement_taken_back: 'Stopped sharing the statement about their record',
  reader_added: 'Somebody else at your company can now read the statement about their record',
  unsuccessful: employerStageLabels.unsuccessful,
  unsuccessful_after_interview: employerStageLabels.unsuccessful_after_interview,
}

export const distanceBandLabels: Readonly<Record<DistanceBand, string>> = {
  under_5: 'Less than 5 miles away',
  under_10: '5 to 10 miles away',
  under_25: '10 to 25 miles away',
  over_25: 'More than 25 miles away',
  unknown: 'Not known',
}

const slotRefusals: Readonly<Record<SlotRefusal, string>> = {
  past: 'has to be in the future.',
  far: `has to be within the next ${slotDays} days.`,
  hours: 'has to begin and end between 7am and 9pm.',
  overlap: 'overlaps a time above it. Leave a gap between them.',
}

/** Why a time of an invitation cannot be suggested. @param number the time's number in the form */
export const slotRefusalText = (refusal: SlotRefusal, number: number): string =>
  `Time ${number} ${slotRefusals[refusal]}`

type Waited = { waited: number; isSinceToday: boolean }

/** Instead of how long it has waited, where nobody has to do it at all. */
export const noDeadline = 'No deadline'

/** How long there is to reply: 'Reply within 10 working days', '5 working days left', 'Reply due today'; once that has passed, and where there is no limit, how long it has waited. @param of the limit; null for none */
export const waitedWords = ({ waited, isSinceToday }: Waited, of: number | null): string => {
  if (isSinceToday) return 'Waiting since today'
  if (waited === 0) return of === null ? 'New' : `Reply within ${countText(of, 'working day')}`
  if (of === null || waited > of) return `Waited ${countText(waited, 'working day')}`
  return waited === of ? 'Reply due today' : `${countText(of - waited, 'working day')} left`
}

/** What an employer has to do next about an applicant. */
export const taskLabels: Readonly<Record<EmployerTask['kind'], string>> = {
  read_application: 'Read their application and reply',
  offer_times: 'Invite them to interview, or reject them',
  offer_new_times: 'Suggest new interview times: the others have passed',
  offer_other_times: 'Invite them for another time, or reject them',
  record_interview: 'Make your decision',
  do_checks: 'Do the checks for your offer',
  record_start: 'Say whether they’ve started',
  six_weeks: 'Tell us if they still work for you',
  check_in: 'Say how their new job is going',
  read_statement: 'Read the statement they shared, if you need it',
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
  read_application: 'Go to your decision',
  offer_times: 'Go to your decision',
  offer_new_times: 'Suggest new times',
  offer_other_times: 'Go to your decision',
  record_interview: 'Go to your decision',
  do_checks: 'Go to the checks',
  record_start: 'Go to their start',
  six_weeks: 'Go to their start',
  check_in: 'Go to the question',
  read_statement: 'Go to their statement',
  read_message: 'Go to the message',
}

/** On the first page of the employer's portal: everybody who is waiting for the employer. */
export const tasksWords = {
  title: 'Waiting for you',
  caption: 'Applicants waiting for you, longest first',
  none: 'No applicants are waiting for you.',
  task: 'What to do',
  waited: 'Time to reply',
  more: (count: number): string => `These ${count} have waited longest. More applicants are waiting.`,
  unavailable: 'We can’t show who is waiting for you just now. Please try again in a minute.',
  interview: 'Interview:',
  interviews: (areOthers: boolean): string => `${areOthers ? 'Other interviews' : 'Interviews'} in the next 7 days`,
  when: 'When',
  late: 'Running late',
  moreInterviews: (count: number): string => `You see the next ${count} interviews here. There are more.`,
} as const

/** The employer's application screens. */
export const companyApplicantsWords = {
  title: 'Applications',
  lead: 'First you see what people can do. You see their name once you shortlist them.',
  see: 'See all applications',
  noRight: 'You don’t have permission to see applications. Ask a colleague who manages access to give it to you.',
  noCompany: `You can see applications once our team has approved your company. ${notToldYet}`,
  notApproved: 'You can see applications once our team has approved your company.',
  paused: 'We’ve paused your company, so you can’t see applications at the moment.',
  unavailable: 'We can’t show applications just now. Please try again in a minute.',
  counted: (count: number): string => (count >= 100 ? '99+' : String(count)),
  noneYet:
    'Nobody has applied yet. When somebody does, you’ll see here what they can do and how long they have waited for your answer.',
  toJobs: 'See your jobs',
  noneOpen: 'No applications are open. Those that have ended are in the other lists.',
  empty: 'Nobody is at this stage.',
  find: 'Find by name or reference',
  notFound: 'Nobody has that name or reference. You see a name once you’ve shortlisted the person.',
  foundIn: 'Results from every tab',
  pages: 'Pages',
  first: 'Back to the first page',
  nextPage: 'Next page',
  who: 'Applicant',
  canDo: 'Skills and tickets',
  noSkills: 'None given',
  interviewOn: (day: string, time: string): string => `Interview: ${day}, ${time}`,
  applied: 'Applied',
  changed: 'Last updated',
  tickName: (who: string): string => `Tick ${who}`,
  several: 'Reject those you’ve ticked',
  severalShortlist: 'Shortlist those you’ve ticked',
  severalTick: 'To answer several at once, tick them.',
  severalHow: (most: number, hasNew: boolean): string =>
    `Tick up to ${most} at a time. ${hasNew ? 'You can shortlist those who have just applied, and reject anybody without an offer.' : 'You can reject anybody without an offer.'} Nobody is told until you confirm it on the next page.`,
  severalNot: 'You can’t tick people who have an offer: change or withdraw it on their page.',
  severalTitle: (count: number): string =>
    count === 1 ? 'Reject this applicant' : `Reject ${countText(count, 'applicant')}`,
  severalMessage: 'Message to each of them',
  severalMessageHint: 'Needed if you choose ‘Something else’. Each of them will see this.',
  severalWho: 'You’re about to reject:',
  noCallsOff: 'Rejecting them calls off the interview that you agreed. We tell them in the email.',
  severalCallsOff: (when: string): string => `This calls off their interview on ${when}. We tell them in the email.`,
  severalSubmit: (count: number): string =>
    count === 1 ? 'Reject this applicant' : `Reject these ${count} applicants`,
  severalBack: (count: number): string => (count === 1 ? 'Back to the list' : 'Back to the list, with your ticks'),
  shortlistTitle: (count: number): string =>
    count === 1 ? 'Shortlist this applicant' : `Shortlist ${countText(count, 'applicant')}`,
  shortlistSubmit: (count: number): string =>
    count === 1 ? 'Shortlist this applicant' : `Shortlist these ${count} applicants`,
  shortlistWho: 'You’re about to shortlist:',
  shortlistNone: 'Nobody to shortlist here',
  shortlistOthers: (count: number): string =>
    `You also ticked ${count === 1 ? 'somebody who isn’t' : `${count} people who aren’t`} waiting to be shortlisted. Nothing changes for them:`,
  shortlistGone: 'No longer in this list',
  shortlistNext: (count: number): string =>
    `We email ${count === 1 ? 'them' : 'each of them'} to say that there’s good news. You’ll see their ${count === 1 ? 'name' : 'names'}, and any contact details they share.`,
  severalNoneTitle: 'Nobody to reject here',
  severalGone: (count: number): string =>
    `${count === 1 ? 'One of those you ticked is' : `${count} of those you ticked are`} no longer in this list, and won’t be rejected.`,
  jobsTitle: 'Reject for one job at a time',
  jobsWhy: (count: number): string =>
    `You ticked applicants for ${count} different jobs. The reasons are about one job, so give them for each job by itself. Your ticks are kept.`,
  jobsChoose: (count: number, job: string): string => `Reject ${countText(count, 'applicant')} for ${job}`,
  jobsLeft: (count: number): string =>
    `You ticked ${count === 1 ? 'one other applicant, for another job' : `${count} other applicants, for other jobs`}. They come next.`,
  told: (count: number, isRejected: boolean): string =>
    `You’ve ${isRejected ? 'rejected' : 'shortlisted'} ${countText(count, 'applicant')}, and we’ve told ${count === 1 ? 'them' : 'each of them'}:`,
  whatsNext: 'What’s next',
  stageAndNext: 'Stage and what’s next',
  titleOfJob: (job: string): string => `Applications: ${job}`,
  notWaiting: 'Nothing to do yet',
  back: 'Back to applications',
  goOn: 'Go on',
  nextWaiting: 'Next applicant waiting:',
  allOfJob: 'All applicants for this job',
  openOrder: (isWhole: boolean): string =>
    `${isWhole ? 'Applicants' : 'On each page, applicants'} who are waiting for you come first, starting with whoever has waited longest for your next step.`,
  endedOrder: 'The latest comes first.',
  forgotten:
    'We no longer keep this person’s details. They’re deleted 6 months after an application ends, or when the person deletes their account.',
  card: 'What they can do',
  cardNamed: 'Who they are and what they can do',
  experience: 'Experience',
  town: 'Town',
  now: 'Your decision',
  nextForYou: 'Your next step',
  answerBy: (day: string): string => `Please let them know by ${day}.`,
  checksBy: (day: string): string => `Finish them before they start on ${day}.`,
  statementShared: (who: string): string => `${capitalised(who)} has shared a statement about their record.`,
  nothing: 'There’s no decision for you to make now.',
  withdrawn: 'They withdrew this application. There’s nothing more for you to do.',
  rejected: 'You’ve rejected this application, and we’ve told them. There’s nothing more for you to do.',
  beforeInterview: 'The interview is still to come, so there’s nothing you have to decide yet.',
  beforeChoice: (who: string): string =>
    `There’s nothing you have to decide until ${who} has answered. You can suggest other times, or withdraw those still open.`,
  afterOffer: (who: string, day: string | null, hasChecks: boolean): string =>
    [
      `${capitalised(who)} has your offer, and we’ll email you as soon as they answer.`,
      hasChecks
        ? `If they accept, do the checks on this page${day === null ? '' : ` before they start on ${day}`}.`
        : '',
      'You can change the offer above, or withdraw it, until they answer.',
    ]
      .filter(Boolean)
      .join(' '),
  offeredNothing:
    'Pay, hours and a first day aren’t recorded here. Add them, so that they know what they’re answering.',
  problemNext:
    'Decide about the problem you recorded. They can answer it under ‘Messages’. If it’s cleared up, record the check as done. If not, withdraw the offer.',
  untilSixWeeks: (day: string): string =>
    `There’s no decision for you to make now. On ${day}, six weeks after they started, we’ll ask you whether they’re still with you.`,
  untilStart: (day: string): string => `They start on ${day}. From that day, tell us here whether they came.`,
  readyToStart: (who: string, when: string): string => `${capitalised(who)} starts on ${when}. The checks are done.`,
  setFirstDay: 'Agree their first day with them, and set it above.',
  /** Whose turn it is, if it is not the employer's. `who` is a first name once the applicant is shortlisted. */
  theirTurn: {
    times: (who: string, by: string | null): string =>
      `Waiting for ${who} to choose a time${by === null ? '' : ` by ${by}`}.`,
    question: (who: string): string => `Waiting for ${who} to answer your question about their record.`,
    interview: (when: string): string => `The interview is on ${when}.`,
    offer: (who: string): string => `Waiting for ${who} to accept or decline your offer.`,
  },
  interviewWas: (when: string): string => `The interview was on ${when}.`,
  notes: 'Notes for colleagues',
  noteAdd: 'Add a note',
  noteField: 'Note',
  noteHint:
    'Your colleagues who see applicants can read it, and nobody can change it. If the applicant asks for their data, they get it too. Never write about their record.',
  noteSubmit: 'Save the note',
  noteBy: (who: string, when: string): string => `By ${who}, ${when}`,
  theApplicant: 'the applicant',
  you: 'you',
  formerColleague: 'a former colleague',
  calendar: 'Add it to your calendar',
  calendarTitle: (job: string): string => `Interview: ${job}`,
  slots: (count: number): string => (count === 1 ? 'The time you suggested' : 'The times you suggested'),
  offeredTime: (when: string): string => `You’ve suggested a time to another applicant that overlaps ${when}:`,
  agreedTime: (when: string): string => `You’ve agreed a time with another applicant that overlaps ${when}:`,
  anotherInterview: 'Invite to another interview',
  clashAnyway: 'Suggest it all the same',
  clashHint:
    'Whoever chooses it first gets it. If you give each of them a different person to ask for, both can choose it.',
  takenTime: 'Taken by another applicant',
  callOff: 'Call the interview off',
  offerBesideInterview:
    'The interview is still booked. If it isn’t needed any more, call it off before you make the offer.',
  withdrawTimes: (count: number): string =>
    count === 1 ? 'Withdraw the time still open' : 'Withdraw the times still open',
  timesWithdrawn: (count: number): string => (count === 1 ? 'You withdrew this time:' : 'You withdrew these times:'),
  calledOff: 'You called the interview off:',
  unshortlist: 'Undo: take them off the shortlist',
  unshortlistHint:
    'Shortlisted by mistake? You can undo it for an hour, as long as you haven’t done anything else with the application. You won’t see their name any more, and we’ll tell them that it was a mistake.',
  slotsMessage: 'Their message:',
  ownMessage: 'Your message:',
  slotsDeclined: (who: string): string => `${capitalised(who)} can’t make any of the times you suggested:`,
  timeGivenBack: (who: string): string => `${capitalised(who)} can’t make the time you agreed and asks for another:`,
  interviewCancelled: (who: string): string => `${capitalised(who)} has cancelled the interview:`,
  late: (who: string): string => `${capitalised(who)} says:`,
  slot: (number: number): string => `Time ${number}`,
  day: 'Day',
  time: 'Start',
  minutes: 'Length in minutes',
  way: 'How you’ll meet',
  place: 'Place, phone number or link',
  placeHint: 'So that they can find you. For a phone call, say who will call.',
  places: {
    in_person: {
      label: 'Where you’ll meet',
      hint: 'The name of the place, its street and its town. The postcode has a box of its own below.',
    },
    phone: {
      label: 'Who will call, and from which number',
      hint: 'For example: Sam will ring you from 0113 496 0000.',
    },
    video: { label: 'Link to the video call', hint: 'Say too if they need an app or a code.' },
  },
  postcode: 'Postcode',
  postcodeHint: 'So they can plan their journey.',
  postcodeInPerson: 'Postcode (if you’ll meet in person)',
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
  whatHappensNext: 'What happens next',
  backToApplicant: 'Back to the applicant',
  more: 'More times',
  shortlistHint: 'If you shortlist them, you’ll see their name and any contact details they share.',
  checkDo: 'Save: this check is done',
  checkUndo: { done: 'Undo: it isn’t done yet', not_passed: 'Undo: there’s no problem' },
  checkSeen: 'What did you see?',
  checkOn: 'On which day?',
  checkOpen: 'I’ve done this check',
  checkFailTalked: 'I’ve talked about it with them, and they’ve had time to answer.',
  checkFailSubmit: 'Record this problem',
  checkFailNext:
    'Nothing is decided by this. We email them to say that there’s something to read, and they can answer you.',
  checkFailed:
    'They can see that you’ve recorded a problem, and can answer you in a message. Record the check as done if it’s cleared up, or withdraw the offer under ‘Your decision’.',
  checkAfterStart: 'They’ve started. If you’ve done this check, record it with the day you did it. If not, do it now.',
  checkLaw: 'Read how to decide fairly',
  offered: 'What you’ve offered',
  agreed: 'What you’ve agreed',
  startsOn: 'Day they start',
  startAt: 'What time to come',
  terms: 'Pay and hours',
  theirFirstDay: 'Their first day',
  pay: 'What you’ll pay them, in pounds',
  payHint: (ofAdvert: string): string =>
    `Before tax. ${ofAdvert === '' ? '' : `In the advert: ${ofAdvert}. If you offer less, say why in your message. `}Anything on top, such as a night rate, goes in your message.`,
  payFact: 'Pay',
  hoursFact: 'Hours',
  hours: 'Their hours (optional)',
  hoursHint: (ofAdvert: string): string =>
    `${ofAdvert === '' ? '' : `In the advert: ${ofAdvert}. `}Write here only if theirs are different, such as 24 hours a week, Tuesday to Thursday.`,
  asInAdvert: (text: string): string => `${text} (as in the advert)`,
  startPlace: 'Where to come',
  firstDayNames: {
    when: 'Day they start',
    where: 'Where to come',
    askFor: 'Ask for',
    bring: 'Bring',
    phone: 'Your number for the day',
  },
  startPostcodeHint: 'So they can plan their journey. Leave it blank only for work from home.',
  startAskFor: 'Who to ask for (optional)',
  startBringHint: 'For example what you need for the checks, or what to wear.',
  start: 'Their start',
  started: 'Have they started?',
  startedNext:
    'Once they’ve come to work, record it here. They count as hired from then on, they can no longer withdraw, and six weeks later we ask you whether they’re still with you. If you press the button by mistake, you can undo it within the hour.',
  startedOn: 'Which day did they start?',
  startedSubmit: 'They’ve started',
  checksLeft:
    'Not all the checks are recorded as done. Right to work has to be checked before somebody starts. If you’ve done a check already, you can record it now or later, with the day on which you did it.',
  startedAnswer: 'Save the answer',
  notStarted: 'They didn’t start',
  notStartedSubmit: 'Record that they didn’t start',
  notStartedHint: 'Write to them first: their bus may have been late. They see that you recorded this.',
  hiredOn: (day: string): string => `They started on ${day}.`,
  unstart: 'Undo: they haven’t started',
  unstartHint:
    'If you recorded this by mistake, you can undo it within the hour, until you or they do anything else here. They see in their history that it was a mistake.',
  checkIn: 'How is it going?',
  sixWeeks: 'Six weeks on: are they still with you?',
  sixWeeksHint: 'It helps us show what hiring this way leads to. They see your answer in their history.',
  sixWeeksAnswers: { in_post: 'Yes, they’re still with us', left: 'No, they’ve left' },
  sixWeeksSaid: { in_post: 'Still in the job after six weeks.', left: 'Left within six weeks.' },
  /** Not by whom: that would say something about a record. */
  approvalWaits: (day: string) =>
    `Waiting since ${day}. The applicant needs an approval before they can take this job, and will tell you here when they have it. There’s nothing for you to do.`,
  approvalDone: 'The applicant says that they have the approval they need to take this job.',
  askHint:
    'You can only ask once. They can let you read a statement in their own words, talk about it with you, or say no. If they say no, you decide without an answer.',
  shared:
    'They’re willing to talk about it. They’ll choose when and how. It doesn’t mean that there is anything to tell.',
  upToThem: 'It’s up to them what they tell you.',
  declined: 'Decide without an answer. It doesn’t mean that there is anything to tell.',
  askOver: {
    hired:
      'You could only ask until they started, so there’s nothing more to do about it. If a conviction ever matters to their work here, the guide helps you decide fairly.',
    ended: 'Now that the application has ended, you can’t ask.',
  },
  noReader: 'Nobody in your company has permission to read disclosure statements, so you can’t ask yet.',
  giver: (names: string): string => `${names} can give that permission.`,
  giverIsYou: 'You can give that permission.',
  giveRight: 'Choose who can read statements',
} as const

export const applicantsProblems = {
  missing: 'We can’t find that application. It may have been withdrawn, or you don’t have permission to see it.',
  changed: 'Someone else has changed this application. Check the history, then try again.',
  forbidden: 'You don’t have permission to do this. Nothing was changed.',
  notAllowed: 'You can’t do that at this stage. Nothing was changed.',
  timeTaken: (who: string, when: string): string =>
    `You’ve agreed ${when} with ${who}, so nobody else can have it. Choose another time, or somebody else to ask for.`,
  clash: (who: string, when: string, isAgreed: boolean): string =>
    `${isAgreed ? 'You’ve already agreed' : 'You’ve already suggested'} ${when} ${isAgreed ? 'with' : 'to'} ${who}. Choose another time, or tick the box to suggest it all the same.`,
  undoTooLate: 'You can undo this only within an hour. Nothing was changed.',
  checkDay: (check: string): string => `${check}: enter a day from their application until today.`,
  checkSeen: (check: string): string => `${check}: choose what you saw.`,
  talkFirst: 'Talk about it with them first, and tick that you have.',
  startDay: 'Enter the first day.',
  startPast: 'The first day has to be today or later.',
  startHours: `The hours may be at most ${hoursLimit} characters long.`,
  sameOffer: 'This is what you have offered already. Change something, or leave it as it is.',
  pay: {
    no_amount: 'Enter the pay in pounds, such as 13.40 or 26,500.',
    pence_a_year: 'Enter a yearly sum in whole pounds, such as 26,500, or choose hourly.',
    no_period: 'Choose whether the pay is for an hour or a year.',
    out_of_range:
      'This can’t be right for the period you chose. Check the figure, and whether it’s for an hour or a year.',
    too_low_an_hour: `This is below the National Living Wage of ${livingWage}. Enter at least that.`,
  } satisfies Record<Exclude<OfferedPayRefusal, 'too_low_a_year'>, string>,
  tooLowAYear: (pounds: number): string =>
    `For these hours, the National Living Wage of ${livingWage} comes to ${payText({ from: pounds * 100, to: pounds * 100, per: 'year' })}. Enter at least that, or choose hourly.`,
  startTimePast: 'That time has already passed today.',
  startFar: 'The first day has to be within a year.',
  startTime: 'Enter a time, such as 09:00.',
  startPlace: 'Say where they should come.',
  startedDay: 'Enter a day from when they accepted the offer until today.',
  sixWeeks: 'Choose an answer.',
  checkIn: 'Choose how it is going.',
  checkInEnded: 'Somebody has answered this question already, or it has ended. There is nothing else to do.',
  beforeAgreed: 'Your advert says you’ll ask later than this. Nothing was changed.',
  noReader: 'Nobody in your company has permission to read disclosure statements. Nothing was changed.',
  stopped: (words: readonly string[]): string => `Take ${quotedText(words)} out of what you wrote.`,
  reason: 'Choose at least one reason.',
  nobody: 'Tick at least one applicant in the list first.',
  tooManyTicked: (ticked: number, most: number): string =>
    `You can choose ${most} applicants at a time, and you ticked ${ticked}. Untick some, and go on with them afterwards.`,
  note: 'Write the note.',
  noteRecord:
    'A note may not mention their record. What somebody told you about it stays with the people who may read it.',
  tooManyNotes: 'There are already 50 notes about this applicant. Nothing was changed.',
  someLeft: (told: number, left: readonly string[]): string =>
    `${told === 0 ? 'Nobody was told' : `We’ve told ${countText(told, 'person', 'people')}`}. Not changed, because something else has happened there meanwhile: ${left.join(', ')}. Open each to see.`,
  message: 'You chose ‘Something else’. Say what it is.',
  noSlot: 'Suggest at least one time.',
  slotPart: (number: number, isDay: boolean): string =>
    `Time ${number} needs ${isDay ? 'a day' : 'a start time, such as 14:30'}.`,
  minutes: 'Enter a length from 5 to 480 minutes.',
  way: 'Choose how you’ll meet.',
  place: 'Say where or how you’ll meet.',
} as const

/** Why an employer's message to an applicant was not sent. */
export const stoppedWordsText: Readonly<Record<ReturnType<typeof stoppedWords>[number]['rule'], string>> = {
  blanket_ban:
    'For most jobs it’s not lawful to refuse somebody because of a spent conviction. If an unspent one matters, name the part of the work it affects, not the record.',
  early_record_question:
    'Don’t ask about convictions here. The question has a button of its own, under ‘Criminal record’ on the applicant’s page, once they’re at the stage in your advert.',
  age_wanted: 'You cannot lawfully choose people by their age, unless the work itself requires it.',
  sex_wanted: 'You cannot lawfully choose people by their sex, unless the work itself requires it.',
  race_wanted: 'You cannot lawfully choose people by their race or nationality, unless the work itself requires it.',
  language_wanted:
    'You cannot lawfully choose people by their first language. If the work needs a language, say what for.',
  religion_wanted: 'You cannot lawfully choose people by their religion or belief, unless the work itself requires it.',
  disability_wanted:
    'You cannot lawfully turn somebody away for a disability, or ask about their health before you’ve offered the job.',
  family_wanted: 'You cannot lawfully choose people by pregnancy, maternity or marriage.',
  spent_question:
    'Only some work allows a question about spent convictions. The question on the applicant’s page asks what the law allows for this job.',
  police_record_demand:
    'It’s a crime to make anybody get their own police record with a subject access request and show it to you. Use a DBS check.',
  certificate_copy: 'Don’t ask for copies of certificates. Look at the original after an offer.',
  orientation: 'You cannot lawfully choose people by their sexual orientation or gender reassignment.',
  unpaid: 'Almost all work has to be paid at the minimum wage or above. Offer a paid trial instead.',
  fee_from_applicant: 'Nobody should have to pay to get a job.',
}

export const applicantsDone = {
  shortlisted: 'Shortlisted. We’ve told them, and you can now see their name.',
  'shortlisted-several': 'Shortlisted. We’ve told them, and you can now see who they are.',
  interview: 'You’ve invited them. We’ll tell you when they’ve answered.',
  slots: 'Sent. They can now see these times, and we’ll tell you when they’ve answered.',
  offer: 'You’ve sent the offer. We’ll email you as soon as they answer.',
  no: 'Rejected. We’ve told them, with your reasons.',
  'no-several': 'You’ve rejected them. We’ve told each of them, with your reasons.',
  'offer-withdrawn': 'You’ve withdrawn the offer, and we’ve told them.',
  unshortlisted: 'Undone. They’re no longer on the shortlist, and we’ve told them that it was a mistake.',
  'times-withdrawn': 'You’ve withdrawn what you suggested, and we’ve told them. You can suggest other times.',
  'called-off': 'You’ve called the interview off, and we’ve told them. You can suggest other times.',
  note: 'Your note is saved.',
  check: 'The check has been recorded.',
  'check-problem': 'The problem is recorded, and we’re emailing them. Nothing is decided yet.',
  'offer-changed': 'The offer is changed. We’re emailing them to say that something is different.',
  'first-day': 'The first day is saved, and they can see it.',
  hired: 'Recorded: they’ve started. Well done, both of you. If that was a mistake, you can undo it for an hour.',
  unstarted: 'Undone. They haven’t started yet.',
  'not-started': 'Recorded: they didn’t start.',
  'six-weeks': 'Thank you. Your answer is saved.',
  'check-in': 'Thank you. Your answer is saved.',
  asked: 'You’ve asked. It’s up to them what they tell you.',
} as const
export type ApplicantsDone = keyof typeof applicantsDone

/** The steps with a page of their own: its form, and what happens once that was sent. */
export const stepPages = {
  'applicant-interview': {
    title: stageActions.interview,
    intro: `Suggest 1 to ${mostSlots} times and they’ll choose one. Leave blank any you don’t need.`,
    submit: 'Check the invitation',
    next: [
      'You can check the invitation once more before it goes. Then we email them.',
      'They choose one of your times, or ask for others, and we tell you.',
    ],
  },
  'applicant-times': {
    title: 'Suggest other times',
    intro: 'These replace the times you suggested before, even one they’ve already chosen.',
    submit: 'Check these times',
    next: [
      'You can check the times once more before they go. Then we email them.',
      'They choose one of your times, or ask for others, and we tell you.',
    ],
  },
  'applicant-offer': {
    title: stageActions.offer,
    intro: 'They decide by what you write here, so be exact about the pay, the hours and the first day.',
    submit: 'Check the offer',
    next: [
      'You can check the offer once more before it goes. Then we email them.',
      'They accept or decline on their page, and you can change the offer until they do.',
      'Their application here then lists the checks this job needs. Record each one when it’s done.',
    ],
  },
  'applicant-offer-change': {
    title: 'Change the offer',
    intro: 'You can change any of it until they’ve answered.',
    submit: 'Check the changed offer',
    next: [
      'You can check the offer once more before it goes. Then we email them to say that something has changed.',
      'After that, they can’t accept the earlier offer any more.',
    ],
  },
  'applicant-first-day': {
    title: 'Change the first day',
    intro: '',
    submit: 'Check the first day',
    next: [
      'You can check it once more before it goes. Then we email them to say that something has changed.',
      'They see the new day on their page.',
    ],
  },
  'applicant-no': {
    title: 'Reject this applicant',
    intro: '',
    submit: 'Check your answer',
    next: [
      'You can check your reasons and your message once more before they go. Nobody is told until then.',
      'Then we email them, and they read both on their page. You can’t take that back.',
    ],
  },
  'applicant-withdraw-times': {
    title: 'Withdraw interview times',
    intro: '',
    otherTimes: 'Suggest other times instead',
    submit: 'Check before you withdraw',
    next: [
      'You can check this once more before anything is withdrawn. Then we email them.',
      'They stay in the running: you can suggest other times, or reject them.',
    ],
  },
  'applicant-call-off': {
    title: companyApplicantsWords.callOff,
    intro: '',
    otherTimes: 'To move the interview, suggest other times instead',
    submit: 'Check before you call it off',
    next: [
      'You can check it once more before it’s called off. Then we email them.',
      'They stay in the running: you can invite them for another time, or reject them.',
    ],
  },
  'applicant-take-back': {
    title: stageActions.offer_withdrawn,
    intro: '',
    submit: 'Check before you withdraw it',
    next: [
      'You can check it once more before it’s withdrawn. Then we email them, and you can’t take that back.',
      'This ends their application: you can’t invite them again or make another offer.',
    ],
  },
} as const

/** The steps that are shown once more before they are sent, and what is said there. */
export const readAgainWords = {
  callsOff: (interview: string): string =>
    `This calls off the interview: ${interview}. We tell them in the email, so that they don’t travel to it.`,
  /** The heading of the page, and its title: 'Check your offer'. */
  pageTitle: (heading: string): string => `Check ${heading.toLowerCase()}`,
  theirPage: 'They’ll read this on their page:',
  to: (who: string, job: string): string => `${who}, for the job ‘${job}’`,
  change: 'Go back and change it',
  back: 'Go back',
  message: 'Your message',
  /** The same where they read it. */
  theirMessage: 'The employer’s message',
  noMessage: 'You haven’t written a message. To add one, go back.',
  askUntil: (day: string): string => `You can ask about convictions until ${day}, the day before they start.`,
  askNoMore: 'They start today, so once you send this you can’t ask about convictions any more.',
  /** What an offer says other than its advert. */
  otherPay: {
    below: (offered: string, ofAdvert: string) => `Your offer of ${offered} is below your advert (${ofAdvert}).`,
    above: (offered: string, ofAdvert: string) => `Your offer of ${offered} is above your advert (${ofAdvert}).`,
    period: (offered: string, ofAdvert: string) => `Your offer is ${offered}, and your advert says ${ofAdvert}.`,
  },
  otherHours: (ofAdvert: string): string => `The hours in your advert are different: ${ofAdvert}.`,
  otherTerms: 'Change it, or explain why in your message.',
  steps: {
    'applicant-interview': {
      heading: 'Your invitation',
      next: 'When you send it, we email them. They choose one of your times, or ask for others, and we tell you.',
      submit: 'Send invitation',
    },
    'applicant-times': {
      heading: 'Your new times',
      next: 'When you send these times, we email the applicant. The new times replace all those you suggested before.',
      submit: 'Send these times',
    },
    'applicant-offer': {
      heading: 'Your offer',
      next: 'When you send it, we email them. They accept or decline on their page, and you can change the offer until they do.',
      submit: 'Send offer',
    },
    'applicant-offer-change': {
      heading: 'Your changed offer',
      next: 'When you send it, we email them to say that something has changed. They can’t accept the earlier offer any more.',
      submit: 'Send the changed offer',
    },
    'applicant-first-day': {
      heading: 'Their new first day',
      next: 'When you send it, we email them to say that something has changed.',
      submit: 'Send the first day',
    },
    'applicant-no': {
      heading: 'Your answer to them',
      next: 'When you reject them, we email them at once. You can’t take it back.',
      submit: 'Reject this applicant',
    },
    'applicant-withdraw-times': {
      heading: 'The times you’re withdrawing',
      next: 'When you go ahead, we email them. They stay in the running: you can suggest other times, or reject them.',
      submit: 'Withdraw these times',
    },
    'applicant-call-off': {
      heading: 'The interview you’re calling off',
      next: 'When you call it off, we email them. They stay in the running: you can invite them for another time, or reject them.',
      submit: 'Call the interview off',
    },
    'applicant-take-back': {
      heading: 'The offer you’re withdrawing',
      next: 'When you withdraw it, we email them at once. You can’t take it back. This ends their application: you can’t invite them again or make another offer.',
      submit: 'Withdraw the offer',
    },
  },
} as const
export type StepToReadAgain = keyof typeof readAgainWords.steps

type ReadAgain = { heading: string; next: string; submit: string }
const ofOneTime: Partial<Record<StepToReadAgain, Partial<ReadAgain>>> = {
  'applicant-interview': {
    next: 'When you send it, we email them. They choose this time, or ask for others, and we tell you.',
  },
  'applicant-times': {
    heading: 'Your new time',
    next: 'When you send this time, we email the applicant. It replaces all those you suggested before.',
    submit: 'Send this time',
  },
  'applicant-withdraw-times': { heading: 'The time you’re withdrawing', submit: 'Withdraw this time' },
}

/**
 * What is said where a step is read once more.
 * @param times how many it offers or withdraws
 */
export const readAgainOf = (action: StepToReadAgain, times = 0): ReadAgain => ({
  ...readAgainWords.steps[action],
  ...(times === 1 && ofOneTime[action]),
})

/**
 * The title of an applicant's page, or of the page of a step.
 * @param step as the address names it
 * @param form the form that came back
 */
export function applicantTitle(reference: string, { step, form }: { step: unknown; form: string | undefined }): string {
  const wanted = form ?? step
  const page = Object.entries(stepPages).find(([name]) => name === wanted)?.[1].title
  const read = Object.entries(readAgainWords.steps).find(([name]) => step === readAgainStep && name === form)?.[1]
  const title = read ? readAgainWords.pageTitle(read.heading) : page
  return title === undefined ? reference : `${title}: ${reference}`
}

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

/** The file with the applicants of a job. */
export const applicantsFile = {
  head: ['Reference', 'Name', 'Stage', 'Applied on', 'Last updated', 'Distance', 'Skills and tickets'],
  noName: 'Not shown before the shortlist',
  file: (job: string, day: string): string => `applicants-${job}-${day}.csv`,
  download: 'Download these applicants (CSV)',
  hint: 'Everybody in this list, but with names only for those you’ve shortlisted. It says nothing about anybody’s record.',
} as const

const termNames: Readonly<Record<OfferTerm, string>> = {
  pay: 'Pay',
  hours: 'Hours',
  on: 'First day',
  at: 'Starts at',
  place: 'Where to come',
  postcode: 'Postcode',
  askFor: 'Ask for',
  bring: 'Bring',
  phone: 'Call',
}

const termText = (offered: FirstDay | null, term: OfferTerm): string => {
  if (offered === null) return 'not said'
  if (term === 'on') return weekdayText(offered.on)
  if (term === 'at') return timeText(offered.at)
  return offered[term] || (term === 'pay' || term === 'hours' ? 'as in the advert' : 'not said')
}

/**
 * What has changed in an offer, for its history, which both sides read: a line for each term, with how it was.
 * @param terms those that have changed, in the order of {@link offerTerms}
 */
export const offerChanges = (before: FirstDay | null, after: FirstDay, terms: readonly OfferTerm[]): string =>
  offerTerms
    .filter((term) => terms.includes(term))
    .map((term) => `${termNames[term]}: ${termText(after, term)} (before: ${termText(before, term)})`)
    .join('\n')
