import { andText } from '@/lib/content/wording/in-sentence'
import type { ContactCaution, SupportSide, SupportSilence } from '@/lib/domain/casework/support-message'
import { mostSupportMessagesADay } from '@/lib/domain/casework/support-message'
import { countText } from '@/lib/content/wording/date-text'

/** Words that are often needed, to put in the box and change. None says what the service is for. */
export const supportMessageTemplates: Readonly<
  Record<SupportSide, Readonly<Record<string, { title: string; text: string }>>>
> = {
  worker: {
    meet: {
      title: 'Ask for a time to meet',
      text: 'Hello, shall we meet next week? Please tell me which day and time suit you.',
    },
    bring: {
      title: 'What to bring',
      text: 'Hello, please bring these to our next appointment if you have them: something with your name on it, your National Insurance number, and any letters you would like us to look at together.',
    },
    missed: {
      title: 'After a missed appointment',
      text: 'Hello, we missed each other today. Are you all right? Please tell me when we can talk.',
    },
    how: {
      title: 'Ask how it is going',
      text: 'Hello, how are things going? Is there anything you would like help with this week?',
    },
    step: {
      title: 'Point to the plan',
      text: 'Hello, there is a step of your plan that we agreed on. Can you have a look at it, and tell me if anything is in the way?',
    },
  },
  person: {
    late: { title: 'I’ll be late', text: 'Hello, I’m going to be late. I should be there at about [time].' },
    cannot: { title: 'I can’t come', text: 'Hello, I can’t come to our appointment. Can we find another time?' },
    call: { title: 'Please call me', text: 'Hello, can you call me, please? The best time is [time].' },
    help: { title: 'I need help with something', text: 'Hello, I need some help with [what you need help with].' },
  },
}

export const supportMessagesWords = {
  title: (name: string) => `Messages with ${name}`,
  pageTitle: 'Messages',
  heading: 'Messages',
  open: 'Messages',
  none: 'No messages yet.',
  latest: 'These are the latest 100 messages.',
  /** Between a person and their mentor. */
  mentorHint: {
    worker: 'Only the person reads this, when they sign in. Write up to 1,000 characters.',
    person: 'Only your mentor reads this. Write up to 1,000 characters.',
  },
  lead: {
    worker: 'The person reads this when they sign in. Colleagues who may open this file can read it too.',
    person: 'The person who helps you will read this. Colleagues who are allowed to open your file can read it too.',
  } satisfies Record<SupportSide, string>,
  hint: {
    worker: 'Write nothing about offences, sentences or risk. Up to 1,000 characters.',
    person: 'Up to 1,000 characters.',
  } satisfies Record<SupportSide, string>,
  label: 'Your message',
  submit: 'Send message',
  you: 'You',
  colleague: 'A colleague',
  otherWorker: (organisation: string) => `Somebody at ${organisation}`,
  isNew: 'New',
  isRead: 'Read',
  isUnread: 'Not read yet',
  newFrom: (count: number, who: string): string =>
    `${count === 1 ? 'New message' : `${count} new messages`} from ${who}`,
  read: (count: number): string => (count === 1 ? 'Read the message' : 'Read the messages'),
  newMessages: (count: number): string => countText(count, 'new message'),
  toMessages: 'Read it below',
  unreadable: 'We can’t open this message any more: its key is lost.',
  later: 'Send it later',
  laterLead: 'Leave both empty to send it at once.',
  on: 'Day',
  at: 'Time',
  atHint: 'UK time, from 7am to 9pm, such as 09:30.',
  unsent: 'Not sent yet',
  notSent: 'Not sent',
  waits: (when: string) => `Goes out on ${when}.`,
  stopped:
    'This message was stopped, or could no longer be sent when its time came. Copy the words if you still need them.',
  stop: 'Don’t send it',
  delete: 'Delete it',
  templates: 'Use a template',
  use: 'Put it in the box',
  cautionTitle: 'Before you write',
  cautions: {
    nothing_known: () =>
      'Their file doesn’t say which ways of contact are safe, so we won’t email them that there is a message. They see it when they sign in.',
    email_not_safe: (ways: readonly string[]) =>
      `Email isn’t safe for them, so they only see a message when they sign in. Safe ways to reach them: ${andText(ways)}.`,
    hours: (_ways: readonly string[], hours: string) =>
      `They said when it’s safe to write: ${hours}. At any other time, choose ‘Send it later’ and set a safe time.`,
  } satisfies Record<ContactCaution, (ways: readonly string[], hours: string) => string>,
  /** To a mentor, whose messages all go out at once. */
  hoursOfMentor: (hours: string) => `Safe hours: ${hours}. A message goes out when you send it, so send it then.`,
  /** Why nothing can be sent, for each side. */
  closed: {
    worker: {
      consent: 'Their consent has ended, so nobody can write to them any more. Ask them again first.',
      no_account:
        'They haven’t joined with an account yet, so they can’t read messages. Give them a code from their file first.',
      no_worker: '',
      vault: 'Messages aren’t set up on this site, so nobody can send any.',
    },
    person: {
      consent:
        'Your consent to the file they keep about you has ended, so no messages can be sent. If you’d like their help again, ring them or call in.',
      no_account: '',
      no_worker: 'Nobody there helps you at the moment, so nobody would read a message. Ring them or call in instead.',
      vault: 'Messages aren’t set up on this site, so nobody can send any.',
    },
  } satisfies Record<SupportSide, Record<SupportSilence | 'vault', string>>,
  /** To a member who no longer sees the file. */
  closedFile: 'This file has been closed, because the person’s consent has ended. Nobody can write to them any more.',
  /** On lists. */
  unread: (count: number): string => countText(count, 'new message'),
  unreadShort: (count: number): string => `${count} new`,
  unreadHeading: 'New messages',
  listLead: 'Your messages with the people you help.',
  listNone: 'You haven’t written to anybody yet.',
  listPeople: 'See the people you help',
  colleaguesUnread: {
    some: 'You don’t have your own caseload, so nobody writes to you here. These people’s messages to your organisation are still unread. To read one, open the person’s file: we ask you why first.',
    none: 'You don’t have your own caseload, so nobody writes to you here. Your colleagues have read every message from the people they help.',
  },
  nobodyJoined:
    'Nobody you help has joined with an account yet, so nobody can read messages. Give them a code to join, on paper or by email. Once they have joined, you can write to each other.',
  notJoined: (count: number): string =>
    count === 1
      ? 'One person you help hasn’t joined with an account yet, so they can’t read messages.'
      : `${count} people you help haven’t joined with an account yet, so they can’t read messages.`,
  giveCode: 'Give somebody a code to join',
  begin: 'Start a conversation',
  openFile: 'Open their file',
  person: 'Person',
  lastAt: 'Last message',
} as const

export const supportMessagesProblems = {
  changed: 'Something has changed since you opened this page. Look at it again, then send your message.',
  missing:
    'Nothing was sent. We can’t find this conversation any more: someone else may be helping this person now. If the person is still on your list, open their file and send it again. If not, ask your colleagues who is helping them now.',
  ownMissing:
    'Nothing was sent. The file that they keep about you is closed, so you can’t write to them here any more.',
  too_many: `You can write ${mostSupportMessagesADay} messages a day to one person. Send this one tomorrow.`,
  consent: 'Their consent has ended, so nobody can write to them any more. Nothing was sent.',
  ownConsent: 'Your consent to the file they keep about you has ended. Nothing was sent.',
  no_account: 'They haven’t joined with an account yet, so they couldn’t read it. Nothing was sent.',
  no_worker: 'Nobody there helps you at the moment. Nothing was sent.',
  vault: 'Messages aren’t set up on this site. Nothing was sent.',
  unreadable: 'The key to these messages is lost, so we can’t add to them. Nothing was sent.',
  noTemplate: 'Choose the words to put in the box.',
  noRoom: 'There is no room for those words as well: a message has up to 1,000 characters. Shorten yours first.',
  noMessage: 'We can’t find that message. Nothing was changed.',
  alreadySent: 'It has already been sent, so it can’t be stopped.',
} as const

export const supportMessagesDone = {
  'message-sent': 'Your message has been sent.',
  'mentoring-message': 'Your message has been sent.',
  'message-later': 'Your message goes out at the time you chose.',
  'message-filled':
    'The words are in the box. Replace anything in square brackets, change what you like, then send them.',
  'message-withdrawn': 'The message won’t be sent.',
  'message-deleted': 'The message is deleted.',
} as const
export type SupportMessagesDone = keyof typeof supportMessagesDone

/** To a person, about a message from whoever helps them: not from whom or about what. */
export const supportMessageEmail = {
  subject: 'You have a message',
  heading: 'You have a message',
  line: 'You have a message. Sign in to read it.',
  button: 'Sign in to see it',
  stopLead: 'You get this when there is something new for you to read, or an appointment comes up.',
  stop: 'Stop these emails',
} as const

/** To whoever helps somebody, about a message from them: not from whom or about what. */
export const workerMessageEmail = {
  ...supportMessageEmail,
  line: 'Somebody you help has sent you a message. Sign in to read it.',
} as const

/** The settings in an account. */
export const supportEmailWords = {
  news: {
    heading: { worker: 'Emails about messages and referrals', person: 'Emails about messages and appointments' },
    what: {
      worker:
        'We email you that somebody you help has sent you a message, that a referral has arrived, or that one you sent was answered. The email doesn’t say who it is about.',
      person:
        'We email you that there is a message or an appointment, if you have said that email is a safe way to reach you. It doesn’t say from whom or about what.',
    },
    on: 'These emails are on.',
    off: 'These emails are off.',
  },
  digest: {
    heading: 'Your daily email',
    what: 'On working days when something is due, we email you how many appointments you have, how many still need a note and how many alerts there are. It names nobody.',
    on: 'It is on.',
    off: 'It is off.',
    switchOff: 'Turn it off',
    switchOn: 'Turn it on',
  },
  switchOff: 'Turn off these emails',
  switchOn: 'Turn them on',
} as const
