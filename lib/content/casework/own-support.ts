import { paperCodeDays } from '@/lib/domain/casework/paper-code'
import type { ReferralLifeState } from '@/lib/domain/referrals/referral-life'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { countText, dayText } from '@/lib/content/wording/date-text'

/** The person's own side: who helps them, and everything that is written. */
export const ownSupportWords = {
  title: 'Support',
  lead: 'Who helps you, what they can see, and what they write about you.',
  none: 'Nobody is linked to your account yet. If a charity or a probation worker gives you a code, use it here to see who helps you and what they write about you.',
  files: 'Who helps you',
  useCode: 'Enter a code from an organisation',
  anotherCode: 'Enter a code from another organisation',
  noCode: 'No code? Find an organisation that is taking new people',
  helps: (worker: string, organisation: string): string => `${worker} at ${organisation} helps you.`,
  nobody: (organisation: string): string => `${organisation} helps you. Nobody has been named for you yet.`,
  closed: (organisation: string, on: PlainDate): string =>
    `Your support from ${organisation} ended on ${dayText(on)}. They see nothing from your account any more, and nobody can add to this file. Only people there who can open every file can still read it. We delete it 12 months after that day, or sooner if you delete your account.`,
  together: 'Messages, appointments and plan',
  write: 'Send a message',
  read: (count: number): string => `Read ${countText(count, 'new message')}`,
  shares: 'What they can see from your account',
  sharesNone: 'Nothing.',
  sharesChange: 'Change what they can see',
  sharesText: 'Nothing, unless you tick it. You can change this at any time.',
  statementHint: 'They see only that there is one. Nobody but an employer you give it to can read it.',
  sharesLegend: 'Tick what they may see',
  sharesSubmit: 'Save what they can see',
  written: 'What is written about you',
  /** The second part leads to that page, the fourth to the copy. */
  writtenText: [
    'What they write about you is on this page and under ',
    'Messages, appointments and plan',
    '. Notes that are only for their team aren’t shown, but you can read them in a ',
    'copy of your data',
    '.',
  ],
  restrictions: 'Limits on the work you can do',
  noRestrictions: 'None noted.',
  sorted: 'Getting ready for work',
  sortedText: 'It’s easier to start work once these are sorted out.',
  noneSorted: (things: string): string =>
    `It’s easier to start work once you’ve sorted these out: ${things}. You haven’t marked any of them as sorted yet.`,
  sortedChange: 'Update these',
  sortedSave: 'Save these',
  wrong: 'If something here is wrong',
  correct: 'Change your name or contact details',
  correctSubmit: 'Save',
  ask: 'Say that something else is wrong',
  askText: 'We tell them. They have one month to put it right, or to tell you why they won’t.',
  askField: 'What is wrong, and what is right?',
  askSubmit: 'Send',
  consent: 'What you agreed to',
  end: 'Stop getting help from them',
  endText:
    'If you stop it, they can’t see anything from your account any more. Their file about you is closed at once, and deleted after 12 months. Your account and your applications stay.',
  endSure: 'I’m sure that I want to stop getting help from them',
  endSubmit: 'Stop getting help from them',
  openedText: 'Who opened it, apart from the person who helps you, and why.',
  notOpened: 'Nobody has opened it, apart from the person who helps you.',
  somebody: 'Somebody',
} as const

/** Referrals about the person, on their own page. */
export const ownReferralsWords = {
  heading: 'Referrals about you',
  lead: 'When one organisation asked another to help you, and what came of it.',
  sentBy: (sender: string, receiver: string): string => `${sender} referred you to ${receiver}`,
  draftBy: (sender: string, receiver: string): string =>
    `${sender} is writing a referral about you to ${receiver}. It has not been sent.`,
  sentWithin: (organisation: string): string => `Somebody at ${organisation} referred you to colleagues there`,
  draftWithin: (organisation: string): string =>
    `Somebody at ${organisation} is writing a referral about you to colleagues there. It has not been sent.`,
  sentByYou: (receiver: string): string => `You sent ${receiver} a referral about yourself`,
  gone: 'An organisation that has left',
  states: {
    draft: 'Not sent yet',
    sent: 'Waiting for an answer',
    accepted: 'They help you',
    working: 'They help you',
    declined: 'They said no',
    ended: 'It has ended',
    withdrawn: 'It was stopped',
  },
  reference: 'Reference',
  sentOn: 'Sent',
  state: 'Where it stands',
  contact: 'First contact',
  reason: 'Why',
  outcome: 'How it ended',
  what: 'What it says about you',
  forgotten: 'What it said about you has been deleted.',
  stop: 'Stop this referral',
  stopText: {
    open: 'We withdraw it at once, and delete what it says about you.',
    accepted: (receiver: string): string =>
      `We withdraw it at once. We also close your file at ${receiver}, so they no longer help you through this service.`,
  },
  stopSure: 'I’m sure that I want to stop this referral',
  stopSubmit: 'Stop it',
} as const satisfies { states: Record<ReferralLifeState, string> } & Record<string, unknown>

export const supportCodeWords = {
  title: 'Enter a code from an organisation',
  back: 'Back to Support',
  foundTitle: 'Is this file about you?',
  lead: 'Enter the eight-letter code that you were given, on paper or by email.',
  code: 'Your code',
  codeHint: 'Such as KTRM-WXAB. Spaces and lower-case letters are fine.',
  look: 'Use this code',
  found: (organisation: string, name: string): string =>
    `${organisation} keeps a file about ${name}. If that is you, join it to your account. Then you can read it, correct it and stop it at any time.`,
  notYou: 'If that is not you, do nothing, and give the code back.',
  choose: 'What may they see from your account?',
  chooseText: 'Nothing, unless you tick it. You can change this at any time.',
  join: 'Yes, join it to my account',
  works: `You can use a code once. It lasts ${paperCodeDays} days.`,
} as const

export const ownSupportDone = {
  joined: 'Done. You can read your file below.',
  shares: 'What they can see is saved.',
  corrected: 'Saved. They see your correction.',
  asked: 'Sent. They have one month to answer, and you’ll find their answer under ‘What happened’ on this page.',
  ended: 'Their help has ended, and the file is closed.',
  'referral-stopped': 'The referral is stopped, and what it said about you is deleted.',
  sorted: 'Your list of things to sort out is saved.',
} as const
export type OwnSupportDone = keyof typeof ownSupportDone

export const ownSupportProblems = {
  noCode: 'Enter your code.',
  ended: 'This code does not work. Check the letters, or ask for a new code: codes work once, for 14 days.',
  used: 'This code has been used already. If that was not you, tell whoever gave it to you.',
  other_address: 'This code was sent to another email address. Sign in with that one, or ask for a code on paper.',
  other_role: 'This account is for work. To read a file about yourself, use an account of your own.',
  unverified: 'Confirm your email address first: we sent you a link.',
  limited: 'That was too often. Wait an hour, then try again.',
  joined: 'You have already joined a file of this organisation.',
  missing: 'This file is closed, or is not yours any more.',
  changed: 'Somebody changed this file in the meantime. What you typed is still here: check it, then save again.',
  notSure: 'Tick the box if you want to stop their help.',
  notSureReferral: 'Tick the box if you want to stop this referral.',
  referralMissing: 'This referral is not here any more. Nothing was changed.',
  referralOver: 'This referral has ended already. Nothing was changed.',
  words: 'Say what is wrong.',
} as const
