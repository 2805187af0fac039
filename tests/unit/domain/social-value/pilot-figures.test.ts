import { pilotSteps, publicFigures } from '@/lib/domain/social-value/pilot-figures'

const figures = (...people: number[]) => ({
  companies: 3,
  partners: 1,
  jobs: 2,
  ...(Object.fromEntries(pilotSteps.map((step, index) => [step, people[index] ?? 0])) as Record<
    (typeof pilotSteps)[number],
    number
  >),
})

const shown = (...people: number[]) =>
  publicFigures(figures(...people)).steps.map(({ people: count }) => (count.kind === 'count' ? count.count : '-'))

test('organisations and jobs are counted as they are', () => {
  expect(publicFigures(figures()).organisations).toEqual({ companies: 3, partners: 1, jobs: 2 })
})

test.each([
  ['nothing yet', [0, 0, 0, 0, 0], [0, 0, 0, 0, 0]],
  ['numbers that are large enough', [100, 80, 40, 20, 10], [100, 80, 40, 20, 10]],
  ['numbers between two fives', [104, 84, 41, 19, 5], [100, 80, 40, 15, 5]],
  ['a small number of people', [100, 80, 40, 4, 1], [100, 80, 40, '-', '-']],
] as const)('%s', (_, people, expected) => {
  expect(shown(...people)).toEqual(expected)
})

test('whatever happens, no number that is shown changes by 1 to 4, and none differs so from another', () => {
  for (let count = 0; count < 60; count += 1) {
    const [before, after] = [shown(count + 1, count)[1], shown(count + 1, count + 1)[1]]
    if (typeof before !== 'number' || typeof after !== 'number') continue
    expect([0, 5]).toContain(after - before)
  }
})
