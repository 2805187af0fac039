import type { Application } from '@/lib/domain/applications/application'
import {
  changedTerms,
  checkFirstDay,
  mayChangeOffer,
  maySetFirstDay,
  recordStart,
  startDueOn,
  type StartFacts,
} from '@/lib/domain/applications/first-day'
import { stages, type Stage } from '@/lib/domain/applications/stages'
import { plainDate } from '@/lib/domain/dates/plain-date'
import { noDetails } from '@/tests/support/no-details'

const today = plainDate('2026-11-25')
const at = (stage: Stage): Pick<Application, 'history'> => ({
  history: [{ stage, on: plainDate('2026-11-20'), by: 'employer', note: null }],
})

test.each([
  ['2026-11-24', 'past'],
  ['2026-11-25', null],
  ['2027-11-25', null],
  ['2027-11-26', 'far'],
])('a first day on %s is %s', (day, expected) => {
  expect(checkFirstDay({ on: plainDate(day), at: '09:00' }, { today, now: '08:59' })).toBe(expected)
})

test('a first day at a time that has passed today is not to come', () => {
  const at = (time: string) => checkFirstDay({ on: today, at: time }, { today, now: '18:27' })
  expect([at('09:00'), at('18:27'), at('19:00')]).toEqual(['time', null, null])
})

test('an offer can be changed until it is answered, and the first day alone from then until they have started', () => {
  expect(stages.filter((stage) => mayChangeOffer(at(stage)))).toEqual(['offer'])
  expect(stages.filter((stage) => maySetFirstDay(at(stage)))).toEqual(['accepted'])
})

test('somebody begins after they accepted the offer and not in the future', () => {
  const began = (stage: Stage, day: string) => {
    const recorded = recordStart(at(stage), plainDate(day), today)
    return recorded.ok ? recorded.value : recorded.refusal
  }
  expect(began('accepted', '2026-11-23')).toBe('2026-11-23')
  expect(began('accepted', '2026-11-19')).toBe('day')
  expect(began('accepted', '2026-11-26')).toBe('day')
  for (const stage of stages.filter((one) => one !== 'accepted')) expect(began(stage, '2026-11-23')).toBe('not_allowed')
})

const firstDay = { on: plainDate('2026-12-01'), at: '09:00', place: 'Unit 4', pay: '', hours: '', ...noDetails }
const start: StartFacts = { firstDay, startedOn: null, sixWeeks: null }

test('the employer is asked on the first day, once more six weeks after it, and then no more', () => {
  expect(startDueOn(at('offer'), start)).toBeNull()
  expect(startDueOn(at('accepted'), start)).toBe('2026-12-01')
  expect(startDueOn(at('accepted'), { ...start, firstDay: null })).toBeNull()
  const hired = { ...start, startedOn: plainDate('2026-12-01') }
  expect(startDueOn(at('hired'), hired)).toBe('2027-01-12')
  expect(startDueOn(at('hired'), { ...hired, sixWeeks: 'left' })).toBeNull()
  expect(startDueOn(at('not_started'), start)).toBeNull()
})

test('what has changed in an offer is named, term by term', () => {
  expect(changedTerms(firstDay, firstDay)).toEqual([])
  expect(changedTerms(firstDay, { ...firstDay, hours: '24 hours a week', pay: '£13' })).toEqual(['pay', 'hours'])
  expect(changedTerms(null, firstDay)).toContain('on')
})
