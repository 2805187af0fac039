import { z } from 'zod'

import { messageText } from '@/lib/domain/applications/messages'
import { appointmentHours } from '@/lib/domain/casework/support-appointment'
import type { PersonFacts } from '@/lib/domain/casework/supported-person'
import { londonInstant, minutesOf } from '@/lib/domain/dates/london-time'
import { addDays, parseDate, type PlainDate } from '@/lib/domain/dates/plain-date'

/** The sides of the conversation about one file: the person, and whoever helps them. */
export const supportSides = ['person', 'worker'] as const
export type SupportSide = (typeof supportSides)[number]

/** How many messages one side may write in one file on one day. */
export const mostSupportMessagesADay = 30

/** What ready-made words leave to be filled in. A message is not sent while one of these stands in it. */
export const supportMessageBlanks = ['[time]', '[what you need help with]'] as const

/** The furthest ahead that a message can wait, in days. */
const mostDaysLater = 30

/** Why a side can send nothing: the consent has ended, the person has no account, or nobody would read it. */
export const supportSilences = ['consent', 'no_account', 'no_worker'] as const
export type SupportSilence = (typeof supportSilences)[number]

export const supportMessageMessages = {
  text: 'Write a message first.',
  blank: (blank: string) => `Write your own words in place of ${blank}.`,
  on: `Enter a day from today to ${mostDaysLater} days from now, or leave both the day and the time empty to send it at once.`,
  at: 'Enter a time between 7am and 9pm that is still to come, such as 09:30.',
} as const

/** Whether a message is sent at once: neither a day nor a time was entered. */
const isNow = ({ on, at }: { on: string; at: string }): boolean => on === '' && at === ''

/**
 * A message as it was typed, of up to 1,000 characters, and when it is to be sent. Between 7am and 9pm no hour is
 * skipped or repeated when the clocks change.
 * @param now the present moment
 * @param today its day in the UK
 */
export const supportMessageForm = (now: Date, today: PlainDate) =>
  z
    .object({
      text: messageText(supportMessageMessages.text),
      on: z
        .string()
        .default('')
        .transform((typed) => typed.trim()),
      at: z
        .string()
        .default('')
        .transform((typed) => typed.trim().replace('.', ':'))
        .transform((typed) => (typed === '' ? '' : typed.padStart(5, '0'))),
    })
    .transform(({ text, ...when }, context) => {
      const blank = supportMessageBlanks.find((one) => text.includes(one))
      if (blank !== undefined) {
        context.addIssue({ code: 'custom', path: ['text'], message: supportMessageMessages.blank(blank) })
        return z.NEVER
      }
      if (isNow(when)) return { text, sendAt: null }
      const on = parseDate(when.on)
      if (!on || on < today || on > addDays(today, mostDaysLater)) {
        context.addIssue({ code: 'custom', path: ['on'], message: supportMessageMessages.on })
        return z.NEVER
      }
      const isHour =
        !Number.isNaN(minutesOf(when.at)) && when.at >= appointmentHours.from && when.at <= appointmentHours.to
      const sendAt = isHour ? londonInstant(on, when.at) : null
      if (sendAt === null || sendAt <= now) {
        context.addIssue({ code: 'custom', path: ['at'], message: supportMessageMessages.at })
        return z.NEVER
      }
      return { text, sendAt }
    })

/** What to know before writing to somebody, because the file says how and when it is safe to reach them. */
export type ContactCaution = 'nothing_known' | 'email_not_safe' | 'hours'

type Safety = Pick<PersonFacts, 'safe_ways' | 'safe_hours'>

/**
 * The cautions that hold for a person: 'nothing_known' while the file names no safe way, 'email_not_safe' when email is
 * not among them, 'hours' when it names hours. Nobody is emailed in the first two.
 */
export function cautionsFor({ safe_ways, safe_hours }: Safety): ContactCaution[] {
  const ways: ContactCaution[] =
    safe_ways.length === 0 ? ['nothing_known'] : safe_ways.includes('email') ? [] : ['email_not_safe']
  return safe_hours === '' ? ways : [...ways, 'hours']
}
