import { plainDate } from '@/lib/domain/dates/plain-date'
import { moveReferral, referralStates, type Referral, type ReferralState } from '@/lib/domain/referrals/referral'

const aReferral = (state: ReferralState): Referral => ({
  id: 'referral-1',
  reference: 'RF-1',
  personId: 'person-1',
  organisationId: 'charity',
  from: 'Somebody',
  services: ['cv'],
  consentWay: 'signed',
  consentOn: plainDate('2026-11-01'),
  safeContact: ['call'],
  workerId: null,
  history: [{ state, on: plainDate('2026-11-10'), note: null }],
  outcome: null,
  cancelReason: null,
})
const complete = { workerId: 'w', outcome: 'job_started', cancelReason: 'moved_away' } as const
const on = plainDate('2026-11-11')

test.each<[from: ReferralState, to: ReferralState[]]>([
  ['new', ['assigned', 'cancelled']],
  ['assigned', ['active', 'cancelled']],
  ['active', ['completed', 'cancelled']],
  ['completed', []],
  ['cancelled', []],
])('%s leads to %j and nowhere else', (from, allowed) => {
  const reached = referralStates.filter((to) => moveReferral(aReferral(from), { to, on, ...complete }).ok)
  expect(reached).toEqual(allowed)
})

test.each([
  ['new', 'assigned', 'worker_missing'],
  ['active', 'completed', 'outcome_missing'],
  ['active', 'cancelled', 'reason_missing'],
] as const)('from %s to %s without what it needs: %s', (from, to, refusal) => {
  expect(moveReferral(aReferral(from), { to, on })).toEqual({ ok: false, refusal })
})

test('no step is dated before the last', () => {
  const move = { to: 'assigned', on: plainDate('2026-11-09'), workerId: 'w' } as const
  expect(moveReferral(aReferral('new'), move)).toEqual({ ok: false, refusal: 'before_last_change' })
})
