import { idempotencyKeyOf } from '@/lib/server/emails/claimed-emails'
import { writeDeletionConfirmed } from '@/lib/server/emails/kinds/deletion-confirmed'
import { writeEnquiryReply } from '@/lib/server/emails/kinds/enquiry-reply'
import { company } from '@/lib/content/site/company'

const { contactEmail } = company
const service = /convict|crimin|offen|prison|second chance|16420881/i

test('a reply has the words as they were written, and says where to write back', () => {
  const text = 'Hello Jo,\n\nFirst line.\nSecond line with <b>marks</b> & more.\n\nKind regards'
  const { html, text: plain } = writeEnquiryReply({ text, reference: 'SC-7F3K9Q2M' })
  expect(html).toContain('First line.<br/>Second line with &lt;b&gt;marks&lt;/b&gt; &amp; more.')
  expect(plain).toMatch(/Hello Jo,\n+First line\.\nSecond line with <b>marks<\/b> & more\.\n+Kind regards/)
  for (const part of [html, plain]) {
    expect(part).toContain('SC-7F3K9Q2M')
    expect(part).toContain(contactEmail)
    expect(part).not.toMatch(service)
  }
})

test('the confirmation of a deletion says what to do if it was not you, and nothing about the service', () => {
  const { html, text } = writeDeletionConfirmed()
  expect(text).toContain(contactEmail)
  for (const part of [html, text]) expect(part).not.toMatch(service)
})

test('two replies to one enquiry are two emails for the provider; any other kind is one', () => {
  const key = (kind: string, id: string) => idempotencyKeyOf({ kind, id, enquiry_id: 'e' })
  expect(key('enquiry_reply', '1')).not.toBe(key('enquiry_reply', '2'))
  expect(key('confirmation', '1')).toBe(key('confirmation', '2'))
})
