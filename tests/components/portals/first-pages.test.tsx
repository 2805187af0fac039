/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'

import { OwnSummary } from '@/components/hiring/applications/own-summary'
import { JobsSummary } from '@/components/hiring/jobs/jobs-summary'
import { PortalPage } from '@/components/portals/portal-page'
import { jobsWords } from '@/lib/content/hiring/jobs'
import { plainDate } from '@/lib/domain/dates/plain-date'

const links = () => screen.getAllByRole('link').map((link) => link.textContent?.trim())

test.each<[ComponentProps<typeof JobsSummary>, string, (string | undefined)[]]>([
  [
    { counts: { live: 3 }, newApplicants: 1, mayPost: true },
    jobsWords.attention,
    ['1 new applicant', '3 jobs on the board', 'Post a job', 'See applications'],
  ],
  [
    { counts: { live: 1, returned: 1, drafts: 2 }, newApplicants: null, mayPost: false },
    jobsWords.attention,
    ['1 job sent back to you', '1 job on the board', '2 drafts'],
  ],
  [
    { counts: {}, newApplicants: 0, mayPost: true },
    jobsWords.atAGlance,
    ['0 new applicants', '0 jobs on the board', 'Post a job', 'See applications'],
  ],
  [
    { counts: { live: 2 }, newApplicants: 100, mayPost: false },
    jobsWords.attention,
    ['99+ new applicants', '2 jobs on the board', 'See applications'],
  ],
])('an employer is led by what waits: %j', (props, heading, expected) => {
  render(<JobsSummary {...props} />)
  expect(screen.getByRole('heading').textContent).toBe(heading)
  expect(links()).toEqual(expected)
})

const row = {
  id: '1',
  reference: 'A-7KX2M9',
  jobTitle: 'Bakery assistant',
  company: 'Example Bakery',
  stage: 'shortlisted',
  changedOn: plainDate('2026-11-20'),
  waited: 2,
  disclosure: 'not_asked',
  hasTimes: false,
} as const

test('a person is led by what became of their applications, and of a question about a record it says no more', () => {
  render(
    <OwnSummary
      open={[
        row,
        { ...row, id: '2', stage: 'interview', hasTimes: true },
        { ...row, id: '3', stage: 'interview', disclosure: 'asked' },
        { ...row, id: '4', stage: 'offer' },
        { ...row, id: '5', stage: 'applied' },
      ]}
    />,
  )
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Example Bakery has shortlisted you',
    'Example Bakery has invited you to an interview',
    'Example Bakery has a question for you',
    'Example Bakery has offered you a job',
    'You applied to Example Bakery',
  ])
  expect(document.body.textContent).not.toMatch(/record|conviction/)
})

test('applications that could not be read do not look like none', () => {
  render(<OwnSummary open={null} />)
  expect(screen.queryByText('You have no open applications.')).toBeNull()
  expect(screen.getByText(/We can’t show your applications/)).toBeTruthy()
})

test('who hires or looks for work here already is not asked to begin', () => {
  const props = { name: null, email: 'jo@example.org', enquiries: [] }
  const { unmount } = render(<PortalPage {...props} role="candidate" />)
  expect(links()).toContain('Join the waitlist')
  unmount()
  const { unmount: close } = render(<PortalPage {...props} role="candidate" isUnderWay />)
  expect(links()).not.toContain('Join the waitlist')
  close()
  render(<PortalPage {...props} role="employer" isUnderWay />)
  expect(links()[0]).toBe('Open the employer guide')
})
