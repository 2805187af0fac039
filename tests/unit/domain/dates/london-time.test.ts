import { clashesOf, overlaps } from '@/lib/domain/appointments/appointment'
import {
  londonDay,
  minutesAhead,
  startOfWeek,
  utcStamp,
  weekdayOf,
  weekOf,
  workdayFrom,
} from '@/lib/domain/dates/london-time'
import { toIcs } from '@/lib/domain/appointments/to-ics'
import { addDays, plainDate } from '@/lib/domain/dates/plain-date'

const day = plainDate

test('the clock agrees with the time zone database on every hour of six years but the two of each change', () => {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  for (let date = day('2024-01-01'); date < '2030-01-01'; date = addDays(date, 1)) {
    for (const at of ['00:30', '03:30', '12:00', '23:30']) {
      const stamp = utcStamp(date, at)
      const instant = new Date(stamp.replace(/(....)(..)(..)T(..)(..)(..)Z/, '$1-$2-$3T$4:$5:$6Z'))
      expect([date, clock.format(instant), londonDay(instant)]).toEqual([date, at, date])
    }
  }
})

test('the days of the change', () => {
  expect([minutesAhead(day('2026-03-29'), '00:59'), minutesAhead(day('2026-03-29'), '02:00')]).toEqual([0, 60])
  expect([minutesAhead(day('2026-10-25'), '01:30'), minutesAhead(day('2026-10-25'), '02:00')]).toEqual([60, 0])
  expect(utcStamp(day('2026-07-01'), '09:30', 45)).toBe('20260701T091500Z')
})

test('weeks begin on Monday, across months and years', () => {
  expect(weekdayOf(day('2026-11-21'))).toBe(5)
  expect(startOfWeek(day('2026-11-23'))).toBe('2026-11-23')
  expect(startOfWeek(day('2028-03-05'))).toBe('2028-02-28')
  expect(weekOf(day('2027-01-01'))).toEqual([
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
  ])
})

test('a weekend becomes Friday before today and Monday after it, and the order stays', () => {
  const saturday = day('2026-11-21')
  expect([-1, 0, 1, 2, 3].map((offset) => workdayFrom(saturday, offset))).toEqual([
    '2026-11-20',
    '2026-11-21',
    '2026-11-23',
    '2026-11-23',
    '2026-11-24',
  ])
  for (let shift = 0; shift < 7; shift += 1) {
    const dates = Array.from({ length: 41 }, (_, index) => workdayFrom(addDays(saturday, shift), index - 20))
    expect(dates).toEqual([...dates].sort())
  }
})

test.each([
  ['10:00', 60, '11:00', 30, false],
  ['10:00', 61, '11:00', 30, true],
  ['10:00', 60, '09:00', 60, false],
  ['10:00', 60, '10:15', 15, true],
])('%s for %i minutes and %s for %i: overlap %s', (at, minutes, otherAt, otherMinutes, isOverlap) => {
  const on = day('2026-11-23')
  expect(overlaps({ on, at, minutes }, { on, at: otherAt, minutes: otherMinutes })).toBe(isOverlap)
  expect(overlaps({ on, at, minutes }, { on: addDays(on, 1), at: otherAt, minutes: otherMinutes })).toBe(false)
})

test('a clash is the same person or the same worker, and never something cancelled', () => {
  const slot = {
    id: '1',
    on: day('2026-11-23'),
    at: '10:00',
    minutes: 60,
    personId: 'p',
    workerId: 'w',
    isCancelled: false,
  }
  const others = [
    { ...slot, id: '2', workerId: null },
    { ...slot, id: '3', personId: 'q' },
    { ...slot, id: '4', isCancelled: true },
    { ...slot, id: '5', personId: 'q', workerId: null },
  ]
  expect(clashesOf(slot, [slot, ...others]).map(({ id }) => id)).toEqual(['2', '3'])
})

test('a calendar file: CRLF, no line over 75 bytes, text escaped, times in UTC', () => {
  const title = `Interview; bring ID, letter ${'é'.repeat(60)}`
  const entry = { id: 'a-1', title, on: day('2026-06-01'), at: '09:30', minutes: 45, place: 'Gate 2\nLeeds' }
  const text = toIcs([entry], { name: 'Diary', stamp: '20260101T000000Z' })
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const unfolded = text.replaceAll('\r\n ', '')
  expect(unfolded).toContain('SUMMARY:Interview\\; bring ID\\, letter ')
  expect(unfolded).toContain('LOCATION:Gate 2\\nLeeds')
  expect(unfolded).toContain('DTSTART:20260601T083000Z')
  expect(unfolded).toContain('DTEND:20260601T091500Z')
})
