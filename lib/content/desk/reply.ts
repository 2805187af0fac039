import { company } from '@/lib/content/site/company'

export const replyTemplates = ['answer', 'time', 'missed', 'elsewhere'] as const
export type ReplyTemplate = (typeof replyTemplates)[number]

export const replyTemplateLabels = {
  answer: 'Answer a question',
  time: 'Ask when to call',
  missed: 'We tried to call',
  elsewhere: 'Point them to somebody else',
} as const satisfies Record<ReplyTemplate, string>

/** What a template leaves to be written. A reply that still has one of these is not sent. */
export const leftToWrite = ['[your answer]', '[who they are, and how to reach them]'] as const

const signature = `Kind regards,\n${company.neutralName}`

const bodies: Readonly<Record<ReplyTemplate, string>> = {
  answer: `Thank you for getting in touch.\n\n${leftToWrite[0]}`,
  time: `Thank you for getting in touch. We’d like to talk to you, and want to call at a good time.\n\nWhich days and times suit you this week? If another number is better, please tell us.`,
  missed: `We tried to call you and couldn’t reach you.\n\nWhich days and times suit you? If you’d rather not talk on the phone, just write back.`,
  elsewhere: `Thank you for getting in touch. We’re not the right people to help with this, but somebody else is: ${leftToWrite[1]}.\n\nThey know that people come to them from us, and it costs nothing to ask.`,
}

/** A reply to start from. Somebody else may see the subject, so it says nothing about what the enquiry is about. */
export const startOfReply = (template: ReplyTemplate, firstName: string, reference: string) => ({
  subject: `Your message to us (${reference})`,
  text: `Hello ${firstName},\n\n${bodies[template]}\n\n${signature}`,
})

export const replyWords = {
  title: 'Write a reply',
  heading: (name: string) => `Reply to ${name}`,
  back: (reference: string) => `Back to ${reference}`,
  from: 'Start with a template',
  fromHint: 'This replaces what is in the form.',
  replacing: {
    ask: (label: string) => `Use ‘${label}’ instead? It replaces what you’ve written.`,
    replace: 'Replace what I’ve written',
    keep: 'Keep what I’ve written',
  },
  to: 'To',
  subject: 'Subject',
  subjectHint: 'Other people may see the subject, so please don’t say in it what this is about.',
  text: 'Your reply',
  textHint: 'Up to 5,000 characters. Please don’t write about anybody’s convictions: an email can be read by others.',
  writeBack: 'We add the reference and our email address at the end, so that they can write back.',
  preview: 'Preview',
  later: 'Save it for later',
  previewHeading: 'Check your reply',
  previewText: 'This is what they get. Nothing has been sent yet.',
  saved: 'Your draft is saved. Only you can see it, and we delete it after a week.',
  promise: 'When will you get in touch next? (optional)',
  promiseHint: 'If your reply promises a call, choose its day. It will be on the Today page that day.',
  mail: 'The email',
  send: 'Send it',
  sendAndClose: 'Send it and close as answered',
  change: 'Change it',
  noAddressHeading: 'They gave no email address',
  noAddress: 'Please call them instead.',
  call: (phone: string) => `Call ${phone}`,
  notOpen: {
    held: 'This enquiry is held. Release it first, then write.',
    closed: 'This enquiry is closed. Open it again first, then write.',
  },
} as const

export const replyProblems = {
  subject: 'Enter a subject.',
  text: 'Write your reply.',
  unfinished: (gap: string) => `Write something instead of ‘${gap}’.`,
  noDraft: 'Your draft has changed since you saw this page, so nothing was sent. Check it and send it again.',
  changed:
    'Somebody else changed this enquiry meanwhile, so nothing was sent. Your reply is still here: read what changed, then send it.',
  bothWays:
    'Nothing was sent: a closed enquiry has no next contact. Clear the day to close it, or use ‘Send it’ to keep the promise.',
  noAddress: 'They gave no email address, so nothing was sent. Please call them.',
} as const

/** What stands below the words of a reply. It reveals nothing about the service. */
export const replyEmail = {
  preview: 'An answer to your message.',
  heading: 'An answer to your message',
  reference: 'Your reference',
  writeBack: (address: string) =>
    `To write back, reply to this email or write to ${address}. Please give the reference.`,
  notYou: 'If you didn’t write to us, somebody typed your address by mistake. You can ignore this email.',
} as const
