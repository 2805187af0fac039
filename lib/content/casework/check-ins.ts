import type { CheckInAnswer, CheckInMoment, CheckInSide } from '@/lib/domain/outcomes/check-in'

export const checkInMomentLabels: Readonly<Record<CheckInMoment, string>> = {
  day_3: 'On the third day',
  week_2: 'In the second week',
  '6_weeks': 'After six weeks',
}

export const checkInSideLabels: Readonly<Record<CheckInSide, string>> = { person: 'You', employer: 'Your employer' }

/** The buttons of the question, in their order. */
export const checkInButtons: Readonly<Record<CheckInAnswer, string>> = {
  well: 'It’s going well',
  so_so: 'Some things are hard',
  not_well: 'It’s not going well',
}

export const checkInWords = {
  lead: (side: CheckInSide, day: string, job: string | null) =>
    side === 'person'
      ? `You started a job on ${day}. How is it going?`
      : `Somebody you hired${job ? ` as ${job}` : ''} started on ${day}. How is it going?`,
  privacy: {
    person:
      'Your employer doesn’t see your answer. If you choose ‘It’s not going well’, whoever helps you hears of it today, if they wrote this job down or you share your applications with them.',
    employer:
      'The person doesn’t see your answer here, but it is in the copy of their data if they ask for one. Anybody who helps them is told only if it’s not going well.',
  },
  done: {
    person: 'Your answer is saved. If it’s not going well, talk to whoever helps you, or see what help there is.',
    employer: 'Your answer is saved. If something is hard, the guides say what has helped others.',
  },
  help: { person: 'See what help there is', employer: 'See the guides' },
} as const

/** The question whether somebody is still there, for the company that hired them. */
export const employerCheckWords = {
  lead: (day: string, job: string) => `Somebody you hired as ${job} started on ${day}. Are they still with you?`,
  answers: { in_post: 'Yes, they’re still with us', left: 'No, they’ve left' },
  privacy: 'They agreed that we may ask you. They can see your answer beside their own in the copy of their data.',
} as const

/** The email that asks, which says nothing about what it asks. */
export const checkInEmail = {
  subject: 'One question for you',
  heading: 'One question for you',
  line: 'It takes one tap, and you don’t have to sign in. You can use the link once, within two weeks.',
  button: 'See the question',
  stopLead: 'You get this when we have something to ask you.',
  stop: 'Stop these emails',
} as const

/** The email to whoever helps somebody for whom it is not going well: neither who it is nor what it is about. */
export const checkInNoticeEmail = {
  subject: 'Somebody you help needs you today',
  heading: 'Somebody you help needs you today',
  line: 'Sign in to see who it is, and why.',
  button: 'Open the file',
  stopLead: 'You get this when there is something new about the people you help.',
  stop: 'Stop these emails',
} as const
