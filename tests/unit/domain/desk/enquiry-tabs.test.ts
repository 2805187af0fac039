import { plainDate } from '@/lib/domain/dates/plain-date'
import { dueStateOf, tabCountText, tabsOf, type EnquiryState } from '@/lib/domain/desk/enquiry-tabs'

const today = plainDate('2026-12-29')
const holidays = new Set(['2026-12-25', '2026-12-28'].map(plainDate))
const viewer = { id: 'me', today }

test.each<[string, EnquiryState, string, string | null, boolean, string[]]>([
  ['nobody has it and it is due today', 'received', '2026-12-29', null, false, ['open', 'due', 'new']],
  ['nobody has it and it was due before', 'received', '2026-12-24', null, false, ['open', 'overdue', 'new']],
  ['nobody has it and there is time', 'received', '2026-12-30', null, false, ['open', 'new']],
  ['a colleague has it and there is time', 'received', '2026-12-30', 'you', false, ['open']],
  ['I have it and it is due today', 'received', '2026-12-29', 'me', false, ['open', 'due', 'mine']],
  ['I was in touch before it was due', 'contacted', '2026-12-24', 'me', false, ['open', 'mine', 'waiting']],
  ['somebody was in touch', 'contacted', '2026-12-29', null, false, ['open', 'waiting']],
  ['mine, and closed', 'closed', '2026-12-24', 'me', false, ['closed']],
  ['held', 'received', '2026-12-24', null, true, ['held']],
  ['held and closed', 'closed', '2026-12-24', 'me', true, ['held']],
])('%s', (_, state, dueOn, ownerId, isHeld, expected) => {
  const work = { state, dueOn: plainDate(dueOn), ownerId, isHeld, nextTryOn: null }
  expect(tabsOf(work, viewer)).toEqual(expected)
})

test.each<[string, EnquiryState, string, string[]]>([
  ['today', 'received', '2026-12-29', ['open', 'mine', 'tries']],
  ['on a day that has gone by, as promised', 'contacted', '2026-12-24', ['open', 'mine', 'tries']],
  ['tomorrow, as promised', 'contacted', '2026-12-30', ['open', 'mine']],
  ['tomorrow', 'received', '2026-12-30', ['open', 'mine']],
  ['today, but it is closed', 'closed', '2026-12-29', ['closed']],
])('to be tried again %s', (_, state, tryOn, expected) => {
  const work = { state, dueOn: plainDate('2026-12-30'), ownerId: 'me', isHeld: false, nextTryOn: plainDate(tryOn) }
  expect(tabsOf(work, viewer)).toEqual(expected)
  expect(tabsOf({ ...work, isHeld: true }, viewer)).toEqual(['held'])
})

test.each([
  ['2026-12-29', { is: 'today' }],
  ['2026-12-24', { is: 'late', workingDays: 1 }],
  ['2026-12-22', { is: 'late', workingDays: 3 }],
  ['2026-12-30', { is: 'early', workingDays: 1 }],
  ['2027-01-04', { is: 'early', workingDays: 4 }],
])('a promise for %s is %j on the day after Boxing Day’s bank holiday', (dueOn, expected) => {
  expect(dueStateOf(plainDate(dueOn), today, holidays)).toEqual(expected)
})

test('a promise of Friday is late on Saturday by no working day', () => {
  expect(dueStateOf(plainDate('2026-11-20'), plainDate('2026-11-21'), holidays)).toEqual({ is: 'late', workingDays: 0 })
})

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '999+'],
])('%d is shown as %s', (count, text) => {
  expect(tabCountText(count)).toBe(text)
})
