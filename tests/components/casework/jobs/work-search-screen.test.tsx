/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { WorkSearchScreen } from '@/components/casework/jobs/work-search-screen'
import { workSearchWords as words } from '@/lib/content/casework/work-search'
import { boardJobsAt } from '@/lib/content/demonstration/story/board-jobs'
import { plainDate } from '@/lib/domain/dates/plain-date'
import type { JobMatch } from '@/lib/domain/job-board/match-job'

const [job] = boardJobsAt(plainDate('2026-11-21'))
if (!job) throw new Error('there are examples')
const file = {
  name: 'Robin Ash',
  is_open: true,
  has_account: false,
  restrictions: [],
  profile: null,
  applications: null,
  suggested: [],
}
const search = { district: 'LS9', miles: 25, hours: 'any', nights: true, tickets: [] } as const
const possible: JobMatch = { fit: 'possible', miles: 3, sharedSkills: [], against: [] }
const shown = (match: JobMatch) => {
  render(
    <WorkSearchScreen
      portal="/dashboard/partnerportal"
      reference="SP-7KX2M9"
      {...{ file, search }}
      jobs={[{ job, match }]}
      kept={null}
    />,
  )
  return screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
}

test('without a strong match one line says how to find one, and the possible ones come first, each with its reason', () => {
  expect(shown(possible).slice(-2)).toEqual(['Possible matches (1)', 'Ruled out (0)'])
  expect(screen.getByText(words.noStrong)).toBeTruthy()
  expect(screen.getByText(words.onlyPossible.no_skill)).toBeTruthy()
})

test('with a strong match it comes first, with what it shares', () => {
  expect(shown({ ...possible, fit: 'strong', sharedSkills: ['Forklift'] }).slice(-3)).toEqual([
    'Strong matches (1)',
    'Possible matches (0)',
    'Ruled out (0)',
  ])
  expect(screen.queryByText(words.noStrong)).toBeNull()
  expect(screen.getByText(words.shares('Forklift'))).toBeTruthy()
})
