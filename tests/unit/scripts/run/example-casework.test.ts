import { exampleSupported } from '@/scripts/run/example-casework'

test('whoever has a job in the example was ready for work, and has no step left on the way into one', () => {
  const inWork = exampleSupported.filter(({ job }) => job)
  expect(inWork.map(({ facts, steps }) => [facts.work_state, steps.length])).toEqual(inWork.map(() => ['ready', 0]))
  expect(inWork.some(({ job }) => job?.wasThere)).toBe(true)
})

test('somebody in the example still looks for work, with steps on the way', () => {
  expect(
    exampleSupported.some(({ facts, steps, job }) => facts.work_state === 'ready' && steps.length > 0 && !job),
  ).toBe(true)
})

test('no two appointments of the example are at the same hour, so that none clash on the Monday after a weekend', () => {
  const hours = exampleSupported.flatMap(({ meets }) => (meets ? [meets.hour] : []))
  expect(new Set(hours).size).toBe(hours.length)
})
