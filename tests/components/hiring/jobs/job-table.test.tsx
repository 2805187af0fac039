/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { JobTable, type JobTableRow } from '@/components/hiring/jobs/job-table'
import { companyJobListWords as words, companyJobWords } from '@/lib/content/hiring/company-job-words'
import { countIn } from '@/lib/domain/applications/applicant-tabs'
import { plainDate } from '@/lib/domain/dates/plain-date'

const row = (id: string, status: JobTableRow['status']): JobTableRow => ({
  id,
  title: id,
  status,
  review: 'asked',
  isTakenOff: false,
  closesOn: null,
  closedOn: null,
  hired: null,
  changedAt: '2026-11-26T09:00:00Z',
  applicants: null,
})

test('among the jobs with the team a new advert is not called a draft, and one on the board says so', () => {
  render(<JobTable tab="review" today={plainDate('2026-11-26')} rows={[row('new', 'draft'), row('changed', 'live')]} />)
  expect(screen.getByText(words.newAdvert)).toBeTruthy()
  expect(screen.getByText(words.states.live)).toBeTruthy()
  expect(screen.queryByText(words.states.draft)).toBeNull()
})

test('those in progress are counted as their list counts them, somebody who said yes too, and those who were rejected are not', () => {
  const counts = { applied: 1, interview: 2, accepted: 1, unsuccessful: 2 }
  const job = { ...row('Packer', 'live'), applicants: counts }
  render(<JobTable tab="live" today={plainDate('2026-11-26')} rows={[job]} />)
  expect(screen.getByRole('columnheader', { name: words.columns.applicants })).toBeTruthy()
  expect(screen.getByRole('link', { name: '4' }).getAttribute('href')).toContain('tab=open')
  expect(companyJobWords.applicantsText(countIn('open', counts), countIn('new', counts))).toBe(
    '4 in progress, 1 of them new',
  )
})

test.each(['returned', 'review'] as const)('a job that the team took off the board is not called paused: %s', (tab) => {
  const review = tab === 'returned' ? 'returned' : 'asked'
  render(
    <JobTable
      tab={tab}
      today={plainDate('2026-11-26')}
      rows={[{ ...row('Packer', 'paused'), review, isTakenOff: true }]}
    />,
  )
  expect(screen.getByText(words.takenOff)).toBeTruthy()
  expect(screen.queryByText(words.states.paused)).toBeNull()
})

test('what came back is called as on its own page, and a draft says until when it is open', () => {
  const rows = [{ ...row('new', 'draft'), review: 'returned' as const }]
  render(<JobTable tab="returned" today={plainDate('2026-11-26')} rows={rows} />)
  expect(screen.getByText(words.reviews.returned)).toBeTruthy()
  expect(screen.queryByText(words.newAdvert)).toBeNull()
  expect(screen.getByRole('cell', { name: words.untilFilled })).toBeTruthy()
})
