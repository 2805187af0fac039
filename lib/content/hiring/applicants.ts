import { capitalised, countText, timeText, weekdayText } from '@/lib/content/wording/date-text'
import { payText } from '@/lib/content/wording/job-text'
import { employerStageLabels, stageActions, stageLabels } from '@/lib/content/dashboards/labels'
import type { AwaitedStep, EmployerTask } from '@/lib/domain/applications/employer-task'
import type { DistanceBand } from '@/lib/domain/applications/distance-band'
import type { SlotRefusal } from '@/lib/domain/applications/interview-slots'
import type { stoppedWords } from '@/lib/domain/applications/words-to-applicant'
import { mostSlots, slotDays } from '@/lib/domain/applications/interview-slots'
import { hoursLimit, offerTerms, type FirstDay, type OfferTerm } from '@/lib/domain/applications/first-day'
import type { OfferedPayRefusal } from '@/lib/domain/applications/offered-pay'
import { minimumWage } from '@/lib/domain/job-board/minimum-wage'
import type { StepKind } from '@/lib/domain/applications/history'

/** Events of an application, as the person reads them. */
export const applicationStepLabels: Readonly<Record<StepKind, string>> = {
  ...stageLabels,
  asked: 'Asked about a record',
  shared: 'Answered: will talk about it',
  declined: 'Answered: would rather not say',
  statement_given: 'Shared a statement about a record',
  statement_read: 'Read the statement about a record',
  statement_taken_back: 'Stopped sharing the statement about a record',
  reader_added: 'Somebody else at the company can now read the statement about a record',
  checked: 'Check done',
  unchecked: 'Check to be done again',
  check_not_passed: 'Problem with a check',
  first_day_set: 'First day changed',
  offer_changed: 'Offer changed',
  shortlist_undone: 'Shortlist undone',
  interview_called_off: 'Interview called off',
  six_weeks: 'After six weeks in the job',
  approval_said: 'The job has to be approved first',
  approval_given: 'The job has been approved',
  slots_offered: 'New interview times offered',
  slot_chosen: 'Interview time chosen',
  slots_declined: 'Answered: none of the interview times works',
  time_given_back: 'Asked for another interview time',
  interview_cancelled: 'Cancelled the interview',
  running_late: 'Running late',
  message_sent: 'Sent a message',
}

/** The same, as the employer reads them. */
export const employerStepLabels: Readonly<Record<StepKind, string>> = {
  ...applicationStepLabels,
  ...employerStageLabels,
}

export const distanceBandLabels: Readonly<Record<DistanceBand, string>> = {
  under_5: 'Less than 5 miles away',
  under_10: '5 to 10 miles away',
  under_25: '10 to 25 miles away',
  over_25: 'More than 25 miles away',
  unknown: 'Not known',
}

export const slotRefusalWords: Readonly<Record<SlotRefusal | 'none', string>> = {
  none: 'Offer at least one time.',
  past: 'This time has to be in the future.',
  far: `Each time has to be within the next ${slotDays} days.`,
  hours: 'Each interview has to be between 7am and 9pm.',
  overlap: 'This overlaps a time above. Leave a gap between them.',
}

type Waited = { waited: number; isSinceToday: boolean }

/** Instead of how long it has waited, where nobody has to do it at all. */
export const noDeadline = 'No deadline'

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
  offer_times: 'Offer interview times, or reject them',
  offer_new_times: 'Offer new interview times: the others have passed',
  offer_other_times: 'Offer other interview times, or reject them',
  record_interview: 'Decide after the interview',
  do_checks: 'Do the checks for your offer',
  record_start: 'Say whether they’ve started',
  six_weeks: 'Say whether they’re still with you',
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
  read_application: 'Go to your answer',
  offer_times: 'Go to your answer',
  offer_new_times: 'Offer new times',
  offer_other_times: 'Go to your answer',
  record_interview: 'Go to your decision',
  do_checks: 'Go to the checks',
  record_start: 'Go to their start',
  six_weeks: 'Go to their start',
  check_in: 'Go to the question',
  read_statement: 'What reading it means',
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
  interview: 'Interview:',
  interviews: (areOthers: boolean): string => `${areOthers ? 'Other interviews' : 'Interviews'} in the next 7 days`,
  when: 'When',
  late: 'Running late',
  moreInterviews: (count: number): string => `You see the next ${count} interviews here. There are more.`,
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
  noneYet:
    'Nobody has applied yet. When somebody does, you’ll see here what they can do and how long they have waited for your answer.',
  toJobs: 'See your jobs',
  noneOpen: 'No applications are open. Those that have ended are in the other lists.',
  empty: 'Nobody is at this stage.',
  find: 'Name or reference',
  notFound: 'Nobody has that name or reference. You see names from the shortlist on.',
  foundIn: 'Found in all lists',
  pages: 'Pages',
  first: 'Back to the first page',
  nextPage: 'Next page',
  who: 'Applicant',
  canDo: 'Skills and tickets',
  noSkills: 'None given',
  applied: 'Applied',
  changed: 'Last updated',
  tickName: (who: string): string => `Tick ${who}`,
  several: 'Reject those you’ve ticked',
  severalHow: (most: number): string =>
    `To reject several, tick them in the list: up to ${most} at a time. You give your reasons on the next page.`,
  severalTitle: (count: number): string => `Reject ${countText(count, 'applicant')}`,
  severalMessage: 'Message to each of them',
  severalMessageHint: 'Needed if you choose ‘Something else’. Each of them will see this.',
  severalWho: 'You’re about to reject:',
  severalForGood:
    'As soon as you press the button we send an email, and your reasons and your message can be read. You can’t take it back.',
  severalSubmit: (count: number): string =>
    count === 1 ? 'Reject this applicant' : `Reject these ${count} applicants`,
  severalBack: 'Back to the list, with your ticks',
  severalNoneTitle: 'Nobody to reject here',
  severalGone: (count: number): string =>
    `${count === 1 ? 'One of those you ticked is' : `${count} of those you ticked are`} no longer in this list, and won’t be rejected.`,
  jobsTitle: 'Reject for one job at a time',
  jobsWhy: (count: number): string =>
    `You ticked applicants for ${count} different jobs. The reasons are about one job, so give them for each job by itself. Your ticks are kept.`,
  jobsChoose: (count: number, job: string): string => `Reject ${countText(count, 'applicant')} for ${job}`,
  jobsLeft: (count: number): string =>
    `You ticked ${count === 1 ? 'one other applicant, for another job' : `${count} other applicants, for other jobs`}. They come next.`,
  told: (count: number): string =>
    `You’ve rejected ${countText(count, 'applicant')}, and we’ve told ${count === 1 ? 'them' : 'each of them'}:`,
  whatsNext: 'What’s next',
  titleOfJob: (job: string): string => `Applications: ${job}`,
  notWaiting: 'Nothing to do yet',
  back: 'Back to applications',
  goOn: 'Go on',
  nextWaiting: 'Next applicant waiting:',
  allOfJob: 'All applicants of this job',
  openOrder: (isWhole: boolean): string =>
    `${isWhole ? 'Those' : 'On each page, those'} who are waiting for you come first, longest wait first. The others follow, longest at their stage first.`,
  endedOrder: 'The latest comes first.',
  forgotten:
    'We no longer keep this person’s details. They’re deleted 6 months after an application ends, or when the person deletes their account.',
  card: 'What they can do',
  cardNamed: 'Who they are and what they can do',
  experience: 'Experience',
  town: 'Town',
  now: 'Your decision',
  nextForYou: 'Next for you',
  answerBy: (day: string): string => `Please let them know by ${day}.`,
  checksBy: (day: string): string => `Finish them before they start on ${day}.`,
  statementShared: (who: string): string =>
    `${capitalised(who)} has shared a statement about their record. Whether you read it is up to you.`,
  nothing: 'There’s no decision for you to make now.',
  rejected: 'You’ve rejected this application, and we’ve told them. There’s nothing more for you to do.',
  beforeInterview: 'The interview is still to come, so there’s nothing you have to decide yet.',
  afterOffer: (who: string, day: string | null): string =>
    `${capitalised(who)} has your offer, and we’ll email you as soon as they answer. If they accept, do the checks on this page${day === null ? '' : ` before they start on ${day}`}. Until they answer you can change the offer above, or withdraw it.`,
  untilSixWeeks: (day: string): string =>
    `There’s no decision for you to make now. On ${day}, six weeks after they started, we’ll ask you whether they’re still with you.`,
  untilStart: (day: string): string => `They start on ${day}. From that day on, say here whether they came.`,
  setFirstDay: 'Agree their first day with them, and set it above.',
  /** Whose turn it is, if it is not the employer's. `who` is a first name once the applicant is shortlisted. */
  theirTurn: {
    times: (who: string): string => `Waiting for ${who} to choose a time.`,
    question: (who: string): string => `Waiting for ${who} to answer your question about their record.`,
    interview: (when: string): string => `The interview is on ${when}.`,
    offer: (who: string): string => `Waiting for ${who} to accept or decline your offer.`,
  },
  interviewWas: (when: string): string => `The interview was on ${when}.`,
  notes: 'Notes for colleagues',
  noteAdd: 'Add a note',
  noteField: 'Note',
  noteHint:
    'Your colleagues who see applicants can read it, and nobody can change it. If the applicant asks for their data, they get it too. Never write about a record.',
  noteSubmit: 'Save the note',
  noteBy: (who: string, when: string): string => `By ${who}, ${when}`,
  theApplicant: 'the applicant',
  you: 'you',
  formerColleague: 'a former colleague',
  calendar: 'Add it to your calendar',
  calendarTitle: (job: string): string => `Interview: ${job}`,
  slots: 'Interview times',
  offeredTime: 'You’ve offered another applicant a time that overlaps this one:',
  agreedTime: 'You’ve agreed a time with another applicant that overlaps this one:',
  clashAnyway: 'Offer it all the same',
  clashHint: 'Whoever chooses first has it, unless they ask for different people: then you can see both at once.',
  takenTime: 'Taken by another applicant',
  callOff: 'Call the interview off',
  offerBesideInterview: 'The interview is still booked. If it isn’t needed any more, call it off first.',
  callOffHint:
    'We tell them at once. They stay in the running: you can offer other times, or reject them. To move it, offer other times instead.',
  calledOff: 'You called the interview off:',
  unshortlist: 'Undo: take them off the shortlist',
  unshortlistHint:
    'If you shortlisted them by mistake, you can undo it within the hour, until you do or send anything else. You won’t see their name any more, and we tell them that it was a mistake.',
  slotsMessage: 'Their message:',
  slotsDeclined: (who: string): string => `${capitalised(who)} can’t make any of the times you offered:`,
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
      hint: 'The name of the place and its address, so that they can find you.',
    },
    phone: {
      label: 'Who will call, and from which number',
      hint: 'For example: Sam will ring you from 0113 496 0000.',
    },
    video: { label: 'Link to the video call', hint: 'Say too if they need an app or a code.' },
  },
  postcode: 'Postcode',
  postcodeHint: 'They plan their journey with it.',
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
  takeBack: 'Withdraw the offer',
  checkDo: 'Save: this check is done',
  checkUndo: { done: 'Undo: it isn’t done yet', not_passed: 'Undo: there’s no problem' },
  checkSeen: 'What did you see?',
  checkOn: 'On which day?',
  checkOpen: 'I’ve done this check',
  checkFailTalked: 'I’ve talked about it with them, and they’ve had time to answer.',
  checkFailSubmit: 'Record this problem',
  checkFailNext: 'Nothing is decided by this. We email them that there’s something to read, and they can answer you.',
  checkFailed:
    'They can see that you’ve recorded a problem, and can answer you in a message. Read their answer first. Then record the check as done if it’s cleared up, or withdraw the offer under ‘Your decision’.',
  checkAfterStart: 'They’ve started. If you’ve done this check, record it with the day you did it. If not, do it now.',
  checkLaw: 'Read how to decide fairly',
  offered: 'What you offer',
  agreed: 'What you’ve agreed',
  startsOn: 'Day they start',
  startAt: 'What time to come',
  terms: 'Pay and hours',
  theirFirstDay: 'Their first day',
  pay: 'What you’ll pay them, in pounds',
  payHint: (ofAdvert: string): string =>
    `Before tax. ${ofAdvert === '' ? '' : `In the advert: ${ofAdvert}. `}Anything on top, such as a night rate, goes in your message.`,
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
  startPostcodeHint: 'They plan their journey with it. Leave it blank only for work from home.',
  startAskFor: 'Who to ask for (optional)',
  startBringHint: 'For example what you need for the checks, or what to wear.',
  start: 'Their start',
  startedOn: 'Which day did they start?',
  startedSubmit: 'They’ve started',
  checksLeft:
    'Not all the checks are recorded as done. Right to work has to be checked before somebody starts. If you’ve done a check already, you can record it now or later, with the day on which you did it.',
  startedAnswer: 'Save the answer',
  notStarted: 'They didn’t start',
  notStartedSubmit: 'Record that they didn’t start',
  notStartedHint: 'Write to them first: their bus may have been late. They see that you recorded this.',
  hiredOn: (day: string): string => `They started on ${day}.`,
  checkIn: 'How is it going?',
  sixWeeks: 'Six weeks on: are they still with you?',
  sixWeeksHint: 'It helps us show what hiring this way leads to. They see your answer in their history.',
  sixWeeksAnswers: { in_post: 'Yes, they’re still with us', left: 'No, they’ve left' },
  sixWeeksSaid: { in_post: 'Still in the job after six weeks.', left: 'Left within six weeks.' },
  /** Not by whom: that would say something about a record. */
  approvalWaits: (day: string) => `Waiting for approval since ${day}. The applicant will tell you when they have it.`,
  approvalDone: 'Approved: the applicant says they have it.',
  askHint:
    'You can only ask once. They can let you read a statement in their own words, talk about it with you, or say no. If they say no, you decide without an answer.',
  shared:
    'They’re willing to talk about it. They’ll choose when and how. It doesn’t mean that there is anything to tell.',
  upToThem: 'It’s up to them what they tell you.',
  declined: 'Decide without an answer. It doesn’t mean that there is anything to tell.',
  noReader: 'Nobody in your company has permission to read disclosure statements, so you can’t ask yet.',
  giver: (names: string): string => `${names} can give that permission.`,
  giverIsYou: 'You can give that permission.',
  giveRight: 'Choose who can read statements',
} as const

const livingWage = payText({ from: minimumWage.pence, to: minimumWage.pence, per: 'hour' })

export const applicantsProblems = {
  missing: 'We can’t find that application. It may have been withdrawn, or you don’t have permission to see it.',
  changed: 'Someone else has changed this application. Check the history, then try again.',
  forbidden: 'You don’t have permission to do this. Nothing was changed.',
  notAllowed: 'You can’t do that at this stage. Nothing was changed.',
  timeTaken: (who: string, when: string): string =>
    `You’ve already agreed ${when} with ${who}, so nobody else could choose this time. Choose another, or name somebody else to ask for.`,
  clash: (who: string, when: string, isAgreed: boolean): string =>
    `${isAgreed ? 'You’ve already agreed' : 'You’ve already offered'} ${when} ${isAgreed ? 'with' : 'to'} ${who}. Choose another time, or tick the box to offer it all the same.`,
  undoTooLate: 'You can undo a shortlist for an hour. Nothing was changed.',
  checkDay: 'Enter a day from their application until today.',
  checkSeen: 'Choose what you saw.',
  talkFirst: 'Talk about it with them first, and tick that you have.',
  startDay: 'Enter the first day.',
  startPast: 'The first day has to be today or later.',
  startHours: `The hours may be at most ${hoursLimit} characters long.`,
  sameOffer: 'This is what you have offered already. Change something, or leave it as it is.',
  pay: {
    no_amount: 'Enter the pay in pounds, such as 13.40 or 26,500.',
    pence_a_year: 'Enter a yearly sum in whole pounds, such as 26,500.',
    no_period: 'Choose whether the pay is for an hour or a year.',
    out_of_range:
      'This can’t be right for the period you chose. Check the figure, and whether it’s for an hour or a year.',
    too_low_an_hour: `This is below the National Living Wage of ${livingWage}. Enter at least that.`,
  } satisfies Record<Exclude<OfferedPayRefusal, 'too_low_a_year'>, string>,
  tooLowAYear: (pounds: number): string =>
    `For these hours, the National Living Wage of ${livingWage} comes to ${payText({ from: pounds * 100, to: pounds * 100, per: 'year' })}. Enter at least that.`,
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
  stopped: (words: string, why: string): string => `You wrote: ‘${words}’. ${why}`,
  reason: 'Choose at least one reason.',
  nobody: 'Tick at least one applicant in the list first.',
  tooManyTicked: (ticked: number, most: number): string =>
    `You can reject ${most} applicants at a time, and you ticked ${ticked}. Untick some: you can reject them afterwards.`,
  note: 'Write the note.',
  noteRecord: 'A note may not mention a record. What somebody told you about it stays with the people who may read it.',
  tooManyNotes: 'There are already 50 notes about this applicant. Nothing was changed.',
  someLeft: (told: number, left: readonly string[]): string =>
    `${told === 0 ? 'Nobody was told' : `We’ve told ${countText(told, 'person', 'people')}`}. Not changed, because something else has happened there meanwhile: ${left.join(', ')}. Open each to see.`,
  message: 'You chose ‘Something else’. Say what it is.',
  slotPart: (number: number): string => `Time ${number} needs a day and a start time, such as 14:30.`,
  minutes: 'Enter a length from 5 to 480 minutes.',
  way: 'Choose how you’ll meet.',
  place: 'Say where or how you’ll meet.',
} as const

/** Why an employer's message to an applicant was not sent. */
export const stoppedWordsText: Readonly<Record<NonNullable<ReturnType<typeof stoppedWords>>['rule'], string>> = {
  blanket_ban:
    'This turns somebody away because they have a record. For most jobs it is not lawful to refuse somebody because of a spent conviction. If an unspent one matters, say which part of the work it affects, and leave the record itself out of writing.',
  early_record_question:
    'Don’t ask in a message. There is a question for it on the applicant’s page, from the stage your advert gives.',
  age_wanted: 'You cannot lawfully choose people by their age, unless the work itself requires it.',
  sex_wanted: 'You cannot lawfully choose people by their sex, unless the work itself requires it.',
  race_wanted: 'You cannot lawfully choose people by their race or nationality, unless the work itself requires it.',
  religion_wanted: 'You cannot lawfully choose people by their religion or belief, unless the work itself requires it.',
  disability_wanted:
    'You cannot lawfully turn somebody away for a disability, or ask about their health before you’ve offered the job.',
  family_wanted: 'You cannot lawfully choose people by pregnancy, maternity or marriage.',
  spent_question:
    'Only some work allows a question about spent convictions. Leave it out: the question on the applicant’s page asks what the law allows for this job.',
  police_record_demand:
    'It’s a crime to make anybody get their own police record with a subject access request and show it to you. Use a DBS check.',
  certificate_copy: 'Don’t ask for copies of certificates. Look at the original after an offer.',
  orientation: 'You cannot lawfully choose people by their sexual orientation or gender reassignment.',
  unpaid: 'Almost all work has to be paid at the minimum wage or above. Offer a paid trial instead.',
  fee_from_applicant: 'Nobody should have to pay to get a job. Leave out what they would have to pay.',
}

export const applicantsDone = {
  shortlisted: 'Shortlisted. You can now see their name.',
  interview: 'You’ve invited them. They’ll choose one of your times.',
  slots: 'You’ve offered new times.',
  offer: 'You’ve sent the offer.',
  no: 'Rejected. We’ve told them, with your reasons.',
  'no-several': 'You’ve rejected them. We’ve told each of them, with your reasons.',
  'offer-withdrawn': 'You’ve withdrawn the offer.',
  unshortlisted: 'Undone. They’re no longer on the shortlist.',
  'called-off': 'You’ve called the interview off, and we’ve told them.',
  note: 'Your note is saved.',
  check: 'The check has been recorded.',
  'check-problem': 'The problem is recorded, and we’re emailing them. Nothing is decided yet.',
  'offer-changed': 'The offer is changed. We’re emailing them that something is different.',
  'first-day': 'The first day is saved, and they can see it.',
  hired: 'Recorded: they’ve started. Well done, both of you.',
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
    intro: `Offer 1 to ${mostSlots} times and they’ll choose one. Leave any you don’t need blank.`,
    submit: 'Check the invitation',
    next: [
      'You read the invitation once more before you send it. Then we email them.',
      'They choose one of your times, or ask for others, and we tell you.',
    ],
  },
  'applicant-times': {
    title: 'Offer other times',
    intro: 'These replace the times you offered before, even one they’ve already chosen.',
    submit: 'Check these times',
    next: [
      'You read the times once more before you send them. Then we email them.',
      'They choose one of your times, or ask for others, and we tell you.',
    ],
  },
  'applicant-offer': {
    title: stageActions.offer,
    intro: 'They decide by what you write here, so be exact about the pay, the hours and the first day.',
    submit: 'Check the offer',
    next: [
      'You read the offer once more before you send it. Then we email them.',
      'They accept or decline on their page, and you can change the offer until they do.',
      'Their page in your portal then lists the checks this job needs. Record each one when it’s done.',
    ],
  },
  'applicant-offer-change': {
    title: 'Change the offer',
    intro: 'You can change any of it until they’ve answered.',
    submit: 'Check the changed offer',
    next: [
      'You read the offer once more before you send it. Then we email them that something has changed.',
      'They can only accept what they have seen.',
    ],
  },
  'applicant-first-day': {
    title: 'Change the first day',
    intro: '',
    submit: 'Save the first day',
    next: ['They see it on their page, and we email them that something has changed.'],
  },
} as const

/** The steps that are shown once more before they are sent, and what is said there. */
export const readAgainWords = {
  title: 'Check before you send',
  to: (who: string, job: string): string => `To ${who}, about the job ‘${job}’`,
  change: 'Go back and change it',
  message: 'Your message',
  noMessage: 'You’ve written no message.',
  times: 'The times they can choose from',
  chooseBy: (day: string): string => `We’ll ask them to choose by ${day}.`,
  inAdvert: (terms: string): string => `Your advert says something else: ${terms}.`,
  steps: {
    'applicant-interview': {
      heading: 'Your invitation',
      next: 'When you send it, we email them. They choose one of your times, or ask for others, and we tell you.',
      submit: 'Send invitation',
    },
    'applicant-times': {
      heading: 'Your new times',
      next: 'When you send them, we email them. These times replace all that you offered before.',
      submit: 'Send these times',
    },
    'applicant-offer': {
      heading: 'Your offer',
      next: 'When you send it, we email them. They accept or decline on their page, and you can change the offer until they do.',
      submit: 'Send offer',
    },
    'applicant-offer-change': {
      heading: 'Your changed offer',
      next: 'When you send it, we email them that something has changed. They can only accept what they have seen.',
      submit: 'Send the changed offer',
    },
  },
} as const
export type StepToReadAgain = keyof typeof readAgainWords.steps

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
  hint: 'With names only from the shortlist on, and nothing about a record.',
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
