import { plainDate } from '@/lib/domain/dates/plain-date'
import {
  firstContactClock,
  isReferralReference,
  mayChangeReferral,
  mayTakeStep,
  referralLifeStates,
  takeReferralStep,
  type ReferralLifeState,
  type ReferralNow,
  type ReferralStep,
} from '@/lib/domain/referrals/referral-life'

const today = plainDate('2026-11-25')
const holidays = new Set([plainDate('2026-12-25')])
const now = (state: ReferralLifeState, more: Partial<ReferralNow> = {}): ReferralNow => ({
  state,
  sends: true,
  receives: true,
  acceptedOn: state === 'accepted' || state === 'working' ? plainDate('2026-11-20') : null,
  ...more,
})
const every: ReferralStep[] = ['sent', 'accepted', 'declined', 'working', 'ended', 'withdrawn']

test.each<[ReferralLifeState, sender: ReferralStep[], receiver: ReferralStep[]]>([
  ['draft', ['sent'], []],
  ['sent', ['withdrawn'], ['accepted', 'declined', 'withdrawn']],
  ['accepted', [], ['working', 'ended']],
  ['declined', [], []],
  ['working', [], ['ended']],
  ['ended', [], []],
  ['withdrawn', [], []],
])('of a referral that is %s the sender may do %j and the receiver %j', (state, sender, receiver) => {
  expect(every.filter((step) => mayTakeStep(now(state), step, 'sender'))).toEqual(sender)
  expect(every.filter((step) => mayTakeStep(now(state), step, 'receiver'))).toEqual(receiver)
  for (const step of every) {
    expect(mayTakeStep(now(state, { sends: false }), step, 'sender')).toBe(false)
    expect(mayTakeStep(now(state, { receives: false }), step, 'receiver')).toBe(false)
  }
})

test('only its sender changes what a referral says, and only until there is an answer', () => {
  expect(referralLifeStates.filter((state) => mayChangeReferral(now(state)))).toEqual(['draft', 'sent'])
  expect(mayChangeReferral(now('sent', { sends: false }))).toBe(false)
})

test('accepting starts a clock of five working days', () => {
  expect(takeReferralStep(now('sent'), { step: 'accepted', by: 'receiver' }, today, holidays)).toEqual({
    ok: true,
    value: { kind: 'accepted', by: 'receiver', state: 'accepted', due_on: '2026-12-02' },
  })
})

test.each([
  ['sent', { step: 'declined', by: 'receiver' }, 'reason_missing'],
  ['sent', { step: 'declined', by: 'receiver', reason: 'moved_away' }, 'reason_missing'],
  ['sent', { step: 'withdrawn', by: 'sender' }, 'reason_missing'],
  ['sent', { step: 'withdrawn', by: 'sender', reason: 'consent_ended' }, 'reason_missing'],
  ['accepted', { step: 'working', by: 'receiver' }, 'contact_missing'],
  ['accepted', { step: 'working', by: 'receiver', contactOn: plainDate('2026-11-26') }, 'contact_out_of_range'],
  ['accepted', { step: 'working', by: 'receiver', contactOn: plainDate('2026-11-19') }, 'contact_out_of_range'],
  ['working', { step: 'ended', by: 'receiver' }, 'outcome_missing'],
  ['draft', { step: 'accepted', by: 'receiver' }, 'not_now'],
] as const)('%s, %j: %s', (state, wish, refusal) => {
  expect(takeReferralStep(now(state), wish, today, holidays)).toEqual({ ok: false, refusal })
})

test('each step writes its reason, its day or how it ended', () => {
  const taken = (state: ReferralLifeState, wish: Parameters<typeof takeReferralStep>[1]) => {
    const step = takeReferralStep(now(state), wish, today, holidays)
    return step.ok ? step.value : step
  }
  expect(taken('sent', { step: 'declined', by: 'receiver', reason: 'full' })).toMatchObject({ reason: 'full' })
  expect(taken('sent', { step: 'withdrawn', by: 'sender', reason: 'not_ready' })).toMatchObject({ reason: 'not_ready' })
  expect(taken('sent', { step: 'withdrawn', by: 'receiver', reason: 'not_ready' })).toMatchObject({
    reason: 'no_longer_agrees',
  })
  expect(taken('accepted', { step: 'working', by: 'receiver', contactOn: today })).toMatchObject({ contact_on: today })
  expect(taken('accepted', { step: 'ended', by: 'receiver', outcome: 'no_progress' })).toMatchObject({
    outcome: 'no_progress',
  })
})

test.each([
  ['2026-11-25', { left: 5 }],
  ['2026-12-02', { left: 0 }],
  ['2026-12-03', { late: 1 }],
  ['2026-12-05', { late: 2 }],
] as const)('on %s the first contact due on 2 December is %j', (day, clock) => {
  expect(firstContactClock('accepted', plainDate('2026-12-02'), plainDate(day), holidays)).toEqual(clock)
})

test('there is no clock before the acceptance or after the first contact', () => {
  expect(firstContactClock('sent', null, today, holidays)).toBeNull()
  expect(firstContactClock('working', today, today, holidays)).toBeNull()
})

test('a reference is RF- with six letters or digits, or twelve of one whose person was forgotten', () => {
  expect(['RF-7KX2M9', 'RF-7KX2M97KX2M9', 'SP-7KX2M9', 'RF-7kx2m9', ''].map(isReferralReference)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
