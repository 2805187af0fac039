import fc from 'fast-check'

import { emptyDraft } from '@/lib/domain/cv/cv-draft'
import { mostSteps, recordChange, redo, startHistory, undo, type CvHistory } from '@/lib/domain/cv/cv-history'
import { type CvChange } from '@/lib/domain/cv/edit-cv-draft'
import { anyChange, anyDraft } from '@/tests/support/cv-arbitraries'
import { aCvDraft } from '@/tests/support/a-cv-draft'

const write = (value: string, field: 'fullName' | 'email' = 'fullName'): CvChange => ({ type: 'write', field, value })
const after = (changes: [CvChange, number][], from: CvHistory = startHistory(emptyDraft())) =>
  changes.reduce((history, [change, now]) => recordChange(history, change, now), from)

test('keys typed in one field without a pause are one step', () => {
  const history = after([
    [write('J'), 0],
    [write('Jo'), 900],
    [write('Jo T'), 1900],
  ])
  expect(history.present.fullName).toBe('Jo T')
  expect(undo(history).present).toEqual(emptyDraft())
})

test.each<[string, [CvChange, number][], number]>([
  [
    'a pause of more than a second',
    [
      [write('J'), 0],
      [write('Jo'), 1001],
    ],
    2,
  ],
  [
    'another field',
    [
      [write('J'), 0],
      [write('j', 'email'), 1],
    ],
    2,
  ],
  [
    'a clock that was put back',
    [
      [write('J'), 5000],
      [write('Jo'), 4000],
    ],
    2,
  ],
  [
    'a skill between',
    [
      [write('J'), 0],
      [{ type: 'add-skill', text: 'A' }, 1],
      [write('Jo'), 2],
    ],
    3,
  ],
  [
    'two ticks',
    [
      [{ type: 'choose', field: 'needsSupport', value: true }, 0],
      [{ type: 'choose', field: 'needsSupport', value: false }, 1],
    ],
    2,
  ],
  ['nothing changed', [[write(''), 0]], 0],
])('%s: the steps are counted', (_, changes, steps) => expect(after(changes).past).toHaveLength(steps))

test('a title typed in one job is not joined to a title typed in the next', () => {
  const type = (id: string, jobTitle: string): CvChange => ({ type: 'change-experience', id, change: { jobTitle } })
  const history = after(
    [
      [type('1700000000001', 'C'), 0],
      [type('1700000000001', 'Co'), 10],
      [type('1700000000002', 'D'), 20],
    ],
    startHistory(aCvDraft()),
  )
  expect(history.past).toHaveLength(2)
})

test('someone who never pauses gets a step at least every 15 seconds', () => {
  const keys = Array.from({ length: 61 }, (_, key): [CvChange, number] => [write('x'.repeat(key + 1)), key * 500])
  expect(after(keys).past).toHaveLength(2)
})

test('fifty steps can be taken back, and the one before them cannot', () => {
  const history = after(
    Array.from({ length: 60 }, (_, index) => [{ type: 'add-skill', text: `skill ${index}` }, index]),
  )
  expect(history.past).toHaveLength(mostSteps)
  let back = history
  for (let step = 0; step < 60; step += 1) back = undo(back)
  expect(back.present.skills).toHaveLength(10)
  expect(undo(back)).toBe(back)
})

test('a change after an undo ends the redo', () => {
  const history = after([[{ type: 'add-skill', text: 'A' }, 0]])
  const changed = recordChange(undo(history), { type: 'add-skill', text: 'B' }, 1)
  expect(redo(changed)).toBe(changed)
  expect(changed.present.skills).toEqual(['B'])
})

test('the label names what Undo takes back', () => {
  const history = after(
    [
      [{ type: 'remove-skill', index: 0 }, 0],
      [{ type: 'replace', draft: emptyDraft(), reason: 'started-again' }, 1],
    ],
    startHistory(aCvDraft()),
  )
  expect(history.past.map(({ label }) => label)).toEqual(['remove-skill', 'replace-started-again'])
  expect(undo(history).future.map(({ label }) => label)).toEqual(['replace-started-again'])
})

test('sorting entries on leaving a step is not a step of the undo history', () => {
  const draft = aCvDraft()
  const history = recordChange(startHistory(draft), { type: 'put-in-order' }, 0)
  expect(history.present).not.toEqual(draft)
  expect(history.past).toEqual([])
})

test('undo after any change gives back the same draft, and redo the changed one', () => {
  fc.assert(
    fc.property(anyDraft, anyChange, (draft, change) => {
      const before = structuredClone(draft)
      const history = recordChange(startHistory(draft), change, 0)
      expect(undo(history).present).toEqual(before)
      expect(redo(undo(history)).present).toEqual(history.present)
      expect(draft).toEqual(before)
    }),
  )
})

test('any run of changes can be walked back and forth', () => {
  fc.assert(
    fc.property(anyDraft, fc.array(anyChange, { maxLength: 20 }), (draft, changes) => {
      // An hour between two, so that each is a step.
      const history = changes.reduce(
        (all, change, index) => recordChange(all, change, index * 3_600_000),
        startHistory(draft),
      )
      const steps = history.past.length
      let walked = history
      for (let step = 0; step < steps; step += 1) walked = undo(walked)
      expect(walked.present).toEqual(draft)
      for (let step = 0; step < steps; step += 1) walked = redo(walked)
      expect(walked).toEqual({ ...history, typing: null })
    }),
  )
})
