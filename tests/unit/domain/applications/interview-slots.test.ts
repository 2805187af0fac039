import {
  chooseByDay,
  isTakenBy,
  takenSlots,
  declinedSlots,
  declineSlots,
  giveBackSlot,
  interviewState,
  isOver,
  lastOffered,
  latestLate,
  mostLateNotices,
  openSlots,
  rejectionStage,
  sharedTimes,
  tellLate,
  typedTimes,
  wrongSlots,
  type InterviewState,
  type OfferedSlot,
  type Slot,
  type SlotRefusal,
} from '@/lib/domain/applications/interview-slots'
import type { ApplicationStep } from '@/lib/domain/applications/history'
import type { Stage } from '@/lib/domain/applications/stages'
import { plainDate } from '@/lib/domain/dates/plain-date'
import { noDetails } from '@/tests/support/no-details'

const moment = { today: plainDate('2026-11-23'), now: '10:00' }
const slot = (on: string, at: string, minutes = 30): OfferedSlot => ({
  on: plainDate(on),
  at,
  minutes,
  way: 'in_person',
  place: '4 Mill Lane, Leeds',
  ...noDetails,
})

test.each<{ slots: OfferedSlot[]; refusal: SlotRefusal | null }>([
  { slots: [slot('2026-11-23', '10:01')], refusal: null },
  { slots: [slot('2026-11-23', '10:00')], refusal: 'past' },
  { slots: [slot('2026-11-24', '03:00')], refusal: 'hours' },
  { slots: [slot('2026-11-24', '06:59')], refusal: 'hours' },
  { slots: [slot('2026-11-24', '07:00')], refusal: null },
  { slots: [slot('2026-11-24', '20:30')], refusal: null },
  { slots: [slot('2026-11-24', '20:30', 31)], refusal: 'hours' },
  { slots: [slot('2026-11-24', '21:00', 5)], refusal: 'hours' },
  { slots: [slot('2026-11-22', '23:00')], refusal: 'past' },
  { slots: [slot('2027-02-21', '10:00')], refusal: null },
  { slots: [slot('2027-02-22', '10:00')], refusal: 'far' },
  { slots: [slot('2026-11-24', '10:00'), slot('2026-11-24', '10:30')], refusal: null },
  { slots: [slot('2026-11-24', '10:29'), slot('2026-11-24', '10:00')], refusal: 'overlap' },
  { slots: ['09', '10', '11', '12', '13'].map((hour) => slot('2026-11-24', `${hour}:00`)), refusal: null },
])('the times of case %# are answered with $refusal', ({ slots, refusal }) => {
  expect(wrongSlots(slots, moment).find(Boolean) ?? null).toBe(refusal)
})

test('each time that is wrong is named, not the first alone', () => {
  const times = [
    ['2026-11-24', '10:00'],
    ['2026-11-22', '10:00'],
    ['2026-11-24', '03:00'],
    ['2026-11-24', '10:15'],
  ].map(([on = '', at = '']) => slot(on, at))
  expect(wrongSlots(times, moment)).toEqual([null, 'past', 'hours', 'overlap'])
})

test('a person takes one of the times that are offered and to come, and none once one is taken or the interview is over', () => {
  const at = (stage: Stage) => ({ history: [{ stage, on: moment.today, by: 'employer' as const, note: null }] })
  const kept = (id: string, on: string, state: Slot['state']): Slot => ({ ...slot(on, '09:00'), id, state })
  const slots = [kept('late', '2026-11-26', 'offered'), kept('soon', '2026-11-24', 'offered')]
  const others = [kept('past', '2026-11-23', 'offered'), kept('back', '2026-11-25', 'withdrawn')]
  expect(openSlots(at('interview'), [...slots, ...others], moment).map(({ id }) => id)).toEqual(['soon', 'late'])
  expect(openSlots(at('interview'), [...slots, kept('mine', '2026-11-27', 'chosen')], moment)).toEqual([])
  expect(openSlots(at('withdrawn'), slots, moment)).toEqual([])
})

test('that none of the times works is said of times that could be taken, and once', () => {
  const at = (stage: Stage) => ({ history: [{ stage, on: moment.today, by: 'employer' as const, note: null }] })
  const kept = (on: string, state: Slot['state']): Slot => ({ ...slot(on, '09:00'), id: on, state })
  const soon = kept('2026-11-24', 'offered')
  const [past, back] = [kept('2026-11-23', 'offered'), kept('2026-11-25', 'withdrawn')]
  const said = declineSlots(at('interview'), [soon, past, back], moment)
  expect(said.ok && said.value.map(({ state }) => state)).toEqual(['declined', 'declined', 'withdrawn'])
  expect(said.ok && declinedSlots(said.value).map(({ id }) => id)).toEqual(['2026-11-23', '2026-11-24'])
  for (const [stage, slots] of [
    ['interview', said.ok ? said.value : []],
    ['interview', [past, back]],
    ['interview', [soon, kept('2026-11-26', 'chosen')]],
    ['interview', []],
    ['offer', [soon]],
    ['withdrawn', [soon]],
  ] as const) {
    expect(declineSlots(at(stage), slots, moment)).toEqual({ ok: false, refusal: 'none_open' })
  }
})

test.each<{ what: string; own: Slot['state']; other: [string, string, 'offered' | 'chosen']; isShared: boolean }>([
  { what: 'the same time', own: 'offered', other: ['2026-11-24', '09:00', 'offered'], isShared: true },
  { what: 'the last minute of it', own: 'chosen', other: ['2026-11-24', '09:29', 'chosen'], isShared: true },
  { what: 'the time after it', own: 'offered', other: ['2026-11-24', '09:30', 'offered'], isShared: false },
  { what: 'the time before it', own: 'offered', other: ['2026-11-24', '08:30', 'offered'], isShared: false },
  { what: 'the same hour of another day', own: 'offered', other: ['2026-11-25', '09:00', 'chosen'], isShared: false },
  { what: 'a time that was taken back', own: 'withdrawn', other: ['2026-11-24', '09:00', 'offered'], isShared: false },
  { what: 'a time that does not work', own: 'declined', other: ['2026-11-24', '09:00', 'offered'], isShared: false },
])('$what of another applicant is shared: $isShared', ({ own, other: [on, at, state], isShared }) => {
  const slots: Slot[] = [{ ...slot('2026-11-24', '09:00'), id: 'own', state: own }]
  const other = { ...slot(on, at), applicationId: 'other', isSameJob: true, state }
  expect(sharedTimes(slots, [other], moment)).toEqual(isShared ? [{ slot: slots[0], other }] : [])
})

test('a time that somebody else was quicker to choose is not open, and may be answered by asking for others', () => {
  const invited = { history: [{ stage: 'interview' as const, on: moment.today, by: 'employer' as const, note: null }] }
  const gone: Slot = { ...slot('2026-11-24', '09:00'), id: 'gone', state: 'offered', isTaken: true }
  const free: Slot = { ...slot('2026-11-25', '09:00'), id: 'free', state: 'offered' }
  expect(openSlots(invited, [gone, free], moment)).toEqual([free])
  expect(takenSlots(invited, [gone, free], moment)).toEqual([gone])
  expect(declineSlots(invited, [gone], moment).ok).toBe(true)
})

test.each<{
  own: string
  other: string
  isSameJob: boolean
  state: 'offered' | 'chosen'
  at: string
  isTaken: boolean
}>([
  { own: '', other: '', isSameJob: true, state: 'chosen', at: '09:15', isTaken: true },
  { own: '', other: '', isSameJob: true, state: 'offered', at: '09:15', isTaken: false },
  { own: '', other: '', isSameJob: false, state: 'chosen', at: '09:15', isTaken: false },
  { own: '', other: '', isSameJob: true, state: 'chosen', at: '09:30', isTaken: false },
  { own: 'Sam', other: ' sam', isSameJob: false, state: 'chosen', at: '09:15', isTaken: true },
  { own: 'Sam', other: 'Kim', isSameJob: true, state: 'chosen', at: '09:15', isTaken: false },
  { own: 'Sam', other: '', isSameJob: true, state: 'chosen', at: '09:15', isTaken: true },
  { own: 'Sam', other: '', isSameJob: false, state: 'chosen', at: '09:15', isTaken: false },
])('a time with $own at nine is taken by one with $other at $at, same job $isSameJob, $state: $isTaken', (given) => {
  const { own, other, isSameJob, state, at, isTaken } = given
  const theirs = { ...slot('2026-11-24', at), askFor: other, applicationId: 'other', isSameJob, state }
  expect(isTakenBy({ ...slot('2026-11-24', '09:00'), askFor: own }, theirs)).toBe(isTaken)
})

test('an offered time that another applicant has taken meanwhile is no clash with anybody', () => {
  const own: Slot = { ...slot('2026-11-24', '09:15'), id: 'own', state: 'offered' }
  const of = (applicationId: string, state: 'offered' | 'chosen', isSameJob = true) => ({
    ...slot('2026-11-24', '09:00'),
    applicationId,
    isSameJob,
    state,
  })
  const named = (slots: Slot[], others: ReturnType<typeof of>[]) =>
    sharedTimes(slots, others, moment).map(({ other }) => other.applicationId)
  expect(named([own], [of('offered', 'offered'), of('agreed', 'chosen')])).toEqual(['agreed'])
  expect(named([own], [of('offered', 'offered', false), of('agreed', 'chosen')])).toEqual(['agreed', 'offered'])
  expect(named([{ ...own, state: 'chosen' }], [of('offered', 'offered')])).toEqual([])
  expect(named([{ ...own, state: 'chosen' }], [of('offered', 'offered', false)])).toEqual(['offered'])
})

test('each other applicant is named once, who agreed a time first, and of what is past nobody', () => {
  const own = (on: string, at: string): Slot => ({ ...slot(on, at), id: on + at, state: 'offered' })
  const of = (applicationId: string, on: string, at: string, state: 'offered' | 'chosen') => ({
    ...slot(on, at),
    applicationId,
    isSameJob: true,
    state,
  })
  const slots = [own('2026-11-23', '09:00'), own('2026-11-24', '09:00'), own('2026-11-24', '10:00')]
  const others = [
    of('past', '2026-11-23', '09:00', 'chosen'),
    of('offered', '2026-11-24', '09:00', 'offered'),
    of('offered', '2026-11-24', '10:00', 'offered'),
    of('agreed', '2026-11-24', '10:15', 'chosen'),
  ]
  expect(sharedTimes(slots, others, moment).map(({ slot: { at }, other }) => [other.applicationId, at])).toEqual([
    ['agreed', '10:00'],
    ['offered', '09:00'],
  ])
})

test('what is offered again is what stands, the latest of it, and else what was taken back', () => {
  const kept = (on: string, state: Slot['state'], place: string): Slot => ({
    ...slot(on, '09:00'),
    id: place,
    state,
    place,
  })
  const back = kept('2026-11-30', 'withdrawn', 'The old shop')
  expect(lastOffered([])).toBeNull()
  expect(lastOffered([back])?.place).toBe('The old shop')
  const standing = [kept('2026-11-25', 'offered', 'Room 2'), kept('2026-11-24', 'offered', 'Room 1')]
  expect(lastOffered([back, ...standing])?.place).toBe('Room 2')
})

const inStage = (stage: Stage) => ({ history: [{ stage, on: moment.today, by: 'employer' as const, note: null }] })
const agreedAt = (on: string, at: string, state: Slot['state'] = 'chosen'): Slot => ({
  ...slot(on, at),
  id: on + at,
  state,
})

test.each([
  ['2026-11-22', '23:00', true],
  ['2026-11-23', '09:29', true],
  ['2026-11-23', '09:30', true],
  ['2026-11-23', '09:31', false],
  ['2026-11-23', '10:00', false],
  ['2026-11-24', '07:00', false],
])('at 10am on the 23rd, half an hour from %s %s on is over: %s', (on, at, is) => {
  expect(isOver(slot(on, at), moment)).toBe(is)
})

test('the agreed time is given back until it is over, and only while there is an interview', () => {
  const back = (stage: Stage, slots: Slot[]) => giveBackSlot(inStage(stage), slots, moment)
  const slots = [agreedAt('2026-11-23', '09:45'), agreedAt('2026-11-24', '09:00', 'withdrawn')]
  expect(back('interview', slots)).toEqual({ ok: true, value: [{ ...slots[0], state: 'declined' }, slots[1]] })
  expect(back('interview', [agreedAt('2026-11-23', '09:30')])).toEqual({ ok: false, refusal: 'over' })
  expect(back('interview', [agreedAt('2026-11-24', '09:00', 'offered')])).toEqual({ ok: false, refusal: 'none_chosen' })
  for (const stage of ['offer', 'withdrawn', 'unsuccessful_after_interview'] as const) {
    expect(back(stage, slots)).toEqual({ ok: false, refusal: 'none_chosen' })
  }
})

test.each<[stage: Stage, slots: Slot[], to: Stage]>([
  ['interview', [agreedAt('2026-11-23', '09:30')], 'unsuccessful_after_interview'],
  ['interview', [agreedAt('2026-11-23', '09:45')], 'unsuccessful'],
  ['interview', [agreedAt('2026-11-20', '09:30', 'offered')], 'unsuccessful'],
  ['shortlisted', [], 'unsuccessful'],
])('a rejection at %s comes after the interview only once that is over: %#', (stage, slots, to) => {
  expect(rejectionStage(inStage(stage), slots, moment)).toBe(to)
})

test.each<[stage: Stage, changedOn: string, on: string, at: string, state: InterviewState]>([
  ['interview', '2026-11-20', '2026-11-23', '10:30', 'to_come'],
  ['interview', '2026-11-20', '2026-11-23', '09:45', 'to_come'],
  ['interview', '2026-11-20', '2026-11-23', '09:30', 'over'],
  ['offer', '2026-11-23', '2026-11-24', '10:30', 'beside_offer'],
  ['accepted', '2026-11-23', '2026-11-24', '10:30', 'off'],
  ['accepted', '2026-11-23', '2026-11-22', '10:30', 'over'],
  ['withdrawn', '2026-11-23', '2026-11-24', '10:30', 'off'],
  ['withdrawn', '2026-11-23', '2026-11-23', '10:30', 'off'],
  ['withdrawn', '2026-11-20', '2026-11-21', '10:30', 'off'],
  ['unsuccessful_after_interview', '2026-11-23', '2026-11-23', '09:00', 'over'],
  ['unsuccessful_after_interview', '2026-11-23', '2026-11-20', '10:30', 'over'],
])('in the stage %s since %s, an interview on %s at %s is %s', (stage, changedOn, on, at, state) => {
  const history = [{ stage, on: plainDate(changedOn), by: 'employer' as const, note: null }]
  expect(interviewState({ history }, agreedAt(on, at), moment)).toBe(state)
})

test('somebody can say that they are late on the day, until it is over, and three times at most', () => {
  const lateOn = (on: string) => ({ kind: 'running_late' as const, on: plainDate(on) })
  const tell = (slots: Slot[], steps = [lateOn('2026-11-22')], stage: Stage = 'interview') => {
    const told = tellLate(inStage(stage), slots, steps, moment)
    return told.ok ? told.value.id : told.refusal
  }
  const today = agreedAt('2026-11-23', '10:15')
  expect(tell([today])).toBe(today.id)
  expect(tell([today], Array(2).fill(lateOn('2026-11-23')))).toBe(today.id)
  expect(tell([today], Array(mostLateNotices).fill(lateOn('2026-11-23')))).toBe('too_often')
  expect(tell([agreedAt('2026-11-23', '09:00')])).toBe('over')
  expect(tell([agreedAt('2026-11-24', '10:15')])).toBe('not_today')
  expect(tell([{ ...today, state: 'offered' }])).toBe('not_today')
  expect(tell([today], [], 'offer')).toBe('not_today')
})

test('of what somebody said about being late, the last of the day counts', () => {
  const line = (kind: ApplicationStep['kind'], on: string, note: string): ApplicationStep => ({
    kind,
    on: plainDate(on),
    by: 'candidate',
    note,
  })
  const steps = [
    line('running_late', '2026-11-22', 'yesterday'),
    line('running_late', '2026-11-23', 'first'),
    line('running_late', '2026-11-23', 'last'),
    line('asked', '2026-11-23', 'other'),
  ]
  expect(latestLate(steps, moment.today)?.note).toBe('last')
  expect(latestLate(steps, plainDate('2026-11-24'))).toBeNull()
})

test.each([
  ['2026-11-30', '2026-11-29'],
  ['2026-11-25', '2026-11-24'],
  ['2026-11-24', '2026-11-23'],
  ['2026-11-23', '2026-11-23'],
])('somebody whose first time is on %s chooses by %s: the day before it, or today', (first, expected) => {
  const slots = [slot('2026-12-04', '09:00'), slot(first, '15:00')]
  expect(chooseByDay(slots, moment.today)).toBe(expected)
})

test('a time that is typed has a day or a start, and keeps its number', () => {
  const typed = typedTimes({ 'day-2': ' 2026-12-01 ', 'time-2': '10:00:00', 'time-4': '9', minutes: '30' })
  expect(typed).toEqual([
    { number: 2, day: '2026-12-01', on: '2026-12-01', at: '10:00' },
    { number: 4, day: '', on: undefined, at: '9' },
  ])
})
