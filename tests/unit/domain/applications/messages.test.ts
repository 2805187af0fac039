import { maySendMessage, messageText, reasonsToReport } from '@/lib/domain/applications/messages'
import type { Stage } from '@/lib/domain/applications/stages'
import { plainDate } from '@/lib/domain/dates/plain-date'

const through = (...stages: readonly Stage[]) => ({
  history: stages.map((stage) => ({ stage, on: plainDate('2026-11-02'), by: 'employer' as const, note: null })),
})
const named = ['applied', 'shortlisted', 'interview'] as const

test.each<[readonly Stage[], string, string]>([
  [['applied'], '2026-11-02', 'before_shortlist'],
  [['applied', 'unsuccessful'], '2026-11-02', 'before_shortlist'],
  [['applied', 'withdrawn'], '2026-11-02', 'before_shortlist'],
  [['applied', 'shortlisted'], '2027-11-02', 'yes'],
  [named, '2027-11-02', 'yes'],
  [[...named, 'offer'], '2027-11-02', 'yes'],
  [[...named, 'offer', 'accepted'], '2027-01-31', 'yes'],
  [[...named, 'offer', 'accepted'], '2027-02-01', 'too_late'],
  [[...named, 'unsuccessful_after_interview'], '2026-12-02', 'yes'],
  [[...named, 'unsuccessful_after_interview'], '2026-12-03', 'too_late'],
  [[...named, 'job_closed'], '2026-12-02', 'yes'],
  [[...named, 'offer', 'offer_withdrawn'], '2026-12-03', 'too_late'],
  [[...named, 'withdrawn'], '2026-11-02', 'left'],
  [[...named, 'offer', 'offer_declined'], '2026-11-02', 'left'],
])('after %j, whether a message can be sent on %s: %s', (stages, day, answer) => {
  const may = maySendMessage(through(...stages), plainDate(day))
  expect(may.ok ? 'yes' : may.refusal).toBe(answer)
})

test('a message has words, and up to 1,000 characters', () => {
  const read = (typed: string) => messageText('Write a message first.').safeParse(typed)
  expect(read(' Hello\r\nthere ').data).toBe('Hello\nthere')
  expect(read('x'.repeat(1000)).success).toBe(true)
  expect(read('x'.repeat(1001)).error?.issues[0]?.message).toMatch(/1,001 characters/)
  expect(read('  ').error?.issues[0]?.message).toBe('Write a message first.')
})

test('only a person can report a question about a record', () => {
  expect(reasonsToReport('candidate')).toContain('record')
  expect(reasonsToReport('employer')).toEqual(['threat', 'money', 'discrimination', 'other'])
})
