import { addDays, plainDate } from '@/lib/domain/dates/plain-date'
import {
  capitalised,
  countText,
  dayText,
  dayTimeText,
  nounText,
  timeText,
  weekdaysText,
  weekdayText,
  whenText,
} from '@/lib/content/wording/date-text'

const today = plainDate('2026-11-21')

test('a day, with its year, its weekday or its time', () => {
  expect(dayText(today)).toBe('21 November 2026')
  expect(dayText(plainDate('2027-01-01'))).toBe('1 January 2027')
  expect(weekdayText(today)).toBe('Saturday 21 November')
  expect(weekdayText(plainDate('2024-02-29'))).toBe('Thursday 29 February')
  expect(dayTimeText(today, '13:30')).toBe('Saturday 21 November at 1:30pm')
})

test('the days of a week, with each month once', () => {
  const week = (first: string) => weekdaysText(plainDate(first), addDays(plainDate(first), 6))
  expect(week('2026-11-23')).toBe('Monday 23 to Sunday 29 November')
  expect(week('2026-11-30')).toBe('Monday 30 November to Sunday 6 December')
})

test.each([
  ['09:00', '9am'],
  ['13:30', '1:30pm'],
  ['12:00', '12 noon'],
  ['00:00', '12 midnight'],
  ['00:05', '12:05am'],
  ['12:15', '12:15pm'],
  ['soon', 'soon'],
])('%s is %s', (time, text) => {
  expect(timeText(time)).toBe(text)
})

test.each([
  [0, 'today'],
  [1, 'tomorrow'],
  [-1, 'yesterday'],
  [2, 'in 2 days'],
  [13, 'in 13 days'],
  [14, 'in 2 weeks'],
  [60, 'in 8 weeks'],
  [61, 'in 2 months'],
  [-13, '13 days ago'],
  [-30, '4 weeks ago'],
  [-200, '6 months ago'],
])('%i days from today is %s', (days, text) => {
  expect(whenText(addDays(today, days), today)).toBe(text)
})

test('a count with its word', () => {
  expect(countText(1, 'job')).toBe('1 job')
  expect(countText(0, 'job')).toBe('0 jobs')
  expect(countText(3, 'person', 'people')).toBe('3 people')
  expect([0, 1, 2].map((count) => nounText(count, 'job'))).toEqual(['jobs', 'job', 'jobs'])
  expect([0, 1, 2].map((count) => nounText(count, 'entry', 'entries'))).toEqual(['entries', 'entry', 'entries'])
})

test('a text at the beginning of a line has a capital letter', () => {
  expect(capitalised('5 days ago')).toBe('5 days ago')
  expect(capitalised('yesterday')).toBe('Yesterday')
})
