import {
  diaryEntryForm,
  diaryMessages,
  isAgreed,
  emptyAs,
  nextEntryOf,
  openingWeek,
  sharedInterviews,
  shownDays,
  withClashes,
} from '@/lib/domain/casework/diary'
import { plainDate } from '@/lib/domain/dates/plain-date'
import { firstMessages } from '@/lib/domain/fields/first-messages'

const today = plainDate('2026-11-25')
const typed = { title: 'Dentist', on: '2026-11-26', at: '9.30', minutes: '30', place: '' }
const read = (change: Record<string, string>) => diaryEntryForm(today).safeParse({ ...typed, ...change })

test('an entry is read as typed, with or without a place', () => {
  expect(read({}).data).toEqual({ title: 'Dentist', on: '2026-11-26', at: '09:30', minutes: 30, place: '' })
  expect(read({ on: today, place: 'High Street' }).data).toMatchObject({ on: today, place: 'High Street' })
})

test.each<[string, Record<string, string>, keyof typeof diaryMessages]>([
  ['no title', { title: ' ' }, 'title'],
  ['one letter', { title: 'D' }, 'title'],
  ['yesterday', { on: '2026-11-24' }, 'on'],
  ['a day that there is not', { on: '2026-11-31' }, 'on'],
  ['three years ahead', { on: '2029-11-25' }, 'on'],
  ['no time', { at: '' }, 'at'],
  ['a time that there is not', { at: '25:00' }, 'at'],
  ['a length that is not offered', { minutes: '7' }, 'minutes'],
])('%s: the field says what to do', (_, change, field) => {
  const found = read(change)
  expect(found.success ? {} : firstMessages(found.error)).toEqual({ [field]: diaryMessages[field] })
})

test('a title of 200 characters is kept, and a longer one is refused', () => {
  expect(read({ title: 'x'.repeat(200) }).success).toBe(true)
  expect(read({ title: 'x'.repeat(201) }).success).toBe(false)
  expect(read({ place: 'x'.repeat(201) }).success).toBe(false)
})

const entry = (id: string, on: string, at: string, minutes = 60) => ({ id, on: plainDate(on), at, minutes })

test('an entry names those that share a minute with it, and not those before or after', () => {
  const entries = [
    entry('a', today, '09:00'),
    entry('b', today, '09:59', 10),
    entry('c', today, '10:09'),
    entry('d', '2026-11-26', '09:00'),
  ]
  expect(withClashes(entries).map(({ id, clashesWith }) => [id, clashesWith.map((other) => other.id)])).toEqual([
    ['a', ['b']],
    ['b', ['a']],
    ['c', []],
    ['d', []],
  ])
})

test('an interview time that is only offered is not agreed, everything else is', () => {
  const about = { kind: 'interview', job: 'Baker', company: 'One', reference: 'A-1', way: 'phone' } as const
  expect(isAgreed({ about: { ...about, isOffered: true } })).toBe(false)
  expect(isAgreed({ about: { ...about, isOffered: false } })).toBe(true)
  expect(isAgreed({ about: { kind: 'own', title: 'Dentist' } })).toBe(true)
})

test('the next entry is the first that has not ended', () => {
  const entries = [entry('a', today, '09:00'), entry('b', today, '11:00'), entry('c', '2026-11-26', '08:00')]
  expect(nextEntryOf(entries, { today, now: '09:59' })?.id).toBe('a')
  expect(nextEntryOf(entries, { today, now: '10:00' })?.id).toBe('b')
  expect(nextEntryOf(entries, { today, now: '23:00' })?.id).toBe('c')
  expect(nextEntryOf([], { today, now: '09:00' })).toBeNull()
})

test.each([
  ['day', { from: '2026-11-25', before: '2026-11-26' }],
  ['week', { from: '2026-11-23', before: '2026-11-30' }],
  ['list', { from: '2026-11-20', before: null }],
] as const)('a %s shows the days that it names', (layout, days) => {
  expect(shownDays({ week: today, layout }, plainDate('2026-11-20'))).toEqual(days)
})

test.each([
  ['2026-11-25', 'week', 'thisWeek'],
  ['2026-11-29', 'week', 'thisWeek'],
  ['2026-11-30', 'week', 'week'],
  ['2026-11-25', 'day', 'day'],
] as const)('what is empty on %s by the %s is said of %s', (week, layout, said) => {
  expect(emptyAs({ week: plainDate(week), layout }, today)).toBe(said)
})

test.each([
  [
    'this week while one of it is still going on',
    '10:29',
    [
      ['2026-11-29', '10:00'],
      ['2026-12-01', '09:00'],
    ],
    '2026-11-29',
  ],
  [
    'the coming week once the last of this is over',
    '10:30',
    [
      ['2026-11-29', '10:00'],
      ['2026-12-01', '09:00'],
    ],
    '2026-11-30',
  ],
  ['the coming week where this has nothing', '09:00', [['2026-12-06', '09:00']], '2026-11-30'],
  ['this week where the coming has nothing either', '09:00', [['2026-12-07', '09:00']], '2026-11-29'],
  ['this week where nothing is booked at all', '09:00', [], '2026-11-29'],
] as const)('a calendar opens on a Sunday with %s', (_, now, times, week) => {
  const entries = times.map(([on, at], index) => entry(String(index), on, at, 30))
  expect(openingWeek(entries, { today: plainDate('2026-11-29'), now })).toBe(week)
})

test('interviews that people share are shown on the days of the calendar alone', () => {
  const on = (day: string | null, id: string) => ({
    id,
    job: 'Baker',
    company: 'Example Bakery',
    interview: day === null ? null : { on_day: plainDate(day), at_time: '10:30', minutes: 30 },
  })
  const people = [
    {
      reference: 'SP-7KX2M9',
      name: 'Robin Ash',
      applications: [on('2026-11-22', 'a'), on('2026-11-23', 'b'), on(null, 'c')],
    },
    { reference: 'SP-7KX2MA', name: 'Lee Brook', applications: [on('2026-11-29', 'd'), on('2026-11-30', 'e')] },
  ]
  const shown = (layout: 'day' | 'week' | 'list') =>
    sharedInterviews(people, { week: plainDate('2026-11-29'), layout }, plainDate('2026-11-26')).map(({ id }) => id)
  expect(shown('week')).toEqual(['b', 'd'])
  expect(shown('day')).toEqual(['d'])
  expect(shown('list')).toEqual(['d', 'e'])
})
