/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'

import { JobAdvert } from '@/components/jobs/job-advert'
import { PersonJobList } from '@/components/hiring/person/person-job-list'
import { candidatePortal } from '@/components/hiring/screen-place'
import { personJobWords as words } from '@/lib/content/hiring/person-jobs'
import { jobBoardWords } from '@/lib/content/job-board/board'
import { storyAt } from '@/lib/content/demonstration/story/story-at'
import { plainDate } from '@/lib/domain/dates/plain-date'
import { viewJob } from '@/lib/domain/job-board/job-view'

const today = plainDate('2026-11-21')
const [job] = storyAt(today).jobs

test('a saved job can be taken off the list and no more, and leads to what must be told there: the link names the job’s check alone', () => {
  if (!job) throw new Error('the story has jobs')
  const saved = { id: job.id, title: job.title, kept: 'saved' as const, job: viewJob(job, today), miles: null }
  const show = (list: 'saved' | 'suited') =>
    render(<PersonJobList list={list} jobs={[saved]} own={new Map()} place={candidatePortal} />)
  const { unmount } = show('saved')
  const card = within(screen.getByRole('article', { name: job.title }))
  const told = card.getByRole('link', { name: /^What must I tell them, if they ask\? ?: Warehouse Operative$/ })
  expect(told.getAttribute('href')).toBe(`/disclosure-calculator?check=${job.dbsLevel}#what-may-they-ask`)
  const buttons = () => screen.getAllByRole('button').map((button) => button.textContent)
  expect(buttons()).toEqual([words.unsave])
  expect(screen.queryByText(jobBoardWords.savedMark)).toBeNull()
  unmount()
  show('suited')
  expect(screen.queryByRole('link', { name: /^What must I tell them/ })).toBeNull()
})

test('on an advert the same question stands in one line with what becomes of the answers, without a stray full stop', () => {
  if (!job) throw new Error('the story has jobs')
  render(<JobAdvert job={viewJob(job, today)} />)
  expect(screen.getByRole('link', { name: 'What must I tell them, if they ask?' }).parentElement?.textContent).toBe(
    'What must I tell them, if they ask? Your answers stay on your own device.',
  )
})

test.each(['saved', 'hidden'] as const)('a list of %s jobs without any leads to where there are some', (list) => {
  render(<PersonJobList list={list} jobs={[]} own={new Map()} place={candidatePortal} />)
  expect(screen.getByRole('link', { name: words.toSuited }).getAttribute('href')).toBe(
    '/dashboard/candidateportal/jobs',
  )
})
