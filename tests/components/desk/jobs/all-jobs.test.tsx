/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { AllJobs } from '@/components/desk/jobs/all-jobs'
import { deskJobsWords as words } from '@/lib/content/desk/desk-job-words'

const none = { rows: [], next: null, isFirst: true }

test('an empty tab says what would be in it, and an empty search that nothing matches', () => {
  const { rerender } = render(<AllJobs {...none} tab="paused" typed="" />)
  expect(screen.getByText(words.empty.paused)).toBeTruthy()
  rerender(<AllJobs {...none} tab="all" typed="baker" />)
  expect(screen.getByText(words.foundNone)).toBeTruthy()
})
