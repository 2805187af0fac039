/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { FunderReportScreen } from '@/components/casework/outcomes/funder-report-screen'
import { funderReportWords as words } from '@/lib/content/casework/partner-report'
import { plainDate } from '@/lib/domain/dates/plain-date'

const anybody = {
  file: null,
  workerId: null,
  area: '',
  services: [],
  isTakenOn: true,
  referredOn: plainDate('2026-11-02'),
  engagedOn: null,
  readyOn: null,
  appliedOn: null,
  interviewOn: null,
  offerOn: null,
  starts: [],
}

test('the report of the first month says why it alone counts who was accepted', () => {
  const shown = (today: string) =>
    render(
      <FunderReportScreen
        portal="/dashboard/partnerportal"
        facts={{ organisation: 'A Fresh Start', people: [1, 2, 3, 4, 5, 6].map((person) => ({ ...anybody, person })) }}
        chosen={{ span: '', part: '' }}
        today={plainDate(today)}
      />,
    )
  const first = shown('2026-11-28')
  expect(screen.getByRole('rowheader', { name: new RegExp(`^${words.firstSteps.taken_on}`) })).toBeTruthy()
  expect(screen.getByText(words.onlyInFirst)).toBeTruthy()
  first.unmount()
  shown('2026-12-02')
  expect(screen.queryByRole('rowheader', { name: new RegExp(`^${words.firstSteps.taken_on}`) })).toBeNull()
  expect(screen.queryByText(words.onlyInFirst)).toBeNull()
})
