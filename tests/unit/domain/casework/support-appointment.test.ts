import {
  bookingForm,
  missingPlace,
  movingForm,
  takenBy,
  waitsForOutcome,
  weeklyDays,
  appointmentMessages,
} from '@/lib/domain/casework/support-appointment'
import { firstMessages } from '@/lib/domain/fields/first-messages'
import { plainDate } from '@/lib/domain/dates/plain-date'

const today = plainDate('2026-11-25')
const typed = { kind: 'support', on: '2026-12-01', at: '9:30', minutes: '45', way: 'in_person', place: '4 Mill Lane' }

test('a booking is read as typed, in the spellings that people use for a time', () => {
  expect(bookingForm(today).parse(typed)).toEqual({
    kind: 'support',
    on: '2026-12-01',
    at: '09:30',
    minutes: 45,
    way: 'in_person',
    place: '4 Mill Lane',
    weeks: 1,
  })
  expect(bookingForm(today).parse({ ...typed, at: '14.30', weeks: '12' })).toMatchObject({ at: '14:30', weeks: 12 })
})

test.each<[keyof typeof appointmentMessages, string]>([
  ['kind', 'interview'],
  ['on', '2026-11-24'],
  ['on', '2027-11-26'],
  ['on', '2026-02-30'],
  ['at', 'noon'],
  ['at', '06:59'],
  ['at', '21:00'],
  // An hour that clocks skip or repeat cannot be booked.
  ['at', '01:30'],
  ['minutes', '7'],
  ['way', 'letter'],
  ['weeks', '13'],
  ['weeks', '1.5'],
])('a booking with %s %p is sent back with what to do', (field, value) => {
  const { error } = bookingForm(today).safeParse({ ...typed, [field]: value })
  expect(error && firstMessages(error)).toEqual({ [field]: appointmentMessages[field] })
})

test.each([
  ['in_person', '4 Mill Lane', true],
  ['in_person', ' ', false],
  ['video', '', false],
  ['phone', '', true],
  ['phone', 'x', false],
])('a place is left out only by phone: %s, %p', (way, place, isEnough) => {
  expect(missingPlace({ way, place })).toEqual(isEnough ? {} : { place: appointmentMessages.place })
})

test('moving asks who asked', () => {
  expect(movingForm(today).safeParse(typed).success).toBe(false)
  expect(movingForm(today).parse({ ...typed, asker: 'person' })).toMatchObject({ asker: 'person', on: '2026-12-01' })
})

test('weekly means the same weekday, across the clock change', () => {
  expect(weeklyDays(plainDate('2027-03-22'), 3)).toEqual(['2027-03-22', '2027-03-29', '2027-04-05'])
})

test('only what shares a minute and was not cancelled is in the way', () => {
  const slot = { on: plainDate('2026-12-01'), at: '10:00', minutes: 60 }
  const entries = [
    { ...slot, at: '09:00', id: 'before' },
    { ...slot, at: '10:59', id: 'within' },
    { ...slot, at: '11:00', id: 'after' },
    { ...slot, id: 'cancelled', state: 'cancelled' as const },
    { ...slot, on: plainDate('2026-12-02'), id: 'another day' },
  ]
  expect(takenBy([slot], entries).map(({ id }) => id)).toEqual(['within'])
})

test.each([
  { on: '2026-11-24', at: '10:00', waits: true },
  { on: '2026-11-25', at: '10:00', waits: true },
  { on: '2026-11-25', at: '10:01', waits: false },
  { on: '2026-11-24', at: '10:00', outcome: 'attended' as const, waits: false },
  { on: '2026-11-24', at: '10:00', state: 'cancelled' as const, waits: false },
])('an outcome is waited for from the beginning on: %p', ({ on, waits, ...rest }) => {
  const one = { state: 'booked' as const, outcome: null, on: plainDate(on), ...rest }
  expect(waitsForOutcome(one, { today, now: '10:00' })).toBe(waits)
})
