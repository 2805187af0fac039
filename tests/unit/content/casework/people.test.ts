import { handedOverText } from '@/lib/content/casework/people'

const many = Array.from({ length: 12 }, (_, index) => `Person ${String(index + 1)}`)
const ten = many.slice(0, 10).join(', ')
const two = ['Ann Lee', 'Bo Day']
const jo = { name: 'Jo Price', isOwn: false }
const oneself = { ...jo, isOwn: true }

test.each([
  [['Ann Lee'], 0, jo, 'You have handed over Ann Lee to Jo Price.'],
  [two, 0, jo, 'You have handed over Ann Lee and Bo Day to Jo Price.'],
  [many.slice(0, 11), 0, jo, `You have handed over ${ten} and Person 11 to Jo Price.`],
  [many, 0, jo, `You have handed over ${ten} and 2 others to Jo Price.`],
  [two, 1, jo, 'You have handed over Ann Lee and Bo Day to Jo Price. For the other one nothing has changed.'],
  [two, 0, oneself, 'You help Ann Lee and Bo Day now.'],
  [two, 3, null, 'Nobody helps Ann Lee and Bo Day now. For the other 3 nothing has changed.'],
  [[], 1, jo, 'Jo Price helps them already. Nothing has changed.'],
  [[], 2, oneself, 'You help them already. Nothing has changed.'],
  [[], 2, null, 'Nobody helped them before either. Nothing has changed.'],
])('%j and %j more handed over to %j', (names, others, worker, said) => {
  expect(handedOverText({ names, others, worker })).toBe(said)
})
