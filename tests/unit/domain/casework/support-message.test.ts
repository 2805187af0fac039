import { supportMessageTemplates } from '@/lib/content/casework/support-messages'
import { recordWordsOfAFile } from '@/lib/content/casework/record-words'
import {
  cautionsFor,
  supportMessageBlanks,
  supportMessageForm,
  supportMessageMessages as words,
} from '@/lib/domain/casework/support-message'
import { plainDate } from '@/lib/domain/dates/plain-date'
import { firstMessages } from '@/lib/domain/fields/first-messages'
import { sensitivePattern } from '@/lib/domain/fields/sensitive-words'

const now = new Date('2026-11-25T10:00:00Z')
const form = supportMessageForm(now, plainDate('2026-11-25'))

test.each([
  [{ text: 'Hello' }, null],
  [{ text: 'Hello', on: '', at: ' ' }, null],
  [{ text: 'Hello', on: '2026-11-25', at: '10:01' }, '2026-11-25T10:01:00.000Z'],
  [{ text: 'Hello', on: '2026-11-26', at: '7.00' }, '2026-11-26T07:00:00.000Z'],
  [{ text: 'Hello', on: '2026-12-25', at: '21:00' }, '2026-12-25T21:00:00.000Z'],
])('%j is sent at %s', (typed, sendAt) => {
  expect(form.parse(typed).sendAt?.toISOString() ?? null).toBe(sendAt)
})

test('a time is that of UK clocks, in summer too', () => {
  const inSpring = supportMessageForm(new Date('2027-03-27T10:00:00Z'), plainDate('2027-03-27'))
  const at = (on: string) => inSpring.parse({ text: 'Hello', on, at: '09:00' }).sendAt?.toISOString()
  // The clocks go forward on 28 March 2027.
  expect([at('2027-03-28'), at('2027-03-29')]).toEqual(['2027-03-28T08:00:00.000Z', '2027-03-29T08:00:00.000Z'])
})

test.each([
  [{ text: ' ' }, { text: words.text }],
  [{}, { text: words.text }],
  [{ text: 'Hello', on: '2026-11-24', at: '10:00' }, { on: words.on }],
  [{ text: 'Hello', on: '2026-12-26', at: '10:00' }, { on: words.on }],
  [{ text: 'Hello', on: '', at: '10:00' }, { on: words.on }],
  [{ text: 'Hello', on: '2026-11-26', at: '' }, { at: words.at }],
  [{ text: 'Hello', on: '2026-11-26', at: '21:01' }, { at: words.at }],
  [{ text: 'Hello', on: '2026-11-26', at: '25:00' }, { at: words.at }],
  [{ text: 'Hello', on: '2026-11-25', at: '10:00' }, { at: words.at }],
])('%j is refused with what to do', (typed, problems) => {
  const read = form.safeParse(typed)
  expect(read.success ? {} : firstMessages(read.error)).toEqual(problems)
})

test.each([
  [[], '', ['nothing_known']],
  [['email'], '', []],
  [['call', 'text'], '', ['email_not_safe']],
  [['email', 'call'], 'after 4pm', ['hours']],
  [['post'], 'after 4pm', ['email_not_safe', 'hours']],
] as const)('safe ways %j and hours ‘%s’ are worth the cautions %j', (safe_ways, safe_hours, cautions) => {
  expect(cautionsFor({ safe_ways, safe_hours })).toEqual(cautions)
})

test('ready-made words are whole sentences which pass the rules of typed words once their blanks are filled in', () => {
  const record = sensitivePattern(recordWordsOfAFile)
  for (const { text } of Object.values(supportMessageTemplates).flatMap((side) => Object.values(side))) {
    expect(text).toMatch(/[.?]$/)
    expect(form.safeParse({ text: text.replaceAll(/\[[^\]]+\]/g, '10am') }).success).toBe(true)
    expect(record.exec(text)?.[0]).toBeUndefined()
  }
})

test.each(supportMessageBlanks)('a message in which %s still has to be filled in is not sent', (blank) => {
  const read = form.safeParse({ text: `Hello, ${blank}` })
  expect(read.success ? {} : firstMessages(read.error)).toEqual({ text: words.blank(blank) })
})

test('every blank of the ready-made words is known', () => {
  const texts = Object.values(supportMessageTemplates).flatMap((side) => Object.values(side).map(({ text }) => text))
  const blanks = texts.flatMap((text) => text.match(/\[[^\]]+\]/g) ?? [])
  expect([...new Set(blanks)].sort()).toEqual([...supportMessageBlanks].sort())
})
