import { capitalised } from '@/lib/content/wording/date-text'

/** The employer's side of a statement: on the applicant's page, and on the page that shows it. */
export const readingWords = {
  nobodyTitle: 'Nobody here can read statements yet',
  nobodyText:
    'When you ask about convictions, an applicant can let you read about theirs in their own words. You can’t ask until a colleague has permission to read such statements.',
  title: 'Statement about their record',
  takenBack: 'They’ve taken their statement back, so nobody can read it any more.',
  closed: 'The statement is closed, so nobody can read it any more.',
  noRight: 'They’ve shared a statement in their own words. You don’t have permission to read it.',
  telling:
    'You got this permission after the statement was shared, so we’re telling the applicant first. You can open it in a minute or so.',
  before: (who: string, hasName: boolean): string =>
    `${capitalised(who)} can see who opened it and when.${hasName ? '' : ' You haven’t given us your name, so they’ll see your email address.'}`,
  lastRead: (when: string): string => `You read it on ${when}.`,
  once: 'Read their statement only if you need it for your decision. You don’t have to.',
  decided: (day: string): string =>
    `You’ve decided. Open their statement only if you have to explain your decision. It closes on ${day}.`,
  explain: 'Before you read it',
  open: 'Open the statement',
  openAgain: 'Read it again (we’ll record it)',

  back: 'Back to the applicant',
  readAt: (when: string): string => `You opened it on ${when}. They can see that.`,
  staysFor: (minutes: number): string =>
    `It stays on this page for ${minutes} minutes. If you open it again after that, we record it again.`,
  theirWords: 'In their own words',
  mayHeading: 'What you can do with it',
  may: [
    'Use it for this application only.',
    'Talk to them about it, and give them time to answer.',
    'Weigh it up fairly: what it has to do with this job, how long ago it was, and what has changed since.',
  ],
  mayNotHeading: 'What you must never do',
  mayNot: [
    'Hold a spent conviction against them. For most jobs, section 4 of the Rehabilitation of Offenders Act 1974 forbids it.',
    'Copy it, print it, forward it or put it on file. They can take it back at any time.',
    'Tell anybody who isn’t involved in the decision.',
  ],
  assess: 'How to assess it fairly',
  decide: 'Go on to your decision',
  over: 'You opened this some time ago. Open it again from the applicant’s page if you still need it.',
  unreadable: 'We can’t open the statement, because the key that locked it is lost. Please ask the applicant.',
} as const

export const readingProblems = {
  forbidden: 'You don’t have permission to read it. Nothing was recorded.',
  ended: 'They’ve taken it back, or it has closed. Nobody can read it any more.',
} as const
