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
  ['a small number of people', [100, 80, 40, 3, 0], [100, 80, 40, '-', 0]],
  ['what would give a small number away by subtraction', [100, 98, 40, 38, 20], [100, '-', 40, '-', 20]],
] as const)('%s', (_, people, expected) => {
  expect(shown(...people)).toEqual(expected)
})

test('whatever the figures, no difference between two that are shown is from 1 to 4', () => {
  for (let round = 0; round < 2_000; round += 1) {
    const people = pilotSteps.map(() => Math.floor(Math.random() * 30)).sort((one, other) => other - one)
    const seen = shown(...people).filter((count): count is number => count !== '-')
    const gaps = [0, ...seen].flatMap((one) => [0, ...seen].map((other) => Math.abs(one - other)))
    expect({ people, small: gaps.filter((gap) => gap > 0 && gap < 5) }).toEqual({ people, small: [] })
  }
})
