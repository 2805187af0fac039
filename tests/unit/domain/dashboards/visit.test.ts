import { storyAt } from '@/lib/content/demonstration/story/story-at'
import { demoViewers } from '@/lib/content/demonstration/story/viewers'
import { sides, type Side } from '@/lib/domain/access/role'
import { actionSchemas, faultsOf, isAction, mayDo, type Action, type ActionType } from '@/lib/domain/dashboards/actions'
import { perform } from '@/lib/domain/dashboards/perform'
import type { Refusal } from '@/lib/domain/dashboards/action-result'
import type { ServiceState } from '@/lib/domain/dashboards/service-state'
import { readVisit, stateAfter, takeVisitStep, writeVisit, type VisitStep } from '@/lib/domain/dashboards/visit'
import { addDays, plainDate } from '@/lib/domain/dates/plain-date'

const today = plainDate('2026-11-21')
const start = storyAt(today)
const scene = { start, viewers: demoViewers, today }

const does = (state: ServiceState, by: Side, action: Action): ServiceState => {
  const done = perform(state, action, { viewer: demoViewers[by], today })
  if (!done.ok) throw new Error(`${action.type}: ${done.refusal}`)
  return done.value
}
const refusalOf = (state: ServiceState, by: Side, action: Action): Refusal | null => {
  const done = perform(state, action, { viewer: demoViewers[by], today })
  return done.ok ? null : done.refusal
}

/** One of each that the story allows, so that none is left out of the tests. */
const oneOfEach: { [Type in ActionType]: [by: Side, action: Extract<Action, { type: Type }>] } = {
  'application/send': ['partner', { type: 'application/send', jobId: 'farm-worker', personId: 'person-101' }],
  'application/move': ['partner', { type: 'application/move', applicationId: 'application-102', to: 'withdrawn' }],
  'profile/visibility': ['candidate', { type: 'profile/visibility', visibility: 'off' }],
  'todo/set': ['candidate', { type: 'todo/set', personId: 'person-101', todo: 'id', progress: 'in_progress' }],
  'appointment/book': [
    'caseworker',
    {
      type: 'appointment/book',
      personId: 'person-112',
      kind: 'support',
      title: 'Catch up',
      on: today,
      at: '08:00',
      minutes: 30,
      way: 'phone',
      place: 'By phone',
    },
  ],
  'appointment/cancel': ['caseworker', { type: 'appointment/cancel', appointmentId: 'appointment-1' }],
  'appointment/attendance': [
    'caseworker',
    { type: 'appointment/attendance', appointmentId: 'appointment-25', attendance: 'attended' },
  ],
  'setting/choose': ['candidate', { type: 'setting/choose', name: 'alerts', value: 'weekly' }],
}

const types = Object.keys(actionSchemas) as ActionType[]

test.each(types)('%s: somebody allowed to can do it; a new state is returned and the old one is unchanged', (type) => {
  const before = JSON.stringify(start)
  const [by, action] = oneOfEach[type]
  expect(faultsOf(action)).toEqual([])
  expect(JSON.stringify(does(start, by, action))).not.toBe(before)
  expect(JSON.stringify(start)).toBe(before)
})

test.each(types)('%s: anybody else is refused', (type) => {
  const [, action] = oneOfEach[type]
  for (const role of sides) if (!mayDo(type, role)) expect(refusalOf(start, role, action)).toBe('not_allowed')
})

test.each(types)(
  '%s: every field that is missing or wrong is named, and none is let in that does not belong',
  (type) => {
    const [, action] = oneOfEach[type]
    for (const name of Object.keys(actionSchemas[type].required)) {
      expect(faultsOf({ ...action, [name]: undefined })).toEqual([name])
      expect(faultsOf({ ...action, [name]: { toString: () => 'x' } })).toEqual([name])
      expect(faultsOf({ ...action, [name]: 'x'.repeat(9000) })).toEqual([name])
    }
    expect(faultsOf({ ...action, isAdmin: true })).toEqual(['isAdmin'])
  },
)

test.each([null, 1, 'todo/set', [], {}, { type: 'constructor' }, { type: '__proto__' }, { type: 'job/burn' }])(
  '%j is no action',
  (value) => expect(isAction(value)).toBe(false),
)

// The story's first appointment is today, or on Monday where today is a Saturday.
const onTop = { ...oneOfEach['appointment/book'][1], on: addDays(today, 2), at: '09:45' }

test.each<[what: string, by: Side, action: Action, refusal: Refusal]>([
  [
    'somebody else’s to-do',
    'candidate',
    { type: 'todo/set', personId: 'person-104', todo: 'id', progress: 'done' },
    'not_found',
  ],
  [
    'a second application',
    'partner',
    { type: 'application/send', jobId: 'site-labourer', personId: 'person-101' },
    'already_applied',
  ],
  [
    'an application for a closed job',
    'partner',
    { type: 'application/send', jobId: 'housekeeper', personId: 'person-101' },
    'job_not_open',
  ],
  [
    'a skipped stage',
    'partner',
    { type: 'application/move', applicationId: 'application-101', to: 'accepted' },
    'not_allowed',
  ],
  [
    'an appointment yesterday',
    'caseworker',
    { ...oneOfEach['appointment/book'][1], on: addDays(today, -1) },
    'in_the_past',
  ],
  ['an appointment on top of another', 'caseworker', onTop, 'clash'],
  [
    'who came to what is to come',
    'caseworker',
    { type: 'appointment/attendance', appointmentId: 'appointment-7', attendance: 'attended' },
    'in_the_future',
  ],
])('refused: %s', (_, by, action, refusal) => {
  expect(isAction(action)).toBe(true)
  expect(refusalOf(start, by, action)).toBe(refusal)
})

test('a clash can be accepted', () => {
  const action = { ...onTop, isClashAccepted: true }
  expect(does(start, 'caseworker', action).appointments).toHaveLength(start.appointments.length + 1)
})

test('a visit is saved as its steps and replayed; anything that is not a step is left out', () => {
  const steps = types.map((type): VisitStep => ({ by: oneOfEach[type][0], action: oneOfEach[type][1] }))
  let visit: readonly VisitStep[] = []
  let state = start
  for (const step of steps) {
    const taken = takeVisitStep(visit, { state, step, scene })
    visit = taken.visit
    if (taken.performed.ok) state = taken.performed.value
  }
  expect(visit).toHaveLength(types.length)
  expect(readVisit(writeVisit(visit))).toEqual(visit)
  expect(stateAfter(readVisit(writeVisit(visit)), scene)).toEqual(state)
  const spoilt = JSON.stringify([...visit, { by: 'admin', action: visit[0]?.action }, { by: 'partner' }, null, 7])
  expect(readVisit(spoilt)).toEqual(visit)
  for (const kept of [null, '', '{', '{}', 'null', '"x"']) expect(readVisit(kept)).toEqual([])
  for (const days of [1, 2, 40, 400]) {
    const later = addDays(today, days)
    expect(() => stateAfter(visit, { start: storyAt(later), viewers: demoViewers, today: later })).not.toThrow()
  }
})

test('a refused step is not kept', () => {
  const step: VisitStep = {
    by: 'partner',
    action: { type: 'application/move', applicationId: 'application-101', to: 'accepted' },
  }
  expect(takeVisitStep([], { state: start, step, scene })).toEqual({
    visit: [],
    performed: { ok: false, refusal: 'not_allowed' },
  })
})
