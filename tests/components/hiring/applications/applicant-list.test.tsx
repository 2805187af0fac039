/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'

import { ApplicantList } from '@/components/hiring/applications/applicant-list'
import { exampleApplicantWords } from '@/lib/content/dashboards/employer-words'
import { partWords } from '@/lib/content/dashboards/part-words'
import { applicantsFile, companyApplicantsWords as words } from '@/lib/content/hiring/applicants'
import { plainDate } from '@/lib/domain/dates/plain-date'

type Props = ComponentProps<typeof ApplicantList>

const on = plainDate('2026-11-23')
const row = (reference: string, name: string | null): Props['applicants'][number] => ({
  id: reference,
  reference,
  version: 3,
  jobId: 'bakery-assistant-1',
  jobTitle: 'Bakery assistant',
  stage: 'applied',
  appliedOn: on,
  changedOn: on,
  updatedOn: on,
  task: null,
  awaited: [],
  interview: null,
  distance: 'under_5',
  skills: [],
  tickets: [],
  name,
  unread: 0,
})
const list: Props = {
  tab: 'new',
  jobId: null,
  find: '',
  after: null,
  next: null,
  ticked: [],
  applicants: [row('A-000001', null), row('A-000002', 'Jo Li')],
  counts: { applied: 2, offer: 1, accepted: 2, hired: 3 },
  jobs: [],
  mayExport: true,
}

test('somebody who accepted is counted with the offers and with all who are open, and who has begun has a list of their own', () => {
  render(<ApplicantList {...list} />)
  const tabs = within(screen.getByRole('navigation', { name: 'Applicants by stage' }))
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'All open (5)',
    'Applied (2)',
    'Shortlisted (0)',
    'Interview (0)',
    'Offer (3)',
    'Hired (3)',
    'Rejected (0)',
    'Other outcomes (0)',
  ])
})

test('those who are ticked are sent on to be shortlisted or rejected, and a tick from the address comes back', () => {
  render(<ApplicantList {...list} ticked={[{ reference: 'A-000002', version: '3' }]} />)
  const form = document.querySelector<HTMLFormElement>('form#ticked')
  const sent = new FormData(form ?? undefined)
  const buttons = Array.from(form?.querySelectorAll('button') ?? [], ({ name, value }) => `${name} ${value}`)
  expect(buttons).toEqual(['step shortlist', 'step reject'])
  expect([form?.method, sent.get('tab'), sent.getAll('tick')]).toEqual(['get', 'new', ['A-000002 3']])
  expect(screen.getByRole('checkbox', { name: words.tickName('Applicant A-000001') })).toBeTruthy()
})

test('whoever is looked for is looked for in all lists, and each found says how far they have got', () => {
  render(<ApplicantList {...list} find="Jo" applicants={[{ ...row('A-000002', 'Jo Li'), stage: 'hired' }]} />)
  expect((screen.getByLabelText(words.find) as HTMLInputElement).value).toBe('Jo')
  expect(within(screen.getByRole('table', { name: words.foundIn })).getByText('Hired')).toBeTruthy()
  const tabs = within(screen.getByRole('navigation', { name: 'Applicants by stage' })).getAllByRole('link')
  expect(tabs.map((tab) => tab.getAttribute('aria-current'))).not.toContain('page')
  expect(tabs.map((tab) => tab.getAttribute('href')).join()).not.toContain('find')
  expect(screen.queryByText(words.several)).toBeNull()
})

test('what finds applicants is folded away on a phone, and says when it is in use', () => {
  const fold = () => screen.getByLabelText(words.find).closest('details')
  const { rerender } = render(<ApplicantList {...list} />)
  expect(fold()?.open).toBe(false)
  rerender(<ApplicantList {...list} jobId="bakery-assistant-1" />)
  expect(fold()?.open).toBe(false)
  expect(fold()?.querySelector('summary')?.textContent).toBe(partWords.foldOn(exampleApplicantWords.filter))
})

test('what stands above the list is short, and the rest about answering several is beside its buttons', () => {
  const task = { kind: 'read_application', waited: 2, isSinceToday: false } as const
  const [one, other] = [row('A-000001', null), row('A-000002', 'Jo Li')]
  const { rerender } = render(<ApplicantList {...list} tab="open" applicants={[{ ...one, task }, other]} />)
  const above = screen.getByText(words.severalTick).closest('p')
  expect(above?.textContent).toBe(`${words.openOrder(true)} ${words.severalTick}`)
  expect(above?.compareDocumentPosition(screen.getByRole('table'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const how = screen.getByText(words.severalHow(20, true)).closest('form')
  expect(how && within(how).getByRole('button', { name: words.several })).toBeTruthy()
  rerender(<ApplicantList {...list} tab="open" applicants={[one, { ...other, stage: 'offer' }]} />)
  // Where nobody waits before others, there is no order to explain.
  expect(screen.getByText(words.severalTick).closest('p')?.textContent?.trim()).toBe(words.severalTick)
  expect(screen.getByText(new RegExp(words.severalNot))).toBeTruthy()
})

test('nobody found is said', () => {
  render(<ApplicantList {...list} find="Jo" applicants={[]} />)
  expect(screen.getByText(words.notFound)).toBeTruthy()
})

test('nobody is told no from a list of those who have begun', () => {
  render(<ApplicantList {...list} tab="hired" applicants={[{ ...row('A-000002', 'Jo Li'), stage: 'hired' }]} />)
  expect(screen.queryByText(words.several)).toBeNull()
})

test.each([
  ['a job, and the right', { jobId: 'baker-1' }, true],
  ['no job', {}, false],
  ['no right', { jobId: 'baker-1', mayExport: false }, false],
])('with %s the applicants can be downloaded: %#', (_, change, isThere) => {
  render(<ApplicantList {...list} {...change} />)
  expect(screen.queryByRole('button', { name: applicantsFile.download }) !== null).toBe(isThere)
})

test('the file of a job’s applicants is offered only where there is somebody in it', () => {
  const { rerender } = render(<ApplicantList {...list} jobId="bakery-assistant-1" />)
  expect(screen.getByRole('button', { name: applicantsFile.download })).toBeTruthy()
  rerender(<ApplicantList {...list} jobId="bakery-assistant-1" applicants={[]} counts={{ applied: 0 }} />)
  expect(screen.queryByRole('button', { name: applicantsFile.download })).toBeNull()
})

test('among all who are in progress, each row says how far they have got, and only some can be told no', () => {
  const offered = { ...row('A-000003', 'Sam Poe'), stage: 'offer' } as const
  render(<ApplicantList {...list} tab="open" applicants={[row('A-000001', null), offered]} />)
  expect(within(screen.getByRole('table')).getByText('Offer')).toBeTruthy()
  const ticks = document.querySelectorAll('input[name="tick"]')
  expect([...ticks].map((tick) => tick.getAttribute('value'))).toEqual(['A-000001 3'])
})

test('a company to which nobody has applied is told what will be here, and has nothing to filter', () => {
  render(<ApplicantList {...list} tab="open" applicants={[]} counts={{}} />)
  expect(screen.getByText(words.noneYet)).toBeTruthy()
  expect(screen.getByRole('link', { name: words.toJobs }).getAttribute('href')).toBe('/dashboard/employerportal/jobs')
  expect(screen.queryByRole('navigation')).toBeNull()
})
