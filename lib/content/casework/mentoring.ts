import { countText } from '@/lib/content/wording/date-text'
import { andText } from '@/lib/content/wording/in-sentence'
import type { MentoringRefusal, MentoringSubject } from '@/lib/domain/casework/mentoring'

export const mentoringSubjectLabels: Readonly<Record<MentoringSubject, string>> = {
  new_job: 'Starting a new job',
  confidence: 'Confidence',
  interviews: 'Interviews',
  learning: 'Learning and training',
  money: 'Money',
  family: 'Family',
  building: 'Building work',
  warehouse: 'Warehouse work',
  driving: 'Driving',
  own_business: 'Working for yourself',
}

/** As the mentor chooses one. */
export const mentoringRefusalLabels: Readonly<Record<MentoringRefusal, string>> = {
  no_time: 'I don’t have the time at the moment',
  other_subject: 'Somebody else knows more about what they want',
  know_each_other: 'We know each other, or our families do',
  too_far: 'We live too far apart to meet',
}

/** As the person reads it. */
export const ownDeclineWords: Readonly<Record<MentoringRefusal, string>> = {
  no_time: 'They don’t have the time at the moment.',
  other_subject: 'They think that somebody else knows more about what you want.',
  know_each_other: 'You know each other already, so it should be somebody else.',
  too_far: 'You live too far apart to meet.',
}

/** To the person, of what they report. */
const whoReadsWorries =
  'The organisation’s safeguarding lead reads it, or, if they have no account here, whoever manages access there.'

/** 'Money and driving', in the order of the list. */
export const subjectsText = (subjects: readonly MentoringSubject[]): string =>
  andText(
    subjects.map((subject, index) =>
      index === 0 ? mentoringSubjectLabels[subject] : mentoringSubjectLabels[subject].toLowerCase(),
    ),
  )

const places = (count: number): string => (count === 0 ? 'No places left' : `${countText(count, 'place')} left`)

/** To the person. */
export const ownMentoringWords = {
  title: 'Mentoring',
  lead: 'A mentor meets you now and then to talk about work and your next steps. They see your name, the steps of your plan and your messages to each other. Nothing else.',
  none: 'You don’t have a mentor yet. Mentors come from organisations that help people. If one helps you, ask it for a code and use it here.',
  useCode: 'Enter a code from an organisation',
  organisations: 'Organisations',
  fromSupport: 'Your mentor, or how to ask for one',
  mentor: 'Your mentor',
  noMentor: 'You don’t have a mentor yet.',
  asked: (name: string, day: string) => `You asked ${name} on ${day}. You’ll get the answer here.`,
  since: (name: string, day: string) => `${name} has been your mentor since ${day}.`,
  declined: (name: string, day: string) => `${name} said no on ${day}.`,
  ended: {
    person: (name: string, day: string) => `You stopped meeting ${name} on ${day}.`,
    mentor: (name: string, day: string) => `${name} stopped being your mentor on ${day}.`,
    mentor_left: (name: string, day: string) => `${name} stopped mentoring here on ${day}.`,
    consent: (name: string, day: string) => `Mentoring with ${name} ended on ${day}.`,
  },
  somebody: 'Your mentor',
  helpsWith: 'Helps with:',
  sessions: 'Your sessions',
  noSessions: 'No sessions yet.',
  session: (day: string, minutes: number) => `${day}, ${countText(minutes, 'minute')}`,
  next: 'Before the next session:',
  goals: 'Your goals',
  noGoals: 'There are no steps in your plan yet.',
  openPlan: 'Update your plan',
  stepsDone: (done: number, all: number) => `${done} of ${countText(all, 'step')} done.`,
  find: 'Ask for a mentor',
  others: 'Other mentors',
  oneAtATime: 'You can have one mentor at a time.',
  noMentors: (organisation: string): string =>
    `${organisation} has no mentors at the moment. If you’d like one, tell the person who helps you. They can tell you when there is one.`,
  askWorker: 'Write to the person who helps you',
  places,
  ask: 'Ask to meet',
  askOf: (name: string) => `Ask to meet: ${name}`,
  askShows: 'When you ask, they see your name. When they say yes, they see the steps of your plan too.',
  end: 'Stop meeting this mentor',
  endLead: 'If you stop, they can’t see your plan or your messages any more. You can ask another mentor afterwards.',
  takeBack: 'Cancel your request',
  worry: 'Report a worry',
  worryLead: `For anything about your mentor or a session that doesn’t feel right. ${whoReadsWorries} Your mentor never can.`,
  danger: 'If somebody is in danger now, ring 999.',
  worryLabel: 'What worries you?',
  worrySubmit: 'Send it',
  worries: 'What you reported',
  worriesWho: (organisation: string): string =>
    `The safeguarding lead at ${organisation} reads it, or, if they have no account here, a colleague of theirs who manages access. Your mentor can’t see it.`,
  reported: (moment: string) => `You reported a worry on ${moment}.`,
  read: (moment: string) => `They read it on ${moment}.`,
  unread: 'They haven’t read it yet.',
} as const

/** To members. */
export const mentoringWords = {
  title: 'Mentoring',
  lead: 'You see each person’s name, the steps of their plan, your sessions and your messages. You don’t see the rest of their file.',
  leadOthers:
    'A mentor is a colleague who meets someone regularly to talk about work and what comes next. A mentor sees the person’s name, their plan, and the sessions and messages between the two of them, and nothing else in the file.',
  leadAll:
    'You see who mentors whom, who is waiting for an answer and who has been left without a mentor. You don’t see their sessions or what they write to each other.',
  nothingHere: 'Nobody has a mentor at the moment, and nobody is waiting for one.',
  nothingOwn: 'You aren’t a mentor here.',
  begins: 'How somebody gets a mentor',
  beginsSteps: [
    {
      title: 'A colleague becomes a mentor',
      text: 'Anyone who works or volunteers for your organisation can be a mentor. A colleague who manages access ticks ‘Mentor people’ for them.',
    },
    {
      title: 'The mentor sets how many people they can meet',
      text: 'On this page, they also say what they can help with, such as interviews or money.',
    },
    {
      title: 'The person asks for a mentor',
      text: 'They do this under ‘Mentoring’ in their own portal, once they have an account. The mentor says yes or no.',
    },
  ],
  /** The first step, for whoever can take it. */
  chooseMentors: {
    text: 'Anyone who works or volunteers for your organisation can be a mentor, including you. Tick ‘Mentor people’ for each of them.',
    link: 'Choose mentors from your colleagues',
  },
  choosePerson: 'Give someone a code to join',
  noOrganisation: 'Mentoring is for members of an approved organisation.',
  people: 'People you mentor',
  noPeopleYet:
    'You don’t mentor anybody yet. People can ask you now: whoever does is named on this page, and you say yes or no.',
  noPeople:
    'You don’t mentor anybody yet. Say how many people you can meet and what you help with: then people can ask you, under ‘Mentoring’ in their own portal.',
  asks: 'Waiting for your answer',
  askedOn: (day: string) => `asked on ${day}`,
  since: (day: string) => `since ${day}`,
  lastOn: (day: string) => `last session on ${day}`,
  noSession: 'no session yet',
  unread: (count: number) => countText(count, 'new message'),
  offer: 'Your places for people to mentor',
  offerLead: 'People choose by your name, your subjects and whether you have a place left.',
  noName: 'Your account has no name, so nobody can find you. Add your name first.',
  addName: 'Add your name',
  placesLabel: 'How many people can you mentor at once?',
  placesHint: 'If you put 0, nobody new can ask you. The people you mentor now stay.',
  subjectsLegend: 'What do you help with?',
  offerSubmit: 'Save your places',
  pairs: 'Who mentors whom',
  aMentor: 'a mentor',
  pairAsked: (mentor: string, day: string) => `asked ${mentor} on ${day}. No answer yet.`,
  pairSince: (mentor: string, day: string) => `has been meeting ${mentor} since ${day}.`,
  leftAlone: 'Left without a mentor',
  leftAloneLead:
    'Their mentor has left, or no longer mentors. They can ask another, or you can talk about it with them.',
  worries: 'Worries',
  worriesLead:
    'You can read these because you answer for safeguarding or manage access. Names are shown once you open one, and we note who reads it.',
  noWorries: 'Nobody has reported a worry.',
  worryBy: {
    person: (moment: string) => `From a person who is helped here, ${moment}`,
    worker: (moment: string) => `From a mentor, ${moment}`,
  },
  isRead: 'Read',
  isUnread: 'Not read yet',
  all: 'Back to mentoring',
  with: (name: string) => `Mentoring ${name}`,
  asked: (day: string) => `On ${day} they asked you to be their mentor.`,
  answer: 'Your answer',
  willYou: 'Will you be their mentor?',
  yes: 'Yes, I’ll be their mentor',
  no: (reason: string): string => `No. ${reason}`,
  answerSubmit: 'Send your answer',
  sessions: 'Sessions',
  addSession: 'Note a session',
  on: 'Day',
  minutes: 'Minutes',
  nextLabel: 'What is next?',
  nextHint: 'Both of you read it.',
  sessionSubmit: 'Save the session',
  goals: 'Their goals',
  noGoals: 'There are no steps in their plan yet.',
  end: 'Stop mentoring them',
  endLead: 'If you stop, you can’t see their plan or your messages any more.',
  worry: 'Report a worry',
  worryLead:
    'For anything about this person’s safety or your sessions. Whoever answers for safeguarding here is told at once and can read it; so can the person it is about, in the copy of their data.',
  home: 'Back to the overview',
  homeNone: 'Nobody has asked you to mentor them yet.',
  homeOpen: 'Say how many places you have',
  asksYou: 'asks you to be their mentor',
  worriesUnread: (count: number) => `${countText(count, 'worry', 'worries')} reported that nobody has read`,
  leftAloneLine: (count: number) => `${countText(count, 'person', 'people')} left without a mentor`,
} as const

/** The page where a worry is read. */
export const worryWords = {
  title: 'A worry',
  about: (name: string) => `About the mentoring of ${name}`,
  mentor: 'Mentor',
  noMentorName: 'Without a name',
  theMentor: 'the mentor',
  by: 'Reported by',
  bySide: { person: 'The person', worker: 'The mentor' },
  at: 'Reported',
  words: 'What was said',
  unreadable: 'It can’t be read any more: its key is lost.',
  next: 'What you can do',
  /** By who reported it. */
  meanwhile: {
    person: 'The mentor can’t see this.',
    worker: '',
  },
  /** That reading it changes nothing, and who can. */
  goesOn: (name: string, mentor: string): string =>
    `Reading this doesn’t stop the mentoring. If it still goes on, ${name} or ${mentor} can stop it. Whoever manages access can also take ‘Mentor people’ away from ${mentor}, which ends all their mentoring.`,
  safely: 'Before you get in touch with the person, find out how to reach them safely.',
  toFile: (name: string): string => `Open ${name}’s file`,
  askWorker: (worker: string): string => `You can’t open their file, so ask ${worker}, who helps them.`,
  askColleague: 'You can’t open their file, so ask a colleague who sees everybody, but not the mentor.',
  readings: 'Who read it before',
  first: 'You are the first to read it.',
  reader: (name: string, moment: string) => `${name}, ${moment}`,
  somebody: 'Somebody without a name',
  what: 'Follow your organisation’s safeguarding procedure. If somebody is in danger now, ring 999.',
} as const

export const mentoringProblems = {
  missing: 'Nothing was saved. It has changed meanwhile, or you cannot open it any more.',
  forbidden: 'Only mentors can do this.',
  already: 'You have asked a mentor already. End that first.',
  full: 'They have no places left. Ask another mentor.',
  too_many: 'That is too many for now. Try again in a few days.',
  tooManySessions: 'There are 300 sessions already, which is as many as we keep.',
  tooManyMessages: 'You can write 30 messages a day. Send this one tomorrow.',
  tooManyWorries:
    'Ten worries were reported in a day, which is as many as we take. Ring the organisation, or 999 in danger.',
  changed: 'Something has changed since you opened this page. Look at it again, then send it again.',
  nobody: 'Nobody at this organisation could read it, so it was not sent. Contact us instead, or ring 999 in danger.',
  vault: 'Encryption isn’t set up on this site, so nothing was sent. Ring the organisation instead.',
  unreadable: 'The key to this file’s messages is lost, so we can’t add to them. Nothing was sent.',
  notSure: 'Tick the box to show that you mean it.',
} as const

export const mentoringDone = {
  'mentor-asked': 'Request sent. You’ll get the answer here.',
  'mentoring-answered': 'Your answer is sent.',
  'mentoring-session': 'The session is noted. Both of you see it.',
  'mentoring-ended': 'The mentoring has ended.',
  'worry-reported':
    'Your report has been sent. We’ve emailed the people at the organisation who can read it. None of them could be the person it’s about.',
  'mentor-offer': 'Saved. While you have a place left, people can ask you to be their mentor.',
} as const
export type MentoringDone = keyof typeof mentoringDone

export const mentoringSure = 'Yes, I mean it'

const stopping = {
  button: 'Sign in to see it',
  stopLead: 'You get this when there is something new for you to read, or an appointment comes up.',
  stop: 'Stop these emails',
} as const

/** To either side: not what is new, or from whom. */
export const mentoringNewsEmail = {
  ...stopping,
  subject: 'There is something new for you',
  heading: 'There is something new for you',
  line: 'There is something new for you. Sign in to read it.',
} as const

/** To whoever answers for safeguarding: not what was reported, by whom or about whom. */
export const worryEmail = {
  subject: 'Something has been reported to your organisation',
  heading: 'Something has been reported',
  line: 'Something that you answer for has been reported to your organisation. Please sign in and read it today.',
  without: 'If you have no account here, ask whoever manages access at your organisation to read it.',
  button: 'Sign in to read it',
} as const
