/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { JobTable, type JobTableRow } from '@/components/hiring/jobs/job-table'
import { companyJobListWords as words } from '@/lib/content/hiring/company-job-words'
import { plainDate } from '@/lib/domain/dates/plain-date'

const row = (id: string, status: JobTableRow['status']): JobTableRow => ({
  id,
  title: id,
  status,
  review: 'asked',
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
