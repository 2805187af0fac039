import { actionText, actorText, kindText, logKindWords, unnamedText } from '@/lib/content/desk/log'
import { logKinds } from '@/lib/domain/desk/log-query'

const number = '01a1680a-cc4d-700d-baeb-1fa9dc9a3e6f'

test('a line about something that has no name says what it was, and no bare number', () => {
  const bare = logKinds.filter((kind) => unnamedText(kind, number) === number)
  // An enquiry is known by its reference, also once it is deleted.
  expect(bare).toEqual(['enquiry'])
  expect(unnamedText('something_new', number)).toBe(number)
  expect(unnamedText('account', number)).toBe('A deleted account (dc9a3e6f)')
})

test('a kind and an actor for which there are no words are shown as the log has them', () => {
  expect(kindText('daily_email')).toBe(logKindWords.daily_email)
  expect(kindText('something_new')).toBe('Something new')
  expect(actorText('the person themself')).toBe('The person themselves')
  expect(actorText('team@example.org')).toBe('team@example.org')
})

test('what spoke against an organisation stands in the log too', () => {
  expect(actionText('approved_in_doubt')).toBe('Approved although something was missing or in doubt')
  expect(actionText('checked_phone_in_doubt')).toBe('Called the organisation: it doesn’t match what they told us')
  expect(actionText('checked_phone')).toBe('Called the organisation')
})
