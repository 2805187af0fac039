import { storyAt } from '@/lib/content/demonstration/story/story-at'
import {
  alertKinds,
  raiseAlerts,
  usualThresholds,
  type Alert,
  type AlertKind,
} from '@/lib/domain/dashboards/caseworker/case-alerts'
import type { ServiceState } from '@/lib/domain/dashboards/service-state'
import { addDays, plainDate, type PlainDate } from '@/lib/domain/dates/plain-date'

const written = plainDate('2026-11-18')
const story = storyAt(written)

const raised = (kind: AlertKind, today: PlainDate, state: ServiceState = story): Alert[] =>
  raiseAlerts(state.people, state, { today, thresholds: usualThresholds }).filter((alert) => alert.kind === kind)

test('each rule finds something in the story, and every alert says since when', () => {
  for (const kind of alertKinds) {
    expect([kind, raised(kind, written).length > 0]).toEqual([kind, true])
    for (const { raisedOn, days } of raised(kind, written)) {
      expect(raisedOn <= written).toBe(true)
      expect(days).toBeGreaterThanOrEqual(0)
    }
  }
})

test('urgent ones come first, then the oldest', () => {
  const order = raiseAlerts(story.people, story, { today: written, thresholds: usualThresholds }).map(
    ({ severity, raisedOn }) => `${['urgent', 'soon', 'news'].indexOf(severity)} ${raisedOn}`,
  )
  expect(order).toEqual([...order].sort())
})

test.each<[kind: AlertKind, about: (alert: Alert) => boolean, last: number, first: number]>([
  ['no_contact', ({ personId }) => personId === 'person-112', 13, 14],
  ['employer_waiting', ({ applicationId }) => applicationId === 'application-126', 9, 10],
])('%s is not raised a day before its threshold, and is on the day', (kind, about, last, first) => {
  const since =
    kind === 'no_contact'
      ? story.people.find(({ id }) => id === 'person-112')?.lastContactOn
      : story.applications.find(({ id }) => id === 'application-126')?.history[0]?.on
  if (!since) throw new Error('The story has changed')
  expect(raised(kind, addDays(since, last)).some(about)).toBe(false)
  const alert = raised(kind, addDays(since, first)).find(about)
  expect(alert).toMatchObject({ days: first, raisedOn: addDays(since, first) })
})

test('people in work are not called out of touch, and a plan ends the alert about release', () => {
  const silent = raised('no_contact', addDays(written, 200)).map(({ personId }) => personId)
  for (const { id, workStatus } of story.people) {
    if (workStatus === 'working') expect(silent).not.toContain(id)
  }
  expect(raised('release_without_plan', written).map(({ personId }) => personId)).toEqual(['person-109'])
  const people = story.people.map((person) => ({ ...person, todos: { ...person.todos, id: 'in_progress' as const } }))
  expect(raised('release_without_plan', written, { ...story, people })).toEqual([])
})

test('a check of a job start becomes urgent two weeks after its day', () => {
  const severities = raised('start_check', written).map(({ personId, severity }) => [personId, severity])
  expect(severities).toContainEqual(['person-103', 'soon'])
  expect(severities).toContainEqual(['person-107', 'urgent'])
})

test('clearing one missed session does not clear the next: each has an identifier of its own', () => {
  const ids = alertKinds.flatMap((kind) => raised(kind, written).map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
})
