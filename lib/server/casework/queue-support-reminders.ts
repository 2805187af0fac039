import 'server-only'

import { z } from 'zod'

import { supportReminderEmail } from '@/lib/content/casework/support-reminders'
import { reminderHours, type ReminderKind } from '@/lib/domain/casework/support-reminder'
import { smsTexts } from '@/lib/content/sms/texts'
import { weekdayText } from '@/lib/content/wording/date-text'
import { londonDay } from '@/lib/domain/dates/london-time'
import { isTextTime } from '@/lib/domain/sms/text-hours'
import { stopAddressesOf } from '@/lib/server/emails/stop-addresses'
import { writeApplicationUpdate } from '@/lib/server/emails/kinds/application-update'
import { serverEnv } from '@/lib/server/env'
import { logEvent } from '@/lib/server/log'
import { smsMost } from '@/lib/server/sms/sms-most'
import { smsTransport } from '@/lib/server/sms/sms-transport'
import { serviceClient } from '@/lib/server/supabase/service-client'
import { logUnexpected } from '@/lib/server/unexpected'

// A round comes every few seconds; the rest waits for the next.
const remindersOfARound = 50

const kinds = Object.keys(reminderHours) as ReminderKind[]
const due = z.array(
  z.object({
    appointment: z.uuid(),
    kind: z.enum(kinds),
    starts_at: z.string(),
    account: z.uuid(),
    reference: z.string(),
  }),
)
type Due = z.output<typeof due>[number]

/** That something is in a person's diary, and no more: as an email, and as an SMS where one may go now. */
function writeReminder({ account, reference, starts_at }: Due, now: Date, mayText: boolean) {
  const { forProgram, forPerson } = stopAddressesOf('support_news', account)
  const day = londonDay(new Date(starts_at))
  const words = supportReminderEmail(day === londonDay(now) ? 'today' : 'tomorrow')
  const url = `${serverEnv.SITE_URL}/updates?of=${reference}`
  const both = writeApplicationUpdate({ words, line: words.line, url, stopUrl: forPerson })
  const sms = mayText ? smsTexts.reminder(weekdayText(day)) : null
  return { subject: words.subject, ...both, stop_url: forProgram, sms }
}

/**
 * Queues the reminders of appointments whose moment has come, each once, to people who can be texted or emailed safely.
 * It never throws.
 */
export async function queueSupportReminders(now: Date): Promise<void> {
  try {
    const mayText = smsTransport !== null && isTextTime(now)
    const { data, error } = await serviceClient.rpc('support_reminders_due', {
      p_texts: mayText,
      p_rows: remindersOfARound,
    })
    if (error) throw new Error('support_reminders_due', { cause: error })
    const reminders = due.parse(data)
    let queued = 0
    for (const reminder of reminders) {
      const answer = await serviceClient.rpc('queue_support_reminder', {
        p_appointment: reminder.appointment,
        p_kind: reminder.kind,
        p_starts_at: reminder.starts_at,
        p_account: reminder.account,
        p_told: JSON.stringify(writeReminder(reminder, now, mayText)),
        p_most: smsMost,
      })
      if (answer.error) throw new Error('queue_support_reminder', { cause: answer.error })
      queued += answer.data === true ? 1 : 0
    }
    if (reminders.length > 0) logEvent('info', 'support_reminders', { due: reminders.length, queued })
  } catch (error) {
    logUnexpected('queue/support_reminders', error)
  }
}
