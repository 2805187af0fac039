import { slotBetween } from '@/lib/domain/appointments/appointment'
import { toIcs } from '@/lib/domain/appointments/to-ics'

/** What a calendar is told of an appointment that the database has between two moments. */
const told = (startsAt: string, endsAt: string) =>
  toIcs([{ id: 'a', title: 'Appointment SP-000001', place: '', ...slotBetween(startsAt, endsAt) }], {
    name: 'Diary',
    stamp: '20260101T000000Z',
  })
    .split('\r\n')
    .filter((line) => /^DT(START|END)/.test(line))

// The clocks go forward on 28 March 2027 and back on 31 October 2027.
test.each([
  ['the day before summer time', '2027-03-27T09:00:00+00:00', { on: '2027-03-27', at: '09:00' }, '20270327T090000Z'],
  ['its first morning', '2027-03-28T08:00:00+00:00', { on: '2027-03-28', at: '09:00' }, '20270328T080000Z'],
  ['the day after', '2027-03-29T08:00:00+00:00', { on: '2027-03-29', at: '09:00' }, '20270329T080000Z'],
  ['the day before winter time', '2027-10-30T08:00:00+00:00', { on: '2027-10-30', at: '09:00' }, '20271030T080000Z'],
  ['its first morning', '2027-10-31T09:00:00+00:00', { on: '2027-10-31', at: '09:00' }, '20271031T090000Z'],
])('nine in the morning on %s is the same moment in a calendar', (_, startsAt, slot, stamp) => {
  const endsAt = new Date(Date.parse(startsAt) + 45 * 60_000).toISOString()
  expect(slotBetween(startsAt, endsAt)).toEqual({ ...slot, minutes: 45 })
  expect(told(startsAt, endsAt)).toEqual([`DTSTART:${stamp}`, `DTEND:${stamp.replace(/0000Z$/, '4500Z')}`])
})

test('a slot across the change lasts as long as it lasts', () => {
  expect(slotBetween('2027-03-28T00:30:00Z', '2027-03-28T02:30:00Z').minutes).toBe(120)
  expect(told('2027-03-28T00:30:00Z', '2027-03-28T02:30:00Z')).toEqual([
    'DTSTART:20270328T003000Z',
    'DTEND:20270328T023000Z',
  ])
})

test('an entry without a place has no line for it', () => {
  const entry = { id: 'a', title: 'Appointment', ...slotBetween('2027-01-10T10:00:00Z', '2027-01-10T11:00:00Z') }
  const text = (place: string) => toIcs([{ ...entry, place }], { name: 'Diary', stamp: '20260101T000000Z' })
  expect(text('')).not.toContain('LOCATION')
  expect(text('4 Mill Lane, Leeds')).toContain('LOCATION:4 Mill Lane\\, Leeds')
})

test('what is no moment is refused', () => {
  expect(() => slotBetween('tomorrow', '2027-01-10T11:00:00Z')).toThrow(RangeError)
})
