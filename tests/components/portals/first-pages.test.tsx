/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'

import { EmployerTasks } from '@/components/hiring/applications/employer-tasks'
import { OwnSummary } from '@/components/hiring/applications/own-summary'
import { JobsSummary } from '@/components/hiring/jobs/jobs-summary'
import { PortalPage } from '@/components/portals/portal-page'
import { plainDate } from '@/lib/domain/dates/plain-date'

const links = () => screen.getAllByRole('link').map((link) => link.textContent?.trim())

test.each<[ComponentProps<typeof JobsSummary>, (string | undefined)[]]>([
  [{ counts: { live: 3 }, mayPost: true }, ['3 jobs on the board', 'Post a job']],
  [
    { counts: { live: 1, returned: 1, drafts: 2, paused: 1 }, mayPost: false },
    ['1 job sent back to you', '1 job on the board', '1 paused job', '2 drafts'],
  ],
  [{ counts: {}, mayPost: true }, ['0 jobs on the board', 'Post a job']],
])('an employer sees how their jobs stand: %j', (props, expected) => {
  render(<JobsSummary {...props} />)
  expect(links()).toEqual(expected)
})

const task = {
  id: '1',
  reference: 'A-7KX2M9',
  jobTitle: 'Baker',
  name: null,
  kind: 'read_application',
  waited: 6,
  isSinceToday: false,
} as const

test('an employer is led by who waits, by number while the name is hidden, each to where it is done', () => {
  render(
    <EmployerTasks
      waiting={{
        tasks: [
          task,
          { ...task, id: '2', reference: 'A-7KX2MA', name: 'Jo Li', kind: 'do_checks', waited: 0, isSinceToday: true },
        ],
        hasMore: false,
        interviews: [],
        hasMoreInterviews: false,
      }}
    />,
  )
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map((row) => row.textContent)).toEqual([
    'Applicant A-7KX2M9Read their application and replyBakerWaited 6 of 10 working days',
    'Jo LiDo the checks for your offerBakerSince today',
  ])
  const list = '/dashboard/employerportal/applications'
  expect(rows.map((row) => row.querySelector('a')?.getAttribute('href'))).toEqual([
    `${list}/A-7KX2M9`,
    `${list}/A-7KX2MA#checks`,
  ])
})

test('an employer sees the interviews of the coming week, also while nobody waits', () => {
  const interview = {
    reference: 'A-7KX2M9',
    jobTitle: 'Baker',
    name: 'Jo Li',
    on: plainDate('2026-11-25'),
    at: '10:00',
    isLate: true,
  }
  render(<EmployerTasks waiting={{ tasks: [], hasMore: false, interviews: [interview], hasMoreInterviews: true }} />)
  expect(screen.getByText('No applicants are waiting for you.')).toBeTruthy()
  const [row] = screen.getAllByRole('row').slice(1)
  expect(row?.textContent).toBe('Jo LiWednesday 25 November, 10am Running lateBaker')
  expect(row?.querySelector('a')?.getAttribute('href')).toBe('/dashboard/employerportal/applications/A-7KX2M9')
  expect(screen.getByText('These are the next 1. There are more.')).toBeTruthy()
})

test('nobody waiting and a list that could not be read are told apart', () => {
  const { unmount } = render(
    <EmployerTasks waiting={{ tasks: [], hasMore: false, interviews: [], hasMoreInterviews: false }} />,
  )
  expect(screen.getByText('No applicants are waiting for you.')).toBeTruthy()
  unmount()
  render(<EmployerTasks waiting={null} />)
  expect(screen.getByRole('alert').textContent).toMatch(/We can’t show who is waiting/)
})

const row = {
  id: '1',
  reference: 'A-7KX2M9',
  jobTitle: 'Bakery assistant',
  company: 'Example Bakery',
  stage: 'shortlisted',
  changedOn: plainDate('2026-11-20'),
  waited: 2,
  interviewOn: null,
  disclosure: 'not_asked',
  hasTimes: false,
  unread: 0,
} as const

test('a person is led by what became of their applications, and of a question about a record it says no more', () => {
  render(
    <OwnSummary
      news={[
        { ...row, id: '6', stage: 'accepted' },
        { ...row, id: '5', stage: 'interview', interviewOn: plainDate('2026-11-30') },
        { ...row, id: '2', stage: 'interview', disclosure: 'asked', hasTimes: true, waited: null },
        { ...row, id: '3', stage: 'interview', disclosure: 'asked' },
        { ...row, id: '4', stage: 'offer' },
      ]}
    />,
  )
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'You’ve accepted the job at Example Bakery',
    'You have an interview at Example Bakery',
    'Example Bakery has invited you to an interview',
    'Example Bakery has a question for you',
    'Example Bakery has offered you a job',
  ])
  expect(document.body.textContent).not.toMatch(/record|conviction/)
})

test('applications that could not be read do not look like none', () => {
  render(<OwnSummary news={null} />)
  expect(screen.queryByText('You have no open applications.')).toBeNull()
  expect(screen.getByText(/We can’t show your applications/)).toBeTruthy()
})

test('who hires or looks for work here already is not asked to begin', () => {
  const props = { name: null, email: 'jo@example.org', enquiries: [] }
  const { unmount } = render(<PortalPage {...props} role="candidate" />)
  expect(links()).toContain('Find a job')
  expect(links()).not.toContain('Join the waitlist')
  unmount()
  const { unmount: close } = render(<PortalPage {...props} role="candidate" isUnderWay />)
  expect(links()).not.toContain('Join the waitlist')
  close()
  render(<PortalPage {...props} role="employer" isUnderWay />)
  expect(links()[0]).toBe('Open the employer guide')
})
