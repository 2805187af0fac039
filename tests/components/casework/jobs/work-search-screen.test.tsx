/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { SharedApplications } from '@/components/casework/jobs/shared-applications'
import { WorkSearchScreen } from '@/components/casework/jobs/work-search-screen'
import { workSearchWords as words } from '@/lib/content/casework/work-search'
import { stageLabels } from '@/lib/content/dashboards/labels'
import { boardJobsAt } from '@/lib/content/demonstration/story/board-jobs'
import { milesText } from '@/lib/content/wording/job-text'
import { plainDate } from '@/lib/domain/dates/plain-date'
import type { JobMatch } from '@/lib/domain/job-board/match-job'

const [job] = boardJobsAt(plainDate('2026-11-21'))
if (!job) throw new Error('there are examples')
const file = {
  district: '',
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
const shown = (match: JobMatch, tickets: readonly string[] = ['Forklift']) => {
  render(
    <WorkSearchScreen
      portal="/dashboard/partnerportal"
      reference="SP-7KX2M9"
      file={file}
      search={{ ...search, tickets }}
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

test('where no ticket or skill is entered, the page asks for them once, and no card says that it shares none', () => {
  shown(possible, [])
  expect(screen.getByText(words.noTickets)).toBeTruthy()
  expect(screen.queryByText(words.onlyPossible.no_skill)).toBeNull()
})

test.each([
  [true, 1],
  [false, 0],
])(
  'without an account nothing is said to be held back, and an open file leads to a code: open is %s',
  (is_open, links) => {
    render(
      <WorkSearchScreen
        portal="/dashboard/partnerportal"
        reference="SP-7KX2M9"
        file={{ ...file, is_open }}
        search={search}
        jobs={[]}
        kept={null}
      />,
    )
    expect(screen.getByText(words.noAccount('Robin Ash'))).toBeTruthy()
    expect(screen.getByText(words.byHandAlone)).toBeTruthy()
    expect(screen.queryByText(words.notShared)).toBeNull()
    expect(screen.queryAllByRole('link', { name: words.giveCode })).toHaveLength(links)
  },
)

test.each([
  ['not shared', null, words.byHand],
  ['shared and empty', { district: '', wants: {}, skills: [], tickets: [] }, words.fromBlankProfile],
  ['shared', { district: 'LS9', wants: {}, skills: [], tickets: [] }, words.fromProfile],
])('where the search comes from: a profile that is %s', (_, profile, said) => {
  render(
    <WorkSearchScreen
      portal="/dashboard/partnerportal"
      reference="SP-7KX2M9"
      file={{ ...file, has_account: true, profile }}
      search={search}
      jobs={[]}
      kept={null}
    />,
  )
  expect(screen.getByText(said)).toBeTruthy()
})

test('after a search by hand the profile can be looked for again', () => {
  const profile = { district: 'LS9', wants: {}, skills: ['Baking'], tickets: [] }
  render(
    <WorkSearchScreen
      portal="/dashboard/partnerportal"
      reference="SP-7KX2M9"
      file={{ ...file, has_account: true, profile }}
      search={search}
      jobs={[]}
      kept={null}
    />,
  )
  expect(screen.queryByText(words.fromProfile)).toBeNull()
  expect(screen.getByRole('link', { name: words.useProfile }).getAttribute('href')).toBe(
    '/dashboard/partnerportal/people/SP-7KX2M9/jobs',
  )
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

test.each([
  ['is ruled out', ['too_far'], true],
  ['suits', [], false],
] as const)('whoever suggests a job that %s is cautioned, or not', (_, against, isCautioned) => {
  render(
    <WorkSearchScreen
      portal="/dashboard/partnerportal"
      reference="SP-7KX2M9"
      file={{ ...file, has_account: true }}
      search={search}
      jobs={[{ job, match: { ...possible, fit: against.length > 0 ? 'ruled_out' : 'possible', against } }]}
      kept={null}
    />,
  )
  expect(screen.queryByText(words.againstHint) !== null).toBe(isCautioned)
})

test('of jobs that suit less four stand open, and the others fold away', () => {
  const jobs = [1, 2, 3, 4, 5, 6].map((id) => ({ job: { ...job, id: `job-${id}` }, match: possible }))
  const { container } = render(
    <WorkSearchScreen
      portal="/dashboard/partnerportal"
      reference="SP-7KX2M9"
      file={{ ...file, has_account: true }}
      search={search}
      jobs={jobs}
      kept={null}
    />,
  )
  const fold = screen.getByText(words.moreJobs(2)).closest('details')
  expect(fold?.open).toBe(false)
  expect(fold?.querySelectorAll('.dash-cards > li')).toHaveLength(2)
  expect(container.querySelectorAll('.dash-cards > li')).toHaveLength(6)
})

test.each([
  ['waits for an answer', 'interview', null],
  ['starts soon', 'accepted', null],
  ['declined the offer', 'offer_declined', words.over(1)],
] as const)('a job for which somebody %s stands among the applications, and is not looked for', (_, stage, over) => {
  const applied = {
    ...{ id: 'ap1', job_id: job.id, job: job.title, company: job.company, stage },
    ...{ changed_on: plainDate('2026-11-20'), interview: null, approval_since: null },
  }
  render(
    <WorkSearchScreen
      portal="/dashboard/partnerportal"
      reference="SP-7KX2M9"
      file={{ ...file, has_account: true, applications: [applied] }}
      search={search}
      jobs={[
        { job, match: possible },
        { job: { ...job, id: 'another', title: 'Another job' }, match: possible },
      ]}
      kept={null}
    />,
  )
  expect(screen.getByRole('heading', { name: 'Another job' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: job.title })).toBeNull()
  expect(screen.getByRole('heading', { name: 'Possible matches (1)' })).toBeTruthy()
  const line = screen.getByText(stageLabels[stage]).closest('details')
  expect(line?.querySelector('summary')?.textContent ?? null).toBe(over)
})

test.each([
  ['none was found', [], words.noJobs],
  ['they have applied for all', [{ job, match: possible }], words.allApplied],
])('why there is no job: %s', (_, jobs, said) => {
  const applied = {
    ...{ id: 'ap1', job_id: job.id, job: job.title, company: job.company, stage: 'applied' as const },
    ...{ changed_on: plainDate('2026-11-20'), interview: null, approval_since: null },
  }
  render(
    <WorkSearchScreen
      portal="/dashboard/partnerportal"
      reference="SP-7KX2M9"
      file={{ ...file, has_account: true, applications: [applied] }}
      search={search}
      jobs={jobs}
      kept={null}
    />,
  )
  expect(screen.getByText(said)).toBeTruthy()
  // There is no profile that has filled it in.
  expect(screen.queryByText(words.searchFold)).toBeNull()
})

test('a job that can be done from home is no distance away', () => {
  const show = (remoteFriendly: boolean) =>
    render(
      <WorkSearchScreen
        portal="/dashboard/partnerportal"
        reference="SP-7KX2M9"
        file={file}
        search={search}
        jobs={[{ job: { ...job, remoteFriendly }, match: { ...possible, miles: 0 } }]}
        kept={null}
      />,
    )
  const { unmount } = show(false)
  expect(screen.getByText(milesText(0))).toBeTruthy()
  unmount()
  show(true)
  expect(screen.queryByText(milesText(0))).toBeNull()
})

test('of an application that is over nothing is said to come next', () => {
  render(
    <SharedApplications
      portal="/dashboard/partnerportal"
      reference="SP-7KX2M9"
      applications={[
        {
          id: '1',
          job_id: 'x',
          job: 'Baker',
          company: 'Example Bakery',
          stage: 'job_closed',
          changed_on: plainDate('2026-11-20'),
          interview: null,
          approval_since: null,
        },
      ]}
    />,
  )
  expect(screen.getByRole('listitem').textContent).toMatch(/20 November 2026\.\s*$/)
})
