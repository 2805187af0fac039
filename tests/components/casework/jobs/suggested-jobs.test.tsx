/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'

import { SuggestedJobs } from '@/components/casework/jobs/suggested-jobs'
import { suggestionWords as words } from '@/lib/content/casework/work-search'
import { storyAt } from '@/lib/content/demonstration/story/story-at'
import { plainDate } from '@/lib/domain/dates/plain-date'
import { viewJob } from '@/lib/domain/job-board/job-view'

const today = plainDate('2026-11-21')
const [job] = storyAt(today).jobs

if (!job) throw new Error('the story has jobs')
const suggestion = {
  id: '1',
  job_id: job.id,
  title: job.title,
  job: viewJob(job, today),
  miles: 2,
  why: 'It has the early shifts you want.',
  by: 'Leah Marsden',
  organisation: 'Lantern Works',
  kept: null,
  applied: null,
}

test('why a job is suggested is a quotation of whoever suggests it, apart from the advert', () => {
  render(<SuggestedJobs suggestions={[suggestion]} />)
  const said = within(screen.getByRole('figure'))
  expect(said.getByText(words.by('Leah Marsden', 'Lantern Works'))).toBeTruthy()
  expect(said.getByText(suggestion.why).closest('blockquote')).not.toBeNull()
})

test('a suggested job that is saved can be taken out of the saved ones', () => {
  render(<SuggestedJobs suggestions={[{ ...suggestion, kept: 'saved' }]} />)
  const step = screen.getByRole('button', { name: new RegExp(`^${words.unsave}.*${job.title}$`) })
  expect(step.closest('form')?.getAttribute('action')).toBe('/api/candidate/job-unsave')
})
