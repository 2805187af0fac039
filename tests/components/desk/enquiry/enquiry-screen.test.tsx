/** @jest-environment jsdom */
import { cleanup, render, screen, within } from '@testing-library/react'

import { EnquiryScreen } from '@/components/desk/enquiry/enquiry-screen'
import { seesClosedWords, enquiryWords as words } from '@/lib/content/desk/enquiry'
import { consentWording, recordKeptUnasked } from '@/lib/content/enquiries/callback-form'
import { formWords } from '@/lib/content/forms/form-words'
import { plainDate } from '@/lib/domain/dates/plain-date'
import type { EnquiryView } from '@/lib/domain/desk/enquiry-view'

const today = plainDate('2026-11-23')
const moment = {
  at: new Date('2026-11-23T10:00:00Z'),
  today,
  nextWorkingDay: plainDate('2026-11-24'),
  now: '2026-11-23T10:00',
}
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
  dueOn: today,
  version: 2,
}
const enquiry: EnquiryView = {
  reference: 'SC-7KX2M9QA',
  source: 'employer',
  name: 'Jo Li',
  email: 'jo@example.org',
  phone: '0113 496 0000',
  fields: [],
  work,
  history: [],
  consents: [],
  members: [],
  emails: [],
  sameAddress: null,
}
const note = 'She asked about the weekend shift.\nRing on Friday.'
const show = (change: Partial<EnquiryView['work']>, values: Record<string, string>) =>
  render(
    <EnquiryScreen
      enquiry={{ ...enquiry, work: { ...work, ...change } }}
      memberId="a member"
      moment={moment}
      kept={{ message: 'Somebody else changed it.', field: null, values: { version: '17', note, ...values } }}
      done={undefined}
      isNoting={false}
    />,
  )
const call = { form: 'enquiry-contact', way: 'left_message', contactedAt: '2026-11-22T16:45' }
const closing = { form: 'enquiry-close', outcome: 'not_for_us' }

test.each([
  ['a call, once it is closed', { state: 'closed', outcome: 'referred' }, call],
  ['a closing, once it is closed', { state: 'closed', outcome: 'referred' }, closing],
  ['a call, while it is held', { isHeld: true }, call],
] as const)('the note of %s is shown to be copied', (_, change, values) => {
  show(change, values)
  const text = screen.getByRole('alert').textContent
  expect(text).toContain(formWords.copyTyped + words.noteTyped + note)
  for (const other of ['17', 'left_message', '16:45', 'not_for_us']) expect(text).not.toContain(other)
})

test('an enquiry that nobody has contacted can be closed in the ways that are open now, and says that more will come', () => {
  const offered = () => within(screen.getByRole('group', { name: words.outcome })).queryAllByRole('radio').length
  show({}, closing)
  expect(offered()).toBe(3)
  expect(screen.getByText(words.outcomesAfterTries)).toBeTruthy()
  cleanup()
  show({ failedTries: 3 }, closing)
  expect(offered()).toBe(4)
  expect(screen.getByText(words.outcomesToCome)).toBeTruthy()
  cleanup()
  show({ firstContactAt: '2026-11-23T09:00:00Z' }, closing)
  expect(offered()).toBe(8)
  expect(screen.queryByText(/There are more ways/)).toBeNull()
  cleanup()
  show({ failedTries: 3, firstContactAt: '2026-11-23T09:00:00Z' }, closing)
  expect(offered()).toBe(9)
  expect(screen.queryByText(/There are more ways/)).toBeNull()
})

test('an enquiry can be given to others only, neither to whoever looks nor to its owner', () => {
  const showTo = (members: readonly string[], ownerId: string | null) => {
    cleanup()
    render(
      <EnquiryScreen
        enquiry={{
          ...enquiry,
          members: members.map((id) => ({ id, email: `${id}@example.org` })),
          work: { ...work, ownerId },
        }}
        memberId="a member"
        moment={moment}
        kept={null}
        done={undefined}
        isNoting={false}
      />,
    )
  }
  showTo(['a member', 'the owner', 'a third'], 'the owner')
  const given = [...screen.getByLabelText<HTMLSelectElement>(words.giveTo).options].map(({ value }) => value)
  expect(given).toEqual(['', 'a third'])
  for (const ownerId of [null, 'a member']) {
    showTo(['a member'], ownerId)
    expect(screen.queryByText(words.giveHeading)).toBeNull()
  }
})

test.each([
  ['answered', 'reply', 'received', { role: 'link', name: words.replyLink }],
  ['closed', 'close', 'closed', { role: 'button', name: words.reopen }],
] as const)('whoever has %s one goes on to the next enquiry that waits', (_, done, state, { role, name }) => {
  render(
    <EnquiryScreen
      enquiry={{ ...enquiry, work: { ...work, state } }}
      memberId="a member"
      moment={moment}
      kept={null}
      done={done}
      next="SC-NEXT1234"
      isNoting={false}
    />,
  )
  expect(screen.getByRole('link', { name: words.next }).getAttribute('href')).toBe(
    '/dashboard/team/enquiries/SC-NEXT1234',
  )
  expect(screen.getByRole(role, { name }).className).toContain('secondary')
})

test('a note whose form is still there is in its field alone', () => {
  show({}, call)
  expect(screen.getByRole('textbox', { name: words.note })).toHaveProperty('value', note)
  expect(screen.getByRole('alert').textContent).not.toContain(formWords.copyTyped)
})

test.each([
  ['email', { email: null }, words.email],
  ['phone number', { phone: null }, words.phone],
] as const)('with no %s given it says so, and offers the other', (_, change, name) => {
  render(
    <EnquiryScreen
      enquiry={{ ...enquiry, ...change }}
      memberId="a member"
      moment={moment}
      kept={null}
      done={undefined}
      isNoting={false}
    />,
  )
  expect(screen.getByText(name, { selector: '.desk-reach span' }).parentElement?.textContent).toBe(
    `${name}${words.notGiven}`,
  )
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href')?.split(':')[0])
  expect(links).toEqual(name === words.email ? ['tel'] : ['mailto', '/dashboard/team/enquiries/SC-7KX2M9QA/reply'])
})

const aContact = {
  id: 4,
  version: work.version,
  happenedAt: '2026-11-23T09:01:00Z',
  actor: 'ann@example.org',
  kind: 'call',
  owner: null,
  reached: 'reached',
  calledAt: '2026-11-23T09:00:00Z',
  nextTryOn: null,
  note: '',
  subject: null,
  outcome: null,
  field: null,
} as const

test.each([
  ['offered within the hour', {}, 1],
  ['not offered later', { happenedAt: '2026-11-23T09:00:00Z' }, 0],
  ['not offered once something else was done', { version: 1 }, 0],
  ['not offered for anything else', { kind: 'taken', reached: null }, 0],
] as const)('to take a contact back is %s', (_, change, count) => {
  render(
    <EnquiryScreen
      enquiry={{ ...enquiry, history: [{ ...aContact, ...change }] }}
      memberId="a member"
      moment={moment}
      kept={null}
      done={undefined}
      isNoting={false}
    />,
  )
  expect(screen.queryAllByRole('button', { name: words.takeBack })).toHaveLength(count)
})

test('the companies that an enquiry may come from are linked, with how we know, with no address too', () => {
  const company = {
    id: '00000000-0000-4000-8000-000000000001',
    kind: 'partner',
    name: 'Acme',
    state: 'approved',
    how: 'c_name',
  } as const
  render(
    <EnquiryScreen
      enquiry={{ ...enquiry, email: null, sameAddress: { companies: [company], account: null, enquiries: [] } }}
      memberId="a member"
      moment={moment}
      kept={null}
      done={undefined}
      isNoting={false}
    />,
  )
  const link = screen.getByRole('link', { name: 'Acme' })
  expect(link.getAttribute('href')).toBe(`/dashboard/team/companies/${company.id}`)
  expect(link.parentElement?.textContent).toBe(`Acme, partner, approved: ${words.companyOf.c_name}`)
})

test('a consent that was stored with more than its box asked for is marked', () => {
  const consent = (wording: string) => ({
    purpose: 'contact' as const,
    isGranted: true,
    wording,
    version: '2026-11-01.1',
    at: '2026-11-20T10:00:00Z',
  })
  const shown = (wording: string) =>
    render(
      <EnquiryScreen
        enquiry={{ ...enquiry, consents: [consent(wording)] }}
        memberId="a member"
        moment={moment}
        kept={null}
        done={undefined}
        isNoting={false}
      />,
    )
  shown(`${recordKeptUnasked}.`)
  expect(screen.getByText(words.consents.unasked)).toBeTruthy()
  cleanup()
  shown(consentWording.contact)
  expect(screen.queryByText(words.consents.unasked)).toBeNull()
})

test('whoever closes an enquiry is told first which promised contact that cancels', () => {
  const shown = (nextTryOn: EnquiryView['work']['nextTryOn']) =>
    render(
      <EnquiryScreen
        enquiry={{ ...enquiry, work: { ...work, nextTryOn } }}
        memberId="a member"
        moment={moment}
        kept={null}
        done={undefined}
        isNoting={false}
      />,
    )
  const said = words.closePromised(plainDate('2026-11-27'))
  shown(plainDate('2026-11-27'))
  expect(said).toBe('The next contact is on Friday 27 November. Closing the enquiry cancels that.')
  expect(screen.getByText(said).closest('details')?.textContent).toContain(words.closeHeading)
  cleanup()
  shown(null)
  expect(screen.queryByText(said)).toBeNull()
})

test.each([
  ['an account', { createdAt: '2026-11-01T10:00:00Z', isVerified: true, role: null }, true],
  ['no account', null, false],
] as const)('a closed enquiry from the address of %s says whether its sender sees that', (_, account, sees) => {
  render(
    <EnquiryScreen
      enquiry={{ ...enquiry, sameAddress: { companies: [], account, enquiries: [] } }}
      memberId="a member"
      moment={moment}
      kept={null}
      done="close"
      isNoting={false}
    />,
  )
  expect(document.body.textContent.includes(seesClosedWords)).toBe(sees)
})

test.each([true, false])(
  'a reply that was begun and not sent is gone on with, and named before closing: %s',
  (hasDraft) => {
    render(
      <EnquiryScreen
        enquiry={enquiry}
        memberId="a member"
        moment={moment}
        kept={null}
        done={undefined}
        isNoting={false}
        hasDraft={hasDraft}
      />,
    )
    const link = screen.getByRole('link', { name: hasDraft ? words.replyDraftLink : words.replyLink })
    expect(link.getAttribute('href')).toBe('/dashboard/team/enquiries/SC-7KX2M9QA/reply')
    expect(document.body.textContent.includes(words.closeWithDraft)).toBe(hasDraft)
  },
)

test('an open enquiry that may be urgent says by which words, and a closed one no more', () => {
  const fields = [{ name: 'Message', value: 'I have an interview tomorrow.', isLong: true }]
  const showIn = (state: EnquiryView['work']['state']) =>
    render(
      <EnquiryScreen
        enquiry={{ ...enquiry, fields, work: { ...work, state } }}
        memberId="a member"
        moment={moment}
        kept={null}
        done={undefined}
        isNoting={false}
      />,
    )
  showIn('received')
  expect(screen.getByText('Urgent? ‘interview tomorrow’')).toBeTruthy()
  cleanup()
  showIn('closed')
  expect(screen.queryByText(/Urgent/)).toBeNull()
})

test('what somebody wrote comes before what to do about it', () => {
  render(
    <EnquiryScreen
      enquiry={enquiry}
      memberId="a member"
      moment={moment}
      kept={null}
      done={undefined}
      isNoting={false}
    />,
  )
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings.slice(0, 3)).toEqual([words.sentHeading, words.reachHeading, words.workHeading])
})
