import { countText } from '@/lib/content/wording/date-text'
import { statementLimits } from '@/lib/domain/vault/statement-limits'
import type { ReleaseState } from '@/lib/domain/vault/statement-release'

/** The person's own statement page, and what their application says about the statement. */
export const statementWords = {
  title: 'Your statement',
  askedBy: (company: string): string => `${company} has asked you about your record.`,
  toQuestion: 'Go back to the question',
  lead: 'If you want, you can write about your record here, in your own words.',
  nobody: 'You don’t have to write one. You can talk about it in person, or say nothing.',
  closedTitle: 'You can’t write one here yet',
  closed:
    'We can’t lock statements on this site yet, so we won’t keep one. Everything else still works. You can talk about it in person.',

  about: 'Why write one, who can read it and how we keep it',
  whyHeading: 'Why write one',
  why: [
    'You can take your time over it. You don’t have to find the words on the day.',
    'An employer hears it from you first, not from a check.',
    'You can show what’s different now.',
  ],
  whoHeading: 'Who can read it',
  who: [
    'Only you can read it until you choose to share it.',
    'An employer can only ask when its advert says it will.',
    'Then you choose: let them read it, talk about it, or say no.',
    'Only people the company has chosen for this can read it. You can see who did, and when.',
    'You can take it back at any time. After that, nobody can open it. But they may remember what they read.',
    'It closes by itself six months after your application ends.',
  ],
  lockHeading: 'How we keep it',
  lock: 'We lock what you write before we save it. Our team has no page that shows it. It never goes into an email. If our key were ever lost, nobody could open it again, which is why you should keep a copy.',
  lost: 'Please keep a copy of your own as well, on paper or on your device.',

  writeHeading: 'Write your statement',
  again: 'Change your statement',
  label: 'What I want to say',
  hint: `Up to ${statementLimits.characters.toLocaleString('en-GB')} characters. Half a page is enough.`,
  ideasHeading: 'Ideas to get you started',
  ideas: [
    'Start with something good: what you do well.',
    'Say in a line or two what happened. You don’t need to say more.',
    'Say how long ago it was.',
    'Say what you have done since: work, training, help you got.',
    'End with why you want this job.',
    'Leave out other people’s names.',
    'Leave out anything that’s spent. For most jobs, you don’t have to tell anyone about it.',
  ],
  spentLink: 'Find out what’s spent',
  save: 'Save your statement',
  keptInTab:
    'Until you save it, what you write is kept only in this tab. It’s lost if you close the tab or sign out. On a shared computer, sign out when you’re done.',
  broughtBack: 'This is what you had typed and not saved. It’s only in this tab. Save your statement to keep it.',
  backToSaved: 'Go back to the saved version',
  clearTyped: 'Clear what I typed',
  saveNew: 'Save as a new version',

  unreadable: (version: number): string =>
    `Sorry, we can’t open version ${version}, because the key that locked it is lost. If an older version below still opens, you can use that one again. If none does, delete everything and write it again.`,
  useAgain: 'Use this version again',
  useAgainHint: 'It will become your newest version. The others stay.',
  toNewest: 'Back to the newest version',
  versionsHeading: 'Your versions',
  versionsHint: `We keep the newest ${statementLimits.versions}.`,
  version: (version: number): string => `Version ${version}`,
  /** To choose from, in little space. */
  versionOption: (version: number, day: string): string => `${version}: ${day}`,
  versionLink: (version: number, when: string): string => `Version ${version}, ${when}`,

  readersHeading: 'Who you’ve let read it',
  readersNone: 'You haven’t let anybody read it.',
  givenTo: (job: string, company: string): string => `${job} at ${company}`,
  givenOn: (version: number, when: string): string => `You let them read version ${version} on ${when}.`,
  notRead: { open: 'Nobody has opened it yet.', ended: 'Nobody opened it.' },
  readingsOf: (job: string, company: string): string => `Who opened it: ${job} at ${company}`,
  somebodyGone: 'Somebody who has left',
  state: {
    open: 'They can read it now.',
    taken_back: 'You took it back, so nobody there can open it any more.',
    withdrawn: 'You ended this application, so nobody there can open it any more.',
    company_paused: 'We’ve paused this company, so nobody there can open it any more.',
    hidden: 'You’re hiding from this company, so nobody there can open it any more.',
    time_over: 'Six months have passed, so nobody there can open it any more.',
  } satisfies Record<ReleaseState, string>,
  closesOn: (day: string): string => `They can read it until ${day}. Then it closes by itself.`,
  takeBackTells:
    'If you take it back, nobody there can open it any more. They’ll see that you took it back, and nothing else.',
  takeBack: 'Take it back',
  takeBackName: (job: string, company: string): string => `Take it back: ${job} at ${company}`,

  deleteHeading: 'Delete your statement',
  deleteHint:
    'This deletes all versions for good. If somebody can read it now, that ends too. We only keep a record of who read it and when.',
  deleteSummary: 'Delete everything I wrote',
  deleteSubmit: 'Yes, delete it all',

  change: 'Change your statement',
  writeFirst: 'Write a statement they can read',
} as const

export const statementDone = {
  saved: 'Saved. Only you can read it.',
  same: 'You didn’t change anything, so there’s no new version.',
  again: 'Done. This is your newest version now.',
  deleted: 'Everything you wrote has been deleted.',
  'taken-back': 'You’ve taken it back. Nobody there can open it any more.',
} as const
export type StatementDone = keyof typeof statementDone

export const statementProblems = {
  empty: 'Write your statement before you save it.',
  name: 'Your text',
  changed: 'You saved another version in the meantime. What you typed is here. Copy it, then look at the new version.',
  unreadable: 'Sorry, we can’t open this version, because the key that locked it is lost. Nothing was sent.',
  closed: statementWords.closed,
  version: 'That version is no longer there.',
  none: 'You haven’t written a statement yet. Nothing was sent.',
  noReader: 'Nobody at this employer can read it at the moment, so we didn’t send it.',
  notOpen: 'Nobody there can read it any more, so there’s nothing to take back.',
} as const

/** How often it has been opened, in one line. */
export const readCount = (count: number, state: ReleaseState): string =>
  count === 0
    ? statementWords.notRead[state === 'open' ? 'open' : 'ended']
    : `It was opened ${count === 1 ? 'once' : countText(count, 'time')}.`
