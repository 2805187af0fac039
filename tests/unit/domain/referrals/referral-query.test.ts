import { dueFirst, referralAddress, referralQueryOf } from '@/lib/domain/referrals/referral-query'
import type { ReferralLifeState } from '@/lib/domain/referrals/referral-life'

const id = '00000000-0000-4000-8000-000000000001'

test('a list is asked for by direction, state and a part of a reference, and read from its own URL again', () => {
  const query = referralQueryOf({
    direction: 'sent',
    state: 'late',
    find: ' 7KX ',
    after: `2026-11-25 10:00:00.123+00~${id}`,
  })
  expect(query).toEqual({
    direction: 'sent',
    state: 'late',
    find: '7KX',
    after: { at: '2026-11-25 10:00:00.123+00', id },
  })
  const values = Object.fromEntries(Object.entries(referralAddress(query)).map(([name, value]) => [name, value ?? '']))
  expect(referralQueryOf(values)).toEqual(query)
})

test.each([{}, { direction: 'x', state: 'y', after: 'z~1' }, { after: `tomorrow~${id}` }])(
  'what is no query of a list is left out: %j',
  (asked) => {
    expect(referralQueryOf(asked)).toEqual({ direction: 'received', state: null, find: '', after: null })
  },
)

test('on a page of what was received, the late and the waiting come first, oldest first', () => {
  const row = (state: ReferralLifeState, changedAt: string, clock: { late: number } | null = null) => ({
    state,
    changedAt,
    clock,
  })
  const rows = [
    row('ended', '2026-11-27'),
    row('sent', '2026-11-26'),
    row('accepted', '2026-11-25', { late: 1 }),
    row('declined', '2026-11-24'),
    row('sent', '2026-11-20'),
  ]
  expect(dueFirst(rows).map(({ changedAt }) => changedAt.slice(-2))).toEqual(['25', '20', '26', '27', '24'])
})
