/** For how long a code works, in minutes: as the sign-in server is told in compose.yaml and supabase/config.toml. */
export const codeMinutes = { 'sign-in': 10, 'second-step': 5 } as const

/**
 * What an SMS says. A phone shows it to whoever is near, so it names neither the service nor what it is for. Only a
 * question has a link, which opens that question alone.
 */
export const smsTexts = {
  code: (code: string, minutes: number) =>
    `${code} is your code. It works for ${minutes} minutes. Nobody from us will ever ask you for it.`,
  question: (url: string) => `One question for you, with one tap: ${url} You can turn texts off in your account.`,
  /** @param day such as 'Friday 27 November': right on whatever day it arrives */
  reminder: (day: string) =>
    `There is something in your diary on ${day}. Sign in to see it, or to turn these texts off.`,
  update: 'You have an update. Sign in to see it. You can turn these texts off in your account.',
} as const
