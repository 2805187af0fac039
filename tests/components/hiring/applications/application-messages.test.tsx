/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'

import { ApplicationMessages, NewMessages, typedOfMessage } from '@/components/hiring/applications/application-messages'
import { applicationMessagesWords as words, messagesDone, reportReasonLabels } from '@/lib/content/hiring/messages'
import { messageLimit } from '@/lib/domain/applications/history'

type Thread = ComponentProps<typeof ApplicationMessages>['thread']
type Kept = ComponentProps<typeof ApplicationMessages>['stepOf']['kept']

const theirs = {
  id: '00000000-0000-4000-8000-000000000001',
  by: 'employer',
  sentAt: '2026-11-23T09:30:00Z',
  text: 'See you <b>Tuesday</b>\nat 9',
  isNew: true,
  isReported: false,
} as const
const own = {
  ...theirs,
  id: '00000000-0000-4000-8000-000000000002',
  by: 'candidate',
  text: 'Thanks',
  isNew: false,
} as const
const thread = (change: Partial<Thread> = {}): Thread => ({
  side: 'candidate',
  messages: [theirs, own],
  closed: null,
  nextId: 'next-id',
  ...change,
})
const show = (change: Partial<Thread> = {}, kept: Kept = null) => {
  cleanup()
  const stepOf = { to: 'candidate', reference: 'A-7KX2M9', version: 3, kept } as const
  return render(<ApplicationMessages stepOf={stepOf} thread={thread(change)} other="Example Bakery" />)
}
const formOf = (action: string) =>
  Array.from(document.querySelectorAll('form')).find((form) => form.getAttribute('action')?.endsWith(action))

test('each message shows its author, its time and whether it is new, and the other side’s can be reported', () => {
  show()
  const [first, second] = screen.getAllByRole('listitem')
  expect(first?.textContent).toMatch(/^Example Bakery, 23 November 2026 at 9:30am New/)
  expect(first?.textContent).toContain('See you <b>Tuesday</b>\nat 9')
  expect(within(first as HTMLElement).getByText(words.report)).toBeTruthy()
  expect(second?.textContent).toBe('You, 23 November 2026 at 9:30am Thanks')
})

test('a message is sent once, however often its form is', () => {
  show()
  const form = formOf('message-send')
  expect(form && Object.fromEntries(new FormData(form))).toMatchObject({
    messageId: 'next-id',
    application: 'A-7KX2M9',
  })
  const box = screen.getByLabelText(words.label)
  fireEvent.change(box, { target: { value: 'x'.repeat(messageLimit + 1) } })
  expect(box.getAttribute('aria-invalid')).toBe('true')
  const kept = {
    message: 'Too long.',
    field: 'text',
    values: { form: 'message-send', text: 'Typed', messageId: 'first-id' },
  }
  show({}, kept)
  expect(screen.getByDisplayValue('Typed')).toBeTruthy()
  const again = formOf('message-send')
  expect(again && new FormData(again).get('messageId')).toBe('first-id')
})

test.each([
  ['candidate', ['threat', 'record', 'money', 'discrimination', 'other']],
  ['employer', ['threat', 'money', 'discrimination', 'other']],
] as const)('a %s reports for these reasons, and sends the message along only if they tick it', (side, reasons) => {
  show({ side, messages: [{ ...theirs, by: side === 'candidate' ? 'employer' : 'candidate' }] })
  expect(screen.getAllByRole('radio', { hidden: true }).map((radio) => radio.getAttribute('value'))).toEqual(reasons)
  expect(screen.getByText(reportReasonLabels.threat)).toBeTruthy()
  const form = formOf('message-report')
  expect(form && Object.fromEntries(new FormData(form))).toEqual({
    application: 'A-7KX2M9',
    version: '3',
    messageId: theirs.id,
  })
})

test('a problem with a report is shown at the message it is about', () => {
  const other = { ...theirs, id: '00000000-0000-4000-8000-000000000003' }
  const values = { form: 'message-report', messageId: other.id }
  show({ messages: [theirs, other] }, { message: 'Choose.', field: `reason-${other.id}`, values })
  const opened = Array.from(document.querySelectorAll('li details[open]'))
  expect(opened).toHaveLength(1)
  expect(opened[0]?.textContent).toContain('Choose.')
  expect(opened[0]?.querySelector(`#message-report-reason-${other.id}`)).not.toBeNull()
})

test.each(['vault', 'no_reader', 'left', 'too_late'] as const)(
  'while messages are closed (%s), it says so',
  (closed) => {
    show({ closed })
    expect(screen.getByText(words.closed[closed])).toBeTruthy()
    expect(screen.queryByLabelText(words.label)).toBeNull()
    // What was written stays there to read.
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    show({ closed, messages: [] })
    expect(screen.queryByText(words.closed[closed]) !== null).toBe(closed === 'vault')
  },
)

test('a message whose key is lost says so, and so does one that was reported', () => {
  show({ messages: [{ ...theirs, text: null, isReported: true }] })
  expect(screen.getByText(words.unreadable)).toBeTruthy()
  expect(screen.getByText(words.reported)).toBeTruthy()
  expect(formOf('message-report')).toBeUndefined()
})

test('the top of the page leads to new messages, and what was typed is shown once nothing can be sent', () => {
  render(<NewMessages thread={thread()} />)
  expect(screen.getByText('1 new message.')).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe('#messages')
  cleanup()
  render(<NewMessages thread={thread({ messages: [own] })} />)
  expect(document.body.textContent).toBe('')
  const kept = { message: 'Ended.', field: null, values: { form: 'message-send', text: 'Typed' } }
  expect(typedOfMessage(kept, thread())).toEqual([])
  expect(typedOfMessage(kept, thread({ closed: 'left' }))).toEqual([{ label: words.label, text: 'Typed' }])
  expect(typedOfMessage(kept, null)).toEqual([{ label: words.label, text: 'Typed' }])
})

test('that a message was sent is said where it stands, after the others', () => {
  show({ done: 'message-sent' })
  const notice = screen.getByText(messagesDone['message-sent'])
  expect(screen.getByRole('list').nextElementSibling).toBe(notice)
  expect(screen.getByRole('region', { name: words.title }).contains(notice)).toBe(true)
})
