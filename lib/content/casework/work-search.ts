import type { Stage } from '@/lib/domain/applications/stages'
import { mostTickets } from '@/lib/domain/casework/work-search'
import { nearMiles } from '@/lib/domain/job-board/match-job'

export const workSearchWords = {
  title: (name: string) => `Jobs for ${name}`,
  open: 'Jobs and applications',
  lead: 'We match on place, hours and skills, never on a criminal record. Check what each advert says about convictions.',
  search: 'What to look for',
  searchFold: 'Change what to look for',
  fromProfile: 'Filled in from their profile, which they share with you.',
  changed: 'You’ve changed what we look for.',
  useProfile: 'Look for what their profile says',
  fromBlankProfile: 'They share their profile, but haven’t filled it in yet, so enter what they tell you.',
  byHand: 'They don’t share their profile, so enter what they tell you.',
  byHandAlone: 'Enter what they tell you.',
  postcode: 'First half of their postcode',
  miles: 'Furthest they can travel',
  within: (miles: number) => `${miles} miles`,
  hours: 'Hours a week',
  nights: 'Can they work nights?',
  nightsYes: 'Yes',
  nightsNo: 'No',
  tickets: 'Tickets and skills',
  ticketsHint: `Up to ${mostTickets}. Separate them with commas.`,
  askFirst: 'Adverts don’t say these, so ask the employer without saying why:',
  fits: { strong: 'Strong matches', possible: 'Possible matches', ruled_out: 'Ruled out' },
  none: 'None at the moment.',
  noStrong: 'No strong match. More tickets and skills above may find one.',
  noTickets: 'Add their tickets and skills to see which of these suit them best.',
  onlyPossible: {
    no_skill: 'The place and hours don’t rule this out, but the advert doesn’t ask for any of their skills.',
    not_near: `The place and hours don’t rule this out, but the advert asks for only one of their skills, and the job is more than ${nearMiles} miles away.`,
    unplaced:
      'The place and hours don’t rule this out, but the advert asks for only one of their skills, and we don’t know how far away the job is.',
  },
  noJobs: 'No open job was found. Look further away, or come back soon.',
  allApplied: 'They have applied for every open job that was found. Look further away, or come back soon.',
  unavailable: 'We can’t show jobs just now. Please try again in a minute.',
  shares: (skills: string) => `Matching skills: ${skills}`,
  because: (reasons: string) => `Ruled out: ${reasons}`,
  seeAdvert: 'See the advert',
  suggest: 'Suggest it',
  againstHint: 'This job is ruled out for them. Suggest it only if you know that it can work all the same.',
  why: 'Why this job? (optional)',
  whyHint: 'They read this, and who suggested it. At most 300 characters.',
  suggestSubmit: 'Suggest this job',
  suggestedOn: (day: string) => `Suggested on ${day}`,
  declinedOn: (day: string) => `They said no thanks on ${day}`,
  takeBack: 'Take back the suggestion',
  suggested: 'Suggested jobs',

  applications: 'Their applications',
  applicationsOfPeople: 'Applications',
  applicationsLead:
    'Applications that people have chosen to share with your organisation. You never see what was asked or said about their record.',
  nobodyShares:
    'Nobody is sharing their applications with you yet. Anyone with an account can do so under ‘Support’ in their portal.',
  colleaguesShare: {
    some: 'You don’t have your own caseload, so no applications are listed here. These people have agreed to share theirs with your organisation. To see whether they have made any, open the person’s file: we ask you why first.',
    none: 'You don’t have your own caseload, and nobody whom your organisation helps shares their applications yet.',
  },
  shareNoneYet: (names: readonly string[]) =>
    names.length === 1
      ? `${names[0]} has agreed to share applications with you, but hasn’t made any yet.`
      : `${names.length} people have agreed to share applications with you, but haven’t made any yet.`,
  jobsFor: (name: string) => `See jobs for ${name}`,
  people: 'See the people you help',
  notShared:
    'They don’t share their applications with you. Only they can change that, under ‘Support’ in their portal.',
  noAccount: (name: string) =>
    `${name} doesn’t have an account yet, so you can’t see their applications or send them a job. You can still look for jobs with them below.`,
  giveCode: 'Give them a code to join.',
  noApplications: 'No applications yet.',
  over: (count: number) => (count === 1 ? '1 application that is over' : `${count} applications that are over`),
  moreJobs: (jobs: number) => (jobs === 1 ? 'Show 1 more job' : `Show ${jobs} more jobs`),
  prepareNext: 'Next: get ready for the interview.',
  interviewOn: (when: string) => `Interview on ${when}`,
  waitsForApproval: (day: string) => `The offer has been waiting for approval since ${day}`,
  interviewSheet: 'Interview sheet',
  approvalSheet: 'Page for whoever approves it',

  sheetBack: 'Back to jobs and applications',
  prepare: (job: string) => `Interview: ${job}`,
  when: 'When',
  where: 'Where',
  askFor: 'Ask for',
  bring: 'Bring',
  theJob: 'The job',
  company: 'Company',
  pay: 'Pay',
  pattern: 'Hours',
  startsWith: 'What the advert asks for',
  practise: 'Practise together',
  questions: [
    'Why do you want this job?',
    'Tell us about something that you did well, at work or elsewhere.',
    'What would you do if you were running late?',
    'What do you do when you don’t agree with somebody at work?',
    'What would you like to ask us?',
  ],
  before: 'Before the day',
  beforeSteps: [
    'Plan the way there, with time to spare, and who to ring if something goes wrong.',
    'Put out what to wear and what to bring the evening before.',
    'Agree with each other what you say if they ask about a record, and what you don’t have to say.',
  ],
  notes: 'Notes',

  approvalTitle: 'A job for your approval',
  approvalLead: (name: string) => `${name} has been offered this job and has to ask you first.`,
  approvalAsk: 'Please tick your answer, sign this page and send it back.',
  approvalAnswers: [
    'I agree to this job.',
    'I agree, if these conditions are kept:',
    'I don’t agree to this job, because:',
  ],
  signed: 'Name, signature and day',
  workplace: 'Workplace',
  homeWorking: 'Work from home is possible.',
  from: (organisation: string) => `From ${organisation}`,
  answer: 'Note the answer in the file',
  answerLegend: 'What was the answer?',
  answers: { agreed: 'They agree', conditions: 'They agree with conditions', refused: 'They don’t agree' },
  conditions: 'Conditions or reasons (optional)',
  conditionsHint:
    'The person can read this. Write what it means for the job, nothing about offences, sentences or risk.',
  answerSubmit: 'Save the answer',
  tellEmployer:
    'The person tells the employer in their own application. The employer sees only that an answer is awaited, and since when.',
} as const

/** What comes next in an application, for whoever helps the person; '' where nothing does. */
export const applicationNext: Readonly<Record<Stage, string>> = {
  applied: 'Next: wait for the employer’s reply.',
  shortlisted: 'Next: the employer may invite them to an interview.',
  interview: 'Next: agree on a time, and get ready for the interview.',
  offer: 'Next: they accept or decline the offer.',
  accepted: 'Next: the first day.',
  hired: 'They have started.',
  not_started: '',
  unsuccessful: 'Talk with them about the reasons.',
  unsuccessful_after_interview: 'Talk with them about the reasons.',
  offer_declined: '',
  offer_withdrawn: 'Talk with them about what happened.',
  withdrawn: '',
  job_closed: '',
}

export const workSearchDone = {
  suggested: 'Suggested. They see it in their portal.',
  'taken-back': 'Taken back. They don’t see it any more.',
  'approval-noted': 'The answer is noted in the file, where the person can read it.',
} as const
export type WorkSearchDone = keyof typeof workSearchDone

export const workSearchProblems = {
  already: 'This job was suggested before.',
  no_account: 'They haven’t joined with an account, so they would not see it.',
  gone: 'This job is not open any more.',
  too_many: 'There are already 20 suggestions waiting for an answer. Talk about those first.',
  closed: 'This file is closed, so nothing new can be written in it.',
  no_consent: 'Their consent has ended, so nothing new can be kept. Ask them again first.',
  missing:
    'Nothing was saved. Someone else may be helping this person now, or the file may have changed meanwhile. If the person is still on your list, open their file and try again. If not, ask your colleagues who is helping them now.',
  answer: 'Choose what the answer was.',
} as const

/** For the person. */
export const suggestionWords = {
  heading: 'Suggested to you',
  news: (count: number, who: string): string =>
    count === 1 ? `${who} suggested a job` : `${count} jobs were suggested to you`,
  look: (count: number): string => (count === 1 ? 'See the job' : 'See the jobs'),
  by: (who: string | null, organisation: string) =>
    who === null ? `Suggested by somebody at ${organisation}` : `Suggested by ${who} at ${organisation}`,
  apply: 'Apply',
  see: 'See your application',
  save: 'Save',
  unsave: 'Remove from saved',
  no: 'No thanks',
} as const

export const suggestionDone = {
  'suggestion-no':
    'The suggestion is gone, and whoever made it sees that you said no thanks. While the job is open, you’ll still find it among the others.',
} as const

/** The email: neither which job nor from whom. */
export const suggestionEmail = {
  subject: 'There is something new for you',
  heading: 'There is something new for you',
  line: 'There is something new for you. Sign in to see it.',
} as const

/** The note that keeps an answer. */
export const approvalNote = (job: string, answer: string, conditions: string): string =>
  [`Asked for approval of the job ‘${job}’. ${answer}.`, conditions].filter((part) => part !== '').join('\n')
