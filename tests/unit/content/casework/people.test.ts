import { handedOverText } from '@/lib/content/casework/people'

const many = Array.from({ length: 12 }, (_, index) => `Person ${String(index + 1)}`)

test.each([
  [['Ann Lee'], 'Jo Price', 'Ann Lee is handed over to Jo Price, who helps them now.'],
  [['Ann Lee', 'Bo Day'], 'Jo Price', 'Ann Lee and Bo Day are handed over to Jo Price, who helps them now.'],
  [
    many.slice(0, 11),
    'Jo Price',
    `${many.slice(0, 10).join(', ')} and Person 11 are handed over to Jo Price, who helps them now.`,
  ],
  [many, 'Jo Price', `${many.slice(0, 10).join(', ')} and 2 others are handed over to Jo Price, who helps them now.`],
  [['Ann Lee', 'Bo Day'], null, 'Saved: nobody helps Ann Lee and Bo Day at the moment.'],
  [[], 'Jo Price', 'Jo Price helps them already. Nothing has changed.'],
  [[], null, 'Nobody helps them at the moment, as before.'],
])('%j handed over to %j', (names, worker, said) => {
  expect(handedOverText(names, worker)).toBe(said)
})
