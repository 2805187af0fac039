import { smsTexts } from '@/lib/content/sms/texts'
import { codeIn } from '@/lib/domain/sms/code-in'

describe('a code is read however it is typed or pasted', () => {
  test.each([
    '123456',
    ' 123456 ',
    '123 456',
    '12 34 56',
    '123-456',
    '１２３４５６',
    '\u202a123456\u202c',
    smsTexts.code('123456', 10),
    'Your code: 123456.',
  ])('%j', (typed) => {
    expect(codeIn(typed)).toBe('123456')
  })
})

test.each(['', '12345', '1234567', '123 4567', 'no code', 'a12345b'])('%j is no code', (typed) => {
  expect(codeIn(typed)).toBeNull()
})
