import { reminderFile } from '@/lib/domain/disclosure-wizard/reminder'
import { plainDate } from '@/lib/domain/dates/plain-date'

const file = (day: string, title = 'Reminder: check your dates') =>
  reminderFile({ day: plainDate(day), title, uid: 'one@two', madeAt: new Date('2026-11-21T12:34:56.789Z') })

const valueOf = (text: string, name: string) =>
  text.split('\r\n').find((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))

test('a whole day, with what every calendar needs', () => {
  const text = file('2027-06-01')
  expect(['UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SUMMARY', 'VERSION'].map((name) => valueOf(text, name))).toEqual([
    'UID:one@two',
    'DTSTAMP:20261121T123456Z',
    'DTSTART;VALUE=DATE:20270601',
    'DTEND;VALUE=DATE:20270602',
    'SUMMARY:Reminder: check your dates',
    'VERSION:2.0',
  ])
})

test('every line ends as RFC 5545 says, is at most 75 octets, and every part is closed', () => {
  const lines = file('2027-12-31').split('\r\n')
  expect(lines.at(-1)).toBe('')
  expect(lines.join('')).not.toContain('\n')
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
  const open = lines.filter((line) => line.startsWith('BEGIN:')).map((line) => line.slice(6))
  const closed = lines.filter((line) => line.startsWith('END:')).map((line) => line.slice(4))
  expect(open).toEqual(['VCALENDAR', 'VEVENT', 'VALARM'])
  expect(closed).toEqual([...open].reverse())
  expect(file('2027-12-31')).toContain('DTEND;VALUE=DATE:20280101')
})

test('what means something in a calendar file is escaped', () => {
  expect(valueOf(file('2027-06-01', 'a,b;c\\d\ne'), 'SUMMARY')).toBe('SUMMARY:a\\,b\\;c\\\\d\\ne')
})

test('somebody who sees the calendar learns nothing from it', () => {
  expect(file('2027-06-01')).not.toMatch(/spent|convict|record|caution|disclos|offen|court|sentence/i)
})
