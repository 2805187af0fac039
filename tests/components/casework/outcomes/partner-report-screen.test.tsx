/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { PartnerReportScreen } from '@/components/casework/outcomes/partner-report-screen'
import { partnerReportWords as words } from '@/lib/content/casework/partner-report'
import { reportFilterOf, type ReportedPerson } from '@/lib/domain/outcomes/partner-report'
import { plainDate } from '@/lib/domain/dates/plain-date'

const today = plainDate('2026-11-29')
const somebody = (person: number, file: ReportedPerson['file']): ReportedPerson => ({
  person,
  file,
  workerId: null,
  area: '',
  services: [],
  isTakenOn: true,
  referredOn: today,
  engagedOn: null,
  readyOn: null,
  appliedOn: null,
  interviewOn: null,
  offerOn: null,
  starts: [],
})
const robin = somebody(0, { reference: 'SP-7KX2M9', name: 'Robin Ash' })

test.each([0, 1, 2])('%s people without a file are why the report counts more than the list of people', (count) => {
  const others = Array.from({ length: count }, (_, index) => somebody(index + 1, null))
  render(
    <PartnerReportScreen
      portal="/dashboard/partnerportal"
      facts={{ organisation: 'A Fresh Start', workers: [], people: [robin, ...others] }}
      filter={reportFilterOf({})}
      today={today}
    />,
  )
  expect(screen.queryByText(words.withoutFileOfAll(count)) !== null).toBe(count > 0)
})
