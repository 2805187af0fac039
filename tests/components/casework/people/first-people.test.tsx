/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { FirstPeople } from '@/components/casework/people/caseload-summary'
import { plainDate } from '@/lib/domain/dates/plain-date'

const portal = '/dashboard/partnerportal'
const today = plainDate('2026-11-27')
const anna = { reference: 'SP-000001', name: 'Anna', since: plainDate('2026-11-03') }
const bo = { reference: 'SP-000002', name: 'Bo', since: plainDate('2026-12-03'), worker: 'Sam' }

test('each line says who, what and since when, and opens the file; below them is the way to everybody', () => {
  render(
    <FirstPeople
      portal={portal}
      today={today}
      isBesideAlerts={false}
      people={[
        { ...anna, need: 'nobody', worker: null },
        { ...bo, need: 'consent' },
        { ...bo, reference: 'SP-000003', name: 'Cal', need: 'release' },
      ]}
    />,
  )
  const [first, second, third] = screen.getAllByRole('listitem')
  expect(first?.textContent).toContain('Anna Nobody helps them yet. On your list since 3 November 2026.')
  expect(second?.textContent).toContain('Bo Their consent ends on 3 December 2026. Caseworker: Sam')
  expect(third?.textContent).toContain('Cal Due for release on 3 December 2026, and their plan has no steps yet.')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `${portal}/people/SP-000001`,
    `${portal}/people/SP-000002`,
    `${portal}/people/SP-000003`,
    `${portal}/people`,
  ])
})

test('nothing stands there when nobody needs anything', () => {
  const { container } = render(<FirstPeople portal={portal} today={today} isBesideAlerts people={[]} />)
  expect(container.innerHTML).toBe('')
})
