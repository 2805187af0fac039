/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'

import { helpTasks } from '@/components/casework/support/help-tasks'
import { EmployerTasks } from '@/components/hiring/applications/employer-tasks'
import { OwnSummary, OwnTasks } from '@/components/hiring/applications/own-summary'
import { JobsSummary } from '@/components/hiring/jobs/jobs-summary'
import { ProfileSummary } from '@/components/hiring/person/profile-summary'
import { CompanySummary } from '@/components/hiring/company/company-summary'
import { PostNotice } from '@/components/hiring/jobs/post-notice'
import { NoPortalPage } from '@/components/portals/no-portal-page'
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
  [{ counts: { drafts: 1 }, mayPost: true }, ['0 jobs on the board', '1 draft', 'Finish your advert', 'Post a job']],
  [
    { counts: { drafts: 1 }, mayPost: true, ready: { id: 'bakery-assistant-a1b2c3d4', title: 'Bakery assistant' } },
    ['0 jobs on the board', '1 draft', 'Check and send ‘Bakery assistant’', 'Post a job'],
  ],
])('an employer sees how their jobs stand: %j', (props, expected) => {
  render(<JobsSummary {...props} />)
  expect(links()).toEqual(expected)
})

test('somebody signed out is first told to create an account, and is not offered one that is theirs', () => {
  const { rerender } = render(<NoPortalPage visitor="signed-out" portal="/dashboard/employerdemo" />)
  expect(screen.getAllByRole('listitem')[0]?.textContent).toMatch(/^Create an account, and tell us/)
  expect(links()).not.toContain('Your account')
  rerender(<NoPortalPage visitor="no-portal" portal="/dashboard/employerdemo" />)
  expect(screen.getAllByRole('listitem')[0]?.textContent).toMatch(/^Tell us whether/)
  expect(links()).toContain('Your account')
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
    'Applicant A-7KX2M9Read their application and replyBaker4 working days left',
    'Jo LiDo the checks for your offerBakerWaiting since today',
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
  expect(screen.getByText('You see the next 1 interviews here. There are more.')).toBeTruthy()
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
  updatedOn: plainDate('2026-11-20'),
  waited: 2,
  hearBy: plainDate('2026-12-04'),
  interviewOn: null,
  wasInterviewed: false,
  disclosure: 'not_asked',
  hasTimes: false,
  hasDeclinedTimes: false,
  unread: 0,
} as const

test('what waits for a person comes first with its button, and of a question about a record it says no more', () => {
  const news = [
    { ...row, id: '6', stage: 'accepted' },
    { ...row, id: '5', stage: 'interview', interviewOn: plainDate('2026-11-30') },
    { ...row, id: '2', reference: 'A-7KX2MA', stage: 'interview', disclosure: 'asked', hasTimes: true, waited: null },
    { ...row, id: '3', stage: 'interview', disclosure: 'asked' },
    { ...row, id: '4', stage: 'offer' },
    { ...row, id: '7', unread: 1 },
    row,
  ] as const
  render(
    <>
      <OwnTasks news={news} />
      <OwnSummary news={news} />
    </>,
  )
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'You’ve accepted the job at Example Bakery',
    'Example Bakery has invited you to an interview',
    'Example Bakery has a question for you',
    'Example Bakery has offered you a job',
    'Example Bakery has shortlisted you',
    'You have an interview at Example Bakery',
    'Example Bakery has shortlisted you',
  ])
  expect(links().slice(0, 5)).toEqual([
    'See your first day',
    'Choose an interview time, then answer a question',
    'Answer a question',
    'Answer the offer',
    'Read the message',
  ])
  expect(screen.getAllByRole('link')[1]?.getAttribute('href')).toBe('/dashboard/candidateportal/applications/A-7KX2MA')
  expect(screen.getByText('Bakery assistant. You should hear by Friday 4 December.')).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/record|conviction/)
})

test('an interview that is over, or whose time was given up, is no new invitation', () => {
  const interview = { ...row, stage: 'interview' } as const
  const news = [
    { ...interview, id: '1', wasInterviewed: true },
    { ...interview, id: '2', hasDeclinedTimes: true },
    { ...interview, id: '3' },
  ]
  render(<OwnSummary news={news} />)
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Your interview at Example Bakery is over',
    'Your interview at Example Bakery has no time yet',
    'Example Bakery has invited you to an interview',
  ])
})

test('a message about an interview is announced with the day of the interview', () => {
  render(<OwnTasks news={[{ ...row, stage: 'interview', interviewOn: plainDate('2026-11-30'), unread: 1 }]} />)
  expect(screen.getByText('Bakery assistant. Your interview is on Monday 30 November.')).toBeTruthy()
})

test('where every application waits for the person, the list is led to from there', () => {
  render(
    <>
      <OwnTasks news={[{ ...row, stage: 'offer' }]} />
      <OwnSummary news={[{ ...row, stage: 'offer' }]} />
    </>,
  )
  expect(links()).toEqual(['Answer the offer', 'See all your applications'])
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1)
})

test('while nothing waits for a person, the page begins with that, and with jobs', () => {
  const { unmount } = render(<OwnTasks news={[row]} />)
  expect(screen.getByText(/^Nothing is waiting for you today\./)).toBeTruthy()
  expect(links()).toEqual(['See jobs for you'])
  unmount()
  // Whoever has accepted a job reads of it, and is not sent to look for others.
  const accepted = render(<OwnTasks news={[row, { ...row, stage: 'accepted' }]} />)
  expect(screen.getByRole('heading', { level: 2, name: 'You have a job' })).toBeTruthy()
  expect(links()).toEqual(['See your first day'])
  accepted.unmount()
  // Nobody knows whether something waits.
  render(<OwnTasks news={null} />)
  expect(document.body.textContent).toBe('')
})

test('somebody without applications is led to jobs, not to an empty list', () => {
  render(<OwnSummary news={[]} />)
  expect(links()).toEqual(['Find a job'])
})

test('what waits for somebody who is helped comes straight after what employers wait for', () => {
  const reference = 'SP-7KX2M9'
  const job = { title: 'Baker', company: 'Example Bakery', by: 'Leah', organisation: 'Example charity' }
  const suggestions = [
    { ...job, kept: null, applied: null },
    { ...job, kept: 'saved', applied: null },
    { ...job, kept: null, applied: 'A-7KX2M9' },
  ] as const
  const help = helpTasks({
    unread: [{ reference, name: 'Example charity', unread: 1 }],
    suggestions,
    step: { reference, what: 'Finish the CV', by: plainDate('2026-11-27') },
  })
  const { container } = render(<OwnTasks news={[row, { ...row, id: '2', unread: 1 }]} help={help} />)
  expect([...container.querySelectorAll('li')].slice(1).map((one) => one.textContent)).toEqual([
    'New message from Example charityRead the message',
    'Leah suggested a jobBaker, Example BakerySee the job',
    'Finish the CVA step in your plan, to do by Friday 27 November.See your plan',
  ])
  const support = '/dashboard/candidateportal/support'
  expect(
    screen
      .getAllByRole('link')
      .slice(1)
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    `${support}/${reference}#messages`,
    '/dashboard/candidateportal/jobs#suggested',
    `${support}/${reference}#plan`,
  ])
})

test('applications that could not be read do not look like none', () => {
  render(<OwnSummary news={null} />)
  expect(screen.queryByText('You have no open applications.')).toBeNull()
  expect(screen.getByText(/We can’t show your applications/)).toBeTruthy()
})

test('somebody without applications or enquiries is told once that they can apply straight away', () => {
  render(
    <PortalPage name={null} email="jo@example.org" enquiries={[]} role="candidate">
      <ProfileSummary profile={{ version: 0 }} />
    </PortalPage>,
  )
  expect(links().slice(0, 2)).toEqual(['Browse jobs', 'Start your profile'])
  expect(screen.getAllByText(/straight away/)).toHaveLength(1)
  expect(screen.queryByText(/enquiry/)).toBeNull()
})

test('a tool that is a step on the page is not named again among the tools, and is once it is no step', () => {
  const props = { name: null, email: 'jo@example.org', enquiries: [], role: 'candidate' } as const
  const toCv = () => screen.getAllByRole('link').filter((link) => link.getAttribute('href') === '/cv-builder')
  const { unmount } = render(<PortalPage {...props} />)
  expect(toCv().map((link) => link.textContent)).toEqual(['Open the CV builder'])
  unmount()
  render(<PortalPage {...props} isUnderWay />)
  expect(toCv().map((link) => link.textContent)).toEqual(['CV and letter builder'])
})

test('the demonstration is offered to somebody who has not begun, and to nobody who has', () => {
  const props = { name: null, email: 'jo@example.org', enquiries: [], role: 'candidate' } as const
  const { unmount } = render(<PortalPage {...props} />)
  expect(links()).toContain('See the candidate demonstration')
  unmount()
  render(<PortalPage {...props} isUnderWay />)
  expect(links()).not.toContain('See the candidate demonstration')
})

test('who hires here already is not asked to begin', () => {
  const props = { name: null, email: 'jo@example.org', enquiries: [], role: 'employer' } as const
  const { unmount } = render(<PortalPage {...props} />)
  expect(links()).toContain('Request a call back')
  unmount()
  render(<PortalPage {...props} isUnderWay />)
  expect(links()[0]).toBe('Open the employer guide')
  expect(screen.queryByText(/Want to talk first/)).toBeNull()
})

test('an employer is asked about their company once, above the steps, and can talk to us first', () => {
  render(
    <PortalPage name={null} email="jo@example.org" enquiries={[]} role="employer">
      <CompanySummary company={null} isMember={false} now={new Date()} draft={null} />
    </PortalPage>,
  )
  expect(links().slice(0, 4)).toEqual([
    'Tell us about your company',
    'Open the employer guide',
    'See the employer demonstration',
    'Request a call back',
  ])
})

test('while we check their company, an employer carries on with the advert they began', () => {
  const company = { name: 'Example Bakery', state: 'waiting', answer: '', askedAt: '2026-11-27T10:00:00Z' } as const
  const props = { company, isMember: false, now: new Date(company.askedAt) }
  const { unmount } = render(<CompanySummary {...props} draft={null} />)
  expect(links()).toEqual(['Write your first advert', 'See your company'])
  unmount()
  render(<CompanySummary {...props} draft={{ title: 'Night baker' }} />)
  expect(links()).toEqual(['Carry on with your first advert', 'See your company'])
  expect(screen.getByText('Draft: Night baker')).toBeTruthy()
})

test.each([
  [null, /^Tell us about your company before/, '/account/company'],
  [
    { state: 'waiting', draft: null },
    /^We’re checking your company\. You can write your first/,
    '/account/company/advert',
  ],
  [{ state: 'waiting', draft: { title: '' } }, /begun your first advert: you can/, '/account/company/advert'],
  [
    { state: 'waiting', draft: { title: 'Night baker' } },
    /first advert, ‘Night baker’: you can/,
    '/account/company/advert',
  ],
  [{ state: 'returned', draft: null }, /can’t approve your company yet/, '/account/company'],
] as const)('without a company that may advertise, Jobs says what comes next: %j', (asked, says, href) => {
  render(<PostNotice membership={null} asked={asked} />)
  expect(screen.getByText(says)).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe(href)
})
