import { cvSteps, parseStep, progressAt, stepAfter, stepBefore } from '@/lib/domain/cv/cv-steps'

test('there are eight steps, in the order they are asked', () => {
  expect(cvSteps).toEqual(['start', 'personal', 'summary', 'experience', 'skills', 'education', 'disclosure', 'finish'])
})

test('Previous stops at the first step and Continue at the last', () => {
  expect(stepBefore('start')).toBeUndefined()
  expect(stepAfter('finish')).toBeUndefined()
})

test('Previous undoes Continue on every other step', () => {
  for (const step of cvSteps.slice(0, -1)) {
    const next = stepAfter(step)
    expect(next && stepBefore(next)).toBe(step)
  }
})

test.each([
  ['start', 1, 0],
  ['personal', 2, 14],
  ['summary', 3, 29],
  ['experience', 4, 43],
  ['skills', 5, 57],
  ['education', 6, 71],
  ['disclosure', 7, 86],
  ['finish', 8, 100],
] as const)('%s is step %i of 8 and %i%% of the way', (step, number, percent) => {
  expect(progressAt(step)).toEqual({ number, total: 8, percent })
})

test.each([
  ['skills', 'skills'],
  ['Skills', undefined],
  ['', undefined],
  ['toString', undefined],
])('the address %p means the step %p', (text, step) => expect(parseStep(text)).toBe(step))
