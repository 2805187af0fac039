const rejections = [
  {
    key: 'thanks',
    label: 'Thank you',
    text: 'Thank you for applying, and for the time you took. We had more good applications than places this time.',
  },
  {
    key: 'again',
    label: 'Please apply again',
    text: 'Thank you for applying. This job wasn’t the right fit, but we’d be glad to hear from you again: we often have others.',
  },
  {
    key: 'met',
    label: 'After an interview',
    text: 'Thank you for coming to meet us. We enjoyed talking to you, and it was a close decision.',
  },
] as const

/** Words to start a message from. The person reads what is sent, so each says something that is true as it stands. */
export const messageTemplates = {
  'applicant-no': rejections,
  'applicants-no': rejections,
  'applicant-interview': [
    {
      key: 'informal',
      label: 'What to expect',
      text: 'We’d like to meet you. It will be a chat about the job and what you can do, with one or two of us, and we’ll show you round. You don’t need to prepare anything.',
    },
  ],
  'applicant-offer': [
    {
      key: 'glad',
      label: 'We’d like to have you',
      text: 'We’d be glad to have you with us. Have a look at the pay and the first day, and ask us anything before you decide.',
    },
  ],
} as const

export const templateWords = {
  lead: 'Ready-made wording for the message:',
} as const

type Templated = keyof typeof messageTemplates
const isTemplated = (action: string): action is Templated => Object.hasOwn(messageTemplates, action)

/** The ready words for a form; none for a form without a message of that kind. */
export const templatesFor = (action: string): readonly { key: string; label: string; text: string }[] =>
  isTemplated(action) ? messageTemplates[action] : []
