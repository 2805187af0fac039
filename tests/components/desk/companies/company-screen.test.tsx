/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'

import { DeskCompanyScreen } from '@/components/desk/companies/company-screen'
import { deskCompanyWords as words } from '@/lib/content/desk/companies'

const at = '2026-11-23T09:30:00Z'
const company = {
  kind: 'employer',
  id: '00000000-0000-4000-8000-000000000000',
  version: 1,
  state: 'approved',
  name: 'Example Bakery',
  number: '',
  website: '',
  phone: '',
  sector: 'retail',
  size: '1_9',
  sites: [],
  answer: '',
  askedAs: 'Manager',
  askedAt: at,
  wanted: null,
} as const satisfies ComponentProps<typeof DeskCompanyScreen>['company']

type Props = ComponentProps<typeof DeskCompanyScreen>

const show = (events: Props['events'], about: Props['company'] = company) =>
  render(
    <DeskCompanyScreen
      company={about}
      asker={null}
      match={null}
      members={[]}
      events={events}
      checks={[]}
      others={[]}
      kept={null}
      done={undefined}
    />,
  )

test.each([
  ['names its member', 'approved', 'sam@example.org', 'Approved by sam@example.org on 23 November 2026 at 9:30am.'],
  ['is the latest', 'resumed', 'sam@example.org', 'Resumed by sam@example.org on 23 November 2026 at 9:30am.'],
  ['names nobody', 'approved', null, 'Approved on 23 November 2026 at 9:30am. We don’t have the name of who did it.'],
])('the decision behind the status stands under the name: one that %s', (_, kind, who, text) => {
  show([
    { kind, at, who },
    { kind: 'asked', at, who: null },
  ])
  expect(screen.getByText(text).className).toBe('lead')
  expect(screen.getAllByText('No name kept, 23 November 2026 at 9:30am')).not.toHaveLength(0)
})

test('what we wrote stands apart from what the company says', () => {
  const answer = 'Your number does not answer.'
  show([], { ...company, state: 'returned', answer })
  expect(within(screen.getByRole('region', { name: words.told })).getByText(answer)).toBeTruthy()
  expect(within(screen.getByRole('region', { name: words.facts.employer })).queryByText(answer)).toBeNull()
})
