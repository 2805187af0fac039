/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { FunderReportScreen } from '@/components/casework/outcomes/funder-report-screen'
import { PartnerReportScreen } from '@/components/casework/outcomes/partner-report-screen'
import { partnerReportWords as words } from '@/lib/content/casework/partner-report'
import { rightWords } from '@/lib/content/hiring/colleague-words'
import { plainDate } from '@/lib/domain/dates/plain-date'
import { reportFilterOf } from '@/lib/domain/outcomes/partner-report'

const shown = { portal: '/dashboard/caseworkerportal', facts: null, today: plainDate('2026-11-29') } as const

test.each([
  ['the report', <PartnerReportScreen key="1" {...shown} filter={reportFilterOf({})} />],
  ['the report for a funder', <FunderReportScreen key="2" {...shown} chosen={{ span: '', part: '' }} />],
])('%s says without the right which one it takes, and leads back', (_, screenOf) => {
  render(screenOf)
  expect(screen.getByText(words.noRight).textContent).toContain(`‘${rightWords.report}’`)
  expect(screen.getByRole('link', { name: words.toOverview }).getAttribute('href')).toBe(shown.portal)
})
