/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { ReferralList } from '@/components/casework/referrals/referral-list'
import { referralDirectionLabels, referralListWords } from '@/lib/content/casework/referrals'
import { plainDate } from '@/lib/domain/dates/plain-date'
import { referralQueryOf } from '@/lib/domain/referrals/referral-query'

const list = {
  portal: '/dashboard/partnerportal',
  mayRefer: true,
  taking: null,
  referrals: [],
  hasMore: false,
} as const

test.each([
  ['without a limit', { isOpen: true, placesLeft: null }, 'Your organisation is taking referrals.'],
  [
    'with places left',
    { isOpen: true, placesLeft: 1 },
    'Your organisation is taking referrals. It has 1 place left this month.',
  ],
  [
    'with no place left',
    { isOpen: true, placesLeft: 0 },
    'Your organisation is taking no more referrals this month, because no places are left.',
  ],
  ['closed', { isOpen: false, placesLeft: 4 }, 'Your organisation isn’t taking referrals at the moment.'],
])(
  'above the list stands whether the organisation takes referrals now, and where that is set: %s',
  (_, taking, said) => {
    render(<ReferralList {...list} query={referralQueryOf({})} taking={taking} />)
    const link = screen.getByRole('link', { name: referralListWords.takingSet })
    expect(link.getAttribute('href')).toBe('/dashboard/partnerportal/organisation')
    expect(link.parentElement?.textContent).toBe(`${said} ${referralListWords.takingSet}`)
  },
)

test('what was sent is one click from an empty list of what was received', () => {
  const query = referralQueryOf({})
  render(<ReferralList {...list} query={query} />)
  expect(screen.getByRole('link', { name: referralDirectionLabels.received }).getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: referralDirectionLabels.sent }).getAttribute('href')).toBe(
    '/dashboard/partnerportal/referrals?direction=sent',
  )
})

test('somebody who may send and answer none reads who does, with nothing to filter', () => {
  const query = referralQueryOf({})
  render(<ReferralList {...list} portal="/dashboard/caseworkerportal" query={query} mayRefer={false} />)
  expect(screen.getByText(referralListWords.empty.others)).toBeDefined()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/dashboard/caseworkerportal/organisation/members')
  expect(screen.queryByRole('search')).toBeNull()
})

test.each([
  ['waits for an answer says the day of its last change', null, ['']],
  ['has a first contact to come says both days', { left: 3 }, []],
])('on a phone a referral that %s', (_, clock, expected) => {
  render(
    <ReferralList
      {...list}
      query={referralQueryOf({})}
      referrals={[
        {
          id: '1',
          reference: 'RF-7KX2M9',
          state: 'sent',
          isOwn: false,
          isInternal: false,
          other: 'Moorside Resettlement',
          name: 'Sam Feather',
          changedAt: '2026-11-20T10:00:00Z',
          contactDueOn: clock && plainDate('2026-11-25'),
          firstContactOn: null,
          clock,
          outcome: null,
          reason: null,
          key: '2026',
        },
      ]}
    />,
  )
  const wide = screen.getAllByRole('cell').filter((cell) => cell.hasAttribute('data-wide'))
  expect(wide.map(({ textContent }) => textContent)).toEqual(expected)
})
