import { referralAddress, referralQueryOf } from '@/lib/domain/referrals/referral-query'

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
