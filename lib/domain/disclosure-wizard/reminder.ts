import { addDays, type PlainDate } from '@/lib/domain/dates/plain-date'

type Reminder = {
  day: PlainDate
  /** Anybody who sees the calendar can read it. */
  title: string
  /** Unique, so that a calendar does not take two reminders for one. */
  uid: string
  /** When the file is made, which calendars require and `day` does not say. */
  madeAt: Date
}

const compact = (text: string): string => text.replaceAll('-', '')
const escaped = (text: string): string => text.replace(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)

/** A calendar file (RFC 5545) with one all-day event, and an alarm at nine that morning. */
export function reminderFile({ day, title, uid, madeAt }: Reminder): string {
  const stamp = `${madeAt.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Reminder//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
    `SUMMARY:${escaped(title)}`,
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:PT9H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.join('\r\n')}\r\n`
}
