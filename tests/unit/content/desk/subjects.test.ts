import { daysLeftText, fieldLabel, historyWords, valueText } from '@/lib/content/desk/subjects'
import { typedFields } from '@/lib/domain/desk/typed-fields'

it.each([
  [3, '3 days left'],
  [1, '1 day left'],
  [0, 'due today'],
  [-1, '1 day late'],
])('%d days from today: %s', (days, words) => {
  expect(daysLeftText(days)).toBe(words)
})

it.each(['general', 'employer', 'partner', 'candidate', 'waitlist'] as const)(
  'every field of the %s form has the words of that form',
  (source) => {
    for (const field of typedFields(source)) expect(fieldLabel(source, field)).not.toBe(field)
  },
)

it('shows a choice by its words, on the waitlist and elsewhere', () => {
  expect(valueText('waitlist', 'support', 'cv-help')).toBe('Help with my CV')
  expect(valueText('waitlist', 'support', '')).toBe('No answer')
  expect(valueText('candidate', 'support', 'cv-help')).toBe('cv-help')
  expect(valueText('partner', 'organisationType', 'government')).toBe('Government')
  expect(valueText('general', 'referral', '')).toBe('Not given')
})

it('tells the history without who of the team wrote it', () => {
  const event = { note: '', field: null, old_value: null }
  expect(historyWords('general', { ...event, kind: 'call', note: 'Call after 5pm' })).toBe('A call: Call after 5pm')
  expect(historyWords('general', { ...event, kind: 'taken_back' })).toBe('The contact before this was undone')
  expect(
    historyWords('partner', { ...event, kind: 'corrected', field: 'organisationType', old_value: 'charity' }),
  ).toBe('Organisation type was corrected. Before: Charity')
})
