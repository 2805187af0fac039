import { presentAnswer } from '@/components/disclosure/present'

const on = { day: '14', month: '6', year: '2021' }

test.each([
  ['sentenced', { same: 'no', ...on }, 'No, on 14 June 2021'],
  ['sentenced', { same: 'no', unsure: 'yes', month: '6', year: '2021' }, 'No, about June 2021'],
  ['sentenced', { same: 'yes' }, 'Yes, on the same day'],
  ['activated', { is: 'yes', ...on }, 'Yes, on 14 June 2021'],
  ['paid', { isPaid: 'yes', ...on }, 'Yes, on 14 June 2021'],
  ['conditions', { isKnown: 'yes', ...on }, 'Yes, on 14 June 2021'],
  ['began', { same: 'no', ...on }, '14 June 2021'],
] as const)('what was answered to %s (%j) reads %s', (question, given, text) => {
  expect(presentAnswer({ id: 'c1-question', question }, given)).toBe(text)
})
