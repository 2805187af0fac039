import { resultWords } from '@/lib/content/disclosure/results'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { reminderFile } from '@/lib/domain/disclosure-wizard/reminder'

/** Hands the browser a calendar file that is made here. No server is involved. */
export function saveReminder(day: PlainDate): void {
  const text = reminderFile({
    day,
    title: resultWords.reminderTitle,
    uid: crypto.randomUUID(),
    madeAt: new Date(),
  })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }))
  link.download = 'reminder.ics'
  link.click()
  // Some browsers read the file only after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
