import { contactIntake } from '@/lib/server/enquiries/contact-intake'
import { writeEnquiryEmails } from '@/lib/server/emails/write-enquiry-emails'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { formSources, type CallbackEnquiry } from '@/lib/domain/enquiries/callback-enquiry'
import { aValidEnquiry } from '../../../support/an-enquiry'

const reference = 'SC-7F3K9Q2M'
const dueOn = '2026-11-24' as PlainDate
const hostile = '<script>alert(1)</script><a href="https://evil.example">click</a>\n=HYPERLINK("https://evil.example")'

function written(enquiry: CallbackEnquiry) {
  const checked = contactIntake.check(enquiry)
  if (!checked.success) throw checked.error
  const emails = writeEnquiryEmails(checked.enquiry, { reference, dueOn })
  const [confirmation, notification] = emails
  if (!confirmation || !notification) throw new Error('two emails are owed')
  return { confirmation, notification }
}

const hostileEnquiry = (): CallbackEnquiry => ({
  ...aValidEnquiry('employer'),
  ...{ firstName: 'Mallory "Cheap" <b>', companyName: '</p><img src=x>', message: hostile },
})

test('the confirmation contains nothing that was typed, not even a name', () => {
  for (const source of formSources) {
    const enquiry = aValidEnquiry(source)
    const { confirmation } = written(enquiry)
    expect(confirmation.to).toBe(enquiry.email)
    for (const part of [confirmation.subject, confirmation.html, confirmation.text]) {
      for (const [field, value] of Object.entries(enquiry)) {
        if (typeof value === 'string' && field !== 'form_source') expect(part).not.toContain(value)
      }
    }
  }
})

test('nobody who sees a candidate’s confirmation learns what the service is for', () => {
  for (const source of ['candidate', 'general'] as const) {
    const { confirmation } = written(aValidEnquiry(source))
    for (const part of [confirmation.subject, confirmation.html, confirmation.text]) {
      expect(part).not.toMatch(/convict|crimin|offen|prison|second chance|record|16420881/i)
    }
  }
})

test('an employer and a partner are told who we are and what happens when, once they open it', () => {
  for (const source of ['employer', 'partner'] as const) {
    const { confirmation } = written(aValidEnquiry(source))
    expect(confirmation.text).toMatch(/^Second Chance Talent\n/)
    expect(confirmation.text).toContain('Company number 16420881. Registered office in London.')
    expect(confirmation.text.replaceAll('\u00a0', ' ')).toMatch(
      /1\. Someone on our team will read[^]*2\. Within 1 to 2 business days, by Tuesday 24 November,/,
    )
    expect(confirmation.html).toContain('href="http://localhost:3000"')
    // What shows before it is opened stays neutral: it may stand on a shared screen.
    const preview = confirmation.html.split('</h1>')[0]?.match(/<div[^>]*data-skip-in-text[^>]*>([^<]*)/)?.[1] ?? ''
    expect(confirmation.subject).toContain('Thank you for getting in touch')
    expect(preview).toContain('Please keep your reference.')
    expect(`${confirmation.subject} ${preview}`).not.toMatch(/convict|second chance/i)
  }
})

test('both name the reference in their subject and their text', () => {
  const { confirmation, notification } = written(aValidEnquiry('partner'))
  for (const email of [confirmation, notification]) {
    expect(email.subject).toContain(reference)
    expect(email.text).toContain(reference)
    expect(email.html).toContain(reference)
  }
})

test('the notification leads to the enquiry on the desk and holds every field', () => {
  for (const source of formSources) {
    const enquiry = aValidEnquiry(source)
    const { notification } = written(enquiry)
    expect(notification.to).toBe('team@example.org')
    expect(notification.html).toContain(`href="http://localhost:3000/dashboard/team/enquiries/${reference}"`)
    expect(notification.text).toContain(
      `Answer on the desk http://localhost:3000/dashboard/team/enquiries/${reference}`,
    )
    expect(notification.html).not.toContain('mailto:')
    for (const [field, value] of Object.entries(enquiry)) {
      if (typeof value !== 'string' || field === 'form_source') continue
      expect(notification.text).toContain(field === 'organisationType' ? 'Charity' : value)
    }
  }
})

test('what a visitor typed is escaped, never becomes a link, and is never in a subject', () => {
  const { notification } = written(hostileEnquiry())
  expect(notification.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(notification.html).not.toMatch(/<script|<img/i)
  // The one link is ours: to the enquiry on the desk.
  expect(notification.html.match(/<a\s[^>]*href="[^"]*"/g)).toEqual([
    expect.stringContaining(`href="http://localhost:3000/dashboard/team/enquiries/${reference}"`),
  ])
  expect(notification.subject).toBe(`New employer enquiry ${reference}`)
})

test('writing twice gives the same bytes, or a provider would see two emails', () => {
  expect(written(hostileEnquiry())).toEqual(written(hostileEnquiry()))
})

test('the lines of a message are lines in both parts', () => {
  const { notification } = written({
    ...aValidEnquiry('candidate'),
    support: 'First line.\n\nSecond line.',
  } as CallbackEnquiry)
  expect(notification.text).toMatch(/First line\.\n+Second line\./)
  expect(notification.html).toContain('First line.<br/><br/>Second line.')
})

test('what looks like a placeholder of ours stays as it was typed', () => {
  const typed = '~email~ and ~reference~, ~~, $& and $1'
  const { notification } = written({ ...aValidEnquiry('general'), message: typed } as CallbackEnquiry)
  expect(notification.text).toContain(typed)
  expect(notification.html).toContain(typed.replace('&', '&amp;'))
})

test('no placeholder is left open, and a field that was left out has no label', () => {
  for (const source of formSources) {
    for (const enquiry of [aValidEnquiry(source), { ...aValidEnquiry(source), referral: '' }]) {
      const { confirmation, notification } = written(enquiry)
      for (const part of [confirmation.html, confirmation.text, notification.html, notification.text]) {
        expect(part).not.toMatch(/~\w+~/)
      }
      expect(notification.text.includes('Heard about us from')).toBe(enquiry.referral !== '')
    }
  }
})

test('without an address the team alone gets an email, which says that only a call is possible', () => {
  for (const source of formSources) {
    const checked = contactIntake.check({ ...aValidEnquiry(source), email: undefined })
    if (!checked.success) throw checked.error
    const emails = writeEnquiryEmails(checked.enquiry, { reference, dueOn })
    expect(emails.map(({ kind }) => kind)).toEqual(['notification'])
    expect(emails[0]?.text).toContain('There is no email address, so the only way to answer is by phone.')
    expect(emails[0]?.html).not.toContain('mailto:')
  }
})

test('without a number nobody is told that we will call', () => {
  for (const source of formSources) {
    const { confirmation } = written({ ...aValidEnquiry(source), phoneNumber: undefined })
    expect(confirmation.text).not.toMatch(/we’ll call/i)
  }
  const { confirmation } = written({ ...aValidEnquiry('employer'), phoneNumber: undefined })
  expect(confirmation.text.replaceAll('\u00a0', ' ')).toContain('by Tuesday 24 November, we’ll email you.')
})
