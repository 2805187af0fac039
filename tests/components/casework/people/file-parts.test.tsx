/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { FileFacts, RestrictionText, SortedOut, SupportHistory } from '@/components/casework/people/file-parts'
import { fileWords, workStateLabels } from '@/lib/content/casework/people'
import { plainDate } from '@/lib/domain/dates/plain-date'
import type { PersonFacts } from '@/lib/domain/casework/supported-person'
import { todoKinds } from '@/lib/domain/dashboards/service-state'
import { facts } from '@/tests/support/person-facts'

test('a file says since when somebody is in work, and no longer how far they were before', () => {
  render(<FileFacts facts={facts} worker="Me" inWorkSince={plainDate('2026-11-03')} />)
  expect(screen.getByText(fileWords.inWork).nextSibling?.textContent).toBe('3 November 2026')
  expect(screen.queryByText('Work status')).toBeNull()
})

test('a file says how far somebody who is not in work has come', () => {
  render(<FileFacts facts={facts} worker="Me" inWorkSince={null} />)
  expect(screen.getByText('Work status').nextSibling?.textContent).toBe(workStateLabels[facts.work_state])
})

test.each([
  [false, null],
  [true, facts.name],
])('the name is a fact only where the heading is another: to the person %s', (isOwn, name) => {
  render(<FileFacts isOwn={isOwn} facts={facts} worker="Me" inWorkSince={null} />)
  expect(screen.queryByText(facts.name)?.textContent ?? null).toBe(name)
})

test('a file that has only a postcode does not call it a town', () => {
  render(<FileFacts facts={{ ...facts, district: 'LS8' }} worker="Me" inWorkSince={null} />)
  expect(screen.getByText('Town and postcode district').nextSibling?.textContent).toBe('LS8')
})

test.each<[string, Partial<PersonFacts>, string]>([
  ['a call without a number', {}, 'Call (no phone number yet)'],
  ['a text without a number', { safe_ways: ['text', 'post'] }, 'Text, post (no phone number yet)'],
  ['a call with a number', { phone: '0113 496 0101' }, 'Call'],
  ['no way that needs a number', { safe_ways: ['post'] }, 'Post'],
])('a file says where the number for a safe way is missing: %s', (_, change, said) => {
  render(<FileFacts facts={{ ...facts, ...change }} worker="Me" inWorkSince={null} />)
  expect(screen.getByText('Safe ways to reach them').nextSibling?.textContent).toBe(said)
})

test('of somebody without an account it is not known how far the things to sort out are', () => {
  const { container } = render(<SortedOut hasAccount={false} sorted={{}} />)
  expect(container.textContent).toContain(fileWords.sortedUnknown)
  expect(container.querySelector('details')).toBeNull()
})

test('a limit is said to whoever reads it', () => {
  const restriction = { kind: 'hours', detail: '', ends_on: null, source: 'practitioner' } as const
  const today = plainDate('2026-11-26')
  const { container, rerender } = render(<RestrictionText restriction={restriction} today={today} />)
  expect(container.textContent).toContain('Their probation practitioner told us about it')
  rerender(<RestrictionText isOwn restriction={restriction} today={today} />)
  expect(container.textContent).toContain('You can work only at some hours')
  expect(container.textContent).toContain('Your probation practitioner told them about it')
})

test('the things to sort out are one line while none has been begun, and rows afterwards', () => {
  const { container, unmount } = render(<SortedOut hasAccount sorted={{ cv: 'not_started' }} />)
  expect(container.querySelector('summary')?.textContent).toBe('0 of 7 sorted out')
  expect(container.querySelectorAll('details dt')).toHaveLength(todoKinds.length)
  unmount()
  for (const progress of ['in_progress', 'done']) {
    const rows = render(<SortedOut hasAccount sorted={{ cv: progress }} />)
    expect(rows.container.querySelector('details')).toBeNull()
    expect(rows.container.querySelectorAll('dt')).toHaveLength(todoKinds.length)
    rows.unmount()
  }
})

test.each([
  ['Robin Ash', 'File changed', 'A limit on the work they can do was removed'],
  [null, 'File changed', 'A limit on the work you can do was removed'],
])('the history says what changed, to whoever reads it: %s', (name, ...said) => {
  const event = { happenedAt: '2026-11-26T10:00:00Z', bySide: 'organisation', note: '', who: 'Leah Marsden' } as const
  const events = ['changed', 'restriction_ended'].map((kind) => ({ ...event, kind }))
  const { container } = render(<SupportHistory events={events} name={name} />)
  expect([...container.querySelectorAll('strong')].map(({ textContent }) => textContent)).toEqual(said)
})
