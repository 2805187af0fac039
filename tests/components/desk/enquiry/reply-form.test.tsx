/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from '@testing-library/react'

import { EnquiryHistory } from '@/components/desk/enquiry/enquiry-history'
import { ReplyForm } from '@/components/desk/enquiry/reply-form'
import { ReplyFrame } from '@/components/desk/enquiry/reply-frame'
import { ReplyPreview } from '@/components/desk/enquiry/reply-preview'
import { replyProblems, replyTemplateLabels, replyWords as words } from '@/lib/content/desk/reply'
import { plainDate } from '@/lib/domain/dates/plain-date'
import type { EnquiryEmail, EnquiryView, HistoryLine } from '@/lib/domain/desk/enquiry-view'

const reference = 'SC-7KX2M9QA'
const work: EnquiryView['work'] = {
  state: 'received',
  isHeld: false,
  ownerId: null,
  outcome: null,
  receivedAt: '2026-11-20T10:00:00Z',
  firstContactAt: null,
  closedAt: null,
  nextTryOn: null,
  failedTries: 0,
  dueOn: plainDate('2026-11-24'),
  version: 3,
}
const line = (parts: Partial<HistoryLine>): HistoryLine => ({
  id: 1,
  version: 2,
  happenedAt: '2026-11-23T10:00:00Z',
  actor: 'ann@example.org',
  kind: 'taken',
  owner: null,
  reached: null,
  calledAt: null,
  nextTryOn: null,
  note: '',
  subject: null,
  outcome: null,
  field: null,
  ...parts,
})
const enquiry: EnquiryView = {
  reference,
  source: 'employer',
  name: 'Jo Li',
  email: 'jo@example.org',
  phone: '0113 496 0000',
  fields: [],
  work,
  history: [line({})],
  consents: [],
  members: [],
  emails: [],
  sameAddress: null,
}
const start = { subject: 'Your message', text: 'Hello Jo' }

test('the form begins with the draft, and keeps what was typed when something is wrong with it', () => {
  const { rerender } = render(
    <ReplyForm reference={reference} email="jo@example.org" start={start} isDraft={false} kept={null} />,
  )
  expect(screen.getByLabelText(words.text)).toHaveProperty('value', start.text)
  for (const label of Object.values(replyTemplateLabels)) screen.getByRole('link', { name: label })
  const values = { form: 'enquiry-reply-preview', subject: '', text: 'Typed already' }
  const kept = { message: replyProblems.subject, field: 'subject', values }
  rerender(
    <ReplyFrame enquiry={enquiry} heading="Reply" kept={kept}>
      {(email) => <ReplyForm reference={reference} email={email} start={start} isDraft={false} kept={kept} />}
    </ReplyFrame>,
  )
  expect(screen.getByLabelText(words.text)).toHaveProperty('value', 'Typed already')
  expect(within(screen.getByRole('alert')).getByRole('link', { name: replyProblems.subject })).toHaveProperty(
    'hash',
    '#subject',
  )
  // Above the heading, as on the enquiry's own page.
  const heading = screen.getByRole('heading', { level: 1 })
  expect(screen.getByRole('alert').compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test.each([
  ['an untouched template', false, false],
  ['a template that was written on', false, true],
  ['a draft', true, false],
])('%s: another start is asked about before it replaces what is written', (_, isDraft, writes) => {
  render(<ReplyForm reference={reference} email="jo@example.org" start={start} isDraft={isDraft} kept={null} />)
  if (writes) fireEvent.change(screen.getByLabelText(words.text), { target: { value: 'Hello Jo, we can.' } })
  const asks = isDraft || writes
  // Nothing is opened here, asked about or not.
  window.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true })
  fireEvent.click(screen.getByRole('link', { name: replyTemplateLabels.time }))
  const replace = () => screen.queryByRole('link', { name: words.replacing.replace })
  expect(replace()?.getAttribute('href')).toBe(
    asks ? `/dashboard/team/enquiries/${reference}/reply?template=time` : undefined,
  )
  if (!asks) return
  expect(screen.getByText(words.replacing.ask(replyTemplateLabels.time))).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: words.replacing.keep }))
  expect(replace()).toBeNull()
})

test('the preview sends the versions that it shows, and says what changed since the last try', () => {
  const draft = { version: 4, subject: `Your message (${reference})`, text: 'First line.\nSecond line.' }
  const kept = { message: replyProblems.changed, field: null, values: { form: 'enquiry-reply', version: '1' } }
  const { container } = render(
    <ReplyFrame enquiry={enquiry} heading={words.previewHeading} kept={kept}>
      {(email) => (
        <ReplyPreview
          enquiry={enquiry}
          email={email}
          draft={draft}
          contactEmail="hello@example.org"
          kept={kept}
          today={plainDate('2026-11-24')}
        />
      )}
    </ReplyFrame>,
  )
  expect(screen.getByRole('alert').textContent).toContain('ann@example.org')
  const sent = Object.fromEntries(
    [...container.querySelectorAll('input')].map(({ name, value }) => [name, value] as const),
  )
  expect(sent).toEqual({ reference, version: '3', draft: '4', nextTryOn: '' })
  expect(container.querySelector('.unbroken')?.textContent).toBe(reference)
  expect(container.textContent).toContain('First line.\nSecond line.')
})

test.each([
  ['is due', '2026-11-24', ''],
  ['is overdue', '2026-11-20', ''],
  ['is promised for later', '2026-11-27', '2026-11-27'],
])('a try that %s is kept only if its day is still to come', (_, nextTryOn, shown) => {
  render(
    <ReplyPreview
      enquiry={{ ...enquiry, work: { ...work, nextTryOn: plainDate(nextTryOn) } }}
      email="jo@example.org"
      draft={{ version: 4, subject: 'Your message', text: 'Hello.' }}
      contactEmail="hello@example.org"
      kept={null}
      today={plainDate('2026-11-24')}
    />,
  )
  expect(screen.getByLabelText<HTMLInputElement>(words.promise).value).toBe(shown)
})

test.each([
  ['held', { work: { ...work, isHeld: true } }, words.notOpen.held],
  ['closed', { work: { ...work, state: 'closed' as const } }, words.notOpen.closed],
  ['without an address', { email: '' }, words.noAddress],
])('an enquiry that is %s offers no form', (_, parts, text) => {
  render(
    <ReplyFrame enquiry={{ ...enquiry, ...parts }} heading="Reply" kept={null}>
      {() => <form aria-label="reply" />}
    </ReplyFrame>,
  )
  expect(screen.queryByRole('form')).toBeNull()
  expect(document.body.textContent).toContain(text)
})

const email = (parts: Partial<EnquiryEmail>): EnquiryEmail => ({
  id: 'x',
  kind: 'enquiry_reply',
  version: 5,
  to: 'jo@example.org',
  status: 'pending',
  attempts: 0,
  nextAttemptAt: '2026-11-23T10:00:00Z',
  sentAt: null,
  lastErrorCode: null,
  hasText: true,
  ...parts,
})

test.each([
  [{}, /email waiting$/],
  [{ status: 'sent', sentAt: '2026-11-23T10:05:00Z' }, /email sent 23 November 2026 at 10:05am$/],
  [{ status: 'dead' }, /email not sent$/],
  [{ version: 4 }, /by ann@example.org$/],
] as const)('the history says how far the email of a reply is: %o', (parts, state) => {
  render(
    <EnquiryHistory
      lines={[line({ kind: 'replied', version: 5, subject: 'Your message', note: 'Hello Jo' })]}
      emails={[email(parts), email({ kind: 'confirmation', version: 5, status: 'sent' })]}
    />,
  )
  const item = screen.getByRole('listitem')
  expect(item.querySelector('span')?.textContent).toMatch(state)
  expect(item.textContent).toContain('Subject: Your message')
  expect(item.textContent).toContain('Hello Jo')
})
