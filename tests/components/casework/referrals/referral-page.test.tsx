/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { ReferralPage, type ShownReferral } from '@/components/casework/referrals/referral-page'
import { referralPageWords as words } from '@/lib/content/casework/referrals'
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
  begunFrom: null,
  file: null,
  workers: null,
  events: [],
  ...more,
})

const show = (referral: ShownReferral, clock: { left: number } | { late: number } | null = null) =>
  render(<ReferralPage portal="/dashboard/partnerportal" referral={referral} clock={clock} kept={null} today={today} />)
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

test.each<[string, ShownReferral, string[]]>([
  ['a whole draft', aReferral('draft'), [words.send, words.drop]],
  ['a draft that still needs help', aReferral('draft', { services: [] }), [words.drop]],
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
