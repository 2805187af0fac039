import type { MessageSide, ReportReason } from '@/lib/domain/applications/messages'
import { mostMessagesADay } from '@/lib/domain/applications/messages'
import { countText } from '@/lib/content/wording/date-text'

/** The messages about one application, on either side's page. */
export const applicationMessagesWords = {
  title: 'Messages',
  none: 'No messages yet.',
  lead: {
    candidate: 'A message goes to the people at the company who can see your application.',
    employer: 'They’ll read it on their own page. We’ll email them to say they have a message, but not what it says.',
  } satisfies Record<MessageSide, string>,
  /** Under the box of the person. */
  hint: {
    candidate: 'You don’t have to write about your record here. Up to 1,000 characters.',
    employer: 'Don’t ask about convictions here. Up to 1,000 characters.',
  } satisfies Record<MessageSide, string>,
  label: 'Your message',
  submit: 'Send message',
  you: 'You',
  isNew: 'New',
  newMessages: (count: number): string => countText(count, 'new message'),
  toMessages: 'Read it below',
  unreadable: 'We can’t open this message any more: its key is lost.',
  latest: 'These are the latest 100 messages.',
  closed: {
    vault: 'Messages aren’t set up on this site, so nobody can send any.',
    no_reader: 'Nobody at the company can read messages at the moment, so you can’t send any.',
    before_shortlist: '',
    left: 'This application has ended, so no new messages can be sent.',
    too_late: 'This application ended some time ago, so no new messages can be sent.',
  },
  report: 'Report this message',
  reported: 'You’ve reported this message to our team.',
  reportLegend: 'What is wrong with it?',
  reportSend: 'Let the team read this message',
  reportSendHint:
    'Our team can’t read your messages or your application. If you tick this, they can read this one message and nothing else.',
  reportSubmit: 'Send the report',
  /** On lists. */
  unread: (count: number): string => countText(count, 'new message'),
} as const

export const reportReasonLabels: Readonly<Record<ReportReason, string>> = {
  threat: 'It’s threatening or insulting',
  record: 'It asks about my record when it shouldn’t',
  money: 'It asks for money, bank details or documents',
  discrimination: 'It discriminates',
  other: 'Something else',
}

export const messagesProblems = {
  empty: 'Write a message first.',
  closed: 'Messages aren’t set up on this site. Nothing was sent.',
  missing: 'We can’t find that application. Nothing was sent.',
  forbidden: 'You can’t send messages about this application. Nothing was sent.',
  changed: 'Something has changed since you opened this page. Look at it again, then send your message.',
  too_many: `You can send ${mostMessagesADay} messages a day about one application. Send this one tomorrow.`,
  no_reader: 'Nobody at the company can read messages at the moment. Nothing was sent.',
  before_shortlist: 'You can send messages once the application is shortlisted. Nothing was sent.',
  left: 'This application has ended. Nothing was sent.',
  too_late: 'This application ended too long ago for new messages. Nothing was sent.',
  unreadable: 'The key to these messages is lost, so we can’t add to them. Nothing was sent.',
  reason: 'Choose what is wrong with the message.',
  noMessage: 'We can’t find that message. Nothing was reported.',
} as const

export const messagesDone = {
  'message-sent': 'Your message has been sent.',
  'message-reported': 'You’ve reported the message. Our team will look at it.',
} as const
export type MessagesDone = keyof typeof messagesDone
