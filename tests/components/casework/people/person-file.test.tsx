/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'

import { PersonFile } from '@/components/casework/people/person-file'
import {
  fileWords as words,
  peopleDone,
  peopleProblems,
  peopleWords,
  personFields,
} from '@/lib/content/casework/people'
import { plainDate } from '@/lib/domain/dates/plain-date'
import { facts } from '@/tests/support/person-facts'

type Props = Parameters<typeof PersonFile>[0]

const props: Props = {
  portal: '/dashboard/partnerportal',
  file: {
    facts,
    reference: 'SP-7KX2M9',
    version: 1,
    worker: null,
    hasWorker: true,
    hasAccount: true,
    inWorkSince: null,
    sorted: {},
    closedAt: null,
    consents: [],
    consent: null,
    restrictions: [],
    openings: [],
    corrections: [],
    events: [],
  },
  shared: { profile: null, applications: null, diary: null, statement: null },
  isOwn: true,
  hasConsent: true,
  mayGiveToNobody: false,
  mayRefer: false,
  workers: { members: [], nobody: null },
  invitation: null,
  due: { alerts: [], nextAppointment: null },
  unread: 0,
  kept: null,
  today: plainDate('2026-11-27'),
}
const empty = { skills: [], tickets: [], availability: '' }

test.each([
  ['no profile', null, words.sharesNothing],
  ['an empty profile', empty, words.blankProfile],
  ['a profile', { ...empty, skills: ['Baking'] }, 'Baking'],
  ['when they can start', { ...empty, availability: 'Mornings' }, words.canStart('Mornings')],
])('a file says what its person shares: %s', (_, profile, said) => {
  render(<PersonFile {...props} shared={{ ...props.shared, profile }} />)
  expect(screen.getByRole('region', { name: words.shared }).textContent).toContain(said)
})

test.each([
  ['for one’s own person nobody', true, null],
  ['for a colleague’s person oneself', false, ['Choose', 'Me']],
])('who alone helps people can hand over to: %s', (_, isOwn, options) => {
  const members = [{ id: 'm', name: 'Ana Bell', isOwn: true, people: null }]
  render(<PersonFile {...props} isOwn={isOwn} workers={{ members, nobody: null }} />)
  const choice = screen.queryByLabelText(peopleWords.handOverTo) as HTMLSelectElement | null
  expect(choice && [...choice.options].map(({ text }) => text)).toEqual(options)
  expect(screen.queryByText(peopleWords.nobodyTakesOver, { exact: false }) !== null).toBe(options === null)
})

test.each([
  [true, false],
  [false, true],
])('a code to read the file is for somebody who has not joined: %s', (hasAccount, isOffered) => {
  render(<PersonFile {...props} file={{ ...props.file, hasAccount }} />)
  expect(screen.queryByText(words.join) !== null).toBe(isOffered)
})

test.each([
  [['email', 'call'], 'robin@example.org'],
  [['call'], ''],
] as const)('a code goes by itself only to an address where %s is safe', (safe_ways, address) => {
  const known = { ...facts, email: 'robin@example.org', safe_ways: [...safe_ways] }
  render(<PersonFile {...props} file={{ ...props.file, facts: known, hasAccount: false }} isCodeOpen />)
  expect(screen.getByLabelText<HTMLInputElement>(words.sendEmailTo).value).toBe(address)
  expect(screen.queryByText(words.sendEmailUnsafe) === null).toBe(address !== '')
})

test('the form that changes a file folds each part below what it says, and opens the part with something wrong in it', () => {
  const part = (name: string) => screen.getByText(name, { selector: 'summary' }).closest('details')
  const town = { ...facts, town: 'Leeds', district: 'LS9' }
  const { unmount } = render(<PersonFile {...props} file={{ ...props.file, facts: town }} />)
  expect(part(personFields.placePart)?.open).toBe(false)
  expect(part(personFields.placePart)?.textContent).toContain('In the community, Leeds')
  expect(part(personFields.timesPart)?.textContent).toContain(personFields.nothingYet)
  // It stays one form.
  expect(part(personFields.placePart)?.closest('form')).toBe(part(personFields.timesPart)?.closest('form'))
  unmount()

  const kept = (field: string | null) => ({ message: peopleProblems.closed, field, values: { form: 'person-change' } })
  const again = render(<PersonFile {...props} kept={kept('postcode')} />)
  expect([part(personFields.placePart)?.open, part(personFields.timesPart)?.open]).toEqual([true, false])
  again.unmount()
  // Something wrong with the whole form can be anywhere in it.
  render(<PersonFile {...props} kept={kept(null)} />)
  expect([part(personFields.placePart)?.open, part(personFields.timesPart)?.open]).toEqual([true, true])
})

test.each([true, false])('what needs an account is said only of somebody who has one: %s', (hasAccount) => {
  render(<PersonFile {...props} file={{ ...props.file, hasAccount }} />)
  expect(screen.queryByRole('region', { name: words.shared }) !== null).toBe(hasAccount)
  expect(screen.getByRole('region', { name: words.opened }).textContent).toBe(
    `${words.opened}${words.notOpened}${hasAccount ? ` ${words.openedTheySee}` : ''}`,
  )
})

test.each([
  ['an open file', '/dashboard/partnerportal', null, '/dashboard/partnerportal/people/SP-7KX2M9/timeline'],
  ['a closed file', '/dashboard/partnerportal', '2026-11-27T10:00:00Z', null],
  ['the demonstration', '/dashboard/partner', null, null],
] as const)('the history leads to the whole timeline where there is one: %s', (_, portal, closedAt, href) => {
  render(<PersonFile {...props} portal={portal} file={{ ...props.file, closedAt }} />)
  expect(screen.queryByRole('link', { name: words.wholeHistory })?.getAttribute('href') ?? null).toBe(href)
})

test('whoever was led to the code finds its form open', () => {
  render(<PersonFile {...props} file={{ ...props.file, hasAccount: false }} isCodeOpen />)
  expect(screen.getByText(words.join).closest('details')?.open).toBe(true)
})

test('the form that changes a file has the wide column, with what it says', () => {
  render(<PersonFile {...props} />)
  const column = screen.getByRole('heading', { name: words.contact }).closest('.work-columns > div')
  expect(column?.querySelector('summary')?.textContent).toBe(words.change)
})

test('what the person says is wrong stands first, with the day of the answer, and a refused answer comes back', () => {
  const corrections = [{ askedAt: '2026-11-27T10:00:00Z', words: 'My curfew is 8pm.' }]
  const shown = { ...props, file: { ...props.file, corrections } }
  const { rerender } = render(<PersonFile {...shown} />)
  const part = screen.getByRole('region', { name: words.corrections })
  expect(part.textContent).toContain('My curfew is 8pm.')
  expect(part.textContent).toContain(words.correctionDue('27 December 2026'))
  const values = { form: 'correction-answer', answer: 'a' }
  rerender(<PersonFile {...shown} kept={{ message: peopleProblems.noAnswer, field: 'answer', values }} />)
  const box = screen.getByLabelText(words.correctionAnswer) as HTMLTextAreaElement
  expect([box.value, box.getAttribute('aria-invalid')]).toEqual(['a', 'true'])
})

test('a limit is removed with a button that says so', () => {
  const restriction = { id: 'r', kind: 'hours', detail: '7am to 7pm', ends_on: null, source: 'person' } as const
  render(<PersonFile {...props} file={{ ...props.file, restrictions: [restriction] }} />)
  expect(screen.getByRole('button', { name: 'Remove' }).closest('form')?.getAttribute('action')).toContain(
    'restriction-end',
  )
  expect(peopleDone['restriction-ended']).toBe('The limit is removed.')
})

test('until when a limit counts is a day, or a tick that nobody knows, and what was chosen comes back', () => {
  const values = { form: 'restriction-add', ends_on: '2026-11-20', ends_unknown: 'on' }
  render(<PersonFile {...props} kept={{ message: 'That day has passed.', field: 'ends_on', values }} />)
  const day = screen.getByLabelText(words.restrictionUntil) as HTMLInputElement
  expect([day.type, day.value, day.getAttribute('aria-invalid')]).toEqual(['date', '2026-11-20', 'true'])
  expect((screen.getByLabelText(words.restrictionEndUnknown) as HTMLInputElement).checked).toBe(true)
})

const noContact = { kind: 'no_contact', count: 15, on: plainDate('2026-11-12') } as const
const correction = { kind: 'correction_asked', count: 30, on: plainDate('2026-12-27') } as const

test('a file says first what is due, with the way to it, and when the next appointment is', () => {
  const due = { alerts: [correction, noContact], nextAppointment: { on: plainDate('2026-12-01'), at: '14:00' } }
  render(<PersonFile {...props} due={due} unread={1} />)
  const next = within(screen.getByRole('region', { name: words.next }))
  // What is asked to be put right is answered at the head of the file.
  expect(next.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1 new message. Read the message',
    expect.stringContaining('No contact for 15 days, since 12 November 2026. Write a note'),
  ])
  expect(next.getByText('Next appointment: Tuesday 1 December, 2pm')).toBeTruthy()
  const work = '/dashboard/partnerportal/people/SP-7KX2M9/work'
  expect(next.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard/partnerportal/people/SP-7KX2M9/messages',
    `${work}#notes`,
    `${work}?book=1#appointments`,
    `${work}#notes`,
  ])
  expect(screen.getByRole('navigation', { name: words.pages }).textContent).toContain('1 new')
})

test('without a consent nothing is booked or written, and a closed file has nothing to come', () => {
  const { rerender } = render(<PersonFile {...props} hasConsent={false} />)
  const next = screen.getByRole('region', { name: words.next })
  expect(next.textContent).toContain(words.noAppointment)
  expect(within(next).queryByRole('link')).toBeNull()
  rerender(<PersonFile {...props} file={{ ...props.file, closedAt: '2026-11-20T12:00:00Z' }} />)
  expect(screen.queryByRole('region', { name: words.next })).toBeNull()
})
