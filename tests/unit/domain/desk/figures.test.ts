import { bankHolidayDays } from '@/lib/content/site/bank-holidays'
import { plainDate } from '@/lib/domain/dates/plain-date'
import {
  deskFigures,
  figurePeriodOf,
  judgePromise,
  promiseFactsOf,
  type CameEnquiries,
  type FiguredEnquiry,
  type OpenEnquiries,
} from '@/lib/domain/desk/figures'

// Wednesday 25 November 2026.
const today = plainDate('2026-11-25')
const clock = { today, bankHolidays: bankHolidayDays }
const enquiry = (parts: Partial<FiguredEnquiry> = {}): FiguredEnquiry => ({
  source: 'general',
  receivedAt: new Date('2026-11-20T10:00Z'),
  dueOn: plainDate('2026-11-24'),
  firstContactAt: null,
  closedAt: null,
  ...parts,
})
const came = (parts: Partial<FiguredEnquiry>, count = 1): CameEnquiries => {
  const one = enquiry(parts)
  return { source: one.source, ...promiseFactsOf(one, today), count }
}
const noContact = { count: 0, medianMinutes: null, mostMinutes: null }
const open = (parts: Partial<OpenEnquiries> = {}): OpenEnquiries => ({
  receivedOn: plainDate('2026-11-20'),
  dueOn: plainDate('2026-11-24'),
  owner: null,
  isWaiting: true,
  count: 1,
  ...parts,
})

test.each([
  ['on the day itself, at 23:59', { firstContactAt: new Date('2026-11-24T23:59Z') }, 'kept'],
  ['a minute later', { firstContactAt: new Date('2026-11-25T00:00Z') }, 'broken'],
  [
    'at 23:59 on the day in summer time',
    { dueOn: plainDate('2026-07-01'), firstContactAt: new Date('2026-07-01T22:59Z') },
    'kept',
  ],
  [
    'at 00:00 after it in summer time, which UTC calls the day itself',
    { dueOn: plainDate('2026-07-01'), firstContactAt: new Date('2026-07-01T23:00Z') },
    'broken',
  ],
  ['never, and the day is over', {}, 'broken'],
  ['not yet, and it is the day', { dueOn: today }, 'open'],
  ['never, but closed on the day', { closedAt: new Date('2026-11-24T12:00Z') }, 'none'],
  ['never, and closed after the day', { closedAt: new Date('2026-11-25T09:00Z') }, 'broken'],
] as const)('first contact %s: the promise is judged so', (_, parts, expected) => {
  expect(judgePromise(promiseFactsOf(enquiry(parts), today))).toBe(expected)
})

test('without enquiries there are no averages, and every source and age shows nought', () => {
  expect(deskFigures([], noContact, [], clock)).toEqual({
    enquiries: 0,
    bySource: ['general', 'employer', 'partner', 'candidate', 'waitlist'].map((source) => ({ source, count: 0 })),
    firstContact: noContact,
    promise: { kept: 0, of: 0 },
    open: 0,
    openByAge: ['today', 'one', 'two', 'week', 'fortnight', 'longer'].map((band) => ({ band, count: 0 })),
    openByOwner: [],
  })
})

test('the share of promises leaves out those whose day is to come, and those that were closed in time', () => {
  const firstContact = { count: 4, medianMinutes: 480, mostMinutes: 1440 }
  const figures = deskFigures(
    [
      came({ firstContactAt: new Date('2026-11-23T10:00Z') }),
      came({ source: 'waitlist', firstContactAt: new Date('2026-11-20T11:00Z') }, 2),
      came({ source: 'employer', firstContactAt: new Date('2026-11-25T10:00Z') }),
      came({}),
      came({ dueOn: today }),
      came({ closedAt: new Date('2026-11-20T12:00Z') }, 3),
    ],
    firstContact,
    [],
    clock,
  )
  expect(figures.firstContact).toEqual(firstContact)
  expect(figures.promise).toEqual({ kept: 3, of: 5 })
  expect(figures.bySource.map(({ count }) => count)).toEqual([6, 1, 0, 0, 2])
  expect(figures.enquiries).toBe(9)
})

test('what is open is counted by working days since it came, and by owner, most first', () => {
  const figures = deskFigures(
    [],
    noContact,
    [
      open({ receivedOn: today, dueOn: plainDate('2026-11-27'), owner: 'ann@example.org' }),
      open({ count: 2 }),
      open({ receivedOn: plainDate('2026-11-24'), dueOn: plainDate('2026-11-26'), count: 3 }),
      open({ receivedOn: plainDate('2026-11-21'), dueOn: today }),
      // Somebody was in touch in time: it is open, and late no more.
      open({
        receivedOn: plainDate('2026-11-02'),
        dueOn: plainDate('2026-11-04'),
        owner: 'ann@example.org',
        isWaiting: false,
      }),
      open({ receivedOn: plainDate('2026-11-12'), dueOn: plainDate('2026-11-16'), owner: 'bob@example.org' }),
    ],
    clock,
  )
  expect(Object.fromEntries(figures.openByAge.map(({ band, count }) => [band, count]))).toEqual({
    today: 1,
    one: 3,
    two: 0,
    week: 3,
    fortnight: 1,
    longer: 1,
  })
  expect(figures.openByOwner).toEqual([
    { owner: null, open: 6, overdue: 2 },
    { owner: 'ann@example.org', open: 2, overdue: 0 },
    { owner: 'bob@example.org', open: 1, overdue: 1 },
  ])
  expect(figures.open).toBe(9)
})

test.each([
  ['7', 7],
  ['90', 90],
  ['91', 30],
  [undefined, 30],
  [['7', '90'], 30],
])('an address that asks for %j shows the last %d days', (text, days) => {
  expect(figurePeriodOf(text)).toBe(days)
})
