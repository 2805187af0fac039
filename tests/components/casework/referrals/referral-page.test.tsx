/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { ReferralPage, type ShownReferral } from '@/components/casework/referrals/referral-page'
import { placeLabels } from '@/lib/content/casework/people'
import {
  referralPageWords as words,
  referralReasonLabels,
  referralSectionWords,
} from '@/lib/content/casework/referrals'
import { plainDate } from '@/lib/domain/dates/plain-date'
import type { ReferralLifeState } from '@/lib/domain/referrals/referral-life'

const today = plainDate('2026-11-25')
const facts = {
  name: 'Sam Feather',
  phone: '0113 496 0000',
  email: '',
  safe_ways: ['call'],
  safe_hours: '',
  interpreter: '',
  access_needs: '',
  town: 'Leeds',
  district: '',
  place: 'community',
  establishment: '',
  release_on: null,
  release_unknown: null,
  practitioner_name: '',
  practitioner_contact: '',
} as const

const aReferral = (state: ReferralLifeState, more: Partial<ShownReferral> = {}): ShownReferral => ({
  reference: 'RF-7KX2M9',
  version: 3,
  state,
  sends: true,
  receives: false,
  acceptedOn: null,
  isOwn: false,
  isMine: false,
  othersAnswer: false,
  sender: 'Moorside Resettlement',
  receiver: 'A Fresh Start',
  receiverTakes: true,
  facts,
  hasPlace: true,
  services: ['cv'],
  words: '',
  consent: { wording: 'They may.', way: 'signed', on: plainDate('2026-11-20'), until: plainDate('2027-11-20') },
  sentAt: null,
  acceptedAt: null,
  contactDueOn: null,
  firstContactOn: null,
  reason: null,
  outcome: null,
  isForgotten: false,
  helper: null,
  begunFrom: null,
  file: null,
  workers: null,
  events: [],
  ...more,
})

const show = (referral: ShownReferral, clock: { left: number } | { late: number } | null = null) =>
  render(<ReferralPage portal="/dashboard/partnerportal" referral={referral} clock={clock} kept={null} today={today} />)
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

test.each([
  [{ isChosen: true, name: 'Sam Hall' }, 'Sam Hall'],
  [{ isChosen: true, name: null }, words.helperUnnamed],
  [{ isChosen: false, name: null }, words.nobody],
])('once it is accepted, its members read who helps the person: %j', (helper, said) => {
  show(aReferral('accepted', { helper }))
  expect(screen.getByText(words.helper).parentElement?.textContent).toContain(said)
})

test.each<[string, ShownReferral, string[]]>([
  ['a whole draft', aReferral('draft'), [words.send, words.dropSubmit]],
  ['a draft that still needs help', aReferral('draft', { services: [] }), [words.dropSubmit]],
  ['the sender of what waits', aReferral('sent'), [words.withdraw]],
  [
    'the receiver of what waits',
    aReferral('sent', { sends: false, receives: true, workers: [] }),
    [words.accept, words.decline, words.noLongerAgrees],
  ],
  ['the sender of what was accepted', aReferral('accepted'), []],
  [
    'the receiver of what was accepted',
    aReferral('accepted', { sends: false, receives: true, facts: null }),
    [words.contactSubmit, words.end],
  ],
  ['the receiver of what ended', aReferral('ended', { sends: false, receives: true, facts: null }), []],
])('%s can do what comes next, and nothing else', (_, referral, expected) => {
  show(referral)
  expect(buttons().filter((name) => name !== 'Print')).toEqual(expected)
})

test.each<[string, ShownReferral, boolean]>([
  ['whoever may answer it', aReferral('sent', { sends: false, receives: true, workers: [] }), true],
  ['its sender', aReferral('sent'), false],
  ['whoever has accepted it', aReferral('accepted', { sends: false, receives: true, facts: null }), false],
])('a link at its top leads to the answer only while one is due: %s', (_, referral, isThere) => {
  show(referral)
  const link = screen.queryByRole('link', { name: words.toAnswer })
  expect(link?.getAttribute('href')).toBe(isThere ? '#answer' : undefined)
  expect(!isThere || document.getElementById('answer') !== null).toBe(true)
})

test('where a referral stands is said line by line, so that the first contact does not stand alone in a second row', () => {
  show(aReferral('accepted', { sentAt: '2026-11-20T10:00:00Z', acceptedAt: '2026-11-23T10:00:00Z' }), { left: 3 })
  const facts = screen.getByText(words.firstContact).closest('dl')
  expect(facts?.querySelectorAll('dt').length).toBe(5)
  expect(facts?.parentElement?.className).toBe('dash-fact-rows')
})

test('each answer of a draft has the link that changes it, one that was left out too, and the button stands below', () => {
  show(aReferral('draft'))
  const at = '/dashboard/partnerportal/referrals/RF-7KX2M9'
  const changes = screen.getAllByRole('link', { name: /^Change (?!the consent)/ })
  expect(changes.map((link) => link.getAttribute('href'))).toEqual([
    ...['name', 'safe_ways', 'safe_hours', 'phone', 'email', 'interpreter', 'access_needs'].map(
      (field) => `${at}/person#${field}`,
    ),
    ...['place', 'town', 'practitioner_name', 'practitioner_contact'].map((field) => `${at}/place#${field}`),
    ...['services', 'words'].map((field) => `${at}/help#${field}`),
  ])
  expect(screen.getAllByText(words.notGiven)).toHaveLength(7)
  const send = screen.getByRole('button', { name: words.send })
  expect(changes.at(-1)?.compareDocumentPosition(send)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('what is missing, a consent that has run out and an organisation that stopped are named with what to do', () => {
  show(
    aReferral('draft', {
      services: [],
      receiverTakes: false,
      consent: { wording: 'w', way: 'signed', on: plainDate('2025-11-20'), until: plainDate('2026-11-20') },
    }),
  )
  const text = document.body.textContent
  expect(text).toContain(words.consentOver)
  expect(text).toContain(words.notTaking('A Fresh Start'))
  expect(text).toContain(words.sendMissing('Help'))
})

test('the receiver of an accepted referral reads no facts here, and a late first contact is said', () => {
  show(aReferral('accepted', { sends: false, receives: true, facts: null, contactDueOn: plainDate('2026-11-20') }), {
    late: 3,
  })
  const text = document.body.textContent
  expect(text).toContain(words.fileHidden)
  expect(text).toContain('Due by 20 November 2026: 3 working days late')
  // Days are asked for in one way everywhere.
  expect(screen.getByLabelText(words.contactOn).getAttribute('type')).toBe('date')
  expect(text).not.toContain('Sam Feather')
})

test.each<[string, Partial<ShownReferral>, keyof typeof words.acceptText]>([
  ['another organisation', {}, 'two'],
  ['a colleague', { sender: 'A Fresh Start' }, 'within'],
  ['the person themselves', { isOwn: true, sender: null }, 'self'],
])('a referral from %s says who learns of the answer, and of no organisation that is not there', (_, from, parties) => {
  const asReceiver = { sends: false, receives: true, ...from }
  const { unmount } = show(aReferral('sent', { ...asReceiver, workers: [] }))
  expect(screen.queryByText(words.acceptText[parties])).not.toBeNull()
  unmount()
  show(aReferral('accepted', { ...asReceiver, facts: null }))
  expect(screen.queryByText(words.contactText[parties])).not.toBeNull()
  expect(screen.queryByText(words.endText[parties])).not.toBeNull()
})

test('what somebody sent about themselves claims nothing that the public form does not ask', () => {
  show(aReferral('sent', { isOwn: true, sender: null, sends: false, receives: true, hasPlace: false, workers: [] }))
  expect(screen.getByText('Leeds')).toBeTruthy()
  expect(screen.queryByText(placeLabels.community)).toBeNull()
  expect(screen.queryByText(words.notFilled)).toBeNull()
})

test('a part of which somebody who refers themselves said nothing has no heading', () => {
  const own = { isOwn: true, sender: null, sends: false, receives: true, hasPlace: false, workers: [] } as const
  show(aReferral('sent', { ...own, facts: { ...facts, town: '' } }))
  expect(screen.queryByRole('heading', { name: referralSectionWords.place.short })).toBeNull()
  expect(screen.queryByRole('heading', { name: referralSectionWords.help.short })).not.toBeNull()
})

const mine = { receives: true, sender: 'A Fresh Start', workers: [], isMine: true } as const

test('whoever sent a referral to colleagues is told who else can answer it, and can themselves', () => {
  show(aReferral('sent', { ...mine, othersAnswer: true }))
  expect(screen.getByRole('heading', { name: words.decideMine })).toBeTruthy()
  expect(screen.getByText(words.acceptTextMine.others)).toBeTruthy()
  expect(screen.queryByText(words.acceptText.within)).toBeNull()
  // Jsdom knows no folds: whoever does want to answer opens one.
  expect(screen.getByText(words.accept).closest('details')?.firstChild?.textContent).toBe(words.answerMine)
})

test('whoever declines chooses among their own reasons, and the sender reads what became of it', () => {
  const asReceiver = { sends: false, receives: true, workers: [] } as const
  const { unmount } = show(aReferral('sent', asReceiver))
  const choice = screen.getByLabelText<HTMLSelectElement>(words.reasonLabel)
  expect([...choice.options].map(({ label }) => label)).toEqual([
    words.choose,
    'No place at the moment',
    'Outside the area',
    'We don’t offer this',
    'We already help them',
    'Could not reach them',
  ])
  unmount()
  const began = { kind: 'begun', bySide: 'sender', happenedAt: '2026-11-20T10:00:00Z', fields: [], who: null } as const
  show(aReferral('declined', { reason: 'already_helped', events: [began] }))
  expect(screen.getByText(referralReasonLabels.already_helped)).toBeTruthy()
  expect(screen.getByText('Started')).toBeTruthy()
})

test('where nobody else can answer it, whoever sent it is told so and accepts it at once', () => {
  show(aReferral('sent', mine))
  expect(screen.getByRole('heading', { name: words.decide })).toBeTruthy()
  expect(screen.getByText(words.acceptTextMine.alone)).toBeTruthy()
  expect(screen.getByText(words.accept).closest('details')).toBeNull()
  // That they no longer agree is among the reasons to withdraw it.
  expect(buttons().filter((name) => name !== 'Print')).toEqual([words.accept, words.decline, words.withdraw])
})

test('whoever accepted their own referral is not told of a colleague who sees it', () => {
  show(aReferral('accepted', { ...mine, workers: null, facts: null }))
  const text = document.body.textContent
  expect(text).toContain(words.contactText.self)
  expect(text).not.toContain('colleague who sent')
  expect(text).not.toContain('You can follow here')
})

test('who helps the person is chosen: nobody is an answer of its own', () => {
  show(aReferral('sent', { sends: false, receives: true, workers: [{ id: 'w', name: 'Sam Hall', isOwn: false }] }))
  const choice = screen.getByLabelText<HTMLSelectElement>(words.worker, { exact: false })
  expect([...choice.options].map(({ value, label }) => [value, label])).toEqual([
    ['', words.choose],
    ['nobody', words.nobody],
    ['w', 'Sam Hall'],
  ])
  expect(choice.value).toBe('')
})

test('what happened to a referral runs from the newest to the oldest', () => {
  const event = (kind: string, happenedAt: string) =>
    ({ kind, bySide: 'sender', happenedAt, fields: [], who: null }) as const
  show(
    aReferral('sent', {
      events: [event('begun', '2026-11-20T10:00:00Z'), event('sent', '2026-11-21T10:00:00Z')],
    }),
  )
  const days = [...document.querySelectorAll('.dash-timeline span')].map((line) => line.textContent.slice(0, 2))
  expect(days).toEqual(['21', '20'])
})

test('whoever declines somebody who referred themselves reads that nobody tells them, and how it may safely be done', () => {
  const own = { isOwn: true, sender: null, sends: false, receives: true, workers: [] } as const
  const { unmount } = show(aReferral('sent', { ...own, facts: { ...facts, safe_hours: 'after 4pm' } }))
  const panel = screen.getByText(words.notTold).closest('details')
  expect([...(panel?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Call: 0113 496 0000',
    'Safe hours: after 4pm',
  ])
  unmount()
  const second = show(aReferral('sent', { ...own, facts: { ...facts, safe_ways: [] } }))
  expect(screen.queryByText(words.notTellable)).not.toBeNull()
  second.unmount()
  // The sender is told of it.
  show(aReferral('sent', { sends: false, receives: true, workers: [] }))
  expect(screen.queryByText(words.notTold)).toBeNull()
})

test.each<[ReferralLifeState, string]>([
  ['declined', words.declinedHidden],
  ['withdrawn', words.withdrawnHidden],
  ['ended', words.fileHidden],
])('whoever received a %s referral reads why it no longer says anything', (state, expected) => {
  show(aReferral(state, { sends: false, receives: true, facts: null }))
  expect(screen.queryByText(expected)).not.toBeNull()
})

test('the heading names the person to whoever may know it, with the reference under it', () => {
  const { unmount } = show(aReferral('sent'))
  const heading = screen.getByRole('heading', { level: 1, name: words.headingOf('Sam Feather') })
  expect(heading.parentElement?.textContent).toContain('RF-7KX2M9')
  unmount()
  show(aReferral('declined', { sends: false, receives: true, facts: null }))
  expect(screen.queryByRole('heading', { level: 1, name: words.heading('RF-7KX2M9') })).not.toBeNull()
})
