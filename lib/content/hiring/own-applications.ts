import { offerCheckObjects } from '@/lib/content/hiring/offer-checks'
import { countText } from '@/lib/content/wording/date-text'
import { andText } from '@/lib/content/wording/in-sentence'
import { mostApplicationsADay, type DisclosureState } from '@/lib/domain/applications/application'
import { silenceDays } from '@/lib/domain/applications/silence'
import type { Stage } from '@/lib/domain/applications/stages'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

type News = {
  company: string
  stage: Stage
  disclosure: DisclosureState
  canChooseTime: boolean
  hasDeclinedTimes: boolean
  interviewOn: PlainDate | null
  wasInterviewed: boolean
}

/** Where an application that is open or was accepted stands, in one line: 'Example Bakery has shortlisted you'. It never says what a question is about. */
export function newsOf(news: News): string {
  const { company, stage, disclosure, canChooseTime, hasDeclinedTimes, interviewOn, wasInterviewed } = news
  if (stage === 'accepted') return `You’ve accepted the job at ${company}`
  if (stage === 'hired') return `You’ve started at ${company}`
  if (stage === 'offer') return `${company} has offered you a job`
  // Times come before a question: they run out.
  if (canChooseTime) return `${company} has invited you to an interview`
  if (disclosure === 'asked') return `${company} has a question for you`
  if (stage === 'interview' && interviewOn !== null) return `You have an interview at ${company}`
  if (stage === 'interview' && wasInterviewed) return `Your interview at ${company} is over`
  if (stage === 'interview' && hasDeclinedTimes) return `Your interview at ${company} has no time yet`
  if (stage === 'interview') return `${company} has invited you to an interview`
  return stage === 'shortlisted' ? `${company} has shortlisted you` : `You applied to ${company}`
}

/** The title of the tab: the job, after what is asked once more. Of a question about a record it never says what it is about. */
export const ownTitle = (job: string, answer: 'accept' | 'other' | null): string =>
  answer === null ? job : `${answer === 'accept' ? 'Accept the offer' : 'Check your answer'}: ${job}`

/** Of an application that has ended. */
const stillSeen =
  'For 6 months the employer can still see this application and your messages. If they shortlisted you, they still see your name, town and any contact details you shared. They can’t open your CV or a statement any more.'

/** The candidate's own application screens, and the page on which they apply. */
export const ownApplicationsWords = {
  title: 'Your applications',
  lead: 'See where each one stands and what you can do next.',
  see: 'See all your applications',
  unavailable: 'We can’t show your applications just now. Please try again in a minute.',
  open: 'Open applications',
  openNone: 'You have no open applications.',
  find: 'Find a job',
  jobs: (count: number): string => (count === 1 ? 'You have a job' : 'Your jobs'),
  ended: 'Ended applications',
  endedNone: 'None yet.',
  pages: { open: 'Pages of open applications', ended: 'Pages of ended applications' },
  first: { open: 'Newest open applications', ended: 'Newest ended applications' },
  nextPage: { open: 'Older open applications', ended: 'Older ended applications' },
  job: 'Job',
  company: 'Company',
  stage: 'Stage',
  changed: 'Last updated',
  now: 'What’s next',
  forYou: 'What to do next',
  nothingForYou: 'Nothing is waiting for you today. You can look for more jobs in the meantime.',
  jobsForYou: 'See jobs for you',
  seeJob: { accepted: 'See your first day', hired: 'See your job' },
  readMessages: (count: number): string => (count === 1 ? 'Read the message' : 'Read the messages'),

  back: 'Back to your applications',
  backToOne: 'Back to this application',
  yourTurn: {
    times: 'Choose an interview time',
    timesAndQuestion: 'Choose an interview time, then answer a question',
    question: 'Answer a question',
    offer: 'Answer the offer',
    offerAndQuestion: 'Answer the offer, and a question',
  },
  waiting: (days: number): string =>
    days === 0 ? 'The employer has your application.' : `You’ve been waiting ${countText(days, 'working day')}.`,
  answerBefore: (day: string): string => `You would start on ${day}, so please answer before then.`,
  hearBy: (day: string): string => `You should hear by ${day}.`,
  hearByPassed: (day: string): string => `You should have heard by ${day}.`,
  hearByNext: 'If you don’t, this page will tell you what you can do.',
  said: (company: string, day: string): string => `${company} wrote on ${day}:`,
  waitsFor: {
    by: (day: string): string => `You should hear by ${day}`,
    passed: (day: string): string => `You should have heard by ${day}`,
    noAnswer: (company: string): string => `${company} hasn’t answered. You can wait longer, or close it`,
    anAnswer: (company: string): string => `You’re waiting for ${company}`,
  },
  interviewOn: (day: string): string => `Your interview is on ${day}`,
  none: 'Nothing to do',
  afterAccepting: 'Get ready for your first day',
  silence: `You have been waiting for the employer for at least ${silenceDays.told} working days. You have done nothing wrong.`,
  silenceNext:
    'You can wait longer, or close this application. If you close it, we’ll record that this employer didn’t reply.',
  silenceClose: 'Close it because they didn’t reply',
  otherJobs: 'See other jobs you can apply for',
  nothing: 'There’s nothing you need to do now. We’ll email you when the employer answers.',
  seenNow:
    'They see what you can do, anything you wrote about why the job suits you, and roughly how far away you live. They only see your name if they shortlist you.',
  interviewed: (day: string): string =>
    `Your interview was on ${day}. Next, the employer can make you an offer, or say no. We’ll email you.`,
  shortlisted:
    'You’ve been shortlisted. Next, the employer can invite you to an interview, or say no. We’ll email you.',
  /** @param begins the first day and its time, once the employer has set them */
  accepted: (begins: string | null, checksLeft: boolean): string =>
    [
      begins === null
        ? 'They’ll tell you your first day, and you’ll see it here.'
        : `You start on ${begins}. See below where to go.`,
      checksLeft ? 'They do the checks with you before then.' : '',
      begins === null
        ? 'If you haven’t heard from them in a week, or something doesn’t suit you, send them a message.'
        : 'If something doesn’t suit you, send them a message.',
    ]
      .filter(Boolean)
      .join(' '),
  interview: 'Your interview',
  interviewStates: {
    beside_offer: 'You agreed this before there was an offer. If you’re not sure whether to come, send them a message.',
    over: 'This interview is over.',
    off: 'This interview won’t take place any more.',
  },
  calendar: 'Add it to your calendar',
  details: {
    where: { in_person: 'Where', phone: 'How', video: 'How' },
    askFor: 'Ask for',
    bring: 'Bring',
    phone: 'Call them on',
  },
  detailsOfTimes: { one: 'For this interview', more: 'For whichever time you choose' },
  late: 'I’m running late',
  lateLegend: 'About how late will you be?',
  lateChoice: (minutes: number): string => (minutes === 60 ? 'About an hour' : `About ${minutes} minutes`),
  lateMessage: 'Short message (optional)',
  lateSubmit: 'Tell the employer',
  lateTold: 'You’ve told them:',
  lateNoMore: 'You’ve told them three times today. If it gets later than that, call them or send a message.',
  /** What both sides read in the history. */
  lateNote: (minutes: number, message: string): string =>
    [`${minutes === 60 ? 'About an hour' : `About ${minutes} minutes`} late.`, message].filter(Boolean).join(' '),
  otherTime: 'Ask for another time',
  otherTimeHint: 'You’ll lose this time, and the employer can suggest others.',
  otherTimeSubmit: 'Give up this time and ask for another',
  cancel: 'Cancel the interview',
  cancelHint:
    'You’ll still be in the running: the employer can suggest other times, or say no. If you don’t want the job any more, withdraw your application at the bottom of this page instead.',
  cancelMessage: 'Message to the employer (optional)',
  cancelMessageHint: 'You don’t have to say why. The employer will see this.',
  cancelSubmit: 'Cancel the interview',
  toldAtOnce: 'We’ll email the employer straight away.',
  choose: 'Choose an interview time',
  chooseLegend: { one: 'Does this time suit you?', more: 'Which time suits you?' },
  /** @param first the time of the first, if it is that very day */
  chooseBy: (day: string, first: string | null, count: number): string =>
    first === null
      ? `Choose by ${day}.`
      : count === 1
        ? `Choose before ${first} on ${day}.`
        : `Choose by ${day}: the first is at ${first}.`,
  chooseHint: { one: 'The employer will see that you chose it.', more: 'The employer will see which one you chose.' },
  chooseSubmit: 'Choose this time',
  takenTimes: (times: readonly string[]): string => `Somebody else has taken ${times.join('; ')}.`,
  allTaken: 'Other people have taken all the times that were suggested to you. Ask the employer for other times.',
  noTime: { one: 'This time doesn’t work for me', more: 'None of these times works for me' },
  noTimeMessage: 'Message to the employer (optional)',
  noTimeMessageHint: 'Say which days or times would work. The employer will see this.',
  noTimeSubmit: 'Ask for other times',
  times: 'Interview times',
  timesMessage: 'Your message:',
  timesDeclined: 'You asked for other interview times. The employer can now suggest some.',
  timeGivenBack:
    'Your interview at that time is cancelled, so please don’t go. The employer can now suggest other times.',
  interviewCancelled: 'You cancelled the interview. The employer can suggest other times, or say no.',
  timesWithdrawn:
    'You don’t need to choose an interview time any more: the employer has withdrawn what they suggested. They can suggest another time, or say no.',
  interviewCalledOff: 'The employer has called the interview off. They can suggest other times, or say no.',
  offer: 'The employer has offered you the job',
  firstDay: 'Your first day',
  firstDayNames: {
    when: 'When',
    where: 'Where',
    askFor: 'Ask for',
    bring: 'Bring',
    phone: 'Call them on',
  },
  hired: (day: string): string => `You started on ${day}. We hope it goes well.`,
  withdrawAccepted:
    'If you can’t take the job after all, tell them here as early as you can. They see that you withdrew, not why.',
  accept: 'Accept the offer',
  /** Before an offer is accepted, with its terms above. */
  accepting: {
    heading: (company: string): string => `Accept the job at ${company}?`,
    what: (job: string, company: string): string =>
      `You’d be accepting the job ‘${job}’ at ${company}, as it is described here.`,
    checks: (kinds: readonly (keyof typeof offerCheckObjects)[]): string =>
      `Before you start, they check ${andText(kinds.map((kind) => offerCheckObjects[kind]))}. Your application’s page says what to bring.`,
    tells: (company: string): string => `This tells ${company} at once. Your other applications stay open.`,
    approval: 'You also need the approval of your supervising officer. Tell them here once you have it.',
    after: 'If you can’t take the job after all, you can still withdraw before you start.',
    submit: 'Yes, accept the offer',
    goBack: 'Go back without accepting',
  },
  /** With an offer: what may still be asked about a record, and whether there is a check of it. */
  offerRecord: {
    never: 'They’ve said that they won’t ask about your record.',
    mayAsk: 'They haven’t asked about your record. They can still ask, before or after you accept, until you start.',
    noDbs: 'There’s no DBS check.',
    dbs: 'They ask for a DBS check, which can show it.',
  },
  decline: 'Decline the offer',
  declineHint: 'We tell the employer at once, and your application ends. You can’t undo this.',
  declineSubmit: 'Yes, decline the offer',
  advertClosed: 'The advert has closed. Your application still counts.',
  advert: 'Read the job advert',
  advertTab: 'The advert you applied for',
  advertTitle: (job: string): string => `The advert: ${job}`,
  advertLead: 'This is how it read when you applied.',
  advertSame: 'It hasn’t changed since.',
  advertChanged: 'The employer has changed it since.',
  advertNow: 'See it as it is now',
  advertOnBoard: 'See it on the job board',
  seen: (company: string): string => `What ${company} can see now`,
  seenText: 'They shortlisted you, so they can now see this as well as ‘What I can do’:',
  seenCv: 'They can also open the copy of your CV.',
  seenStatement: (version: number): string =>
    `They can also read version ${version} of your statement about your record. It’s further down this page, and you can take it back.`,
  seenNot: {
    notAsked: 'They haven’t asked about your record. They won’t see anything about it unless you choose to tell them.',
    asked: 'They won’t see anything about your record unless you choose to tell them.',
  },
  record: 'The question about your record',
  terms: 'What you agreed',
  termsFrom:
    'The rest is as in the advert you applied for. If you agreed something else, ask for it in writing before you say yes.',
  termsAccepted:
    'Anything not said here is as in the advert you applied for. Ask for all of it in writing before your first day, with anything else you agreed.',
  termsChanged: (day: string): string =>
    `The employer changed this offer on ${day}. Read it again before you answer: what changed is in the history below.`,
  termsJob: 'The job',
  termsPay: 'Pay',
  termsHours: 'Hours',
  termsStart: 'Start',
  termsPlace: 'Place',
  termsPayRange: 'The pay is a range, so ask them exactly how much it will be.',
  termsChecks: 'Before you start, they have to do some checks. What to bring is below.',
  termsStartSoon: 'As soon as you can. Agree the day with them.',
  termsGone:
    'The advert is no longer here. Ask the employer for pay, hours, start and place in writing before you say yes.',
  approval: 'If a supervising officer has to approve the job',
  approvalHint: 'Some people need a supervising officer, such as a probation officer, to approve a job.',
  approvalTold: 'You asked us to tell the employer this if they offer you the job. They won’t see it before then.',
  approvalNotTold: 'At the moment we tell the employer nothing. You can change that:',
  approvalTell: 'Tell them if they offer me the job',
  approvalDoNotTell: 'Don’t tell them',
  approvalSay: 'Tell the employer that the job has to be approved first',
  approvalWaits: 'You told the employer that the job has to be approved first. They don’t see by whom or why.',
  approvalGiven: 'My supervising officer has approved it',
  withdraw: 'Withdraw this application',
  withdrawLegend: 'Why? The employer will only see that you withdrew.',
  withdrawSubmit: 'Withdraw my application',
  checks: 'Before you can start',
  history: 'What has happened so far',
  endings: {
    unsuccessful: {
      heading: 'This time, the answer is no',
      text: 'This answer is about this job only, and no other employer sees it.',
    },
    unsuccessful_after_interview: {
      heading: 'This time, the answer is no',
      text: 'You got as far as the interview. No other employer sees this answer.',
    },
    offer_withdrawn: {
      heading: 'The employer has taken back their offer',
      text: 'We’re sorry. No other employer sees this.',
    },
    not_started: {
      heading: 'The employer says that you didn’t start',
      text: 'If that’s wrong, tell them in a message. No other employer sees this.',
    },
    job_closed: { heading: 'The employer has closed this job', text: 'They aren’t hiring for it any more.' },
    offer_declined: {
      heading: 'You declined the offer',
      text: `${stillSeen} You can still apply for other jobs.`,
    },
    withdrawn: {
      heading: 'You withdrew this application',
      text: `The employer sees that you withdrew, but not why. ${stillSeen} You can still apply for other jobs.`,
    },
  },
  reasons: (count: number) => (count === 1 ? 'The employer’s reason' : 'The employer’s reasons'),
  withdrawnBecause: 'Why you withdrew (only you see this)',
  employer: 'the employer',
} as const

export const applyWords = {
  now: 'What they’ll see when you apply',
  nowHint: 'What you can do, as it stands here. Your name is not on it.',
  nowDistance: 'They also see roughly how far you live from the job, such as 5 to 10 miles.',
  later: 'What they’ll see if they shortlist you',
  laterHint: 'They’ll see this as well.',
  changeNow: 'Change what you can do',
  changeLater: 'Change these details',
  never: 'What they won’t see',
  neverText: 'Anything about your record. If you’re ever asked, you’ll read what the law says before you answer.',
  district: 'First half of your postcode',
  noDistrict: 'Not given',
  changeDistrict: 'Change your postcode',
  approvalIf: 'If a supervising officer has to approve the job',
  approval: 'Tell the employer if they offer me the job',
  approvalHint:
    'They’ll read that the job has to be approved first. They won’t read who approves it. Leave this blank if you want to tell them yourself.',
  submit: 'Send my application',
  needsTitle: 'Tell employers what you can do',
  toProfile: 'Go to my profile',
  closed: 'This job is closed to applications.',
  hidden: 'You’re hiding from this company, so it couldn’t answer you. Stop hiding from it in your profile first.',
  before: 'You applied for this job before.',
  beforeLink: 'See your earlier application',
  already: 'You’ve already applied for this job.',
  too_many: `You can apply for ${mostApplicationsADay} jobs a day. Please apply for this one tomorrow.`,
  seeApplication: 'See your application',
} as const

export const ownApplicationsProblems = {
  missing: 'We can’t find that application.',
  changed: 'Something has changed since you opened this. Check it, then try again.',
  forbidden: 'You can’t do this. Nothing was changed.',
  notAllowed: 'You can’t do this now. Nothing was changed.',
  slot: 'Choose one of the times.',
  taken: 'Somebody else chose that time a moment before you. Choose another one, or ask for other times.',
  slotGone: 'That time is no longer free. Choose another one.',
  noInterview: 'There’s no interview to change. It may be over, or the employer may have changed it.',
  late: 'Choose about how late you’ll be.',
  lateNotNow: 'You can say that you’re late on the day of the interview, until it’s over.',
  noTimes: 'There are no times to answer at the moment. Nothing was changed.',
  reason: 'Choose a reason.',
  answer: 'Choose an answer.',
  noJob: 'That job is no longer here.',
} as const

export const ownApplicationsDone = {
  applied: 'You’ve applied. Your application’s page says when you should hear.',
  accepted: 'You’ve accepted the offer. They’ve been told.',
  declined: 'You’ve declined the offer.',
  withdrawn: 'You’ve withdrawn your application, and the employer can see that.',
  slot: 'Your interview time is set.',
  'no-time': 'We’ve told the employer that you need another time.',
  'other-time': 'We’ve told the employer. They can now suggest other times.',
  'interview-cancelled': 'We’ve told the employer that you’ve cancelled the interview.',
  late: 'We’ve told the employer that you’re running late.',
  answered: 'The employer can now see your answer.',
  'statement-given': 'They can read your statement now. You’ll see below who opens it.',
  'statement-back': 'You’ve taken it back. Nobody there can open it any more.',
  approval: 'Your choice is saved.',
  'cv-back': 'You’ve taken the copy of your CV back. Nobody there can open it any more.',
} as const
export type OwnApplicationsDone = keyof typeof ownApplicationsDone

/** The same of a time that was chosen, with the day and the time. */
export const timeChosen = (when: string): string => `${ownApplicationsDone.slot} It’s on ${when}.`
