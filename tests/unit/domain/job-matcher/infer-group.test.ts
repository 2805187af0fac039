import { inferGroup, typicalNames } from '@/lib/domain/job-matcher/infer-group'

test('ten different names for each group, none in both', () => {
  expect(typicalNames.White).toHaveLength(10)
  expect(typicalNames.Black).toHaveLength(10)
  expect(new Set([...typicalNames.White, ...typicalNames.Black]).size).toBe(20)
})

describe.each(['White', 'Black'] as const)('%s', (group) => {
  test.each(typicalNames[group])('%s, however it is typed', (name) => {
    for (const typed of [name, name.toUpperCase(), ` ${name.toLowerCase()} `, `${name} Surname`]) {
      expect(inferGroup(typed)).toBe(group)
    }
  })
})

test.each(['', ' ', 'Priya', 'Zygmunt', 'Jackson', 'Mary-Jane', '李', '<b>', 'Lucy-Ann', 'constructor'])(
  '%p is in neither list',
  (name) => expect(inferGroup(name)).toBe('Other'),
)

test('accents do not change a name', () => expect(inferGroup('Fọlákẹ́')).toBe('Black'))
