import { storyAt } from '@/lib/content/demonstration/story/story-at'
import { closingText, payText, postedText } from '@/lib/content/wording/job-text'
import { addDays, plainDate } from '@/lib/domain/dates/plain-date'
import { viewJob } from '@/lib/domain/job-board/job-view'

const today = plainDate('2026-03-29')
const [job] = storyAt(today).jobs
if (!job) throw new Error('The story has jobs')

test('pay is a range or one figure, in pounds and pence an hour or in pounds a year', () => {
  expect(payText({ from: 1285, to: 1320, per: 'hour' })).toBe('£12.85 to £13.20 an hour')
  expect(payText({ from: 2_080_000, to: 2_080_000, per: 'year' })).toBe('£20,800 a year')
})

test.each([
  [1, 'today'],
  [0, 'today'],
  [-1, 'yesterday'],
  [-5, '5 days ago'],
  [-21, '3 weeks ago'],
  [-94, '3 months ago'],
])('posted %i days from today: %s', (days, text) => {
  expect(postedText(viewJob({ ...job, postedOn: addDays(today, days) }, today))).toBe(text)
})

test.each([
  [-1, 'Closed'],
  [0, 'Closes today'],
  [1, 'Closes tomorrow'],
  [6, 'Closes in 6 days'],
  [30, 'Closes in 30 days'],
  [null, 'Open until filled'],
])('the last day to apply is %s days away: %s', (days, text) => {
  const closesOn = days === null ? null : addDays(today, days)
  expect(closingText(viewJob({ ...job, status: 'live', closesOn }, today))).toBe(text)
  expect(closingText(viewJob({ ...job, status: 'closed', closesOn }, today))).toBe('Closed')
})
