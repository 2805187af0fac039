import type { Application } from '@/lib/domain/applications/application'
import { undoStage } from '@/lib/domain/applications/undo-stage'
import type { Stage } from '@/lib/domain/applications/stages'
import { plainDate } from '@/lib/domain/dates/plain-date'

const on = plainDate('2026-11-25')
const at = (...path: Stage[]): Application => ({
  id: 'application',
  reference: 'A-7KX2M9',
  jobId: 'job',
  personId: 'person',
  via: 'self',
  history: path.map((stage) => ({ stage, on, by: 'employer', note: null })),
  reasons: [],
  withdrawalReason: null,
  disclosure: 'not_asked',
  disclosureOn: null,
  checks: [],
})
const lastStepAt = '2026-11-25T10:00:00Z'

test.each([
  ['within the hour', at('applied', 'shortlisted'), ['applied', 'shortlisted'], '2026-11-25T11:00:00Z', null],
  ['after an hour', at('applied', 'shortlisted'), ['applied', 'shortlisted'], '2026-11-25T11:00:01Z', 'too_late'],
  [
    'once somebody has written',
    at('applied', 'shortlisted'),
    ['applied', 'shortlisted', 'message_sent'],
    '2026-11-25T10:01:00Z',
    'not_allowed',
  ],
  ['before a shortlist', at('applied'), ['applied'], '2026-11-25T10:01:00Z', 'not_allowed'],
  [
    'after the invitation',
    at('applied', 'shortlisted', 'interview'),
    ['applied', 'shortlisted', 'interview'],
    '2026-11-25T10:01:00Z',
    'not_allowed',
  ],
] as const)('a shortlist is undone %s: %#', (_, application, kinds, now, refusal) => {
  const undone = undoStage(application, 'shortlisted', {
    steps: kinds.map((kind) => ({ kind })),
    lastStepAt,
    now: new Date(now),
  })
  expect(undone.ok ? null : undone.refusal).toBe(refusal)
  if (undone.ok) expect(undone.value.history.map(({ stage }) => stage)).toEqual(['applied'])
})

test('a start is undone by the same rule, and only as a start', () => {
  const path: Stage[] = ['applied', 'shortlisted', 'interview', 'offer', 'accepted', 'hired']
  const facts = { steps: path.map((kind) => ({ kind })), lastStepAt, now: new Date('2026-11-25T10:30:00Z') }
  const undone = undoStage(at(...path), 'hired', facts)
  expect(undone.ok && undone.value.history.at(-1)?.stage).toBe('accepted')
  expect(undoStage(at(...path), 'shortlisted', facts)).toEqual({ ok: false, refusal: 'not_allowed' })
  const since = { ...facts, steps: [...facts.steps, { kind: 'checked' as const }] }
  expect(undoStage(at(...path), 'hired', since).ok).toBe(false)
})
