import { statementText } from '@/lib/domain/vault/statement'
import { statementLimits } from '@/lib/domain/vault/statement-limits'

const text = statementText('Your text', 'Write something.')
const { characters } = statementLimits

test.each([
  ['one word', 'Sorry', 'Sorry'],
  ['several lines, as a form sends them', 'One\r\n\r\nTwo', 'One\n\nTwo'],
  ['marks that are code elsewhere', '<b>a</b> & "b"', '<b>a</b> & "b"'],
  ['another alphabet', 'Przykro mi. 對不起 👍', 'Przykro mi. 對不起 👍'],
  ['the longest', 'é'.repeat(characters), 'é'.repeat(characters)],
])('%s is kept as it was typed', (_, typed, kept) => {
  expect(text.parse(typed)).toBe(kept)
})

test.each([
  ['nothing', ''],
  ['blanks', ' \n\t '],
  ['a character too many', 'a'.repeat(characters + 1)],
  ['a control character', 'a\u0000b'],
  ['half a character', 'a\ud800'],
  ['no text at all', undefined],
])('%s is refused', (_, typed) => {
  expect(text.safeParse(typed).success).toBe(false)
})
