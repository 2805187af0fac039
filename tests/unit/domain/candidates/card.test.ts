import { cardForm, cardLimits, linesOf, saysHowToReach } from '@/lib/domain/candidates/card'

const form = cardForm({
  names: { skills: 'Skills', tickets: 'Tickets', experience: 'Experience', availability: 'Start' },
  tooMany: (name, most) => `${name}: at most ${most}`,
  tooLong: (name, line, most) => `${name}: line ${line} over ${most}`,
  hidden: (name, line) => `${name}: line ${line} strange`,
  saysWho: (name) => `${name}: says who`,
})

test.each([
  ['', []],
  ['  \n\n ', []],
  ['Baking\r\nCleaning\rDriving', ['Baking', 'Cleaning', 'Driving']],
  ['• Baking\n- Cleaning\n– Driving\n* Tiling', ['Baking', 'Cleaning', 'Driving', 'Tiling']],
  ['Baking\nbaking\n BAKING ', ['Baking']],
  ['Cafe\u0301', ['Caf\u00e9']],
])('%j is the lines %j', (text, lines) => {
  expect(linesOf(text)).toEqual(lines)
})

test.each([
  ['07700 900 123', true],
  ['Call 0113 496 0000', true],
  ['+44 (0)113 4960000', true],
  ['jo@example.org', true],
  ['Warehouse work, 2019 to 2021', false],
  ['Kitchen work, 2015-2016, 2018-2019', false],
  ['Food hygiene level 2', false],
  ['jo (at) example dot org', true],
  ['jо\u200b@example.org', true],
  ['See example.co.uk/jo', true],
  ['www.example.org', true],
  ['０７７００ ９００１２３', true],
  ['C# and Node.js', false],
  ['Forklift B1. Driving', false],
  ['Worked @ a garage', false],
  ['100,000 parcels', false],
])('%j says how to reach somebody: %j', (line, expected) => {
  expect(saysHowToReach(line)).toBe(expected)
})

test('a blank form is a blank card', () => {
  expect(form.parse({})).toEqual({ skills: [], tickets: [], experience: [], availability: '' })
})

test.each([
  ['skills', Array.from({ length: 21 }, (_, index) => `Skill ${index}`).join('\n'), 'Skills: at most 20'],
  ['skills', `Baking\n${'x'.repeat(cardLimits.skills.length + 1)}`, 'Skills: line 2 over 60'],
  ['tickets', 'CSCS\u202e card', 'Tickets: line 1 strange'],
  ['experience', 'Driver\njo@example.org', 'Experience: says who'],
  ['availability', 'Call 07700 900123', 'Start: says who'],
])('%s with %j is refused: %s', (field, text, message) => {
  const parsed = form.safeParse({ [field]: text })
  expect(parsed.error?.issues).toEqual([expect.objectContaining({ path: [field], message })])
})
