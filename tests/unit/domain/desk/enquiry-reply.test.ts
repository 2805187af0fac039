import { enquiryReply, replyLimits } from '@/lib/domain/desk/enquiry-reply'
import { replyTemplates, startOfReply } from '@/lib/content/desk/reply'

const messages = { subject: 'Enter a subject.', text: 'Write your reply.' }
const reply = enquiryReply(messages)
const fault = (typed: { subject: string; text: string }) => reply.safeParse(typed).error?.issues[0]?.message

test.each(replyTemplates)('the template "%s" is within the limits, and says nothing about the service', (template) => {
  const start = startOfReply(template, 'Jo', 'SC-7KX2M9QA')
  expect(reply.parse(start)).toEqual(start)
  expect(`${start.subject} ${start.text}`).not.toMatch(/convict|crimin|offen|prison|second chance|record|employer/i)
})

test('both parts are needed, and only length and control characters are checked', () => {
  const words = { subject: 'Your message', text: 'Prison, record, offence:\nwhat a person may well have to write.' }
  expect(reply.parse({ ...words, text: `  ${words.text.replace('\n', '\r\n')} ` })).toEqual(words)
  expect(fault({ ...words, subject: ' ' })).toBe(messages.subject)
  expect(fault({ ...words, text: '\n' })).toBe(messages.text)
  expect(fault({ ...words, text: 'x'.repeat(replyLimits.text) })).toBeUndefined()
  expect(fault({ ...words, text: 'x'.repeat(replyLimits.text + 1) })).toMatch(/5,001 characters/)
  expect(fault({ ...words, subject: 'x'.repeat(replyLimits.subject + 1) })).toMatch(/151 characters/)
  expect(fault({ ...words, subject: 'Two\nlines' })).toMatch(/hidden character/)
  expect(fault({ ...words, text: 'A\u0000b' })).toMatch(/hidden character/)
})
